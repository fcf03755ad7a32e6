"""The messages of the HTTP interface: requests and responses under `/api`."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, Struct

from burrow.engine.game import Values
from burrow.engine.options import OptionSpec
from burrow.server.wire.outbound import SeatInfo, Seen

Name = Annotated[str, Meta(max_length=24)]


class RuleInfo(Struct, frozen=True, omit_defaults=True):
    id: str
    section: str
    when: dict[str, tuple[str | bool, ...]] = {}
    """Options and the values for which the rule applies; none: it always applies."""


class GameInfo(Struct, frozen=True):
    id: str
    least_seats: int
    most_seats: int
    traits: tuple[str, ...]
    bots: tuple[str, ...]
    options: tuple[OptionSpec, ...]
    rules: tuple[RuleInfo, ...]


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


class Opened(Struct, frozen=True):
    table: str


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{table}/join: take the first open seat, or the one named. During the game: a seat that a bot
    plays for somebody who has not come."""

    name: Name
    seat: int | None = None


class Joined(Struct, frozen=True):
    seat: int


class TableInfo(Struct, frozen=True):
    """GET /api/tables/{table}"""

    table: str
    game: str
    phase: Literal["gathering", "playing", "over"]
    seats: tuple[SeatInfo, ...]
    yours: tuple[int, ...]
    host: bool
    invite: str
    """The link for friends. GET /api/tables/{table}/qr.svg draws it."""
    waiting: tuple[int, ...] = ()
    """Seats that may speak now."""
    winners: tuple[int, ...] = ()
    """Once the game is over."""


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
