"""The messages of the HTTP interface: requests and responses under `/api`."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, Struct

from burrow.engine.game import Values
from burrow.engine.luck import Hex
from burrow.engine.options import OptionSpec
from burrow.engine.presets import PresetKey
from burrow.server.wire.outbound import BotPace, Notice, Pace, SeatInfo, Seen

Name = Annotated[str, Meta(max_length=24)]


class RuleInfo(Struct, frozen=True, omit_defaults=True):
    """One of GET /api/games/{game}/rules, in the order of the rulebook."""

    id: str
    section: str
    when: dict[str, tuple[str | bool, ...]] = {}
    """Options and the values for which the rule applies; none: it always applies."""
    seats: tuple[int, ...] = ()
    """The numbers of seats with which it applies; none: any."""


class PresetInfo(Struct, frozen=True):
    """A ready choice of options."""

    key: PresetKey
    options: dict[str, int | bool | str]
    """Those that differ from the defaults."""


class GameInfo(Struct, frozen=True):
    id: str
    least_seats: int
    most_seats: int
    traits: tuple[str, ...]
    bots: tuple[str, ...]
    options: tuple[OptionSpec, ...]
    presets: tuple[PresetInfo, ...]
    """In the order shown."""


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits on a seat: this browser (also on several), a bot, or whoever follows the link."""

    kind: Literal["me", "bot", "open"]
    name: Name = ""
    """A bot's name is the same for everyone at the table. Without one, each language has its own."""
    level: Annotated[str, Meta(max_length=20)] = ""


class OpenTable(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables"""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[tuple[SeatWish, ...], Meta(min_length=1, max_length=16)]
    options: dict[str, Any] = {}
    pledge: Hex = ""
    """The SHA-256 of this browser's share of the dice; empty: it adds none."""
    waits: bool = False
    """Only a host begins the game, also when every seat is taken."""
    pace: Pace | None = None
    """How much time people have; None: as much as they like."""
    bot_pace: BotPace = "calm"
    """How fast the bots play. A host can change it later."""


class Opened(Struct, frozen=True):
    table: str


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{table}/join: take the first open seat, or the one named. During the game: a seat that a bot
    plays for somebody who has not come."""

    name: Name
    seat: int | None = None
    pledge: Hex = ""
    """As in `OpenTable`. During the game it means nothing: the dice are settled."""


class Joined(Struct, frozen=True):
    seat: int


class _Table(Struct, frozen=True):
    table: str
    game: str


class TableInfo(_Table, frozen=True):
    """GET /api/tables/{table}"""

    phase: Literal["gathering", "sharing", "playing", "over"]
    seats: tuple[SeatInfo, ...]
    yours: tuple[int, ...]
    host: bool
    invite: str
    """The link for friends. GET /api/tables/{table}/qr.svg draws it."""
    waiting: tuple[int, ...] = ()
    """Seats that may speak now."""
    winners: tuple[int, ...] = ()
    """Once the game is over."""
    newest: str = ""
    """The table of the last rematch, where everybody is now; the table itself if there was none."""
    pace: Pace | None = None
    """None: everyone has as much time as they like."""


class CodeInfo(_Table, frozen=True):
    """GET /api/codes/{code}: the table that a code leads to."""

    screen: bool
    """A TV shows the table now: whoever comes can use their phone as their hand."""


class OpenOne(_Table, frozen=True):
    """A table on the front page: whoever comes may sit down."""

    host: str
    """The name of a host who sits there; may be empty."""
    phase: Literal["gathering", "playing"]
    """During the game, a free seat is one that a bot plays until somebody comes."""
    seats: int
    free: int


class HandOver(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{table}/hand-over: make a personal link that moves a seat of this browser to another device.
    It works once. Earlier links for the seat are void."""

    seat: int


class PersonalLink(Struct, frozen=True):
    link: str


class TakeSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{table}/take: take the seat of a personal link. Answered with `Joined`. The key is what follows
    `#take=` in the link."""

    key: Annotated[str, Meta(min_length=1, max_length=100)]


class Nothing(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of a request that says everything with its path."""


class PushInfo(Struct, frozen=True):
    """GET /api/tables/{table}/push"""

    key: str
    """The public key of the server, base64url; empty: it sends no notifications."""
    on: bool
    """Whether this browser gets those of this table."""


class Subscribe(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{table}/push: this browser wants notifications of this table, at the address and with the keys
    that its PushManager gave. Answered with `PushInfo`."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]
    lang: Literal["de", "en", "fr", "it"] = "en"


class Code(Struct, frozen=True):
    """POST /api/tables/{table}/code: the letters that lead to this table. It gets them when somebody first asks."""

    code: str


class OpenTables(Struct, frozen=True):
    """GET /api/open: what is going on at this server."""

    playing: int
    """How many people sit at a game that has begun, and are connected."""
    tables: tuple[OpenOne, ...]
    """The tables that hosts have listed, newest first."""
    notice: Notice | None = None
    """What whoever runs the server tells everyone."""


class Moment(Struct, frozen=True, omit_defaults=True):
    """A line of GET /api/tables/{table}/moments: an entry of a finished game as one seat saw it."""

    view: Raw
    """What the seat saw after the entry."""
    event: Seen | None = None
    """The entry; None in the first line, which is the table before the first entry."""


class Problem(Struct, frozen=True, omit_defaults=True):
    """Every response that is not 2xx. The sentence is `error-<code>` of the shared locales."""

    code: str
    detail: str = ""
    rule: str = ""
    """Set if a game refuses the options of a table: the rule and its sentence, in the game's locales."""
    message: str = ""
    values: Values = ()
