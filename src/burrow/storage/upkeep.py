"""What a host does with the database besides playing: check it, copy it, shrink it."""

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from burrow.storage.database import FAILURES, open_other, open_reader, open_writer, plain
from burrow.storage.lock import OwnerLock
from burrow.storage.reading import read_names, read_record, read_rows
from burrow.storage.store import StoreError

PAGES = 1000
"""Pages copied at a time; the server can write in between."""


class Reading:
    """The tables of a file that a server may be using."""

    def __init__(self, connection: sqlite3.Connection, path: Path) -> None:
        self._connection = connection
        self._path = path

    def faults(self) -> list[str]:
        """What is wrong with the file as a whole, and rows that belong to no table."""
        try:
            lines = [str(line) for (line,) in self._connection.execute("PRAGMA integrity_check")]
            strays = self._connection.execute("PRAGMA foreign_key_check").fetchall()
        except FAILURES as error:
            return [str(plain(error, self._path))]
        faults = [f"{self._path}: {line}" for line in lines if line != "ok"]
        return faults + ([f"{self._path}: {len(strays)} rows belong to no table"] if strays else [])

    def names(self) -> list[str]:
        try:
            return read_names(self._connection)
        except FAILURES as error:
            raise plain(error, self._path) from error

    def record(self, name: str) -> bytes:
        """Raises `Damaged`."""
        try:
            return read_record(self._connection, name) or b""
        except FAILURES as error:
            raise plain(error, self._path) from error

    def table(self, name: str) -> tuple[bytes, list[bytes]]:
        """Record and rows. Raises `Damaged`."""
        try:
            return self.record(name), read_rows(self._connection, name)
        except FAILURES as error:
            raise plain(error, self._path) from error

    def touched(self, before: int) -> dict[str, int]:
        """The tables not written to since that second, with the time of their last write; oldest first."""
        found = self._connection.execute(
            "SELECT name, touched FROM heads JOIN tables ON id = table_id WHERE touched <= ? ORDER BY touched, id",
            (before,),
        )
        return dict(found.fetchall())

    def copy(self, to: sqlite3.Connection) -> None:
        self._connection.backup(to, pages=PAGES)


@contextmanager
def reading(path: Path) -> Iterator[Reading]:
    with closing(open_other(path)) as connection:
        yield Reading(connection, path)


def back_up(path: Path, copy: Path) -> None:
    """Copy the tables as they are at one moment into one file that only its owner can read."""
    try:
        os.close(os.open(copy, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    except FileExistsError:
        raise StoreError(f"{copy} is there already; choose another name, or remove it first") from None
    except OSError as error:
        raise StoreError(f"{copy} cannot be made: {(error.strerror or str(error)).lower()}") from None
    try:
        with reading(path) as tables, closing(open_reader(copy, patience=5.0)) as target:
            target.execute("PRAGMA query_only = OFF")
            tables.copy(target)
            target.execute("PRAGMA journal_mode = DELETE")  # so that the copy is a single file
        _sync(copy)
    except (*FAILURES, StoreError) as error:
        copy.unlink()
        raise plain(error, copy) from error


def shrink(path: Path) -> None:
    """Give the space of deleted tables back to the disk. Briefly needs as much space again as the file."""
    lock = OwnerLock(path)
    try:
        with closing(open_writer(path, patience=5.0, now=int(time.time()))) as connection:
            connection.execute("VACUUM")
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    except FAILURES as error:
        raise plain(error, path) from error
    finally:
        lock.release()


def _sync(path: Path) -> None:
    with path.open("rb+") as file:
        os.fsync(file.fileno())
