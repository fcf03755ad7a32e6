"""What hosts change about the seats, and what people change about their own, as they ask for it over their sockets.
Judges nothing itself (`arranging.py` does); tells those whose seats are gone."""

from dataclasses import dataclass
from typing import assert_never

from burrow.server.sockets.close_codes import REMOVED
from burrow.server.table.audience import Audience
from burrow.server.table.inputs import Asker
from burrow.server.table.ledger import Ledger
from burrow.server.table.people import arranging
from burrow.server.table.people.seats import Seats
from burrow.server.table.record import TableRecord
from burrow.server.wire import inbound
from burrow.server.wire.outbound import Told


@dataclass(slots=True, eq=False)
class Hosting:
    _ledger: Ledger
    _audience: Audience
    _seats: Seats

    async def arrange(self, asker: Asker, asked: inbound.Arrangement) -> None:
        before = self._ledger.record
        record = self._changed(before, asker.connection.holder, asked)
        changed = [
            seat
            for seat, (old, new) in enumerate(zip(before.seats, record.seats, strict=False))
            if (old.holder, old.bot) != (new.holder, new.bot)
        ]
        await self._seats.arrange(asker, record, changed)
        self._tell_removed(before, record)
        if isinstance(asked, inbound.SetSeat):
            self._tell_freed(before, record, but=asker.connection.holder)

    def _changed(self, record: TableRecord, holder: str, asked: inbound.Arrangement) -> TableRecord:
        game, since = self._ledger.game, self._ledger.log.seq
        match asked:
            case inbound.Rename(seat=seat, name=name):
                return arranging.rename(record, holder=holder, seat=seat, name=name)
            case inbound.Swap(seat=seat, other=other):
                return arranging.swap(record, holder=holder, seat=seat, other=other)
            case inbound.AddSeat():
                return arranging.add_seat(game, record, holder=holder)
            case inbound.RemoveSeat(seat=seat):
                return arranging.remove_seat(game, record, holder=holder, seat=seat)
            case inbound.SetSeat(seat=seat, kind="bot", level=level, name=name, who=who):
                arranging.require_player(record, seat=seat, who=who)
                return arranging.give_to_bot(
                    game, record, holder=holder, seat=seat, level=level, name=name, since=since
                )
            case inbound.SetSeat(seat=seat, level=level, name=name, who=who):
                arranging.require_player(record, seat=seat, who=who)
                return arranging.free(game, record, holder=holder, seat=seat, level=level, name=name, since=since)
            case inbound.RemovePerson(seat=seat, level=level, names=names, who=who):
                arranging.require_player(record, seat=seat, who=who)
                return arranging.remove_person(
                    game, record, holder=holder, seat=seat, level=level, names=names, since=since
                )
            case inbound.MakeHost(seat=seat, who=who):
                arranging.require_player(record, seat=seat, who=who)
                return arranging.make_host(record, holder=holder, seat=seat)
            case inbound.ListTable(listed=listed):
                return arranging.list_table(record, holder=holder, listed=listed)
            case inbound.SetBotPace(pace=pace):
                return arranging.set_bot_pace(record, holder=holder, pace=pace)
            case _:
                assert_never(asked)

    def _tell_removed(self, before: TableRecord, record: TableRecord) -> None:
        gone = set(record.removed) - set(before.removed)
        for connection in [connection for connection in self._audience if connection.holder in gone]:
            connection.dismiss(REMOVED, Told("removed"))

    def _tell_freed(self, before: TableRecord, record: TableRecord, but: str) -> None:
        for connection in self._audience:
            for seat in set(before.held_by(connection.holder)) - set(record.held_by(connection.holder)):
                if connection.holder != but:
                    connection.tell(Told("freed", seat))
