"""All stores. A test that takes `opener` or `kind` runs once for each of them."""

from collections.abc import Callable
from pathlib import Path

import pytest

from burrow.storage.memory import MemoryStore
from burrow.storage.sqlite import SqliteStore
from burrow.storage.store import EventStore

Opener = Callable[[], EventStore]


def open_memory(folder: Path) -> Opener:
    return MemoryStore


def open_sqlite(folder: Path) -> Opener:
    return lambda: SqliteStore(folder / "burrow.db")


KINDS = {"memory": open_memory, "sqlite": open_sqlite}


@pytest.fixture(scope="session", params=KINDS)
def kind(request: pytest.FixtureRequest) -> Callable[[Path], Opener]:
    """Makes an `opener` for stores in that folder."""
    return KINDS[request.param]


@pytest.fixture
def opener(kind: Callable[[Path], Opener], tmp_path: Path) -> Opener:
    """Opens the store, which is empty at first."""
    return kind(tmp_path)


@pytest.fixture(params=KINDS)
def timed(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[Callable[[], float]], EventStore]:
    """Opens a store with the test's own clock."""
    if request.param == "memory":
        return lambda now: MemoryStore(now=now)
    return lambda now: SqliteStore(tmp_path / "burrow.db", now=now)
