"""What a seat sees: all sheets as they were when the round began, its own placement, and who still thinks (HA-16)."""

from typing import Literal

from msgspec import Struct

from burrow.engine.game import Millis, Seat
from burrow.games.hamstern.data.sheet import Sheet
from burrow.games.hamstern.options import Options
from burrow.games.hamstern.state import Cells, Timer


class SeatView(Struct, frozen=True):
    """A seat's sheet, as everybody sees it."""

    crossed: Cells
    """Cell numbers crossed in finished rounds, ascending."""
    fresh: Cells
    """Those of them that the round before brought."""
    ones: int
    """Slots of the ones that are struck out, in finished rounds."""
    full: tuple[int, ...]
    """Chambers that are completely crossed."""
    begun: int
    """Chambers with at least one cross."""
    nuts: int
    mushrooms: int
    points: tuple[int, int, int]
    """From nuts, mushrooms and chambers, in the order of the sheet (H-33, H-32, H-30)."""
    fits: tuple[bool, ...]
    """Six answers: whether a roll of 1 to 6 could be placed on this sheet (H-18)."""
    done: bool
    """Has confirmed in this round."""


class OddsView(Struct, frozen=True):
    """How near the end is."""

    last_round: bool
    """The game ends with this round (H-29)."""
    ends: int
    """Of the six faces of the next roll, how many make the next round the last one."""
    ticks: int
    """Rolls of 4 or more that are still needed once the timer runs; in the solo game, from now on at most."""


class View(Struct, frozen=True):
    options: Options
    sheet: Sheet
    phase: Literal["roll", "place", "over"]
    """roll: the die is due; place: everyone uses the roll."""
    round: int
    pips: int
    """The roll of this round; 0 before it."""
    roller: Seat
    """Whose turn it is to roll (HA-13); with a real die, who enters the pips is the first seat."""
    seat: Seat | None
    """Whose view this is; None for a spectator. A bot has no other way to know which sheet is its own."""
    seats: tuple[SeatView, ...]
    timer: Timer
    deadline: Millis | None
    mine: Cells | None
    """What this seat has confirmed and the others do not see yet; empty: passed; None: nothing, or a spectator."""
    last_pips: int
    odds: OddsView
    winners: tuple[Seat, ...]
    """Set when the game is over."""
    tie_break: Literal["", "chambers", "mushrooms", "nuts", "shared"]
    """When the game is over: what decided between equal totals at the top (H-35), or that nothing did (HA-11)."""
