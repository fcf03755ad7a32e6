"""The one who puts a piece wherever there is room and does not mind how the wheel will roll."""

from collections.abc import Sequence

from burrow.engine.game import Millis
from burrow.engine.rng import Rng
from burrow.games.hamsterrolle.data import kind_of
from burrow.games.hamsterrolle.data.path import Bring, Drop, LetGo, Take
from burrow.games.hamsterrolle.moves import ARRIVES, What, hand
from burrow.games.hamsterrolle.view import Room, View

SHORT: Millis = 900
LONG: Millis = 2200


class Casual:
    def choose(self, view: View, legal: Sequence[What] | None, budget: Millis, rng: Rng) -> tuple[What, Millis]:
        move = rng.choice(legal) if legal else build(view, rng)
        wish = SHORT + rng.below(LONG - SHORT + 1)
        return move, min(wish, 500 * view.options.turn) if view.options.turn else wish


def build(view: View, rng: Rng) -> What:
    """A piece and a compartment that go together; if there are none, some piece is let drop."""
    fits = [(piece, room) for room in view.rooms for piece in view.takes if kind_of(piece) not in room.kinds]
    if not fits:
        piece = rng.choice(view.takes)
        return hand(piece, ((0, Take(piece)), (1, Drop())))
    piece, room = rng.choice(fits)
    arrives = ARRIVES * (2 if view.options.steady else 1)
    return hand(piece, ((0, Take(piece)), (1, bring(room, rng)), (arrives, LetGo())))


def bring(room: Room, rng: Rng) -> Bring:
    """Flat, and rather in the front half of the compartment."""
    return Bring(room.compartment, along=rng.below(71), depth=rng.below(41) - 20, lift=0, turn=0, tilt=3 * rng.below(2))
