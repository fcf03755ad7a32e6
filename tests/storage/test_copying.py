"""Copying all tables from one store to another: whole, checked, and again after an interruption."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

import pytest
from tests.services.postgres import Postgres

from burrow.storage.addresses import open_store
from burrow.storage.copying import Copied, copy
from burrow.storage.memory import MemoryStore
from burrow.storage.store import EventStore, StoreError

TABLES = {"a": (b"record of a", [b"%d" % n for n in range(2500)]), "b": (b"", []), "c": (b"record of c", [b"x"])}


async def fill(store: EventStore) -> None:
    for name, (record, rows) in TABLES.items():
        await store.create(name, record)
        await store.append(name, 0, rows)
    await store.give_code("c", "BDGH")


async def contents(store: EventStore) -> dict[str, tuple[bytes | None, list[bytes]]]:
    return {name: (await store.record(name), await store.rows(name)) for name in await store.tables()}


def run(test: Callable[[], Awaitable[None]]) -> None:
    async def main() -> None:
        await test()

    asyncio.run(main())


@pytest.mark.parametrize("way", ["to postgres", "to sqlite"])
def test_everything_is_there_afterwards(tmp_path: Path, database: Postgres, way: str) -> None:
    addresses = [f"sqlite://{tmp_path}/tables.sqlite", database.fresh_database()]
    if way == "to sqlite":
        addresses.reverse()

    async def test() -> None:
        source, target = await open_store(addresses[0]), await open_store(addresses[1])
        await fill(source)
        copied = [one async for one in copy(source, target)]
        assert [(one.table, one.rows, one.fault) for one in copied] == [("a", 2500, ""), ("b", 0, ""), ("c", 1, "")]
        assert await contents(target) == TABLES
        assert await target.find_code("BDGH") == "c"
        await source.close()
        await target.close()

    run(test)


class Interrupted(MemoryStore):
    """Fails after some rows."""

    left = 1700

    async def append(self, table: str, seq: int, rows: Sequence[bytes]) -> None:
        self.left -= len(rows)
        if self.left < 0:
            raise StoreError("pulled the plug")
        await super().append(table, seq, rows)


def test_an_interrupted_copy_goes_on_where_it_was() -> None:
    async def test() -> None:
        source, target = MemoryStore(), Interrupted()
        await fill(source)
        with pytest.raises(StoreError, match="plug"):
            [one async for one in copy(source, target)]
        target.left = 10_000
        copied = [one async for one in copy(source, target)]
        assert copied[0] == Copied("a", 1500, ""), "a thousand rows were there already"
        assert await contents(target) == TABLES
        assert [one.rows async for one in copy(source, target)] == [0, 0, 0], "a third time, nothing is left to do"

    run(test)


def test_a_game_that_went_on_is_brought_up_to_date() -> None:
    async def test() -> None:
        source, target = MemoryStore(), MemoryStore()
        await fill(source)
        [one async for one in copy(source, target)]
        await source.append("c", 1, [b"y"])
        await source.amend("c", b"later")
        assert [one.rows async for one in copy(source, target)] == [0, 0, 1]
        assert (await target.record("c"), await target.rows("c")) == (b"later", [b"x", b"y"])

    run(test)


def test_a_table_with_another_history_is_left_as_it_is() -> None:
    async def test() -> None:
        source, target = MemoryStore(), MemoryStore()
        await fill(source)
        await target.create("c", b"mine")
        await target.append("c", 0, [b"z"])
        faults = [one.fault async for one in copy(source, target)]
        assert faults[:2] == ["", ""]
        assert "'c' has another history" in faults[2]
        assert (await target.record("c"), await target.rows("c")) == (b"mine", [b"z"])

    run(test)


@pytest.mark.parametrize("address", ["", "tables.sqlite", "sqlite://", "mysql://host/name", "sqlite://host/file"])
def test_what_is_no_store_is_said_so(address: str) -> None:
    async def test() -> None:
        with pytest.raises(StoreError, match="is no store; name one as in sqlite:///"):
            await open_store(address)

    run(test)
