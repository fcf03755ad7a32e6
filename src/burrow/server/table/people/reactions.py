"""Small drawings that people show each other instead of talking. Nothing of it is stored."""

from dataclasses import dataclass, field

from burrow.engine.game import Seat
from burrow.server.clock import Time
from burrow.server.limits import Bucket
from burrow.server.table.announce import Announcer
from burrow.server.table.inputs import Asker
from burrow.server.table.ledger import Ledger
from burrow.server.wire.errors import Declined
from burrow.server.wire.outbound import Reacted, Reaction

AT_ONCE, A_SECOND = 4, 0.5
"""How many reactions a browser may show at a table at once, and in the long run."""


@dataclass(slots=True, eq=False)
class Reactions:
    _ledger: Ledger
    _announcer: Announcer
    _time: Time
    _left: dict[str, Bucket] = field(init=False, default_factory=dict)
    """By holder."""

    def react(self, asker: Asker, seat: Seat, what: Reaction) -> None:
        holder = asker.connection.holder
        if asker.connection.is_screen or seat not in self._ledger.record.held_by(holder):
            raise Declined("not-your-seat", f"seat {seat}")
        if not self._left.setdefault(holder, Bucket(self._time, A_SECOND, AT_ONCE)).take():
            raise Declined("too-fast", "too many reactions")
        asker.accept(self._ledger.log.seq)
        self._announcer.tell_all(Reacted(seat, what))
