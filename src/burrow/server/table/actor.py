"""One table and its single owner: everything that happens at it passes through one queue, one thing at a time.

Check, append, then tell: what anybody is told is stored. Knows sockets only as connections with a mailbox, time
only as the clock it is given."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, NamedTuple, cast

from msgspec.structs import replace

from burrow.engine.codec import Undo, decode_payload, encode_entry
from burrow.engine.errors import BadRow, BrokenLog, BurrowError
from burrow.engine.game import NATURE, AnyGame, AnyPhysicalGame, Millis, Refusal, Seat
from burrow.engine.log import NO_UNDO
from burrow.engine.registry import game as find_game
from burrow.engine.rng import commitment
from burrow.server.bots.pool import Thinker
from burrow.server.clock import Alarm, TableClock, Time
from burrow.server.physics.live import Live, Report
from burrow.server.physics.stepper import Stepper
from burrow.server.settings import Settings
from burrow.server.sockets.connection import SERVER_ERROR, Connection
from burrow.server.table import seating
from burrow.server.table.audience import Audience
from burrow.server.table.claims import Claim, Claims, has_claims
from burrow.server.table.history import History, Reader
from burrow.server.table.physics import Physics, read_word
from burrow.server.table.plans import Plan, Plans, Thought, improvise, question
from burrow.server.table.presence import Presence
from burrow.server.table.queue import Queue
from burrow.server.table.record import TableRecord, decode_record, encode_record
from burrow.server.table.request import (
    TICK,
    Came,
    Joining,
    Left,
    Origin,
    Progress,
    Request,
    Said,
    Spoke,
    Tick,
    apologise,
    origin_of,
    payer_of,
)
from burrow.server.table.sight import Step, Telling, encode, steps_since
from burrow.server.wire import inbound
from burrow.server.wire.api import Join, TableInfo
from burrow.server.wire.errors import Declined
from burrow.server.wire.outbound import Accepted, Code, Failed, Legal, Moved, Refused, SeatInfo, Welcome
from burrow.server.wire.outbound import Table as TableMessage
from burrow.server.work import Work
from burrow.storage.store import Conflict, EventStore, StoreError

logger = logging.getLogger(__name__)

NEWEST = 300
"""Entries that a client gets at most: one that does not say what it has seen, or has seen less than that."""
INBOX = 1000
"""What people may have asked for and still wait for; more is declined."""
MOVED_ON = "moved-on"
"""Message id of the shared locales for a move that was meant for a moment that is past."""
TURN_UNDER_WAY = "a turn is under way"
RETRY: Millis = 1000
"""After something went wrong, the pause until the table goes on by itself."""


class Services(NamedTuple):
    """What a table needs from the house."""

    store: EventStore
    time: Time
    thinker: Thinker
    stepper: Stepper
    reader: Reader
    work: Work
    settings: Settings
    open_successor: Callable[[str, TableRecord, TableRecord, str], Awaitable[str]]
    """Open the table of a rematch, and store it together with the record of the table before it, which names it: that
    table and its record, the record the new one follows, and the address of who asks. Raises `Declined`."""
    forget: Callable[[str], object]
    """Drop a table from memory; it is loaded again when it is asked for."""


async def load(name: str, services: Services) -> "Table | None":
    """A stored table; None if there is none. Raises `BurrowError` if what is stored cannot be read."""
    body = await services.store.record(name)
    if body is None:
        return None
    record = decode_record(body)
    history = await services.reader.read(name, record.setup, await services.store.rows(name))
    return Table(name, record, history, services)


class Table:
    __slots__ = (
        "_alarm", "_audience", "_claims", "_clock", "_game", "_log", "_nonces", "_owner", "_physics", "_plans",
        "_presence", "_queue", "_races", "_record", "_retry_at", "_services", "_time", "_told", "active_at",
        "name", "payer",
    )  # fmt: skip

    def __init__(self, name: str, record: TableRecord, history: History, services: Services) -> None:
        self.name = name
        self.payer = ""
        """The address on whose account bots think: of who opened the table or, after a restart, came back first."""
        self._services = services
        self._time = services.time
        self._record = record
        self._game: AnyGame = find_game(record.setup.game)
        self._races = has_claims(self._game)
        self._log, self._nonces = history
        self._clock = TableClock(services.time, self._log.at)
        self._claims = Claims()
        self._plans = Plans(self._game)
        self._audience = Audience()
        self._physics = self._open_physics()
        self._queue: Queue[Request] = Queue()
        self._alarm = Alarm(self._clock, lambda: self._put(TICK))
        self._presence = Presence(services.time)
        self._note_absent()
        self._told = self._log.seq
        """The last entry that everyone connected was told of."""
        self._retry_at: Millis | None = None
        """Something went wrong, and the game is to be taken up again then; None: all is well."""
        self._owner: asyncio.Task[None] | None = None
        self.active_at = services.time.now()

    # What others may call: all of it returns at once.

    def start(self) -> None:
        self._owner = asyncio.create_task(self._own(), name=f"table {self.name}")

    def stop(self) -> None:
        if self._owner is not None:
            self._owner.cancel()
            self._owner = None
        self._alarm.set(None)
        self._drop_turn()
        for request in self._queue.drain():
            apologise(request)

    def come(self, connection: Connection, after: int) -> None:
        self._put(Came(connection, after))

    def hear(self, connection: Connection, message: inbound.Message) -> None:
        self._put(Said(connection, message, self._clock.now()))

    def hear_word(self, connection: Connection, frame: bytes) -> None:
        self._put(Spoke(connection, frame, self._clock.now()))

    def lose(self, connection: Connection) -> None:
        self._put(Left(connection))

    async def join(self, holder: str, join: Join) -> Seat:
        done: asyncio.Future[Seat] = asyncio.get_running_loop().create_future()
        self._put(Joining(holder, join, done))
        return await done

    def now(self) -> Millis:
        return self._clock.now()

    @property
    def is_settled(self) -> bool:
        """Whether everything asked so far is done."""
        return self._queue.is_idle

    def info(self, holder: str, invite: str) -> TableInfo:
        record = self._record
        is_host = bool(holder) and holder == record.host
        return TableInfo(
            self.name,
            self._game.id,
            record.phase,
            self._seat_infos(),
            record.held_by(holder),
            is_host,
            invite,
            waiting=self._log.waiting.seats if record.phase == "playing" else (),
            winners=self._winners() if record.phase == "over" else (),
        )

    def _winners(self) -> tuple[Seat, ...]:
        return tuple(score.seat for score in self._game.score(self._log.state) if score.rank == 1)

    def is_idle(self, since: Millis) -> bool:
        """Nobody is connected, nothing is under way, and nothing has happened since then."""
        is_empty = not self._audience and not self._is_turn_under_way
        return is_empty and self.is_settled and self.active_at <= since

    # The owner.

    def _put(self, request: Request) -> None:
        if self._owner is None:
            apologise(request)
        elif len(self._queue) >= INBOX and isinstance(request, Said | Spoke | Joining):
            apologise(request, "too-fast")
        else:
            self._queue.put(request)

    async def _own(self) -> None:
        await self._guard(None)
        while True:
            request = await self._queue.get()
            payer = payer_of(request)
            if isinstance(request, Said | Spoke) and self._services.work.is_used_up(payer):
                apologise(request, "too-fast")
            else:
                await self._services.work.do(payer, self._guard(request))
            if self._queue:
                await asyncio.sleep(0)  # the other tables have a turn between two requests

    async def _guard(self, request: Request | None) -> None:
        """Serve one request; None: the beginning. Whatever goes wrong, the table goes on from the store."""
        try:
            if request is None:
                await self._resume()
            else:
                await self._serve(request)
            if self._physics is not None:
                self._let_nature_play(self._physics)
            self._ask_bots()
        except Exception as error:
            await self._recover(request, self._note(error, request))
        self._alarm.set(self._next_wake() if self._owner is not None else None)

    def _note(self, error: Exception, request: Request | None) -> Code:
        """Log what went wrong; what people are told of it. A store that cannot store says so in the log itself."""
        if isinstance(error, StoreError) and not isinstance(error, Conflict):
            return "not-stored"
        logger.error("table %s failed at %s", self.name, type(request).__name__, exc_info=error)
        return "server-error"

    async def _serve(self, request: Request) -> None:
        match request:
            case Said():
                if self._retry_at is not None:
                    await self._heal()
                await self._said(request)
            case Spoke():
                if self._retry_at is not None:
                    await self._heal()
                await self._spoke(request)
            case Progress(live, report):
                if self._physics is not None and self._physics.is_about(live):
                    await self._go_on(self._physics, live, report)
            case Came(connection, after):
                self._came(connection, after)
            case Left(connection):
                self._left(connection)
            case Joining():
                await self._join(request)
            case Thought(plan, answer):
                self._plans.settle(plan, answer, self._clock.now())
                if self._retry_at is not None:
                    await self._heal()
                await self._advance(self._clock.now(), self._window())
            case Tick():
                self._alarm.set(None)
                self._tell_seats()  # somebody may count as away by now
                if self._retry_at is not None:
                    await self._heal()
                await self._advance(self._clock.now(), self._window())

    async def _resume(self) -> None:
        """Take up a game where the store has it: the clock runs, and nature gives the answers it owes."""
        if self._record.phase != "playing":
            return
        self._clock.start()
        steps = self._settle()
        if steps:
            await self._commit(steps)
        elif self._log.waiting.over:
            await self._end()
        if self._physics is not None:
            self._physics.prepare(self._log)

    async def _heal(self) -> None:
        """After a failure, what was left undone comes before anything else."""
        await self._resume()
        self._retry_at = None

    async def _recover(self, request: Request | None, code: Code) -> None:
        """Forget the table in memory and read it again; who is connected sees what the store has, and whoever
        waits for an answer gets the one that is true by now."""
        self._retry_at = self._clock.now() + RETRY
        waiting = self._unanswered(request)
        try:
            body = await self._services.store.record(self.name)
            rows = await self._services.store.rows(self.name)
            if body is None:
                raise BrokenLog(f"table {self.name!r} is gone from the store")
            record = decode_record(body)
            self._log, self._nonces = await self._services.reader.read(self.name, record.setup, rows)
            self._record = record
        except Exception as error:
            logger.error(
                "table %s cannot be read again: %s", self.name, error, exc_info=not isinstance(error, BurrowError)
            )
            apologise(request, code)
            self._close_all()
            return
        self._plans.clear()
        self._drop_turn()
        for origin in waiting:
            seq = self._known(origin.key)
            answer = Failed(code, nonce=origin.nonce) if seq is None else Accepted(origin.nonce, seq)
            origin.connection.tell(answer)
        if not isinstance(request, Said):
            apologise(request, code)
        self._note_absent()
        self._tell_seats()
        self._tell(steps_since(self._log, max(self._told, self._log.seq - NEWEST)))
        self._welcome_to_new_seats()

    def _unanswered(self, request: Request | None) -> list[Origin]:
        """Who still waits for an answer: the claims and the turn of physics, which are given up, and the request in
        hand."""
        origins = {claim.key: claim.reply for claim in self._claims.drop(lambda claim: True) if claim.reply is not None}
        if self._physics is not None and self._physics.reply is not None:
            origins[self._physics.reply.key] = self._physics.reply
        if isinstance(request, Said) and not isinstance(request.message, inbound.Pong):
            origin = origin_of(request.connection, request.message)
            if self._known(origin.key) is None:
                origins[origin.key] = origin
        return list(origins.values())

    def _known(self, key: str) -> int | None:
        """The entry a request became, or the last one when it was done; None: it is not done."""
        return self._nonces.get(key, self._record.done.get(key))

    def _close_all(self) -> None:
        for connection in self._audience:
            connection.close(SERVER_ERROR)
        self._services.forget(self.name)

    # Coming and going.

    def _came(self, connection: Connection, after: int) -> None:
        if connection.is_closed:
            return
        self.active_at = self._time.now()
        self._audience.seat(connection, self._record)
        if not self.payer and self._audience.seats_of(connection):
            self.payer = connection.address
        self._note_absent()
        self._welcome(connection, after)
        connection.measure()
        self._tell_seats(but=connection)

    def _left(self, connection: Connection) -> None:
        self.active_at = self._time.now()
        self._audience.remove(connection)
        self._note_absent()
        self._tell_seats()

    def _note_absent(self) -> None:
        self._presence.note({seat.holder for seat in self._record.seats if seat.holder} - self._audience.holders)

    def _welcome(self, connection: Connection, after: int) -> None:
        setup, log = self._record.setup, self._log
        seats = self._audience.seats_of(connection)
        is_host = bool(connection.holder) and connection.holder == self._record.host
        seal = commitment(setup.seed)
        connection.tell(Welcome(self.name, self._game.id, setup.options, seats, is_host, seal))
        connection.post(self._seats_frame())
        after = max(after if -1 < after <= log.seq else -1, log.seq - NEWEST)
        connection.post(self._telling(steps_since(log, after)).to(seats))
        connection.forget_frame()
        if self._physics is not None:
            self._physics.want_whole()
        if self._is_resting:
            connection.tell(Failed("turn-failed"))

    async def _join(self, request: Joining) -> None:
        try:
            record, seat = self._seat_for(request)
            begins = await self._change(record)
        except Declined as declined:
            if not request.done.done():
                request.done.set_exception(declined)
            return
        self._plans.drop(seat)
        self._claims.drop(lambda claim: claim.seat == seat and claim.reply is None)
        if not request.done.done():
            request.done.set_result(seat)
        if begins:
            await self._start_game()

    def _seat_for(self, request: Joining) -> tuple[TableRecord, Seat]:
        holder, (name, seat) = request.holder, (request.join.name, request.join.seat)
        if self._record.phase == "gathering":
            return seating.join(self._record, holder=holder, name=name, seat=seat)
        return seating.take_over(self._record, holder=holder, name=name, seat=seat, since=self._log.seq)

    # Requests over sockets.

    async def _said(self, said: Said) -> None:
        connection, message = said.connection, said.message
        if isinstance(message, inbound.Pong) or connection not in self._audience:
            return
        self.active_at = self._time.now()
        origin = origin_of(connection, message)
        known = self._known(origin.key)
        if known is not None:
            connection.tell(Accepted(message.nonce, known))
            return
        try:
            match message:
                case inbound.Move():
                    await self._move(origin, message, said.arrival)
                case inbound.Why():
                    await self._why(origin, message, said.arrival)
                case inbound.TakeBack(seat=seat):
                    await self._undo(origin, seat, said.arrival)
                case inbound.Begin(fill=level, names=names):
                    await self._begin(origin, level, names)
                case inbound.Substitute(seat=seat, level=level):
                    await self._substitute(origin, seat, level)
                case inbound.Rematch():
                    await self._rematch(origin)
        except Declined as declined:
            code: Code = declined.code  # type: ignore[assignment]  # what the calls above raise
            connection.tell(Failed(code, declined.detail, message.nonce))

    async def _move(self, origin: Origin, message: inbound.Move, arrival: Millis) -> None:
        self._require_seat(origin.connection, message.seat)
        move = self._payload(message)
        if self._physics is not None and self._physics.answers_to(origin):
            return
        if message.seen is not None and self._has_moved_on(message.seat, since=message.seen):
            origin.connection.tell(Refused(origin.nonce, "", MOVED_ON))
            return
        if self._record.phase == "over":
            made = arrival - origin.connection.compensation if move.claim else arrival
            await self._refuse_late(origin, message.seat, move, made)
            return
        if move.claim:
            await self._claim(origin, message.seat, move, arrival)
            return
        if self._physics is not None and not self._physics.is_free(self._clock.now()):
            await self._refuse_meanwhile(origin, message.seat, move, arrival)
            return
        if self._is_due(max(arrival, self._log.at)):
            await self._make_way(message.seat, move, arrival)
        refusal = await self._play(message.seat, move, max(arrival, self._log.at), origin)
        if refusal is not None:
            origin.refuse(refusal)

    async def _why(self, origin: Origin, message: inbound.Why, arrival: Millis) -> None:
        self._require_seat(origin.connection, message.seat)
        refusal = await self._judge(message.seat, self._payload(message), arrival)
        if refusal is None:
            origin.connection.tell(Legal(origin.nonce))
        else:
            origin.refuse(refusal)

    def _payload(self, message: inbound.Move | inbound.Why) -> Any:
        try:
            return decode_payload(self._game, bytes(message.move))
        except (BadRow, RecursionError) as error:
            raise Declined("bad-move", str(error)[:200]) from None

    def _has_moved_on(self, seat: Seat, *, since: int) -> bool:
        """What a seat saw at that number is past. What others did since does not matter: seats may speak at once."""
        entries = self._log.entries[max(0, since + 1) :]
        return any(isinstance(entry, Undo) or entry.by in (NATURE, seat) for entry in entries)

    async def _make_way(self, seat: Seat, move: Any, arrival: Millis) -> None:
        """What fell due before a legal move goes first; one that is not legal anyway changes nothing."""
        if await self._judge(seat, move, arrival) is None:
            await self._advance(max(arrival, self._log.at), window=0)

    async def _undo(self, origin: Origin, seat: Seat, arrival: Millis) -> None:
        self._require_seat(origin.connection, seat)
        if self._record.phase == "over":
            raise Declined("not-now", "the game is over")
        if self._is_turn_under_way:
            raise Declined("not-now", TURN_UNDER_WAY)
        before = self._log.state
        entry = self._log.undo(seat, max(arrival, self._log.at))
        if entry is None:
            origin.connection.tell(Refused(origin.nonce, "", NO_UNDO))
            return
        self._plans.clear()
        self._claims.drop(lambda claim: claim.reply is None)
        await self._commit([Step(before, entry)], origin)

    async def _begin(self, origin: Origin, level: str, names: Sequence[str]) -> None:
        record = seating.fill(self._game, self._record, holder=origin.connection.holder, level=level, names=names)
        begins = await self._change(self._noted(record, origin))
        self._accept(origin)
        if begins:
            await self._start_game()

    async def _substitute(self, origin: Origin, seat: Seat, level: str) -> None:
        record = seating.substitute(
            self._game, self._record, holder=origin.connection.holder, seat=seat, level=level, presence=self._presence
        )
        await self._change(self._noted(record, origin))
        self._plans.drop(seat)
        if self._physics is not None and level:
            self._physics.leave(seat)
        for claim in self._claims.drop(lambda claim: claim.seat == seat):
            if claim.reply is not None:
                claim.reply.fail("not-now")
        self._accept(origin)

    async def _rematch(self, origin: Origin) -> None:
        if not self._record.held_by(origin.connection.holder):
            raise Declined("not-your-seat", "only who sits at the table may ask for a rematch")
        if self._record.phase != "over":
            raise Declined("not-now", "the game is not over")
        if self._record.successor:
            self._accept(origin)
            origin.connection.tell(Moved(self._record.successor))
            return
        again = replace(self._record, seats=seating.seats_again(self._record, self._presence))
        record = self._noted(self._record, origin)
        successor = await self._services.open_successor(self.name, record, again, origin.connection.address)
        self._adopt(replace(record, successor=successor))
        self._accept(origin)
        self._audience.tell(Moved(successor))

    def _require_seat(self, connection: Connection, seat: Seat) -> None:
        seating.require_own(self._record, holder=connection.holder, seat=seat)
        if self._record.phase == "gathering":
            raise Declined("not-now", "the game has not begun")

    def _noted(self, record: TableRecord, origin: Origin) -> TableRecord:
        """The record together with the name of the request that changes it, so that it is known after a restart."""
        return record.with_done(origin.key, self._log.seq)

    def _accept(self, origin: Origin) -> None:
        """Done, although it left no entry."""
        origin.connection.tell(Accepted(origin.nonce, self._log.seq))

    # The game.

    async def _advance(self, now: Millis, window: Millis) -> None:
        """Do everything that has fallen due, in the order of its time."""
        while self._record.phase == "playing" and not self._is_turn_under_way:
            waiting = self._log.waiting
            claim = self._claims.first(waiting.seats)
            plan = self._first_plan()
            times = [
                (claim.stamp, 0) if claim is not None and claim.stamp + window <= now else None,
                (plan.due, 1) if plan is not None and plan.due <= now else None,
                (waiting.deadline, 2) if waiting.deadline is not None and waiting.deadline + window <= now else None,
            ]
            due = min((time for time in times if time is not None), default=None)
            if due is None:
                return
            if due[1] == 0 and claim is not None:
                await self._take_claim(claim)
            elif due[1] == 1 and plan is not None:
                await self._take_plan(plan)
            else:
                await self._pass_deadline(due[0])

    def _is_due(self, at: Millis) -> bool:
        deadline = self._log.waiting.deadline
        return bool(self._claims) or (deadline is not None and deadline < at)

    async def _claim(self, origin: Origin, seat: Seat, move: Any, arrival: Millis) -> None:
        """Stamp a claim with the time its sender made it, as far as the line's delay is known and made good."""
        waits = self._claims.find(origin.key)
        if waits is not None:
            waits.reply = origin
            return
        stamp = max(arrival - origin.connection.compensation, self._log.at)
        self._claims.add(Claim(seat, move, stamp, origin.key, origin))
        await self._advance(self._clock.now(), self._window())

    async def _take_claim(self, claim: Claim) -> None:
        self._claims.remove(claim)
        claim.stamp = max(claim.stamp, self._log.at)
        try:
            refusal = await self._play(claim.seat, claim.move, claim.stamp, claim.reply)
        except Exception:
            if self._known(claim.key) is None:
                self._claims.add(claim)  # it is still to be answered
            raise
        if refusal is None or not self._claims.hold(claim, refusal.until):
            if claim.reply is None:
                await self._bot_spoke(claim.seat, refusal, claim.stamp)
            elif refusal is not None:
                claim.reply.refuse(refusal)

    async def _take_plan(self, plan: Plan) -> None:
        """A bot's move has fallen due. Claims wait among those of people; what comes too early waits here."""
        at = max(plan.due, self._log.at)
        move = plan.move if plan.move is not None else improvise(self._game, self._log.state, plan.seat)
        if move.claim:
            plan.is_claimed = True
            self._claims.add(Claim(plan.seat, move, at, "", None))
            return
        refusal = await self._play(plan.seat, move, at, None)
        if refusal is not None and refusal.until is not None and refusal.until > at:
            plan.due = refusal.until
        else:
            await self._bot_spoke(plan.seat, refusal, at)

    async def _bot_spoke(self, seat: Seat, refusal: Refusal | None, at: Millis) -> None:
        """The plan is used up. Was it refused because others were faster, it is thought over again; was it
        refused although nothing had happened, the bot is wrong, and some legal move stands in for its own."""
        plan = self._plans.of(seat)
        self._plans.drop(seat)
        if refusal is None or plan is None or plan.seq != self._log.seq or seat not in self._log.waiting.seats:
            return
        logger.error("table %s: seat %d, a bot, chose %r: %s", self.name, seat, plan.move, refusal)
        await self._play(seat, improvise(self._game, self._log.state, seat), at, None)

    async def _pass_deadline(self, deadline: Millis) -> None:
        before = self._log.state
        event = self._log.answer(max(deadline, self._log.at))
        await self._commit([Step(before, event), *self._settle()])

    async def _play(self, seat: Seat, move: Any, at: Millis, origin: Origin | None) -> Refusal | None:
        """Take a move with nature's answers to it, store them, tell; or say why not. Where the answer takes time, the
        move is stored together with it."""
        if self._physics is not None:
            ahead = await self._physics.foresee(self._log, seat, move, at)
            if isinstance(ahead, Refusal):
                return ahead
            if ahead.nature == "physics":
                self._physics.begin(self._log, seat, at, move, origin)
                return None
        before = self._log.state
        taken = self._log.submit(seat, move, at)
        if isinstance(taken, Refusal):
            return taken
        await self._commit([Step(before, taken), *self._settle()], origin)
        return None

    async def _judge(self, seat: Seat, move: Any, at: Millis) -> Refusal | None:
        """What the game says of a move that is not played here and now."""
        at = max(at, self._log.at)
        if self._physics is not None:
            return await self._physics.refuse(self._log, seat, move, at)
        return self._game.refuse(self._log.state, seat, move, at)

    def _settle(self) -> list[Step]:
        """Nature answers as long as it is asked and need not simulate."""
        steps: list[Step] = []
        while self._log.waiting.nature and not self._is_nature_to_play:
            before = self._log.state
            steps.append(Step(before, self._log.answer(self._log.at)))
        return steps

    async def _commit(self, steps: list[Step], origin: Origin | None = None) -> None:
        """Store fresh entries, all or none, then tell everybody. The first one bears the name of the move."""
        first = steps[0].entry.seq
        await self._services.store.append(self.name, first, self._rows(steps, origin.key if origin else ""))
        if self._physics is not None:
            self._physics.close()
        if origin is not None:
            self._nonces[origin.key] = first
            origin.connection.tell(Accepted(origin.nonce, first))
        self.active_at = self._time.now()
        self._tell(steps)
        if self._log.waiting.over:
            await self._end()

    def _rows(self, steps: list[Step], key: str) -> list[bytes]:
        after = [step.before for step in steps[1:]] + [self._log.state]
        rows = [encode_entry(steps[0].entry, after[0], key)]
        rows += [encode_entry(step.entry, state) for step, state in zip(steps[1:], after[1:], strict=True)]
        return rows

    async def _end(self) -> None:
        self._plans.clear()
        for claim in self._claims.drop(lambda claim: True):
            if claim.reply is not None:
                await self._refuse_late(claim.reply, claim.seat, claim.move, claim.stamp)
        await self._change(replace(self._record, phase="over"))

    async def _refuse_late(self, origin: Origin, seat: Seat, move: Any, at: Millis) -> None:
        """A move that comes, or a claim that still waits, when the game is over: the game says why it is too late."""
        refusal = await self._judge(seat, move, at)
        if refusal is not None:
            origin.refuse(refusal)
        else:
            origin.fail("not-now", "the game is over")

    async def _change(self, record: TableRecord) -> bool:
        """Store a changed record, then tell. True: the table has become full, and the game is to begin."""
        if record == self._record:
            return False
        await self._services.store.amend(self.name, encode_record(record))
        begins = record.phase == "playing" and self._record.phase == "gathering"
        self._adopt(record)
        return begins

    def _adopt(self, record: TableRecord) -> None:
        """A record that is stored."""
        self._record = record
        self._note_absent()
        self._tell_seats()
        self._welcome_to_new_seats()

    def _welcome_to_new_seats(self) -> None:
        for connection in self._audience:
            if self._audience.seat(connection, self._record):
                self._welcome(connection, self._log.seq)

    async def _start_game(self) -> None:
        await self._resume()
        if self._log.seq < 0:
            self._tell([])

    def _ask_bots(self) -> None:
        if self._record.phase != "playing" or self._retry_at is not None:
            return
        if self._physics is not None and not self._physics.is_free(self._clock.now()):
            return
        waiting = self._log.waiting
        self._plans.keep(waiting.seats)
        if self._claims:
            self._claims.drop(lambda claim: claim.reply is None and claim.seat not in self._plans)
        for seat in waiting.seats:
            level = self._record.seats[seat].bot
            if level and seat not in self._plans:
                self._think(seat, level)

    def _think(self, seat: Seat, level: str) -> None:
        plan = self._plans.ask(seat, self._log.seq, self._clock.now())
        put = self._put
        ask = question(self._game, self._log.state, seat, level, self._services.settings.bot_budget)
        self._services.thinker.think(ask, lambda answer: put(Thought(plan, answer)), self.payer)

    # A turn of physics.

    def _open_physics(self) -> Physics | None:
        if "physics" not in self._game.traits:
            return None
        game = cast("AnyPhysicalGame", self._game)
        return Physics(game, self._services.stepper, self._audience, self._put)

    @property
    def _is_turn_under_way(self) -> bool:
        return self._physics is not None and self._physics.is_under_way

    @property
    def _is_resting(self) -> bool:
        """The last turn has failed only just now."""
        return self._physics is not None and self._physics.is_resting(self._clock.now())

    @property
    def _is_nature_to_play(self) -> bool:
        return self._physics is not None and self._log.waiting.nature == "physics"

    def _let_nature_play(self, physics: Physics) -> None:
        if self._record.phase == "playing" and self._retry_at is None:
            physics.let_nature_play(self._log, self._clock.now())

    def _drop_turn(self) -> None:
        if self._physics is not None:
            self._physics.drop()

    async def _spoke(self, spoke: Spoke) -> None:
        connection = spoke.connection
        if connection not in self._audience:
            return
        self.active_at = self._time.now()
        try:
            if self._physics is None:
                raise Declined("bad-message", f"{self._game.id} has no physics, and takes no binary messages")
            seat, word = read_word(spoke.frame)
            self._require_seat(connection, seat)
        except Declined as declined:
            code: Code = declined.code  # type: ignore[assignment]  # what the calls above raise
            connection.tell(Failed(code, declined.detail))
            return
        at = max(spoke.arrival, self._log.at)
        if not self._is_turn_under_way and self._is_due(at):
            await self._advance(at, window=0)
        if self._record.phase == "playing":
            self._physics.pass_on(self._log, seat, word, at)

    async def _go_on(self, physics: Physics, live: Live, report: Report) -> None:
        if report.error is not None:
            self._fail_turn(physics, live, report.error)
            return
        if report.turn is None:
            await self._advance(self._clock.now(), self._window())
            return
        steps = await physics.outcome(self._log, live, report.turn, self._clock.now())
        if isinstance(steps, Refusal):
            self._void_turn(live, steps)
        else:
            await self._commit([*steps, *self._settle()], live.reply)

    def _fail_turn(self, physics: Physics, live: Live, error: Exception) -> None:
        """The session is broken, the game is not: everyone hears of it and sees the table as it was, and after a pause
        the turn begins again. A bot thinks it over."""
        if physics.fail(self._clock.now()):
            logger.error("table %s: a turn of seat %d failed, and begins again", self.name, live.seat, exc_info=error)
        self._plans.clear()
        if live.reply is not None:
            live.reply.fail("turn-failed")
        self._tell([])
        self._audience.tell(Failed("turn-failed"))

    def _void_turn(self, live: Live, refusal: Refusal) -> None:
        """What the hand did is not legal, although the session let it: everyone sees the table as it was."""
        logger.error("table %s: seat %d, led by words, came to what is not legal: %s", self.name, live.seat, refusal)
        if live.reply is not None:
            live.reply.refuse(refusal)
        self._drop_turn()
        self._tell([])

    async def _refuse_meanwhile(self, origin: Origin, seat: Seat, move: Any, at: Millis) -> None:
        """A move that comes while a turn is under way, or has failed only just now."""
        refusal = await self._judge(seat, move, at)
        if refusal is None:
            raise Declined("not-now", TURN_UNDER_WAY) if self._is_turn_under_way else Declined("turn-failed")
        origin.refuse(refusal)

    # Time.

    def _window(self) -> Millis:
        """How long a claim waits for slower lines: the most that is made good for anyone who races here. A claim
        over that slowest line itself has spent the time on the way, so on a single screen nothing waits."""
        return self._audience.window(self._record) if self._races else 0

    def _next_wake(self) -> Millis | None:
        if self._retry_at is not None:
            return self._retry_at
        if self._record.phase != "playing":
            return None
        wake = self._next_due() if not self._is_turn_under_way else None
        if self._physics is not None and self._is_resting:
            wake = self._physics.rests_until if wake is None else min(wake, self._physics.rests_until)
        away = self._presence.next_away() if self._audience else None
        if away is not None:
            wake = self._clock.at(away) if wake is None else min(wake, self._clock.at(away))
        return wake

    def _next_due(self) -> Millis | None:
        waiting = self._log.waiting
        plan = self._first_plan()
        wake = plan.due if plan is not None else None
        held = waiting.deadline
        claim = self._claims.first(waiting.seats)
        if claim is not None:
            held = claim.stamp if held is None else min(claim.stamp, held)
        if held is not None:
            held += self._window()
            wake = held if wake is None else min(wake, held)
        return wake

    def _first_plan(self) -> Plan | None:
        plan = self._plans.first(self._log.waiting.seats)
        if plan is not None and not getattr(plan.move, "claim", False):
            plan.due = max(plan.due, self._second_thoughts())
        return plan

    def _second_thoughts(self) -> Millis:
        """Until when bots leave people the time to take their last move back."""
        last = self._log.live[-1] if self._log.live else None
        if last is None or last.by == NATURE or self._record.seats[last.by].bot or not self._log.may_undo(last.by):
            return 0
        until = self._log.at + self._services.settings.second_thoughts
        deadline = self._log.waiting.deadline
        return until if deadline is None else min(until, deadline)

    # Telling.

    def _telling(self, steps: Sequence[Step]) -> Telling:
        begun = self._record.phase != "gathering"
        return Telling(self._log, steps=steps, now=self._clock.now(), begun=begun)

    def _tell(self, steps: Sequence[Step]) -> None:
        self._told = self._log.seq
        if not self._audience:
            return
        self._audience.tell_game(self._telling(steps))
        if self._physics is not None:
            self._physics.show_anew()

    def _tell_seats(self, but: Connection | None = None) -> None:
        """Tell everyone connected of the seats, if something about them has changed."""
        if self._audience:
            self._audience.tell_seats(self._seats_frame(), but)

    def _seats_frame(self) -> str:
        record = self._record
        return encode(TableMessage(record.phase, self._seat_infos(), record.successor)).decode()

    def _seat_infos(self) -> tuple[SeatInfo, ...]:
        presence, is_playing = self._presence, self._record.phase == "playing"
        return tuple(
            seat.info(
                here=seat.kind == "person" and presence.is_here(seat.holder),
                away=is_playing and presence.is_away(seat.holder),
            )
            for seat in self._record.seats
        )
