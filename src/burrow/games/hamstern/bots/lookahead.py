"""Finds the placement that leads to the best end of the game, by playing on.

Each candidate is played to the end many times by the quick judgement of `prospects`, all with the same dice so that
luck cancels out; clearly worse candidates are dropped on the way. The other sheets are played on with the same dice:
they matter for the timer and for who is ahead at the end. The amount of work depends only on the position, never on
elapsed time, so the same seed gives the same game."""

from collections.abc import Sequence
from typing import NamedTuple

from burrow.engine.rng import Rng
from burrow.games.hamstern.bots.rollout import Rollout, Sketch
from burrow.games.hamstern.data import FOURTH, TICK, TIMER

NEVER = 99
"""Moves left of a timer that is not running."""
LONG = 20
"""The most rounds that are played on."""
FACES = 6**LONG
DOUBT = 2.5
"""How many standard errors a candidate must be behind to be dropped."""
EQUAL = 0.005
"""Candidates behind by at most this much, in games won, count as good as the best."""
MARGIN = 0.02
"""The value of one more point, in games won."""


class Table(NamedTuple):
    """What everyone knows when a roll has to be placed."""

    pips: int
    ticks: int
    """Moves of the timer after this roll; NEVER while it is not running, more than TIMER in the first run of the solo
    game."""
    others: tuple[Sketch, ...]


class Candidate:
    """A placement under examination."""

    def __init__(self, number: int, sketch: Sketch, liking: float) -> None:
        self.number = number
        self.liking = liking
        """Decides between candidates that are equally good."""
        self.sketch = sketch
        """My sheet after this placement."""
        self.results: list[float] = []
        """One result for each dice sequence so far."""

    @property
    def mean(self) -> float:
        return sum(self.results) / len(self.results) if self.results else 0.0


class Line(NamedTuple):
    """How another sheet does with some dice."""

    strengths: tuple[float, ...]
    """After this round, then after each following one."""
    fourth: int
    """The round after which it has started the timer, counted in the same way; NEVER if it has not."""


def ticks_felt(rollout: Rollout, begun: int, ticks: int) -> int:
    """Moves of the timer to expect, with this many chambers begun."""
    return rollout.weights.idle[min(begun, FOURTH - 1)] if ticks == NEVER else ticks


def roll_dice(number: int, rng: Rng) -> list[int]:
    """The first two rolls go through all pairs, to spread luck evenly."""
    faces = rng.below(FACES)
    dice = [number % 6 + 1, number // 6 % 6 + 1]
    while len(dice) < LONG:
        dice.append(faces % 6 + 1)
        faces //= 6
    return dice


def play_other(rollout: Rollout, other: Sketch, table: Table, begins: bool, dice: Sequence[int]) -> Line:
    """`begins`: my placement starts the timer."""
    sketch = other.copy()
    rollout.step(sketch, table.pips, ticks_felt(rollout, sketch.begun, table.ticks), table.ticks > TIMER)
    strengths = [sketch.strength]
    ticks = table.ticks
    fourth = NEVER
    if ticks > TIMER and sketch.begun >= FOURTH:
        fourth = 0
    if ticks > TIMER and (begins or fourth == 0):
        ticks = TIMER
    for number, pips in enumerate(dice, 1):
        if ticks == 0:
            break
        if ticks != NEVER and pips >= TICK:
            ticks -= 1
        rollout.step(sketch, pips, ticks_felt(rollout, sketch.begun, ticks), ticks > TIMER)
        strengths.append(sketch.strength)
        if ticks > TIMER and sketch.begun >= FOURTH:
            ticks, fourth = TIMER, number
    return Line(tuple(strengths), fourth)


def play_on(rollout: Rollout, mine: Sketch, ticks: int, dice: Sequence[int], fourth: int) -> tuple[float, int]:
    """My strength at the end, and the number of rounds played; the timer starts after round `fourth` at the latest."""
    sketch = mine.copy()
    if ticks > TIMER and (sketch.begun >= FOURTH or fourth == 0):
        ticks = TIMER
    number = 0
    step = rollout.step
    idle = rollout.weights.idle
    for pips in dice:
        if ticks == 0:
            break
        number += 1
        if ticks == NEVER:
            step(sketch, pips, idle[sketch.begun], True)
        else:
            if pips >= TICK:
                ticks -= 1
            step(sketch, pips, ticks, ticks > TIMER)
        if ticks > TIMER and (sketch.begun >= FOURTH or number == fourth):
            ticks = TIMER
    return sketch.strength, number


def utility(mine: float, others: Sequence[Line], number: int) -> float:
    if not others:
        return mine
    best = max(line.strengths[min(number, len(line.strengths) - 1)] for line in others)
    ahead = mine - best
    return (1.0 if ahead > 0 else 0.0 if ahead < 0 else 0.5) + MARGIN * ahead


def decide(
    rollout: Rollout, table: Table, candidates: list[Candidate], rng: Rng, plan: Sequence[tuple[int, int]]
) -> Candidate:
    """`plan`: how many candidates stay at most, and with how many more dice each is played on."""
    tried = 0
    for kept, games in plan:
        candidates = still_open(candidates)[:kept]
        if len(candidates) == 1:
            break
        for number in range(tried, tried + games):
            try_dice(rollout, table, candidates, roll_dice(number, rng))
        tried += games
    best = max(candidate.mean for candidate in candidates)
    equal = [candidate for candidate in candidates if candidate.mean >= best - EQUAL]
    return max(equal, key=lambda candidate: candidate.liking)


def still_open(candidates: list[Candidate]) -> list[Candidate]:
    """Best first, without those that are clearly worse."""
    ranked = sorted(candidates, key=lambda candidate: -candidate.mean)
    return [candidate for candidate in ranked if is_rival(ranked[0], candidate)]


def is_rival(best: Candidate, other: Candidate) -> bool:
    """With the same dice, the difference is at most DOUBT standard errors."""
    games = len(best.results)
    lead = best.mean - other.mean
    if not lead or not games:
        return True
    spread = sum((one - two - lead) ** 2 for one, two in zip(best.results, other.results, strict=True))
    return lead * lead * games * games <= DOUBT * DOUBT * spread


def try_dice(rollout: Rollout, table: Table, candidates: list[Candidate], dice: list[int]) -> None:
    lines: dict[bool, list[Line]] = {}
    for candidate in candidates:
        begins = table.ticks > TIMER and candidate.sketch.begun >= FOURTH
        if begins not in lines:
            lines[begins] = [play_other(rollout, other, table, begins, dice) for other in table.others]
        others = lines[begins]
        fourth = min((line.fourth for line in others), default=NEVER)
        mine, number = play_on(rollout, candidate.sketch, table.ticks, dice, fourth)
        candidate.results.append(utility(mine, others, number))
