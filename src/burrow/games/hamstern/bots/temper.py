"""Makes bots of the same level play differently: how each weighs what cannot be counted, and where on the map it likes
to dig. The temper depends on the seat, so it stays the same for the whole game. All are about equally strong."""

from typing import NamedTuple

from burrow.games.hamstern.moves import Cross, What
from burrow.games.hamstern.view import View


class Temper(NamedTuple):
    """In points, on the scale of `careful`."""

    right: int
    down: int
    """The direction to dig in when choices seem equal."""
    gap: float
    """How much a cut-off single cell takes from the promise of its chamber."""
    door: float
    """The value of opening the way into another chamber."""
    slot: float
    """The value of a slot of the ones while the game goes on."""
    nut: float
    """The promise of a nut that can be reached with one roll."""


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
    """How far the crosses lie in the direction that the bot likes."""
    if not isinstance(move, Cross):
        return 0.0
    places = [view.sheet.cells[cell] for cell in move.cells]
    return sum(temper.right * place.x + temper.down * place.y for place in places) / len(places)
