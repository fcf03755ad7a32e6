"""Events as sentences, for the log, the screen reader and the command line. Tells nothing of an open round."""

from typing import assert_never

from burrow.engine.game import Event, Note, Seat
from burrow.engine.sentences import note
from burrow.games.hamstern.apply import apply
from burrow.games.hamstern.data import TIMER
from burrow.games.hamstern.moves import Cross, Enter, Pass, Rolled, TimeUp, What
from burrow.games.hamstern.moves.sheets import fits_of
from burrow.games.hamstern.scoring import count, full_chambers, masks_of, points_of, tie_break, winners
from burrow.games.hamstern.state import State, free_slots, is_last_round, is_solo, roller


def tell(state: State, event: Event[What], seat: Seat | None) -> tuple[Note, ...]:
    """Everybody hears the same: the roll, and what it brought once all have confirmed (HA-16)."""
    after = apply(state, event)
    match event.what:
        case Rolled(pips) | Enter(pips):
            return (tell_roll(state, event, pips), *tell_tick(state, after))
        case TimeUp():
            return (note("tell-time-up"), *tell_round(state, after))
        case Cross() | Pass():
            return tell_round(state, after) if after.phase != "place" else ()
        case _:
            assert_never(event.what)


def tell_roll(state: State, event: Event[What], pips: int) -> Note:
    """With a real die, one seat rolls and another enters it; the table rolls if nobody enters in time (HA-17)."""
    if isinstance(event.what, Enter):
        return note("tell-entered", pips=pips)
    if state.options.die == "paper":
        return note("tell-rolled-late", pips=pips)
    return note("tell-rolled", seat=roller(state), pips=pips)


def tell_tick(state: State, after: State) -> tuple[Note, ...]:
    if is_last_round(after):
        return (note("tell-last-round"),)
    if after.timer.struck > state.timer.struck:
        return (note("tell-tick", left=TIMER - after.timer.struck),)
    if after.timer.circled > state.timer.circled:
        return (note("tell-circle", left=TIMER - after.timer.circled),)
    return ()


def tell_round(state: State, after: State) -> tuple[Note, ...]:
    sheets = tuple(said for seat in range(state.seats) for said in tell_sheet(state, after, seat))
    return (*sheets, *tell_timer(state, after), *tell_end(after))


def tell_sheet(state: State, after: State, seat: Seat) -> tuple[Note, ...]:
    """What a seat has crossed, and what it gained."""
    cells = after.last[seat]
    if not cells:
        return (note("tell-pass", seat=seat),)
    fits, masks = fits_of(state.options), masks_of(state.options)
    before, now = state.crosses[seat], after.crosses[seat]
    chamber = fits.chamber(cells[0])
    said = [note("tell-crosses", seat=seat, count=len(cells), chamber=fits.letter(chamber))]
    if state.pips == 1:
        said.append(note("tell-slots", seat=seat, free=free_slots(now)))
    if (nuts := count(masks.nuts, now)) > count(masks.nuts, before):
        said.append(note("tell-nut", seat=seat, nuts=nuts))
    if chamber in full_chambers(masks, now):
        said.append(note("tell-full", seat=seat, chamber=fits.letter(chamber), points=masks.values[chamber]))
    return tuple(said)


def tell_timer(state: State, after: State) -> tuple[Note, ...]:
    if after.timer.lap == state.timer.lap or after.phase == "over":
        return ()
    return (note("tell-second-lap"),) if is_solo(after) else (note("tell-timer"),)


def tell_end(after: State) -> tuple[Note, ...]:
    if after.phase != "over":
        return ()
    stuck = () if after.timer.struck == TIMER else (note("tell-stuck"),)
    return (*stuck, tell_result(after))


def tell_result(after: State) -> Note:
    best, decided = winners(after), tie_break(after)
    points = max(map(sum, points_of(after)))
    if is_solo(after):
        return note("tell-solo", seat=best[0], points=points)
    if decided == "shared":
        return note("tell-shared", winners=len(best), points=points)
    message = f"tell-winner-{decided}" if decided else "tell-winner"
    return note(message, seat=best[0], points=points)
