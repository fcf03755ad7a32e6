"""A stretch of random play, recorded moment by moment, for laws to check."""

from collections.abc import Callable
from functools import cached_property
from typing import Any, NamedTuple, TypeAlias

from msgspec import structs

from burrow.engine.game import AnyGame, Event, Millis, Refusal, Seat, Setup
from burrow.engine.log import Log
from burrow.engine.luck import key_of
from burrow.engine.rng import FastRng, Rng, TableRng, fast_rng, seed_from
from burrow.laws.broken import hold
from burrow.laws.case import Case, is_slow
from burrow.laws.game_folder import GameFolder

ENOUGH = 60_000
"""Random play must end within this many events."""
ENOUGH_SLOW = 100
"""The same for a short game with simulated turns."""


class Moment(NamedTuple):
    """The table between two events."""

    state: Any
    at: Millis
    """Stamp of the event before this moment."""
    seq: int
    """Number of the next event."""


class Play:
    """Random play of a case. The same case gives the same play."""

    def __init__(self, game: AnyGame, case: Case, home: GameFolder | None = None) -> None:
        self.game = game
        self.case = case
        self.home = home if home is not None else GameFolder.of(game)
        self.setup = Setup(game.id, game.format, case.seats, case.options, seed_from(game.id, case.seed))
        self.log: Log[Any, Any, Any, Any] = Log(game, self.setup)
        self.moments = [Moment(self.log.state, 0, 0)]
        walk = fast_rng("walk", case.seed)
        while len(self.events) < case.stop and step(self.log, walk):
            self.moments.append(Moment(self.log.state, self.log.at, self.log.seq + 1))

    @cached_property
    def named(self) -> str:
        """The case in words, formatted once because a text option can be long."""
        return repr(self.case)

    @property
    def events(self) -> list[Event[Any]]:
        return self.log.live

    @property
    def seats(self) -> range:
        return range(self.case.seats)

    @cached_property
    def watchers(self) -> tuple[Seat | None, ...]:
        """Every seat, and a spectator."""
        return (*self.seats, None)

    @cached_property
    def finished(self) -> Log[Any, Any, Any, Any]:
        """The play continued to its end, or until it clearly has none; if turns are simulated, a short game at the same
        table."""
        log: Log[Any, Any, Any, Any] = Log(self.game, self.short, () if is_slow(self.game) else self.events)
        rng = self.rng("finish")
        while log.seq < enough(self.game) and step(log, rng):
            pass
        return log

    @cached_property
    def short(self) -> Setup:
        """The table for playing to the end. If turns are simulated, `brief(options)` in the game's
        `tests/strategies.py` turns its options into those of a short game."""
        if not is_slow(self.game):
            return self.setup
        options = self.home.strategy("brief", "ends")(self.case.options)
        refusal = self.game.refuse_options(self.case.seats, options)
        hold(refusal is None, "ends", f"the brief options cannot be played: {refusal!r}")
        return structs.replace(self.setup, options=options)

    def rng(self, *parts: int | str) -> FastRng:
        return fast_rng(self.case.seed, *parts)

    def stream(self, seq: int) -> Rng:
        """The chance of one entry."""
        return TableRng(key_of(self.setup.seed, self.setup.luck), seq)

    def some_moments(self, most: int) -> list[Moment]:
        """A few moments in order, including the last."""
        return [self.moments[i] for i in self._some(len(self.moments), most)]

    def some_steps(self, most: int) -> list[tuple[Moment, Event[Any], Moment]]:
        """A few events, each with the moments before and after."""
        return [(self.moments[i], self.events[i], self.moments[i + 1]) for i in self._some(len(self.events), most)]

    def where(self, moment: Moment) -> str:
        """Enough to reproduce this moment."""
        return f"{self.game.id} at seq {moment.seq} of {self.named}"

    def _some(self, count: int, most: int) -> list[int]:
        if count <= most:
            return list(range(count))
        drawn = self.rng("some", count).shuffled(range(count - 1))[: most - 1]
        return [*sorted(drawn), count - 1]


def enough(game: AnyGame) -> int:
    return ENOUGH_SLOW if is_slow(game) else ENOUGH


Law: TypeAlias = Callable[[Play], None]


def step(log: Log[Any, Any, Any, Any], rng: Rng) -> bool:
    """Add one random event: nature if it is asked, otherwise a seat, at its pace, or the deadline. False at the end, or
    if nobody can speak."""
    waiting = log.waiting
    if waiting.over:
        return False
    if waiting.nature:
        log.answer(log.at)
        return True
    deadline = waiting.deadline
    if deadline is None or rng.below(8):
        pause = rng.choice((0, 0, 1, 40, 700))
        for seat in rng.shuffled(waiting.seats):
            if _speak(log, seat, log.at + pause, rng):
                return True
    if deadline is None:
        return False
    log.answer(max(deadline, log.at))
    return True


def _speak(log: Log[Any, Any, Any, Any], seat: Seat, at: Millis, rng: Rng) -> bool:
    """Let a seat make a random move, as soon after `at` as it may; False if the deadline comes first."""
    listed = log.game.moves(log.state, seat)
    move = rng.choice(listed) if listed else log.game.sample(log.state, seat, rng)
    deadline = log.waiting.deadline
    if deadline is not None:
        at = min(at, deadline)
    refusal = log.game.refuse(log.state, seat, move, max(at, log.at))
    if refusal is not None and refusal.until is not None:
        at = refusal.until
    if deadline is not None and at > deadline:
        return False
    return not isinstance(log.submit(seat, move, at), Refusal)
