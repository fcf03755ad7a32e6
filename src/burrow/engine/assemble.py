"""Builds a game from its functions, so that a game needs no class of its own.

The functions are stored as they are: `game.apply` calls the game's own `apply` directly."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, NoReturn, Protocol, TypeAlias, TypeVar

from burrow.engine.errors import BadOptions
from burrow.engine.game import (
    Bot,
    Event,
    Millis,
    Note,
    O,
    P,
    Refusal,
    Rule,
    S,
    Score,
    Seat,
    Session,
    Trait,
    V,
    Waiting,
)
from burrow.engine.rng import Rng

Levels: TypeAlias = Mapping[str, Callable[[], Bot[V, P]]]
"""A factory for the bot of each level, weakest first."""

S_in = TypeVar("S_in", contravariant=True)


class BeginTurn(Protocol[S_in, P]):
    def __call__(self, state: S_in, move: P | None = None) -> Session[P]: ...


def take_all_options(seats: int, options: object) -> None:
    """Accept every combination the types of the options allow."""


def never_asked(state: object, rng: Rng) -> NoReturn:
    raise AssertionError("this game never asks nature")


def no_odds(state: object) -> None:
    """None: the game has no chance, or too many answers to list."""


def show_all(state: object, event: Event[P], seat: Seat | None) -> P:
    """Show every event to everybody."""
    return event.what


def keep_shape(format: int, raw: dict[str, Any]) -> dict[str, Any]:
    """Stored events have the same shape in every format."""
    return raw


@dataclass(kw_only=True, eq=False)
class Assembled(Generic[S, P, V, O]):
    """A `Game`. The fields are in the contract's order; those with a default may be left out."""

    id: str
    format: int = 1
    seats: range
    traits: frozenset[Trait] = frozenset()
    options: type[O]
    payload: Any
    view_type: Any
    rulebook: tuple[Rule, ...]
    levels: Levels[V, P]
    bots: tuple[str, ...] = field(init=False)

    refuse_options: Callable[[int, O], Refusal | None] = take_all_options
    setup: Callable[[int, O], S]
    apply: Callable[[S, Event[P]], S]
    waiting: Callable[[S], Waiting]
    moves: Callable[[S, Seat], Sequence[P] | None]
    sample: Callable[[S, Seat, Rng], P]
    refuse: Callable[[S, Seat, P, Millis], Refusal | None]
    nature: Callable[[S, Rng], P] = never_asked
    odds: Callable[[S], Sequence[tuple[P, int]] | None] = no_odds
    view: Callable[[S, Seat | None], V]
    redact: Callable[[S, Event[P], Seat | None], P | None] = show_all
    tell: Callable[[S, Event[P], Seat | None], tuple[Note, ...]]
    imagine: Callable[[V, Seat | None, Rng], S]
    may_undo: Callable[[S, Event[P]], bool]
    score: Callable[[S], tuple[Score, ...]]
    faults: Callable[[S], tuple[str, ...]]
    upcast: Callable[[int, dict[str, Any]], dict[str, Any]] = keep_shape

    def __post_init__(self) -> None:
        self.bots = tuple(self.levels)

    def bot(self, level: str) -> Bot[V, P]:
        if level not in self.levels:
            raise BadOptions(f"{self.id} has no bot {level!r}; there are: {', '.join(self.bots)}")
        return self.levels[level]()


@dataclass(kw_only=True, eq=False)
class AssembledPhysics(Assembled[S, P, V, O]):
    """A `PhysicalGame`."""

    session: BeginTurn[S, P]
