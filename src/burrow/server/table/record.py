"""What is stored of a table besides its log: the setup, who sits where, and the phase. Plain values."""

from typing import Literal

import msgspec
from msgspec import Raw, Struct

from burrow.engine import registry
from burrow.engine.codec import UNREADABLE, decode_setup, encode
from burrow.engine.errors import BadRow
from burrow.engine.game import Seat, Setup
from burrow.server.wire.outbound import SeatInfo

REMEMBERED = 32
"""How many names of requests a record keeps."""

Phase = Literal["gathering", "playing", "over"]


class SeatRecord(Struct, frozen=True, omit_defaults=True):
    kind: Literal["person", "bot", "open"]
    name: str = ""
    holder: str = ""
    """SHA-256 of the token of the browser that holds the seat. The token itself is never stored."""
    level: str = ""
    """The level of a bot."""
    stand_in: str = ""
    """The level of the bot that plays for an absent person."""
    vacant: bool = False
    """The bot plays for an invited person who has not come. Whoever follows the link may take the seat."""
    relieved: str = ""
    """The name of the bot that this person took over from."""
    since: int | None = None
    """The last entry before that; None: there was no bot."""

    @property
    def bot(self) -> str:
        """The level of the bot that plays here now; empty: a person plays, or nobody."""
        return self.level if self.kind == "bot" else self.stand_in

    def info(self, *, here: bool, away: bool) -> SeatInfo:
        return SeatInfo(self.kind, self.name, self.bot, here, away, self.vacant, self.relieved, self.since)


class TableRecord(Struct, frozen=True):
    setup: Setup
    seats: tuple[SeatRecord, ...]
    host: str
    """SHA-256 of the token of the browser that opened the table."""
    phase: Phase = "gathering"
    successor: str = ""
    done: dict[str, int] = {}
    """The newest requests that changed this record, by name, each with the last entry before it."""

    @property
    def is_full(self) -> bool:
        return all(seat.kind != "open" for seat in self.seats)

    def held_by(self, holder: str) -> tuple[Seat, ...]:
        if not holder:
            return ()
        return tuple(number for number, seat in enumerate(self.seats) if seat.holder == holder)

    def with_done(self, name: str, seq: int) -> "TableRecord":
        newest = list(self.done.items())[-REMEMBERED + 1 :]
        return msgspec.structs.replace(self, done={**dict(newest), name: seq})

    def with_seat(self, number: Seat, seat: SeatRecord) -> "TableRecord":
        seats = (*self.seats[:number], seat, *self.seats[number + 1 :])
        return msgspec.structs.replace(self, seats=seats)


class _Stored(Struct, frozen=True):
    setup: Raw
    seats: tuple[SeatRecord, ...]
    host: str
    phase: Phase
    successor: str = ""
    done: dict[str, int] = {}


_decoder = msgspec.json.Decoder(_Stored)


def encode_record(record: TableRecord) -> bytes:
    return encode(record)


def decode_record(body: bytes) -> TableRecord:
    """Raises `BadRow`, and `UnknownGame` for a game that is not installed."""
    try:
        stored = _decoder.decode(body)
    except UNREADABLE as error:
        raise BadRow(f"cannot read the record of a table: {error}") from None
    setup = decode_setup(bytes(stored.setup), registry.game)
    return TableRecord(setup, stored.seats, stored.host, stored.phase, stored.successor, stored.done)
