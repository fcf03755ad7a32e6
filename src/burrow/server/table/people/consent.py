"""Taking back a move that a seat may not take back alone: everyone else is asked. Nothing before an answer of nature is
taken back, because chance would be asked a second time.

The record keeps who is asked and who has agreed. Another move, a "no" or too long a wait ends it."""

from dataclasses import dataclass

from msgspec.structs import replace

from burrow.engine.game import Millis, Seat
from burrow.server.clock import TableClock
from burrow.server.table.announce import Announcer
from burrow.server.table.inputs import Asker
from burrow.server.table.ledger import Ledger
from burrow.server.table.people.presence import Presence
from burrow.server.table.people.seats import Seats
from burrow.server.table.people.undo_asked import unanswered
from burrow.server.table.record import UndoRequest
from burrow.server.table.schedule import Schedule
from burrow.server.table.turns import Turns
from burrow.server.wire.errors import Declined
from burrow.server.wire.outbound import Refused, Told

PATIENCE: Millis = 30_000
"""How long everyone has to answer."""


@dataclass(slots=True, eq=False)
class Consent:
    _ledger: Ledger
    _announcer: Announcer
    _presence: Presence
    _turns: Turns
    _schedule: Schedule
    _seats: Seats
    _clock: TableClock

    async def ask(self, asker: Asker, seat: Seat) -> None:
        """A seat asks the others whether it may take back its last move."""
        self._seats.require(asker.connection, seat)
        record, log = self._ledger.record, self._ledger.log
        if record.phase == "over" or self._turns.is_under_way or record.undo is not None:
            raise Declined("not-now", "the game is over, a turn is under way, or somebody is asking")
        reason = log.why_no_agreed_undo(seat) or self._why_not_again(seat)
        if reason:
            asker.connection.tell(Refused(asker.nonce, "", reason))
            return
        moves = log.agreed_undo(seat)
        asked = UndoRequest(seat, log.seq, len(moves), self._clock.now() + PATIENCE)
        await self._seats.amend(asker, replace(record, undo=asked))
        asker.accept(log.seq)

    def _why_not_again(self, seat: Seat) -> str:
        is_known = self._ledger.record.declined == self._ledger.log.agreed_undo(seat)[0].seq
        return "undo-declined" if is_known else ""

    async def answer(self, asker: Asker, *, yes: bool) -> None:
        """Somebody agrees or does not; whoever asked may withdraw."""
        record, own = self._ledger.record, self._ledger.record.held_by(asker.connection.holder)
        asked = record.undo
        if not own or asker.connection.is_screen:
            raise Declined("not-your-seat", "only those who sit at the table are asked")
        if asked is None:
            raise Declined("not-now", "nobody is asking")
        if yes:
            agreed = tuple(sorted({*asked.agreed, *own} - {asked.seat}))
            changed = replace(record, undo=replace(asked, agreed=agreed))
        elif asked.seat in own:
            changed = replace(record, undo=None)
        else:
            declined = self._ledger.log.agreed_undo(asked.seat)[0].seq
            changed = replace(record, undo=None, declined=declined)
        await self._seats.amend(asker, changed)
        asker.accept(self._ledger.log.seq)
        if changed.declined != record.declined:
            self._announcer.tell_all(Told("undo-declined", own[0]))

    async def go_on(self) -> None:
        """Take the move back once everyone has agreed; stop asking if something else was played, or after a while."""
        asked = self._ledger.record.undo
        if asked is None:
            return
        if asked.seq != self._ledger.log.seq or self._ledger.record.phase != "playing":
            await self._stop(Told("undo-overtaken", asked.seat))
        elif not unanswered(self._ledger.record, self._presence):
            await self._take_back(asked)
        elif self._clock.now() >= asked.until:
            await self._stop(Told("undo-late", asked.seat))

    def wakes_at(self) -> Millis | None:
        asked = self._ledger.record.undo
        return None if asked is None else asked.until

    async def _take_back(self, asked: UndoRequest) -> None:
        steps = await self._ledger.take_back(asked.seat, self._clock.now())
        self._schedule.drop_bots()
        self._turns.close()
        self._announcer.announce(steps)
        await self._stop(None)

    async def _stop(self, news: Told | None) -> None:
        await self._seats.amend(None, replace(self._ledger.record, undo=None))
        if news is not None:
            self._announcer.tell_all(news)
