"""When people who want notifications are to be told that their time is nearly up. Reads records only."""

from collections.abc import Mapping, Sequence
from typing import Protocol

from burrow.engine.game import Millis
from burrow.server.table.record import ClockRecord, Phase, PushRecord
from burrow.server.wire.outbound import Pace

WARNING: Millis = 3 * 60 * 60 * 1000
"""So long before their time is up, people are told again."""


class _Held(Protocol):
    """A seat, of which only its holder matters."""

    @property
    def holder(self) -> str: ...


def warns_at(
    pace: Pace,
    phase: Phase,
    clocks: Sequence[ClockRecord],
    seats: Sequence[_Held],
    pushes: Mapping[str, PushRecord],
) -> Millis | None:
    """The time of day at which somebody has to be told that their time is nearly up; None: nobody has."""
    if pace.kind != "days" or phase != "playing":
        return None
    ends = [
        clock.until
        for seat, clock in enumerate(clocks)
        if clock.until is not None
        and (push := pushes.get(seats[seat].holder)) is not None
        and not push.has_warned(seat)
    ]
    return min(ends) - WARNING if ends else None
