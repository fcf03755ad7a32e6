"""What people ask for over their sockets: each request is answered by its nonce, and done at most once. Asks the
ledger whether it was done before; lets turns, schedule and seats do it."""

from dataclasses import dataclass
from typing import Any

from burrow.engine.codec import Undo, decode_payload
from burrow.engine.errors import BadRow
from burrow.engine.game import NATURE, Millis, Seat
from burrow.engine.log import NO_UNDO
from burrow.server.table.announce import Announcer
from burrow.server.table.audience import Audience
from burrow.server.table.inputs import Asker, GestureArrived, MessageArrived, asker_of
from burrow.server.table.ledger import Ledger
from burrow.server.table.people.consent import Consent
from burrow.server.table.people.hosting import Hosting
from burrow.server.table.people.reactions import Reactions
from burrow.server.table.people.seats import Seats
from burrow.server.table.people.sharing import Sharing
from burrow.server.table.schedule import Schedule
from burrow.server.table.turns import Turns
from burrow.server.wire import inbound
from burrow.server.wire.errors import Declined
from burrow.server.wire.outbound import Failed, Legal, Refused

MOVED_ON = "moved-on"
"""Message id of the shared locales for a move that was meant for a moment that is past."""


@dataclass(slots=True, eq=False)
class Requests:
    _ledger: Ledger
    _announcer: Announcer
    _audience: Audience
    _turns: Turns
    _schedule: Schedule
    _seats: Seats
    _sharing: Sharing
    _hosting: Hosting
    _consent: Consent
    _reactions: Reactions

    async def answer(self, arrived: MessageArrived) -> None:
        connection, message = arrived.connection, arrived.message
        if isinstance(message, inbound.Pong) or connection not in self._audience:
            return
        asker = asker_of(connection, message)
        known = self._ledger.known(asker.key)
        if known is not None:
            asker.accept(known)
            return
        try:
            await self._do(asker, message, arrived.arrival)
        except Declined as declined:
            asker.fail(declined.code, declined.detail)

    async def _do(self, asker: Asker, message: inbound.Request, arrival: Millis) -> None:
        match message:
            case inbound.Move():
                await self._move(asker, message, arrival)
            case inbound.Why():
                await self._why(asker, message, arrival)
            case inbound.TakeBack(seat=seat):
                await self._undo(asker, seat, arrival)
            case inbound.AskUndo(seat=seat):
                await self._consent.ask(asker, seat)
            case inbound.Agree(yes=yes):
                await self._consent.answer(asker, yes=yes)
            case inbound.React(seat=seat, what=what):
                self._reactions.react(asker, seat, what)
            case inbound.Begin(fill=level, names=names, trim=trim):
                await self._seats.begin(asker, level, names, trim=trim)
            case inbound.Substitute(seat=seat, level=level):
                await self._seats.substitute(asker, seat, level)
            case (
                inbound.Rename()
                | inbound.Swap()
                | inbound.SetSeat()
                | inbound.AddSeat()
                | inbound.RemoveSeat()
                | inbound.RemovePerson()
                | inbound.MakeHost()
                | inbound.ListTable()
                | inbound.SetBotPace()
            ):
                await self._hosting.arrange(asker, message)
            case inbound.Rematch(gather=gather):
                await self._seats.rematch(asker, gather=gather)
            case inbound.Pledge(pledge=pledge):
                await self._sharing.pledge(asker, pledge)
            case inbound.Reveal(share=share):
                await self._sharing.reveal(asker, share)

    # Moves.

    async def _move(self, asker: Asker, message: inbound.Move, arrival: Millis) -> None:
        seat, move = message.seat, self._payload(asker, message)
        if self._turns.redirect_answer(asker):
            return
        if message.seen is not None and self._has_moved_on(seat, since=message.seen):
            asker.connection.tell(Refused(asker.nonce, "", MOVED_ON))
        elif self._schedule.clocks.is_late(seat, arrival):
            raise Declined("time-up")
        elif self._ledger.record.phase == "over":
            made = arrival - asker.connection.compensation if move.claim else arrival
            asker.refuse_late(await self._turns.judge(seat, move, made))
        elif move.claim:
            await self._schedule.claim(asker, seat, move, arrival)
        else:
            await self._play(asker, seat, move, arrival)

    async def _play(self, asker: Asker, seat: Seat, move: Any, arrival: Millis) -> None:
        """A move is refused because it is illegal, before it is declined because a turn is under way."""
        busy = self._turns.busy()
        if busy is not None:
            refusal = await self._turns.judge(seat, move, arrival)
            if refusal is None:
                raise busy
        else:
            if self._schedule.is_due(self._ledger.stamp(arrival)):
                await self._make_way(seat, move, arrival)
            refusal = await self._turns.play(seat, move, self._ledger.stamp(arrival), asker)
        if refusal is not None:
            asker.refuse(refusal)

    async def _make_way(self, seat: Seat, move: Any, arrival: Millis) -> None:
        """Whatever fell due before a legal move goes first. An illegal move changes nothing."""
        if await self._turns.judge(seat, move, arrival) is None:
            await self._schedule.advance_to(self._ledger.stamp(arrival))
            await self._seats.end_if_over()

    async def _why(self, asker: Asker, message: inbound.Why, arrival: Millis) -> None:
        move = self._payload(asker, message)
        refusal = await self._turns.judge(message.seat, move, arrival)
        if refusal is None:
            asker.connection.tell(Legal(asker.nonce))
        else:
            asker.refuse(refusal)

    async def _undo(self, asker: Asker, seat: Seat, arrival: Millis) -> None:
        self._seats.require(asker.connection, seat)
        if self._ledger.record.phase == "over":
            raise Declined("not-now", "the game is over")
        if self._turns.is_under_way:
            raise Declined("not-now", "a turn is under way")
        if self._schedule.clocks.is_late(seat, arrival):
            raise Declined("time-up")
        steps = await self._ledger.undo(seat, arrival, asker.key)
        if steps is None:
            asker.connection.tell(Refused(asker.nonce, "", NO_UNDO))
            return
        self._schedule.drop_bots()
        self._turns.close()
        self._announcer.announce(steps, asker)

    def _payload(self, asker: Asker, message: inbound.Move | inbound.Why) -> Any:
        """The move, from someone who may speak for the seat."""
        self._seats.require(asker.connection, message.seat)
        try:
            return decode_payload(self._ledger.game, bytes(message.move))
        except (BadRow, RecursionError) as error:
            raise Declined("bad-move", str(error)[:200]) from None

    def _has_moved_on(self, seat: Seat, *, since: int) -> bool:
        """Whether what a seat saw at that entry is past. Other seats do not matter: seats may speak at once."""
        entries = self._ledger.log.entries[max(0, since + 1) :]
        return any(isinstance(entry, Undo) or entry.by in (NATURE, seat) for entry in entries)

    # Gestures of a hand.

    async def pass_on(self, arrived: GestureArrived) -> None:
        """Pass a gesture on to the turn it belongs to, after whatever fell due before it."""
        if arrived.connection not in self._audience:
            return
        try:
            seat, gesture = self._turns.read_gesture(arrived.packet)
            self._seats.require(arrived.connection, seat)
        except Declined as declined:
            arrived.connection.tell(Failed(declined.code, declined.detail))
            return
        at = self._ledger.stamp(arrived.arrival)
        if not self._turns.is_under_way and self._schedule.is_due(at):
            await self._schedule.advance_to(at)
        if self._ledger.is_playing and not self._schedule.clocks.is_late(seat, at):
            self._turns.handle(seat, gesture, at)
