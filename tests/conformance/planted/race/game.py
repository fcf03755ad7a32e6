"""A race up some stairs: on your turn, roll a die and climb, or rest. Chance and nothing else."""

from collections.abc import Sequence
from functools import partial
from typing import Annotated, assert_never

from msgspec import Meta, Struct
from msgspec.structs import replace

from burrow.engine.assemble import Assembled
from burrow.engine.chance import Die, Shown
from burrow.engine.game import (
    NATURE,
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
    stairs: Annotated[int, Meta(ge=3, le=9)] = 5


class Throw(Payload, frozen=True):
    """Ask for the die."""


class Rest(Payload, frozen=True):
    """Stay where you are."""


class Thrown(Payload, frozen=True):
    """Nature: how many stairs."""

    pips: int


What = Throw | Rest | Thrown
DIE = ((1, 3), (2, 2), (3, 1))
"""Pips, and how many sides show them."""
PIPS = Die("die", tuple(pips for pips, sides in DIE for _ in range(sides)))


class State(Struct, frozen=True):
    stairs: int
    places: tuple[int, ...]
    turn: Seat = 0
    thrown: bool = False
    """The die is in the air."""


def setup(seats: int, options: Options) -> State:
    return State(options.stairs, (0,) * seats)


def apply(state: State, event: Event[What]) -> State:
    match event.what:
        case Throw():
            return replace(state, thrown=True)
        case Rest():
            return _next(state)
        case Thrown(pips):
            places = list(state.places)
            places[state.turn] += pips
            return _next(replace(state, places=tuple(places), thrown=False))
        case _:
            assert_never(event.what)


def waiting(state: State) -> Waiting:
    if max(state.places) >= state.stairs:
        return OVER
    return Waiting(nature="chance") if state.thrown else Waiting(seats=(state.turn,))


def moves(state: State, seat: Seat) -> Sequence[What] | None:
    return (Throw(), Rest()) if seat in waiting(state).seats else ()


def sample(state: State, seat: Seat, rng: Rng) -> What:
    return Throw() if rng.below(2) else Rest()


def refuse(state: State, seat: Seat, move: What, at: Millis) -> Refusal | None:
    if waiting(state).over:
        return Refusal("R-02", "is-over")
    if seat not in waiting(state).seats:
        return Refusal("R-01", "not-your-turn", (("turn_seat", state.turn),))
    return None if isinstance(move, Throw | Rest) else Refusal("R-01", "no-die")


def nature(state: State, rng: Rng) -> What:
    return Thrown(PIPS.roll(rng))


def odds(state: State) -> Sequence[tuple[What, int]] | None:
    return tuple((Thrown(pips), sides) for pips, sides in DIE)


def view(state: State, seat: Seat | None) -> State:
    return state


def tell(state: State, event: Event[What], seat: Seat | None) -> tuple[Note, ...]:
    match event.what:
        case Thrown(pips):
            return (Note("climbs", (("seat", state.turn), ("pips", pips))),)
        case Rest():
            return (Note("rests", (("seat", state.turn),)),)
        case Throw():
            return ()
        case _:
            assert_never(event.what)


def imagine(view: State, seat: Seat | None, rng: Rng) -> State:
    return view


def may_undo(state: State, event: Event[What]) -> bool:
    return event.by != NATURE and isinstance(event.what, Rest)


def score(state: State) -> tuple[Score, ...]:
    return tuple(
        Score(seat, 1 + sum(other > place for other in state.places), (Line("R-02", "stairs", place),))
        for seat, place in enumerate(state.places)
    )


def faults(state: State) -> tuple[str, ...]:
    return () if min(state.places) >= 0 else ("somebody fell off the stair",)


def _next(state: State) -> State:
    return replace(state, turn=(state.turn + 1) % len(state.places))


class Bot:
    def __init__(self, *, lazy: bool) -> None:
        self._lazy = lazy

    def choose(self, view: State, legal: Sequence[What] | None, budget: Millis, rng: Rng) -> tuple[What, Millis]:
        rests = self._lazy and rng.below(3) == 0
        return (Rest() if rests else Throw()), rng.below(400)


GAME = Assembled(
    id="race",
    seats=range(2, 4),
    traits=frozenset({"chance"}),
    options=Options,
    payload=What,
    view_type=State,
    rulebook=(Rule("R-01", "play", 1), Rule("R-02", "end", 1)),
    levels={"hasty": partial(Bot, lazy=False), "lazy": partial(Bot, lazy=True)},
    setup=setup,
    apply=apply,
    waiting=waiting,
    moves=moves,
    sample=sample,
    refuse=refuse,
    chance=(Shown("Thrown", "pips", PIPS),),
    nature=nature,
    odds=odds,
    view=view,
    tell=tell,
    imagine=imagine,
    may_undo=may_undo,
    score=score,
    faults=faults,
)
