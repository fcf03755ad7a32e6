"""One owner per database, by locks that the operating system releases however the process ends.

The lock file says who the owner is. It can be removed by mistake, so the database itself is locked too."""

import os
import sys
from pathlib import Path

from burrow.storage.database import make_private
from burrow.storage.store import StoreError, Taken

_held: set[Path] = set()
"""What this process owns. The system does not stop a process from locking its own file twice."""


class OwnerLock:
    def __init__(self, database: Path) -> None:
        """Take the lock immediately, and create the database if it is missing. Raises `StoreError` if another store, in
        this process or another, owns it."""
        self._path = database.resolve()
        if self._path in _held:
            raise StoreError(f"{database} is already open in this process")
        self._file = _lock_file(database.with_name(database.name + ".lock"))
        try:
            make_private(database)
            self._database = _lock_database(database)
        except StoreError:
            os.close(self._file)
            raise
        os.ftruncate(self._file, 0)
        os.write(self._file, f"{os.getpid()}\n".encode())
        _held.add(self._path)

    def follow(self) -> None:
        """Another file has taken the place of the database: lock that one."""
        before, self._database = self._database, _lock_database(self._path)
        os.close(before)

    def release(self) -> None:
        """Call after closing the connections: closing a file frees all locks this process has on it. The lock file
        stays."""
        if self._path in _held:
            _held.remove(self._path)
            os.close(self._database)
            os.close(self._file)


def _lock_file(path: Path) -> int:
    try:
        file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise StoreError(f"cannot write {path}: {(error.strerror or str(error)).lower()}") from None
    try:
        _lock(file)
    except OSError:
        owner = os.read(file, 40).decode("ascii", "replace").strip() if sys.platform != "win32" else ""
        os.close(file)
        raise _taken(path.parent, owner) from None
    return file


def _taken(folder: Path, owner: str = "") -> Taken:
    by = f" (process {owner})" if owner.isdigit() else ""
    return Taken(f"another Burrow server{by} is using {folder}; stop it, or choose another folder")


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

    def _lock_database(path: Path) -> int:
        """Windows does not let anyone remove an open lock file, so that lock is enough."""
        return os.open(os.devnull, os.O_RDONLY)

else:
    import fcntl

    def _lock(file: int) -> None:
        """The lock belongs to the process, not to the open file, so a child that outlives its parent does not keep
        it."""
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def _lock_database(path: Path) -> int:
        """Uses a kind of lock that SQLite does not use, so the two do not interfere."""
        file = os.open(path, os.O_RDONLY | os.O_CLOEXEC)
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(file)
            raise _taken(path.parent) from None
        except OSError:
            pass  # a file system without such locks: rely on the lock file
        return file
