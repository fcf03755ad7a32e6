"""Reads tables from the SQLite file and checks each against its head."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from burrow.storage.seal import Head, check_code, check_record, check_rows
from burrow.storage.store import Damaged

_FIND = """SELECT id, tables.record, heads.record, length, chain, touched, seal
FROM tables LEFT JOIN heads ON table_id = id WHERE name = ?"""

_CODES = "SELECT code, name, seal FROM codes LEFT JOIN tables ON id = table_id"


def read_record(connection: sqlite3.Connection, table: str) -> bytes | None:
    found = connection.execute(_FIND, (table,)).fetchone()
    return None if found is None else check_record(table, found[1], _head(table, found[2:]))


def read_rows(connection: sqlite3.Connection, table: str) -> list[bytes]:
    """All rows from the first on, because a row can only be checked through those before it."""
    with _one_moment(connection):
        found = connection.execute(_FIND, (table,)).fetchone()
        if found is None:
            return []
        rows = connection.execute("SELECT seq, body FROM events WHERE table_id = ? ORDER BY seq", found[:1])
        return check_rows(table, rows, _head(table, found[2:]))


def read_head(connection: sqlite3.Connection, table: str) -> tuple[int, Head] | None:
    """The table's id in the file, and its head."""
    found = connection.execute(_FIND, (table,)).fetchone()
    return None if found is None else (found[0], _head(table, found[2:]))


def read_names(connection: sqlite3.Connection) -> list[str]:
    """Every table, oldest first."""
    return [name for (name,) in connection.execute("SELECT name FROM tables NOT INDEXED ORDER BY id")]


def read_untouched(connection: sqlite3.Connection, since: int) -> dict[str, int]:
    """The tables not written to since that second, each with the second of its last write."""
    found = connection.execute(
        "SELECT name, touched FROM heads JOIN tables ON id = table_id WHERE touched <= ? ORDER BY id", (since,)
    )
    return dict(found.fetchall())


def read_code(connection: sqlite3.Connection, code: str) -> str | None:
    """The table that the code leads to."""
    found = connection.execute(f"{_CODES} WHERE code = ?", (code,)).fetchone()
    return None if found is None else check_code(*found)


def read_codes(connection: sqlite3.Connection) -> Iterator[tuple[str, str | None, object]]:
    """Every code, its table and its seal, not checked."""
    return connection.execute(_CODES)


def _head(table: str, found: tuple[bytes, int, bytes, int, bytes]) -> Head:
    record, length, chain, touched, seal = found
    if not isinstance(record, bytes) or not isinstance(chain, bytes):
        raise Damaged(f"table {table!r} is damaged: its checksums are gone")
    head = Head(record, length, chain, touched)
    if head.seal(table) != seal:
        raise Damaged(f"table {table!r} is damaged: its checksums are not what was stored")
    return head


@contextmanager
def _one_moment(connection: sqlite3.Connection) -> Iterator[None]:
    """Reads inside see one consistent snapshot, whatever is written meanwhile."""
    connection.execute("BEGIN")
    try:
        yield
    finally:
        connection.execute("ROLLBACK")
