"""Writes to PostgreSQL: all requests that have arrived meanwhile, in one transaction.

The database decides: a row is stored only if it follows the last one of its table, and only for the newest owner of the
table. What this process remembers of a table saves a look at the database and is never trusted."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from msgspec import Struct
from msgspec.structs import replace

from burrow.storage.requests import Amend, Append, Create, Delete, EndCodes, GiveCode, Probe, Request, Succeed
from burrow.storage.seal import START, Head, chain, checksum, seal_code
from burrow.storage.store import Conflict, Lost, StoreError

Connection = Any
"""A connection of asyncpg, which has no types."""
MOST_HEADS = 100_000
"""The most table heads that are remembered."""

_APPEND = """
WITH moved AS (
    UPDATE tables SET length = new.length, chain = new.chain, touched = $6, seal = new.seal
    FROM unnest($1::bigint[], $2::bigint[], $3::integer[], $4::integer[], $5::bytea[], $7::bytea[])
        AS new (id, epoch, before, length, chain, seal)
    WHERE tables.id = new.id AND tables.epoch = new.epoch AND tables.length = new.before
    RETURNING tables.id
), stored AS (
    INSERT INTO events (table_id, seq, body)
    SELECT row.id, row.seq, row.body
    FROM unnest($8::bigint[], $9::integer[], $10::bytea[]) AS row (id, seq, body) JOIN moved ON moved.id = row.id
)
SELECT id FROM moved
"""
_FIND = "SELECT id, name, epoch, record_sum, length, chain, touched, seal FROM tables WHERE name = $1"
_TOUCH = """
UPDATE tables SET record_sum = $3, length = $4, chain = $5, touched = $6, seal = $7 WHERE id = $1 AND epoch = $2
RETURNING id
"""


class Item(Protocol):
    """A request and its error, if any."""

    request: Request
    error: StoreError | None


class Known(Struct):
    """What is remembered of a table."""

    id: int
    epoch: int
    head: Head


class PostgresWriter:
    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._known: dict[str, Known] = {}
        self._owned: dict[str, int] = {}
        """The epochs in which this process owns tables."""

    async def write(self, connection: Connection, items: Sequence[Item]) -> None:
        """Write all in one transaction; requests that cannot be done get their error and change nothing."""
        try:
            async with connection.transaction():
                appends: list[Item] = []
                for item in items:
                    item.error = None
                    if isinstance(item.request, Append):
                        appends.append(item)
                        continue
                    await self._append(connection, appends)
                    appends = []
                    await self._do(connection, item)
                await self._append(connection, appends)
        except BaseException:
            self._known.clear()
            raise

    async def claim(self, connection: Connection, table: str) -> None:
        """This process owns the table from now on; rows of earlier owners are refused."""
        epoch = await connection.fetchval("UPDATE tables SET epoch = epoch + 1 WHERE name = $1 RETURNING epoch", table)
        if epoch is None:
            raise StoreError(f"there is no table {table!r}")
        self._known.pop(table, None)
        self._owned[table] = epoch

    def release(self, table: str) -> None:
        self._owned.pop(table, None)
        self._known.pop(table, None)

    async def _append(self, connection: Connection, items: Sequence[Item]) -> None:
        """Many tables in one statement. A table that has moved on is looked up and tried once more by itself."""
        left = await self._try(connection, items)
        for item in left:
            self._known.pop(_append_of(item).table, None)
            for again in await self._try(connection, [item]):
                request = _append_of(again)
                known = await self._find(connection, request.table)
                again.error = self._moved_on(request.table, known, request.seq)

    async def _try(self, connection: Connection, items: Sequence[Item]) -> list[Item]:
        """Returns the items of tables that are not as remembered; nothing of them is stored."""
        now, batch = int(self._now()), _Batch()
        for item in items:
            request = _append_of(item)
            known = await self._look(connection, item)
            if known is None:
                continue
            before = batch.heads.get(request.table, (known.head, known.head))[1]
            if request.seq != before.length:
                item.error = self._moved_on(request.table, replace(known, head=before), request.seq)
                if request.table not in batch.heads:
                    item.error = None
                    batch.stale.append(item)
                continue
            after = replace(
                before,
                length=before.length + len(request.rows),
                chain=chain(before.chain, request.rows),
                touched=now,
            )
            batch.add(item, known, after)
        if batch.items:
            moved = {row["id"] for row in await connection.fetch(_APPEND, *batch.columns(now))}
            for item in batch.items:
                known = self._known[_append_of(item).table]
                if known.id in moved:
                    known.head = batch.heads[_append_of(item).table][1]
                else:
                    batch.stale.append(item)
        return batch.stale

    async def _do(self, connection: Connection, item: Item) -> None:
        try:
            await self._take(connection, item.request)
        except StoreError as error:
            item.error = error

    async def _take(self, connection: Connection, request: Request) -> None:
        match request:
            case Create(table, record):
                await self._create(connection, table, record)
            case Amend(table, record):
                await self._amend(connection, await self._find(connection, table), table, record)
            case Succeed(table, record, successor, opening):
                known = await self._find(connection, table)
                self._check_owner(table, known)
                await self._create(connection, successor, opening)
                await self._amend(connection, known, table, record)
                await self._move_code(connection, table, successor)
            case GiveCode(table, code):
                await self._give_code(connection, table, code)
            case EndCodes(since):
                old = "SELECT id FROM tables WHERE touched <= $1"
                await connection.execute(f"DELETE FROM codes WHERE table_id IN ({old})", since)
            case Delete(table):
                self._known.pop(table, None)
                await connection.execute("DELETE FROM tables WHERE name = $1", table)
            case Probe():
                await connection.execute("UPDATE burrow SET probed = $1", int(self._now()))
            case Append():
                raise AssertionError("appends go together")

    async def _create(self, connection: Connection, table: str, record: bytes) -> None:
        head = Head(checksum(record), 0, START, int(self._now()))
        id = await connection.fetchval(
            """INSERT INTO tables (name, record, record_sum, length, chain, touched, seal)
            VALUES ($1, $2, $3, 0, $4, $5, $6) ON CONFLICT (name) DO NOTHING RETURNING id""",
            table, record, head.record, head.chain, head.touched, head.seal(table),
        )  # fmt: skip
        if id is None:
            raise Conflict(f"there is a table {table!r} already")
        self._owned.pop(table, None)
        self._remember(table, Known(id, 0, head))

    async def _amend(self, connection: Connection, known: Known, table: str, record: bytes) -> None:
        self._check_owner(table, known)
        await connection.execute("UPDATE tables SET record = $2 WHERE id = $1", known.id, record)
        known.head.record = checksum(record)
        await self._touch(connection, known, table)

    async def _give_code(self, connection: Connection, table: str, code: str) -> None:
        known = await self._find(connection, table)
        self._check_owner(table, known)
        given = await connection.fetchval(
            """INSERT INTO codes (table_id, code, seal)
            SELECT $1, $2, $3 WHERE NOT EXISTS (SELECT 1 FROM codes WHERE code = $2 AND table_id != $1)
            ON CONFLICT (table_id) DO UPDATE SET code = $2, seal = $3 RETURNING code""",
            known.id, code, seal_code(code, table),
        )  # fmt: skip
        if given is None:
            raise Conflict(f"the code {code!r} leads to another table")
        await self._touch(connection, known, table)

    async def _move_code(self, connection: Connection, table: str, successor: str) -> None:
        """A damaged code ends here: moving it would give it a valid seal."""
        before, after = self._known[table].id, self._known[successor].id
        found = await connection.fetchrow("DELETE FROM codes WHERE table_id = $1 RETURNING code, seal", before)
        if found is not None and found["seal"] == seal_code(found["code"], table):
            values = after, found["code"], seal_code(found["code"], successor)
            await connection.execute("INSERT INTO codes (table_id, code, seal) VALUES ($1, $2, $3)", *values)

    async def _touch(self, connection: Connection, known: Known, table: str) -> None:
        head = known.head
        head.touched = int(self._now())
        values = head.record, head.length, head.chain, head.touched, head.seal(table)
        if await connection.fetchval(_TOUCH, known.id, known.epoch, *values) is None:
            raise Lost(f"table {table!r} has another owner now")

    # What is remembered.

    async def _look(self, connection: Connection, item: Item) -> Known | None:
        """What is remembered of the table of an append, or what the database says."""
        table = _append_of(item).table
        known = self._known.get(table)
        if known is None:
            try:
                known = await self._find(connection, table)
            except StoreError as error:
                item.error = error
                return None
        item.error = self._why_not_owner(table, known)
        return known if item.error is None else None

    async def _find(self, connection: Connection, table: str) -> Known:
        """Locks the table's row until the transaction ends, so that what is read here stays true in it."""
        row = await connection.fetchrow(f"{_FIND} FOR UPDATE", table)
        if row is None:
            self._known.pop(table, None)
            raise StoreError(f"there is no table {table!r}")
        head = Head(row["record_sum"], row["length"], row["chain"], row["touched"])
        return self._remember(table, Known(row["id"], row["epoch"], head))

    def _remember(self, table: str, known: Known) -> Known:
        if len(self._known) >= MOST_HEADS:
            self._known.clear()
        self._known[table] = known
        return known

    def _check_owner(self, table: str, known: Known) -> None:
        error = self._why_not_owner(table, known)
        if error is not None:
            raise error

    def _why_not_owner(self, table: str, known: Known) -> Lost | None:
        owned = self._owned.get(table, known.epoch)
        return None if owned == known.epoch else Lost(f"table {table!r} has another owner now")

    def _moved_on(self, table: str, known: Known, seq: int) -> StoreError:
        return self._why_not_owner(table, known) or Conflict(
            f"table {table!r} goes on at seq {known.head.length}, not {seq}"
        )


class _Batch:
    """Appends that go into one statement."""

    def __init__(self) -> None:
        self.items: list[Item] = []
        self.stale: list[Item] = []
        self.heads: dict[str, tuple[Head, Head]] = {}
        """By table, its head before and after."""
        self._known: dict[str, Known] = {}

    def add(self, item: Item, known: Known, after: Head) -> None:
        table = _append_of(item).table
        self.items.append(item)
        self._known[table] = known
        self.heads[table] = self.heads.get(table, (known.head, known.head))[0], after

    def columns(self, now: int) -> tuple[object, ...]:
        known = self._known.values()
        heads = [self.heads[table] for table in self._known]
        rows = [
            (self._known[request.table].id, seq, body)
            for request in map(_append_of, self.items)
            for seq, body in enumerate(request.rows, request.seq)
        ]
        return (
            [one.id for one in known],
            [one.epoch for one in known],
            [before.length for before, _ in heads],
            [after.length for _, after in heads],
            [after.chain for _, after in heads],
            now,
            [after.seal(table) for table, (_, after) in zip(self._known, heads, strict=True)],
            [id for id, _, _ in rows],
            [seq for _, seq, _ in rows],
            [body for _, _, body in rows],
        )


def _append_of(item: Item) -> Append:
    assert isinstance(item.request, Append)
    return item.request
