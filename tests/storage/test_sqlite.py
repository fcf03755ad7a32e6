"""What only a store on disk can promise, and how it reports disk problems."""

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from burrow.storage.database import APPLICATION, VERSION
from burrow.storage.sqlite import SqliteStore
from burrow.storage.store import StoreError


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "burrow.db"


async def fill(store: SqliteStore, *, tables: int = 3, rows: int = 5) -> None:
    for n in range(tables):
        await store.create(f"t{n}", b"record %d" % n)
        await store.append(f"t{n}", 0, [b"%d/%d" % (n, seq) for seq in range(rows)])


async def opened_and_closed(path: Path) -> None:
    await SqliteStore(path).close()


def test_everything_is_there_after_opening_again(path: Path) -> None:
    async def run() -> None:
        store = SqliteStore(path)
        await fill(store)
        await store.close()
        again = SqliteStore(path)
        assert await again.tables() == ["t0", "t1", "t2"]
        assert await again.record("t1") == b"record 1"
        assert await again.rows("t2") == [b"2/%d" % seq for seq in range(5)]
        await again.append("t2", 5, [b"on"])
        await again.close()

    asyncio.run(run())


def test_closing_stores_what_was_accepted(path: Path) -> None:
    async def run() -> None:
        store = SqliteStore(path)
        await store.create("t", b"")
        wishes = [asyncio.ensure_future(store.append("t", seq, [b"%d" % seq])) for seq in range(500)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*wishes)
        again = SqliteStore(path)
        assert len(await again.rows("t")) == 500
        await again.close()

    asyncio.run(run())


def test_what_gathers_goes_into_one_commit(path: Path) -> None:
    async def run() -> None:
        store = SqliteStore(path)
        tables = [f"t{n}" for n in range(200)]
        await asyncio.gather(*(store.create(name, b"") for name in tables))
        before = store.commits
        for seq in range(10):
            await asyncio.gather(*(store.append(name, seq, [b"row"]) for name in tables))
        commits = store.commits - before
        assert 10 <= commits <= 10 * len(tables) / 5
        await store.close()

    asyncio.run(run())


def test_who_waits_for_each_row_has_each_row_committed(path: Path) -> None:
    async def run() -> None:
        store = SqliteStore(path)
        await store.create("t", b"")
        for seq in range(20):
            await store.append("t", seq, [b"row"])
        assert store.commits == 21
        await store.close()

    asyncio.run(run())


def test_the_disk_is_asked_to_be_sure(path: Path) -> None:
    async def run() -> None:
        store = SqliteStore(path)
        pragma = store._writer._connection.execute
        assert pragma("PRAGMA journal_mode").fetchone() == ("wal",)
        assert pragma("PRAGMA synchronous").fetchone() == (2,)
        assert pragma("PRAGMA foreign_keys").fetchone() == (1,)
        await store.close()

    asyncio.run(run())


def test_a_row_of_a_table_that_is_not_there_is_refused_by_the_file_itself(path: Path) -> None:
    asyncio.run(opened_and_closed(path))
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA foreign_keys = ON")
    with pytest.raises(sqlite3.IntegrityError):
        connection.execute("INSERT INTO events VALUES (7, 0, x'00')")
    connection.close()


def test_many_rows_at_once_are_all_or_none(path: Path) -> None:
    async def run() -> None:
        store = SqliteStore(path)
        await store.create("t", b"")
        rows = [b"%d" % n for n in range(1501)]
        await store.append("t", 0, rows)
        assert await store.rows("t") == rows
        await store.close()

    asyncio.run(run())


@pytest.mark.skipif(os.name != "posix", reason="rights are told in another way there")
def test_only_the_owner_can_read_the_files(path: Path) -> None:
    """They hold the seeds of running games."""

    async def run() -> None:
        store = SqliteStore(path)
        await fill(store)
        rights = {file.name: file.stat().st_mode & 0o777 for file in path.parent.iterdir()}
        assert rights == dict.fromkeys(rights, 0o600)
        assert {"burrow.db", "burrow.db-wal", "burrow.db-shm"} <= set(rights)
        await store.close()
        inside = SqliteStore(path.parent / "new" / "burrow.db")
        assert (path.parent / "new").stat().st_mode & 0o777 == 0o700
        await inside.close()

    asyncio.run(run())


# Wrong files


def test_a_database_of_another_program_is_left_alone(path: Path) -> None:
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE recipes (name TEXT)")
    connection.commit()
    connection.close()
    before = path.read_bytes()
    with pytest.raises(StoreError, match="another program"):
        SqliteStore(path)
    assert path.read_bytes() == before


def test_a_file_of_a_newer_version_is_left_alone(path: Path) -> None:
    asyncio.run(opened_and_closed(path))
    connection = sqlite3.connect(path)
    assert connection.execute("PRAGMA application_id").fetchone() == (APPLICATION,)
    connection.execute(f"PRAGMA user_version = {VERSION + 1}")
    connection.close()
    with pytest.raises(StoreError, match="newer version of Burrow"):
        SqliteStore(path)


def test_a_file_that_is_no_database_is_left_alone(path: Path) -> None:
    path.write_bytes(b"Dear diary, " * 1000)
    with pytest.raises(StoreError, match="not a database"):
        SqliteStore(path)
    assert path.read_bytes() == b"Dear diary, " * 1000


def test_an_empty_file_becomes_a_store(path: Path) -> None:
    path.touch()
    asyncio.run(opened_and_closed(path))
    assert path.stat().st_size > 0


def test_a_damaged_file_is_reported(path: Path) -> None:
    async def make() -> None:
        store = SqliteStore(path)
        await store.create("t", b"")
        await store.append("t", 0, [b"x" * 500] * 200)
        await store.close()

    async def read() -> None:
        store = SqliteStore(path)
        try:
            with pytest.raises(StoreError, match="damaged"):
                await store.rows("t")
        finally:
            await store.close()

    asyncio.run(make())
    body = bytearray(path.read_bytes())
    body[4096 * 4 :] = b"\xa5" * (len(body) - 4096 * 4)
    path.write_bytes(body)
    asyncio.run(read())


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StoreError, match=r"cannot make the folder .*file"):
        SqliteStore(tmp_path / "file" / "burrow.db")


def test_a_folder_in_place_of_the_file_is_named(path: Path) -> None:
    path.mkdir()
    with pytest.raises(StoreError, match="cannot be opened"):
        SqliteStore(path)


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="nothing is forbidden to root")
def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    try:
        with pytest.raises(StoreError, match="cannot write"):
            SqliteStore(tmp_path / "burrow.db")
    finally:
        tmp_path.chmod(0o700)


# A disk that fails in the middle


def test_a_full_disk_is_an_error_and_not_the_end(path: Path) -> None:
    """SQLite gives the same error for its own limit on pages."""

    async def run() -> None:
        store = SqliteStore(path)
        await fill(store, tables=2)
        pages = store._writer._connection.execute("PRAGMA page_count").fetchone()[0]
        store._writer._connection.execute(f"PRAGMA max_page_count = {pages}")
        big, small = await asyncio.gather(
            store.append("t0", 5, [b"x" * 100_000]), store.append("t1", 5, [b"y"]), return_exceptions=True
        )
        assert isinstance(big, StoreError)
        assert "disk is full" in str(big)
        assert small is None
        store._writer._connection.execute("PRAGMA max_page_count = 100000")
        await store.append("t0", 5, [b"x" * 100_000])
        assert len(await store.rows("t0")) == len(await store.rows("t1")) == 6
        await store.close()

    asyncio.run(run())


def test_a_full_disk_is_one_line_in_the_log_and_one_when_it_is_over(
    path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        store = SqliteStore(path)
        await fill(store, tables=1)
        assert await store.trouble() == ""
        pages = store._writer._connection.execute("PRAGMA page_count").fetchone()[0]
        store._writer._connection.execute(f"PRAGMA max_page_count = {pages}")
        for _ in range(50):
            with pytest.raises(StoreError, match="disk is full"):
                await store.append("t0", 5, [b"x" * 100_000])
        assert [record.levelname for record in caplog.records] == ["ERROR"]
        monkeypatch.setattr("burrow.storage.files.LEAST_FREE", 2**70)
        monkeypatch.setattr("burrow.storage.asking.PROBE_EVERY", 0.0)
        assert "nearly full" in await store.trouble()
        assert len(caplog.text.splitlines()) == 1, "to have looked is not to have written"
        assert "disk is full" in caplog.text
        caplog.clear()
        store._writer._connection.execute("PRAGMA max_page_count = 100000")
        await store.append("t0", 5, [b"x" * 100_000])
        assert "can be written again; 50 requests were not stored" in caplog.text
        await store.close()

    asyncio.run(run())


def test_a_disk_with_hardly_any_room_is_trouble(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        monkeypatch.setattr("burrow.storage.files.LEAST_FREE", 2**70)
        store = SqliteStore(path)
        trouble = await store.trouble()
        assert "the disk is nearly full" in trouble
        assert str(path.parent) not in trouble, "whoever asks need not know where the tables are"
        await fill(store, tables=1)
        await store.close()

    asyncio.run(run())


@pytest.mark.skipif(os.name != "posix", reason="a file that is open cannot be deleted there")
@pytest.mark.parametrize("name", ["burrow.db", "burrow.db-wal", "burrow.db-shm"])
@pytest.mark.parametrize("way", ["deleted", "replaced"])
def test_a_file_that_is_deleted_or_replaced_is_noticed_and_nothing_is_accepted(path: Path, name: str, way: str) -> None:
    async def run() -> None:
        store = SqliteStore(path)
        await fill(store, tables=1)
        file = path.with_name(name)
        body = file.read_bytes() if way == "replaced" else b""
        os.rename(file, path.parent / "away")
        if way == "replaced":
            file.write_bytes(body)
        for write in (store.append("t0", 5, [b"row"]), store.create("t1", b""), store.amend("t0", b"")):
            with pytest.raises(StoreError, match="deleted or replaced"):
                await write
        assert "deleted or replaced" in await store.trouble()
        assert len(await store.rows("t0")) == 5, "what was there before is all there is"
        os.rename(path.parent / "away", file)
        await store.append("t0", 5, [b"row"])
        await store.close()

    asyncio.run(run())


def test_a_locked_file_is_an_error_and_not_the_end(path: Path) -> None:
    async def run() -> None:
        store = SqliteStore(path, patience=0.01)
        await fill(store, tables=1)
        with held_by_another(path):
            with pytest.raises(StoreError, match="locked by another program"):
                await store.append("t0", 5, [b"row"])
            assert len(await store.rows("t0")) == 5
        await store.append("t0", 5, [b"row"])
        await store.close()

    asyncio.run(run())


@contextmanager
def held_by_another(path: Path) -> Iterator[None]:
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    yield
    other.execute("ROLLBACK")
    other.close()


def test_a_failed_batch_leaves_no_trace_in_what_the_writer_remembers(path: Path) -> None:
    async def run() -> None:
        store = SqliteStore(path, patience=0.01)
        await fill(store, tables=20)
        with held_by_another(path):
            results = await asyncio.gather(
                *(store.append(f"t{n}", 5, [b"lost"]) for n in range(20)), return_exceptions=True
            )
        assert all(isinstance(result, StoreError) for result in results)
        await asyncio.gather(*(store.append(f"t{n}", 5, [b"kept"]) for n in range(20)))
        assert {(await store.rows(f"t{n}", 5))[0] for n in range(20)} == {b"kept"}
        await store.close()

    asyncio.run(run())


def test_a_backup_can_be_taken_while_the_store_is_open(path: Path, tmp_path: Path) -> None:
    async def run() -> None:
        store = SqliteStore(path)
        await fill(store)
        source, copy = sqlite3.connect(path), sqlite3.connect(tmp_path / "copy.db")
        source.backup(copy)
        source.close()
        copy.close()
        await store.append("t0", 5, [b"later"])
        await store.close()
        backup = SqliteStore(tmp_path / "copy.db")
        assert await backup.rows("t0") == [b"0/%d" % seq for seq in range(5)]
        await backup.close()

    asyncio.run(run())


# One owner


def test_a_second_store_on_the_file_is_refused(path: Path) -> None:
    async def run() -> None:
        store = SqliteStore(path)
        with pytest.raises(StoreError, match="already open"):
            SqliteStore(path)
        await store.create("t", b"")
        await store.close()
        await opened_and_closed(path)

    asyncio.run(run())


OWNER = """
import asyncio, sys
from burrow.storage.sqlite import SqliteStore
async def run():
    store = SqliteStore(sys.argv[1])
    await store.create("t", b"")
    print("open", flush=True)
    await asyncio.Event().wait()
asyncio.run(run())
"""


@contextmanager
def another_owner(path: Path) -> Iterator[subprocess.Popen[str]]:
    with subprocess.Popen([sys.executable, "-c", OWNER, str(path)], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "open\n"
        try:
            yield process
        finally:
            process.kill()


def test_a_second_process_is_refused_until_the_first_is_dead(path: Path) -> None:
    with another_owner(path) as process:
        with pytest.raises(StoreError, match=rf"another Burrow server \(process {process.pid}\) is using"):
            SqliteStore(path)
        process.send_signal(signal.SIGKILL)
        process.wait()
        asyncio.run(opened_and_closed(path))


@pytest.mark.skipif(os.name != "posix", reason="a file that is open cannot be removed there")
def test_a_second_process_is_refused_although_the_lock_file_was_removed(path: Path) -> None:
    with another_owner(path):
        path.with_name("burrow.db.lock").unlink()
        with pytest.raises(StoreError, match="another Burrow server is using"):
            SqliteStore(path)
        with pytest.raises(StoreError, match="another Burrow server is using"):
            SqliteStore(path)


def test_a_refused_opening_does_not_take_the_lock_away(path: Path) -> None:
    with another_owner(path):
        for _ in range(2):
            with pytest.raises(StoreError, match="another Burrow server"):
                SqliteStore(path)


def test_a_failed_opening_can_be_repeated(path: Path) -> None:
    path.write_bytes(b"no database at all" * 100)
    for _ in range(2):
        with pytest.raises(StoreError, match="not a database"):
            SqliteStore(path)
    path.unlink()
    asyncio.run(opened_and_closed(path))
