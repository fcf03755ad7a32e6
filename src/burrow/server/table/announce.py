"""What everyone at a table is told: the game, the seats, and a welcome to whoever connects. Reads the ledger and
changes nothing."""

from collections.abc import Iterator, Sequence

from burrow.engine.game import Seat
from burrow.engine.rng import commitment
from burrow.server.clock import TableClock
from burrow.server.sockets.connection import Connection
from burrow.server.table.audience import Audience
from burrow.server.table.inputs import Asker
from burrow.server.table.ledger import Ledger
from burrow.server.table.people.presence import Presence
from burrow.server.table.people.seat_infos import seat_infos
from burrow.server.table.people.seating import require_welcome
from burrow.server.table.people.undo_asked import undo_asked
from burrow.server.table.sight import Step, Telling, encode, moments, steps_since
from burrow.server.wire.api import OpenOne, TableInfo
from burrow.server.wire.errors import Declined
from burrow.server.wire.outbound import ClockInfo, LuckNow, Outbound, SeatInfo, Welcome
from burrow.server.wire.outbound import Table as TableMessage

NEWEST = 300
"""The most entries that a client gets at once, however little it has seen."""


class Announcer:
    __slots__ = ("_audience", "_clock", "_clocks", "_ledger", "_presence", "_told")

    def __init__(self, ledger: Ledger, audience: Audience, presence: Presence, clock: TableClock) -> None:
        self._ledger = ledger
        self._audience = audience
        self._presence = presence
        self._clock = clock
        self._clocks: tuple[ClockInfo, ...] = ()
        self._told = ledger.log.seq
        """The last entry that everyone connected was told of."""

    def announce(self, steps: Sequence[Step], asker: Asker | None = None) -> None:
        """Entries are stored: accept the request that made them, and tell everyone."""
        if asker is not None:
            asker.accept(steps[0].entry.seq)
        self.tell_game(steps)

    def tell_game(self, steps: Sequence[Step] = ()) -> None:
        self._told = self._ledger.log.seq
        if self._audience:
            self._audience.tell_game(self._telling(steps))

    def tell_missed(self) -> None:
        """Tell everyone of the entries that they have not been told of."""
        log = self._ledger.log
        self.tell_game(steps_since(log, max(self._told, log.seq - NEWEST)))

    def tell_seats(self, but: Connection | None = None) -> None:
        """Tell everyone of the seats, if anything about them has changed."""
        if self._audience:
            self._audience.tell_seats(self._seats_message(), but)

    def show_clocks(self, clocks: tuple[ClockInfo, ...]) -> None:
        """The clocks of the seats, from now on."""
        if clocks != self._clocks:
            self._clocks = clocks
            self.tell_seats()

    def tell_all(self, message: Outbound) -> None:
        self._audience.tell(message)

    def tell_holder(self, holder: str, message: Outbound) -> None:
        """Tell all connections of one browser."""
        for connection in self._audience:
            if connection.holder == holder:
                connection.tell(message)

    def welcome(self, connection: Connection, after: int) -> None:
        """Everything a client needs that has seen the entries up to `after`; -1: none."""
        record, log = self._ledger.record, self._ledger.log
        seats = self._audience.seats_of(connection)
        is_host = record.is_host(connection.holder)
        seal = commitment(record.setup.seed)
        connection.tell(Welcome(self._ledger.name, log.game.id, record.setup.options, seats, is_host, seal))
        connection.post(self._seats_message())
        after = max(after if -1 < after <= log.seq else -1, log.seq - NEWEST)
        if self._audience.sees_game(connection):
            connection.post(self._telling(steps_since(log, after)).to(seats))

    def info(self, holder: str, invite: str, newest: str = "") -> TableInfo:
        """The table as HTTP describes it to this holder."""
        record, log = self._ledger.record, self._ledger.log
        require_welcome(record, holder)
        return TableInfo(
            self._ledger.name,
            log.game.id,
            record.phase,
            self._seat_infos(),
            record.held_by(holder),
            record.is_host(holder),
            invite,
            waiting=log.waiting.seats if record.phase == "playing" else (),
            winners=self._winners() if record.phase == "over" else (),
            newest=newest,
            pace=record.pace if record.pace.kind != "relaxed" else None,
        )

    def playing(self) -> int:
        """How many people play here and are connected."""
        if self._ledger.record.phase not in ("sharing", "playing"):
            return 0
        return self.people()

    def people(self) -> int:
        """How many people who sit here are connected."""
        return sum(seat.here and not seat.level for seat in self._seat_infos())

    def open_one(self) -> OpenOne | None:
        """The table as the front page shows it; None: it does not."""
        record = self._ledger.record
        if not record.listed or (record.phase != "gathering" and record.phase != "playing"):
            return None
        free = sum(seat.kind == "open" or seat.vacant for seat in record.seats)
        if not free or not any(record.is_host(holder) for holder in self._audience.holders):
            return None
        host = next((seat.name for seat in record.seats if record.is_host(seat.holder)), "")
        return OpenOne(self._ledger.name, self._ledger.game.id, host, record.phase, len(record.seats), free)

    def moments(self, holder: str) -> Iterator[bytes]:
        """The finished game as this holder's first seat saw it, or as a spectator did."""
        record = self._ledger.record
        require_welcome(record, holder)
        if record.phase != "over":
            raise Declined("not-now", "the game is not over")
        return moments(self._ledger.log, next(iter(record.held_by(holder)), None), self._ledger.is_by_clock)

    def _winners(self) -> tuple[Seat, ...]:
        log = self._ledger.log
        return tuple(score.seat for score in log.game.score(log.state) if score.rank == 1)

    def _telling(self, steps: Sequence[Step]) -> Telling:
        begun = self._ledger.record.has_begun
        return Telling(
            self._ledger.log, steps=steps, now=self._clock.now(), begun=begun, is_by_clock=self._ledger.is_by_clock
        )

    def _seats_message(self) -> str:
        record = self._ledger.record
        infos, luck = self._seat_infos(), self._luck()
        around = TableMessage(
            record.phase,
            infos,
            record.successor,
            luck,
            code=record.code,
            listed=record.listed,
            waits=record.waits,
            games=record.games,
            tally=record.tally,
            undo=undo_asked(record, self._presence),
            pace=record.pace if record.pace.kind != "relaxed" else None,
            clocks=self._clocks if record.phase == "playing" else (),
            bot_pace=record.bot_pace,
            screen=self._audience.has_screen,
        )
        return encode(around).decode()

    def _luck(self) -> LuckNow | None:
        """Shares are shown all at once, when no other can come any more."""
        record, luck = self._ledger.record, self._ledger.record.setup.luck
        if luck is None:
            return None
        return LuckNow(luck.pledges, luck.shares if record.has_begun else ())

    def _seat_infos(self) -> tuple[SeatInfo, ...]:
        return seat_infos(self._ledger.record, self._ledger.log, self._presence, self._ledger.is_by_clock)
