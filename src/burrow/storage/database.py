"""The SQLite file: opens it, checks that it is ours, and says in a sentence what is wrong with it."""

import logging
import os
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from burrow.storage.seal import START, Head, chain, checksum
from burrow.storage.store import Damaged, StoreError

_log = logging.getLogger("burrow.storage")

APPLICATION = 0x42757277
"""`Burw` in the file header, so that tools like file(1) can tell it from other databases."""
VERSION = 3
"""Goes up with each change of the schema."""

FAILURES = (sqlite3.Error, UnicodeError)
"""What SQLite raises. On a damaged file its message may not be valid text."""

_STRICT = "STRICT" if sqlite3.sqlite_version_info >= (3, 37) else ""

_HEADS = f"""
CREATE TABLE heads (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    record BLOB NOT NULL,
    length INTEGER NOT NULL,
    chain BLOB NOT NULL,
    touched INTEGER NOT NULL,
    seal BLOB NOT NULL
) {_STRICT};
"""
"""The checksums of each table. A small table of its own, so that a commit for many game tables touches few pages."""
_CODES = f"""
CREATE TABLE codes (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    code TEXT NOT NULL UNIQUE,
    seal BLOB NOT NULL
) {_STRICT};
"""
"""The short codes that lead to tables. The seal binds a code to the name of its table."""
_SCHEMA = f"""
CREATE TABLE tables (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    record BLOB NOT NULL
) {_STRICT};
CREATE TABLE events (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL CHECK (seq >= 0),
    body BLOB NOT NULL,
    PRIMARY KEY (table_id, seq)
) {_STRICT};
{_HEADS}
{_CODES}
PRAGMA application_id = {APPLICATION};
PRAGMA user_version = {VERSION};
"""
"""Rows are stored in the order they were written, regardless of table; the primary key is a separate index. So a commit
for many tables touches few pages. Measured with 500 tables, it takes a fifth of the work of keeping each table's rows
together (`WITHOUT ROWID`)."""


def open_writer(path: Path, *, patience: float, now: int) -> sqlite3.Connection:
    """Open the one connection that writes. Creates the schema in a new file and upgrades an older one; refuses a file
    that is not ours and leaves it unchanged.

    `patience`: seconds to wait for another program that holds the file."""
    connection = _connect(path, patience=patience)
    with _closed_on_failure(connection, path):
        _check_ours(connection, path)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA cache_size = -1024")  # KiB: only the ends of tables are written
        connection.execute("PRAGMA foreign_keys = ON")
        if version_of(connection) == 0:
            connection.executescript(f"BEGIN IMMEDIATE; {_SCHEMA} COMMIT;")
            sync_folder(path.parent)
        if version_of(connection) == 1:
            _add_heads(connection, path, now)
        if version_of(connection) == 2:
            connection.executescript(f"BEGIN IMMEDIATE; {_CODES} PRAGMA user_version = 3; COMMIT;")
    return connection


def open_reader(path: Path, *, patience: float) -> sqlite3.Connection:
    connection = _connect(path, patience=patience)
    with _closed_on_failure(connection, path):
        connection.execute("PRAGMA query_only = ON")
        connection.execute("PRAGMA cache_size = -256")  # KiB: a table is read once, when it is loaded
    return connection


def open_other(path: Path, *, patience: float = 5.0, oldest: int = VERSION) -> sqlite3.Connection:
    """Open a connection to read beside a running server, which owns the file. Creates and changes nothing.

    `oldest`: the oldest version of the schema that the caller can read."""
    if not path.is_file():
        raise StoreError(f"there is no {path}; name the folder of the tables with --data")
    connection = open_reader(path, patience=patience)
    with _closed_on_failure(connection, path):
        _check_ours(connection, path)
        if version_of(connection) < oldest:
            raise StoreError(f"{path} is of an older version of Burrow; start this version once with it first")
    return connection


@contextmanager
def _closed_on_failure(connection: sqlite3.Connection, path: Path) -> Iterator[None]:
    try:
        yield
    except FAILURES as error:
        connection.close()
        raise plain(error, path) from error
    except StoreError:
        connection.close()
        raise


def plain(error: Exception, path: Path) -> StoreError:
    """What happened, for the person who runs the server."""
    if isinstance(error, StoreError):
        return error
    name = getattr(error, "sqlite_errorname", "") or ""
    for start, sentence in _SENTENCES.items():
        if name.startswith(start):
            kind = Damaged if start in {"SQLITE_CORRUPT", "SQLITE_NOTADB"} else StoreError
            return kind(f"{sentence.format(path=path)} ({error})")
    if isinstance(error, UnicodeError) or "decode to UTF-8" in str(error):
        return Damaged(f"{path} is damaged; restore it from a backup ({error})")
    return StoreError(f"{path} could not be used: {error}")


_SENTENCES = {
    "SQLITE_BUSY": "{path} is locked by another program; close that program and try again",
    "SQLITE_LOCKED": "{path} is locked by another program; close that program and try again",
    "SQLITE_READONLY": "{path} cannot be written; check the rights of the file and of its folder",
    "SQLITE_CANTOPEN": "{path} cannot be opened; check that its folder exists and can be written",
    "SQLITE_PERM": "{path} cannot be opened; check the rights of the file and of its folder",
    "SQLITE_FULL": "the disk is full, so nothing can be stored in {path}; make room and try again",
    "SQLITE_NOTADB": "{path} is not a database; choose another folder or move the file away",
    "SQLITE_CORRUPT": "{path} is damaged; restore it from a backup",
    "SQLITE_IOERR": "the disk reported an error for {path}",
}


def make_private(path: Path) -> None:
    """Make a new file, and those SQLite puts beside it, readable only by the owner: they hold seeds of running
    games."""
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as error:
        raise StoreError(f"{path} cannot be opened: {(error.strerror or str(error)).lower()}") from None


def _connect(path: Path, *, patience: float) -> sqlite3.Connection:
    try:
        return sqlite3.connect(path, timeout=patience, isolation_level=None, check_same_thread=False)
    except FAILURES as error:
        raise plain(error, path) from error


def _check_ours(connection: sqlite3.Connection, path: Path) -> None:
    """Only reads, so that a file that is not ours stays as it is."""
    application = connection.execute("PRAGMA application_id").fetchone()[0]
    version = version_of(connection)
    is_empty = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0] == 0
    if application != APPLICATION and not (is_empty and application == version == 0):
        raise StoreError(f"{path} is a database of another program; choose another folder or move the file away")
    if version > VERSION:
        raise StoreError(f"{path} was written by a newer version of Burrow; update Burrow or choose another folder")


def version_of(connection: sqlite3.Connection) -> int:
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    return version


def _add_heads(connection: sqlite3.Connection, path: Path, now: int) -> None:
    """Add checksums, which version 1 did not have. Existing content is trusted and counts as written now."""
    ids = connection.execute("SELECT id, name FROM tables").fetchall()
    if ids:
        _log.warning("adding checksums to the %d tables of %s; this happens once", len(ids), path)
    connection.execute("BEGIN IMMEDIATE")
    for statement in _HEADS.split(";")[:-1]:
        connection.execute(statement)
    for id, name in ids:
        (record,) = connection.execute("SELECT record FROM tables WHERE id = ?", (id,)).fetchone()
        rows = connection.execute("SELECT body FROM events WHERE table_id = ? ORDER BY seq", (id,)).fetchall()
        head = Head(checksum(record), len(rows), chain(START, (body for (body,) in rows)), now)
        values = (id, head.record, head.length, head.chain, head.touched, head.seal(name))
        connection.execute("INSERT INTO heads VALUES (?, ?, ?, ?, ?, ?)", values)
    connection.execute("PRAGMA user_version = 2")
    connection.execute("COMMIT")


def sync_folder(folder: Path) -> None:
    """Sync the folder: a new file survives a power cut only if its folder is on disk too."""
    if sys.platform != "win32":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
