"""What the server says over a socket. Each message is one JSON text frame."""

from typing import Any, Literal

from msgspec import Raw, Struct

from burrow.engine.game import Millis, Score, Seat, Values
from burrow.server.wire.errors import Code


class Outbound(Struct, frozen=True, tag_field="say", omit_defaults=True):
    pass


class SeatInfo(Struct, frozen=True, omit_defaults=True):
    """What everyone may know about a seat."""

    kind: Literal["person", "bot", "open"]
    name: str
    """An empty name of a bot: each language has a name for it."""
    level: str = ""
    """The level of the bot that plays here now, also if it stands in for a person."""
    here: bool = False
    """A person's browser is connected."""
    away: bool = False
    """It has not been connected for a while during the game: anyone seated may let a bot stand in."""
    vacant: bool = False
    """A bot plays for an invited person who has not come. Whoever follows the link may take the seat."""
    relieved: str = ""
    """The name of the bot from which this person took the seat during the game."""
    since: int | None = None
    """The last entry before that; None: there was no bot."""


class Welcome(Outbound, frozen=True, tag="welcome"):
    """The first message on a socket."""

    table: str
    game: str
    options: Any
    yours: tuple[Seat, ...]
    """The seats this browser holds; none: a spectator."""
    host: bool
    """Whether this browser opened the table."""
    commitment: str
    """SHA-256 of the seed, fixed before the first roll."""


class Table(Outbound, frozen=True, tag="table"):
    """The table around the game. Sent after `Welcome` and whenever it changes."""

    phase: Literal["gathering", "playing", "over"]
    seats: tuple[SeatInfo, ...]
    successor: str = ""
    """The table of the rematch, if there is one."""


class SeenNote(Struct, frozen=True):
    message: str
    values: Values = ()


class Seen(Struct, frozen=True, omit_defaults=True):
    """An entry of the log as one seat sees it."""

    seq: int
    at: Millis
    by: Seat
    what: Raw | None = None
    """None: something happened, and this seat may not know more."""
    undo: int | None = None
    """Set if this entry takes an event back: the number of that event."""
    notes: tuple[SeenNote, ...] = ()
    """What happened, as message ids of the game's locales with their values."""


class Sight(Struct, frozen=True):
    """Everything that one seat (None: a spectator) sees after the newest entry."""

    seat: Seat | None
    view: Raw
    legal: Raw | None
    """The legal moves if this seat may move now; null if it may not, or if there are too many to list."""
    may_undo: bool
    events: tuple[Seen, ...]
    """What is new since the client's last `seq`."""


class Update(Outbound, frozen=True, tag="update"):
    """The game after entry `seq`. Sent without events if only the waiting has changed."""

    seq: int
    now: Millis
    """Table time when this was sent. Deadlines and stamps use the same time."""
    waiting: tuple[Seat, ...]
    nature: str
    deadline: Millis | None
    sights: tuple[Sight, ...]
    """One for each seat this browser holds, in seat order; one for a spectator."""
    scores: tuple[Score, ...] = ()
    """Only once the game is over."""
    seed: str = ""
    """Only once the game is over. Its SHA-256 is the `commitment`."""


class Accepted(Outbound, frozen=True, tag="accepted"):
    """Done, and stored."""

    nonce: str
    seq: int


class Legal(Outbound, frozen=True, tag="legal"):
    """The answer to `Why` if the move is legal. It was not played."""

    nonce: str


class Refused(Outbound, frozen=True, tag="refused"):
    """The move is not legal: the rule, and the sentence as a message id of the game's locales with its values.

    `rule` is empty if no rulebook says so (taking back too late, a move for a moment that is past). The message is then
    one of the shared locales."""

    nonce: str
    rule: str
    message: str
    values: Values = ()


class Failed(Outbound, frozen=True, tag="failed"):
    """Nothing was done. The sentence is `error-<code>` of the shared locales.

    Everyone gets `turn-failed`, without a nonce, when a turn of physics has failed and begins again."""

    code: Code
    detail: str = ""
    """For developers, in English."""
    nonce: str = ""


class Ping(Outbound, frozen=True, tag="ping"):
    """The client echoes this at once. `delay` is the one-way delay measured so far, in ms."""

    id: int
    now: Millis
    delay: int


class Moved(Outbound, frozen=True, tag="moved"):
    """The rematch is at another table."""

    table: str


Message = Welcome | Table | Update | Accepted | Legal | Refused | Failed | Ping | Moved
