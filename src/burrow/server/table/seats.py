"""Who sits at a table, and how far it is: joining, beginning, standing in, the end of the game, the rematch. Judges
nothing itself (`seating.py` does) and plays no moves."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from burrow.engine.game import Seat
from burrow.server.clock import TableClock
from burrow.server.sockets.connection import Connection
from burrow.server.table import seating
from burrow.server.table.announce import Announcer
from burrow.server.table.attendance import Attendance
from burrow.server.table.claims import Claim
from burrow.server.table.inputs import Asker, JoinAsked
from burrow.server.table.ledger import Ledger
from burrow.server.table.presence import Presence
from burrow.server.table.record import TableRecord
from burrow.server.table.schedule import Schedule
from burrow.server.table.turns import Turns
from burrow.server.wire.errors import Declined
from burrow.server.wire.outbound import Moved

OpenSuccessor = Callable[[str, TableRecord, TableRecord, str], Awaitable[str]]
"""Opens the table of a rematch and stores it together with the record of the table before it. Takes the name and the
record of the table before it, the record that the new one follows, and the address of who asks. Returns the new name.
Raises `Declined`."""


@dataclass(slots=True, eq=False)
class Seats:
    _ledger: Ledger
    _announcer: Announcer
    _attendance: Attendance
    _presence: Presence
    _turns: Turns
    _schedule: Schedule
    _clock: TableClock
    _open_successor: OpenSuccessor

    def require(self, connection: Connection, seat: Seat) -> None:
        """Raise `Declined` unless this connection may speak for that seat."""
        seating.require_own(self._ledger.record, holder=connection.holder, seat=seat)
        if self._ledger.record.phase == "gathering":
            raise Declined("not-now", "the game has not begun")

    # What people ask for.

    async def join(self, asked: JoinAsked) -> None:
        try:
            record, seat = self._seat_for(asked)
            begins = await self._change(record)
        except Declined as declined:
            if not asked.done.done():
                asked.done.set_exception(declined)
            return
        self._schedule.drop_bot(seat)
        if not asked.done.done():
            asked.done.set_result(seat)
        if begins:
            await self._begin_game()

    def _seat_for(self, asked: JoinAsked) -> tuple[TableRecord, Seat]:
        record, holder, (name, seat) = self._ledger.record, asked.holder, (asked.join.name, asked.join.seat)
        if record.phase == "gathering":
            return seating.join(record, holder=holder, name=name, seat=seat)
        return seating.take_over(record, holder=holder, name=name, seat=seat, since=self._ledger.log.seq)

    async def begin(self, asker: Asker, level: str, names: Sequence[str]) -> None:
        """The host begins, with bots on the open seats."""
        game, record = self._ledger.game, self._ledger.record
        filled = seating.fill(game, record, holder=asker.connection.holder, level=level, names=names)
        begins = await self._change(self._noted(filled, asker))
        asker.accept(self._ledger.log.seq)
        if begins:
            await self._begin_game()

    async def substitute(self, asker: Asker, seat: Seat, level: str) -> None:
        """Put a bot in a person's place, or give the place back."""
        game, record, holder = self._ledger.game, self._ledger.record, asker.connection.holder
        changed = seating.substitute(game, record, holder=holder, seat=seat, level=level, presence=self._presence)
        await self._change(self._noted(changed, asker))
        self._schedule.bots.drop(seat)
        if level:
            self._turns.leave(seat)
        for claim in self._schedule.claims.drop(lambda claim: claim.seat == seat):
            if claim.asker is not None:
                claim.asker.fail("not-now")
        asker.accept(self._ledger.log.seq)

    async def rematch(self, asker: Asker) -> None:
        """Open another table with the same seats, unless there is one already."""
        record = self._ledger.record
        if not record.held_by(asker.connection.holder):
            raise Declined("not-your-seat", "only those who sit at the table may ask for a rematch")
        if record.phase != "over":
            raise Declined("not-now", "the game is not over")
        if record.successor:
            asker.accept(self._ledger.log.seq)
            asker.connection.tell(Moved(record.successor))
            return
        again = replace(record, seats=seating.seats_again(record, self._presence))
        noted = self._noted(record, asker)
        successor = await self._open_successor(self._ledger.name, noted, again, asker.connection.address)
        self._ledger.adopt(replace(noted, successor=successor))
        self._attendance.seats_changed()
        asker.accept(self._ledger.log.seq)
        self._announcer.tell_all(Moved(successor))

    # The beginning and the end of the game.

    async def resume(self) -> None:
        """Take the game up where the store has it: the clock runs, and nature gives the answers it owes."""
        if not self._ledger.is_playing:
            return
        self._clock.start()
        steps = await self._ledger.catch_up()
        if steps:
            self._turns.close()
            self._announcer.announce(steps)
        await self.end_if_over()
        self._turns.prepare()

    async def end_if_over(self) -> None:
        """After the last move: answer the claims that still wait, and store that the game is over."""
        if not self._ledger.is_playing or not self._ledger.log.waiting.over:
            return
        self._schedule.bots.clear()
        for claim in self._schedule.claims.drop(lambda claim: True):
            await self._refuse_late(claim)
        await self._change(replace(self._ledger.record, phase="over"))

    async def _refuse_late(self, claim: Claim) -> None:
        if claim.asker is not None:
            refusal = await self._turns.judge(claim.seat, claim.move, claim.stamp)
            claim.asker.refuse_late(refusal)

    async def _begin_game(self) -> None:
        await self.resume()
        if self._ledger.log.seq < 0:
            self._announcer.tell_game()

    # The record.

    async def _change(self, record: TableRecord) -> bool:
        """Store a changed record, then tell. True: the table has become full, and the game is to begin."""
        before = self._ledger.record
        if record == before:
            return False
        await self._ledger.amend(record)
        self._attendance.seats_changed()
        return record.phase == "playing" and before.phase == "gathering"

    def _noted(self, record: TableRecord, asker: Asker) -> TableRecord:
        """The record with the name of the request that changes it, so that the request is known after a restart."""
        return record.with_done(asker.key, self._ledger.log.seq)
