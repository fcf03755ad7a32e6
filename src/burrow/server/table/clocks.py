"""The clocks of the seats: how much time each person has left, by the pace of the table. Plays no moves: when a clock
runs out, the schedule says so here, and a bot is asked for one move of that seat.

A clock runs while the game waits for a person and sets no deadline itself. All clocks stand while a turn of physics is
under way. In memory they run by table time; the record has the time of day at which each runs out.

When a table is read again, nobody loses what the server's absence has cost. A decision of minutes begins anew, with
what its clock showed when it began. A deadline of days stays where it was, but is at least `MERCY` after the server
started."""

from dataclasses import dataclass, field
from typing import NamedTuple

from msgspec.structs import replace

from burrow.engine.codec import Entry, Undo
from burrow.engine.game import NATURE, Millis, Seat
from burrow.server.clock import TableClock, Time
from burrow.server.table.announce import Announcer
from burrow.server.table.ledger import Ledger
from burrow.server.table.record import ClockRecord
from burrow.server.table.sleeping import MERCY, sleeps_until
from burrow.server.table.turns import Turns
from burrow.server.wire.outbound import ClockInfo, Pace


class RunsOut(NamedTuple):
    at: Millis
    seat: Seat


class Clock:
    """The clock of one seat, in table time."""

    __slots__ = ("before", "due", "earns", "is_fresh", "left")

    def __init__(self, left: Millis, due: Millis | None = None) -> None:
        self.left = left
        """What it showed when it was started, or since it has stood."""
        self.due = due
        """When it runs out; None: it stands."""
        self.before = left
        """What it showed at the last move of the seat."""
        self.is_fresh = True
        """The next decision is a new one."""
        self.earns = False
        """The seat has moved; if that was the end of its turn, it gets the increment."""

    def remaining(self, at: Millis) -> Millis:
        return self.left if self.due is None else max(0, self.due - at)


@dataclass(slots=True, eq=False)
class Clocks:
    _ledger: Ledger
    _announcer: Announcer
    _turns: Turns
    _clock: TableClock
    _time: Time
    _started: Millis
    """When the server started, by the time of day."""
    _seats: list[Clock] = field(init=False, default_factory=list)
    """Empty: there are no clocks, or they have not been read yet."""
    _seq: int = field(init=False, default=-1)
    """The last entry that they know of."""
    _stood_at: Millis | None = field(init=False, default=None)
    """Since when all of them stand; None: they do not."""
    _out: set[Seat] = field(init=False, default_factory=set)
    """The seats whose time is up, until a bot has moved for them."""
    _stored: list[tuple[Millis, Millis | None]] = field(init=False, default_factory=list)
    """What the record has, in table time; empty: it does not know of all moves."""

    # What others ask.

    def first(self) -> RunsOut | None:
        """The clock that runs out first."""
        if self._stood_at is not None:
            return None
        running = (RunsOut(clock.due, seat) for seat, clock in enumerate(self._seats) if clock.due is not None)
        return min((clock for clock in running if clock.seat not in self._out), default=None)

    def wakes_at(self) -> Millis | None:
        first = self.first()
        return None if first is None else first.at

    def is_late(self, seat: Seat, at: Millis) -> bool:
        """Whether the seat's time was up before that moment. Only the moment of arrival counts."""
        if seat in self._out:
            return True
        due = self._seats[seat].due if seat in range(len(self._seats)) else None
        return due is not None and due < at and self._stood_at is None

    def level_for(self, seat: Seat) -> str:
        """The level of the bot that moves for the seat because its time is up; empty: it is not."""
        return self._ledger.record.pace.level if seat in self._out else ""

    @property
    def keep_awake(self) -> bool:
        """Whether the table has to stay in memory. Days are too long for that."""
        is_running = any(clock.due is not None for clock in self._seats)
        return bool(self._out) or (is_running and self._pace.kind != "days")

    @property
    def sleeps_until(self) -> Millis | None:
        """The time of day at which a table that has left memory has to be read again; None: it does not."""
        record = self._ledger.record
        return sleeps_until(record.pace, record.phase, record.clocks, self._started)

    # What happens.

    def run_out(self, seat: Seat) -> None:
        """The seat's time is up. A bot makes one move for it."""
        self._out.add(seat)

    async def go_on(self) -> None:
        """Something may have happened: stop and start the clocks, store them and show them."""
        if self._pace.kind == "relaxed":
            return
        if not self._ledger.is_playing:
            self._seats, self._out = [], set()
            return
        now, log = self._clock.now(), self._ledger.log
        if not self._seats or self._seq > log.seq:
            self._read(now)
        for entry in log.entries[self._seq + 1 :]:
            if entry.by != NATURE:
                self._note(entry)
                self._stored = []
        self._seq = log.seq
        self._run_or_stand(now)
        await self._store(now)
        self._announcer.show_clocks(tuple(self._info(seat) for seat in range(len(self._seats))))

    @property
    def _pace(self) -> Pace:
        return self._ledger.record.pace

    @property
    def _whole(self) -> Millis:
        return 1000 * self._pace.seconds

    @property
    def _increment(self) -> Millis:
        return 1000 * self._pace.increment

    def _read(self, now: Millis) -> None:
        """Take the clocks from the record, or set them up."""
        record = self._ledger.record
        self._out, self._stood_at, self._seq, self._stored = set(), None, self._ledger.log.seq, []
        if len(record.clocks) != len(record.seats):
            self._seats = [Clock(self._whole) for _ in record.seats]
            return
        self._seats = [Clock(stored.left) for stored in record.clocks]
        self._seq = min(record.clocked, self._seq)
        if record.pace.kind == "days":
            for clock, stored in zip(self._seats, record.clocks, strict=True):
                if stored.until is not None:
                    clock.due = now + max(stored.until, self._started + MERCY) - self._time.wall()

    def _note(self, entry: Entry) -> None:
        """A seat has moved, or has taken a move back, which brings no time."""
        clock, whole_game = self._seats[entry.by], self._pace.kind == "game"
        self._out.discard(entry.by)
        remaining = clock.remaining(entry.at)
        if not isinstance(entry, Undo):
            clock.left = clock.before = remaining
            clock.is_fresh = True
            clock.earns = not self._ledger.record.seats[entry.by].bot
        elif whole_game:
            clock.left = max(0, remaining - (self._increment if clock.due is None else 0))
            clock.earns = False
        else:
            clock.left = clock.before = min(clock.before, remaining)
            clock.is_fresh = entry.agreed
        clock.due = None

    def _run_or_stand(self, now: Millis) -> None:
        if self._turns.is_under_way:
            if self._stood_at is None:
                self._stood_at = now
            return
        if self._stood_at is not None:
            for clock in self._seats:
                clock.due = None if clock.due is None else clock.due + now - self._stood_at
            self._stood_at = None
        for seat, clock in enumerate(self._seats):
            if self._is_awaited(seat):
                self._start(clock, now)
            else:
                self._out.discard(seat)
                self._stop(clock, now)

    def _is_awaited(self, seat: Seat) -> bool:
        waiting = self._ledger.log.waiting
        return seat in waiting.seats and waiting.deadline is None and not self._ledger.record.seats[seat].bot

    def _start(self, clock: Clock, now: Millis) -> None:
        clock.earns = False
        if clock.due is None:
            if clock.is_fresh and self._pace.kind != "game":
                clock.left = self._whole
            clock.due = now + clock.left

    def _stop(self, clock: Clock, now: Millis) -> None:
        if clock.due is not None:
            clock.left, clock.due, clock.is_fresh = clock.remaining(now), None, True
        if clock.earns:
            clock.left, clock.earns = clock.left + self._increment, False

    async def _store(self, now: Millis) -> None:
        shown = [(clock.left, clock.due) for clock in self._seats]
        if shown == self._stored:
            return
        wall = self._time.wall()
        clocks = tuple(ClockRecord(left, None if due is None else wall + due - now) for left, due in shown)
        await self._ledger.amend(replace(self._ledger.record, clocks=clocks, clocked=self._seq))
        self._stored = shown

    def _info(self, seat: Seat) -> ClockInfo:
        clock, out = self._seats[seat], seat in self._out
        if self._ledger.record.seats[seat].bot:
            return ClockInfo()
        if clock.due is not None and self._stood_at is None:
            return ClockInfo(due=clock.due, out=out)
        if clock.due is not None and self._stood_at is not None:
            return ClockInfo(left=clock.remaining(self._stood_at), out=out)
        return ClockInfo(left=clock.left if self._pace.kind == "game" else None)
