"""Copies all tables from one store to another. An interrupted copy goes on where it was."""

from collections.abc import AsyncIterator
from typing import NamedTuple

from burrow.storage.seal import START, chain, checksum
from burrow.storage.store import Damaged, EventStore, StoreError

AT_ONCE = 1000
"""Rows that are appended at a time."""


class Copied(NamedTuple):
    table: str
    rows: int
    """Rows that were not there yet."""
    fault: str
    """Why it was not copied; empty: it was."""


async def copy(source: EventStore, target: EventStore) -> AsyncIterator[Copied]:
    """Copy table by table, oldest first, and check each by its checksums. A table that is damaged in the source, or
    that has another history in the target, is left out and reported."""
    there = set(await target.tables())
    for table in await source.tables():
        try:
            yield Copied(table, await _copy_table(source, target, table, is_there=table in there), "")
        except Damaged as damage:
            yield Copied(table, 0, str(damage))
        except OtherHistory as error:
            yield Copied(table, 0, str(error))
    for code, table in (await source.codes()).items():
        if await target.record(table) is not None:
            await target.give_code(table, code)


class OtherHistory(StoreError):
    """The target has a table of that name that is no copy."""


async def _copy_table(source: EventStore, target: EventStore, table: str, *, is_there: bool) -> int:
    record, rows = await source.record(table), await source.rows(table)
    assert record is not None
    if not is_there:
        await target.create(table, record)
    known = await target.rows(table)
    if rows[: len(known)] != known:
        raise OtherHistory(f"table {table!r} has another history in the target; it is left as it is")
    for start in range(len(known), len(rows), AT_ONCE):
        await target.append(table, start, rows[start : start + AT_ONCE])
    if await target.record(table) != record:
        await target.amend(table, record)
    await _compare(target, table, record, rows)
    return len(rows) - len(known)


async def _compare(target: EventStore, table: str, record: bytes, rows: list[bytes]) -> None:
    """Read it back, and compare the checksums."""
    stored = await target.record(table)
    if stored is None or checksum(stored) != checksum(record):
        raise StoreError(f"table {table!r}: the record in the target is not what was copied")
    if chain(START, await target.rows(table)) != chain(START, rows):
        raise StoreError(f"table {table!r}: the rows in the target are not what was copied")
