"""The parts of one table, put together. Each part gets only the parts it may use."""

from collections.abc import Callable
from typing import NamedTuple, cast

from burrow.engine.game import AnyPhysicalGame, Millis
from burrow.server.bots.pool import Thinker
from burrow.server.clock import TableClock, Time
from burrow.server.physics.stepper import Stepper
from burrow.server.push.message import Push
from burrow.server.settings import Settings
from burrow.server.table.announce import Announcer
from burrow.server.table.audience import Audience
from burrow.server.table.bots import Bots
from burrow.server.table.clocks import Clocks
from burrow.server.table.history import History, HistoryReader
from burrow.server.table.inputs import Input
from burrow.server.table.ledger import Ledger
from burrow.server.table.notices import NoticeBoard
from burrow.server.table.people.attendance import Attendance
from burrow.server.table.people.consent import Consent
from burrow.server.table.people.hosting import Hosting
from burrow.server.table.people.invitation import Invitation
from burrow.server.table.people.presence import Presence
from burrow.server.table.people.reactions import Reactions
from burrow.server.table.people.reminders import Reminders
from burrow.server.table.people.seats import OpenSuccessor, Seats
from burrow.server.table.people.sharing import Sharing
from burrow.server.table.physics_turns import PhysicsTurns
from burrow.server.table.record import TableRecord
from burrow.server.table.recovery import Recovery
from burrow.server.table.requests import Requests
from burrow.server.table.schedule import Schedule
from burrow.server.table.turns import InstantTurns, Turns
from burrow.server.tally import Tally
from burrow.server.work import Work
from burrow.storage.store import EventStore

Put = Callable[[Input], object]
"""Hands an input to the actor."""


class Services(NamedTuple):
    """What every table needs from the server."""

    store: EventStore
    time: Time
    thinker: Thinker
    stepper: Stepper
    reader: HistoryReader
    work: Work
    settings: Settings
    open_successor: OpenSuccessor
    forget: Callable[[str], object]
    """Drops a table from memory; it is loaded again when somebody asks for it."""
    tally: Tally
    started: Millis
    """When the server started, by the time of day."""
    notices: NoticeBoard
    push: Push | None = None
    """None: there are no notifications."""


class Parts:
    __slots__ = (
        "announcer", "attendance", "audience", "bots", "clock", "clocks", "consent", "invitation", "ledger", "notices",
        "recovery", "reminders", "requests", "schedule", "seats", "sharing", "turns",
    )  # fmt: skip

    def __init__(
        self, name: str, record: TableRecord, history: History, services: Services, put: Put, payer: str
    ) -> None:
        clock = TableClock(services.time, history.log.at)
        ledger = Ledger(name, record, history, services.store, services.reader, services.tally)
        audience, presence = Audience(), Presence(services.time)
        announcer = Announcer(ledger, audience, presence, clock)
        turns = _turns(ledger, announcer, audience, services, clock, put)
        clocks = Clocks(ledger, announcer, turns, clock, services.time, services.started)
        bots = Bots(ledger, clocks, services.thinker, services.settings, put, payer)
        schedule = Schedule(ledger, turns, announcer, audience, bots, clocks, clock)
        attendance = Attendance(ledger, announcer, audience, presence, turns, clock)
        seats = Seats(ledger, announcer, attendance, presence, turns, schedule, clock, services.open_successor)
        self.clock = clock
        self.notices = services.notices
        self.clocks = clocks
        self.ledger = ledger
        self.audience = audience
        self.announcer = announcer
        self.turns = turns
        self.bots = bots
        self.schedule = schedule
        self.attendance = attendance
        self.seats = seats
        patience = services.settings.share_patience
        self.sharing = Sharing(ledger, audience, seats, services.time, clock, patience)
        self.invitation = Invitation(ledger, announcer, services.store, services.time)
        self.reminders = Reminders(ledger, audience, services.push, clock, services.time)
        hosting = Hosting(ledger, audience, seats)
        self.consent = Consent(ledger, announcer, presence, turns, schedule, seats, clock)
        reactions = Reactions(ledger, announcer, services.time)
        self.requests = Requests(
            ledger, announcer, audience, turns, schedule, seats, self.sharing, hosting, self.consent, reactions
        )
        self.recovery = Recovery(
            ledger, announcer, attendance, audience, turns, schedule, seats, clock, services.forget, services.tally
        )


def _turns(
    ledger: Ledger, announcer: Announcer, audience: Audience, services: Services, clock: TableClock, put: Put
) -> Turns:
    if "physics" not in ledger.game.traits:
        return InstantTurns(ledger, announcer)
    game = cast("AnyPhysicalGame", ledger.game)
    return PhysicsTurns(game, ledger, announcer, audience, services.stepper, clock, put, services.tally)
