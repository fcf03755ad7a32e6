"""One table and the task that owns it. Everything that happens at the table passes through one queue and is served one
input at a time, so nothing needs a lock.

Touches no game and no store itself: it hands each input to the part of the table that knows what to do."""

import asyncio
from collections.abc import Iterator
from typing import assert_never

from burrow.engine.game import Millis, Seat
from burrow.server.clock import Alarm
from burrow.server.sockets.connection import Connection
from burrow.server.table.history import History
from burrow.server.table.inputs import (
    ALARM_RANG,
    AlarmRang,
    BotAnswered,
    Connected,
    Disconnected,
    Input,
    JoinAsked,
    Said,
    TurnChanged,
    TurnEnded,
    TurnFailed,
    WordSaid,
    apologise,
    payer_of,
)
from burrow.server.table.parts import Parts, Services
from burrow.server.table.queue import Queue
from burrow.server.table.record import TableRecord, decode_record
from burrow.server.wire import inbound
from burrow.server.wire.api import Join, TableInfo

INBOX = 1000
"""Inputs that may wait; more of what people ask for is declined."""


async def load(name: str, services: Services) -> "TableActor | None":
    """A stored table; None if there is none. Raises `BurrowError` if what is stored cannot be read."""
    body = await services.store.record(name)
    if body is None:
        return None
    record = decode_record(body)
    history = await services.reader.read(name, record.setup, await services.store.rows(name))
    return TableActor(name, record, history, services)


class TableActor:
    __slots__ = ("_active_at", "_alarm", "_owner", "_parts", "_queue", "_time", "_work", "name")

    def __init__(
        self, name: str, record: TableRecord, history: History, services: Services, *, payer: str = ""
    ) -> None:
        """`payer`: the address that opened the table, on whose account its bots think."""
        self.name = name
        self._time = services.time
        self._work = services.work
        self._queue: Queue[Input] = Queue()
        self._parts = Parts(name, record, history, services, self._put, payer)
        self._alarm = Alarm(self._parts.clock, lambda: self._put(ALARM_RANG))
        self._owner: asyncio.Task[None] | None = None
        self._active_at = services.time.now()

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

    def come(self, connection: Connection, after: int) -> None:
        self._put(Connected(connection, after))

    def hear(self, connection: Connection, message: inbound.Message) -> None:
        self._put(Said(connection, message, self._parts.clock.now()))

    def hear_word(self, connection: Connection, frame: bytes) -> None:
        self._put(WordSaid(connection, frame, self._parts.clock.now()))

    def lose(self, connection: Connection) -> None:
        self._put(Disconnected(connection))

    async def join(self, holder: str, join: Join) -> Seat:
        done: asyncio.Future[Seat] = asyncio.get_running_loop().create_future()
        self._put(JoinAsked(holder, join, done))
        return await done

    def now(self) -> Millis:
        return self._parts.clock.now()

    def info(self, holder: str, invite: str) -> TableInfo:
        return self._parts.announcer.info(holder, invite)

    def moments(self, holder: str) -> Iterator[bytes]:
        return self._parts.announcer.moments(holder)

    @property
    def is_settled(self) -> bool:
        """Whether everything asked so far is done."""
        return self._queue.is_idle

    def is_idle(self, since: Millis) -> bool:
        """Nobody is connected, nothing is under way, and nothing has happened since then."""
        is_empty = not self._parts.audience and not self._parts.turns.is_under_way
        return is_empty and self.is_settled and self._active_at <= since

    # The owner.

    def _put(self, input: Input) -> None:
        if self._owner is None:
            apologise(input)
        elif len(self._queue) >= INBOX and isinstance(input, Said | WordSaid | JoinAsked):
            apologise(input, "too-fast")
        else:
            self._queue.put(input)

    async def _own(self) -> None:
        await self._serve_safely(None)
        while True:
            input = await self._queue.get()
            payer = payer_of(input)
            if isinstance(input, Said | WordSaid) and self._work.is_used_up(payer):
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
            if input is None:
                await parts.seats.resume()
            else:
                await self._serve(input)
            if parts.recovery.retry_at is None:
                await self._let_the_game_go_on()
        except Exception as error:
            await parts.recovery.recover(input, error)
        if not isinstance(input, AlarmRang) or parts.ledger.log.seq != seq:
            self._active_at = self._time.now()
        self._alarm.set(self._wakes_at() if self._owner is not None else None)

    async def _let_the_game_go_on(self) -> None:
        """End it, or ask nature and the bots for their moves."""
        parts = self._parts
        await parts.seats.end_if_over()
        if parts.ledger.is_playing:
            parts.turns.let_nature_play()
            parts.schedule.ask_bots()

    async def _serve(self, input: Input) -> None:
        parts = self._parts
        match input:
            case Said():
                await parts.recovery.heal()
                await parts.requests.answer(input)
            case WordSaid():
                await parts.recovery.heal()
                await parts.requests.pass_on(input)
            case Connected(connection, after):
                if not connection.is_closed:
                    parts.bots.charge(connection.holder, connection.address)
                    parts.attendance.come(connection, after)
            case Disconnected(connection):
                parts.attendance.leave(connection)
            case JoinAsked():
                await parts.seats.join(input)
            case BotAnswered(plan, answer):
                parts.bots.settle(plan, answer, parts.clock.now())
                await parts.recovery.heal()
                await parts.schedule.advance()
            case TurnChanged(turn) | TurnEnded(turn) | TurnFailed(turn):
                if parts.turns.is_current(turn):
                    await self._go_on(input)
            case AlarmRang():
                self._alarm.set(None)
                parts.announcer.tell_seats()  # somebody may count as away by now
                await parts.recovery.heal()
                await parts.schedule.advance()
            case _:
                assert_never(input)

    async def _go_on(self, input: TurnChanged | TurnEnded | TurnFailed) -> None:
        """The current turn of physics has changed."""
        parts = self._parts
        match input:
            case TurnChanged():
                await parts.schedule.advance()
            case TurnEnded(turn, result):
                await parts.turns.finish(turn, result)
            case TurnFailed(turn, error):
                parts.turns.fail(turn, error)
                parts.bots.clear()  # they think again

    def _wakes_at(self) -> Millis | None:
        """Table time at which something may fall due; None: nothing does by itself."""
        parts = self._parts
        if parts.recovery.retry_at is not None:
            return parts.recovery.retry_at
        if not parts.ledger.is_playing:
            return None
        times = (parts.schedule.wakes_at(), parts.turns.resumes_at(), parts.attendance.next_away())
        return min((time for time in times if time is not None), default=None)
