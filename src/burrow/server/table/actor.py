"""One table and the task that owns it. Everything that happens at the table passes through one queue and is served one
input at a time, so nothing needs a lock.

Touches no game and no store itself: it hands each input to the part of the table that knows what to do."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

from msgspec.structs import replace

from burrow.engine.game import Millis, Seat
from burrow.server.clock import Alarm
from burrow.server.queue import Queue
from burrow.server.sockets.close_codes import CLOSED
from burrow.server.sockets.connection import Connection
from burrow.server.table.history import History
from burrow.server.table.inputs import (
    ALARM_RANG,
    AlarmRang,
    Asked,
    Connected,
    Disconnected,
    GestureArrived,
    Input,
    JoinAsked,
    MessageArrived,
    apologise,
    payer_of,
)
from burrow.server.table.parts import Parts, Services
from burrow.server.table.people.seating import require_welcome
from burrow.server.table.record import Phase, TableRecord, decode_record
from burrow.server.table.retiring import has_nothing_under_way, is_still_served
from burrow.server.table.serving import let_the_game_go_on, serve, wakes_at
from burrow.server.table.sleeping import earlier
from burrow.server.wire import inbound
from burrow.server.wire.api import Join, OpenOne, PushInfo, Subscribe, TableInfo
from burrow.server.wire.errors import Declined
from burrow.server.wire.outbound import Outbound, Told

INBOX = 1000
"""Inputs that may wait; more of what people ask for is declined."""


async def load(name: str, services: Services) -> "TableActor | None":
    """A stored table; None if there is none. Raises `Declined` if it is closed, and another `BurrowError` if what is
    stored cannot be read."""
    body = await services.store.record(name)
    if body is None:
        return None
    record = decode_record(body)
    if record.closed:
        raise Declined("table-closed")
    history = await services.reader.read(name, record.setup, await services.store.rows(name))
    return TableActor(name, record, history, services)


class TableActor:
    __slots__ = ("_active_at", "_alarm", "_is_retiring", "_owner", "_parts", "_queue", "_time", "_work", "name")

    def __init__(
        self, name: str, record: TableRecord, history: History, services: Services, *, payer: str = ""
    ) -> None:
        """`payer`: the address that opened the table, which is charged for the time its bots think."""
        self.name = name
        self._time = services.time
        self._work = services.work
        self._queue: Queue[Input] = Queue()
        self._parts = Parts(name, record, history, services, self._put, payer)
        self._alarm = Alarm(self._parts.clock, lambda: self._put(ALARM_RANG))
        self._owner: asyncio.Task[None] | None = None
        self._active_at = services.time.now()
        self._is_retiring = False

    # What others may call. All of it returns at once, except that `join` waits for its answer.

    def start(self) -> None:
        self._owner = asyncio.create_task(self._own(), name=f"table {self.name}")

    def stop(self) -> None:
        if self._owner is not None:
            self._owner.cancel()
            self._owner = None
        self._alarm.set(None)
        self._parts.turns.drop()
        for input in self._queue.drain():
            apologise(input)

    def retire(self) -> None:
        """The server stops: finish what is under way, and begin nothing."""
        self._is_retiring = True

    def hang_up(self, code: int) -> None:
        for connection in list(self._parts.audience):
            connection.close(code)

    async def close(self) -> None:
        """Whoever runs the server closes the table: store that, then disconnect everyone."""
        ledger = self._parts.ledger
        await self._ask(lambda: ledger.amend(replace(ledger.record, closed=True)))
        for connection in list(self._parts.audience):
            connection.dismiss(CLOSED, Told("closed"))

    def tell(self, message: Outbound) -> None:
        """Tell everyone who is connected."""
        self._parts.audience.tell(message)

    def come(self, connection: Connection, after: int) -> None:
        self._put(Connected(connection, after))

    def hear(self, connection: Connection, message: inbound.Message) -> None:
        self._put(MessageArrived(connection, message, self._parts.clock.now()))

    def hear_gesture(self, connection: Connection, packet: bytes) -> None:
        self._put(GestureArrived(connection, packet, self._parts.clock.now()))

    def lose(self, connection: Connection) -> None:
        self._put(Disconnected(connection))

    async def join(self, holder: str, join: Join) -> Seat:
        done: asyncio.Future[Seat] = asyncio.get_running_loop().create_future()
        self._put(JoinAsked(holder, join, done))
        return await done

    async def code(self) -> str:
        """The letters that lead to this table."""
        code: str = await self._ask(self._parts.invitation.code)
        return code

    async def offer(self, holder: str, seat: Seat) -> str:
        """The key of a personal link that moves a seat to another device."""
        key: str = await self._ask(lambda: self._parts.seats.offer(holder, seat))
        return key

    async def take(self, holder: str, key: str) -> Seat:
        seat: Seat = await self._ask(lambda: self._parts.seats.take(holder, key))
        return seat

    async def subscribe(self, holder: str, wish: Subscribe) -> None:
        """This browser wants notifications."""
        await self._ask(lambda: self._parts.reminders.subscribe(holder, wish))

    async def unsubscribe(self, holder: str, endpoint: str = "") -> None:
        await self._ask(lambda: self._parts.reminders.unsubscribe(holder, endpoint))

    def push_info(self, holder: str) -> PushInfo:
        reminders = self._parts.reminders
        return PushInfo(reminders.key, reminders.is_on(holder))

    def now(self) -> Millis:
        return self._parts.clock.now()

    @property
    def game(self) -> str:
        return self._parts.ledger.game.id

    @property
    def successor(self) -> str:
        """The table of the rematch; empty: there is none."""
        return self._parts.ledger.record.successor

    @property
    def is_closed(self) -> bool:
        return self._parts.ledger.record.closed

    @property
    def seats(self) -> int:
        return len(self._parts.ledger.record.seats)

    @property
    def people(self) -> int:
        """How many people who sit here are connected."""
        return self._parts.announcer.people()

    @property
    def sockets(self) -> int:
        return len(self._parts.audience)

    @property
    def entries(self) -> int:
        return self._parts.ledger.log.seq + 1

    @property
    def quiet(self) -> Millis:
        """How long nothing has happened."""
        return self._time.now() - self._active_at

    @property
    def is_on_screen(self) -> bool:
        """A TV shows the table."""
        return self._parts.audience.has_screen

    def check_welcome(self, holder: str) -> None:
        """Raise `Declined` if a host has removed this browser."""
        require_welcome(self._parts.ledger.record, holder)

    def info(self, holder: str, invite: str, newest: str = "") -> TableInfo:
        return self._parts.announcer.info(holder, invite, newest)

    def playing(self) -> int:
        return self._parts.announcer.playing()

    def open_one(self) -> OpenOne | None:
        return self._parts.announcer.open_one()

    def moments(self, holder: str) -> Iterator[bytes]:
        return self._parts.announcer.moments(holder)

    @property
    def phase(self) -> Phase:
        return self._parts.ledger.record.phase

    @property
    def is_moving(self) -> bool:
        """A turn of physics is under way."""
        return self._parts.turns.is_under_way

    @property
    def has_long_turns(self) -> bool:
        """Turns take time here, and are stored only at their end."""
        return self._parts.turns.take_time

    @property
    def has_retired(self) -> bool:
        """Everything it began before it retired is stored and told."""
        return self._is_retiring and self.has_caught_up and has_nothing_under_way(self._parts)

    @property
    def is_silent(self) -> bool:
        """Everything has been sent to everyone."""
        return all(connection.is_silent for connection in self._parts.audience)

    @property
    def has_caught_up(self) -> bool:
        """Whether everything asked so far is done."""
        return self._queue.is_idle

    def is_idle(self, since: Millis) -> bool:
        """Nobody is connected, nothing is under way, and nothing has happened since then."""
        is_empty = not self._parts.audience and not self._parts.turns.is_under_way
        is_empty = is_empty and not self._parts.clocks.keep_awake
        return is_empty and self.has_caught_up and self._active_at <= since

    @property
    def sleeps_until(self) -> Millis | None:
        """The time of day at which it has to be read again if it leaves memory now; None: it does not."""
        return earlier(self._parts.clocks.sleeps_until, self._parts.reminders.warns_at)

    async def _ask(self, call: Callable[[], Awaitable[Any]]) -> Any:
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._put(Asked(call, done))
        return await done

    # The owner.

    def _put(self, input: Input) -> None:
        if self._owner is None:
            apologise(input)
        elif len(self._queue) >= INBOX and isinstance(input, MessageArrived | GestureArrived | JoinAsked | Asked):
            apologise(input, "too-fast")
        else:
            self._queue.put(input)

    async def _own(self) -> None:
        await self._serve_safely(None)
        while True:
            input = await self._queue.get()
            payer = payer_of(input)
            if self._is_retiring and not is_still_served(input, self._parts):
                pass
            elif isinstance(input, MessageArrived | GestureArrived) and self._work.is_used_up(payer):
                apologise(input, "too-fast")
            else:
                await self._work.do(payer, self._serve_safely(input))
            if self._queue:
                await asyncio.sleep(0)  # let other tables have a turn between two inputs

    async def _serve_safely(self, input: Input | None) -> None:
        """Serve one input, then let the game go on; None: the table starts. If anything fails, recover."""
        parts = self._parts
        seq = parts.ledger.log.seq
        try:
            if isinstance(input, AlarmRang):
                self._alarm.set(None)
            if input is None:
                await parts.seats.resume()
            else:
                await serve(parts, input)
            if parts.recovery.retry_at is None and not self._is_retiring:
                await let_the_game_go_on(parts)
        except Exception as error:
            await parts.recovery.recover(input, error)
        parts.audience.hurry(racing=parts.schedule.is_racing)
        if not isinstance(input, AlarmRang) or parts.ledger.log.seq != seq:
            self._active_at = self._time.now()
        self._alarm.set(wakes_at(parts, is_retiring=self._is_retiring) if self._owner is not None else None)
