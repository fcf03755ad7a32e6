"""The SQLite file: opening it, knowing that it is ours, and saying in a sentence what is wrong with it."""

import os
import sqlite3
import sys
from pathlib import Path

from burrow.storage.store import StoreError

APPLICATION = 0x42757277
"""`Burw` in the header of the file; tools like file(1) can tell it from other databases."""
VERSION = 1
"""Rises with each change of the schema."""

_STRICT = "STRICT" if sqlite3.sqlite_version_info >= (3, 37) else ""

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
PRAGMA application_id = {APPLICATION};
PRAGMA user_version = {VERSION};
"""
"""Rows lie in the file in the order in which they were written, whatever their table, and the primary key is an
index beside them. So a commit for many tables touches few pages: a fifth of the work, measured with 500 tables,
of keeping the rows of a table together (`WITHOUT ROWID`)."""


def open_writer(path: Path, *, patience: float) -> sqlite3.Connection:
    """The one connection that writes. Makes the schema in a new file; refuses a file that is not ours, unchanged.

    `patience`: seconds to wait for another program that holds the file."""
    _make_private(path)
    connection = _connect(path, patience=patience)
    try:
        _check_ours(connection, path)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA cache_size = -1024")  # KiB: only the ends of tables are written
        connection.execute("PRAGMA foreign_keys = ON")
        if _user_version(connection) == 0:
            connection.executescript(f"BEGIN IMMEDIATE; {_SCHEMA} COMMIT;")
            _sync_folder(path.parent)
    except sqlite3.Error as error:
        connection.close()
        raise plain(error, path) from error
    except StoreError:
        connection.close()
        raise
    return connection


def open_reader(path: Path, *, patience: float) -> sqlite3.Connection:
    connection = _connect(path, patience=patience)
    try:
        connection.execute("PRAGMA query_only = ON")
        connection.execute("PRAGMA cache_size = -256")  # KiB: a table is read once, when it comes into memory
    except sqlite3.Error as error:
        connection.close()
        raise plain(error, path) from error
    return connection


def plain(error: Exception, path: Path) -> StoreError:
    """What happened, for the person who runs the server."""
    name = getattr(error, "sqlite_errorname", "") or ""
    for start, sentence in _SENTENCES.items():
        if name.startswith(start):
            return StoreError(f"{sentence.format(path=path)} ({error})")
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


def _make_private(path: Path) -> None:
    """A new file, and those SQLite puts beside it, are for the owner's eyes: seeds of running games are in them."""
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as error:
        raise StoreError(f"{path} cannot be opened: {(error.strerror or str(error)).lower()}") from None


def _connect(path: Path, *, patience: float) -> sqlite3.Connection:
    try:
        return sqlite3.connect(path, timeout=patience, isolation_level=None, check_same_thread=False)
    except sqlite3.Error as error:
        raise plain(error, path) from error


def _check_ours(connection: sqlite3.Connection, path: Path) -> None:
    """Reads only, so that a file of somebody else is left as it is."""
    application = connection.execute("PRAGMA application_id").fetchone()[0]
    version = _user_version(connection)
    is_empty = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0] == 0
    if application != APPLICATION and not (is_empty and application == version == 0):
        raise StoreError(f"{path} is a database of another program; choose another folder or move the file away")
    if version > VERSION:
        raise StoreError(f"{path} was written by a newer version of Burrow; update Burrow or choose another folder")


def _user_version(connection: sqlite3.Connection) -> int:
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    return version


def _sync_folder(folder: Path) -> None:
    """A new file survives a power cut only once its folder is on the disk too."""
    if sys.platform != "win32":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
