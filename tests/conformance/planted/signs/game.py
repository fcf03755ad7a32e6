"""Everyone writes a number on their own sheet at the same time; a number that nobody else has written gives its
points."""

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
    rounds: Annotated[int, Meta(ge=1, le=3)] = 2
    wide: bool = False
    """A hundred numbers, too many to list, instead of three."""


class Write(Payload, frozen=True):
    """The number of this round."""

    number: int


What = Write


class State(Struct, frozen=True):
    rounds: int
    highest: int
    sheets: tuple[tuple[int, ...], ...]


def setup(seats: int, options: Options) -> State:
    return State(options.rounds, 100 if options.wide else 3, ((),) * seats)


def apply(state: State, event: Event[What]) -> State:
    match event.what:
        case Write(number):
            sheets = list(state.sheets)
            sheets[event.by] += (number,)
            return replace(state, sheets=tuple(sheets))
        case _:
            assert_never(event.what)


def waiting(state: State) -> Waiting:
    now = min(len(sheet) for sheet in state.sheets)
    if now == state.rounds:
        return OVER
    return Waiting(seats=tuple(seat for seat, sheet in enumerate(state.sheets) if len(sheet) == now))


def moves(state: State, seat: Seat) -> Sequence[What] | None:
    if seat not in waiting(state).seats:
        return ()
    return None if state.highest > 3 else tuple(Write(n) for n in range(1, state.highest + 1))


def sample(state: State, seat: Seat, rng: Rng) -> What:
    return Write(1 + rng.below(state.highest))


def refuse(state: State, seat: Seat, move: What, at: Millis) -> Refusal | None:
    if seat not in waiting(state).seats:
        return Refusal("S-01", "not-yet")
    if not 1 <= move.number <= state.highest:
        return Refusal("S-01", "numbers", (("highest", state.highest),))
    return None


def view(state: State, seat: Seat | None) -> State:
    return state


def tell(state: State, event: Event[What], seat: Seat | None) -> tuple[Note, ...]:
    return (Note("writes", (("seat", event.by), ("number", event.what.number))),)


def imagine(view: State, seat: Seat | None, rng: Rng) -> State:
    return view


def may_undo(state: State, event: Event[What]) -> bool:
    return not waiting(state).over


def score(state: State) -> tuple[Score, ...]:
    points = [sum(alone(state, seat)) for seat in range(len(state.sheets))]
    return tuple(
        Score(seat, 1 + sum(other > one for other in points), (Line("S-02", "alone", one),))
        for seat, one in enumerate(points)
    )


def faults(state: State) -> tuple[str, ...]:
    lengths = [len(sheet) for sheet in state.sheets]
    return () if max(lengths) - min(lengths) <= 1 else ("a seat is a round ahead",)


class Bot:
    def choose(self, view: State, legal: Sequence[What] | None, budget: Millis, rng: Rng) -> tuple[What, Millis]:
        return Write(1 + rng.below(view.highest)), rng.below(900)


def alone(state: State, seat: Seat) -> list[int]:
    """The numbers of this seat in complete rounds that nobody else wrote."""
    full = min(len(sheet) for sheet in state.sheets)
    others = [sheet for other, sheet in enumerate(state.sheets) if other != seat]
    return [state.sheets[seat][i] for i in range(full) if all(sheet[i] != state.sheets[seat][i] for sheet in others)]


GAME = Assembled(
    id="signs",
    seats=range(2, 5),
    traits=frozenset({"simultaneous"}),
    options=Options,
    payload=What,
    view_type=State,
    rulebook=(Rule("S-01", "play", 1), Rule("S-02", "end", 1)),
    levels={"plain": Bot},
    setup=setup,
    apply=apply,
    waiting=waiting,
    moves=moves,
    sample=sample,
    refuse=refuse,
    view=view,
    tell=tell,
    imagine=imagine,
    may_undo=may_undo,
    score=score,
    faults=faults,
)
