"""What a game is. Server, bots, tests and adapters know a game only through this file.

Nothing here may know a particular game, read a clock or roll a die."""

from collections.abc import Sequence
from typing import Any, ClassVar, Generic, Literal, Protocol, TypeAlias, TypeVar

from msgspec import Struct

from burrow.engine.chance import Shown
from burrow.engine.luck import Luck
from burrow.engine.presets import Presets
from burrow.engine.rng import Rng

Seat: TypeAlias = int
"""0 to n-1, clockwise."""

NATURE: Seat = -1
"""Dice, decks, clocks, physics: whatever the rules cannot derive."""

Millis: TypeAlias = int
"""Table time: whole milliseconds since setup, stamped by the server, never running backwards."""

Trait: TypeAlias = Literal["chance", "hidden", "simultaneous", "realtime", "physics"]
"""What a game has; a law or a service is switched on by a trait, never by a name.

chance        nature answers with `odds`
hidden        some view shows less than the state: `twin` and `imagine` are put to the test; without it, all
              seats and spectators see the same view, the same events and the same notes
simultaneous  several seats are waited for at once; their moves commute unless they are claims
realtime      stamps matter: moves may be refused with `until`, deadlines pass
physics       nature simulates: a turn takes time, is shown while it happens, and the game has `session`
"""

Values: TypeAlias = tuple[tuple[str, str | int], ...]
"""The variables of a message. The name `seat`, or one that ends in `_seat`, holds a seat number; the player's name
replaces it when the sentence is formatted."""


class Payload(Struct, frozen=True, tag=True):
    """One outside input: a seat's move or nature's answer. Inputs, never consequences."""

    claim: ClassVar[bool] = False
    """True: a race, so the order of arrival decides. Everything else must commute between seats."""


P = TypeVar("P", bound=Payload)
"""A game's alphabet: the union of its moves and of nature's answers."""


class Event(Struct, Generic[P], frozen=True):
    """One line of the log."""

    seq: int
    at: Millis
    by: Seat
    what: P


class Setup(Struct, frozen=True, omit_defaults=True):
    """A setup and its list of events are the whole game."""

    game: str
    format: int
    """The game's format when the table was opened; see `upcast`."""
    seats: int
    options: Struct
    """An instance of the game's own options."""
    seed: str
    """64 hexadecimal digits. Never leaves the server before the game is over."""
    luck: Luck | None = None
    """What the browsers added to the dice; None: nobody did, and the dice follow from the seed alone."""


class Waiting(Struct, frozen=True):
    """Who must move. All empty: the game is over."""

    seats: tuple[Seat, ...] = ()
    """If there are several, they may move at the same time. Among claims with the same stamp, this order decides."""
    nature: Literal["", "chance", "physics"] = ""
    """Not empty: nature answers before any seat's next move is taken."""
    deadline: Millis | None = None
    """If it passes and nobody has moved, nature answers, with this stamp."""

    @property
    def over(self) -> bool:
        return not self.seats and not self.nature and self.deadline is None


OVER = Waiting()


class Refusal(Struct, frozen=True):
    """Why a move is not legal: a rule of the rulebook and a sentence in the game's locales."""

    rule: str
    message: str
    values: Values = ()
    until: Millis | None = None
    """If set: too early; the same move by the same seat is legal from this stamp on, if nothing else happens."""


class Note(Struct, frozen=True):
    """One sentence about something that happened: a message id of the game's locales and its values."""

    message: str
    values: Values = ()


class Line(Struct, frozen=True):
    """One line of a score: the rule it comes from, a message id that names it, its points."""

    rule: str
    label: str
    points: int


class Score(Struct, frozen=True):
    """The total is the sum of the lines. Equal ranks share the place; 1 is best."""

    seat: Seat
    rank: int
    lines: tuple[Line, ...]

    @property
    def total(self) -> int:
        return sum(line.points for line in self.lines)


class Rule(Struct, frozen=True):
    """An entry of a rulebook. Its sentence is the message `rule-<id>` of the game's locales, and takes the options of
    the table and its number of `seats` as variables."""

    id: str
    """As in `N-05`; a ruling of ours on an open question has an A: `NA-05`."""
    section: str
    """Rules of one section stand together; its title is the message `section-<section>`."""
    page: int = 0
    """Page of the printed rules, 0 for a ruling."""
    when: tuple[tuple[str, tuple[str | bool, ...]], ...] = ()
    """The option values under which the rule holds; empty: always. See `burrow.engine.rulebook`."""
    seats: tuple[int, ...] = ()
    """The numbers of seats with which the rule holds; empty: any."""


S = TypeVar("S")
"""State: frozen and hashable; ints, strings, enums, tuples, and bytes where there is physics; no clock, no rng."""
V = TypeVar("V")
"""View: everything one seat may know."""
O = TypeVar("O", bound=Struct)  # noqa: E741 - the contract's letter for options
"""Options: the variant being played."""

V_in = TypeVar("V_in", contravariant=True)
P_bot = TypeVar("P_bot", bound=Payload)


class Bot(Protocol[V_in, P_bot]):
    """Sees a view, never the state."""

    def choose(self, view: V_in, legal: Sequence[P_bot] | None, budget: Millis, rng: Rng) -> tuple[P_bot, Millis]:
        """A legal move, and how long to hold it back so that it looks like thinking.

        `budget` limits the thinking. If the rules say a move is too early (`Refusal.until`), the table holds it, as it
        does for people."""
        ...


FRAMES_A_SECOND = 60
"""Steps per second of table time, for every session."""


class TurnResult(Struct, Generic[P], frozen=True):
    """The result of a session: two entries of the log, or one when nature played alone."""

    move: P | None
    """What the hand did, as the seat's move."""
    settled: P
    """Nature's answer to it."""


class Session(Protocol[P]):
    """A turn of physics while it happens. It steps only when told to, by one thread at a time, and reads no clock: live
    or in a batch, the same gestures in the same frames give the same turn, byte for byte. What it shows is a stream
    that may lose packets; only `result` is stored."""

    @property
    def is_idle(self) -> bool:
        """Nothing moves and no clock runs, so there is no need to step before the next gesture."""
        ...

    @property
    def result(self) -> TurnResult[P] | None:
        """None while the turn is under way. Once set it never changes: later steps and gestures have no
        effect."""
        ...

    def handle(self, gesture: bytes) -> bool:
        """Take an input of the hand, as the game's board packs it; it counts from the next step on. Takes any bytes
        without raising. False: it cannot be read or is not possible now, and nothing has changed."""
        ...

    def leave(self) -> None:
        """The player has left and a bot takes the seat. As far as the rules allow, the turn ends by itself or returns
        to its start. Like a gesture, this counts from the next step on."""
        ...

    def step(self) -> None:
        """Advance one frame."""
        ...

    def news(self) -> bytes:
        """What has changed on screen since the last call of `news`; empty: nothing."""
        ...

    def whole(self) -> bytes:
        """Everything on screen now, for a client that has missed some news."""
        ...


class Game(Protocol[S, P, V, O]):
    """The contract. Every method is pure: the same arguments, the same answer, nothing changed."""

    id: str
    format: int
    """Goes up with each change in the shape of stored events."""
    seats: range
    traits: frozenset[Trait]
    options: type[O]
    presets: Presets[O]
    """Ready choices of the options, for the set-up page."""
    payload: Any
    """The union behind P, for the codec."""
    view_type: Any
    """The struct behind V, for the codec and the browser's types."""
    rulebook: tuple[Rule, ...]
    """Every rule and ruling, in the order in which a player reads them."""
    bots: tuple[str, ...]
    """The levels a bot can have, weakest first."""
    chance: tuple[Shown, ...]
    """What nature draws from, and where its answers show it. Nature draws from nothing else."""

    def refuse_options(self, seats: int, options: O) -> Refusal | None:
        """Why a table with these options cannot be opened, beyond what their types say: a broken custom board, or two
        options that exclude each other. None if it can. Takes any text without raising."""
        ...

    def teams(self, seats: int, options: O) -> Sequence[int]:
        """The number of each seat's team. Those of one team win together, and stay together in a rematch."""
        ...

    def setup(self, seats: int, options: O) -> S:
        """The first state. No randomness yet: nature's first answer comes as an event."""
        ...

    def apply(self, state: S, event: Event[P]) -> S:
        """The next state. Trusts the event."""
        ...

    def waiting(self, state: S) -> Waiting:
        """Which seats must move, or whether nature must answer, and the deadline; `OVER` if nobody must. Depends on
        nothing hidden."""
        ...

    def moves(self, state: S, seat: Seat) -> Sequence[P] | None:
        """All legal moves in a fixed order, or None if there are too many to list.

        A listed move is legal now or, if `refuse` answers with `until`, from that stamp on."""
        ...

    def sample(self, state: S, seat: Seat, rng: Rng) -> P:
        """Some legal move of a seat that is waited for."""
        ...

    def refuse(self, state: S, seat: Seat, move: P, at: Millis) -> Refusal | None:
        """None if legal. The only judge of moves; takes any payload from any seat without raising."""
        ...

    def nature(self, state: S, rng: Rng) -> P:
        """The only entry point for dice, decks, timers and physics: nature's answer, asked for or at the deadline."""
        ...

    def odds(self, state: S) -> Sequence[tuple[P, int]] | None:
        """Every answer nature may give now, with whole-number weights; None if they cannot be listed."""
        ...

    def view(self, state: S, seat: Seat | None) -> V:
        """What that seat may know; None is a spectator. Built field by field, never by deletion."""
        ...

    def redact(self, state: S, event: Event[P], seat: Seat | None) -> P | None:
        """What that seat sees of an event that is about to be applied to `state`; None: only that it happened."""
        ...

    def tell(self, state: S, event: Event[P], seat: Seat | None) -> tuple[Note, ...]:
        """The sentences that seat may hear about the event; `state` is the state before it."""
        ...

    def imagine(self, view: V, seat: Seat | None, rng: Rng) -> S:
        """A state that fits the view, drawn as nature would draw it."""
        ...

    def may_undo(self, state: S, event: Event[P]) -> bool:
        """Whether the seat that made `event`, which led to `state`, may take it back.

        False after chance, after hidden news, after another seat's move and once the game is over."""
        ...

    def score(self, state: S) -> tuple[Score, ...]:
        """One per seat, in seat order, at any time; tie-breaks and teams applied."""
        ...

    def faults(self, state: S) -> tuple[str, ...]:
        """Broken invariants, in words; empty in play."""
        ...

    def upcast(self, format: int, raw: dict[str, Any]) -> dict[str, Any]:
        """A stored payload of an older format in today's shape."""
        ...

    def bot(self, level: str) -> Bot[V, P]:
        """The bot of that level; one of `bots`."""
        ...


class PhysicalGame(Game[S, P, V, O], Protocol[S, P, V, O]):
    """A game with the trait `physics`."""

    def session(self, state: S, move: P | None = None) -> Session[P]:
        """The turn of the seat that is waited for, or nature's own turn if `waiting` says physics.

        `move` is a legal move that asks for physics, as a bot makes it: the session then plays that move by itself, in
        the time it took, and `turn.move` is that move. `nature`, asked in the state after that move, answers
        `result.settled` without drawing lots. The field `engine` of that answer names everything the bytes depend on:
        engine, version, platform and the game's own model."""
        ...


AnyGame: TypeAlias = Game[Any, Any, Any, Any]
AnyPhysicalGame: TypeAlias = PhysicalGame[Any, Any, Any, Any]
AnySession: TypeAlias = Session[Any]
