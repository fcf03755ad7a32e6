"""Which placement leads to the best end of the game, found by playing on.

Each candidate is played to the end many times with the same dice for all (so luck is compared with the same luck),
by the quick judgement of `prospects`; the weaker half of the candidates is dropped again and again. The others'
sheets are played on with the same dice: they matter by the timer, and by who is ahead at the end. The amount of
work is fixed, whatever the time it takes, so that the same seed is the same game."""

from collections.abc import Sequence
from typing import NamedTuple

from burrow.engine.rng import Rng
from burrow.games.hamstern.bots.ground import Progress
from burrow.games.hamstern.bots.prospects import Prospects
from burrow.games.hamstern.data import FOURTH, TICK, TIMER

NEVER = 99
"""Moves of a timer that stands still."""
LONG = 20
"""Rounds that are played on at most."""
FACES = 6**LONG
DOUBT = 2.5
"""Standard errors by which a candidate must be behind to be dropped."""
MARGIN = 0.02
"""What a point more is worth beside a game won."""


class Table(NamedTuple):
    """What everyone knows when a roll is to be placed."""

    pips: int
    ticks: int
    """Moves of the timer after this roll; NEVER while it stands still, more than TIMER in the first run alone."""
    mine: Progress
    others: tuple[Progress, ...]


class Candidate:
    """A placement that is looked into."""

    def __init__(self, number: int, progress: Progress) -> None:
        self.number = number
        self.progress = progress
        """My sheet with it."""
        self.results: list[float] = []
        """With each dice so far."""

    @property
    def mean(self) -> float:
        return sum(self.results) / len(self.results) if self.results else 0.0


class Line(NamedTuple):
    """How another sheet fares with some dice."""

    strengths: tuple[float, ...]
    """After this round, then after each following one."""
    fourth: int
    """The round after which it has set the timer going, counted in the same way; NEVER if it has not."""


def strength(progress: Progress) -> float:
    """Points, with the tie-breaks behind the point (H-35)."""
    return progress.points + progress.values / 100 + progress.mushrooms / 10000


def ticks_felt(prospects: Prospects, progress: Progress, ticks: int) -> int:
    if ticks == NEVER:
        return prospects.weights.idle[min(progress.begun, FOURTH - 1)]
    return ticks


def started(ticks: int, begun: int) -> int:
    """Moves left after a round in which someone has so many chambers (H-24, HS-04)."""
    return TIMER if begun >= FOURTH and ticks > TIMER else ticks


def roll_dice(number: int, rng: Rng) -> list[int]:
    """The first two rolls go through all pairs, so that luck is spread evenly."""
    faces = rng.below(FACES)
    dice = [number % 6 + 1, number // 6 % 6 + 1]
    while len(dice) < LONG:
        dice.append(faces % 6 + 1)
        faces //= 6
    return dice


def play_other(prospects: Prospects, other: Progress, table: Table, begins: bool, dice: Sequence[int]) -> Line:
    """`begins`: my placement sets the timer going."""
    progress = other.copy()
    prospects.step(progress, table.pips, ticks_felt(prospects, progress, table.ticks), table.ticks > TIMER)
    strengths = [strength(progress)]
    ticks = table.ticks
    fourth = NEVER
    if ticks > TIMER and progress.begun >= FOURTH:
        fourth = 0
    if ticks > TIMER and (begins or fourth == 0):
        ticks = TIMER
    for number, pips in enumerate(dice, 1):
        if ticks == 0:
            break
        if ticks != NEVER and pips >= TICK:
            ticks -= 1
        prospects.step(progress, pips, ticks_felt(prospects, progress, ticks), ticks > TIMER)
        strengths.append(strength(progress))
        if ticks > TIMER and progress.begun >= FOURTH:
            ticks, fourth = TIMER, number
    return Line(tuple(strengths), fourth)


def play_on(prospects: Prospects, mine: Progress, ticks: int, dice: Sequence[int], fourth: int) -> tuple[float, int]:
    """My strength at the end, and the round that it came with; the timer starts after the round `fourth` at the
    latest."""
    progress = mine.copy()
    if ticks > TIMER and (progress.begun >= FOURTH or fourth == 0):
        ticks = TIMER
    number = 0
    step = prospects.step
    idle = prospects.weights.idle
    for pips in dice:
        if ticks == 0:
            break
        number += 1
        if ticks == NEVER:
            step(progress, pips, idle[progress.begun], True)
        else:
            if pips >= TICK:
                ticks -= 1
            step(progress, pips, ticks, ticks > TIMER)
        if ticks > TIMER and (progress.begun >= FOURTH or number == fourth):
            ticks = TIMER
    return strength(progress), number


def utility(mine: float, others: Sequence[Line], number: int) -> float:
    if not others:
        return mine
    best = max(line.strengths[min(number, len(line.strengths) - 1)] for line in others)
    ahead = mine - best
    return (1.0 if ahead > 0 else 0.0 if ahead < 0 else 0.5) + MARGIN * ahead


def decide(
    prospects: Prospects, table: Table, candidates: list[Candidate], rng: Rng, plan: Sequence[tuple[int, int]]
) -> Candidate:
    """`plan`: how many candidates stay at most, and with how many more dice each of them is played on."""
    tried = 0
    for kept, games in plan:
        candidates = still_open(candidates)[:kept]
        if len(candidates) == 1:
            break
        for number in range(tried, tried + games):
            try_dice(prospects, table, candidates, roll_dice(number, rng))
        tried += games
    return max(candidates, key=lambda candidate: candidate.mean)


def still_open(candidates: list[Candidate]) -> list[Candidate]:
    """Best first; without those that are worse beyond doubt."""
    ranked = sorted(candidates, key=lambda candidate: -candidate.mean)
    return [candidate for candidate in ranked if is_rival(ranked[0], candidate)]


def is_rival(best: Candidate, other: Candidate) -> bool:
    """The difference with the same dice is not larger than DOUBT standard errors."""
    games = len(best.results)
    lead = best.mean - other.mean
    if not lead or not games:
        return True
    spread = sum((one - two - lead) ** 2 for one, two in zip(best.results, other.results, strict=True))
    return lead * lead * games * games <= DOUBT * DOUBT * spread


def try_dice(prospects: Prospects, table: Table, candidates: list[Candidate], dice: list[int]) -> None:
    lines: dict[bool, list[Line]] = {}
    for candidate in candidates:
        begins = table.ticks > TIMER and candidate.progress.begun >= FOURTH
        if begins not in lines:
            lines[begins] = [play_other(prospects, other, table, begins, dice) for other in table.others]
        others = lines[begins]
        fourth = min((line.fourth for line in others), default=NEVER)
        mine, number = play_on(prospects, candidate.progress, table.ticks, dice, fourth)
        candidate.results.append(utility(mine, others, number))
