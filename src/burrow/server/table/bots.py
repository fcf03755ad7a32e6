"""The bots of one table: what they are asked, and the moves they plan. Plays no moves; the schedule does.

A plan belongs to the game as it was when the bot was asked. After an undo it is void."""

import logging
from collections.abc import Callable, Sequence
from typing import Any

from burrow.engine.codec import decode_payload, encode
from burrow.engine.errors import BadRow
from burrow.engine.game import NATURE, AnyGame, Millis, Seat
from burrow.engine.rng import FastRng
from burrow.server.bots.pool import Answer, Question, Thinker, fresh_chance
from burrow.server.settings import Settings
from burrow.server.table.clocks import Clocks
from burrow.server.table.inputs import BotAnswered, Input
from burrow.server.table.ledger import Ledger
from burrow.server.table.plan import Plan
from burrow.server.wire.outbound import BotPace

logger = logging.getLogger(__name__)

LONGEST_HOLD: Millis = 60_000
"""The longest a bot may hold its move back."""
PERCENT: dict[BotPace, int] = {"calm": 100, "brisk": 33, "instant": 0}
"""How much of their time the bots take."""


class Bots:
    """At most one plan for each seat."""

    __slots__ = ("_clocks", "_ledger", "_payer", "_plans", "_put", "_settings", "_thinker")

    def __init__(
        self,
        ledger: Ledger,
        clocks: Clocks,
        thinker: Thinker,
        settings: Settings,
        put: Callable[[Input], object],
        payer: str,
    ) -> None:
        """`put` hands an input to the actor; `payer` is the address on whose account the bots think."""
        self._ledger = ledger
        self._clocks = clocks
        self._thinker = thinker
        self._settings = settings
        self._put = put
        self._plans: dict[Seat, Plan] = {}
        self._payer = payer

    def charge(self, holder: str, address: str) -> None:
        """After a restart, the first to come back to a seat pays for the bots."""
        if not self._payer and self._ledger.record.held_by(holder):
            self._payer = address

    def __contains__(self, seat: Seat) -> bool:
        return seat in self._plans

    def plan_of(self, seat: Seat) -> Plan | None:
        return self._plans.get(seat)

    def ask(self, now: Millis) -> None:
        """Ask every bot that is to move and has no plan yet."""
        log = self._ledger.log
        for seat in log.waiting.seats:
            own, stand_by = self._ledger.record.seats[seat].bot, self._clocks.level_for(seat)
            level = own or stand_by
            if level and seat not in self._plans:
                plan = self._plans[seat] = Plan(seat, log.seq, now, by_clock=not own)
                self._think(plan, level)

    def _think(self, plan: Plan, level: str) -> None:
        log, put = self._ledger.log, self._put
        asked = question(log.game, log.state, plan.seat, level, self._settings.bot_budget)
        self._thinker.think(asked, lambda answer: put(BotAnswered(plan, answer)), self._payer)

    def take_answer(self, plan: Plan, answer: Answer | None, now: Millis) -> None:
        """The bot has answered. Time spent thinking counts as holding back. A plan that was dropped stays dropped."""
        if self._plans.get(plan.seat) is not plan:
            return
        plan.is_ready = True
        plan.earliest = now
        if answer is None:
            return
        try:
            plan.move = decode_payload(self._ledger.game, answer.move)
        except BadRow as error:
            fields = {"table": self._ledger.name, "game": self._ledger.game.id}
            logger.error("a bot answered %r: %s", answer.move, error, extra=fields)
            return
        if not plan.by_clock:
            plan.hold = min(max(0, answer.hold), LONGEST_HOLD)

    def first(self) -> Plan | None:
        """The ready plan that falls due first; among equals, the seat that the game waits for first."""
        if not self._plans:
            return None
        order = self._ledger.log.waiting.seats
        ready = [p for p in self._plans.values() if p.is_ready and not p.is_claimed and p.seat in order]
        for one in ready:
            hold = one.hold if _is_claim(one) else self._paced(one.hold)
            one.due = max(one.earliest, one.asked + hold)
        plan = min(ready, key=lambda plan: (plan.due, order.index(plan.seat)), default=None)
        if plan is not None and not _is_claim(plan):
            plan.due = max(plan.due, self._second_thoughts())
        return plan

    def _paced(self, millis: Millis) -> Millis:
        return millis * PERCENT[self._ledger.record.bot_pace] // 100

    def _second_thoughts(self) -> Millis:
        """Until when bots hold back, so that people can take back their last move, or answer whether somebody may."""
        log, asked = self._ledger.log, self._ledger.record.undo
        if asked is not None:
            return asked.until
        last = log.live[-1] if log.live else None
        if last is None or last.by == NATURE or self._ledger.record.seats[last.by].bot or not log.may_undo(last.by):
            return 0
        until = log.at + self._paced(self._settings.second_thoughts)
        deadline = log.waiting.deadline
        return until if deadline is None else min(until, deadline)

    def improvise(self, seat: Seat) -> Any:
        """Some legal move, in place of a bot that failed."""
        log = self._ledger.log
        return log.game.sample(log.state, seat, FastRng(fresh_chance()))

    def keep(self, seats: Sequence[Seat]) -> None:
        """Drop the plans of all other seats."""
        for seat in [seat for seat in self._plans if seat not in seats]:
            del self._plans[seat]

    def drop(self, seat: Seat) -> None:
        self._plans.pop(seat, None)

    def clear(self) -> None:
        self._plans.clear()


def _is_claim(plan: Plan) -> bool:
    """In a race, bots are as fast as their level, whatever the pace."""
    return getattr(plan.move, "claim", False)


def question(game: AnyGame, state: Any, seat: Seat, level: str, budget: Millis) -> Question:
    """What a bot on that seat is told: its view and its legal moves, nothing else."""
    legal = game.moves(state, seat)
    return Question(
        game=game.id,
        level=level,
        view=encode(game.view(state, seat)),
        legal=None if legal is None else encode(legal),
        budget=budget,
        chance=fresh_chance(),
    )
