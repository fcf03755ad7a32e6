"""A server without a network, whose time moves only when a test says so: for tests of tables, claims, bots and
deadlines."""

import asyncio
import heapq
import itertools
import math
from collections.abc import Callable, Sequence
from typing import Any, Literal, TypeVar

import msgspec
from tests.server.heard import Message, Ping, Seen, TableNow, Update, decode
from tests.toy_games import pebbles, slide

from burrow.engine import registry
from burrow.engine.game import Millis
from burrow.server.bots.pool import Answer, Done, Question, choose
from burrow.server.lobby.lobby import Lobby
from burrow.server.physics.live import LiveTurn
from burrow.server.settings import Settings
from burrow.server.sockets.connection import Connection
from burrow.server.table.actor import TableActor
from burrow.server.web.browser import holder_of
from burrow.server.wire.api import Join, OpenTable, SeatWish
from burrow.server.wire.outbound import BotPace, Pace
from burrow.storage.memory import MemoryStore
from burrow.storage.store import EventStore, StoreError

T = TypeVar("T")

ANN, BEN, CAT = ("token-of-ann-" * 3, "token-of-ben-" * 3, "token-of-cat-" * 3)
OPEN = SeatWish("open")


def me(name: str = "Ann") -> SeatWish:
    return SeatWish("me", name)


def bot(level: str) -> SeatWish:
    return SeatWish("bot", level=level)


class Alarm:
    def __init__(self, call: Callable[[], object]) -> None:
        self.call: Callable[[], object] | None = call

    def cancel(self) -> None:
        self.call = None


class FakeTime:
    def __init__(self, now: Millis = 1_000_000, wall: Millis = 1_800_000_000_000) -> None:
        self._now = now
        self._ahead = wall - now
        """How far the time of day is ahead."""
        self._alarms: list[tuple[Millis, int, Alarm]] = []
        self._numbers = itertools.count()

    def now(self) -> Millis:
        return self._now

    def wall(self) -> Millis:
        return self._now + self._ahead

    def call_at(self, when: Millis, call: Callable[[], object]) -> Alarm:
        alarm = Alarm(call)
        heapq.heappush(self._alarms, (max(when, self._now), next(self._numbers), alarm))
        return alarm

    def step(self, end: Millis) -> bool:
        """Go to the next alarm at or before `end` and ring it. False: there was none, and it is `end` now."""
        while self._alarms and self._alarms[0][0] <= end:
            when, _, alarm = heapq.heappop(self._alarms)
            if alarm.call is not None:
                self._now = max(self._now, when)
                alarm.call()
                return True
        self._now = end
        return False


class Inline:
    """Bots answer at once, in the same thread; `pause` holds their answers back until `release`."""

    def __init__(self) -> None:
        self.paused = False
        self.questions: list[Question] = []
        self.payers: list[str] = []
        self._kept: list[tuple[Question, Done]] = []

    def think(self, question: Question, done: Done, payer: str = "") -> None:
        self.questions.append(question)
        self.payers.append(payer)
        if self.paused:
            self._kept.append((question, done))
        else:
            done(_answer(question))

    def release(self) -> None:
        self.paused = False
        kept, self._kept = self._kept, []
        for question, done in kept:
            done(_answer(question))


class Paced:
    """Steps turns of physics in the test's own thread, as its time moves on."""

    def __init__(self, time: FakeTime) -> None:
        self._time = time
        self.lives: list[LiveTurn] = []
        self.prepared: list[str] = []
        self.is_stuck = False
        """If set, no turn is stepped."""
        self.frames = 0
        """How often a turn was stepped."""

    def prepare(self, kind: str, open: Callable[[], object]) -> None:
        self.prepared.append(kind)

    def take_up(self, live: LiveTurn) -> None:
        self.lives.append(live)
        self._call_at(live, 0)

    def wake(self, live: LiveTurn) -> None:
        if live in self.lives and live.due is None:
            live.due = self._now
            self._call_at(live, live.due)

    def drop(self, live: LiveTurn) -> None:
        if live in self.lives:
            self.lives.remove(live)

    async def run(self, call: Callable[[], T]) -> T:
        return call()

    @property
    def _now(self) -> float:
        return self._time.now() / 1000

    def _call_at(self, live: LiveTurn, due: float) -> None:
        self._time.call_at(math.ceil(1000 * due), lambda: self._play(live))

    def _play(self, live: LiveTurn) -> None:
        if live not in self.lives:
            return
        if self.is_stuck:
            self._call_at(live, self._now + 0.01)
            return
        self.frames += 1
        report = live.play(self._now)
        if live.due is not None:
            self._call_at(live, live.due)
        if report is not None:
            live.tell(live, report)


def _answer(question: Question) -> Answer | None:
    try:
        return choose(question)
    except ValueError:
        return None


class Gated(MemoryStore):
    """Stores nothing until the gate is open."""

    def __init__(self) -> None:
        super().__init__()
        self.gate = asyncio.Event()
        self.gate.set()

    async def append(self, table: str, seq: int, rows: Sequence[bytes]) -> None:
        await self.gate.wait()
        await super().append(table, seq, rows)


Way = Literal["lost", "stored"]
"""A write that fails may have left nothing, or everything."""


class Failing(MemoryStore):
    """Fails the next writes of a kind when told to, and fails reads as long as it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.failures: dict[str, int] = {}
        self.way: Way = "lost"
        self.unreadable = False
        self.tries = 0

    def fail(self, kind: str, times: int = 1, way: Way = "lost") -> None:
        self.failures[kind] = times
        self.way = way

    async def append(self, table: str, seq: int, rows: Sequence[bytes]) -> None:
        self.tries += 1
        if self._is_to_fail("append"):
            if self.way == "stored":
                await super().append(table, seq, rows)
            raise StoreError("the disk is full")
        await super().append(table, seq, rows)

    async def amend(self, table: str, record: bytes) -> None:
        if self._is_to_fail("amend"):
            if self.way == "stored":
                await super().amend(table, record)
            raise StoreError("the disk is full")
        await super().amend(table, record)

    async def record(self, table: str) -> bytes | None:
        if self.unreadable:
            raise StoreError("the disk is gone")
        return await super().record(table)

    def _is_to_fail(self, kind: str) -> bool:
        left = self.failures.get(kind, 0)
        self.failures[kind] = max(0, left - 1)
        return left > 0


class Peer:
    """A browser's socket as the table sees it; the test has the other end."""

    def __init__(
        self,
        server: "OfflineServer",
        token: str,
        *,
        delay: Millis = 0,
        is_hand: bool = False,
        is_screen: bool = False,
    ) -> None:
        self._server = server
        self.frames: list[str] = []
        self.shown: list[bytes] = []
        """Frames of turns of physics."""
        self.order: list[str | bytes] = []
        """Messages and frames, in the order in which they came."""
        self.code: int | None = None
        self.stalled: asyncio.Event | None = None
        self._inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.connection = Connection(
            self._send,
            holder=holder_of(token),
            address="test",
            is_screen=is_screen,
            time=server.time,
            settings=server.settings,
            shared=server.lobby.shared,
            tally=server.lobby.tally,
            is_hand=is_hand,
        )
        if delay:
            self.connection._pings.delay.note(2 * delay)
        self.answers_pings = not delay
        self.task: asyncio.Task[None] | None = None

    def dial(self, table: TableActor, after: int = -1) -> None:
        start = lambda: table.come(self.connection, after)  # noqa: E731
        self.task = asyncio.create_task(self.connection.run(self._inbox.get, table, start))

    def say(self, kind: str, /, **values: Any) -> str:
        """Say it, under a fresh nonce if none is given; nothing is done before the server settles."""
        values.setdefault("nonce", f"n{next(self._server.nonces)}")
        self.throw(msgspec.json.encode({"say": kind, **values}).decode())
        nonce: str = values["nonce"]
        return nonce

    def move(self, seat: int, move: str, nonce: str | None = None, **values: Any) -> str:
        named = {} if nonce is None else {"nonce": nonce}
        return self.say("move", seat=seat, move={"type": move, **values}, **named)

    def throw(self, text: str | bytes) -> None:
        kind = "text" if isinstance(text, str) else "bytes"
        self._inbox.put_nowait({"type": "websocket.receive", kind: text})

    def gesture(self, seat: int, letter: str, number: int = 0) -> None:
        """Send what a hand does, as the game Slide packs it."""
        self.throw(bytes([seat, ord(letter), number]))

    def hang_up(self) -> None:
        self._inbox.put_nowait({"type": "websocket.disconnect", "code": 1005})

    @property
    def heard(self) -> list[Message]:
        return [decode(frame) for frame in self.frames]

    def of(self, kind: type) -> list[Any]:
        return [message for message in self.heard if isinstance(message, kind)]

    def answer(self, nonce: str) -> Any:
        """The last answer to this nonce; None if there is none yet."""
        answers = self.answers(nonce)
        return answers[-1] if answers else None

    def answers(self, nonce: str) -> list[Any]:
        return [message for message in self.heard if getattr(message, "nonce", None) == nonce]

    @property
    def update(self) -> Update:
        update: Update = self.of(Update)[-1]
        return update

    @property
    def table(self) -> TableNow:
        table: TableNow = self.of(TableNow)[-1]
        return table

    def events(self, sight: int = 0) -> list[Seen]:
        """All events of all updates so far, as one seat of this browser saw them."""
        return [event for update in self.of(Update) for event in update.sights[sight].events]

    async def _send(self, message: Any) -> None:
        if self.stalled is not None:
            await self.stalled.wait()
        if message["type"] == "websocket.close":
            self.code = message["code"]
            self.hang_up()
            return
        if "bytes" in message:
            self.shown.append(message["bytes"])
            self.order.append(message["bytes"])
            return
        self.frames.append(message["text"])
        self.order.append(message["text"])
        ping = decode(message["text"])
        if isinstance(ping, Ping) and self.answers_pings:
            self.throw(f'{{"say":"pong","id":{ping.id}}}')


class OfflineServer:
    """A lobby on a store, with peers."""

    def __init__(self, store: EventStore | None = None, **settings: Any) -> None:
        self.store: Any = store or MemoryStore()
        self.settings = Settings(
            **{
                "tables_per_hour": 0,
                "connections_per_address": 0,
                "address_messages": 0,
                "address_work": 0,  # time does not move while the machine works
                **settings,
            }
        )
        self.time = FakeTime()
        self.bots = Inline()
        self.peers: list[Peer] = []
        self.nonces = itertools.count(1)
        self.stepper = Paced(self.time)
        self.lobby = self._lobby()

    def _lobby(self) -> Lobby:
        return Lobby(self.store, time=self.time, thinker=self.bots, stepper=self.stepper, settings=self.settings)

    async def open(
        self,
        *seats: SeatWish,
        token: str = ANN,
        game: str = "pebbles",
        pledge: str = "",
        waits: bool = False,
        pace: Pace | None = None,
        bot_pace: BotPace = "calm",
        **options: Any,
    ) -> TableActor:
        wish = OpenTable(game, seats, options, pledge, waits, pace, bot_pace)
        name = await self.lobby.open(wish, holder=holder_of(token), address="test")
        table = await self.lobby.table(name)
        await self.settle()
        return table

    async def join(
        self, table: TableActor, token: str, name: str = "Ben", seat: int | None = None, pledge: str = ""
    ) -> int:
        taken = await table.join(holder_of(token), Join(name, seat, pledge))
        await self.settle()
        return taken

    async def connect(
        self,
        table: TableActor,
        token: str = "",
        *,
        after: int = -1,
        delay: Millis = 0,
        silent: bool = False,
        is_hand: bool = False,
        is_screen: bool = False,
    ) -> Peer:
        """`delay`: the measured delay of the connection; `silent`: it does not answer pings; `is_hand`: it is a phone
        beside a TV; `is_screen`: it is the TV."""
        peer = Peer(self, token, delay=delay, is_hand=is_hand, is_screen=is_screen)
        peer.answers_pings &= not silent
        self.peers.append(peer)
        peer.dial(table, after)
        await self.settle()
        return peer

    async def settle(self) -> None:
        """Wait until nobody has anything left to do before time moves on."""
        quiet = 0
        while quiet < 3:
            await asyncio.sleep(0)
            is_quiet = all(table.has_caught_up for table in self.lobby._tables.values())
            is_quiet &= all(peer.stalled or peer.connection.mailbox.is_empty for peer in self.peers)
            is_quiet &= all(peer._inbox.empty() or peer.task is None or peer.task.done() for peer in self.peers)
            quiet = quiet + 1 if is_quiet else 0

    async def wait(self, millis: Millis) -> None:
        await self.settle()
        end = self.time.now() + millis
        while self.time.step(end):
            await self.settle()

    async def restart(self, *, down: Millis = 60_000) -> None:
        """Restart as after a crash: everything that is only in memory is gone. `down`: how long nothing runs."""
        for peer in self.peers:
            peer.hang_up()
        self.lobby.close()
        await self._end_peers()
        self.time = FakeTime(5_000_000, self.time.wall() + down)
        self.stepper = Paced(self.time)
        self.lobby = self._lobby()

    async def again(self, table: TableActor) -> TableActor:
        """The table with this name as it is now."""
        return await self.lobby.table(table.name)

    async def close(self) -> None:
        self.lobby.close()
        await self._end_peers()

    async def _end_peers(self) -> None:
        tasks = [peer.task for peer in self.peers if peer.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.peers.clear()


def pebbles_only() -> dict[str, Any]:
    return {"pebbles": pebbles.GAME}


def with_physics() -> dict[str, Any]:
    return {"pebbles": pebbles.GAME, "slide": slide.GAME}


def install(monkeypatch: Any) -> None:
    """Make the game of these tests the only registered one."""
    monkeypatch.setattr(registry, "games", pebbles_only)


def grabs(peer: Peer) -> list[tuple[int, Millis]]:
    """Who grabbed and when, in the newest update."""
    found = peer.update.sights[0].view["grabs"]
    return [(seat, at) for seat, at in found]
