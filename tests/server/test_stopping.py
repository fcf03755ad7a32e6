"""A server that is told to stop loses nothing: what is under way is finished, and nothing else begins."""

import asyncio
from collections.abc import AsyncIterator, Sequence

import pytest
from tests.server.heard import Update
from tests.server.offline import ANN, BEN, OPEN, OfflineServer, bot, me, with_physics
from tests.server.test_race import race
from tests.server.test_turns import said, seated

from burrow.engine import registry
from burrow.server.lobby.winding_down import LAST_WORDS
from burrow.server.sockets.close_codes import RESTARTING
from burrow.server.wire.outbound import Accepted, Failed
from burrow.storage.memory import MemoryStore

pytestmark = pytest.mark.anyio

SECOND = 1000
PATIENCE = 10 * SECOND


class Gated(MemoryStore):
    """Stores nothing while its gate is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.gate = asyncio.Event()
        self.gate.set()

    async def append(self, table: str, seq: int, rows: Sequence[bytes]) -> None:
        await self.gate.wait()
        await super().append(table, seq, rows)


@pytest.fixture
async def server(monkeypatch: pytest.MonkeyPatch, anyio_backend: str) -> AsyncIterator[OfflineServer]:
    monkeypatch.setattr(registry, "games", with_physics)
    server = OfflineServer(Gated())
    yield server
    await server.close()


async def stop(server: OfflineServer, patience: int = PATIENCE) -> int:
    """Let the tables wind down; return how long that took."""
    begun = server.time.now()
    winding = asyncio.ensure_future(server.lobby.wind_down(patience))
    while not winding.done():
        await server.wait(10)
    return server.time.now() - begun


async def test_where_nothing_is_under_way_it_ends_at_once(server: OfflineServer) -> None:
    await server.connect(await server.open(me(), me("Bo")), ANN)
    await seated(server)
    assert await stop(server) < 100


async def test_a_turn_that_moves_is_finished_stored_and_told(server: OfflineServer) -> None:
    table, ann, ben = await seated(server)
    ann.gesture(0, "t")
    ann.gesture(0, "p", 60)
    await server.wait(200)
    assert SECOND / 2 < await stop(server) < 2 * SECOND
    for peer in (ann, ben):
        assert said(peer) == [("Push", 0), ("Stopped", -1)]
        assert peer.code == RESTARTING, "nothing more happens here"
    assert len(await server.store.rows(table.name)) == 2
    await server.restart()
    again = await server.connect(await server.again(table), ANN)
    assert (again.update.sights[0].view["place"], again.update.waiting) == (60, (1,))


async def test_the_hand_that_leads_a_turn_may_end_it(server: OfflineServer) -> None:
    table, ann, _ = await seated(server, clock=0)
    ann.gesture(0, "t")
    ann.gesture(0, "c", 40)
    await server.wait(200)
    stopping = asyncio.ensure_future(server.lobby.wind_down(PATIENCE))
    await server.wait(500)
    assert not stopping.done()
    ann.gesture(0, "p", 5)
    await server.wait(500)
    assert stopping.done()
    assert len(await server.store.rows(table.name)) == 2


async def test_a_turn_that_does_not_end_in_time_begins_again(server: OfflineServer) -> None:
    table, ann, _ = await seated(server, clock=0)
    ann.gesture(0, "t")
    ann.gesture(0, "c", 40)
    await server.wait(200)
    assert PATIENCE <= await stop(server) <= PATIENCE + LAST_WORDS + 100
    await server.restart()
    again = await server.connect(await server.again(table), ANN)
    assert (again.update.seq, again.update.sights[0].view["place"], again.update.waiting) == (-1, 0, (0,))
    again.gesture(0, "t")
    again.gesture(0, "p", 5)
    await server.wait(SECOND)
    assert said(again) == [("Push", 0), ("Stopped", -1)]


async def test_no_other_turn_begins_meanwhile(server: OfflineServer) -> None:
    """Neither that of a bot, which answers only now, nor that of a person."""
    server.bots.paused = True
    robotic = await server.open(bot("pusher"), me(), game="slide")
    watching = await server.connect(await server.again(robotic), ANN)
    _, idle, _ = await seated(server)
    _, ann, _ = await seated(server)
    ann.gesture(0, "t")
    ann.gesture(0, "p", 60)
    await server.wait(200)
    stopping = asyncio.ensure_future(server.lobby.wind_down(PATIENCE))
    await server.wait(50)
    server.bots.release()
    idle.gesture(0, "t")
    await server.wait(50)
    assert server.lobby.turns_under_way == 1
    while not stopping.done():
        await server.wait(10)
    assert watching.update.seq == idle.update.seq == -1


async def test_tables_without_physics_play_on_until_it_ends(server: OfflineServer) -> None:
    _, ann, _ = await seated(server)
    ann.gesture(0, "t")
    ann.gesture(0, "p", 60)
    table = await server.open(me(), me("Bo"), goal=1000)
    ben = await server.connect(table, ANN)
    await server.wait(200)
    stopping = asyncio.ensure_future(server.lobby.wind_down(PATIENCE))
    await server.wait(100)
    ben.move(0, "Put", pebbles=3)
    await server.settle()
    assert not stopping.done()
    assert (len(ben.of(Accepted)), ben.code) == (1, None)
    await server.wait(2 * SECOND)
    assert stopping.done()


async def test_what_is_being_stored_is_finished_and_answered(server: OfflineServer) -> None:
    table = await server.open(me(), me("Bo"), goal=1000)
    ann = await server.connect(table, ANN)
    server.store.gate.clear()
    ann.move(0, "Put", pebbles=3)
    ann.move(0, "Put", pebbles=1)
    for _ in range(20):
        await asyncio.sleep(0)
    stopping = asyncio.ensure_future(server.lobby.wind_down(PATIENCE))
    for _ in range(20):
        await asyncio.sleep(0)
    assert not stopping.done()
    server.store.gate.set()
    while not stopping.done():
        await server.wait(10)
    assert len(ann.of(Accepted)) == len(await server.store.rows(table.name)) == 1
    assert not ann.of(Failed), "the second move is sent again after the restart"


async def test_claims_that_wait_for_slower_lines_are_settled(server: OfflineServer) -> None:
    table, _, ben = await race(server, ann=100, ben=20)
    await server.wait(400)
    ben.move(1, "Grab")
    await server.wait(10)
    assert not ben.of(Accepted), "Ann may still have been faster"
    assert await stop(server) < LAST_WORDS
    assert len(ben.of(Accepted)) == 1
    await server.restart()
    again = await server.connect(await server.again(table), BEN)
    assert isinstance(again.update, Update)
    assert again.update.seq == ben.update.seq


async def test_people_may_still_sit_down(server: OfflineServer) -> None:
    table = await server.open(me(), OPEN, OPEN)
    table.retire()
    assert await server.join(table, BEN) == 1
