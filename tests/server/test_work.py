"""Work is limited by address: an address that asks for too much waits, and the others do not notice."""

import asyncio
import gc
from collections import deque
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from typing import Any

import pytest
from tests.server.live import Browser, running
from tests.server.offline import ANN, FakeTime, OfflineServer, Peer, install, me
from tests.toy_games import pebbles

from burrow.engine import registry
from burrow.engine.game import Refusal
from burrow.server import app, run, work
from burrow.server.limits import Buckets
from burrow.server.settings import Settings
from burrow.server.wire.outbound import Failed, Legal
from burrow.server.work import Work

pytestmark = pytest.mark.anyio


class Effort:
    """A processor clock that moves only when a test says so."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


@pytest.fixture
def effort(monkeypatch: pytest.MonkeyPatch) -> Effort:
    effort = Effort()
    monkeypatch.setattr(work, "spent", effort)
    return effort


async def test_an_address_pays_for_its_work_and_not_for_waiting(effort: Effort) -> None:
    time = FakeTime()
    shares = Work(Buckets(time, rate=250, burst=500))
    gate = asyncio.Event()

    async def toil() -> str:
        effort.seconds += 0.2
        await gate.wait()
        effort.seconds += 0.2
        return "done"

    task = asyncio.create_task(shares.do("a", toil()))
    await asyncio.sleep(0)
    effort.seconds += 100  # others
    gate.set()
    assert await task == "done"
    assert not shares.is_used_up("a"), "0.4 seconds"
    gate.set()
    assert await shares.do("a", toil()) == "done"
    assert shares.is_used_up("a"), "0.8 seconds"
    assert not shares.is_used_up("b")
    time.step(time.now() + 1_300)
    assert not shares.is_used_up("a"), "a quarter of a second comes back each second"


async def test_debts_are_bounded(effort: Effort) -> None:
    time = FakeTime()
    shares = Work(Buckets(time, rate=250, burst=500))

    async def toil() -> None:
        effort.seconds += 100

    await shares.do("a", toil())
    time.step(time.now() + 2_001)
    assert not shares.is_used_up("a")


@pytest.mark.parametrize("thrown", [ValueError("no"), asyncio.CancelledError()])
async def test_what_goes_wrong_passes_through(effort: Effort, thrown: BaseException) -> None:
    shares = Work(Buckets(FakeTime(), rate=250, burst=500))
    heard: list[BaseException] = []

    async def toil() -> None:
        try:
            await asyncio.get_running_loop().create_future()
        except BaseException as error:
            heard.append(error)
            raise thrown from None

    task = asyncio.create_task(shares.do("a", toil()))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(type(thrown)):
        await task
    assert [type(error) for error in heard] == [asyncio.CancelledError]


class Hard:
    """Pebbles where judging a move takes an eighth of a second."""

    def __init__(self, effort: Effort) -> None:
        self.effort = effort
        self.judged: list[int] = []
        self.game = replace(pebbles.GAME, refuse=self.refuse)

    def refuse(self, state: pebbles.State, seat: int, move: pebbles.What, at: int) -> Refusal | None:
        self.effort.seconds += 0.125
        self.judged.append(state.options.goal)
        return pebbles.refuse(state, seat, move, at)


@pytest.fixture
async def hard(
    effort: Effort, monkeypatch: pytest.MonkeyPatch, anyio_backend: str
) -> AsyncIterator[tuple[OfflineServer, Hard]]:
    hard = Hard(effort)
    monkeypatch.setattr(registry, "games", lambda: {"pebbles": hard.game})
    server = OfflineServer(rate=0, address_work=250, address_work_burst=500)
    yield server, hard
    await server.close()


async def sit(server: OfflineServer, address: str, goal: int) -> Peer:
    table = await server.open(me(), goal=goal)
    peer = await server.connect(table, ANN, silent=True)
    peer.connection.address = address
    return peer


def ask(peer: Peer, times: int) -> list[str]:
    return [peer.say("why", seat=0, move={"type": "Put", "pebbles": 1}) for _ in range(times)]


async def test_who_has_used_up_the_share_is_told_and_others_are_served(hard: tuple[OfflineServer, Hard]) -> None:
    server, _ = hard
    greedy, twin, other = [await sit(server, address, 10) for address in ("a", "a", "b")]
    asked = ask(greedy, 8)
    await server.settle()
    answers: list[Any] = [greedy.answer(nonce) for nonce in asked]
    assert answers[:4] == [Legal(nonce) for nonce in asked[:4]]
    assert answers[4:] == [Failed("too-fast", nonce=nonce) for nonce in asked[4:]]
    (twins,), (others,) = ask(twin, 1), ask(other, 1)
    await server.settle()
    assert twin.answer(twins) == Failed("too-fast", nonce=twins), "the share is the address's, not the table's"
    assert other.answer(others) == Legal(others)
    await server.wait(500)
    (again,) = ask(greedy, 1)
    await server.settle()
    assert greedy.answer(again) == Legal(again)


async def test_tables_take_turns_however_much_one_of_them_is_asked(hard: tuple[OfflineServer, Hard]) -> None:
    server, game = hard
    first, second = await sit(server, "a", 1), await sit(server, "b", 2)
    ask(first, 4)
    ask(second, 4)
    await server.settle()
    assert game.judged in ([1, 2] * 4, [2, 1] * 4)


@pytest.fixture
def calm() -> Iterator[None]:
    before = gc.get_threshold()
    run._calm_the_collector()
    yield
    gc.set_threshold(*before)
    gc.unfreeze()


class Sheet:
    """Refers to itself, so that only the collector finds it."""

    alive = 0

    def __init__(self) -> None:
        Sheet.alive += 1
        self.cells = [[self] for _ in range(400)]

    def __del__(self) -> None:
        Sheet.alive -= 1


def test_what_games_leave_behind_does_not_pile_up(calm: None) -> None:
    """Sheets that are kept for a while and then dropped, as in a cache."""
    kept: deque[Sheet] = deque(maxlen=1250)
    most = 0
    for _ in range(8_000):
        kept.append(Sheet())
        most = max(most, Sheet.alive)
    assert most < 4_000


def test_who_opens_too_many_pages_has_to_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch)
    monkeypatch.setattr(app, "DETER", 0)
    with running(Settings(address_pages=0.001, address_pages_burst=3)) as live, Browser(live) as ann:
        codes = [ann.http.get("/favicon.ico").status_code for _ in range(5)]
        assert 429 not in codes[:3]
        assert codes[3:] == [429, 429]
        assert ann.http.get("/api/health").status_code == 200
