"""Tables that are not in memory and wait for somebody's days to be over. Reads records, without their games."""

from collections.abc import Sequence

import msgspec
from msgspec import Struct

from burrow.engine.codec import UNREADABLE
from burrow.engine.game import Millis
from burrow.server.table.record import ClockRecord, Phase, PushRecord
from burrow.server.table.warning import warns_at
from burrow.server.wire.outbound import Pace
from burrow.storage.store import Damaged, EventStore

MERCY: Millis = 60 * 60 * 1000
"""How long after a start of the server nobody misses a deadline of days."""


class _Holder(Struct, frozen=True):
    holder: str = ""


class _Waiting(Struct, frozen=True):
    """The part of a record that matters here."""

    phase: Phase
    seats: tuple[_Holder, ...] = ()
    pace: Pace = Pace()
    clocks: tuple[ClockRecord, ...] = ()
    pushes: dict[str, PushRecord] = {}


_decoder = msgspec.json.Decoder(_Waiting)


async def sleeper(store: EventStore, table: str, started: Millis, *, reminds: bool) -> Millis | None:
    """When a stored table has to be read: at `sleeps_until`, or with `reminds` when somebody is to be warned. One that
    cannot be read waits for nothing."""
    try:
        record = _decoder.decode(await store.record(table) or b"")
    except (Damaged, *UNREADABLE):
        return None
    warning = warns_at(record.pace, record.phase, record.clocks, record.seats, record.pushes) if reminds else None
    return earlier(sleeps_until(record.pace, record.phase, record.clocks, started), warning)


def earlier(one: Millis | None, other: Millis | None) -> Millis | None:
    return min((time for time in (one, other) if time is not None), default=None)


def sleeps_until(pace: Pace, phase: Phase, clocks: Sequence[ClockRecord], started: Millis) -> Millis | None:
    """The time of day at which a table has to be read, because somebody's days are over; None: it does not.
    `started`: when the server started, by the time of day."""
    ends = [clock.until for clock in clocks if clock.until is not None]
    if pace.kind != "days" or phase != "playing" or not ends:
        return None
    return max(min(ends), started + MERCY)
