"""Tables in one SQLite file: one thread writes, and whatever has gathered meanwhile goes into one commit.

Callers wait until the commit that holds their request is on the disk. Reads have a connection and a thread
of their own, so neither side ever blocks the event loop."""

import asyncio
import contextlib
import logging
import sqlite3
import threading
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Final, TypeVar

from msgspec import Struct

from burrow.storage.database import open_reader, open_writer, plain
from burrow.storage.lock import OwnerLock
from burrow.storage.store import Conflict, StoreError

T = TypeVar("T")

_log = logging.getLogger("burrow.storage")

MOST_ITEMS = 2000
"""Requests in one commit. Bounds how long the first of them waits for the last."""
MOST_HEADS = 100_000
"""Tables whose end the writer remembers."""
_BIGGEST = 2**63 - 1


class SqliteStore:
    def __init__(self, path: Path | str, *, patience: float = 5.0) -> None:
        """Open the file, or make it together with its folder. `StoreError` says what to do if that fails.

        `patience`: seconds to wait for another program that holds the file."""
        self.path: Final = Path(path)
        _make_folder(self.path.parent)
        self._lock = OwnerLock(self.path.with_name(self.path.name + ".lock"))
        with contextlib.ExitStack() as opened:
            opened.callback(self._lock.release)
            self._writer = _Writer(self.path, patience=patience)
            opened.callback(self._writer.close)
            self._reader = open_reader(self.path, patience=patience)
            opened.pop_all()
        self._reading = ThreadPoolExecutor(1, thread_name_prefix="burrow-store-read")
        self._inbox: SimpleQueue[_Item | None] = SimpleQueue()
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="burrow-store-write", daemon=True)
        self._thread.start()

    @property
    def commits(self) -> int:
        """Commits since this store was opened."""
        return self._writer.commits

    async def create(self, table: str, record: bytes) -> None:
        await self._ask(_Create(table, bytes(record)))

    async def amend(self, table: str, record: bytes) -> None:
        await self._ask(_Amend(table, bytes(record)))

    async def succeed(self, table: str, record: bytes, successor: str, opening: bytes) -> None:
        await self._ask(_Succeed(table, bytes(record), successor, bytes(opening)))

    async def append(self, table: str, seq: int, rows: Sequence[bytes]) -> None:
        """A caller that is cancelled stops waiting; its rows are stored all the same."""
        await self._ask(_Append(table, seq, tuple(bytes(row) for row in rows)))

    async def record(self, table: str) -> bytes | None:
        found: list[bytes] = await self._read("SELECT record FROM tables WHERE name = ?", table)
        return found[0] if found else None

    async def rows(self, table: str, start: int = 0) -> list[bytes]:
        return await self._read(
            "SELECT body FROM events WHERE table_id = (SELECT id FROM tables WHERE name = ?) AND seq >= ? ORDER BY seq",
            table,
            min(start, _BIGGEST),
        )

    async def tables(self) -> list[str]:
        return await self._read("SELECT name FROM tables ORDER BY id")

    async def close(self) -> None:
        """Stores what was accepted, then lets go of the file. May be called again."""
        if not self._closed:
            self._closed = True
            self._inbox.put(None)
        await asyncio.to_thread(self._thread.join)

    async def _ask(self, request: "_Request") -> None:
        self._check_open()
        loop = asyncio.get_running_loop()
        item = _Item(request, loop, loop.create_future())
        self._inbox.put(item)
        await item.done

    async def _read(self, sql: str, *values: str | int) -> list[T]:
        """The first column of every row."""
        self._check_open()
        return await asyncio.get_running_loop().run_in_executor(self._reading, self._fetch, sql, values)

    def _fetch(self, sql: str, values: tuple[str | int, ...]) -> list[T]:
        try:
            return [row[0] for row in self._reader.execute(sql, values).fetchall()]
        except Exception as error:
            raise plain(error, self.path) from error

    def _check_open(self) -> None:
        if self._closed:
            raise StoreError("the store is closed")

    def _run(self) -> None:
        """The writer thread, until `None` arrives."""
        while (first := self._inbox.get()) is not None:
            batch, last = _gather(self._inbox, first)
            self._writer.write(batch)
            _deliver(batch)
            if last:
                break
        self._reading.shutdown()
        self._reader.close()
        self._writer.close()
        self._lock.release()


class _Create(Struct, frozen=True):
    table: str
    record: bytes


class _Amend(Struct, frozen=True):
    table: str
    record: bytes


class _Succeed(Struct, frozen=True):
    table: str
    record: bytes
    successor: str
    opening: bytes


class _Append(Struct, frozen=True):
    table: str
    seq: int
    rows: tuple[bytes, ...]


_Request = _Create | _Amend | _Succeed | _Append


class _Item:
    """A request, who waits for it, and how it went."""

    __slots__ = ("done", "error", "loop", "request")

    def __init__(self, request: _Request, loop: asyncio.AbstractEventLoop, done: "asyncio.Future[None]") -> None:
        self.request = request
        self.loop = loop
        self.done = done
        self.error: StoreError | None = None

    def settle(self) -> None:
        """On the loop of the caller, who may have gone meanwhile."""
        if self.done.done():
            return
        if self.error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(self.error)


class _Head(Struct):
    """Where a table goes on."""

    id: int
    next: int


class _Writer:
    """The only one who writes to the file, so what it remembers of the tables' ends stays true."""

    def __init__(self, path: Path, *, patience: float) -> None:
        self.commits = 0
        self._path = path
        self._connection = open_writer(path, patience=patience)
        self._heads: dict[str, _Head] = {}

    def write(self, items: Sequence[_Item]) -> None:
        """All in one commit. If that fails, each in one of its own, so that nobody fails for a neighbour."""
        try:
            self._commit(items)
        except Exception as error:
            self._roll_back()
            if len(items) > 1:
                for item in items:
                    self.write([item])
            else:
                _log.error("nothing stored for table %r: %s", items[0].request.table, error)
                items[0].error = plain(error, self._path)

    def close(self) -> None:
        self._connection.close()

    def _commit(self, items: Sequence[_Item]) -> None:
        bodies: list[int | bytes] = []
        self._connection.execute("BEGIN IMMEDIATE")
        for item in items:
            try:
                item.error = None
                self._take(item.request, bodies)
            except StoreError as error:
                item.error = error
        self._insert(bodies)
        self._connection.execute("COMMIT")
        self.commits += 1

    def _roll_back(self) -> None:
        self._heads.clear()
        if self._connection.in_transaction:
            with contextlib.suppress(sqlite3.Error):  # the next attempt finds it open and says so
                self._connection.execute("ROLLBACK")

    def _take(self, request: _Request, bodies: list[int | bytes]) -> None:
        match request:
            case _Create(table, record):
                self._create(table, record)
            case _Amend(table, record):
                self._amend(table, record)
            case _Succeed(table, record, successor, opening):
                if not self._execute("SELECT 1 FROM tables WHERE name = ?", table).fetchone():
                    raise StoreError(f"there is no table {table!r}")
                self._create(successor, opening)
                self._amend(table, record)
            case _Append(table, seq, rows):
                head = self._head(table)
                if seq != head.next:
                    raise Conflict(f"table {table!r} goes on at seq {head.next}, not {seq}")
                for number, body in enumerate(rows, seq):
                    bodies += (head.id, number, body)
                head.next += len(rows)

    def _create(self, table: str, record: bytes) -> None:
        made = self._execute(
            "INSERT INTO tables (name, record) VALUES (?, ?) ON CONFLICT (name) DO NOTHING", table, record
        )
        if not made.rowcount:
            raise Conflict(f"there is a table {table!r} already")

    def _amend(self, table: str, record: bytes) -> None:
        if not self._execute("UPDATE tables SET record = ? WHERE name = ?", record, table).rowcount:
            raise StoreError(f"there is no table {table!r}")

    def _head(self, table: str) -> _Head:
        head = self._heads.get(table)
        if head is None:
            found = self._execute(
                "SELECT id, (SELECT 1 + max(seq) FROM events WHERE table_id = id) FROM tables WHERE name = ?", table
            ).fetchone()
            if found is None:
                raise StoreError(f"there is no table {table!r}")
            if len(self._heads) >= MOST_HEADS:
                self._heads.clear()
            head = self._heads[table] = _Head(found[0], found[1] or 0)
        return head

    def _insert(self, bodies: list[int | bytes]) -> None:
        """Many rows by one statement: the interpreter is let go of once for all, not once for each.

        The numbers of rows are powers of two, so that a few prepared statements serve for all."""
        start = 0
        for power in range(_LARGEST, -1, -1):
            width = 3 << power
            while len(bodies) - start >= width:
                self._execute(_INSERTS[power], *bodies[start : start + width])
                start += width

    def _execute(self, sql: str, *values: str | int | bytes) -> sqlite3.Cursor:
        return self._connection.execute(sql, values)


_LARGEST = 9
_INSERTS = tuple(
    "INSERT INTO events (table_id, seq, body) VALUES " + ", ".join(["(?, ?, ?)"] * (1 << power))
    for power in range(_LARGEST + 1)
)


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError(f"cannot make the folder {folder}: {(error.strerror or str(error)).lower()}") from None


def _gather(inbox: "SimpleQueue[_Item | None]", first: _Item) -> tuple[list[_Item], bool]:
    """Whatever waits, and whether the end was among it."""
    batch = [first]
    while len(batch) < MOST_ITEMS:
        try:
            item = inbox.get_nowait()
        except Empty:
            break
        if item is None:
            return batch, True
        batch.append(item)
    return batch, False


def _deliver(batch: Sequence[_Item]) -> None:
    """One call into each event loop."""
    by_loop: dict[asyncio.AbstractEventLoop, list[_Item]] = {}
    for item in batch:
        by_loop.setdefault(item.loop, []).append(item)
    for loop, items in by_loop.items():
        try:
            loop.call_soon_threadsafe(_settle_all, items)
        except RuntimeError:
            _log.warning("nobody is left to hear of %d stored requests", len(items))


def _settle_all(items: Sequence[_Item]) -> None:
    for item in items:
        item.settle()
