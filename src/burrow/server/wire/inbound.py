"""What a client may say over its socket. Anything else is answered with `Failed`."""

from typing import Annotated

from msgspec import Meta, Raw, Struct

from burrow.server.wire.api import Name

Nonce = Annotated[str, Meta(min_length=1, max_length=40)]
"""The client's name for a request. If it is sent again, it is answered again but not done again."""
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
    """Set if the move is sent again after a lost connection: the `seq` it was made at. If nature or the seat itself has
    moved since, or a move was taken back, the move was meant for another moment and is refused."""


class Why(Inbound, frozen=True, tag="why"):
    """Would this move be legal for a seat this browser holds? Answered with `Refused` or `Legal`; nothing is played."""

    nonce: Nonce
    seat: SeatNumber
    move: Raw


class TakeBack(Inbound, frozen=True, tag="undo"):
    """Take back this seat's last move. Answered with `Accepted` or `Refused`."""

    nonce: Nonce
    seat: SeatNumber


class Pong(Inbound, frozen=True, tag="pong"):
    """The echo of a `Ping`, sent at once. The server measures the delay with it."""

    id: int


class Begin(Inbound, frozen=True, tag="begin"):
    """The host begins. Bots of this level take the open seats until somebody comes for them."""

    nonce: Nonce
    fill: Annotated[str, Meta(max_length=20)] = ""
    names: Annotated[tuple[Name, ...], Meta(max_length=16)] = ()
    """The names of those bots, in the order of their seats."""


class Substitute(Inbound, frozen=True, tag="substitute"):
    """Let a bot of this level play for a person, or give the seat back with level "".

    The holder may do this for their own seat; anyone seated may do it for a seat whose holder is `away`."""

    nonce: Nonce
    seat: SeatNumber
    level: Annotated[str, Meta(max_length=20)]


class Rematch(Inbound, frozen=True, tag="rematch"):
    """Open a new table with the same seats and options. Everyone is told with `Moved`. Whoever is here plays again,
    even if a bot stood in."""

    nonce: Nonce


Request = Move | Why | TakeBack | Begin | Substitute | Rematch
"""Has a nonce, and the answer names it."""
Message = Request | Pong
