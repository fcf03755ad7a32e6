"""Plays a game in one process, move by move or to the end between bots. Table time passes without waiting."""

from collections.abc import Mapping, Sequence
from typing import Any, Generic, NamedTuple

from burrow.engine.codec import Entry, check_move
from burrow.engine.errors import BurrowError
from burrow.engine.game import NATURE, Bot, Game, Millis, O, P, Refusal, S, Score, Seat, Setup, V
from burrow.engine.log import Log
from burrow.engine.rng import Rng


class Match(Generic[S, P, V, O]):
    """A log in which nature answers by itself. `at` is the table time; it advances when a rule requires it."""

    def __init__(self, game: Game[S, P, V, O], setup: Setup, rng: Rng | None = None) -> None:
        self.game = game
        self.log: Log[S, P, V, O] = Log(game, setup)
        self.at: Millis = 0
        self._rng = rng
        self._settle()

    @property
    def state(self) -> S:
        return self.log.state

    @property
    def entries(self) -> Sequence[Entry]:
        return self.log.entries

    @property
    def over(self) -> bool:
        return self.log.waiting.over

    @property
    def to_move(self) -> tuple[Seat, ...]:
        """The seats that may speak now."""
        return self.log.waiting.seats

    def moves(self, seat: Seat) -> Sequence[P] | None:
        return self.game.moves(self.state, seat)

    def view(self, seat: Seat | None) -> V:
        return self.game.view(self.state, seat)

    def score(self) -> tuple[Score, ...]:
        return self.game.score(self.state)

    def play(self, seat: Seat, move: P, at: Millis | None = None) -> Refusal | None:
        """Make a move, now or at the given table time, or as soon after that as the rules allow; nature then answers. A
        refused move changes nothing, except that deadlines before it have passed. Raises `BadMove` if it is not a
        payload of the game."""
        check_move(self.game, move)
        at = self._pass(max(self.at, at if at is not None else self.at))
        refusal = self.offer(seat, move, at)
        while refusal is not None and refusal.until is not None and refusal.until > at:
            at = self._pass(refusal.until)
            refusal = self.offer(seat, move, at)
        return refusal

    def offer(self, seat: Seat, move: P, at: Millis) -> Refusal | None:
        """Make a move at exactly that table time, before any deadline; nature then answers."""
        taken = self.log.submit(seat, move, at)
        if isinstance(taken, Refusal):
            return taken
        self.at = taken.at
        self._settle()
        return None

    def wait(self) -> bool:
        """Advance to the deadline and let nature speak; False if there is no deadline."""
        deadline = self.log.waiting.deadline
        if deadline is None:
            return False
        self.at = max(self.at, deadline)
        self.log.answer(self.at, self._rng)
        self._settle()
        return True

    def _pass(self, at: Millis) -> Millis:
        """Let nature speak at every deadline before `at`. A move at the deadline itself is still in time."""
        while (deadline := self.log.waiting.deadline) is not None and deadline < at:
            self.wait()
        return max(at, self.at)

    def _settle(self) -> None:
        while self.log.waiting.nature:
            self.log.answer(self.at, self._rng)


class PendingMove(NamedTuple):
    """A bot's move that falls due."""

    due: Millis
    seq: int
    """The last entry the bot knew when it chose."""
    move: Any


def play_out(
    match: Match[S, P, V, O],
    bots: Mapping[Seat, Bot[V, P]],
    rng: Rng,
    *,
    budget: Millis = 1000,
    limit: int = 100_000,
) -> int:
    """Let bots play to the end, each at its own pace; return how many of their moves were refused.

    Every move falls due in table time. The earliest goes first; among equals, the seat that `waiting` names first. If
    another move comes in between, the bot chooses again. Deadlines pass as at a real table."""
    refused = 0
    plans: dict[Seat, PendingMove] = {}
    for _ in range(limit):
        waiting = match.log.waiting
        if waiting.over:
            return refused
        # In the order of `waiting`, so that `min` takes the first among equals.
        plans = {
            seat: plans[seat] if seat in plans else _plan(match, bots[seat], seat, budget, rng)
            for seat in waiting.seats
        }
        seat = min(plans, key=lambda seat: plans[seat].due, default=NATURE)
        if seat == NATURE or (waiting.deadline is not None and waiting.deadline < plans[seat].due):
            match.wait()
            continue
        plan = plans.pop(seat)
        refusal = match.offer(seat, plan.move, plan.due)
        if refusal is None:
            continue
        if refusal.until is not None and refusal.until > plan.due:
            plans[seat] = PendingMove(refusal.until, plan.seq, plan.move)
        else:
            refused += plan.seq == match.log.seq
    raise BurrowError(f"{match.game.id} does not end within {limit} steps")


def _plan(match: Match[S, P, V, O], bot: Bot[V, P], seat: Seat, budget: Millis, rng: Rng) -> PendingMove:
    move, hold = bot.choose(match.view(seat), match.moves(seat), budget, rng)
    return PendingMove(match.at + max(0, hold), match.log.seq, move)
