"""The expert bot looks ahead: it plays each promising placement to the end of the game many times.

Everything comes from the view of its own seat. The bot plays the other sheets on by the same judgement as its own,
because it does not know what they are about to place."""

from collections.abc import Sequence

from burrow.engine.game import Millis
from burrow.engine.rng import Rng
from burrow.games.hamstern.bots.ground import Ground, Progress, ground_of, progress_of
from burrow.games.hamstern.bots.lookahead import NEVER, Candidate, Table, decide, ticks_felt
from burrow.games.hamstern.bots.prospects import Moment, Spot
from burrow.games.hamstern.bots.rollout import Rollout, rollout_of
from burrow.games.hamstern.bots.temper import liking, temper_of
from burrow.games.hamstern.data import FOURTH, TIMER
from burrow.games.hamstern.moves import Cross, What
from burrow.games.hamstern.view import View

PLAN = ((12, 18), (7, 30), (4, 48), (3, 48))
"""In each stage: how many placements are examined, and with how many dice sequences; later stages have fewer placements
and more dice."""
CROWD = 4
"""From this many seats on, the dice are halved."""
FULL: Millis = 1000
"""From this budget on, all dice are used; below it, a proportional share."""


def pick(view: View, legal: Sequence[What] | None, budget: Millis, rng: Rng) -> What:
    assert legal
    if view.phase != "place" or view.seat is None:
        return rng.choice(legal)
    if len(legal) == 1:
        return legal[0]
    ground = ground_of(view.sheet, view.options)
    rollout = rollout_of(ground)
    sheets = [progress_of(ground, seat) for seat in view.seats]
    mine = sheets.pop(view.seat)
    ticks, temper = view.odds.ticks if view.timer.lap else NEVER, temper_of(view)
    ranked = sorted(legal, key=lambda move: -gain(rollout, mine, view.pips, ticks, move))
    candidates = [
        Candidate(number, rollout.sketch(after(ground, mine, view.pips, move)), liking(temper, view, move))
        for number, move in enumerate(ranked[: PLAN[0][0]])
    ]
    table = Table(view.pips, ticks, tuple(rollout.sketch(sheet) for sheet in sheets))
    return ranked[decide(rollout, table, candidates, rng, plan_for(len(view.seats), budget)).number]


def plan_for(seats: int, budget: Millis) -> tuple[tuple[int, int], ...]:
    """Depends on the budget, not on the clock, so it is the same on every machine."""
    share = min(budget, FULL) if seats < CROWD else min(budget, FULL) // 2
    return tuple((kept, max(1, dice * share // FULL)) for kept, dice in PLAN)


def gain(rollout: Rollout, mine: Progress, pips: int, ticks: int, move: What) -> float:
    """What a placement seems to be worth at first sight."""
    if not isinstance(move, Cross):
        return 0.0
    prospects, weights = rollout.prospects, rollout.weights
    felt = ticks_felt(rollout, mine.begun, ticks)
    chamber, bits = prospects.ground.placement(move)
    spot = Spot(chamber, mine.marks[chamber], mine.entries[chamber], mine.opened)
    worth = prospects.gain(spot, bits, Moment(felt, mine.nuts, mine.slots))
    if pips == 1:
        worth -= weights.slot[felt] * len(move.cells)
    if ticks > TIMER and mine.begun == FOURTH - 1 and not spot.crossed:
        worth -= weights.fourth
    return worth


def after(ground: Ground, mine: Progress, pips: int, move: What) -> Progress:
    progress = mine.copy()
    if isinstance(move, Cross):
        progress.cross(ground, *ground.placement(move))
        if pips == 1:
            progress.slots -= len(move.cells)
    return progress
