"""The protocol of an event store. It treats rows and records as opaque bytes."""

from collections.abc import Sequence
from typing import Protocol

from burrow.engine.errors import BurrowError


class StoreError(BurrowError):
    """The store failed; nothing of the request was stored."""


class Conflict(StoreError):
    """The table already exists, or someone else wrote that `seq` first."""


class Damaged(StoreError):
    """The stored data is not what was written. The message names the table, if there is one."""


class EventStore(Protocol):
    async def create(self, table: str, record: bytes) -> None:
        """Create a table with its record (who sits where, the setup). `Conflict` if the name is taken."""
        ...

    async def amend(self, table: str, record: bytes) -> None:
        """Replace the record of an existing table."""
        ...

    async def succeed(self, table: str, record: bytes, successor: str, opening: bytes) -> None:
        """Replace the record of a table and create its successor with the record `opening`: both or neither."""
        ...

    async def append(self, table: str, seq: int, rows: Sequence[bytes]) -> None:
        """Append rows `seq`, `seq + 1`, …; all of them or none. Once this returns they survive a crash.

        `Conflict` if one of the numbers is taken or the first does not follow the last stored row."""
        ...

    async def delete(self, table: str) -> None:
        """Delete the table with all its rows for good. Does nothing if there is no such table."""
        ...

    async def record(self, table: str) -> bytes | None:
        """The record; `Damaged` if it is not what was written."""
        ...

    async def rows(self, table: str, start: int = 0) -> list[bytes]:
        """All rows from `start` on, in order. `Damaged` if a row of the table is not what was written."""
        ...

    async def tables(self) -> list[str]:
        """Every table, oldest first."""
        ...

    async def untouched(self, seconds: int) -> list[str]:
        """The tables not written to for that long, oldest first."""
        ...

    async def trouble(self) -> str:
        """What keeps the store from storing, in a sentence; empty if nothing does."""
        ...

    async def close(self) -> None:
        """Returns once everything accepted is stored."""
        ...
