"""A store for tests, simulations and temporary tables. Nothing survives the process."""

import time
from collections.abc import Callable, Sequence

from burrow.storage.store import Conflict, StoreError


class MemoryStore:
    def __init__(self, *, now: Callable[[], float] = time.time) -> None:
        self._records: dict[str, bytes] = {}
        self._rows: dict[str, list[bytes]] = {}
        self._touched: dict[str, int] = {}
        self._codes: dict[str, str] = {}
        """The code of each table that has one."""
        self._now = now
        self._closed = False

    async def create(self, table: str, record: bytes) -> None:
        self._check_open()
        if table in self._records:
            raise Conflict(f"there is a table {table!r} already")
        self._records[table] = record
        self._rows[table] = []
        self._touch(table)

    async def amend(self, table: str, record: bytes) -> None:
        self._check_table(table)
        self._records[table] = record
        self._touch(table)

    async def succeed(self, table: str, record: bytes, successor: str, opening: bytes) -> None:
        self._check_table(table)
        await self.create(successor, opening)
        await self.amend(table, record)
        if table in self._codes:
            self._codes[successor] = self._codes.pop(table)

    async def append(self, table: str, seq: int, rows: Sequence[bytes]) -> None:
        self._check_table(table)
        stored = self._rows[table]
        if seq != len(stored):
            raise Conflict(f"table {table!r} goes on at seq {len(stored)}, not {seq}")
        stored.extend(rows)
        self._touch(table)

    async def delete(self, table: str) -> None:
        self._check_open()
        for kept in (self._records, self._rows, self._touched, self._codes):
            kept.pop(table, None)

    async def give_code(self, table: str, code: str) -> None:
        self._check_table(table)
        if await self.find_code(code) not in (None, table):
            raise Conflict(f"the code {code!r} leads to another table")
        self._codes[table] = code
        self._touch(table)

    async def find_code(self, code: str) -> str | None:
        self._check_open()
        return next((table for table, given in self._codes.items() if given == code), None)

    async def codes(self) -> dict[str, str]:
        self._check_open()
        return {code: table for table, code in self._codes.items()}

    async def end_codes(self, seconds: int) -> None:
        for table in await self.untouched(seconds):
            self._codes.pop(table, None)

    async def record(self, table: str) -> bytes | None:
        self._check_open()
        return self._records.get(table)

    async def rows(self, table: str, start: int = 0) -> list[bytes]:
        self._check_open()
        return self._rows.get(table, [])[max(0, start) :]

    async def tables(self) -> list[str]:
        self._check_open()
        return list(self._records)

    async def untouched(self, seconds: int) -> dict[str, int]:
        self._check_open()
        ages = {table: int(self._now()) - touched for table, touched in self._touched.items()}
        return {table: age for table, age in ages.items() if age >= seconds}

    async def trouble(self) -> str:
        return "the store is closed" if self._closed else ""

    def is_outdated(self) -> bool:
        return False

    async def reopen(self) -> None:
        self._closed = False

    async def close(self) -> None:
        self._closed = True

    def _touch(self, table: str) -> None:
        self._touched[table] = int(self._now())

    def _check_open(self) -> None:
        if self._closed:
            raise StoreError("the store is closed")

    def _check_table(self, table: str) -> None:
        self._check_open()
        if table not in self._records:
            raise StoreError(f"there is no table {table!r}")
