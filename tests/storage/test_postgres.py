"""What PostgreSQL adds: several owners one after another, failures of the server, and damage."""

import asyncio
import signal
from collections.abc import Awaitable, Callable

import pytest
from tests.services.postgres import Postgres, free_port, postgres

from burrow.storage.postgres import PostgresStore
from burrow.storage.store import Conflict, Damaged, Lost, StoreError


@pytest.fixture
def address(database: Postgres) -> str:
    return database.fresh_database()


def with_stores(address: str, count: int, test: Callable[..., Awaitable[None]]) -> None:
    async def run() -> None:
        stores = [PostgresStore(address) for _ in range(count)]
        try:
            await test(*stores)
        finally:
            for store in stores:
                await store.close()

    asyncio.run(run())


def test_what_one_server_stores_another_reads(address: str) -> None:
    async def test(one: PostgresStore, other: PostgresStore) -> None:
        await one.create("t", b"record")
        await one.append("t", 0, [b"a", b"b"])
        assert (await other.record("t"), await other.rows("t")) == (b"record", [b"a", b"b"])

    with_stores(address, 2, test)


def test_of_two_servers_that_write_the_same_number_one_wins(address: str) -> None:
    async def test(one: PostgresStore, other: PostgresStore) -> None:
        await one.create("t", b"")
        wishes = [store.append("t", 0, [bytes([n])]) for n, store in enumerate([one, other] * 5)]
        results = await asyncio.gather(*wishes, return_exceptions=True)
        assert sum(result is None for result in results) == 1
        assert all(isinstance(result, Conflict) for result in results if result is not None)
        assert len(await one.rows("t")) == 1

    with_stores(address, 2, test)


def test_a_server_that_does_not_know_of_new_rows_is_told_so(address: str) -> None:
    async def test(one: PostgresStore, other: PostgresStore) -> None:
        await one.create("t", b"")
        await one.append("t", 0, [b"a"])
        await other.append("t", 1, [b"b"])
        with pytest.raises(Conflict, match="goes on at seq 2"):
            await one.append("t", 1, [b"c"])
        await one.append("t", 2, [b"c"])
        assert await other.rows("t") == [b"a", b"b", b"c"]

    with_stores(address, 2, test)


def test_an_earlier_owner_cannot_write_any_more(address: str) -> None:
    async def test(old: PostgresStore, new: PostgresStore) -> None:
        await old.create("t", b"old")
        await old.claim("t")
        await old.append("t", 0, [b"a"])
        await new.claim("t")
        for wish in (
            old.append("t", 1, [b"b"]),
            old.amend("t", b"late"),
            old.succeed("t", b"late", "next", b""),
            old.give_code("t", "BDGH"),
        ):
            with pytest.raises(Lost, match="another owner"):
                await wish
        assert (await new.record("t"), await new.rows("t")) == (b"old", [b"a"])
        assert await new.tables() == ["t"], "the successor is not there either"
        await new.append("t", 1, [b"b"])
        with pytest.raises(Lost):
            await old.append("t", 2, [b"c"])
        await old.claim("t")
        await old.append("t", 2, [b"c"])
        with pytest.raises(Lost):
            await new.append("t", 3, [b"d"])

    with_stores(address, 2, test)


def test_losing_one_table_does_not_disturb_the_others(address: str) -> None:
    async def test(old: PostgresStore, new: PostgresStore) -> None:
        for name in ("lost", "kept"):
            await old.create(name, b"")
            await old.claim(name)
        await new.claim("lost")
        wishes = [old.append("lost", 0, [b"a"]), old.append("kept", 0, [b"a"]), old.append("kept", 1, [b"b"])]
        results = await asyncio.gather(*wishes, return_exceptions=True)
        assert [type(result) for result in results] == [Lost, type(None), type(None)]
        assert await new.rows("kept") == [b"a", b"b"]

    with_stores(address, 2, test)


def test_nobody_owns_a_table_that_is_not_there(address: str) -> None:
    async def test(store: PostgresStore) -> None:
        with pytest.raises(StoreError, match="no table 't'"):
            await store.claim("t")

    with_stores(address, 1, test)


@pytest.mark.parametrize(
    "sql",
    [
        "UPDATE tables SET record = 'x'",
        "UPDATE tables SET length = 1",
        "UPDATE tables SET touched = 0",
        "UPDATE events SET body = 'x' WHERE seq = 0",
        "DELETE FROM events WHERE seq = 1",
    ],
)
def test_damage_is_noticed(database: Postgres, address: str, sql: str) -> None:
    async def fill(store: PostgresStore) -> None:
        await store.create("t", b"record")
        await store.append("t", 0, [b"a", b"b"])

    async def read(store: PostgresStore) -> None:
        results = await asyncio.gather(store.record("t"), store.rows("t"), return_exceptions=True)
        damage = [result for result in results if isinstance(result, Damaged)]
        assert damage
        assert all("'t' is damaged" in str(one) for one in damage)

    with_stores(address, 1, fill)
    database.run_sql(sql, address.rsplit("/", 1)[1])
    with_stores(address, 1, read)


def test_what_was_accepted_survives_a_crash_and_the_store_goes_on() -> None:
    """With all settings as in earnest: nothing is switched off for speed."""

    async def test(server: Postgres) -> None:
        store = PostgresStore(server.address())
        await store.create("t", b"")
        await store.append("t", 0, [b"a"])
        server.stop(signal.SIGQUIT)
        with pytest.raises(StoreError, match="PostgreSQL at 127"):
            await store.append("t", 1, [b"b"])
        assert "PostgreSQL at 127" in await store.trouble()
        server.start()
        rows = await store.rows("t")
        assert rows[:1] == [b"a"]
        await store.append("t", len(rows), [b"c"])
        assert (await store.rows("t"))[-1] == b"c"
        await store.close()

    with postgres(settings=()) as server:
        asyncio.run(test(server))


def test_a_server_that_is_not_there_is_named_without_its_password() -> None:
    async def run() -> None:
        port = free_port()
        store = PostgresStore(f"postgresql://ann:secret@127.0.0.1:{port}/games")
        with pytest.raises(StoreError, match="cannot be reached; check that PostgreSQL runs there") as failed:
            await store.open()
        assert f"PostgreSQL at 127.0.0.1:{port}/games" in str(failed.value)
        assert "secret" not in str(failed.value)
        await store.close()

    asyncio.run(run())


def test_a_database_that_is_not_there_is_named(database: Postgres) -> None:
    async def run() -> None:
        store = PostgresStore(database.address("nowhere"))
        with pytest.raises(StoreError, match="does not exist; create the database first"):
            await store.open()
        await store.close()

    asyncio.run(run())


def test_a_newer_database_is_refused(database: Postgres, address: str) -> None:
    async def touch(store: PostgresStore) -> None:
        await store.open()

    async def refuse(store: PostgresStore) -> None:
        with pytest.raises(StoreError, match="newer version of Burrow"):
            await store.open()

    with_stores(address, 1, touch)
    database.run_sql("UPDATE burrow SET version = 99", address.rsplit("/", 1)[1])
    with_stores(address, 1, refuse)


def test_many_servers_may_start_at_once(address: str) -> None:
    async def test(*stores: PostgresStore) -> None:
        await asyncio.gather(*(store.open() for store in stores))
        await asyncio.gather(*(store.create(f"t{n}", b"") for n, store in enumerate(stores)))
        assert len(await stores[0].tables()) == len(stores)

    with_stores(address, 5, test)
