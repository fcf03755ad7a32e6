"""One owner per database: a lock that the operating system takes back when the process ends, however it ends.

It belongs to the process, not to an open file, so a child that outlives its parent does not keep it."""

import os
import sys
from pathlib import Path

from burrow.storage.store import StoreError

_held: set[Path] = set()
"""What this process owns: the system does not stop a process from locking its own file twice."""


class OwnerLock:
    def __init__(self, path: Path) -> None:
        """Take it at once. `StoreError` if another store, in this process or another, owns the path."""
        self._path = path.resolve()
        if self._path in _held:
            raise StoreError(f"{path} is already open in this process")
        try:
            self._file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise StoreError(f"cannot write {path}: {(error.strerror or str(error)).lower()}") from None
        try:
            _lock(self._file)
        except OSError:
            owner = os.read(self._file, 40).decode("ascii", "replace").strip() if sys.platform != "win32" else ""
            os.close(self._file)
            by = f" (process {owner})" if owner.isdigit() else ""
            raise StoreError(
                f"another Burrow server{by} is using {path.parent}; stop it, or choose another folder"
            ) from None
        os.ftruncate(self._file, 0)
        os.write(self._file, f"{os.getpid()}\n".encode())
        _held.add(self._path)

    def release(self) -> None:
        """The file stays: removing it would let two processes lock two files of the same name."""
        if self._path in _held:
            _held.remove(self._path)
            os.close(self._file)


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
