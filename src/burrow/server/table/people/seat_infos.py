"""What everyone may know about the seats of a table. Reads the record, the log and who is connected."""

from itertools import pairwise

from msgspec.structs import replace

from burrow.engine.game import Seat
from burrow.server.table.people.presence import Presence
from burrow.server.table.record import SeatRecord, TableRecord
from burrow.server.table.sight import AnyLog, IsByClock
from burrow.server.wire.outbound import SeatInfo


def seat_infos(record: TableRecord, log: AnyLog, presence: Presence, is_by_clock: IsByClock) -> tuple[SeatInfo, ...]:
    infos = (_info(record, number, presence) for number in range(len(record.seats)))
    if record.phase != "over":
        return tuple(infos)
    return tuple(_counted(info, seat, log, is_by_clock) for seat, info in enumerate(infos))


def _info(record: TableRecord, number: Seat, presence: Presence) -> SeatInfo:
    seat = record.seats[number]
    is_person = seat.kind == "person"
    return SeatInfo(
        seat.kind,
        seat.name,
        seat.bot,
        here=is_person and presence.is_here(seat.holder),
        away=record.phase == "playing" and presence.is_away(seat.holder),
        vacant=seat.vacant,
        relieved=seat.relieved,
        since=seat.since,
        who=seat.who,
        mark=number if seat.mark is None else seat.mark,
        host=is_person and record.is_host(seat.holder),
        device=_device(record, seat),
        played=seat.played,
    )


def _device(record: TableRecord, seat: SeatRecord) -> Seat | None:
    together = record.held_by(seat.holder)
    return together[0] if len(together) > 1 else None


def _counted(info: SeatInfo, seat: Seat, log: AnyLog, is_by_clock: IsByClock) -> SeatInfo:
    """With the moves of each spell, of those that were not taken back."""
    moves = [event.seq for event in log.live if event.by == seat]
    info = replace(info, by_clock=sum(map(is_by_clock, moves)))
    if not info.played:
        return info
    ends = [-1, *(spell.until for spell in info.played), log.seq]
    counts = [sum(first < seq <= last for seq in moves) for first, last in pairwise(ends)]
    played = tuple(replace(spell, moves=count) for spell, count in zip(info.played, counts[:-1], strict=True))
    return replace(info, played=played, moves=counts[-1])
