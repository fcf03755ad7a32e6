"""What the server says over a socket. Each message is one JSON text frame."""

from typing import Any, Literal

from msgspec import Raw, Struct

from burrow.engine.game import Millis, Score, Seat, Values
from burrow.server.wire.errors import Code


class Outbound(Struct, frozen=True, tag_field="say", omit_defaults=True):
    pass


class Pace(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How much time people have. Bots have no clock, and where a game sets a deadline of its own, that one counts.

    relaxed   as much as they like
    decision  so many seconds for each decision
    game      so many seconds for the whole game, and an increment at the end of each turn
    days      as `decision`, but the time also passes while nobody is connected"""

    kind: Literal["relaxed", "decision", "game", "days"] = "relaxed"
    seconds: int = 0
    """86400 for each day."""
    increment: int = 0
    """Seconds."""
    level: str = ""
    """The level of the bot that makes one move for a seat whose time is up. Empty: the usual one of the game."""


BotPace = Literal["calm", "brisk", "instant"]
"""How fast bots play. People race against bots at the same speed, whatever this says.

calm     so that everyone can follow, and take back a move before the next one
brisk    in a third of that time
instant  at once"""


class ClockInfo(Struct, frozen=True, omit_defaults=True):
    """The clock of a seat."""

    due: Millis | None = None
    """It runs, and shows 0 at this table time. None: it stands."""
    left: Millis | None = None
    """What it shows while it stands; None: nothing."""
    out: bool = False
    """The time is up: a bot chooses the move."""


class Spell(Struct, frozen=True, omit_defaults=True):
    """Who played a seat for a while, before somebody else did."""

    name: str
    until: int
    """The last entry of the spell. The first spell begins with the first entry, the next one after this entry."""
    level: str = ""
    """The level of the bot; empty: a person played."""
    stood_in: bool = False
    """The bot played for the person of that name."""
    moves: int = 0
    """How many moves the seat made in this spell. Counted once the game is over."""


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
    """It has not been connected for a while during the game: anyone seated and any host may let a bot stand in."""
    vacant: bool = False
    """A bot plays for an invited person who has not come. Whoever follows the link may take the seat."""
    relieved: str = ""
    """The name of the bot from which this person took the seat during the game."""
    since: int | None = None
    """The last entry before that; None: there was no bot."""
    who: int = 0
    """The number of the player, which stays the same when the seat moves and in a rematch; 0: the seat is open."""
    mark: int = 0
    """The number of the seat's colour and shape. It goes with the player when the seat moves and in a rematch."""
    host: bool = False
    """The person may manage the table."""
    device: Seat | None = None
    """Set if several people share a device: the first seat of that device."""
    played: tuple[Spell, ...] = ()
    """Who played the seat before whoever plays it now, oldest first. Empty: nobody else did."""
    moves: int = 0
    """If somebody else played the seat before: how many moves it made since. Counted once the game is over."""
    by_clock: int = 0
    """How many moves a bot made because the seat's time was up. Counted once the game is over."""


class Welcome(Outbound, frozen=True, tag="welcome"):
    """The first message on a socket."""

    table: str
    game: str
    options: Any
    yours: tuple[Seat, ...]
    """The seats this browser holds; none: a spectator, or a socket with `screen`."""
    host: bool
    """Whether this browser may manage the table."""
    commitment: str
    """SHA-256 of the seed, fixed before the first roll."""


class UndoAsked(Struct, frozen=True):
    """A seat asks whether it may take back its last move."""

    seat: Seat
    moves: int
    """How many moves would be taken back: the last one of that seat, and all later ones."""
    waiting: tuple[Seat, ...]
    """The people who have not answered yet. Bots agree, and so does whoever is away."""
    until: Millis
    """Table time. Then it counts as no."""


class TallyLine(Struct, frozen=True, omit_defaults=True):
    """How one player has done in all games of the evening."""

    who: int
    name: str
    level: str = ""
    """The level of a bot."""
    mark: int = 0
    games: int = 0
    wins: int = 0
    points: int = 0


class LuckNow(Struct, frozen=True, omit_defaults=True):
    """What the browsers add to the dice, by seat, as 64 hexadecimal digits; empty: nothing."""

    pledges: tuple[str, ...]
    """SHA-256 of each share. They never change again."""
    shares: tuple[str, ...] = ()
    """Once the game has begun. A seat with a pledge and no share did not reveal it in time."""


class Table(Outbound, frozen=True, tag="table"):
    """The table around the game. Sent after `Welcome` and whenever it changes."""

    phase: Literal["gathering", "sharing", "playing", "over"]
    """sharing: all seats are taken, and browsers that find their pledge in `luck` reveal their shares."""
    seats: tuple[SeatInfo, ...]
    successor: str = ""
    """The table of the rematch, if there is one."""
    luck: LuckNow | None = None
    """From `sharing` on; None: nobody pledged, and the dice follow from the seed alone."""
    code: str = ""
    """The letters that lead to this table; empty: nobody has asked for them yet."""
    listed: bool = False
    """The front page shows the table while a seat is free."""
    waits: bool = False
    """Only a host begins the game, also when every seat is taken."""
    games: int = 0
    """How many games of the evening are over: this one and those before it, as rematches follow each other."""
    tally: tuple[TallyLine, ...] = ()
    """Everyone who has played one of them to its end."""
    undo: UndoAsked | None = None
    """Somebody asks to take back a move. Bots wait meanwhile."""
    pace: Pace | None = None
    """None: everyone has as much time as they like."""
    clocks: tuple[ClockInfo, ...] = ()
    """The clock of each seat, during a game with clocks."""
    bot_pace: BotPace = "calm"
    """How fast the bots play here."""
    screen: bool = False
    """A TV shows the table: a socket with `screen` is open."""


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
    by_clock: bool = False
    """A bot made this move because the seat's time was up."""


class Sight(Struct, frozen=True):
    """Everything that one seat (None: a spectator) sees after the newest entry."""

    seat: Seat | None
    view: Raw
    legal: Raw | None
    """The legal moves if this seat may move now; null if it may not, or if there are too many to list."""
    may_undo: bool
    may_ask: bool
    """The seat cannot take back its last move alone, but may ask the others."""
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
    next: Millis = 0
    """The next ping comes after this time; a client that hears nothing for much longer has lost its connection."""


class Told(Outbound, frozen=True, tag="told"):
    """News that nothing else shows. The sentence is `told-<what>` of the shared locales.

    For this browser alone:
    removed         a host has removed it; its socket is closed
    freed           a host has freed its seat, and it watches from now on
    handed          its seat has moved to another device by a personal link
    returned        a bot has played this seat of it meanwhile; from now on the person plays again
    For everyone:
    closed          whoever runs the server has closed the table; all sockets are closed
    For everyone, about a move that was not taken back:
    undo-declined   this seat said no
    undo-late       not everyone answered this seat in time
    undo-overtaken  something was played before everyone had answered this seat"""

    what: Literal["removed", "freed", "handed", "returned", "closed", "undo-declined", "undo-late", "undo-overtaken"]
    seat: Seat | None = None


class Notice(Outbound, frozen=True, tag="notice"):
    """What whoever runs the server tells everyone, in their own words. It takes the place of the one before. Also the
    field `notice` of `OpenTables`, for pages without a socket."""

    id: int
    """A page that has shown this one need not show it again."""
    text: str = ""
    """Empty: it is taken back."""


Reaction = Literal["cheer", "laugh", "wow", "oops", "hurry", "thanks"]
"""The six drawings that people show each other."""


class Reacted(Outbound, frozen=True, tag="reacted"):
    """The person on this seat shows a drawing. It is not stored."""

    seat: Seat
    what: Reaction


class PushNote(Struct, frozen=True, omit_defaults=True):
    """A notification. It does not come over the socket: a push service brings it to the service worker, encrypted."""

    kind: Literal["turn", "late"]
    """turn: it is the reader's turn; late: their time is nearly up"""
    table: str
    game: str
    lang: Literal["de", "en", "fr", "it"]
    name: str = ""
    """Whose turn it is, if the reader has several seats."""
    others: tuple[str, ...] = ()
    """Who else is at the table."""


class Moved(Outbound, frozen=True, tag="moved"):
    """The rematch is at another table."""

    table: str


Message = Welcome | Table | Update | Accepted | Legal | Refused | Failed | Ping | Told | Notice | Reacted | Moved
