"""Finds a good result on one sheet of Hamstern if all rolls are known in advance, by beam search.

After each roll only the most promising different sheets are kept. The result can certainly be reached, and a wider beam
may find a better one. So it is a lower bound for what a player with perfect foresight would reach."""

from collections.abc import Iterator, Sequence

from burrow.games.hamstern.bots.ground import Ground, Progress
from burrow.games.hamstern.bots.prospects import FAR, WILD, Prospects
from burrow.games.hamstern.data import FOURTH, TICK, TIMER

NEVER = 99


class Kept:
    """A sheet in the beam."""

    __slots__ = ("progress", "promise", "ticks")

    def __init__(self, progress: Progress, ticks: int, promise: float) -> None:
        self.progress = progress
        self.ticks = ticks
        """Moves of the timer left on this sheet."""
        self.promise = promise


def best_alone(prospects: Prospects, rolls: Sequence[int], width: int) -> int:
    """The most points found for a solo game with these rolls. The search also decides when to begin the fourth chamber
    (HS-04)."""
    beam = [Kept(Progress(prospects.ground), 2 * TIMER, 0.0)]
    best = 0
    for pips in rolls:
        found: dict[tuple[object, ...], Kept] = {}
        for kept in beam:
            ticks = kept.ticks - (pips >= TICK)
            for progress in placed(prospects.ground, kept.progress, pips):
                if ticks == 0:
                    best = max(best, progress.points)
                    continue
                left = TIMER if progress.begun >= FOURTH and ticks > TIMER else ticks
                key = (*progress.marks, progress.slots, left)
                if key not in found:
                    found[key] = Kept(progress, left, promise(prospects, progress, left))
        beam = sorted(found.values(), key=lambda kept: -kept.promise)[:width]
        if not beam:
            return best
    raise AssertionError("there are too few rolls for the timer to run out")


def best_beside(prospects: Prospects, rolls: Sequence[int], fourth: int, width: int) -> int:
    """The most points found for exactly these rolls, without beginning a fourth chamber before the round `fourth` (from
    0)."""
    beam = [Kept(Progress(prospects.ground), NEVER, 0.0)]
    for number, pips in enumerate(rolls):
        left = min(FAR, sum(later >= TICK for later in rolls[number + 1 :]))
        found: dict[tuple[object, ...], Kept] = {}
        for kept in beam:
            for progress in placed(prospects.ground, kept.progress, pips):
                key = (*progress.marks, progress.slots)
                if key not in found and (number >= fourth or progress.begun < FOURTH):
                    found[key] = Kept(progress, NEVER, promise(prospects, progress, left))
        beam = sorted(found.values(), key=lambda kept: -kept.promise)[:width]
        if not beam:
            return 0
    return max(kept.progress.points for kept in beam)


def placed(ground: Ground, progress: Progress, pips: int) -> Iterator[Progress]:
    """The sheet after every way to place a roll; as it was if none fits (H-18)."""
    fits = False
    for chamber in ground.chambers:
        crossed = progress.marks[chamber]
        starts = ground.starts(chamber, crossed, progress.entries[chamber])
        for count in (pips,) if pips > 1 else range(1, progress.slots + 1):
            for bits in ground.fits(chamber, crossed, starts, count):
                fits = True
                after = progress.copy()
                after.cross(ground, chamber, bits)
                if pips == 1:
                    after.slots -= count
                yield after
    if not fits:
        yield progress


def promise(prospects: Prospects, progress: Progress, ticks: int) -> float:
    ground, felt, wild = prospects.ground, min(ticks, FAR), WILD[progress.slots]
    outlook = sum(
        prospects.outlook(chamber, crossed, progress.entries[chamber], felt, progress.nuts, wild)
        for chamber, crossed in enumerate(progress.marks)
        if crossed != ground.full[chamber] and (crossed or progress.entries[chamber])
    )
    return progress.points + outlook + prospects.weights.slot[felt] * progress.slots
