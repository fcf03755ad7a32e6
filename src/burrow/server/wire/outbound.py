"""What the server says over a socket. A closed union, one JSON text frame each."""

from typing import Any, Literal

from msgspec import Raw, Struct

from burrow.engine.game import Millis, Score, Seat, Values
from burrow.server.wire.errors import Code


class Outbound(Struct, frozen=True, tag_field="say", omit_defaults=True):
    pass


class SeatInfo(Struct, frozen=True, omit_defaults=True):
    """What everyone may know of a seat."""

    kind: Literal["person", "bot", "open"]
    name: str
    """Of a bot: as it was introduced when it sat down; empty: the reader's language has a name for it."""
    level: str = ""
    """Of the bot that plays here now, also of one that stands in for a person."""
    here: bool = False
    """A person's browser is connected."""
    away: bool = False
    """It has not been for a while, and the game goes on: whoever sits here may let a bot stand in."""
    vacant: bool = False
    """A bot plays for somebody who was invited and has not come: whoever follows the link may take the seat."""
    relieved: str = ""
    """Name of the bot from which this person took the seat while the game was on."""
    since: int | None = None
    """The last entry before they did; None: nobody did."""


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
    """The table around the game. Sent whole after `Welcome` and at each change."""

    phase: Literal["gathering", "playing", "over"]
    seats: tuple[SeatInfo, ...]
    successor: str = ""
    """The table of the rematch, once there is one."""


class SeenNote(Struct, frozen=True):
    message: str
    values: Values = ()


class Seen(Struct, frozen=True, omit_defaults=True):
    """An entry of the log as one seat sees it."""

    seq: int
    at: Millis
    by: Seat
    what: Raw | None = None
    """None: it happened, and this seat may not know more."""
    undo: int | None = None
    """Set: this entry takes that event back."""
    notes: tuple[SeenNote, ...] = ()
    """What happened, as message ids of the game's locales with their values."""


class Sight(Struct, frozen=True):
    """All that one seat (None: a spectator) sees after the newest entry."""

    seat: Seat | None
    view: Raw
    legal: Raw | None
    """The legal moves if this seat may speak now; null if it may not, or if they are too many to list."""
    may_undo: bool
    events: tuple[Seen, ...]
    """What is new since the client's last `seq`."""


class Update(Outbound, frozen=True, tag="update"):
    """The game after entry `seq`. Also sent, without events, when only the waiting has changed."""

    seq: int
    now: Millis
    """Table time when this was sent; deadlines and stamps are in the same time."""
    waiting: tuple[Seat, ...]
    nature: str
    deadline: Millis | None
    sights: tuple[Sight, ...]
    """One for each seat this browser holds, in seat order; one for a spectator."""
    scores: tuple[Score, ...] = ()
    """Only once the game is over."""
    seed: str = ""
    """Only once the game is over: SHA-256 of it is the `commitment`."""


class Accepted(Outbound, frozen=True, tag="accepted"):
    """Done, and stored."""

    nonce: str
    seq: int


class Legal(Outbound, frozen=True, tag="legal"):
    """The answer to `Why` where nothing is wrong with the move. It was not played."""

    nonce: str


class Refused(Outbound, frozen=True, tag="refused"):
    """Not legal: the rule and the sentence, as a message id of the game's locales with its values.

    `rule` is empty for what no rulebook knows (taking back too late, a move for a moment that is past); such a
    message is of the shared locales."""

    nonce: str
    rule: str
    message: str
    values: Values = ()


class Failed(Outbound, frozen=True, tag="failed"):
    """The request made no sense; nothing was done. The sentence is `error-<code>` of the shared locales.

    Everyone hears `turn-failed`, without a nonce, when a turn of physics has broken off and begins again."""

    code: Code
    detail: str = ""
    """For developers, in English."""
    nonce: str = ""


class Ping(Outbound, frozen=True, tag="ping"):
    """To be echoed at once. `delay` is the one-way delay measured so far, in ms."""

    id: int
    now: Millis
    delay: int


class Moved(Outbound, frozen=True, tag="moved"):
    """The rematch stands at another table."""

    table: str


Message = Welcome | Table | Update | Accepted | Legal | Refused | Failed | Ping | Moved
