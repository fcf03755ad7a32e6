"""The casual bot: puts a piece wherever there is room and ignores how the wheel will roll."""

from collections.abc import Sequence

from burrow.engine.game import Millis
from burrow.engine.rng import Rng
from burrow.games.hamsterrolle.data import kind_of
from burrow.games.hamsterrolle.geometry import lead, middle_of, onward
from burrow.games.hamsterrolle.moves import What
from burrow.games.hamsterrolle.physics.script import Placement, hand_of
from burrow.games.hamsterrolle.view import Room, View

PASSES = 10
"""One time in this many it would rather pass than build, if it may."""
TOO_STEEP = 105_000
"""This far ahead of the table, in thousandths of a degree, even this bot sees that nothing holds."""


def pick(view: View, legal: Sequence[What] | None, budget: Millis, rng: Rng) -> What:
    return rng.choice(legal) if legal else build(view, rng)


def build(view: View, rng: Rng) -> What:
    """A piece and a compartment that go together, and another place in case it is refused. If there is none, it passes,
    or tries an illegal place until the piece drops (WA-11)."""
    rooms = [room for room in view.rooms if lead(middle_of(room.compartment), view.contact) < TOO_STEEP]
    fits = [(piece, room) for room in rooms or view.rooms for piece in view.takes if kind_of(piece) not in room.kinds]
    if view.passing and not (fits and rng.below(PASSES)):
        return move_on(view, rng)
    if not fits:
        return hand_of(somewhere(rng.choice(view.takes), rng.choice(view.rooms).compartment, rng))
    piece, room = rng.choice(fits)
    again = rng.choice([other for own, other in fits if own == piece])
    return hand_of(*(somewhere(piece, one.compartment, rng, least=least(one)) for one in (room, again)))


def move_on(view: View, rng: Rng) -> What:
    """Pass a piece two or three compartments on from the lowest, whatever lies there."""
    piece, lowest = rng.choice(view.passing), view.lowest[0]
    return hand_of(*(somewhere(piece, onward(lowest, 2 + rng.below(2)), rng) for _ in range(2)))


def least(room: Room) -> int:
    """The front half, if something lies there already (W-13)."""
    return -50 if room.line < 0 else 0


def somewhere(piece: int, compartment: int, rng: Rng, *, least: int = 0) -> Placement:
    """Flat, along the rim or across it."""
    along, depth = least + rng.below(71 - least), rng.below(41) - 20
    return Placement(piece, compartment, along, depth, 0, 3 * rng.below(2))
