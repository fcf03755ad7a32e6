"""Playing a game in one process: move by move, or to the end between bots, in table time that nobody waits for."""

from collections.abc import Mapping, Sequence
from typing import Any, Generic, NamedTuple

from burrow.engine.codec import Entry
from burrow.engine.errors import BurrowError
from burrow.engine.game import Bot, Game, Millis, O, P, Refusal, S, Score, Seat, Setup, V
from burrow.engine.log import Log
from burrow.engine.rng import Rng


class Match(Generic[S, P, V, O]):
    """A log that lets nature answer by itself. `at` is the table time; it moves on when a rule asks for it."""

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
        """Make a move, now or at the given table time; a refusal changes nothing. Nature then answers."""
        at = max(self.at, at if at is not None else self.at)
        taken = self.log.submit(seat, move, at)
        if isinstance(taken, Refusal):
            if taken.until is None or taken.until <= at:
                return taken
            taken = self.log.submit(seat, move, taken.until)
            if isinstance(taken, Refusal):
                return taken
        self.at = taken.at
        self._settle()
        return None

    def wait(self) -> bool:
        """Let the time pass to the deadline, where nature speaks; False where there is none."""
        deadline = self.log.waiting.deadline
        if deadline is None:
            return False
        self.at = max(self.at, deadline)
        self.log.answer(self.at, self._rng)
        self._settle()
        return True

    def _settle(self) -> None:
        while self.log.waiting.nature:
            self.log.answer(self.at, self._rng)


class Plan(NamedTuple):
    """A bot's move that falls due. Sorted by time, then by the place of its seat in `waiting`."""

    due: Millis
    place: int
    seat: Seat
    seq: int
    """The last entry the bot knew of when it chose."""
    move: Any


def play_out(
    match: Match[S, P, V, O],
    bots: Mapping[Seat, Bot[V, P]],
    rng: Rng,
    *,
    budget: Millis = 1000,
    limit: int = 100_000,
) -> int:
    """Let bots play to the end, each at its own pace; returns how many of their moves were refused.

    Every move falls due in table time; the earliest goes first, and among equals the one whose seat `waiting`
    names first. A move that others have overtaken meanwhile is thought over again. Deadlines pass like on a
    real table."""
    refused = 0
    plans: list[Plan] = []
    for _ in range(limit):
        waiting = match.log.waiting
        if waiting.over:
            return refused
        plans = [plan for plan in plans if plan.seat in waiting.seats]
        for place, seat in enumerate(waiting.seats):
            if all(plan.seat != seat for plan in plans):
                move, hold = bots[seat].choose(match.view(seat), match.moves(seat), budget, rng)
                plans.append(Plan(match.at + max(0, hold), place, seat, match.log.seq, move))
        if not plans or (waiting.deadline is not None and waiting.deadline < min(plans).due):
            if not match.wait():
                raise BurrowError(f"{match.game.id} waits for {waiting.seats!r} and nobody speaks")
            continue
        plan = min(plans)
        plans.remove(plan)
        refusal = match.game.refuse(match.state, plan.seat, plan.move, plan.due)
        if refusal is None:
            match.play(plan.seat, plan.move, plan.due)
        elif refusal.until is not None and refusal.until > plan.due:
            plans.append(plan._replace(due=refusal.until))
        else:
            refused += plan.seq == match.log.seq
    raise BurrowError(f"{match.game.id} does not end within {limit} steps")
