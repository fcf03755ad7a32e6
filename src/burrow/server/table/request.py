"""What a table is asked for or told of, one thing at a time: requests in its queue, and whom to answer."""

import asyncio
from typing import NamedTuple

from burrow.engine.game import Millis, Refusal, Seat
from burrow.server.physics.live import Live, Report
from burrow.server.sockets.connection import SERVER_ERROR, Connection
from burrow.server.table.plans import Thought
from burrow.server.wire import inbound
from burrow.server.wire.api import Join
from burrow.server.wire.errors import Declined
from burrow.server.wire.outbound import Code, Failed, Refused


class Said(NamedTuple):
    connection: Connection
    message: inbound.Message
    arrival: Millis


class Spoke(NamedTuple):
    """What a hand does."""

    connection: Connection
    frame: bytes
    arrival: Millis


class Progress(NamedTuple):
    """A turn of physics has begun, come to a stop, come to its end or failed."""

    live: Live
    report: Report


class Came(NamedTuple):
    connection: Connection
    after: int


class Left(NamedTuple):
    connection: Connection


class Joining(NamedTuple):
    holder: str
    join: Join
    done: "asyncio.Future[Seat]"


class Tick(NamedTuple):
    pass


Request = Said | Spoke | Progress | Came | Left | Joining | Thought | Tick
TICK = Tick()


class Origin(NamedTuple):
    """Where a move came from: whom to answer, under which name."""

    connection: Connection
    nonce: str
    key: str

    def refuse(self, refusal: Refusal) -> None:
        self.connection.tell(Refused(self.nonce, refusal.rule, refusal.message, refusal.values))

    def fail(self, code: Code, detail: str = "") -> None:
        self.connection.tell(Failed(code, detail, self.nonce))


def origin_of(connection: Connection, message: inbound.Request) -> Origin:
    return Origin(connection, message.nonce, f"{connection.holder[:16]}:{message.nonce}")


def payer_of(request: Request) -> str:
    """The address on whose account it is served; empty: nobody's."""
    match request:
        case Said(connection) | Spoke(connection) | Came(connection):
            return connection.address
        case _:
            return ""


def apologise(request: Request | None, code: Code = "server-error") -> None:
    """Tell who asked that it was not done; why is for the server's log alone."""
    match request:
        case Said(connection, message) if not isinstance(message, inbound.Pong):
            connection.tell(Failed(code, nonce=message.nonce))
        case Spoke(connection):
            connection.tell(Failed(code))
        case Came(connection):
            connection.close(SERVER_ERROR)
        case Joining(done=done) if not done.done():
            done.set_exception(Declined(code))
        case _:
            pass
