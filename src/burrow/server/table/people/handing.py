"""Moving a seat to another device by a personal link. Takes a record and returns the changed one, or raises `Declined`.
No sockets, store or clock."""

from hashlib import sha256

from msgspec.structs import replace

from burrow.engine.game import Seat
from burrow.server.table.people.seating import require_welcome
from burrow.server.table.record import TableRecord
from burrow.server.wire.errors import Declined


def hash_of(key: str) -> str:
    """What the record keeps of the key in a personal link."""
    return sha256(key.encode()).hexdigest()


def offer(record: TableRecord, *, holder: str, seat: Seat, key: str) -> TableRecord:
    """Let whoever has this key take the seat, once. Any earlier key of the seat is void."""
    if not holder or seat not in record.held_by(holder):
        raise Declined("not-your-seat", f"seat {seat}")
    _require_open(record)
    return record.with_seat(seat, replace(record.seats[seat], key=hash_of(key)))


def take(record: TableRecord, *, holder: str, key: str) -> tuple[TableRecord, Seat]:
    """Take the seat that the key is for. Who repeats this after it worked keeps the seat."""
    require_welcome(record, holder)
    seat = next((number for number, seat in enumerate(record.seats) if seat.key == hash_of(key)), None)
    if seat is None:
        own = [number for number in record.held_by(holder) if record.seats[number].came_by == hash_of(key)]
        if not own:
            raise Declined("link-used", "the key is void")
        return record, own[0]
    _require_open(record)
    before = record.seats[seat]
    moved = replace(before, holder=holder, key="", came_by=hash_of(key))
    return _with_host_moved(record.with_seat(seat, moved), before.holder, holder), seat


def _with_host_moved(record: TableRecord, before: str, after: str) -> TableRecord:
    """A host who moves their last seat away manages the table from the other device."""
    if not record.is_host(before) or record.held_by(before) or before == after:
        return record
    hosts = tuple(after if holder == before else holder for holder in record.hosts)
    return replace(record, host=after if record.host == before else record.host, hosts=tuple(dict.fromkeys(hosts)))


def _require_open(record: TableRecord) -> None:
    if record.phase not in ("gathering", "playing"):
        raise Declined("not-now", f"the table is {record.phase}")
