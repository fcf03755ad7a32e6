"""Which decisions can be taken back."""

from typing import assert_never

from burrow.engine.game import Event
from burrow.games.gophers.moves.payloads import (
    Begins,
    Collect,
    Decline,
    Dig,
    Drew,
    Keep,
    Place,
    Roll,
    Rolled,
    TimeUp,
    Walk,
    What,
)
from burrow.games.gophers.options import is_junior
from burrow.games.gophers.state import NOBODY, State
from burrow.games.gophers.state.reading import cards_left, decider


def may_undo(state: State, event: Event[What]) -> bool:
    """Decisions without chance or hidden information can be undone, while nothing else has happened and a seat is
    asked. Cards that end a turn with an empty pile reveal something: that somebody can still make a number (GA-20)."""
    if decider(state) == NOBODY:
        return False
    match event.what:
        case Place() | Walk():
            return True
        case Collect() | Decline():
            return state.phase != "ready" or is_junior(state.options) or cards_left(state) > 0
        case Roll() | Dig() | Keep() | Begins() | Drew() | Rolled() | TimeUp():
            return False
        case _:
            assert_never(event.what)
