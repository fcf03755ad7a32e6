"""The protocol of an event store. Rows and records are opaque bytes to it."""

from collections.abc import Sequence
from typing import Protocol

from burrow.engine.errors import BurrowError


class StoreError(BurrowError):
    """The store could not do it; nothing of the request was stored."""


class Conflict(StoreError):
    """The table exists already, or somebody else wrote that `seq` first."""


class Damaged(StoreError):
    """What is stored is not what was written. The message names the table, where one is concerned."""


class EventStore(Protocol):
    async def create(self, table: str, record: bytes) -> None:
        """A new table with its record (who sits where, the setup). `Conflict` if the name is taken."""
        ...

    async def amend(self, table: str, record: bytes) -> None:
        """Replace the record of a table that exists."""
        ...

    async def succeed(self, table: str, record: bytes, successor: str, opening: bytes) -> None:
        """Replace the record of a table and make its successor with the record `opening`: both or neither."""
        ...

    async def append(self, table: str, seq: int, rows: Sequence[bytes]) -> None:
        """Rows `seq`, `seq + 1`, …; all of them or none. Once it returns they survive a crash.

        `Conflict` if one of the numbers is taken or the first does not follow the last stored."""
        ...

    async def delete(self, table: str) -> None:
        """The table with all its rows, for good. Nothing happens if there is none."""
        ...

    async def record(self, table: str) -> bytes | None:
        """`Damaged` if it is not the one that was written."""
        ...

    async def rows(self, table: str, start: int = 0) -> list[bytes]:
        """All rows from `start` on, in order. `Damaged` if a row of the table is not what was written."""
        ...

    async def tables(self) -> list[str]:
        """Every table, oldest first."""
        ...

    async def untouched(self, seconds: int) -> list[str]:
        """The tables to which nothing has been written for so long, oldest first."""
        ...

    async def trouble(self) -> str:
        """What keeps the store from storing, in a sentence; empty: nothing does."""
        ...

    async def close(self) -> None:
        """Everything accepted is stored before this returns."""
        ...
