"""What a client may say over its socket. A closed union; anything else is answered with `Failed`."""

from typing import Annotated

from msgspec import Meta, Raw, Struct

from burrow.server.wire.api import Name

Nonce = Annotated[str, Meta(min_length=1, max_length=40)]
"""The client's name for a request. Sent again, it is answered again and not done again."""
SeatNumber = Annotated[int, Meta(ge=0, le=15)]


class Inbound(Struct, frozen=True, tag_field="say", forbid_unknown_fields=True):
    pass


class Move(Inbound, frozen=True, tag="move"):
    """A move of a seat this browser holds. Answered with `Accepted` or `Refused`."""

    nonce: Nonce
    seat: SeatNumber
    move: Raw
    """A payload of the game, as in `Sight.legal`."""
    seen: int | None = None
    """Set where it is said again after a cut line: the `seq` it was made at. If nature or the seat itself has spoken
    since, or a move was taken back, it was meant for another moment and is refused."""


class Why(Inbound, frozen=True, tag="why"):
    """Would this be legal for a seat this browser holds? Answered with `Refused` or `Legal`; nothing is played."""

    nonce: Nonce
    seat: SeatNumber
    move: Raw


class TakeBack(Inbound, frozen=True, tag="undo"):
    """Take back this seat's last move. Answered with `Accepted` or `Refused`."""

    nonce: Nonce
    seat: SeatNumber


class Pong(Inbound, frozen=True, tag="pong"):
    """The echo of a `Ping`, sent at once: the delay is measured by it."""

    id: int


class Begin(Inbound, frozen=True, tag="begin"):
    """The host begins; seats still open are taken by bots of this level, until somebody comes for them."""

    nonce: Nonce
    fill: Annotated[str, Meta(max_length=20)] = ""
    names: Annotated[tuple[Name, ...], Meta(max_length=16)] = ()
    """What those bots are called, in the order of their seats."""


class Substitute(Inbound, frozen=True, tag="substitute"):
    """Let a bot of this level play a seat whose person is away, or with level "" give it back.

    The holder may say so of an own seat, anyone seated of a seat whose holder is `away`."""

    nonce: Nonce
    seat: SeatNumber
    level: Annotated[str, Meta(max_length=20)]


class Rematch(Inbound, frozen=True, tag="rematch"):
    """A new table with the same seats and options; everyone is told with `Moved`. Whoever is here plays again, also
    where a bot stood in."""

    nonce: Nonce


Request = Move | Why | TakeBack | Begin | Substitute | Rematch
"""Carries a nonce, and is answered under it."""
Message = Request | Pong
