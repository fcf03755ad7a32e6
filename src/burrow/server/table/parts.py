"""The parts of one table, put together. Each part gets only the parts it may use."""

from collections.abc import Callable
from typing import NamedTuple, cast

from burrow.engine.game import AnyPhysicalGame
from burrow.server.bots.pool import Thinker
from burrow.server.clock import TableClock, Time
from burrow.server.physics.stepper import Stepper
from burrow.server.settings import Settings
from burrow.server.table.announce import Announcer
from burrow.server.table.attendance import Attendance
from burrow.server.table.audience import Audience
from burrow.server.table.bots import Bots
from burrow.server.table.history import History, Reader
from burrow.server.table.inputs import Input
from burrow.server.table.ledger import Ledger
from burrow.server.table.physics_turns import PhysicsTurns
from burrow.server.table.presence import Presence
from burrow.server.table.record import TableRecord
from burrow.server.table.recovery import Recovery
from burrow.server.table.requests import Requests
from burrow.server.table.schedule import Schedule
from burrow.server.table.seats import OpenSuccessor, Seats
from burrow.server.table.turns import NoTurns, Turns
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
    reader: Reader
    work: Work
    settings: Settings
    open_successor: OpenSuccessor
    forget: Callable[[str], object]
    """Drops a table from memory; it is loaded again when somebody asks for it."""


class Parts:
    __slots__ = (
        "announcer", "attendance", "audience", "bots", "clock", "ledger", "recovery", "requests", "schedule", "seats",
        "turns",
    )  # fmt: skip

    def __init__(
        self, name: str, record: TableRecord, history: History, services: Services, put: Put, payer: str
    ) -> None:
        clock = TableClock(services.time, history.log.at)
        ledger = Ledger(name, record, history, services.store, services.reader)
        audience, presence = Audience(), Presence(services.time)
        announcer = Announcer(ledger, audience, presence, clock)
        turns = _turns(ledger, announcer, audience, services.stepper, clock, put)
        bots = Bots(ledger, services.thinker, services.settings, put, payer)
        schedule = Schedule(ledger, turns, announcer, audience, bots, clock)
        attendance = Attendance(ledger, announcer, audience, presence, turns, clock)
        seats = Seats(ledger, announcer, attendance, presence, turns, schedule, clock, services.open_successor)
        self.clock = clock
        self.ledger = ledger
        self.audience = audience
        self.announcer = announcer
        self.turns = turns
        self.bots = bots
        self.schedule = schedule
        self.attendance = attendance
        self.seats = seats
        self.requests = Requests(ledger, announcer, audience, turns, schedule, seats)
        self.recovery = Recovery(
            ledger, announcer, attendance, audience, turns, schedule, seats, clock, services.forget
        )


def _turns(
    ledger: Ledger, announcer: Announcer, audience: Audience, stepper: Stepper, clock: TableClock, put: Put
) -> Turns:
    if "physics" not in ledger.game.traits:
        return NoTurns(ledger, announcer)
    return PhysicsTurns(cast("AnyPhysicalGame", ledger.game), ledger, announcer, audience, stepper, clock, put)
