"""The table at one moment: frozen structs, the questions that follow from them, and what must always hold."""

from typing import Literal

from msgspec import Struct

from burrow.engine.game import Millis
from burrow.games.hamstern.options import Options

Phase = Literal["roll", "place", "over"]

Cells = tuple[int, ...]
"""Numbers of cells on the sheet, ascending; empty for a pass."""


class Crosses(Struct, frozen=True):
    """What a seat has drawn on its sheet."""

    marks: tuple[int, ...]
    """By chamber, a bit for each of its cells in their order there; set: crossed."""
    ones: int = 0
    """Slots of the ones that are struck out (H-20)."""


class Timer(Struct, frozen=True):
    """Runs for everyone alike (H-24). Alone at the table it runs twice (HS-02)."""

    lap: Literal[0, 1, 2] = 0
    """0: stands still; 1: the first run of the solo game, which circles; 2: the run that ends the game."""
    circled: int = 0
    """Symbols circled in the first run of the solo game."""
    struck: int = 0
    """Symbols crossed off."""


class State(Struct, frozen=True):
    options: Options
    phase: Phase
    round: int
    """From 1."""
    pips: int
    """The roll of this round; 0 before it."""
    crosses: tuple[Crosses, ...]
    """By seat, as everybody sees them: what was placed in finished rounds (HA-16)."""
    placed: tuple[Cells | None, ...]
    """By seat, what it has confirmed in this round; None while it thinks."""
    timer: Timer
    deadline: Millis | None = None
    """When the time to place is up (HA-17)."""
    last: tuple[Cells, ...] = ()
    """By seat, what the round before brought; empty before the end of the first."""
    last_pips: int = 0
    """The roll of the round before."""

    @property
    def seats(self) -> int:
        return len(self.crosses)
