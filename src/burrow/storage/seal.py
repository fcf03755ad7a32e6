"""Checksums over stored data, so that damage on disk is noticed and nobody plays on with it.

A table has a head: the checksum of its record, the number of its rows and the end of a hash chain over them, the time
of the last write, and a seal over all of that and the table's name. One changed byte anywhere breaks one of them."""

from collections.abc import Iterable
from hashlib import blake2b

from msgspec import Struct

from burrow.storage.store import Damaged

_SIZE = 16


class Head(Struct):
    """Where a table continues, and the checksums it must match."""

    record: bytes
    """Checksum of the record."""
    length: int
    """Number of rows."""
    chain: bytes
    """Checksum of the last row and, through it, of all rows before."""
    touched: int
    """Time of the last write, in seconds since 1970."""

    def seal(self, table: str) -> bytes:
        """Binds this head to this table."""
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
    """The chain after these rows, with one hash per row: a table is checked completely whenever it is opened."""
    for row in rows:
        before = blake2b(before + row, digest_size=_SIZE).digest()
    return before


def seal_code(code: str, table: str) -> bytes:
    """Binds a code to the table it leads to."""
    return checksum(f"{code}\n{table}".encode("utf-8", "surrogatepass"))


def check_code(code: str, table: str | None, seal: object) -> str:
    """The table of a code. A code whose table is gone, or that was given to another one, is damaged."""
    if table is None or seal != seal_code(code, table):
        raise Damaged(f"the code {code!r} is damaged: it is not what was stored")
    return table


def check_record(table: str, record: object, head: Head) -> bytes:
    if not isinstance(record, bytes) or checksum(record) != head.record:
        raise Damaged(f"table {table!r} is damaged: its record is not what was stored")
    return record


def check_rows(table: str, rows: Iterable[tuple[object, object]], head: Head) -> list[bytes]:
    """Check pairs of number and row against the head; return the rows."""
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
