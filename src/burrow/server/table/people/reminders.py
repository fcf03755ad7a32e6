"""Notifications for people who are not connected: that it is their turn, and that their time is nearly up. Only at
tables with the pace of days. Decides what is sent to whom; the sender does the rest.

What has been said is stored before it is sent, so nobody is told twice, also after a restart."""

from dataclasses import dataclass
from typing import Literal

import msgspec
from msgspec.structs import replace

from burrow.engine.game import Millis, Seat
from burrow.server.clock import TableClock, Time
from burrow.server.push.message import Message, Push, Target
from burrow.server.table.audience import Audience
from burrow.server.table.ledger import Ledger
from burrow.server.table.record import PushRecord, TableRecord
from burrow.server.table.warning import WARNING, warns_at
from burrow.server.wire.api import Subscribe
from burrow.server.wire.errors import Declined
from burrow.server.wire.outbound import PushNote


@dataclass(slots=True, eq=False)
class Reminders:
    _ledger: Ledger
    _audience: Audience
    _push: Push | None
    _clock: TableClock
    _time: Time

    @property
    def key(self) -> str:
        """The public key of this server; empty: it sends no notifications."""
        return "" if self._push is None else self._push.key

    def is_on(self, holder: str) -> bool:
        return bool(holder) and holder in self._ledger.record.pushes

    async def subscribe(self, holder: str, wish: Subscribe) -> None:
        """From now on this browser is told. Raises `Declined`."""
        record = self._ledger.record
        if self._push is None or record.pace.kind != "days":
            raise Declined("not-now", "there are no notifications here")
        if not record.held_by(holder):
            raise Declined("not-your-seat", "only those who have a seat are told")
        if problem := self._push.problem(Target(wish.endpoint, wish.p256dh, wish.auth)):
            raise Declined("bad-request", problem)
        known = record.pushes.get(holder, PushRecord())
        push = replace(known, endpoint=wish.endpoint, p256dh=wish.p256dh, auth=wish.auth, lang=wish.lang)
        if push != known:
            await self._ledger.amend(replace(record, pushes={**record.pushes, holder: push}))

    async def unsubscribe(self, holder: str, endpoint: str = "") -> None:
        """`endpoint`: only if the browser has no newer one."""
        record = self._ledger.record
        known = record.pushes.get(holder)
        if known is not None and endpoint in ("", known.endpoint):
            others = {other: push for other, push in record.pushes.items() if other != holder}
            await self._ledger.amend(replace(record, pushes=others))

    @property
    def warns_at(self) -> Millis | None:
        """The time of day at which the next person has to be told."""
        record = self._ledger.record
        if self._push is None or not record.pushes:
            return None
        return warns_at(record.pace, record.phase, record.clocks, record.seats, record.pushes)

    def wakes_at(self) -> Millis | None:
        at = self.warns_at
        return None if at is None else self._clock.now() + max(0, at - self._time.wall())

    async def go_on(self) -> None:
        """Something may have happened: tell whoever has to know."""
        record = self._ledger.record
        if self._push is None or not record.pushes:
            return
        messages: list[Message] = []
        kept = {
            holder: self._reminded(record, holder, push, messages)
            for holder, push in record.pushes.items()
            if record.held_by(holder)
        }
        if kept != record.pushes:
            await self._ledger.amend(replace(record, pushes=kept))
        for message in messages:
            self._push.send(message)

    def _reminded(self, record: TableRecord, holder: str, push: PushRecord, messages: list[Message]) -> PushRecord:
        """The subscription after everything was said that is due. Whoever is connected sees it without."""
        is_here, now = holder in self._audience.holders, self._time.wall()
        for seat in record.held_by(holder):
            until = self._runs_out(record, seat)
            if until is None:
                continue
            told = push.told_of(seat)
            kind: Literal["turn", "late"] | None = None
            if told < 0 or any(entry.by == seat for entry in self._ledger.log.entries[told:]):
                kind = "turn"
                push = push.tell(seat, self._ledger.log.seq + 1)
            elif not push.has_warned(seat) and until - WARNING <= now:
                kind = "late"
                push = push.warn(seat)
            if kind is not None and not is_here:
                messages.append(self._message(record, holder, push, seat, kind, until - now))
        return push

    def _runs_out(self, record: TableRecord, seat: Seat) -> Millis | None:
        """When the seat's time is up, if the game waits for it."""
        if record.pace.kind != "days" or not self._ledger.is_playing or seat >= len(record.clocks):
            return None
        return record.clocks[seat].until

    def _message(
        self,
        record: TableRecord,
        holder: str,
        push: PushRecord,
        seat: Seat,
        kind: Literal["turn", "late"],
        left: Millis,
    ) -> Message:
        mine = record.held_by(holder)
        note = PushNote(
            kind,
            self._ledger.name,
            self._ledger.game.id,
            push.lang,
            name=record.seats[seat].name if len(mine) > 1 else "",
            others=tuple(other.name for number, other in enumerate(record.seats) if number not in mine and other.name),
        )
        target = Target(push.endpoint, push.p256dh, push.auth)
        return Message(target, msgspec.json.encode(note), max(60, left // 1000), self._ledger.name, holder)
