"""What a client may say over its socket. Anything else is answered with `Failed`."""

from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct

from burrow.server.wire.api import Name
from burrow.server.wire.outbound import BotPace, Reaction

Nonce = Annotated[str, Meta(min_length=1, max_length=40)]
"""The client's name for a request. If it is sent again, it is answered again but not done again."""
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Bytes32 = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Level = Annotated[str, Meta(max_length=20)]
Who = Annotated[int, Meta(ge=0, le=1_000_000)]
"""A player's number (`SeatInfo.who`): nothing is done if somebody else has the seat by now. 0: no matter who."""


class Inbound(Struct, frozen=True, tag_field="say", forbid_unknown_fields=True):
    pass


class _Request(Inbound, frozen=True):
    nonce: Nonce


class _SeatRequest(_Request, frozen=True):
    seat: SeatNumber


class Move(_SeatRequest, frozen=True, tag="move"):
    """A move of a seat this browser holds. Answered with `Accepted` or `Refused`."""

    move: Raw
    """A payload of the game, as in `Sight.legal`."""
    seen: int | None = None
    """Set if the move is sent again after a lost connection: the `seq` it was made at. If nature or the seat itself has
    moved since, or a move was taken back, the move was meant for another moment and is refused."""


class Why(_SeatRequest, frozen=True, tag="why"):
    """Would this move be legal for a seat this browser holds? Answered with `Refused` or `Legal`; nothing is played."""

    move: Raw


class TakeBack(_SeatRequest, frozen=True, tag="undo"):
    """Take back this seat's last move. Answered with `Accepted` or `Refused`."""


class AskUndo(_SeatRequest, frozen=True, tag="ask-undo"):
    """Ask the others whether this seat may take back its last move, where it may not alone (`Sight.may_ask`). Answered
    with `Accepted` or `Refused`. Everyone sees the question in `Table.undo`."""


class Agree(_Request, frozen=True, tag="agree"):
    """Answer that question for all seats of this browser; whoever asked may withdraw it with `false`."""

    yes: bool


class React(_SeatRequest, frozen=True, tag="react"):
    """Show everyone at the table a drawing (`Reacted`). A client that was cut off does not repeat it."""

    what: Reaction


class Pong(Inbound, frozen=True, tag="pong"):
    """The echo of a `Ping`, sent at once. The server measures the delay with it. The id 0 echoes nothing: it asks for a
    ping, to find out whether the connection is alive."""

    id: int


class Begin(_Request, frozen=True, tag="begin"):
    """The host begins. Bots of this level take the open seats until somebody comes for them."""

    fill: Level = ""
    names: Annotated[tuple[Name, ...], Meta(max_length=16)] = ()
    """The names of those bots, in the order of their seats."""
    trim: bool = False
    """Take open seats away first, as many as the game can do without; bots take only the rest."""


class Substitute(_SeatRequest, frozen=True, tag="substitute"):
    """Let a bot of this level play for a person, or give the seat back with level "".

    The holder may do this for their own seat; the bot then plays until the holder takes it back. Anyone seated and any
    host may do it for a seat whose holder is `away`; when the holder connects again, the seat returns by itself."""

    level: Level


class Rename(_SeatRequest, frozen=True, tag="rename"):
    """Give another name to the player of a seat. A host may do this for any seat, a person for their own."""

    name: Name


class Swap(_SeatRequest, frozen=True, tag="swap"):
    """A host lets two seats change places, before the game begins."""

    other: SeatNumber


class SetSeat(_SeatRequest, frozen=True, tag="seat"):
    """A host frees a seat, or gives it to a bot; a person may free their own seat.

    During the game a free seat is played by a bot of this level until somebody comes for it (`SeatInfo.vacant`), and
    only the seat of a bot can be given to a bot: nobody may take it over then."""

    kind: Literal["open", "bot"]
    level: Level = ""
    name: Name = ""
    """The name of the bot."""
    who: Who = 0


class AddSeat(_Request, frozen=True, tag="add-seat"):
    """A host adds an open seat, before the game begins."""


class RemoveSeat(_SeatRequest, frozen=True, tag="remove-seat"):
    """A host takes away an open seat or a bot's, before the game begins."""


class RemovePerson(_SeatRequest, frozen=True, tag="remove"):
    """A host removes a person: all seats of their device become free as with `SetSeat`, and the device is not let in
    again. A host cannot be removed."""

    level: Level = ""
    names: Annotated[tuple[Name, ...], Meta(max_length=16)] = ()
    """The names of the bots, in the order of the seats."""
    who: Who = 0


class MakeHost(_SeatRequest, frozen=True, tag="make-host"):
    """A host lets another person manage the table too."""

    who: Who = 0


class ListTable(_Request, frozen=True, tag="list"):
    """A host shows the table on the front page, or does so no longer."""

    listed: bool


class SetBotPace(_Request, frozen=True, tag="bot-pace"):
    """A host says how fast the bots play, at any time before the game is over."""

    pace: BotPace


Arrangement = Rename | Swap | SetSeat | AddSeat | RemoveSeat | RemovePerson | MakeHost | ListTable | SetBotPace
"""What hosts change about the table and its seats."""


class Rematch(_Request, frozen=True, tag="rematch"):
    """Open a new table for the same people with the same options. Everyone is told with `Moved`. Whoever is here plays
    again, even if a bot stood in; bots play for those who are away. Everyone moves up, so that somebody
    else is the first."""

    gather: bool = False
    """A host wants to change the seats first: the game begins when a host says so."""


class Pledge(_Request, frozen=True, tag="pledge"):
    """The SHA-256 of what this browser will add to the dice: before the game, or after it for the rematch."""

    pledge: Bytes32


class Reveal(_Request, frozen=True, tag="reveal"):
    """What this browser adds to the dice. Send it only when `Table.luck` has the pledge of it."""

    share: Bytes32


Request = Move | Why | TakeBack | AskUndo | Agree | React | Begin | Substitute | Arrangement | Rematch | Pledge | Reveal
"""Has a nonce, and the answer names it."""
Message = Request | Pong
