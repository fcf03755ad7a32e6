"""All stores. A test that takes `opener` or `kind` runs once for each of them."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.services.postgres import Postgres, postgres

from burrow.storage.memory import MemoryStore
from burrow.storage.postgres import PostgresStore
from burrow.storage.sqlite import SqliteStore
from burrow.storage.store import EventStore

Clock = Callable[[], float]
Opener = Callable[..., EventStore]
"""Opens the store, with the test's own clock if it gives `now`."""


@pytest.fixture(scope="session")
def database() -> Iterator[Postgres]:
    with postgres() as server:
        yield server


@pytest.fixture(scope="session", params=["memory", "sqlite", "postgres"])
def kind(request: pytest.FixtureRequest) -> Callable[[Path], Opener]:
    """Makes an `opener` for stores in that folder."""
    if request.param == "memory":
        return lambda _: MemoryStore
    if request.param == "sqlite":
        return lambda folder: lambda **clock: SqliteStore(folder / "burrow.db", **clock)
    database: Postgres = request.getfixturevalue("database")

    def in_database(_: Path) -> Opener:
        address = database.fresh_database()
        return lambda **clock: PostgresStore(address, **clock)

    return in_database


@pytest.fixture
def opener(kind: Callable[[Path], Opener], tmp_path: Path) -> Opener:
    """Opens the store, which is empty at first."""
    return kind(tmp_path)


@pytest.fixture
def timed(opener: Opener) -> Callable[[Clock], EventStore]:
    """Opens a store with the test's own clock."""
    return lambda now: opener(now=now)
