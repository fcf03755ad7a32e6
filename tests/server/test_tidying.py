"""The server deletes old tables only if it is told to, and never while somebody is connected to them."""

from collections.abc import AsyncIterator

import pytest
from tests.server.offline import ANN, BEN, OPEN, OfflineServer, me

from burrow.server.lobby.lobby import SWEEP
from burrow.server.lobby.tidying import DAY
from burrow.server.wire.outbound import Pace
from burrow.storage.memory import MemoryStore
from burrow.storage.store import StoreError

pytestmark = pytest.mark.anyio


@pytest.fixture
async def now(anyio_backend: str) -> list[float]:
    """Seconds since 1970, as the store has them."""
    return [1e9]


async def played(server: OfflineServer, now: list[float]) -> dict[str, str]:
    """Four tables, of which one is written to again later."""
    tables = {name: await server.open(me()) for name in ("old", "later", "watched", "new")}
    now[0] += 300 * DAY / 1000
    ann = await server.connect(tables["later"], ANN)
    ann.move(0, "Put", pebbles=1)
    await server.settle()
    ann.hang_up()
    return {name: table.name for name, table in tables.items()}


@pytest.fixture
async def server(pebbles: None, now: list[float]) -> AsyncIterator[OfflineServer]:
    server = OfflineServer(MemoryStore(now=lambda: now[0]), forget_finished_days=365, forget_abandoned_days=365)
    yield server
    await server.close()


async def test_tables_are_kept_unless_it_is_said_otherwise(pebbles: None, now: list[float]) -> None:
    server = OfflineServer(MemoryStore(now=lambda: now[0]))
    names = await played(server, now)
    now[0] *= 2
    await server.restart()
    await server.wait(2 * SWEEP)
    assert sorted(await server.store.tables()) == sorted(names.values())
    await server.close()


@pytest.mark.parametrize(("days", "is_old"), [(64, False), (65, True)])
async def test_tables_that_nobody_has_changed_for_so_long_are_deleted(
    server: OfflineServer, now: list[float], days: int, is_old: bool
) -> None:
    names = await played(server, now)
    now[0] += days * DAY / 1000
    await server.restart()
    watcher = await server.connect(await server.lobby.table(names["watched"]), ANN)
    await server.wait(2 * SWEEP)
    kept = {names["later"], names["watched"]} if is_old else set(names.values())
    assert set(await server.store.tables()) == kept
    assert watcher.code is None


async def test_finished_and_abandoned_tables_are_kept_for_different_times(pebbles: None, now: list[float]) -> None:
    for finished, abandoned, expected in ((30, 0, {"left"}), (0, 30, {"over"}), (40, 20, {"over"}), (20, 40, {"left"})):
        store = MemoryStore(now=lambda: now[0])
        server = OfflineServer(store, forget_finished_days=finished, forget_abandoned_days=abandoned)
        tables = {"left": await server.open(me(), me("Bo")), "over": await server.open(me(), goal=1)}
        ann = await server.connect(tables["over"], ANN)
        ann.move(0, "Put", pebbles=1)
        ann.move(0, "Done")
        await server.settle()
        assert ann.table.phase == "over"
        ann.hang_up()
        now[0] += 31 * DAY / 1000
        await server.restart()
        await server.wait(2 * SWEEP)
        assert set(await server.store.tables()) == {tables[name].name for name in expected}
        await server.close()


async def test_a_table_that_cannot_be_read_is_not_deleted_by_itself(server: OfflineServer, now: list[float]) -> None:
    await server.store.create("damaged", b"nonsense")
    now[0] += 400 * DAY / 1000
    await server.wait(2 * SWEEP)
    assert await server.store.tables() == ["damaged"]


async def test_it_is_looked_for_old_tables_every_day(server: OfflineServer, now: list[float]) -> None:
    await server.wait(2 * SWEEP)
    table = await server.open(me())
    now[0] += 366 * DAY / 1000
    await server.wait(DAY - 10 * SWEEP)
    assert await server.store.tables() == [table.name]
    await server.wait(10 * SWEEP)
    assert await server.store.tables() == []


async def test_after_a_restart_a_table_that_waits_for_days_is_not_taken_for_an_abandoned_one(
    pebbles: None, now: list[float]
) -> None:
    """Nobody has touched it for longer than abandoned tables are kept, but somebody still has time to move."""
    server = OfflineServer(MemoryStore(now=lambda: now[0]), forget_abandoned_days=1)
    await server.open(me(), me("Bo"))
    table = await server.open(me(), OPEN, pace=Pace("days", 7 * 86_400, level="steady"))
    await server.join(table, BEN)
    now[0] += 3 * DAY / 1000
    await server.restart(down=3 * DAY)
    await server.wait(3 * SWEEP)
    assert await server.store.tables() == [table.name]
    await server.close()


async def test_nothing_is_deleted_while_it_is_not_known_which_tables_wait(pebbles: None, now: list[float]) -> None:
    store = Failing(now=lambda: now[0])
    server = OfflineServer(store, forget_abandoned_days=1)
    table = await server.open(me(), OPEN, pace=Pace("days", 7 * 86_400, level="steady"))
    await server.join(table, BEN)
    now[0] += 3 * DAY / 1000
    await server.restart(down=3 * DAY)
    store.hides_tables = True
    await server.wait(2 * SWEEP)
    store.hides_tables = False
    await server.wait(2 * SWEEP)
    assert await server.store.tables() == [table.name]
    await server.close()


class Failing(MemoryStore):
    """Cannot list its tables as long as it is told not to."""

    hides_tables = False

    async def tables(self) -> list[str]:
        if self.hides_tables:
            raise StoreError("the disk is busy")
        return await super().tables()
