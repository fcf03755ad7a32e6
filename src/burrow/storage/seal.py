"""Checksums over what a store keeps, so that damage on the disk is noticed and never played on.

A table has a head: the checksum of its record, how many rows it has and the end of a chain over them, when something
was last written, and a seal over all of that and the table's name. One changed letter anywhere breaks one of them."""

from collections.abc import Iterable
from hashlib import blake2b

from msgspec import Struct

from burrow.storage.store import Damaged

_SIZE = 16


class Head(Struct):
    """Where a table goes on, and what it must add up to."""

    record: bytes
    """Checksum of the record."""
    length: int
    """How many rows there are."""
    chain: bytes
    """Checksum of the last row and, through it, of all before."""
    touched: int
    """When something was last written, in seconds since 1970."""

    def seal(self, table: str) -> bytes:
        """What makes this the head of this table."""
        numbers = f"{table}\n{self.length}\n{self.touched}\n".encode("utf-8", "surrogatepass")
        return checksum(numbers, self.record, self.chain)


def checksum(*parts: bytes) -> bytes:
    sum = blake2b(digest_size=_SIZE)
    for part in parts:
        sum.update(part)
    return sum.digest()


START = checksum()
"""The chain before the first row."""


def chain(before: bytes, rows: Iterable[bytes]) -> bytes:
    """The chain after these rows. One hash for each: a table is checked whole whenever it is opened."""
    for row in rows:
        before = blake2b(before + row, digest_size=_SIZE).digest()
    return before


def check_record(table: str, record: object, head: Head) -> bytes:
    if not isinstance(record, bytes) or checksum(record) != head.record:
        raise Damaged(f"table {table!r} is damaged: its record is not what was stored")
    return record


def check_rows(table: str, rows: Iterable[tuple[object, object]], head: Head) -> list[bytes]:
    """The rows of pairs of number and row."""
    found: list[bytes] = []
    for seq, row in rows:
        if seq != len(found) or not isinstance(row, bytes):
            raise Damaged(f"table {table!r} is damaged: row {len(found)} is missing or cannot be read")
        found.append(row)
    if len(found) != head.length:
        raise Damaged(f"table {table!r} is damaged: it has {len(found)} rows, and {head.length} were stored")
    if chain(START, found) != head.chain:
        raise Damaged(f"table {table!r} is damaged: its rows are not what was stored")
    return found
