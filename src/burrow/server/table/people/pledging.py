"""What the browsers add to the dice of a table: first everyone pledges, then the list of pledges is fixed, then
everyone reveals (`docs/fair-dice.md`). Takes a record and returns the changed one, or raises `Declined`. No sockets,
store or clock."""

from msgspec.structs import replace

from burrow.engine.luck import Luck, pledge_of
from burrow.server.table.record import TableRecord
from burrow.server.wire.errors import Declined


def with_pledge(record: TableRecord, holder: str, pledge: str) -> TableRecord:
    """The record with the pledge of a browser; the newest one counts. Pledges of browsers without a seat are
    forgotten."""
    if not pledge:
        return record
    kept = {other: old for other, old in record.pledges.items() if record.held_by(other)}
    return replace(record, pledges={**kept, holder: pledge})


def sealed(record: TableRecord, table: str) -> TableRecord:
    """A table that is about to play fixes its list of pledges and waits for the shares. Without pledges it plays at
    once."""
    if record.phase != "playing":
        return record
    pledges = tuple(record.pledges.get(seat.holder, "") if seat.holder else "" for seat in record.seats)
    if not any(pledges):
        return replace(record, pledges={})
    luck = Luck(table, pledges, ("",) * len(pledges))
    return replace(record, phase="sharing", setup=replace(record.setup, luck=luck), pledges={})


def with_share(record: TableRecord, holder: str, share: str) -> TableRecord:
    """The record with the share of a browser, at each of its seats. Raises `Declined`."""
    luck, pledge = record.setup.luck, pledge_of(share)
    own = [seat for seat in record.held_by(holder) if luck is not None and luck.pledges[seat]]
    if luck is None or not own:
        raise Declined("not-now", "this browser has pledged no share")
    if any(luck.pledges[seat] != pledge for seat in own):
        raise Declined("bad-share", "the SHA-256 of the share is not the pledge")
    shares = tuple(share if seat in own else other for seat, other in enumerate(luck.shares))
    if shares != luck.shares and record.phase != "sharing":
        raise Declined("not-now", "the share has come too late")
    return replace(record, setup=replace(record.setup, luck=replace(luck, shares=shares)))


def has_every_share(record: TableRecord) -> bool:
    luck = record.setup.luck
    return luck is None or all(share or not pledge for pledge, share in zip(luck.pledges, luck.shares, strict=True))
