"""Who sits at a table, and how far it is: joining, beginning, standing in, the end of the game, the rematch. Judges
nothing itself (`seating.py` does) and plays no moves."""

import secrets
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from burrow.engine.game import Seat
from burrow.server.clock import TableClock
from burrow.server.sockets.connection import Connection
from burrow.server.table.announce import Announcer
from burrow.server.table.claims import Claim
from burrow.server.table.inputs import Asker, JoinAsked
from burrow.server.table.ledger import Ledger
from burrow.server.table.people import arranging, evening, handing, pledging, seating
from burrow.server.table.people.attendance import Attendance
from burrow.server.table.people.presence import Presence
from burrow.server.table.record import TableRecord
from burrow.server.table.schedule import Schedule
from burrow.server.table.turns import Turns
from burrow.server.wire.errors import Declined
from burrow.server.wire.outbound import Moved, Told

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
        """Raise `Declined` unless this connection may speak for that seat. A screen for everyone may not."""
        if connection.is_screen:
            raise Declined("not-your-seat", f"seat {seat}")
        seating.require_own(self._ledger.record, holder=connection.holder, seat=seat)
        if not self._ledger.record.has_begun:
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
            pledged = pledging.with_pledge(record, holder, asked.join.pledge)
            return seating.join(pledged, holder=holder, name=name, seat=seat)
        return seating.take_over(record, holder=holder, name=name, seat=seat, since=self._ledger.log.seq)

    async def offer(self, holder: str, seat: Seat) -> str:
        """The key of a personal link for that seat."""
        key = secrets.token_urlsafe(16)
        await self._change(handing.offer(self._ledger.record, holder=holder, seat=seat, key=key))
        return key

    async def take(self, holder: str, key: str) -> Seat:
        """Another device takes the seat of a personal link, and the one before is told."""
        before = self._ledger.record
        record, seat = handing.take(before, holder=holder, key=key)
        await self._change(record)
        if record != before and before.seats[seat].holder != holder:
            self._announcer.tell_holder(before.seats[seat].holder, Told("handed", seat))
        return seat

    async def begin(self, asker: Asker, level: str, names: Sequence[str], *, trim: bool) -> None:
        """The host begins, with bots on the open seats, or without those seats."""
        game, record, holder = self._ledger.game, self._ledger.record, asker.connection.holder
        if trim:
            record = arranging.trim(game, record, holder=holder)
        filled = seating.fill(game, record, holder=holder, level=level, names=names)
        begins = await self._change(self._noted(filled, asker))
        asker.accept(self._ledger.log.seq)
        if begins:
            await self._begin_game()

    async def substitute(self, asker: Asker, seat: Seat, level: str) -> None:
        """Put a bot in a person's place, or give the place back."""
        game, record, holder = self._ledger.game, self._ledger.record, asker.connection.holder
        since, presence = self._ledger.log.seq, self._presence
        changed = seating.substitute(
            game, record, holder=holder, seat=seat, level=level, presence=presence, since=since
        )
        await self._change(self._noted(changed, asker))
        self.hand_over(seat, to_bot=bool(level))
        asker.accept(self._ledger.log.seq)

    async def come_back(self, holder: str) -> None:
        """A person is connected again: from the next decision on they play their seats themselves."""
        record, seats = seating.come_back(self._ledger.record, holder=holder, since=self._ledger.log.seq)
        await self._change(record)
        for seat in seats:
            self.hand_over(seat, to_bot=False)
            self._announcer.tell_holder(holder, Told("returned", seat))

    async def arrange(self, asker: Asker, record: TableRecord, changed: Sequence[Seat]) -> None:
        """Hosts have changed the seats. Those named have another player from now on."""
        setup = self._ledger.record.setup
        await self._change(self._noted(record, asker))
        for seat in changed if self._ledger.is_playing else ():
            self.hand_over(seat, to_bot=True)
        asker.accept(self._ledger.log.seq)
        if record.setup is not setup:
            self._announcer.tell_game()

    def hand_over(self, seat: Seat, *, to_bot: bool) -> None:
        """Somebody else plays the seat from now on: what the one before had planned is void."""
        self._schedule.bots.drop(seat)
        if to_bot:
            self._turns.leave(seat)
        for claim in self._schedule.claims.drop(lambda claim: claim.seat == seat):
            if claim.asker is not None:
                claim.asker.fail("not-now")

    async def rematch(self, asker: Asker, *, gather: bool) -> None:
        """Open another table for the same people, unless there is one already."""
        record, holder = self._ledger.record, asker.connection.holder
        if not record.held_by(holder) and not record.is_host(holder):
            raise Declined("not-your-seat", "only those who sit at the table may ask for a rematch")
        if gather and not record.is_host(holder):
            raise Declined("not-the-host")
        if record.phase != "over":
            raise Declined("not-now", "the game is not over")
        if record.successor:
            asker.accept(self._ledger.log.seq)
            asker.connection.tell(Moved(record.successor))
            return
        here = {holder: pledge for holder, pledge in record.pledges.items() if self._presence.is_here(holder)}
        again = replace(evening.again(self._ledger.game, record, self._presence, gather=gather), pledges=here)
        noted = replace(self._noted(record, asker), pledges={})
        successor = await self._open_successor(self._ledger.name, noted, again, asker.connection.address)
        self._ledger.adopt(replace(noted, successor=successor, code=""))
        self._attendance.seats_changed()
        asker.accept(self._ledger.log.seq)
        self._announcer.tell_all(Moved(successor))

    async def amend(self, asker: Asker | None, record: TableRecord) -> None:
        """Store what has changed about the table besides its seats, and tell everyone."""
        await self._change(record if asker is None else self._noted(record, asker))

    # The beginning and the end of the game.

    async def begin_with(self, record: TableRecord) -> None:
        """The record is that of a table that plays."""
        if await self._change(record):
            await self._begin_game()

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
        log = self._ledger.log
        await self._change(evening.ended(self._ledger.record, log.game.score(log.state)))

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
        """Store a changed record, then tell. True: the game is to begin."""
        before = self._ledger.record
        if record == before:
            return False
        if before.phase == "gathering":
            record = pledging.sealed(record, self._ledger.name)
        await self._ledger.amend(record)
        self._attendance.seats_changed()
        return record.phase == "playing" and not before.has_begun

    def _noted(self, record: TableRecord, asker: Asker) -> TableRecord:
        """The record with the name of the request that changes it, so that the request is known after a restart."""
        return record.with_done(asker.key, self._ledger.log.seq)
