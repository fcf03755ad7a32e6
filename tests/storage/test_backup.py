"""Copies of the database: made beside a server that writes, checked, and put back without harm."""

import asyncio
import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from burrow.storage import backup
from burrow.storage.backup import Contents, back_up, contents, restore
from burrow.storage.sqlite import SqliteStore
from burrow.storage.store import Damaged, StoreError


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "house" / "tables.sqlite"


def lay(path: Path, *names: str, rows: int = 3, size: int = 20) -> None:
    async def run() -> None:
        store = SqliteStore(path)
        for name in names:
            await store.create(name, b"record of " + name.encode())
            await store.append(name, 0, [os.urandom(size) for _ in range(rows)])
        await store.close()

    asyncio.run(run())


def names(path: Path) -> list[str]:
    async def run() -> list[str]:
        store = SqliteStore(path)
        found = await store.tables()
        for name in found:
            assert await store.record(name) == b"record of " + name.encode()
            await store.rows(name)
        await store.close()
        return found

    return asyncio.run(run())


def test_a_copy_ends_while_a_server_writes_all_the_time(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite begins again whenever the source has changed between two steps. Here it changes after each."""
    monkeypatch.setattr(backup, "PAGES", 10)
    lay(path, "ada", rows=300, size=4000)
    steps = 0
    real = sqlite3.Connection.backup

    class Connection(sqlite3.Connection):
        def backup(self, target: sqlite3.Connection, **options: object) -> None:
            real(self, target, pages=10, progress=self.write)

        def write(self, *_: object) -> None:
            nonlocal steps
            steps += 1
            assert steps < 1000, "it never ends"
            server.execute("UPDATE events SET body = zeroblob(4000) WHERE seq = 7")

    connect = sqlite3.connect
    monkeypatch.setattr(sqlite3, "connect", lambda *a, **k: connect(*a, **{**k, "factory": Connection}))
    with closing(connect(path, isolation_level=None)) as server:
        server.execute("PRAGMA journal_mode = WAL")
        assert back_up(path, tmp_path / "copy") == Contents(tables=1, damaged=0), "as it was at the first step"
    assert steps > 10


def test_a_copy_is_complete_private_and_one_file(path: Path, tmp_path: Path) -> None:
    lay(path, "ada", "bo")
    assert back_up(path, tmp_path / "copy") == (2, 0)
    assert (tmp_path / "copy").stat().st_mode & 0o777 == 0o600
    assert sorted(file.name for file in tmp_path.iterdir()) == ["copy", "house"]
    assert restore(tmp_path / "copy", tmp_path / "other" / "tables.sqlite", overwrite=False, patience=0).contents == (
        2,
        0,
    )
    assert names(tmp_path / "other" / "tables.sqlite") == ["ada", "bo"]
    assert (tmp_path / "other" / "tables.sqlite").stat().st_mode & 0o777 == 0o600


def test_a_copy_replaces_tables_only_when_told_to(path: Path, tmp_path: Path) -> None:
    lay(path, "ada")
    back_up(path, tmp_path / "copy")
    lay(path, "bo")
    with pytest.raises(StoreError, match="--force"):
        restore(tmp_path / "copy", path, overwrite=False, patience=0)
    assert names(path) == ["ada", "bo"]
    restore(tmp_path / "copy", path, overwrite=True, patience=0)
    assert names(path) == ["ada"]
    assert sorted(file.name for file in path.parent.iterdir() if "sqlite." not in file.name) == ["tables.sqlite"]


def test_what_a_killed_server_left_beside_the_database_does_not_get_into_the_copy(path: Path, tmp_path: Path) -> None:
    lay(path, "ada")
    back_up(path, tmp_path / "copy")
    with closing(sqlite3.connect(path, isolation_level=None)) as killed:
        killed.execute("UPDATE tables SET record = x'00'")
        wal = path.with_name(path.name + "-wal")
        left = wal.read_bytes()
    wal.write_bytes(left)
    assert left
    restore(tmp_path / "copy", path, overwrite=True, patience=0)
    assert names(path) == ["ada"]


def test_nothing_is_put_back_beside_a_running_server(path: Path, tmp_path: Path) -> None:
    lay(path, "ada")
    back_up(path, tmp_path / "copy")

    async def run() -> None:
        store = SqliteStore(path)
        with pytest.raises(StoreError, match=r"already open|another Burrow server"):
            restore(tmp_path / "copy", path, overwrite=True, patience=0)
        await store.append("ada", 3, [b"still mine"])
        await store.close()

    asyncio.run(run())


def test_a_file_that_is_no_copy_is_refused_and_changes_nothing(path: Path, tmp_path: Path) -> None:
    lay(path, "ada")
    back_up(path, tmp_path / "copy")
    whole = (tmp_path / "copy").read_bytes()
    (tmp_path / "text").write_text("precious words " * 300)
    (tmp_path / "torn").write_bytes(whole[: len(whole) // 2])
    with closing(sqlite3.connect(tmp_path / "foreign")) as foreign:
        foreign.execute("CREATE TABLE stamps (id)")
    with closing(sqlite3.connect(tmp_path / "copy", isolation_level=None)) as newer:
        newer.execute("PRAGMA user_version = 99")
    for name in ("text", "torn", "foreign", "copy", "nowhere"):
        with pytest.raises(StoreError) as told:
            restore(tmp_path / name, path, overwrite=True, patience=0)
        assert str(tmp_path / name) in str(told.value)
    assert names(path) == ["ada"]


def test_single_damaged_tables_are_counted_and_do_not_keep_the_others(path: Path, tmp_path: Path) -> None:
    lay(path, "ada", "bo")
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        file.execute("UPDATE tables SET record = x'00' WHERE name = 'ada'")
    assert back_up(path, tmp_path / "copy") == contents(tmp_path / "copy") == (2, 1)
    assert restore(tmp_path / "copy", path, overwrite=True, patience=0).contents == (2, 1)


def test_an_attempt_that_was_cut_off_is_no_obstacle(path: Path, tmp_path: Path) -> None:
    lay(path, "ada")
    back_up(path, tmp_path / "copy")
    path.with_name("tables.sqlite.restoring").write_text("half")
    restore(tmp_path / "copy", path, overwrite=True, patience=0)
    assert names(path) == ["ada"]


def test_a_copy_that_fails_leaves_nothing_behind(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lay(path, "ada")
    monkeypatch.setattr(backup, "contents", lambda copy: (_ for _ in ()).throw(Damaged("bad luck")))
    with pytest.raises(Damaged):
        back_up(path, tmp_path / "copy")
    assert not (tmp_path / "copy").exists()
