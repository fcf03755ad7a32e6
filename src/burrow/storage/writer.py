"""Writes to the SQLite file: takes requests, many per commit, and keeps the heads of the tables up to date."""

import contextlib
import functools
import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Protocol

from msgspec import Struct

from burrow.storage.complaints import Complaints
from burrow.storage.database import VERSION, open_writer, plain
from burrow.storage.files import Files
from burrow.storage.reading import read_head
from burrow.storage.requests import Amend, Append, Create, Delete, EndCodes, GiveCode, Probe, Request, Succeed
from burrow.storage.seal import START, Head, chain, checksum, seal_code
from burrow.storage.store import Conflict, StoreError

MOST_HEADS = 100_000
"""The most table heads the writer caches."""


class Item(Protocol):
    """A request and its error, if any."""

    request: Request
    error: StoreError | None


class Writer:
    """The only writer to the file, so its cached heads stay correct."""

    def __init__(self, path: Path, *, patience: float, now: Callable[[], float]) -> None:
        self.commits = 0
        self._path = path
        self._now = now
        self._connection = open_writer(path, patience=patience, now=int(now()))
        self._files = Files(path)
        self._heads: dict[str, _Known] = {}
        self._changed: dict[str, _Known] = {}
        """Tables whose heads this commit must write."""
        self._complaints = Complaints(str(path))

    def write(self, items: Sequence[Item]) -> None:
        """Write all in one commit. If that fails, each gets a commit of its own, so that no request fails because of
        another."""
        try:
            self._files.check()
            self._commit(items)
            if any(item.error is None for item in items):
                self._complaints.worked()
        except Exception as error:
            self._roll_back()
            if len(items) > 1:
                for item in items:
                    self.write([item])
            else:
                items[0].error = plain(error, self._path)
                self._complaints.failed(items[0].error)

    def close(self) -> None:
        self._connection.close()

    def _commit(self, items: Sequence[Item]) -> None:
        bodies: list[int | bytes] = []
        self._connection.execute("BEGIN IMMEDIATE")
        for item in items:
            try:
                item.error = None
                self._take(item.request, bodies)
            except StoreError as error:
                item.error = error
        self._insert("INSERT INTO events (table_id, seq, body)", 3, bodies)
        self._insert("INSERT OR REPLACE INTO heads (table_id, record, length, chain, touched, seal)", 6, self._seal())
        self._connection.execute("COMMIT")
        self.commits += 1

    def _roll_back(self) -> None:
        self._heads.clear()
        self._changed.clear()
        if self._connection.in_transaction:
            with contextlib.suppress(sqlite3.Error):  # the next attempt finds it open and reports it
                self._connection.execute("ROLLBACK")

    def _take(self, request: Request, bodies: list[int | bytes]) -> None:
        match request:
            case Append(table, seq, rows):
                known = self._known(table)
                if seq != known.head.length:
                    raise Conflict(f"table {table!r} goes on at seq {known.head.length}, not {seq}")
                for number, body in enumerate(rows, seq):
                    bodies += (known.id, number, body)
                known.head.length += len(rows)
                known.head.chain = chain(known.head.chain, rows)
                self._changed[table] = known
            case Create(table, record):
                self._create(table, record)
            case Amend(table, record):
                self._amend(table, record)
            case Succeed(table, record, successor, opening):
                self._known(table)
                self._create(successor, opening)
                self._amend(table, record)
                self._move_code(table, successor)
            case GiveCode(table, code):
                self._give_code(table, code)
            case EndCodes(since):
                old = "SELECT table_id FROM heads WHERE touched <= ?"
                self._execute(f"DELETE FROM codes WHERE table_id IN ({old})", since)
            case Delete(table):
                self._insert("INSERT INTO events (table_id, seq, body)", 3, bodies)
                bodies.clear()
                self._delete(table)
            case Probe():
                self._probe()

    def _probe(self) -> None:
        """Claim space for many moves and give it back, then rewrite a value that is already there."""
        self._files.check_room()
        self._execute("SAVEPOINT probe")
        self._execute("INSERT INTO tables (name, record) VALUES ('', zeroblob(65536))")
        self._execute("ROLLBACK TO probe")
        self._execute("RELEASE probe")
        self._execute(f"PRAGMA user_version = {VERSION}")

    def _create(self, table: str, record: bytes) -> None:
        made = self._execute(
            "INSERT INTO tables (name, record) VALUES (?, ?) ON CONFLICT (name) DO NOTHING", table, record
        )
        if not made.rowcount or made.lastrowid is None:
            raise Conflict(f"there is a table {table!r} already")
        self._changed[table] = self._remember(table, made.lastrowid, Head(checksum(record), 0, START, 0))

    def _amend(self, table: str, record: bytes) -> None:
        known = self._known(table)
        self._execute("UPDATE tables SET record = ? WHERE id = ?", record, known.id)
        known.head.record = checksum(record)
        self._changed[table] = known

    def _give_code(self, table: str, code: str) -> None:
        known = self._known(table)
        taken = self._execute("SELECT 1 FROM codes WHERE code = ? AND table_id != ?", code, known.id).fetchone()
        if taken is not None:
            raise Conflict(f"the code {code!r} leads to another table")
        self._execute("INSERT OR REPLACE INTO codes VALUES (?, ?, ?)", known.id, code, seal_code(code, table))
        self._changed[table] = known

    def _move_code(self, table: str, successor: str) -> None:
        """A damaged code ends here: moving it would give it a valid seal."""
        before, after = self._known(table).id, self._known(successor).id
        found = self._execute("SELECT code, seal FROM codes WHERE table_id = ?", before).fetchone()
        self._execute("DELETE FROM codes WHERE table_id = ?", before)
        if found is not None and found[1] == seal_code(found[0], table):
            self._execute("INSERT INTO codes VALUES (?, ?, ?)", after, found[0], seal_code(found[0], successor))

    def _delete(self, table: str) -> None:
        """Works on a damaged table too, so it does not read the head."""
        found = self._execute("SELECT id FROM tables WHERE name = ?", table).fetchone()
        self._heads.pop(table, None)
        self._changed.pop(table, None)
        if found is not None:
            self._execute("DELETE FROM events WHERE table_id = ?", found[0])
            self._execute("DELETE FROM heads WHERE table_id = ?", found[0])
            self._execute("DELETE FROM codes WHERE table_id = ?", found[0])
            self._execute("DELETE FROM tables WHERE id = ?", found[0])

    def _known(self, table: str) -> "_Known":
        known = self._heads.get(table)
        if known is None:
            found = read_head(self._connection, table)
            if found is None:
                raise StoreError(f"there is no table {table!r}")
            known = self._remember(table, *found)
        return known

    def _remember(self, table: str, id: int, head: Head) -> "_Known":
        if len(self._heads) >= MOST_HEADS:
            self._heads.clear()
        known = self._heads[table] = _Known(id, head)
        return known

    def _seal(self) -> list[int | bytes]:
        """The rows of the heads that have changed."""
        now, values = int(self._now()), list[int | bytes]()
        for table, known in self._changed.items():
            head = known.head
            head.touched = now
            values += (known.id, head.record, head.length, head.chain, head.touched, head.seal(table))
        self._changed.clear()
        return values

    def _insert(self, into: str, width: int, values: list[int | bytes]) -> None:
        """Insert many rows per statement, to release the interpreter lock once and not once per row.

        Row counts are powers of two, so that a few prepared statements are enough."""
        start = 0
        for power in range(_LARGEST, -1, -1):
            size = width << power
            while len(values) - start >= size:
                self._execute(_statement(into, width, 1 << power), *values[start : start + size])
                start += size

    def _execute(self, sql: str, *values: str | int | bytes) -> sqlite3.Cursor:
        return self._connection.execute(sql, values)


_LARGEST = 9


@functools.cache
def _statement(into: str, width: int, rows: int) -> str:
    return f"{into} VALUES " + ", ".join([f"({', '.join('?' * width)})"] * rows)


class _Known(Struct):
    """The head of a table and its id in the file."""

    id: int
    head: Head
