"""Ring your bell as often as you can before the time is up. A bell swings for a while before it can ring again."""

from collections.abc import Sequence
from typing import Annotated, assert_never

from msgspec import Meta, Struct
from msgspec.structs import replace

from burrow.engine.assemble import Assembled
from burrow.engine.game import (
    OVER,
    Event,
    Line,
    Millis,
    Note,
    Payload,
    Refusal,
    Rule,
    Score,
    Seat,
    Waiting,
)  # fmt: skip
from burrow.engine.rng import Rng


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    swing: Annotated[int, Meta(ge=50, le=400)] = 100
    """The shortest time between two rings of a seat, in ms."""


class Ring(Payload, frozen=True):
    """Ring. The first seat that rings twelve times ends the game."""

    claim = True


class TimeUp(Payload, frozen=True):
    """Nature: the time is up."""


What = Ring | TimeUp
TIME = 3000
ENOUGH = 12


class State(Struct, frozen=True):
    swing: Millis
    rings: tuple[int, ...]
    free_at: tuple[Millis, ...]
    """When each bell can ring again."""
    over: bool = False


def setup(seats: int, options: Options) -> State:
    return State(options.swing, (0,) * seats, (0,) * seats)


def apply(state: State, event: Event[What]) -> State:
    match event.what:
        case TimeUp():
            return replace(state, over=True)
        case Ring():
            rings, free_at = list(state.rings), list(state.free_at)
            rings[event.by] += 1
            free_at[event.by] = event.at + state.swing
            return State(state.swing, tuple(rings), tuple(free_at), max(rings) >= ENOUGH)
        case _:
            assert_never(event.what)


def waiting(state: State) -> Waiting:
    return OVER if state.over else Waiting(seats=tuple(range(len(state.rings))), deadline=TIME)


def moves(state: State, seat: Seat) -> Sequence[What] | None:
    return () if state.over or seat not in range(len(state.rings)) else (Ring(),)


def sample(state: State, seat: Seat, rng: Rng) -> What:
    return Ring()


def refuse(state: State, seat: Seat, move: What, at: Millis) -> Refusal | None:
    if state.over:
        return Refusal("B-02", "is-over")
    if seat not in range(len(state.rings)) or not isinstance(move, Ring):
        return Refusal("B-01", "no-bell")
    if at < state.free_at[seat]:
        return Refusal("B-01", "swings", until=state.free_at[seat])
    return None


def nature(state: State, rng: Rng) -> What:
    return TimeUp()


def odds(state: State) -> Sequence[tuple[What, int]] | None:
    return None if state.over else ((TimeUp(), 1),)


def view(state: State, seat: Seat | None) -> State:
    return state


def tell(state: State, event: Event[What], seat: Seat | None) -> tuple[Note, ...]:
    return (Note("time-up"),) if isinstance(event.what, TimeUp) else (Note("rings", (("seat", event.by),)),)


def imagine(view: State, seat: Seat | None, rng: Rng) -> State:
    return view


def may_undo(state: State, event: Event[What]) -> bool:
    return False


def score(state: State) -> tuple[Score, ...]:
    return tuple(
        Score(seat, 1 + sum(other > rings for other in state.rings), (Line("B-02", "ring-count", rings),))
        for seat, rings in enumerate(state.rings)
    )


def faults(state: State) -> tuple[str, ...]:
    return () if max(state.rings) <= ENOUGH else ("rung after the end",)


class Bot:
    def choose(self, view: State, legal: Sequence[What] | None, budget: Millis, rng: Rng) -> tuple[What, Millis]:
        return Ring(), 120 + rng.below(80)


GAME = Assembled(
    id="bell",
    seats=range(2, 4),
    traits=frozenset({"simultaneous", "realtime"}),
    options=Options,
    payload=What,
    view_type=State,
    rulebook=(Rule("B-01", "play", 1), Rule("B-02", "end", 1)),
    levels={"steady": Bot},
    setup=setup,
    apply=apply,
    waiting=waiting,
    moves=moves,
    sample=sample,
    refuse=refuse,
    nature=nature,
    odds=odds,
    view=view,
    tell=tell,
    imagine=imagine,
    may_undo=may_undo,
    score=score,
    faults=faults,
)
