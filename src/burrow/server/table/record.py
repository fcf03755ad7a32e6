"""What is stored of a table besides its log: the setup, who sits where, and the phase. Plain values."""

from typing import Generic, Literal, Self, TypeVar

import msgspec
from msgspec import Raw, Struct

from burrow.engine import registry
from burrow.engine.codec import UNREADABLE, decode_setup, encode
from burrow.engine.errors import BadRow
from burrow.engine.game import Millis, Seat, Setup
from burrow.server.wire.outbound import BotPace, Pace, Spell, TallyLine

S = TypeVar("S")

REMEMBERED = 32
"""How many names of requests a record keeps."""

Phase = Literal["gathering", "sharing", "playing", "over"]
"""gathering  seats are open
sharing    all seats are taken, and the browsers reveal what they add to the dice
playing    the game has begun
over       the game has ended"""


class SeatRecord(Struct, frozen=True, omit_defaults=True):
    kind: Literal["person", "bot", "open"]
    name: str = ""
    holder: str = ""
    """SHA-256 of the token of the browser that holds the seat. The token itself is never stored."""
    level: str = ""
    """The level of a bot."""
    stand_in: str = ""
    """The level of the bot that plays for an absent person."""
    by_choice: bool = False
    """The person asked for that bot: it plays until they take the seat back, not only until they are here again."""
    vacant: bool = False
    """The bot plays for an invited person who has not come. Whoever follows the link may take the seat."""
    relieved: str = ""
    """The name of the bot that this person took over from."""
    since: int | None = None
    """The last entry before that; None: there was no bot."""
    who: int = 0
    """The number of the player; 0: nobody has the seat, or the record is from before there were numbers."""
    mark: int | None = None
    """The number of the seat's colour and shape; None: that of the seat."""
    played: tuple[Spell, ...] = ()
    """Who played the seat before whoever plays it now."""
    key: str = ""
    """SHA-256 of the key with which another device may take the seat; empty: none may."""
    came_by: str = ""
    """SHA-256 of the key with which this device took it."""

    @property
    def bot(self) -> str:
        """The level of the bot that plays here now; empty: a person plays, or nobody."""
        return self.level if self.kind == "bot" else self.stand_in

    def left_at(self, seq: int) -> tuple[Spell, ...]:
        """What `played` is once somebody else plays the seat, from the entry after this one on."""
        if seq <= (self.played[-1].until if self.played else -1):
            return self.played
        return (*self.played, Spell(self.name, seq, self.bot, stood_in=bool(self.stand_in)))


class UndoRequest(Struct, frozen=True, omit_defaults=True):
    """A seat asks whether it may take back its last move."""

    seat: Seat
    seq: int
    """The last entry then; another one ends the request."""
    moves: int
    """How many moves would be taken back."""
    until: Millis
    agreed: tuple[Seat, ...] = ()


class ClockRecord(Struct, frozen=True, omit_defaults=True):
    """The clock of a seat."""

    left: Millis = 0
    """What it showed when it was started, or since it has stood."""
    until: Millis | None = None
    """The time of day at which it runs out, in milliseconds since 1970; None: it stands."""


class PushRecord(Struct, frozen=True, omit_defaults=True):
    """Where a browser wants notifications of this table, and what it has been told."""

    endpoint: str = ""
    p256dh: str = ""
    auth: str = ""
    lang: Literal["de", "en", "fr", "it"] = "en"
    told: tuple[int, ...] = ()
    """By seat: how many entries there were when its holder last learned that it is their turn; -1: they have not."""
    warned: tuple[int, ...] = ()
    """By seat: the same number, of the last decision whose end its holder was warned of."""

    def has_warned(self, seat: Seat) -> bool:
        """Whether the current decision of the seat has had its warning."""
        return self.told_of(seat) >= 0 and self._of(self.warned, seat) == self.told_of(seat)

    def told_of(self, seat: Seat) -> int:
        return self._of(self.told, seat)

    def tell(self, seat: Seat, entries: int) -> "PushRecord":
        return msgspec.structs.replace(self, told=self._with(self.told, seat, entries))

    def warn(self, seat: Seat) -> "PushRecord":
        return msgspec.structs.replace(self, warned=self._with(self.warned, seat, self.told_of(seat)))

    def _of(self, numbers: tuple[int, ...], seat: Seat) -> int:
        return numbers[seat] if seat < len(numbers) else -1

    def _with(self, numbers: tuple[int, ...], seat: Seat, number: int) -> tuple[int, ...]:
        longer = (*numbers, *(-1 for _ in range(seat + 1 - len(numbers))))
        return (*longer[:seat], number, *longer[seat + 1 :])


class _Record(Struct, Generic[S], frozen=True):
    """A record, with its setup read already or not."""

    setup: S
    seats: tuple[SeatRecord, ...]
    host: str
    """SHA-256 of the token of the browser that opened the table. It is always a host."""
    phase: Phase
    successor: str = ""
    done: dict[str, int] = {}
    """The newest requests that changed this record, by name, each with the last entry before it."""
    pledges: dict[str, str] = {}
    """By holder, before the game for its dice, and after it for those of the rematch."""
    hosts: tuple[str, ...] = ()
    """The other hosts: SHA-256 of the token of each browser."""
    removed: tuple[str, ...] = ()
    """SHA-256 of the tokens of browsers that are not let in any more."""
    waits: bool = False
    """Only a host begins the game, also when every seat is taken."""
    players: int = 0
    """How many players have had a number so far."""
    code: str = ""
    """The letters that lead to this table; empty: nobody has asked for them."""
    listed: bool = False
    """The front page shows the table while a seat is free."""
    games: int = 0
    """How many games of the evening are over."""
    tally: tuple[TallyLine, ...] = ()
    undo: UndoRequest | None = None
    declined: int | None = None
    """The move whose taking back somebody has declined last; it is not asked for again."""
    pace: Pace = Pace()
    clocks: tuple[ClockRecord, ...] = ()
    """By seat, during a game with clocks."""
    clocked: int = -1
    """The last entry that `clocks` knows of."""
    bot_pace: BotPace = "calm"
    closed: bool = False
    """Whoever runs the server has closed the table: nobody is let in."""
    pushes: dict[str, PushRecord] = {}
    """By holder: who wants notifications."""

    @property
    def has_begun(self) -> bool:
        return self.phase in ("playing", "over")

    @property
    def is_full(self) -> bool:
        return all(seat.kind != "open" for seat in self.seats)

    def held_by(self, holder: str) -> tuple[Seat, ...]:
        if not holder:
            return ()
        return tuple(number for number, seat in enumerate(self.seats) if seat.holder == holder)

    def is_host(self, holder: str) -> bool:
        return bool(holder) and (holder == self.host or holder in self.hosts)

    def with_done(self, name: str, seq: int) -> Self:
        newest = list(self.done.items())[-REMEMBERED + 1 :]
        return msgspec.structs.replace(self, done={**dict(newest), name: seq})

    def with_seat(self, number: Seat, seat: SeatRecord) -> Self:
        """A seat that has no mark yet gets that of the seat before."""
        if seat.mark is None:
            seat = msgspec.structs.replace(seat, mark=self.seats[number].mark)
        seats = (*self.seats[:number], seat, *self.seats[number + 1 :])
        return msgspec.structs.replace(self, seats=seats)

    def with_player(self, number: Seat, seat: SeatRecord) -> Self:
        """Somebody else sits there, under a number that nobody at this table has had."""
        who = 1 + max(self.players, *(seat.who for seat in self.seats), *(line.who for line in self.tally))
        return msgspec.structs.replace(self.with_seat(number, msgspec.structs.replace(seat, who=who)), players=who)


class TableRecord(_Record[Setup], frozen=True):
    pass


_decoder = msgspec.json.Decoder(_Record[Raw])


def encode_record(record: TableRecord) -> bytes:
    return encode(record)


def decode_record(body: bytes) -> TableRecord:
    """Raises `BadRow`, and `UnknownGame` for a game that is not installed."""
    try:
        stored = _decoder.decode(body)
    except UNREADABLE as error:
        raise BadRow(f"cannot read the record of a table: {error}") from None
    setup = decode_setup(bytes(stored.setup), registry.game)
    return TableRecord(**{**msgspec.structs.asdict(stored), "setup": setup})
