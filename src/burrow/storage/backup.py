"""Copies of the database: making one beside a running server, checking it, and putting it back."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import NamedTuple

from burrow.storage.database import FAILURES, open_other, open_reader, plain, sync_folder, version_of
from burrow.storage.files import beside
from burrow.storage.lock import OwnerLock
from burrow.storage.store import Damaged, StoreError
from burrow.storage.upkeep import Reading

PAGES = 1000
"""Pages copied at a time."""


class Contents(NamedTuple):
    """What is in a copy."""

    tables: int
    damaged: int
    """Tables that are not what was stored. The others are fine."""


def back_up(path: Path, copy: Path) -> Contents:
    """Copy the tables as they are at one moment into one file that only its owner can read, and check the copy. A
    server may be using them."""
    with _new_file(copy):
        _copy(path, copy)
        return contents(copy)


def restore(copy: Path, path: Path, *, overwrite: bool) -> Contents:
    """Put a copy in the place of the database, which no server may be using."""
    found = contents(copy)
    _make_folder(path.parent)
    lock = OwnerLock(path)
    try:
        if path.stat().st_size and not overwrite:
            raise StoreError(f"there are tables in {path.parent} already; add --force to replace them for good")
        fresh = path.with_name(path.name + ".restoring")
        fresh.unlink(missing_ok=True)  # of an attempt that was cut off
        with _new_file(fresh):
            _copy(copy, fresh)
            contents(fresh)
        _replace(path, fresh)
    finally:
        lock.release()
    return found


def contents(copy: Path) -> Contents:
    """Check a file. Raises `StoreError` if it is not ours, and `Damaged` if SQLite cannot rely on it. Single tables may
    be damaged: they were so when the copy was made."""
    if not copy.is_file():
        raise StoreError(f"there is no file {copy}")
    with closing(open_other(copy, oldest=1)) as connection:
        tables = Reading(connection, copy)
        faults = tables.structural_faults()
        if faults:
            raise Damaged(f"{faults[0]}; so this copy is not used")
        has_checksums = version_of(connection) > 1
        return Contents(len(tables.names()), len(tables.damaged()) if has_checksums else 0)


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError(f"cannot make the folder {folder}: {(error.strerror or str(error)).lower()}") from None


def _copy(source: Path, target: Path) -> None:
    with closing(open_other(source, oldest=1)) as tables, closing(open_reader(target, patience=5.0)) as to:
        to.execute("PRAGMA query_only = OFF")
        with _one_moment(tables):
            tables.backup(to, pages=PAGES)
        to.execute("PRAGMA journal_mode = DELETE")  # so that the copy is a single file
    with target.open("rb+") as file:
        os.fsync(file.fileno())


@contextmanager
def _one_moment(connection: sqlite3.Connection) -> Iterator[None]:
    """Whatever a server writes meanwhile belongs to a later moment. Without this, SQLite would begin to copy again
    after each write, and never end beside a busy server."""
    connection.execute("BEGIN")
    connection.execute("SELECT count(*) FROM sqlite_master").fetchone()  # the moment is that of the first look
    try:
        yield
    finally:
        connection.execute("ROLLBACK")


@contextmanager
def _new_file(path: Path) -> Iterator[None]:
    """A file that was not there before and that only its owner can read. It goes if anything fails."""
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    except FileExistsError:
        raise StoreError(f"{path} is there already; choose another name, or remove it first") from None
    except OSError as error:
        raise StoreError(f"{path} cannot be made: {(error.strerror or str(error)).lower()}") from None
    try:
        yield
    except BaseException as error:
        path.unlink()
        if isinstance(error, FAILURES):
            raise plain(error, path) from error
        raise


def _replace(path: Path, fresh: Path) -> None:
    """The newest changes of the old database are in files beside it. They go first, because SQLite would apply them to
    the new one."""
    for old in beside(path)[1:]:
        old.unlink(missing_ok=True)
    os.replace(fresh, path)
    sync_folder(path.parent)
