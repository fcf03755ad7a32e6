"""Sentences for events: for the log, the screen reader and the command line. Everybody gets the same ones.

Compartments are numbered from 1; a piece is named by its `kind`, as in the messages `kind-…`."""

from typing import assert_never

from burrow.engine.game import Event, Note, Seat
from burrow.engine.sentences import note
from burrow.games.hamsterrolle import moves
from burrow.games.hamsterrolle.apply import apply
from burrow.games.hamsterrolle.data import kind_name
from burrow.games.hamsterrolle.geometry import lead
from burrow.games.hamsterrolle.options import is_team_game
from burrow.games.hamsterrolle.state import NOBODY, NOWHERE, Last, State
from burrow.games.hamsterrolle.state.players import partner, pieces_left, teams
from burrow.games.hamsterrolle.state.wheel import lowest

Notes = tuple[Note, ...]

NAMED = 3
"""Up to this many fallen pieces are named one by one; more are counted."""


def tell(state: State, event: Event[moves.What], seat: Seat | None) -> Notes:
    match event.what:
        case moves.Begins(first):
            return (note("tell-begins", seat=first),)
        case moves.Shared():
            return (note("tell-shares"),)
        case moves.Direct(to):
            return (note("tell-directs", seat=event.by, to=to),)
        case moves.Hand():
            return ()
        case moves.TimeUp():
            late = "tell-direct-late" if state.phase == "direct" else "tell-time-up"
            return (note(late, seat=state.seat),)
        case moves.Settled():
            return tell_turn(state, event.what, apply(state, event))
        case _:
            assert_never(event.what)


def tell_turn(state: State, settled: moves.Settled, after: State) -> Notes:
    """In order: pieces lost to higher powers, whether time ran out, what happened to the piece, what fell, and where
    the wheel stands or how the game ended."""
    last = after.last
    assert last is not None
    end = tell_end(state, after)
    return (
        *tell_lost(last),
        *tell_borrowed(state, last),
        *tell_clock(settled, last),
        tell_piece(last),
        *tell_fallen(last),
        *(end or tell_wheel(state, after)),
    )


def tell_lost(last: Last) -> Notes:
    """Pieces lost before anybody touched anything (W-26)."""
    if len(last.lost) > NAMED:
        return (note("tell-lost-many", count=len(last.lost)),)
    return tuple(note("tell-lost", kind=kind_name(piece)) for piece in last.lost)


def tell_borrowed(state: State, last: Last) -> Notes:
    """The seat played its partner's piece (W-34)."""
    other = partner(state, last.seat)
    if other == NOBODY or last.piece not in state.trays[other]:
        return ()
    return (note("tell-borrows", seat=last.seat, other_seat=other, kind=kind_name(last.piece)),)


def tell_clock(settled: moves.Settled, last: Last) -> Notes:
    """The clock took the piece out of the hand (W-18)."""
    return (note("tell-clock", seat=last.seat),) if settled.mishap == "clock" else ()


def tell_piece(last: Last) -> Note:
    kind, inside = kind_name(last.piece), last.compartment != NOWHERE
    match last.way:
        case "placed":
            message = "tell-builds"
        case "passed":
            message = "tell-passes" if inside else "tell-passes-out"
        case "dropped":
            message = "tell-drops" if inside else "tell-drops-out"
        case "toppled":
            message = "tell-topples"
        case "broken":
            message = "tell-breaks"
    if not inside:
        return note(message, seat=last.seat, kind=kind)
    return note(message, seat=last.seat, kind=kind, compartment=last.compartment + 1)


def tell_fallen(last: Last) -> Notes:
    """The seat whose turn it is takes them (W-15)."""
    if len(last.fallen) > NAMED:
        return (note("tell-falls-many", seat=last.seat, count=len(last.fallen)),)
    return tuple(note("tell-falls", seat=last.seat, kind=kind_name(piece)) for piece in last.fallen)


def tell_wheel(state: State, after: State) -> Notes:
    """Where the wheel rolled; if it did not and nothing fell, that is said too."""
    low, _ = lowest(after)
    if low != lowest(state)[0]:
        onward = lead(after.contact, state.contact) > 0
        return (note("tell-rolls-on" if onward else "tell-rolls-back", compartment=low + 1),)
    return () if after.last is not None and after.last.fallen else (note("tell-holds"),)


def tell_end(state: State, after: State) -> Notes:
    empty = [seat for seat, tray in enumerate(after.trays) if not tray]
    match after.ended:
        case "":
            return ()
        case "empty":
            reason = note("tell-end-empty", seat=empty[0])
        case "team":
            one = next(seat for seat in empty if partner(after, seat) in empty)
            reason = note("tell-end-team", seat=one, other_seat=partner(after, one))
        case "fewest":
            reason = note("tell-end-fewest", seat=empty[0], other_seat=empty[1])
        case "rounds":
            reason = note("tell-end-rounds", rounds=state.round)
    return (reason, tell_winners(after))


def tell_winners(after: State) -> Note:
    best = after.winners
    pieces = pieces_left(after, teams(after)[best[0]])
    if len(best) == 1:
        return note("tell-winner", seat=best[0], pieces=pieces)
    if not is_team_game(after.options):
        return tell_shared(after, best, pieces)
    if len(best) == after.seats:
        return note("tell-draw", pieces=pieces)
    return note("tell-winners", seat=best[0], other_seat=best[1], pieces=pieces)


def tell_shared(after: State, best: tuple[int, ...], pieces: int) -> Note:
    if len(best) == 2:
        return note("tell-shared", seat=best[0], other_seat=best[1], pieces=pieces)
    if len(best) == after.seats:
        return note("tell-shared-all", pieces=pieces)
    return note("tell-shared-three", seat=best[0], other_seat=best[1], third_seat=best[2], pieces=pieces)
