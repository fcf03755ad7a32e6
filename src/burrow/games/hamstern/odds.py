"""How close the timer is to ending the game (H-29); HA-10 may end it sooner. Integers only."""

from burrow.engine.game import Seat
from burrow.games.hamstern.data import DIE, FOURTH, TICK, TIMER
from burrow.games.hamstern.state import State, begun_chambers, is_last_round


def ending_faces(state: State) -> int:
    """How many of the six faces of the next roll make the timer run out (H-27); that round is the last one."""
    runs = state.timer.lap == 2 and state.phase != "over" and not is_last_round(state)
    return sum(pips >= TICK for pips in DIE) if runs and state.timer.struck == TIMER - 1 else 0


def ticks_left(state: State) -> int:
    """How many more rolls must move the timer, once it runs. In the solo game an upper limit, since the second run may
    start sooner (HS-04)."""
    first_run = TIMER - state.timer.circled if state.timer.lap == 1 else 0
    return first_run + TIMER - state.timer.struck


def near_fourth(state: State) -> tuple[Seat, ...]:
    """Seats that need one more chamber to start the timer (H-24), or alone its second run (HS-04)."""
    if state.timer.lap == 2:
        return ()
    return tuple(seat for seat, one in enumerate(state.crosses) if begun_chambers(one.marks) == FOURTH - 1)
