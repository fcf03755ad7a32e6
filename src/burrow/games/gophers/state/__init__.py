"""The table at one moment: its structs, the first state, what can be read from a state, and what must always hold."""

from burrow.games.gophers.state.checks import faults
from burrow.games.gophers.state.reading import waiting
from burrow.games.gophers.state.start import setup
from burrow.games.gophers.state.structs import NOBODY, Buried, Cards, Ended, Laid, Phase, State, Turn

__all__ = [
    "NOBODY",
    "Buried",
    "Cards",
    "Ended",
    "Laid",
    "Phase",
    "State",
    "Turn",
    "faults",
    "setup",
    "waiting",
]
