"""The time between the last free seat and the first roll, in which the browsers reveal what they add to the dice.
Judges nothing itself (`pledging.py` does), and plays no moves."""

from dataclasses import dataclass, field

from msgspec.structs import replace

from burrow.engine.game import Millis
from burrow.server.clock import TableClock, Time
from burrow.server.table.audience import Audience
from burrow.server.table.inputs import Asker
from burrow.server.table.ledger import Ledger
from burrow.server.table.people.pledging import has_every_share, with_pledge, with_share
from burrow.server.table.people.seats import Seats
from burrow.server.wire.errors import Declined


@dataclass(slots=True, eq=False)
class Sharing:
    _ledger: Ledger
    _audience: Audience
    _seats: Seats
    _time: Time
    _clock: TableClock
    _patience: Millis
    _due: Millis | None = field(init=False, default=None)
    """When the table stops waiting, by the clock of the machine; None: it does not wait, or nobody waits with it."""

    async def pledge(self, asker: Asker, pledge: str) -> None:
        """Before the game, for this table; after it, for the rematch."""
        record, holder = self._ledger.record, asker.connection.holder
        if not record.held_by(holder):
            raise Declined("not-your-seat", "only those who sit at the table add to its dice")
        if record.phase not in ("gathering", "over") or record.successor:
            raise Declined("not-now", "the pledges are fixed")
        if record.pledges.get(holder) != pledge:
            await self._ledger.amend(with_pledge(record, holder, pledge))
        asker.accept(self._ledger.log.seq)

    async def reveal(self, asker: Asker, share: str) -> None:
        record = with_share(self._ledger.record, asker.connection.holder, share)
        if record != self._ledger.record:
            await self._ledger.amend(record)
        asker.accept(self._ledger.log.seq)

    async def go_on(self) -> None:
        """Begin the game once every share is here, or when those who are connected have waited long enough."""
        record = self._ledger.record
        if record.phase != "sharing" or not self._audience:
            self._due = None
        elif self._due is None:
            self._due = self._time.now() + self._patience
        if record.phase == "sharing" and (has_every_share(record) or self._is_late()):
            await self._seats.begin_with(replace(record, phase="playing"))

    def wakes_at(self) -> Millis | None:
        """Table time at which the table stops waiting; None: it does not wait."""
        return None if self._due is None else self._clock.now() + self._due - self._time.now()

    def _is_late(self) -> bool:
        return self._due is not None and self._due <= self._time.now()
