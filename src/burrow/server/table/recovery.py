"""After a failure: the table in memory is forgotten and read again, and whoever waits for an answer gets the one that
is true by then. What was left undone is tried again after a pause."""

import logging
from collections.abc import Callable
from dataclasses import dataclass, field

from burrow.engine.errors import BurrowError
from burrow.engine.game import Millis
from burrow.server.clock import TableClock
from burrow.server.sockets.close_codes import SERVER_ERROR
from burrow.server.table.announce import Announcer
from burrow.server.table.audience import Audience
from burrow.server.table.inputs import Asker, Input, MessageArrived, apologise, asker_of
from burrow.server.table.ledger import Ledger
from burrow.server.table.people.attendance import Attendance
from burrow.server.table.people.seats import Seats
from burrow.server.table.schedule import Schedule
from burrow.server.table.turns import Turns
from burrow.server.tally import Tally
from burrow.server.wire import inbound
from burrow.server.wire.errors import Code
from burrow.storage.store import Conflict, StoreError

logger = logging.getLogger(__name__)

RETRY: Millis = 1000
"""The pause until the table goes on by itself."""


@dataclass(slots=True, eq=False)
class Recovery:
    _ledger: Ledger
    _announcer: Announcer
    _attendance: Attendance
    _audience: Audience
    _turns: Turns
    _schedule: Schedule
    _seats: Seats
    _clock: TableClock
    _forget: Callable[[str], object]
    """Drops the table from the lobby."""
    _tally: Tally
    retry_at: Millis | None = field(init=False, default=None)
    """Something is left undone and tried again then; None: all is well."""

    async def heal(self) -> None:
        """Do what was left undone before anything else."""
        if self.retry_at is not None:
            await self._seats.resume()
            self.retry_at = None

    async def recover(self, input: Input | None, error: Exception) -> None:
        """Serving this input failed; None: the first start did."""
        code = self._log(input, error)
        self._tally.restarts.add("table")
        self.retry_at = self._clock.now() + RETRY
        waiting = self._unanswered(input)
        try:
            await self._ledger.reload()
        except Exception as unreadable:
            self._give_up(input, code, unreadable)
            return
        self._schedule.bots.clear()
        self._turns.drop()
        for asker in waiting:
            seq = self._ledger.known(asker.key)
            if seq is None:
                asker.fail(code)
            else:
                asker.accept(seq)
        if not isinstance(input, MessageArrived):
            apologise(input, code)
        self._attendance.note_absent()
        self._announcer.tell_seats()
        self._announcer.tell_missed()
        self._attendance.welcome_reseated()

    def _log(self, input: Input | None, error: Exception) -> Code:
        """Log the failure, and return what people are told. A store that cannot store logs that itself."""
        if isinstance(error, StoreError) and not isinstance(error, Conflict):
            return "not-stored"
        fields = {"table": self._ledger.name}
        logger.error("a table failed at %s", type(input).__name__, exc_info=error, extra=fields)
        return "server-error"

    def _unanswered(self, input: Input | None) -> list[Asker]:
        """Who still waits for an answer: to a claim, to the turn under way (both are given up), or to this input."""
        claims = self._schedule.claims.drop(lambda claim: True)
        askers = [claim.asker for claim in claims] + [self._turns.asker]
        if isinstance(input, MessageArrived) and not isinstance(input.message, inbound.Pong):
            asker = asker_of(input.connection, input.message)
            if self._ledger.known(asker.key) is None:
                askers.append(asker)
        return list({asker.key: asker for asker in askers if asker is not None}.values())

    def _give_up(self, input: Input | None, code: Code, error: Exception) -> None:
        """The store cannot be read either: everyone is disconnected, and comes back to a table loaded anew."""
        is_bug = not isinstance(error, BurrowError)
        fields = {"table": self._ledger.name}
        logger.error("a table cannot be read again: %s", error, exc_info=is_bug, extra=fields)
        apologise(input, code)
        for connection in self._audience:
            connection.close(SERVER_ERROR)
        self._forget(self._ledger.name)
