"""What happens at a table when its time comes: claims in a race, moves of bots, deadlines. Decides what is due and
plays it; knows no messages and no sockets."""

import logging
from dataclasses import dataclass, field
from operator import itemgetter
from typing import Any, NamedTuple

from burrow.engine.game import Millis, Refusal, Seat
from burrow.server.clock import TableClock
from burrow.server.table.announce import Announcer
from burrow.server.table.audience import Audience
from burrow.server.table.bots import Bots
from burrow.server.table.claims import Claim, Claims, has_claims
from burrow.server.table.clocks import Clocks
from burrow.server.table.inputs import Asker
from burrow.server.table.ledger import Ledger
from burrow.server.table.plan import Plan
from burrow.server.table.turns import Turns

logger = logging.getLogger(__name__)


class Deadline(NamedTuple):
    at: Millis


class TimeUp(NamedTuple):
    """A seat has used up its time."""

    at: Millis
    seat: Seat


Due = Claim | Plan | Deadline | TimeUp
"""What is to be done next."""


@dataclass(slots=True, eq=False)
class Schedule:
    _ledger: Ledger
    _turns: Turns
    _announcer: Announcer
    _audience: Audience
    bots: Bots
    clocks: Clocks
    _clock: TableClock
    _races: bool = field(init=False)
    """Whether some moves of the game are claims."""
    claims: Claims = field(init=False, default_factory=Claims)

    def __post_init__(self) -> None:
        self._races = has_claims(self._ledger.game)

    @property
    def is_racing(self) -> bool:
        """Several seats may speak, and who speaks first counts."""
        return self._races and self._ledger.is_playing and len(self._ledger.log.waiting.seats) > 1

    def wakes_at(self) -> Millis | None:
        """When something falls due; None: nothing does by itself, or a turn is under way."""
        if self._turns.is_under_way:
            return None
        waiting = self._ledger.log.waiting
        claim, plan, held = self.claims.first(waiting.seats), self.bots.first(), waiting.deadline
        if claim is not None:
            held = claim.stamp if held is None else min(claim.stamp, held)
        if held is not None:
            held += self._window()
        times = (held, None if plan is None else plan.due, self.clocks.wakes_at())
        return min((time for time in times if time is not None), default=None)

    @property
    def has_people_waiting(self) -> bool:
        """Whether a person's claim waits for its answer."""
        return any(claim.asker is not None for claim in self.claims)

    def is_due(self, at: Millis) -> bool:
        """Whether something may come before a move made at that time."""
        deadline = self._ledger.log.waiting.deadline
        return bool(self.claims) or (deadline is not None and deadline < at)

    async def advance(self) -> None:
        """Do everything that has fallen due by now."""
        await self._advance(self._clock.now(), self._window())

    async def advance_to(self, at: Millis) -> None:
        """Do everything that fell due before a move made at that time. The move is here, so nothing waits for it."""
        await self._advance(at, 0)

    async def _advance(self, now: Millis, window: Millis) -> None:
        while self._ledger.is_playing and not self._turns.is_under_way:
            match self._due(now, window):
                case Claim() as claim:
                    await self._take_claim(claim)
                case Plan() as plan:
                    await self._take_plan(plan)
                case Deadline(at):
                    await self._pass_deadline(at)
                case TimeUp(_, seat):
                    self.clocks.run_out(seat)  # and a bot is asked
                case None:
                    return

    def _due(self, now: Millis, window: Millis) -> Due | None:
        """The earliest thing that is due; at the same moment claims come first and the deadline last."""
        waiting = self._ledger.log.waiting
        if waiting.over:
            return None
        found: list[tuple[Millis, Due]] = []
        claim, plan = self.claims.first(waiting.seats), self.bots.first()
        if claim is not None and claim.stamp + window <= now:
            found.append((claim.stamp, claim))
        if plan is not None and plan.due <= now:
            found.append((plan.due, plan))
        if waiting.deadline is not None and waiting.deadline + window <= now:
            found.append((waiting.deadline, Deadline(waiting.deadline)))
        if (clock := self.clocks.first()) is not None and clock.at <= now:
            found.append((clock.at, TimeUp(*clock)))
        return min(found, key=itemgetter(0))[1] if found else None

    def _window(self) -> Millis:
        """How long a claim waits for slower lines: the largest delay that is made good for anyone who races here. A
        claim over that slowest line has spent the time on its way, so on a single screen nothing waits."""
        return self._audience.window(self._ledger.record) if self._races else 0

    # Claims.

    async def claim(self, asker: Asker, seat: Seat, move: Any, arrival: Millis) -> None:
        """Stamp a claim with the time its sender made it, as far as the delay of the line is known and made good."""
        waiting = self.claims.find(asker.key)
        if waiting is not None:
            waiting.asker = asker
            return
        stamp = self._ledger.stamp(arrival - asker.connection.compensation)
        self.claims.add(Claim(seat, move, stamp, asker))
        await self.advance()

    async def _take_claim(self, claim: Claim) -> None:
        self.claims.remove(claim)
        claim.stamp = self._ledger.stamp(claim.stamp)
        try:
            by_clock = claim.asker is None and self._is_by_clock(claim.seat)
            refusal = await self._turns.play(claim.seat, claim.move, claim.stamp, claim.asker, by_clock=by_clock)
        except Exception:
            if claim.asker is None or self._ledger.known(claim.asker.key) is None:
                self.claims.add(claim)  # somebody still waits for the answer
            raise
        if refusal is not None and self.claims.hold(claim, refusal.until):
            return
        if claim.asker is None:
            await self._used_up(claim.seat, refusal, claim.stamp)
        elif refusal is not None:
            claim.asker.refuse(refusal)

    # Bots.

    def ask_bots(self) -> None:
        """Ask the bots that are to move, unless no move can be taken now."""
        if self._turns.busy() is not None:
            return
        self.bots.keep(self._ledger.log.waiting.seats)
        if self.claims:
            self.claims.drop(lambda claim: claim.asker is None and claim.seat not in self.bots)
        self.bots.ask(self._clock.now())

    async def _take_plan(self, plan: Plan) -> None:
        """A bot's move is due. A claim joins the claims of people; a move that comes too early waits."""
        at = self._ledger.stamp(plan.due)
        move = plan.move if plan.move is not None else self.bots.improvise(plan.seat)
        if move.claim:
            plan.is_claimed = True
            self.claims.add(Claim(plan.seat, move, at, None))
            return
        refusal = await self._turns.play(plan.seat, move, at, None, by_clock=plan.by_clock)
        if refusal is not None and refusal.until is not None and refusal.until > at:
            plan.earliest = refusal.until
        else:
            await self._used_up(plan.seat, refusal, at)

    async def _used_up(self, seat: Seat, refusal: Refusal | None, at: Millis) -> None:
        """A bot's move was played or refused. If it was refused because another seat was faster, the bot thinks again.
        If nothing had happened since the bot was asked, the bot is wrong, and some legal move stands in."""
        plan = self.bots.plan_of(seat)
        self.bots.drop(seat)
        log = self._ledger.log
        if refusal is None or plan is None or plan.seq != log.seq or seat not in log.waiting.seats:
            return
        logger.error("seat %d, a bot, chose %r: %s", seat, plan.move, refusal, extra={"table": self._ledger.name})
        await self._turns.play(seat, self.bots.improvise(seat), at, None, by_clock=plan.by_clock)

    def _is_by_clock(self, seat: Seat) -> bool:
        plan = self.bots.plan_of(seat)
        return plan is not None and plan.by_clock

    def drop_bots(self) -> None:
        """Drop everything the bots have planned: they think again."""
        self.bots.clear()
        self.claims.drop(lambda claim: claim.asker is None)

    def drop_bot(self, seat: Seat) -> None:
        self.bots.drop(seat)
        self.claims.drop(lambda claim: claim.asker is None and claim.seat == seat)

    # Deadlines.

    async def _pass_deadline(self, deadline: Millis) -> None:
        steps = await self._ledger.pass_deadline(deadline)
        self._turns.close()
        self._announcer.announce(steps)
