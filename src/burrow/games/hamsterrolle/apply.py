"""Applies an event to the state. Events are trusted: `moves.refuse` and `moves.judge` are the only judges."""

from typing import assert_never

from msgspec.structs import replace

from burrow.engine.game import Event, Millis, Seat
from burrow.games.hamsterrolle.moves import Begins, Direct, Hand, Settled, Shared, TimeUp, What
from burrow.games.hamsterrolle.moves.passes import is_pass
from burrow.games.hamsterrolle.scoring import ending, winners
from burrow.games.hamsterrolle.state import NOBODY, NOTHING, NOWHERE, Last, State
from burrow.games.hamsterrolle.state.start import SHARE, begin, open_play
from burrow.games.hamsterrolle.state.structs import Way
from burrow.games.hamsterrolle.state.wheel import compartment_of, lie_of, refreshed


def apply(state: State, event: Event[What]) -> State:
    match event.what:
        case Begins(first):
            return begin(state, first, at=event.at)
        case Shared(pieces):
            return open_play(share(replace(state, began=event.at), pieces))
        case Direct(to):
            return replace(state, phase="turn", direction=to, began=event.at)
        case Hand(piece, path):
            return replace(state, phase="settle", holds=piece, path=path)
        case TimeUp():
            return time_up(state, at=event.at)
        case Settled():
            return go_on(settle(state, event.what), at=event.at)
        case _:
            assert_never(event.what)


def share(state: State, pieces: tuple[int, ...]) -> State:
    """Give each seat two pieces; the last one stays out (WA-19)."""
    given = [pieces[SHARE * seat : SHARE * seat + SHARE] for seat in range(state.seats)]
    trays = tuple(tuple(sorted(tray + more)) for tray, more in zip(state.trays, given, strict=True))
    return replace(state, trays=trays, out=pieces[SHARE * state.seats :])


def time_up(state: State, *, at: Millis) -> State:
    """Nature plays the turn (WA-12). If the first player has not chosen a direction, the wheel rolls to the left
    (WA-02)."""
    if state.phase == "direct":
        return replace(state, phase="turn", began=at)
    return replace(state, phase="stand-in")


def settle(state: State, settled: Settled) -> State:
    """The table after the turn. The seat takes every fallen piece, no matter who owned it (W-15, W-35). Pieces taken by
    higher powers leave the game (W-26). A piece that was not placed stays where it was (WA-26)."""
    last = told(state, settled)
    return replace(
        state,
        trays=trays_after(state, settled),
        out=tuple(sorted(state.out + settled.lost)),
        lies=settled.lies,
        contact=settled.contact,
        reference=last.compartment if is_reference(settled, last) else state.reference,
        passes=state.passes + 1 if last.way == "passed" else 0,
        holds=NOTHING,
        path=b"",
        world=settled.world,
        frame=settled.frame,
        motion=settled.motion,
        last=last,
    )


def trays_after(state: State, settled: Settled) -> tuple[tuple[int, ...], ...]:
    gone = (*(lie.piece for lie in settled.lies), *settled.fallen, *settled.lost)
    kept = [tuple(piece for piece in tray if piece not in gone) for tray in state.trays]
    kept[state.seat] = tuple(sorted(kept[state.seat] + settled.fallen))
    return tuple(kept)


def told(state: State, settled: Settled) -> Last:
    piece = settled.piece if state.holds == NOTHING else state.holds
    lie = lie_of(settled.let_go or settled.lies, piece)
    return Last(
        seat=state.seat,
        piece=piece,
        way=way_of(state, settled, piece),
        compartment=NOWHERE if lie is None else compartment_of(lie),
        fallen=settled.fallen,
        lost=settled.lost,
    )


def way_of(state: State, settled: Settled, piece: int) -> Way:
    if is_pass(state, piece):
        return "passed"
    if settled.let_go:
        return "placed"
    if settled.mishap == "toppled":
        return "toppled"
    lies = lie_of(settled.lies, piece) is not None
    return "dropped" if lies or piece in settled.fallen else "broken"


def is_reference(settled: Settled, last: Last) -> bool:
    """The piece was accepted and is still in the wheel at the end of its turn, whatever else fell (WA-03)."""
    return last.way == "placed" and lie_of(settled.lies, last.piece) is not None


def go_on(state: State, *, at: Millis) -> State:
    """End the game or start the next turn (W-10)."""
    reason = ending(state)
    if reason:
        return replace(state, phase="over", seat=NOBODY, ended=reason, winners=winners(state))
    seat = following(state)
    number = state.round + 1 if seat == state.first else state.round
    return refreshed(replace(state, phase="turn", seat=seat, round=number, began=at))


def following(state: State) -> Seat:
    return (state.seat + 1) % state.seats
