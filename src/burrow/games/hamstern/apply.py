"""What each event does to the state. Trusts the event: `moves.refuse` is the only judge."""

from typing import assert_never

from msgspec.structs import replace

from burrow.engine.game import Event, Millis, Seat
from burrow.games.hamstern.data import FOURTH, SLOTS, TICK, TIMER
from burrow.games.hamstern.moves import Cross, Enter, Pass, Rolled, TimeUp, What
from burrow.games.hamstern.moves.listing import first_fit
from burrow.games.hamstern.moves.sheets import fits_of
from burrow.games.hamstern.search.fits import Fits
from burrow.games.hamstern.state import Cells, Crosses, State, Timer, begun_chambers, time_to_place, time_to_read


def apply(state: State, event: Event[What]) -> State:
    match event.what:
        case Cross(cells):
            return confirm(state, event.by, cells, event.at)
        case Pass():
            return confirm(state, event.by, (), event.at)
        case Rolled(pips) | Enter(pips):
            return begin_round(state, pips, event.at)
        case TimeUp():
            return run_out(state, event.at)
        case _:
            assert_never(event.what)


def begin_round(state: State, pips: int, at: Millis) -> State:
    """The roll counts for everyone (H-07); the timer moves first (H-27, H-28)."""
    return State(
        options=state.options,
        phase="place",
        round=state.round,
        pips=pips,
        crosses=state.crosses,
        placed=state.placed,
        timer=tick(state.timer) if pips >= TICK else state.timer,
        deadline=time_to_place(state.options, at),
        last=state.last,
        last_pips=state.last_pips,
    )


def tick(timer: Timer) -> Timer:
    """One symbol for everyone, including seats that must pass (HA-09). The first run of the solo game circles
    (HS-02)."""
    if timer.lap == 0:
        return timer
    if timer.lap == 1:
        return Timer(timer.lap, timer.circled + 1, timer.struck)
    return Timer(timer.lap, timer.circled, timer.struck + 1)


def confirm(state: State, seat: Seat, cells: Cells, at: Millis) -> State:
    """Hidden from the others until all have confirmed (HA-16)."""
    placed = (*state.placed[:seat], cells, *state.placed[seat + 1 :])
    return replace(state, placed=placed) if None in placed else end_round(state, placed, at)


def run_out(state: State, at: Millis) -> State:
    """For each missing seat the table takes the first placement that fits; on a 1 that is a single cell (HA-17)."""
    return end_round(
        state,
        tuple(first_fit(state, seat) if cells is None else cells for seat, cells in enumerate(state.placed)),
        at,
    )


def end_round(state: State, placed: tuple[Cells | None, ...], at: Millis) -> State:
    """Draws and shows all crosses; then the timer may start, and the game may end."""
    fits = fits_of(state.options)
    cells = tuple([one or () for one in placed])
    crosses = tuple([draw(fits, old, new, state.pips) for old, new in zip(state.crosses, cells, strict=True)])
    timer = start_timer(state.timer, crosses)
    over = timer.struck == TIMER or is_stuck(fits, crosses)
    return State(
        options=state.options,
        phase="over" if over else "roll",
        round=state.round if over else state.round + 1,
        pips=0,
        crosses=crosses,
        placed=(None,) * len(crosses),
        timer=timer,
        deadline=None if over else time_to_read(state.options, at),
        last=cells,
        last_pips=state.pips,
    )


def draw(fits: Fits, crosses: Crosses, cells: Cells, pips: int) -> Crosses:
    """On a 1 each cell costs a slot (H-20)."""
    if not cells:
        return crosses
    chamber, bits, marks = fits.chamber(cells[0]), fits.bits(cells), crosses.marks
    return Crosses(
        (*marks[:chamber], marks[chamber] | bits, *marks[chamber + 1 :]),
        crosses.ones + len(cells) if pips == 1 else crosses.ones,
    )


def start_timer(timer: Timer, crosses: tuple[Crosses, ...]) -> Timer:
    """Starts after the round in which somebody began a fourth chamber (H-24, HA-08); in the solo game also after the
    first run of the timer, whichever comes first (HS-04)."""
    if timer.lap == 2:
        return timer
    fourth = max([begun_chambers(one.marks) for one in crosses]) >= FOURTH
    return Timer(2, timer.circled, 0) if fourth or timer.circled == TIMER else timer


def is_stuck(fits: Fits, crosses: tuple[Crosses, ...]) -> bool:
    """Nobody has a placement for any roll, so the scores are final (HA-10)."""
    for one in crosses:  # noqa: SIM110 - runs in every simulated round, where a generator is slower
        if fits.has_start(one.marks) if one.ones < SLOTS else fits.room(one.marks, 2) == 2:
            return False
    return True
