"""How near the end by the timer is (H-29); HA-10 may bring it sooner. Whole numbers only."""

from burrow.games.hamstern.data import DIE, TICK, TIMER
from burrow.games.hamstern.state import State, is_last_round


def ending_faces(state: State) -> int:
    """Of the six faces of the next roll, with how many the timer runs out (H-27): its round is the last one."""
    runs = state.timer.lap == 2 and state.phase != "over" and not is_last_round(state)
    return sum(pips >= TICK for pips in DIE) if runs and state.timer.struck == TIMER - 1 else 0


def ticks_left(state: State) -> int:
    """Rolls that move the timer still needed once it runs; alone, at most, since the second run may come sooner
    (HS-04)."""
    first_run = TIMER - state.timer.circled if state.timer.lap == 1 else 0
    return first_run + TIMER - state.timer.struck
