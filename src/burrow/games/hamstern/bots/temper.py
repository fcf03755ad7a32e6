"""What a bot is like within its level, so that two of a kind do not play the same game: how it weighs what cannot be
counted, and where on the map it likes to dig. The seat decides, and so a bot stays true to itself from its first roll
to its last. All are about equally strong."""

from typing import NamedTuple

from burrow.games.hamstern.moves import Cross, What
from burrow.games.hamstern.view import View


class Temper(NamedTuple):
    """In points, as `careful` counts."""

    right: int
    down: int
    """The direction in which it digs where the choice seems equal."""
    gap: float
    """What a cut-off gap of a single cell takes from the promise of its chamber."""
    door: float
    """What it is worth to open the way into another chamber."""
    slot: float
    """What a slot of the ones is worth, as long as the game goes on."""
    nut: float
    """What a nut promises that can be reached with one roll."""


TEMPERS = (
    Temper(-2, -1, gap=1.2, door=0.4, slot=0.5, nut=3.0),
    Temper(2, 1, gap=1.5, door=0.6, slot=0.6, nut=2.2),
    Temper(1, -2, gap=1.3, door=0.3, slot=0.4, nut=2.4),
    Temper(-1, 2, gap=1.6, door=0.5, slot=0.7, nut=2.8),
    Temper(-3, 4, gap=1.0, door=0.7, slot=0.5, nut=2.5),
    Temper(3, -4, gap=1.4, door=0.35, slot=0.35, nut=2.7),
)
"""By seat."""


def temper_of(view: View) -> Temper:
    return TEMPERS[(view.seat or 0) % len(TEMPERS)]


def liking(temper: Temper, view: View, move: What) -> float:
    """How far its crosses lie in the direction that a bot likes."""
    if not isinstance(move, Cross):
        return 0.0
    places = [view.sheet.cells[cell] for cell in move.cells]
    return sum(temper.right * place.x + temper.down * place.y for place in places) / len(places)
