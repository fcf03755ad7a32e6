"""The server deletes old tables only if it is told to, and never while somebody is connected to them."""

from collections.abc import AsyncIterator

import pytest
from tests.server.house import ANN, House, me

from burrow.server.table.lobby import DAY, SWEEP
from burrow.storage.memory import MemoryStore

pytestmark = pytest.mark.anyio


@pytest.fixture
async def now(anyio_backend: str) -> list[float]:
    """Seconds since 1970, as the store has them."""
    return [1e9]


async def played(house: House, now: list[float]) -> dict[str, str]:
    """Four tables, one of which is changed again later."""
    tables = {name: await house.open(me()) for name in ("old", "later", "watched", "new")}
    now[0] += 300 * DAY / 1000
    ann = await house.connect(tables["later"], ANN)
    ann.move(0, "Put", pebbles=1)
    await house.settle()
    ann.hang_up()
    return {name: table.name for name, table in tables.items()}


@pytest.fixture
async def house(pebbles: None, now: list[float]) -> AsyncIterator[House]:
    house = House(MemoryStore(now=lambda: now[0]), forget_after_days=365)
    yield house
    await house.close()


async def test_tables_are_kept_unless_it_is_said_otherwise(pebbles: None, now: list[float]) -> None:
    house = House(MemoryStore(now=lambda: now[0]))
    names = await played(house, now)
    now[0] *= 2
    await house.restart()
    await house.wait(2 * SWEEP)
    assert sorted(await house.store.tables()) == sorted(names.values())
    await house.close()


@pytest.mark.parametrize(("days", "is_old"), [(64, False), (65, True)])
async def test_tables_that_nobody_has_changed_for_so_long_are_deleted(
    house: House, now: list[float], days: int, is_old: bool
) -> None:
    names = await played(house, now)
    now[0] += days * DAY / 1000
    await house.restart()
    watcher = await house.connect(await house.lobby.table(names["watched"]), ANN)
    await house.wait(2 * SWEEP)
    kept = {names["later"], names["watched"]} if is_old else set(names.values())
    assert set(await house.store.tables()) == kept
    assert watcher.code is None


async def test_it_is_looked_for_old_tables_every_day(house: House, now: list[float]) -> None:
    await house.wait(2 * SWEEP)
    table = await house.open(me())
    now[0] += 366 * DAY / 1000
    await house.wait(DAY - 10 * SWEEP)
    assert await house.store.tables() == [table.name]
    await house.wait(10 * SWEEP)
    assert await house.store.tables() == []
