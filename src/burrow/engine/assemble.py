"""Builds a game from the modules of its folder, or from single functions, so that a game needs no class of its own.

The functions are stored as they are: `game.apply` calls the game's own `apply` directly."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import Any, Generic, NoReturn, Protocol, TypeAlias, TypeVar

from msgspec import Struct

from burrow.engine.chance import Shown
from burrow.engine.errors import BadOptions
from burrow.engine.game import (
    Bot,
    Event,
    Millis,
    Note,
    O,
    P,
    Payload,
    Refusal,
    Rule,
    S,
    Score,
    Seat,
    Session,
    Trait,
    V,
    V_in,
    Waiting,
)
from burrow.engine.presets import Presets, usual_presets
from burrow.engine.rng import Rng

Levels: TypeAlias = Mapping[str, Callable[[], Bot[V, P]]]
"""A factory for the bot of each level, weakest first."""

S_in = TypeVar("S_in", contravariant=True)
O_in = TypeVar("O_in", bound=Struct, contravariant=True)
O_out = TypeVar("O_out", bound=Struct, covariant=True)
P_out = TypeVar("P_out", bound=Payload, covariant=True)


class BeginTurn(Protocol[S_in, P]):
    def __call__(self, state: S_in, move: P | None = None) -> Session[P]: ...


def take_all_options(seats: int, options: object) -> None:
    """Accept every combination the types of the options allow."""


def everyone_alone(seats: int, options: object) -> Sequence[int]:
    """Each seat is a team of one."""
    return range(seats)


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
    declared_presets: Presets[O] | None = None
    """None: each preset has the defaults."""
    presets: Presets[O] = field(init=False)
    payload: Any
    view_type: Any
    rulebook: tuple[Rule, ...]
    levels: Levels[V, P]
    bots: tuple[str, ...] = field(init=False)
    chance: tuple[Shown, ...] = ()

    refuse_options: Callable[[int, O], Refusal | None] = take_all_options
    teams: Callable[[int, O], Sequence[int]] = everyone_alone
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
        self.presets = self.declared_presets or usual_presets(self.options)

    def bot(self, level: str) -> Bot[V, P]:
        if level not in self.levels:
            raise BadOptions(f"{self.id} has no bot {level!r}; there are: {', '.join(self.bots)}")
        return self.levels[level]()


@dataclass(kw_only=True, eq=False)
class AssembledPhysics(Assembled[S, P, V, O]):
    """A `PhysicalGame`."""

    session: BeginTurn[S, P]


class RulebookRoom(Protocol):
    @property
    def RULEBOOK(self) -> tuple[Rule, ...]: ...


class OptionsRoom(Protocol[O_out]):
    @property
    def Options(self) -> type[O_out]: ...


class StateRoom(Protocol[S, O_in]):
    def setup(self, seats: int, options: O_in, /) -> S: ...

    def waiting(self, state: S, /) -> Waiting: ...

    def faults(self, state: S, /) -> tuple[str, ...]: ...


class MovesRoom(Protocol[S_in, P]):
    @property
    def What(self) -> Any: ...

    def moves(self, state: S_in, seat: Seat, /) -> Sequence[P] | None: ...

    def sample(self, state: S_in, seat: Seat, rng: Rng, /) -> P: ...

    def refuse(self, state: S_in, seat: Seat, move: P, at: Millis, /) -> Refusal | None: ...

    def may_undo(self, state: S_in, event: Event[P], /) -> bool: ...


class ApplyRoom(Protocol[S, P]):
    def apply(self, state: S, event: Event[P], /) -> S: ...


class NatureRoom(Protocol[S_in, P_out]):
    @property
    def CHANCE(self) -> tuple[Shown, ...]: ...

    def nature(self, state: S_in, rng: Rng, /) -> P_out: ...

    def odds(self, state: S_in, /) -> Sequence[tuple[P_out, int]] | None: ...


class ScoringRoom(Protocol[S_in]):
    def score(self, state: S_in, /) -> tuple[Score, ...]: ...


class ViewRoom(Protocol[S, V]):
    @property
    def View(self) -> Any: ...

    def view(self, state: S, seat: Seat | None, /) -> V: ...

    def imagine(self, view: V, seat: Seat | None, rng: Rng, /) -> S: ...


class TellRoom(Protocol[S_in, P]):
    def tell(self, state: S_in, event: Event[P], seat: Seat | None, /) -> tuple[Note, ...]: ...


class BotsRoom(Protocol[V_in, P]):
    @property
    def LEVELS(self) -> Levels[V_in, P]: ...


@dataclass
class Rooms(Generic[S, P, V, O]):
    """The modules of a game's folder that every game has. The module itself is the argument."""

    rulebook: RulebookRoom
    options: OptionsRoom[O]
    state: StateRoom[S, O]
    moves: MovesRoom[S, P]
    apply: ApplyRoom[S, P]
    nature: NatureRoom[S, P] | None
    """None: a game without chance."""
    scoring: ScoringRoom[S]
    view: ViewRoom[S, V]
    tell: TellRoom[S, P]
    bots: BotsRoom[V, P]


FUNCTIONS = {
    "state": ("setup", "waiting", "faults"),
    "moves": ("moves", "sample", "refuse", "may_undo"),
    "apply": ("apply",),
    "nature": ("nature", "odds"),
    "scoring": ("score",),
    "view": ("view", "imagine"),
    "tell": ("tell",),
}
"""By room, the functions that go into the game. The protocols above give their types."""


def assemble(
    rooms: Rooms[S, P, V, O],
    *,
    id: str,
    format: int = 1,
    seats: range,
    traits: frozenset[Trait] = frozenset(),
    presets: Presets[O] | None = None,
    refuse_options: Callable[[int, O], Refusal | None] = take_all_options,
    teams: Callable[[int, O], Sequence[int]] = everyone_alone,
    redact: Callable[[S, Event[P], Seat | None], P | None] = show_all,
    upcast: Callable[[int, dict[str, Any]], dict[str, Any]] = keep_shape,
) -> Assembled[S, P, V, O]:
    """The game of a folder."""
    given = [(room, names) for room, names in FUNCTIONS.items() if getattr(rooms, room) is not None]
    return Assembled(
        id=id,
        format=format,
        seats=seats,
        traits=traits,
        options=rooms.options.Options,
        declared_presets=presets,
        payload=rooms.moves.What,
        view_type=rooms.view.View,
        rulebook=rooms.rulebook.RULEBOOK,
        levels=rooms.bots.LEVELS,
        chance=rooms.nature.CHANCE if rooms.nature is not None else (),
        refuse_options=refuse_options,
        teams=teams,
        redact=redact,
        upcast=upcast,
        **{name: getattr(getattr(rooms, room), name) for room, names in given for name in names},
    )


def add_physics(game: Assembled[S, P, V, O], session: BeginTurn[S, P]) -> AssembledPhysics[S, P, V, O]:
    """The same game with turns that take time."""
    same = {each.name: getattr(game, each.name) for each in fields(game) if each.init}
    return AssembledPhysics(**same, session=session)
