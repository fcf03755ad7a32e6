"""What a table is asked or told. Its actor takes these inputs from one queue, one at a time."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from burrow.engine.game import Millis, Refusal, Seat, TurnResult
from burrow.server.bots.pool import Answer
from burrow.server.physics.live import LiveTurn
from burrow.server.sockets.close_codes import SERVER_ERROR
from burrow.server.sockets.connection import Connection
from burrow.server.table.plan import Plan
from burrow.server.wire import inbound
from burrow.server.wire.api import Join
from burrow.server.wire.errors import Code, Declined
from burrow.server.wire.outbound import Accepted, Failed, Refused


class MessageArrived(NamedTuple):
    """A message came over a socket."""

    connection: Connection
    message: inbound.Message
    arrival: Millis


class GestureArrived(NamedTuple):
    """A gesture came over a socket: what a hand does in a turn of physics. `packet` is the seat and the gesture."""

    connection: Connection
    packet: bytes
    arrival: Millis


class Connected(NamedTuple):
    connection: Connection
    after: int
    """The last entry the client has seen."""


class Disconnected(NamedTuple):
    connection: Connection


class JoinAsked(NamedTuple):
    holder: str
    join: Join
    done: "asyncio.Future[Seat]"


class Asked(NamedTuple):
    """Something that a request over HTTP asks of the table."""

    call: Callable[[], Awaitable[Any]]
    done: "asyncio.Future[Any]"


class BotAnswered(NamedTuple):
    plan: Plan
    answer: Answer | None
    """None: the bot failed."""


class TurnChanged(NamedTuple):
    """A turn of physics has started or stopped moving."""

    turn: LiveTurn


class TurnEnded(NamedTuple):
    turn: LiveTurn
    result: TurnResult[Any]


class TurnFailed(NamedTuple):
    turn: LiveTurn
    error: Exception


class AlarmRang(NamedTuple):
    """Something may have fallen due."""


Input = (
    MessageArrived | GestureArrived | Connected | Disconnected | JoinAsked | Asked | BotAnswered | TurnChanged
    | TurnEnded | TurnFailed | AlarmRang
)  # fmt: skip
ALARM_RANG = AlarmRang()


class Asker(NamedTuple):
    """Whom to answer, and under which name."""

    connection: Connection
    nonce: str
    key: str
    """The name of the request, unique at its table."""

    def accept(self, seq: int) -> None:
        self.connection.tell(Accepted(self.nonce, seq))

    def refuse(self, refusal: Refusal) -> None:
        self.connection.tell(Refused(self.nonce, refusal.rule, refusal.message, refusal.values))

    def refuse_late(self, refusal: Refusal | None) -> None:
        """The game is over. If the game itself has a reason, it is the better answer."""
        if refusal is not None:
            self.refuse(refusal)
        else:
            self.fail("not-now", "the game is over")

    def fail(self, code: Code, detail: str = "") -> None:
        self.connection.tell(Failed(code, detail, self.nonce))


def asker_of(connection: Connection, message: inbound.Request) -> Asker:
    return Asker(connection, message.nonce, f"{connection.holder[:16]}:{message.nonce}")


def payer_of(input: Input) -> str:
    """The address that is charged for the work; empty: none is."""
    match input:
        case MessageArrived(connection) | GestureArrived(connection) | Connected(connection):
            return connection.address
        case _:
            return ""


def apologise(input: Input | None, code: Code = "server-error") -> None:
    """Tell whoever asked that it was not done. The reason is in the server's log only."""
    match input:
        case GestureArrived(connection) if code == "too-fast":
            connection.tell_too_fast()
        case MessageArrived(connection, message) if not isinstance(message, inbound.Pong):
            connection.tell(Failed(code, nonce=message.nonce))
        case GestureArrived(connection):
            connection.tell(Failed(code))
        case Connected(connection):
            connection.close(SERVER_ERROR)
        case JoinAsked(done=done) | Asked(done=done) if not done.done():
            done.set_exception(Declined(code))
        case _:
            pass
