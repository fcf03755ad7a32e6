"""Tables in a PostgreSQL database that several servers share. One task writes, and each transaction holds all requests
that have arrived meanwhile; reads use other connections."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, TypeVar
from urllib.parse import urlsplit

import asyncpg

from burrow.storage.asking import Asked, AskingStore
from burrow.storage.complaints import Complaints
from burrow.storage.postgres_schema import plain, prepare
from burrow.storage.postgres_writer import PostgresWriter
from burrow.storage.requests import Request
from burrow.storage.seal import Head, check_code, check_record, check_rows
from burrow.storage.store import Damaged, StoreError

T = TypeVar("T")
Connection = Any
"""A connection of asyncpg, which has no types."""

MOST_ITEMS = 2000
"""The most requests in one transaction."""
CONNECTIONS = 4
"""One writes, the others read."""

_HEAD = "SELECT id, record, record_sum, length, chain, touched, seal FROM tables WHERE name = $1"
_CODES = "SELECT code, name, codes.seal FROM codes LEFT JOIN tables ON id = table_id"


class PostgresStore(AskingStore):
    def __init__(self, address: str, *, patience: float = 10.0, now: Callable[[], float] = time.time) -> None:
        """Connects when it is first used. `address`: as in `postgresql://user:password@host:port/database`.

        `patience`: seconds that the database may take for an answer."""
        super().__init__(now)
        self.place: Final = place_of(address)
        self._address = address
        self._patience = patience
        self._writer = PostgresWriter(now)
        self._complaints = Complaints(self.place)
        self._pool: Any = None
        self._opening = asyncio.Lock()
        self._inbox: list[Asked] = []
        self._writing: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Connect, and create what is missing. Raises `StoreError`."""
        async with self._opening:
            if self._pool is not None:
                return
            pool = asyncpg.create_pool(
                self._address,
                min_size=0,
                max_size=CONNECTIONS,
                timeout=self._patience,
                command_timeout=self._patience,
            )
            try:
                await pool
                async with pool.acquire() as connection:
                    await prepare(connection)
            except Exception as error:
                pool.terminate()
                raise plain(error, self.place) from error
            self._pool = pool

    async def claim(self, table: str) -> None:
        """Own the table: the database refuses rows of earlier owners from now on."""
        await self._on_connection(lambda connection: self._writer.claim(connection, table))

    def release(self, table: str) -> None:
        """Forget that this process owns the table."""
        self._writer.release(table)

    async def find_code(self, code: str) -> str | None:
        row = await self._on_connection(lambda connection: connection.fetchrow(f"{_CODES} WHERE code = $1", code))
        return None if row is None else check_code(*row)

    async def codes(self) -> dict[str, str]:
        rows = await self._on_connection(lambda connection: connection.fetch(_CODES))
        return {row["code"]: check_code(*row) for row in rows}

    async def record(self, table: str) -> bytes | None:
        row = await self._on_connection(lambda connection: connection.fetchrow(_HEAD, table))
        return None if row is None else check_record(table, row["record"], _head(table, row))

    async def rows(self, table: str, start: int = 0) -> list[bytes]:
        async def read(connection: Connection) -> list[bytes]:
            async with connection.transaction(isolation="repeatable_read", readonly=True):
                found = await connection.fetchrow(_HEAD, table)
                if found is None:
                    return []
                query = "SELECT seq, body FROM events WHERE table_id = $1 ORDER BY seq"
                rows = await connection.fetch(query, found["id"])
            return check_rows(table, ((row["seq"], row["body"]) for row in rows), _head(table, found))

        return (await self._on_connection(read))[max(0, start) :]

    async def tables(self) -> list[str]:
        rows = await self._on_connection(lambda connection: connection.fetch("SELECT name FROM tables ORDER BY id"))
        return [row["name"] for row in rows]

    async def untouched(self, seconds: int) -> dict[str, int]:
        now = int(self._now())
        query = "SELECT name, touched FROM tables WHERE touched <= $1 ORDER BY id"
        rows = await self._on_connection(lambda connection: connection.fetch(query, now - seconds))
        return {row["name"]: now - row["touched"] for row in rows}

    def is_outdated(self) -> bool:
        return False  # PostgreSQL has tools of its own for backups

    async def reopen(self) -> None:
        pass

    async def close(self) -> None:
        """Store what was accepted, then disconnect. May be called again."""
        self._closed = True
        if self._writing is not None:
            await asyncio.wait({self._writing})
        if self._pool is not None:
            pool, self._pool = self._pool, None
            try:
                await asyncio.wait_for(pool.close(), self._patience)
            except (TimeoutError, OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                pool.terminate()

    def _explain(self, error: StoreError) -> str:
        return str(error)

    async def _ask(self, request: Request) -> None:
        self._check_open()
        item = Asked(request, asyncio.get_running_loop().create_future())
        self._inbox.append(item)
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write(), name="burrow-store-write")
        await item.done

    async def _write(self) -> None:
        """Until nothing is left to write."""
        while self._inbox:
            batch, self._inbox = self._inbox[:MOST_ITEMS], self._inbox[MOST_ITEMS:]
            await self._write_batch(batch)
            for item in batch:
                item.resolve()

    async def _write_batch(self, batch: "Sequence[Asked]") -> None:
        """If a batch fails, each request is tried by itself, so that none fails because of another."""
        try:
            await self._with_pool(lambda connection: self._writer.write(connection, batch))
            if any(item.error is None for item in batch):
                self._complaints.worked()
        except StoreError as error:
            if len(batch) > 1 and not is_away(error):
                for item in batch:
                    await self._write_batch([item])
            else:
                self._complaints.failed(error)
                for item in batch:
                    item.error = error

    async def _on_connection(self, call: Callable[[Connection], Awaitable[T]]) -> T:
        self._check_open()
        return await self._with_pool(call)

    async def _with_pool(self, call: Callable[[Connection], Awaitable[T]]) -> T:
        try:
            if self._pool is None:
                await self.open()
            async with self._pool.acquire(timeout=self._patience) as connection:
                answer: T = await call(connection)
                return answer
        except StoreError:
            raise
        except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            raise plain(error, self.place) from error


def place_of(address: str) -> str:
    """Where the database is, for messages: without the user and the password."""
    parts = urlsplit(address)
    return f"PostgreSQL at {parts.hostname or 'localhost'}:{parts.port or 5432}{parts.path}"


def is_away(error: StoreError) -> bool:
    """Whether the database did not answer at all, so that trying the requests one by one is no use."""
    return isinstance(
        error.__cause__, OSError | TimeoutError | asyncpg.InterfaceError | asyncpg.PostgresConnectionError
    )


def _head(table: str, row: Any) -> Head:
    head = Head(row["record_sum"], row["length"], row["chain"], row["touched"])
    if head.seal(table) != row["seal"]:
        raise Damaged(f"table {table!r} is damaged: its checksums are not what was stored")
    return head
