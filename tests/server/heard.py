"""The messages a client receives: the shapes of `outbound`, with views and payloads as plain values."""

from typing import Any

import msgspec
from msgspec import Struct

from burrow.engine.game import Millis, Score, Seat
from burrow.server.wire.outbound import (
    Accepted,
    Failed,
    Legal,
    Moved,
    Notice,
    Outbound,
    Ping,
    Reacted,
    Refused,
    SeenNote,
    Told,
    Welcome,
)
from burrow.server.wire.outbound import Table as TableNow

__all__ = [
    "Accepted",
    "Failed",
    "Legal",
    "Message",
    "Moved",
    "Notice",
    "Ping",
    "Reacted",
    "Refused",
    "Seen",
    "TableNow",
    "Told",
    "Update",
    "Welcome",
    "decode",
]


class Seen(Struct, frozen=True, forbid_unknown_fields=True):
    seq: int
    at: Millis
    by: Seat
    what: dict[str, Any] | None = None
    undo: int | None = None
    notes: tuple[SeenNote, ...] = ()
    by_clock: bool = False


class Sight(Struct, frozen=True, forbid_unknown_fields=True):
    seat: Seat | None
    view: dict[str, Any]
    legal: list[dict[str, Any]] | None
    may_undo: bool
    may_ask: bool
    events: tuple[Seen, ...]


class Update(Outbound, frozen=True, tag="update", forbid_unknown_fields=True):
    seq: int
    now: Millis
    waiting: tuple[Seat, ...]
    nature: str
    deadline: Millis | None
    sights: tuple[Sight, ...]
    scores: tuple[Score, ...] = ()
    seed: str = ""


Message = Welcome | TableNow | Update | Accepted | Legal | Refused | Failed | Ping | Told | Notice | Reacted | Moved

_decoder: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)


def decode(frame: str) -> Message:
    return _decoder.decode(frame)
