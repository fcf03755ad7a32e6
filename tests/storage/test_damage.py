"""Damage on disk: any changed byte is noticed, and the data it belongs to is never served."""

import asyncio
import random
import shutil
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from burrow.storage.sqlite import SqliteStore
from burrow.storage.store import Damaged, StoreError
from burrow.storage.upkeep import reading

TABLES = {
    "ada": (b'{"host":"0a1b","seed":"77"}', [b'{"seq":%d,"digest":"ab%d","nonce":"n"}' % (n, n) for n in range(4)]),
    "bo": (b'{"host":"2c3d","seed":"88"}', [b'{"seq":%d,"roll":6}' % n for n in range(2)]),
    "cleo": (b'{"host":"4e5f","seed":"99"}', []),
}

CODES = {"ada": "BDGH", "bo": "KLMN"}

Content = tuple[bytes | None, list[bytes]]


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("whole") / "tables.sqlite"

    async def run() -> None:
        store = SqliteStore(path)
        for name, (record, rows) in TABLES.items():
            await store.create(name, b"{}")
            await store.amend(name, record)
            await store.append(name, 0, rows)
        for name, code in CODES.items():
            await store.give_code(name, code)
        await store.close()

    asyncio.run(run())
    return path


@pytest.fixture
def path(whole: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(whole, tmp_path))


def with_store(path: Path, test: Callable[[SqliteStore], Awaitable[None]]) -> None:
    async def run() -> None:
        store = SqliteStore(path)
        try:
            await test(store)
        finally:
            await store.close()

    asyncio.run(run())


async def served(store: SqliteStore, name: str) -> Content | None:
    """The content, or None if the store reports damage."""
    try:
        return await store.record(name), await store.rows(name)
    except Damaged as error:
        return None if name in str(error) else (b"damaged, and the table is not named", [])


def flips(value: Any) -> list[Any]:
    """The value with one letter or digit changed, at its beginning, somewhere in it and at its end."""
    if isinstance(value, int):
        return [value + 1, value + 40, value ^ 1]
    body = value.encode() if isinstance(value, str) else value
    places = {0, len(body) * 2 // 3, len(body) - 1}
    changed = [body[:place] + bytes([body[place] ^ 1]) + body[place + 1 :] for place in places]
    return [one.decode() for one in changed] if isinstance(value, str) else changed


COLUMNS = {
    "tables": ("id", "name", "record"),
    "events": ("table_id", "seq", "body"),
    "heads": ("table_id", "record", "length", "chain", "touched", "seal"),
}
CODE_COLUMNS = ("table_id", "code", "seal")


def test_every_column_of_the_file_is_tried(whole: Path) -> None:
    with closing(sqlite3.connect(whole)) as file:
        there = {
            table: tuple(column[1] for column in file.execute(f"PRAGMA table_info({table})"))
            for (table,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        }
    assert there == {**COLUMNS, "codes": CODE_COLUMNS}


@pytest.mark.parametrize(("table", "column"), [(table, column) for table in COLUMNS for column in COLUMNS[table]])
def test_one_changed_letter_is_noticed_and_not_served(whole: Path, tmp_path: Path, table: str, column: str) -> None:
    with closing(sqlite3.connect(whole)) as file:
        cells = file.execute(f"SELECT rowid, {column} FROM {table}").fetchall()
    tried = 0
    for rowid, value in cells:
        for changed in flips(value):
            path = Path(shutil.copy(whole, tmp_path))
            if write(path, f"UPDATE {table} SET {column} = ? WHERE rowid = ?", changed, rowid):
                notice(path)
                tried += 1
    assert tried >= len(cells) > 0


@pytest.mark.parametrize("column", CODE_COLUMNS)
def test_a_changed_code_leads_nowhere(whole: Path, tmp_path: Path, column: str) -> None:
    with closing(sqlite3.connect(whole)) as file:
        cells = file.execute(f"SELECT rowid, {column} FROM codes").fetchall()
    tried = 0
    for rowid, value in cells:
        for changed in flips(value):
            path = Path(shutil.copy(whole, tmp_path))
            if write(path, f"UPDATE codes SET {column} = ? WHERE rowid = ?", changed, rowid):
                typed = {*CODES.values(), changed} if column == "code" else set(CODES.values())
                led = asyncio.run(lead(path, typed))
                assert {code for code, table in led.items() if CODES.get(table or "") != code} == set()
                assert faults_of(path), "burrow store check says nothing"
                tried += 1
    assert tried >= len(cells) > 0


async def lead(path: Path, codes: set[str]) -> dict[str, str]:
    """Where each code leads, leaving out those that lead nowhere or are damaged."""
    store, led = SqliteStore(path), {}
    try:
        for code in codes:
            try:
                table = await store.find_code(code)
            except Damaged:
                continue
            if table is not None:
                led[code] = table
        return led
    finally:
        await store.close()


def test_a_damaged_code_does_not_pass_to_the_rematch(path: Path) -> None:
    assert write(path, "UPDATE codes SET code = 'WXYZ' WHERE code = 'BDGH'")

    async def test(store: SqliteStore) -> None:
        await store.succeed("ada", b"over", "next", b"opening")
        assert await store.find_code("WXYZ") is None

    with_store(path, test)


def write(path: Path, sql: str, *values: Any) -> bool:
    """False if the file itself refuses it because another row has that key."""
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        try:
            return bool(file.execute(sql, values).rowcount)
        except sqlite3.IntegrityError:
            return False


def notice(path: Path) -> None:
    """Check that some table is damaged, the others are unchanged, and the check reports it."""

    async def test(store: SqliteStore) -> None:
        names = set(await store.tables()) | set(TABLES)
        found = {name: await served(store, name) for name in names}
        for name, content in found.items():
            assert content in (None, (None, []), TABLES.get(name))
        assert None in found.values()

    with_store(path, test)
    assert faults_of(path), "burrow store check says nothing"


def faults_of(path: Path) -> list[str]:
    with reading(path) as tables:
        faults = tables.faults()
        for name in tables.names():
            try:
                tables.table(name)
            except Damaged as error:
                faults.append(str(error))
        return faults


def test_a_whole_file_has_no_faults(path: Path) -> None:
    assert faults_of(path) == []

    async def test(store: SqliteStore) -> None:
        assert {name: await served(store, name) for name in TABLES} == TABLES

    with_store(path, test)


@pytest.mark.parametrize(
    "damage",
    [
        "DELETE FROM events WHERE table_id = 1 AND seq = 3",
        "DELETE FROM events WHERE table_id = 1 AND seq = 1",
        "DELETE FROM events",
        "DELETE FROM heads WHERE table_id = 1",
        "INSERT INTO events VALUES (1, 4, x'7b7d')",
        "UPDATE events SET seq = 9 WHERE table_id = 1 AND seq = 3",
        "UPDATE events SET body = (SELECT body FROM events WHERE seq = 0) WHERE table_id = 1 AND seq = 1",
        "UPDATE heads SET touched = 0 WHERE table_id = 1",
    ],
)
def test_rows_that_are_gone_added_or_put_elsewhere_are_noticed(path: Path, damage: str) -> None:
    assert write(path, damage)

    async def test(store: SqliteStore) -> None:
        assert await served(store, "ada") is None
        assert await served(store, "cleo") == TABLES["cleo"]

    with_store(path, test)


def test_a_flipped_bit_anywhere_in_the_file_never_changes_what_is_served(whole: Path, tmp_path: Path) -> None:
    body, chance = whole.read_bytes(), random.Random(7)
    noticed = 0
    for number in range(120):
        place = chance.randrange(len(body))
        path = tmp_path / f"{number}.sqlite"
        path.write_bytes(body[:place] + bytes([body[place] ^ 1 << chance.randrange(8)]) + body[place + 1 :])
        noticed += asyncio.run(survives(path))
    assert noticed, "not one of them hit anything"


async def survives(path: Path) -> bool:
    """Whether the damage was noticed. Either way nothing false is served."""
    try:
        store = SqliteStore(path)
    except StoreError:
        return True
    try:
        found = {}
        for name in TABLES:
            try:
                found[name] = await store.record(name), await store.rows(name)
            except StoreError:
                continue
        assert all(content in ((None, []), TABLES[name]) for name, content in found.items())
        return found != TABLES
    finally:
        await store.close()


def test_a_damaged_table_takes_no_more_rows_than_it_can_answer_for(path: Path) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        file.execute("UPDATE heads SET length = 3 WHERE table_id = 1")

    async def test(store: SqliteStore) -> None:
        with pytest.raises(Damaged, match="'ada'"):
            await store.append("ada", 3, [b"row"])
        await store.append("bo", 2, [b"row"])

    with_store(path, test)


def test_a_damaged_table_stays_damaged_when_it_goes_on(path: Path) -> None:
    """Writing must not repair the checksums of data that was never read."""
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        file.execute("UPDATE events SET body = x'00' WHERE table_id = 1 AND seq = 0")
        file.execute("UPDATE tables SET record = x'00' WHERE id = 2")

    async def test(store: SqliteStore) -> None:
        await store.append("ada", 4, [b"row"])
        await store.append("bo", 2, [b"row"])
        assert [await served(store, name) for name in ("ada", "bo")] == [None, None]

    with_store(path, test)


def old_version(path: Path) -> None:
    """The file as the first version made it."""
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        file.execute("DROP TABLE codes")
        file.execute("DROP TABLE heads")
        file.execute("PRAGMA user_version = 1")


def test_a_file_without_checksums_gets_them_once(path: Path) -> None:
    old_version(path)
    with pytest.raises(StoreError, match="older version"):
        faults_of(path)

    async def first(store: SqliteStore) -> None:
        assert {name: await served(store, name) for name in TABLES} == TABLES
        await store.append("bo", 2, [b"more"])

    async def second(store: SqliteStore) -> None:
        assert await served(store, "bo") == (TABLES["bo"][0], [*TABLES["bo"][1], b"more"])
        assert await served(store, "ada") is None

    with_store(path, first)
    assert faults_of(path) == []
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        file.execute("UPDATE events SET body = x'7b7d' WHERE table_id = 1 AND seq = 2")
    with_store(path, second)


def test_a_file_without_codes_gets_them_once(path: Path) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        file.execute("DROP TABLE codes")
        file.execute("PRAGMA user_version = 2")

    async def test(store: SqliteStore) -> None:
        assert {name: await served(store, name) for name in TABLES} == TABLES
        await store.give_code("ada", "BDGH")

    with_store(path, test)
    assert faults_of(path) == []
    assert asyncio.run(lead(path, {"BDGH", "KLMN"})) == {"BDGH": "ada"}


def test_adding_checksums_is_all_or_nothing(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    old_version(path)
    before = path.read_bytes()

    def fail(*_: object) -> bytes:
        raise sqlite3.OperationalError("power cut")

    monkeypatch.setattr("burrow.storage.database.chain", fail)
    with pytest.raises(StoreError, match="power cut"):
        SqliteStore(path)
    assert path.read_bytes()[100:] == before[100:]
    monkeypatch.undo()

    async def test(store: SqliteStore) -> None:
        assert {name: await served(store, name) for name in TABLES} == TABLES

    with_store(path, test)
