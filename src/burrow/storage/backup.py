"""Copies of the database: making one beside a running server, checking it, and putting it back."""

import os
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import NamedTuple

from burrow.storage import swap
from burrow.storage.database import FAILURES, open_other, open_reader, plain, version_of
from burrow.storage.lock import OwnerLock
from burrow.storage.store import Damaged, StoreError, Taken
from burrow.storage.upkeep import Reading, reading

PAGES = 1000
"""Pages copied at a time."""
LOOK_EVERY = 0.05
"""Seconds between two looks whether a server has taken a copy."""


class Contents(NamedTuple):
    """What is in a copy."""

    tables: int
    damaged: int
    """Tables that are not what was stored. The others are fine."""


class Restored(NamedTuple):
    contents: Contents
    by_server: bool
    """A server was using the tables, and goes on with those of the copy."""


def back_up(path: Path, copy: Path) -> Contents:
    """Copy the tables as they are at one moment into one file that only its owner can read, and check the copy. A
    server may be using them."""
    with _new_file(copy):
        _copy(path, copy)
        return contents(copy)


def restore(copy: Path, path: Path, *, overwrite: bool, patience: float) -> Restored:
    """Put a copy in the place of the database. If a server is using it, the server does that, and has so many seconds
    to take the copy."""
    found = contents(copy)
    _make_folder(path.parent)
    try:
        lock = OwnerLock(path)
    except Taken:
        _hand_over(copy, path, overwrite=overwrite, patience=patience)
        return Restored(found, by_server=True)
    try:
        _check_replaceable(path, overwrite=overwrite)
        swap.forget_attempts(path)
        swap.ask(path, _prepared(copy, path))
        swap.finish(path)
    finally:
        lock.release()
    return Restored(found, by_server=False)


def _hand_over(copy: Path, path: Path, *, overwrite: bool, patience: float) -> None:
    """Ask the server to take the copy, and wait until it has."""
    _check_replaceable(path, overwrite=overwrite)
    fresh = _prepared(copy, path)
    wanted = fresh.stat().st_ino
    swap.ask(path, fresh)
    try:
        _wait_while(lambda: swap.is_asked(path), patience)
    finally:  # also if whoever waits loses patience
        is_late = swap.withdraw(path)
    if is_late:
        raise StoreError(f"the server that uses {path.parent} does not take the copy; stop it, and restore again")
    _wait_while(lambda: swap.is_taken(path), patience)
    if path.stat().st_ino != wanted:
        raise StoreError(f"the server that uses {path.parent} could not take the copy; its log says why")


def _wait_while(holds: Callable[[], bool], patience: float) -> None:
    end = time.monotonic() + patience
    while holds() and time.monotonic() < end:
        time.sleep(LOOK_EVERY)


def _check_replaceable(path: Path, *, overwrite: bool) -> None:
    if not overwrite and path.stat().st_size and _may_have_tables(path):
        raise StoreError(f"there are tables in {path.parent} already; add --force to replace them for good")


def _may_have_tables(path: Path) -> bool:
    try:
        with reading(path) as tables:
            return bool(tables.names())
    except StoreError:
        return True


def _prepared(copy: Path, path: Path) -> Path:
    """A copy of the copy beside the database, whole and checked, for whoever owns the database."""
    fresh = swap.copying(path)
    with _new_file(fresh):
        _copy(copy, fresh)
        contents(fresh)
        if os.name == "posix":
            owner = path.stat()
            if fresh.stat().st_uid != owner.st_uid:
                os.chown(fresh, owner.st_uid, owner.st_gid)
    return fresh


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
