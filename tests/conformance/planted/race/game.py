"""A race up a stair: on your turn throw a die and climb, or rest. Chance, nothing else."""

from collections.abc import Sequence
from typing import Annotated, Any, assert_never

from msgspec import Meta, Struct
from msgspec.structs import replace

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
    Trait,
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
"""Pips and how many sides show them."""


class State(Struct, frozen=True):
    stairs: int
    places: tuple[int, ...]
    turn: Seat = 0
    thrown: bool = False
    """The die is in the air."""


class Game:
    id = "race"
    format = 1
    seats = range(2, 4)
    traits: frozenset[Trait] = frozenset({"chance"})
    options = Options
    payload: Any = What
    view_type: Any = State
    rulebook: tuple[Rule, ...] = (Rule("R-01", "play", 1), Rule("R-02", "end", 1))
    bots: tuple[str, ...] = ("hasty", "lazy")

    def refuse_options(self, seats: int, options: Options) -> Refusal | None:
        return None

    def setup(self, seats: int, options: Options) -> State:
        return State(options.stairs, (0,) * seats)

    def apply(self, state: State, event: Event[What]) -> State:
        match event.what:
            case Throw():
                return replace(state, thrown=True)
            case Rest():
                return self._next(state)
            case Thrown(pips):
                places = list(state.places)
                places[state.turn] += pips
                return self._next(replace(state, places=tuple(places), thrown=False))
            case _:
                assert_never(event.what)

    def waiting(self, state: State) -> Waiting:
        if max(state.places) >= state.stairs:
            return OVER
        return Waiting(nature="chance") if state.thrown else Waiting(seats=(state.turn,))

    def moves(self, state: State, seat: Seat) -> Sequence[What] | None:
        return (Throw(), Rest()) if seat in self.waiting(state).seats else ()

    def sample(self, state: State, seat: Seat, rng: Rng) -> What:
        return Throw() if rng.below(2) else Rest()

    def refuse(self, state: State, seat: Seat, move: What, at: Millis) -> Refusal | None:
        if self.waiting(state).over:
            return Refusal("R-02", "is-over")
        if seat not in self.waiting(state).seats:
            return Refusal("R-01", "not-your-turn", (("turn_seat", state.turn),))
        return None if isinstance(move, Throw | Rest) else Refusal("R-01", "no-die")

    def nature(self, state: State, rng: Rng) -> What:
        return Thrown(rng.weighted(DIE))

    def odds(self, state: State) -> Sequence[tuple[What, int]] | None:
        return tuple((Thrown(pips), sides) for pips, sides in DIE)

    def view(self, state: State, seat: Seat | None) -> State:
        return state

    def redact(self, state: State, event: Event[What], seat: Seat | None) -> What | None:
        return event.what

    def tell(self, state: State, event: Event[What], seat: Seat | None) -> tuple[Note, ...]:
        match event.what:
            case Thrown(pips):
                return (Note("climbs", (("seat", state.turn), ("pips", pips))),)
            case Rest():
                return (Note("rests", (("seat", state.turn),)),)
            case Throw():
                return ()
            case _:
                assert_never(event.what)

    def imagine(self, view: State, seat: Seat | None, rng: Rng) -> State:
        return view

    def may_undo(self, state: State, event: Event[What]) -> bool:
        return event.by != NATURE and isinstance(event.what, Rest)

    def score(self, state: State) -> tuple[Score, ...]:
        return tuple(
            Score(seat, 1 + sum(other > place for other in state.places), (Line("R-02", "stairs", place),))
            for seat, place in enumerate(state.places)
        )

    def faults(self, state: State) -> tuple[str, ...]:
        return () if min(state.places) >= 0 else ("somebody fell off the stair",)

    def upcast(self, format: int, raw: dict[str, Any]) -> dict[str, Any]:
        return raw

    def bot(self, level: str) -> "Bot":
        return Bot(lazy=level == "lazy")

    def _next(self, state: State) -> State:
        return replace(state, turn=(state.turn + 1) % len(state.places))


class Bot:
    def __init__(self, *, lazy: bool) -> None:
        self._lazy = lazy

    def choose(self, view: State, legal: Sequence[What] | None, budget: Millis, rng: Rng) -> tuple[What, Millis]:
        rests = self._lazy and rng.below(3) == 0
        return (Rest() if rests else Throw()), rng.below(400)


GAME = Game()
