"""How others find a table: its code. The store knows where a code leads; the record only remembers which one it is."""

from dataclasses import dataclass, field

from msgspec.structs import replace

from burrow.engine.game import Millis
from burrow.server.clock import Time
from burrow.server.table.announce import Announcer
from burrow.server.table.ledger import Ledger
from burrow.server.table.people.codes import LIFE, claim_code
from burrow.storage.store import EventStore


@dataclass(slots=True, eq=False)
class Invitation:
    _ledger: Ledger
    _announcer: Announcer
    _store: EventStore
    _time: Time
    _claimed_at: Millis | None = field(init=False, default=None)

    async def code(self) -> str:
        """The code of this table. It gets one when somebody first asks, and keeps it as long as it can."""
        now, record = self._time.now(), self._ledger.record
        if self._claimed_at is not None and now - self._claimed_at < LIFE // 2 and record.code:
            return record.code
        code = await claim_code(self._store, self._ledger.name, record.code)
        if code != record.code:
            await self._ledger.amend(replace(self._ledger.record, code=code))
            self._announcer.tell_seats()
        self._claimed_at = now
        return code
