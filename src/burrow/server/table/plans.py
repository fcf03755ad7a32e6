"""What the bots of a table are about to do. A plan belongs to the game as it was; after an undo it is void."""

import logging
from collections.abc import Sequence
from typing import Any, NamedTuple

from burrow.engine.codec import decode_payload, encode
from burrow.engine.errors import BadRow
from burrow.engine.game import AnyGame, Millis, Seat
from burrow.engine.rng import FastRng
from burrow.server.bots.pool import Answer, Question, fresh_chance

logger = logging.getLogger(__name__)

LONGEST_HOLD: Millis = 60_000


class Plan:
    __slots__ = ("asked", "due", "is_claimed", "is_ready", "move", "seat", "seq")

    def __init__(self, seat: Seat, seq: int, asked: Millis) -> None:
        self.seat = seat
        self.seq = seq
        """The last entry the bot knew of."""
        self.asked = asked
        self.is_ready = False
        """The bot has answered."""
        self.is_claimed = False
        """The move waits among the claims."""
        self.move: Any = None
        """None: the bot failed, and some legal move will do."""
        self.due: Millis = asked


class Thought(NamedTuple):
    """What became of a question to a bot."""

    plan: Plan
    answer: Answer | None


class Plans:
    """At most one for each seat of a table."""

    __slots__ = ("_game", "_plans")

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._plans: dict[Seat, Plan] = {}

    def __contains__(self, seat: Seat) -> bool:
        return seat in self._plans

    def of(self, seat: Seat) -> Plan | None:
        return self._plans.get(seat)

    def ask(self, seat: Seat, seq: int, now: Millis) -> Plan:
        """A new plan, without a move yet."""
        plan = self._plans[seat] = Plan(seat, seq, now)
        return plan

    def settle(self, plan: Plan, answer: Answer | None, now: Millis) -> None:
        """The bot has answered. A plan that is no longer wanted is left alone. Thinking counts as holding back."""
        if self._plans.get(plan.seat) is not plan:
            return
        plan.is_ready = True
        plan.due = now
        if answer is None:
            return
        try:
            plan.move = decode_payload(self._game, answer.move)
        except BadRow as error:
            logger.error("a bot of %s answered %r: %s", self._game.id, answer.move, error)
            return
        plan.due = max(now, plan.asked + min(max(0, answer.hold), LONGEST_HOLD))

    def first(self, order: Sequence[Seat]) -> Plan | None:
        """The ready one that falls due first; among equals, the one whose seat is named first in `order`."""
        ready = [p for p in self._plans.values() if p.is_ready and not p.is_claimed and p.seat in order]
        return min(ready, key=lambda plan: (plan.due, order.index(plan.seat)), default=None)

    def keep(self, seats: Sequence[Seat]) -> None:
        """Drop the plans of all other seats."""
        for seat in [seat for seat in self._plans if seat not in seats]:
            del self._plans[seat]

    def drop(self, seat: Seat) -> None:
        self._plans.pop(seat, None)

    def clear(self) -> None:
        self._plans.clear()


def question(game: AnyGame, state: Any, seat: Seat, level: str, budget: Millis) -> Question:
    """What a bot on that seat is told: its view and its moves, nothing else."""
    legal = game.moves(state, seat)
    return Question(
        game=game.id,
        level=level,
        view=encode(game.view(state, seat)),
        legal=None if legal is None else encode(legal),
        budget=budget,
        chance=fresh_chance(),
    )


def improvise(game: AnyGame, state: Any, seat: Seat) -> Any:
    """Some legal move, in the place of a bot that failed."""
    return game.sample(state, seat, FastRng(fresh_chance()))
