"""The table between two events: its structs, the first state, what the rules read from it, what must always hold."""

from burrow.games.hamsterrolle.state.checks import faults
from burrow.games.hamsterrolle.state.players import waiting
from burrow.games.hamsterrolle.state.start import setup
from burrow.games.hamsterrolle.state.structs import (
    NOBODY,
    NOTHING,
    NOWHERE,
    START,
    Direction,
    Ended,
    Last,
    Lie,
    Phase,
    State,
)

__all__ = [
    "NOBODY",
    "NOTHING",
    "NOWHERE",
    "START",
    "Direction",
    "Ended",
    "Last",
    "Lie",
    "Phase",
    "State",
    "faults",
    "setup",
    "waiting",
]
