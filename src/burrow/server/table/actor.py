"""One table and the task that owns it. Everything that happens at the table passes through one queue and is served one
input at a time, so nothing needs a lock.

Touches no game and no store itself: it hands each input to the part of the table that knows what to do."""

import asyncio
from collections.abc import Callable
from typing import NamedTuple, assert_never, cast

from burrow.engine.game import AnyPhysicalGame, Millis, Seat
from burrow.server.bots.pool import Thinker
from burrow.server.clock import Alarm, TableClock, Time
from burrow.server.physics.stepper import Stepper
from burrow.server.settings import Settings
from burrow.server.sockets.connection import Connection
from burrow.server.table.announce import Announcer
from burrow.server.table.attendance import Attendance
from burrow.server.table.audience import Audience
from burrow.server.table.bots import Bots
from burrow.server.table.history import History, Reader
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
from burrow.server.table.ledger import Ledger
from burrow.server.table.physics_turns import PhysicsTurns
from burrow.server.table.presence import Presence
from burrow.server.table.queue import Queue
from burrow.server.table.record import TableRecord, decode_record
from burrow.server.table.recovery import Recovery
from burrow.server.table.requests import Requests
from burrow.server.table.schedule import Schedule
from burrow.server.table.seats import OpenSuccessor, Seats
from burrow.server.table.turns import NoTurns, Turns
from burrow.server.wire import inbound
from burrow.server.wire.api import Join, TableInfo
from burrow.server.work import Work
from burrow.storage.store import EventStore

INBOX = 1000
"""Inputs that may wait; more of what people ask for is declined."""


class Services(NamedTuple):
    """What every table needs from the server."""

    store: EventStore
    time: Time
    thinker: Thinker
    stepper: Stepper
    reader: Reader
    work: Work
    settings: Settings
    open_successor: OpenSuccessor
    forget: Callable[[str], object]
    """Drops a table from memory; it is loaded again when somebody asks for it."""


async def load(name: str, services: Services) -> "TableActor | None":
    """A stored table; None if there is none. Raises `BurrowError` if what is stored cannot be read."""
    body = await services.store.record(name)
    if body is None:
        return None
    record = decode_record(body)
    history = await services.reader.read(name, record.setup, await services.store.rows(name))
    return TableActor(name, record, history, services)


class TableActor:
    __slots__ = (
        "_active_at", "_alarm", "_announcer", "_attendance", "_audience", "_bots", "_clock", "_ledger", "_owner",
        "_queue", "_recovery", "_requests", "_schedule", "_seats", "_time", "_turns", "_work", "name",
    )  # fmt: skip

    def __init__(
        self, name: str, record: TableRecord, history: History, services: Services, *, payer: str = ""
    ) -> None:
        """`payer`: the address that opened the table, on whose account its bots think."""
        self.name = name
        self._time = services.time
        self._work = services.work
        self._queue: Queue[Input] = Queue()
        self._owner: asyncio.Task[None] | None = None
        self._active_at = services.time.now()
        clock = self._clock = TableClock(services.time, history.log.at)
        self._alarm = Alarm(clock, lambda: self._put(ALARM_RANG))

        ledger = self._ledger = Ledger(name, record, history, services.store, services.reader)
        audience = self._audience = Audience()
        presence = Presence(services.time)
        announcer = self._announcer = Announcer(ledger, audience, presence, clock)
        turns = self._turns = self._make_turns(services.stepper)
        answered: Callable[..., object] = lambda plan, answer: self._put(BotAnswered(plan, answer))  # noqa: E731
        bots = self._bots = Bots(ledger, services.thinker, services.settings, answered, payer)
        schedule = self._schedule = Schedule(ledger, turns, announcer, audience, bots, clock)
        attendance = self._attendance = Attendance(ledger, announcer, audience, presence, turns, clock)
        seats = self._seats = Seats(
            ledger, announcer, attendance, presence, turns, schedule, clock, services.open_successor
        )
        self._requests = Requests(ledger, announcer, audience, turns, schedule, seats, clock)
        self._recovery = Recovery(
            ledger, announcer, attendance, audience, turns, schedule, seats, clock, services.forget
        )

    def _make_turns(self, stepper: Stepper) -> Turns:
        game = self._ledger.game
        if "physics" not in game.traits:
            return NoTurns(self._ledger, self._announcer)
        physical = cast("AnyPhysicalGame", game)
        return PhysicsTurns(physical, self._ledger, self._announcer, self._audience, stepper, self._put)

    # What others may call. All of it returns at once, except that `join` waits for its answer.

    def start(self) -> None:
        self._owner = asyncio.create_task(self._own(), name=f"table {self.name}")

    def stop(self) -> None:
        if self._owner is not None:
            self._owner.cancel()
            self._owner = None
        self._alarm.set(None)
        self._turns.drop()
        for input in self._queue.drain():
            apologise(input)

    def come(self, connection: Connection, after: int) -> None:
        self._put(Connected(connection, after))

    def hear(self, connection: Connection, message: inbound.Message) -> None:
        self._put(Said(connection, message, self._clock.now()))

    def hear_word(self, connection: Connection, frame: bytes) -> None:
        self._put(WordSaid(connection, frame, self._clock.now()))

    def lose(self, connection: Connection) -> None:
        self._put(Disconnected(connection))

    async def join(self, holder: str, join: Join) -> Seat:
        done: asyncio.Future[Seat] = asyncio.get_running_loop().create_future()
        self._put(JoinAsked(holder, join, done))
        return await done

    def now(self) -> Millis:
        return self._clock.now()

    def info(self, holder: str, invite: str) -> TableInfo:
        return self._announcer.info(holder, invite)

    @property
    def is_settled(self) -> bool:
        """Whether everything asked so far is done."""
        return self._queue.is_idle

    def is_idle(self, since: Millis) -> bool:
        """Nobody is connected, nothing is under way, and nothing has happened since then."""
        is_empty = not self._audience and not self._turns.is_under_way
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
        seq = self._ledger.log.seq
        try:
            if input is None:
                await self._seats.resume()
            else:
                await self._serve(input)
                await self._seats.end_if_over()
            if self._ledger.is_playing and self._recovery.retry_at is None:
                now = self._clock.now()
                self._turns.let_nature_play(now)
                self._schedule.ask_bots(now)
        except Exception as error:
            await self._recovery.recover(input, error)
        if not isinstance(input, AlarmRang) or self._ledger.log.seq != seq:
            self._active_at = self._time.now()
        self._alarm.set(self._wakes_at() if self._owner is not None else None)

    async def _serve(self, input: Input) -> None:
        match input:
            case Said():
                await self._recovery.heal()
                await self._requests.answer(input)
            case WordSaid():
                await self._recovery.heal()
                await self._requests.pass_on(input)
            case Connected(connection, after):
                if not connection.is_closed:
                    self._bots.charge(connection.holder, connection.address)
                    self._attendance.come(connection, after)
            case Disconnected(connection):
                self._attendance.leave(connection)
            case JoinAsked():
                await self._seats.join(input)
            case BotAnswered(plan, answer):
                self._bots.settle(plan, answer, self._clock.now())
                await self._recovery.heal()
                await self._schedule.advance()
            case TurnChanged(turn) | TurnEnded(turn) | TurnFailed(turn):
                if self._turns.is_current(turn):
                    await self._go_on(input)
            case AlarmRang():
                self._alarm.set(None)
                self._announcer.tell_seats()  # somebody may count as away by now
                await self._recovery.heal()
                await self._schedule.advance()
            case _:
                assert_never(input)

    async def _go_on(self, input: TurnChanged | TurnEnded | TurnFailed) -> None:
        """The current turn of physics has changed."""
        match input:
            case TurnChanged():
                await self._schedule.advance()
            case TurnEnded(turn, result):
                await self._turns.finish(turn, result, self._clock.now())
            case TurnFailed(turn, error):
                self._turns.fail(turn, error, self._clock.now())
                self._bots.clear()  # they think again

    def _wakes_at(self) -> Millis | None:
        """Table time at which something may fall due; None: nothing does by itself."""
        if self._recovery.retry_at is not None:
            return self._recovery.retry_at
        if not self._ledger.is_playing:
            return None
        times = (self._schedule.wakes_at(), self._turns.resumes_at(self._clock.now()), self._attendance.next_away())
        return min((time for time in times if time is not None), default=None)
