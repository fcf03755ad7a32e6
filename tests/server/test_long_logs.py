"""A long history: opening or viewing its table must not block the others."""

import asyncio
import itertools
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import pytest
from tests.server.offline import ANN, CAT, OfflineServer, me
from tests.toy_games import pebbles

from burrow.engine import registry
from burrow.engine.game import Event
from burrow.engine.log import MARK_EVERY
from burrow.server import work
from burrow.server.limits import OneByOne
from burrow.server.table import history
from burrow.server.table.announce import NEWEST
from burrow.server.web import download
from burrow.server.wire.outbound import Accepted

pytestmark = pytest.mark.anyio


class Counted:
    """Pebbles, counting how often it was asked for the next state."""

    def __init__(self) -> None:
        self.applied = 0
        self.game = replace(pebbles.GAME, apply=self.apply)

    def apply(self, state: pebbles.State, event: Event[Any]) -> pebbles.State:
        self.applied += 1
        return pebbles.apply(state, event)


@pytest.fixture
async def counted(monkeypatch: pytest.MonkeyPatch, anyio_backend: str) -> AsyncIterator[tuple[OfflineServer, Counted]]:
    counted = Counted()
    monkeypatch.setattr(registry, "games", lambda: {"pebbles": counted.game})
    server = OfflineServer(rate=0, mailbox=10**6)
    yield server, counted
    await server.close()


async def long_table(server: OfflineServer, entries: int) -> Any:
    """Pebbles are put and taken back, over and over."""
    table = await server.open(me(), goal=1000)
    ann = await server.connect(table, ANN, silent=True)
    for number in range(entries):
        nonce = ann.say("undo", seat=0) if number % 3 == 2 else ann.move(0, "Put", pebbles=1)
        if number % 100 == 0:
            await server.settle()
    await server.settle()
    assert ann.answer(nonce) == Accepted(nonce, entries - 1)
    ann.hang_up()
    await server.settle()
    return table


@pytest.mark.parametrize("after", [-1, 0, 5])
async def test_a_visit_costs_the_same_after_a_long_game(counted: tuple[OfflineServer, Counted], after: int) -> None:
    server, game = counted
    table = await long_table(server, 1200)
    game.applied = 0
    cat = await server.connect(table, CAT, after=after)
    assert [event.seq for event in cat.events()] == list(range(1200 - NEWEST, 1200))
    assert game.applied <= NEWEST + MARK_EVERY


async def test_others_have_their_turn_while_a_long_log_is_read(
    counted: tuple[OfflineServer, Counted], monkeypatch: pytest.MonkeyPatch
) -> None:
    server, game = counted
    table = await long_table(server, 300)
    await server.restart()
    game.applied = 0
    monkeypatch.setattr(work, "SLICE", 0)
    turns: set[int] = set()

    async def watch() -> None:
        while True:
            turns.add(game.applied)
            await asyncio.sleep(0)

    watching = asyncio.create_task(watch())
    again = await server.again(table)
    watching.cancel()
    assert again.name == table.name
    assert len(turns) > 100, "the log is read a little at a time"


async def test_others_have_their_turn_while_a_long_log_is_written_to_a_file(
    counted: tuple[OfflineServer, Counted], monkeypatch: pytest.MonkeyPatch
) -> None:
    server, _ = counted
    table = await server.open(me(), goal=250)
    ann = await server.connect(table, ANN, silent=True)
    for _ in range(249):
        ann.move(0, "Put", pebbles=2)
    ann.move(0, "Done")
    await server.settle()
    assert ann.table.phase == "over"
    monkeypatch.setattr(work, "SLICE", 0)
    turns = 0

    async def watch() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    watching = asyncio.create_task(watch())
    body = await download.lines(server.store, table.name)
    watching.cancel()
    assert body.count(b"\n") == 251
    assert turns >= 25


async def test_who_asks_for_many_games_gets_a_part_of_each_in_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many they are, they take no more of each second than one."""
    monkeypatch.setattr(work, "SLICE", 0)
    turns = OneByOne()
    at_once = most = 0
    order: list[str] = []

    def rows(name: str) -> Iterator[bytes]:
        for number in range(3):
            order.append(name)
            yield b"%d" % number

    async def read(name: str) -> bytes:
        nonlocal at_once, most

        @asynccontextmanager
        async def turn() -> AsyncIterator[None]:
            nonlocal at_once, most
            async with turns.turn("a"):
                at_once += 1
                most = max(most, at_once)
                yield
                at_once -= 1

        return b"".join([part async for part in download._sent(rows(name), turn)])

    assert await asyncio.gather(*(read(name) for name in "xyz")) == [b"0\n1\n2\n"] * 3
    assert most == 1
    assert sorted(order[:6]) == sorted("xyz" * 2), "each has two rows before any of them has three"


async def test_who_loads_many_tables_does_not_keep_others_waiting(
    pebbles: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = OfflineServer(rate=0)
    tables = [await long_table(server, 30) for _ in range(6)]
    await server.restart()
    monkeypatch.setattr(work, "SLICE", 0)
    loaded: list[str] = []

    async def load(name: str, address: str) -> None:
        await server.lobby.table(name, address)
        loaded.append(address)

    greedy = [asyncio.ensure_future(load(table.name, "a")) for table in tables[:5]]
    await asyncio.gather(*greedy, load(tables[5].name, "b"))
    assert loaded.index("b") <= 1, "after the one that is being read, not after all five"
    await server.close()


async def test_the_first_to_ask_pays_for_the_loading(pebbles: None, monkeypatch: pytest.MonkeyPatch) -> None:
    server = OfflineServer(rate=0, address_work=250, address_work_burst=500)
    table = await long_table(server, 30)
    await server.restart()
    seconds = 0.0
    take = history._take

    def hard(past: history.History, body: bytes) -> str:
        nonlocal seconds
        seconds += 0.1
        return take(past, body)

    monkeypatch.setattr(history, "_take", hard)
    monkeypatch.setattr(work, "spent", lambda: seconds)
    await asyncio.gather(server.lobby.table(table.name, "a"), server.lobby.table(table.name, "b"))
    assert server.lobby.work.is_used_up("a")
    assert not server.lobby.work.is_used_up("b")
    await server.close()


async def test_logs_are_read_one_after_the_other(pebbles: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else many of them together would take as long a turn as one long one."""
    server = OfflineServer(rate=0)
    tables = [await long_table(server, 30) for _ in range(5)]
    await server.restart()
    monkeypatch.setattr(work, "SLICE", 0)
    order: list[str] = []
    take = history._take

    def noted(past: history.History, body: bytes) -> str:
        order.append(past.log.setup.seed)
        return take(past, body)

    monkeypatch.setattr(history, "_take", noted)
    await asyncio.gather(*(server.again(table) for table in tables))
    assert len(order) == 150
    assert sum(before != after for before, after in itertools.pairwise(order)) == 4
    await server.close()
