"""Who is connected to a table, and who has been gone for how long. Welcomes whoever connects; changes no seats."""

from dataclasses import dataclass

from burrow.engine.game import Millis
from burrow.server.clock import TableClock
from burrow.server.sockets.connection import Connection
from burrow.server.table.announce import Announcer
from burrow.server.table.audience import Audience
from burrow.server.table.ledger import Ledger
from burrow.server.table.people.presence import Presence
from burrow.server.table.turns import Turns


@dataclass(slots=True, eq=False)
class Attendance:
    _ledger: Ledger
    _announcer: Announcer
    _audience: Audience
    _presence: Presence
    _turns: Turns
    _clock: TableClock

    def __post_init__(self) -> None:
        self.note_absent()

    def come(self, connection: Connection, after: int) -> None:
        self._audience.seat(connection, self._ledger.record)
        self.note_absent()
        self._welcome(connection, after)
        connection.measure()
        self._announcer.tell_seats(but=connection)

    def leave(self, connection: Connection) -> None:
        self._audience.remove(connection)
        self.note_absent()
        self._announcer.tell_seats()

    def seats_changed(self) -> None:
        """The ledger has another record: tell everyone, and welcome those who hold other seats now."""
        self.note_absent()
        self._announcer.tell_seats()
        self.welcome_reseated()

    def welcome_reseated(self) -> None:
        for connection in self._audience:
            if self._audience.seat(connection, self._ledger.record):
                self._welcome(connection, self._ledger.log.seq)

    def next_away(self) -> Millis | None:
        """Table time at which the next person counts as away; None: nobody would notice, or nobody is about to."""
        away = self._presence.next_away() if self._audience else None
        return None if away is None else self._clock.at(away)

    def _welcome(self, connection: Connection, after: int) -> None:
        self._announcer.welcome(connection, after)
        self._turns.show(connection)

    def note_absent(self) -> None:
        """Who has no connection now; the others have one."""
        holders = {seat.holder for seat in self._ledger.record.seats if seat.holder}
        self._presence.note(holders - self._audience.players)
