"""The careful bot: places each roll where points plus promise are highest. It leaves no gaps that only a 1 could fill
and saves its slots. It sees only its own sheet, and of the timer only the last round."""

from collections.abc import Sequence

from burrow.engine.game import Millis
from burrow.engine.rng import Rng
from burrow.games.hamstern.bots.ground import Ground, Progress, crosses_in, ground_of, progress_of
from burrow.games.hamstern.bots.temper import Temper, liking, temper_of
from burrow.games.hamstern.moves import Cross, Pass, What
from burrow.games.hamstern.view import View

EQUAL = 0.35
"""Placements that differ by no more than this seem equally good, and temper decides."""


def pick(view: View, legal: Sequence[What] | None, budget: Millis, rng: Rng) -> What:
    """The best placement, or one that seems as good."""
    crosses = crosses_in(legal)
    if not crosses or view.seat is None:
        return rng.choice(legal or ())
    ground = ground_of(view.sheet, view.options)
    temper, progress = temper_of(view), progress_of(ground, view.seats[view.seat])
    worths = [worth(ground, progress, temper, move, view) for move in crosses]
    most = max(worths)
    if len(crosses) < len(legal or ()) and most < progress.points + promise(ground, progress, temper):
        return Pass()
    equal = [move for move, brought in zip(crosses, worths, strict=True) if brought >= most - EQUAL]
    likings = [liking(temper, view, move) for move in equal]
    return rng.choice([move for move, liked in zip(equal, likings, strict=True) if liked == max(likings)])


def worth(ground: Ground, progress: Progress, temper: Temper, move: Cross, view: View) -> float:
    after = progress.copy()
    after.cross(ground, *ground.placement(move))
    if view.odds.last_round:
        return after.points
    spent = len(move.cells) if view.pips == 1 else 0
    return after.points + promise(ground, after, temper) - temper.slot * spent


def promise(ground: Ground, progress: Progress, temper: Temper) -> float:
    """What has been begun and can be reached, in points to hope for."""
    return sum(hope(ground, progress, temper, chamber) for chamber in ground.chambers)


def hope(ground: Ground, progress: Progress, temper: Temper, chamber: int) -> float:
    crossed, entries = progress.marks[chamber], progress.entries[chamber]
    if crossed == ground.full[chamber]:
        return 0
    if not crossed:
        return temper.door if entries else 0
    done = crossed.bit_count() / ground.sizes[chamber]
    gaps = ground.parts(chamber, crossed).count(1)
    near = ground.ways(chamber, crossed, ground.starts(chamber, crossed, entries), ground.nuts[chamber])
    return ground.values[chamber] * done * done - temper.gap * gaps + sum(temper.nut / (1 + steps) for steps in near)
