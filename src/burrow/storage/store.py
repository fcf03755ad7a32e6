"""The protocol of an event store. It treats rows and records as opaque bytes."""

from collections.abc import Sequence
from typing import Protocol

from burrow.engine.errors import BurrowError


class StoreError(BurrowError):
    """The store failed; nothing of the request was stored."""


class Taken(StoreError):
    """Another process owns the store."""


class Conflict(StoreError):
    """The table already exists, or someone else wrote that `seq` first."""


class Lost(StoreError):
    """Another server owns the table now, so nothing more can be stored from here."""


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
        """Replace the record of a table and create its successor with the record `opening`: both or neither. The code
        of the table leads to the successor from then on."""
        ...

    async def append(self, table: str, seq: int, rows: Sequence[bytes]) -> None:
        """Append rows `seq`, `seq + 1`, …; all of them or none. Once this returns they survive a crash.

        `Conflict` if one of the numbers is taken or the first does not follow the last stored row."""
        ...

    async def delete(self, table: str) -> None:
        """Delete the table with all its rows and its code for good. Does nothing if there is no such table."""
        ...

    async def give_code(self, table: str, code: str) -> None:
        """Let this code lead to the table, in place of the one it had. `Conflict` if it leads to another table."""
        ...

    async def find_code(self, code: str) -> str | None:
        """The table that the code leads to; None: it leads nowhere. `Damaged` if it is not what was written."""
        ...

    async def codes(self) -> dict[str, str]:
        """Every code, and the table that it leads to. `Damaged` if one is not what was written."""
        ...

    async def end_codes(self, seconds: int) -> None:
        """End the codes of all tables that were not written to for that long."""
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

    async def untouched(self, seconds: int) -> dict[str, int]:
        """The tables not written to for that long, oldest first, each with the seconds since its last write."""
        ...

    async def trouble(self) -> str:
        """What keeps the store from storing, in a sentence; empty if nothing does."""
        ...

    def is_outdated(self) -> bool:
        """Whether other tables wait to take the place of these, all at once."""
        ...

    async def reopen(self) -> None:
        """Close the store, let the tables that wait take their place, and go on with them. Nobody may be using it."""
        ...

    async def close(self) -> None:
        """Returns once everything accepted is stored."""
        ...
