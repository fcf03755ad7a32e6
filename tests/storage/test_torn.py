"""A power cut tears the file being written: what is left is always a prefix of the history."""

import asyncio
import shutil
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from burrow.storage.sqlite import SqliteStore

TABLES = 4
BATCHES = 60


def row(table: int, seq: int) -> bytes:
    return f"{table}/{seq}/".encode() + b"." * (37 * (seq + table) % 300)


async def play(store: SqliteStore) -> list[dict[str, int]]:
    """How many rows each table had after each commit."""
    lengths = {f"t{n}": 0 for n in range(TABLES)}
    history = [{}, *({f"t{m}": 0 for m in range(n + 1)} for n in range(TABLES))]
    for name in lengths:
        await store.create(name, name.encode())
    for step in range(BATCHES):
        number = step % TABLES
        name, more = f"t{number}", step % 3 + 1
        await store.append(name, lengths[name], [row(number, lengths[name] + n) for n in range(more)])
        lengths[name] += more
        history.append(dict(lengths))
    return history


@pytest.fixture(scope="module")
def crashed(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[dict[str, int]]]:
    """The files on disk in the middle of play, and the history they stand for."""
    folder = tmp_path_factory.mktemp("played")

    async def run() -> list[dict[str, int]]:
        store = SqliteStore(folder / "burrow.db")
        history = await play(store)
        (folder / "crashed").mkdir()
        for name in ("burrow.db", "burrow.db-wal"):
            shutil.copy(folder / name, folder / "crashed")
        await store.close()
        return history

    history = asyncio.run(run())
    return folder / "crashed", history


async def contents(path: Path) -> dict[str, list[bytes]]:
    """Everything in the store, which must still take a row for each table."""
    store = SqliteStore(path)
    try:
        found = {name: await store.rows(name) for name in await store.tables()}
        for name, rows in found.items():
            assert await store.record(name) == name.encode()
            await store.append(name, len(rows), [b"on"])
        return found
    finally:
        await store.close()


def check_is_a_beginning(found: dict[str, list[bytes]], history: list[dict[str, int]]) -> int:
    """Check for a prefix; return its number of commits."""
    assert all(rows == [row(int(name[1:]), seq) for seq in range(len(rows))] for name, rows in found.items())
    return history.index({name: len(rows) for name, rows in found.items()})


def test_what_was_committed_is_all_there_after_a_crash(crashed: tuple[Path, list[dict[str, int]]]) -> None:
    files, history = crashed
    with TemporaryDirectory() as folder:
        shutil.copytree(files, folder, dirs_exist_ok=True)
        found = asyncio.run(contents(Path(folder) / "burrow.db"))
    assert check_is_a_beginning(found, history) == len(history) - 1


@settings(max_examples=60)
@given(share=st.integers(0, 10_000), noise=st.binary(max_size=40))
def test_a_torn_end_leaves_a_beginning(crashed: tuple[Path, list[dict[str, int]]], share: int, noise: bytes) -> None:
    """The write-ahead log is cut at any byte, and other bytes may follow."""
    files, history = crashed
    with TemporaryDirectory() as folder:
        shutil.copytree(files, folder, dirs_exist_ok=True)
        wal = Path(folder) / "burrow.db-wal"
        whole = wal.read_bytes()
        kept = whole[: len(whole) * share // 10_000]
        wal.write_bytes(kept + noise)
        found = asyncio.run(contents(Path(folder) / "burrow.db"))
    assert check_is_a_beginning(found, history) == max(0, commits_in(kept) - SCHEMA)


SCHEMA = 1
"""The first commit creates the schema."""


def commits_in(wal: bytes) -> int:
    """Whole frames that end a commit: those whose header gives a size of the database. (The layout is SQLite's:
    32 bytes, then frames of a header of 24 bytes and a page.)"""
    page = int.from_bytes(wal[8:12], "big")
    starts = range(32, len(wal) - 24 - page + 1, 24 + page)
    return sum(wal[start + 4 : start + 8] != bytes(4) for start in starts)
