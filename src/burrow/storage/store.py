"""The protocol of an event store. Rows and records are opaque bytes to it."""

from collections.abc import Sequence
from typing import Protocol

from burrow.engine.errors import BurrowError


class StoreError(BurrowError):
    """The store could not do it; nothing of the request was stored."""


class Conflict(StoreError):
    """The table exists already, or somebody else wrote that `seq` first."""


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

    async def record(self, table: str) -> bytes | None: ...

    async def rows(self, table: str, start: int = 0) -> list[bytes]:
        """All rows from `start` on, in order."""
        ...

    async def tables(self) -> list[str]:
        """Every table, oldest first."""
        ...

    async def close(self) -> None:
        """Everything accepted is stored before this returns."""
        ...
