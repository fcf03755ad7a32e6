"""The casual bot: sees nuts, mushrooms and chambers about to be full, likes to continue next to its last crosses and
does not look beyond this roll."""

from collections.abc import Sequence

from burrow.engine.game import Millis
from burrow.engine.rng import Rng
from burrow.games.hamstern.bots.ground import Ground, Progress, crosses_in, ground_of, progress_of
from burrow.games.hamstern.moves import Cross, What
from burrow.games.hamstern.view import SeatView, View

MOOD = 40
"""The most that a whim can weigh, in tenths of a point."""
NEAR = 12
"""The value of continuing next to the last crosses, in tenths of a point."""
HANDFUL = 3
"""The most crosses that feel right on a 1."""


def pick(view: View, legal: Sequence[What] | None, budget: Millis, rng: Rng) -> What:
    crosses = crosses_in(legal)
    if not crosses or view.seat is None:
        return rng.choice(legal or ())
    ground, seat = ground_of(view.sheet, view.options), view.seats[view.seat]
    if view.pips == 1:
        handful = 1 + rng.below(HANDFUL)
        crosses = [move for move in crosses if len(move.cells) <= handful]
    progress = progress_of(ground, seat)
    return max(crosses, key=lambda move: liking(ground, progress, seat, move) + rng.below(MOOD))


def liking(ground: Ground, progress: Progress, seat: SeatView, move: Cross) -> int:
    """In tenths of a point."""
    chamber, bits = ground.placement(move)
    after = progress.copy()
    after.cross(ground, chamber, bits)
    goes_on = any(ground.place[cell].chamber == chamber for cell in seat.fresh)
    return 10 * (after.points - progress.points) + (NEAR if goes_on else 0)
