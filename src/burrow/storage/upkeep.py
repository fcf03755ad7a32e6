"""What a host does with the database besides playing: check it, shrink it. Copies are made in `backup.py`."""

import sqlite3
import time
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from burrow.storage.database import FAILURES, open_other, open_writer, plain
from burrow.storage.lock import OwnerLock
from burrow.storage.reading import read_codes, read_names, read_record, read_rows
from burrow.storage.seal import check_code
from burrow.storage.store import Damaged


class Reading:
    """The tables of a file that a server may be using."""

    def __init__(self, connection: sqlite3.Connection, path: Path) -> None:
        self._connection = connection
        self._path = path

    def faults(self) -> list[str]:
        """What is wrong with the file as a whole, rows that belong to no table, and damaged codes."""
        try:
            codes = list(read_codes(self._connection))
        except FAILURES as error:
            return [str(plain(error, self._path))]
        return self.structural_faults() + [f"{self._path}: {fault}" for fault in _faults_of(codes)]

    def structural_faults(self) -> list[str]:
        """The same without the codes, for a file of any version."""
        try:
            lines = [str(line) for (line,) in self._connection.execute("PRAGMA integrity_check")]
            strays = self._connection.execute("PRAGMA foreign_key_check").fetchall()
        except FAILURES as error:
            return [str(plain(error, self._path))]
        faults = [f"{self._path}: {line}" for line in lines if line != "ok"]
        return faults + ([f"{self._path}: {len(strays)} rows belong to no table"] if strays else [])

    def damaged(self) -> list[str]:
        """The tables that are not what was stored."""
        return [name for name in self.names() if self._is_damaged(name)]

    def _is_damaged(self, name: str) -> bool:
        try:
            self.table(name)
        except Damaged:
            return True
        return False

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


def _faults_of(codes: Iterable[tuple[str, str | None, object]]) -> Iterator[str]:
    for code, table, seal in codes:
        try:
            check_code(code, table, seal)
        except Damaged as damage:
            yield str(damage)


@contextmanager
def reading(path: Path) -> Iterator[Reading]:
    with closing(open_other(path)) as connection:
        yield Reading(connection, path)


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
