"""Why a move is refused: the moment, the real die, passing. Crosses are judged in `crosses.py`."""

from typing import assert_never

from burrow.engine.game import Event, Millis, Refusal, Seat
from burrow.engine.sentences import no
from burrow.games.hamstern.data import DIE
from burrow.games.hamstern.moves.crosses import marked, refuse_cross
from burrow.games.hamstern.moves.listing import first_fit, may_cross_none
from burrow.games.hamstern.moves.payloads import Cross, Enter, Pass, Rolled, TimeUp, What
from burrow.games.hamstern.options import Options
from burrow.games.hamstern.reader.sides import flaw_of
from burrow.games.hamstern.state import READER, State


def refuse_options(seats: int, options: Options) -> Refusal | None:
    """Refuses a custom sheet that is broken, in the words of the sheet reader (H-37)."""
    flaw = flaw_of(options)
    return Refusal("H-37", flaw.message, flaw.values) if flaw is not None else None


def refuse(state: State, seat: Seat, move: What, at: Millis) -> Refusal | None:
    if not 0 <= seat < state.seats:
        return no("H-01", "refuse-not-seated")
    if state.phase == "over":
        return no("H-29", "refuse-over")
    match move:
        case Cross(cells):
            return refuse_time(state, seat) or refuse_cross(state, seat, cells)
        case Pass():
            return refuse_time(state, seat) or refuse_pass(state, seat)
        case Enter(pips):
            return refuse_enter(state, seat, pips)
        case Rolled():
            return no("H-06", "refuse-nature")
        case TimeUp():
            return no("HA-17", "refuse-nature")
        case _:
            assert_never(move)


def refuse_time(state: State, seat: Seat) -> Refusal | None:
    if state.phase == "roll":
        return no("H-06", "refuse-before-roll")
    return no("HA-16", "refuse-confirmed") if state.placed[seat] is not None else None


def refuse_enter(state: State, seat: Seat, pips: int) -> Refusal | None:
    if state.options.die != "paper":
        return no("H-06", "refuse-table-rolls")
    if seat != READER:
        return no("HA-13", "refuse-reader", seat=READER)
    if state.phase == "place":
        return no("H-06", "refuse-rolled", pips=state.pips)
    return no("H-06", "refuse-pips") if pips not in DIE else None


def refuse_pass(state: State, seat: Seat) -> Refusal | None:
    """Only if nothing fits (H-18)."""
    first = first_fit(state, seat)
    if not first or may_cross_none(state):
        return None
    if state.pips == 1:
        return marked("HA-03", "refuse-pass-one", first)
    return marked("HA-02", "refuse-pass", first, pips=state.pips)


def may_undo(state: State, event: Event[What]) -> bool:
    """Entering and confirming can be undone while the round is open and nothing else has happened."""
    match event.what:
        case Cross() | Pass() | Enter():
            return state.phase == "place"
        case Rolled() | TimeUp():
            return False
        case _:
            assert_never(event.what)
