"""Checks that the files of an open database are still the ones being written to.

Writing to a deleted or replaced file still succeeds, but nobody would ever read it."""

import os
import shutil
from pathlib import Path

from burrow.storage.store import StoreError

LEAST_FREE = 16 * 2**20
"""Below this many free bytes, the disk counts as nearly full."""


class Files:
    def __init__(self, database: Path) -> None:
        """The database must be open, so that all its files exist."""
        self._database = database
        self._known = {path: _identity(path) for path in beside(database)}

    def check(self) -> None:
        """Takes a few microseconds; called before each commit."""
        for path, known in self._known.items():
            if _identity(path) != known:
                raise StoreError(
                    f"{path} was deleted or replaced while the server was running, so nothing can be stored; "
                    "stop the server, restore a backup if there is none of it left, and start again"
                )

    def check_room(self) -> None:
        try:
            free = shutil.disk_usage(self._database.parent).free
        except OSError:
            return  # another check reports this better
        if free < LEAST_FREE:
            raise StoreError(f"the disk is nearly full: {free // 2**20} MB are left for {self._database}")


def beside(database: Path) -> tuple[Path, ...]:
    """All files of an open database."""
    return database, database.with_name(database.name + "-wal"), database.with_name(database.name + "-shm")


def _identity(path: Path) -> tuple[int, int] | None:
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_dev, found.st_ino
