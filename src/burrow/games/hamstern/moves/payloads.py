"""What can happen: the moves of a seat and nature's answers."""

from burrow.engine.game import Payload
from burrow.games.hamstern.state import Cells


class Cross(Payload, frozen=True):
    """Cross these cells of your own sheet for the roll, and confirm (H-08). Numbers ascending, each once."""

    cells: Cells


class Pass(Payload, frozen=True):
    """Cross nothing this round: only if the roll fits nowhere (H-18), or on a 1 by the house rule (HA-03)."""


class Enter(Payload, frozen=True):
    """The first seat enters what the real die shows; only at tables with a real die."""

    pips: int


class Rolled(Payload, frozen=True):
    """Nature: the die of the round (H-06)."""

    pips: int


class TimeUp(Payload, frozen=True):
    """Nature: the time to place is over; the table places for seats that have not confirmed (HA-17)."""


Move = Cross | Pass | Enter
What = Move | Rolled | TimeUp
