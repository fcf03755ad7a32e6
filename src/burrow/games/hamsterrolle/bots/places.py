"""Where a piece could be laid down so that it stays: every side of it and every place in a compartment, estimated on
the height map. No simulation, no chance."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from burrow.games.hamsterrolle.bots.height_map import (
    A_COMPARTMENT,
    COLUMN,
    COLUMNS,
    HeightMap,
    Stance,
    angles,
    stance,
)
from burrow.games.hamsterrolle.data import CIRCLE, SHAPES, Kind, kind_of
from burrow.games.hamsterrolle.geometry import HALF
from burrow.games.hamsterrolle.physics.arrays import Bools, Floats, Ints
from burrow.games.hamsterrolle.physics.model import HALF_WIDTH
from burrow.games.hamsterrolle.physics.script import Placement

TILTS = range(6)
STEEP = 17.0
"""Degrees from the bottom of the wheel beyond which a piece slides on wood."""
STEP = 0.002
"""A step this high, in metres, does not stop a sliding piece."""
SPARE = 2.0
"""Safety margin in degrees for the foremost edge beyond the line."""
INSIDE = 2.0
"""Safety margin in degrees for the centre of a piece inside its compartment."""
BESIDE = 0.016
"""How far off the middle a small piece may be laid, towards the viewer or away, in metres."""
GONE = -1
"""Instead of a column: the piece slides out of the compartment."""

TWINS = {"cube": (1, 2, 3, 4, 5), "bar": (1, 4), "roller": (1, 5), "comb": (5,)}
"""Sides that are equivalent to another side of the same kind."""


class Place(NamedTuple):
    """A plan, and how sound it looks."""

    plan: Placement
    is_legal: bool
    """It seems to be further forward than everything it must pass (W-13), and is the only one of its kind there
    (W-14)."""
    unsound: float
    """Near 0 it is safe; from about 5 on something will fall."""
    nose: float = 0.0
    """How far its foremost edge will be beyond the rear divider of its compartment, in degrees. The next piece must be
    further forward."""


class Where(NamedTuple):
    """A compartment a piece may go to."""

    compartment: int
    line: float | None
    """In degrees beyond its rear divider, as in W-13."""
    is_open: bool
    """None of its kind is there (W-14)."""


class Side(NamedTuple):
    """A way to hold a piece."""

    tilt: int
    y: float
    stance: Stance


@lru_cache(maxsize=len(SHAPES))
def sides_of(kind: Kind) -> tuple[Side, ...]:
    """Every side, in the middle of the wheel's width, and off the middle where there is room."""
    twins = TWINS.get(SHAPES[kind].name, ())
    lying = [(tilt, stance(kind, tilt)) for tilt in TILTS if tilt not in twins]
    return tuple(Side(tilt, y, on_side) for tilt, on_side in lying for y in depths(on_side))


def depths(stance: Stance) -> tuple[float, ...]:
    room = HALF_WIDTH - stance.deep
    if room < 0.008:
        return (0.0,) if room > -0.001 else ()
    aside = min(BESIDE, room)
    return (0.0, -aside, aside)


def places(heights: HeightMap, contact: int, piece: int, wheres: Iterable[Where]) -> Iterator[Place]:
    """For each side and depth of the piece, the soundest legal place in each compartment, and the soundest illegal one,
    where it could only be dropped."""
    sides = sides_of(kind_of(piece))
    ground = Ground(heights, sides)
    for where in wheres:
        looks = ground.looks(contact, where)
        for allowed in (looks.is_legal, ~looks.is_legal):
            rated = np.where(allowed, looks.unsound, np.inf)
            for row, column in enumerate(rated.argmin(axis=1).tolist()):
                rating, nose = float(rated[row, column]), float(looks.noses[row, column])
                if rating < np.inf:
                    plan = plan_of(piece, sides[row], where, column)
                    yield Place(plan, allowed is looks.is_legal, rating, nose)


def plan_of(piece: int, side: Side, where: Where, column: int) -> Placement:
    along = round(200 * (column + 0.5) / A_COMPARTMENT) - 100
    return Placement(piece, where.compartment, along, round(100 * side.y / HALF_WIDTH), 0, side.tilt)


class Looks(NamedTuple):
    """How a piece would lie, by its side and the column where it is set down."""

    unsound: Floats
    """Infinite where it slides out of the compartment."""
    is_legal: Bools
    noses: Floats


class Ground:
    """What lies below a kind of piece: a row for each of its sides, a column for each position of its centre."""

    def __init__(self, heights: HeightMap, sides: tuple[Side, ...]) -> None:
        self._stances = [side.stance for side in sides]
        self._rests = np.array([heights.rests(side.stance, side.y) for side in sides])
        self._profiles = np.array([heights.profile(side.stance, side.y) for side in sides])
        self._reach = np.array([[stance.columns] for stance in self._stances])
        self._low = np.array([[stance.low] for stance in self._stances])
        self._tall = np.array([[stance.tall] for stance in self._stances])

    def looks(self, contact: int, where: Where) -> Looks:
        first = where.compartment * A_COMPARTMENT
        columns = np.arange(first, first + A_COMPARTMENT)
        slopes = ((angles()[columns] - contact + HALF) % CIRCLE - HALF) / 1000
        rests = self._rests[:, columns]
        ends = slid(rests, slopes)
        stays = np.maximum(ends, 0)
        rest = np.take_along_axis(rests, stays, axis=1)
        lying = np.take_along_axis(self._unsound(columns, slopes), stays, axis=1)
        way = np.abs(np.arange(A_COMPARTMENT) - stays)
        unsound = lying + 0.05 * way + 60.0 * (rests - rest).clip(0.0)
        beyond = (stays + 0.5) * COLUMN
        is_inside = (beyond >= INSIDE) & (beyond <= A_COMPARTMENT * COLUMN - INSIDE)
        noses = beyond + np.array([stance.reach(row) for stance, row in zip(self._stances, rest, strict=True)])
        line = -np.inf if where.line is None else where.line + SPARE
        is_legal = is_inside & (noses > line) & where.is_open
        return Looks(np.where(ends == GONE, np.inf, unsound), is_legal, noses)

    def _unsound(self, columns: Ints, slopes: Floats) -> Floats:
        """An estimate: a piece is unsafe if it lies high, tilts, has little support or hangs over a steep part."""
        rests = self._rests[:, columns]
        hollow = self._hollow(columns, rests)
        down = np.where(slopes > 0, -1, 1)
        rows = np.arange(len(rests))[:, None]
        back = columns + down * (self._reach + 1)
        walls = np.maximum(self._profiles[rows, back % COLUMNS], self._profiles[rows, (back + down) % COLUMNS])
        leaning = 1.0 - ((walls - rests) / self._low).clip(0.0, 1.0)
        steep = ((np.abs(slopes) - 10.0) / 50.0).clip(0.0, 1.0)
        hanging = (np.abs(slopes) - 60.0).clip(0.0) / 15.0
        return np.asarray(60.0 * rests + 25.0 * self._tall + 2.5 * hollow + 4.0 * leaning * steep + hanging)

    def _hollow(self, columns: Ints, rests: Floats) -> Floats:
        """The share of a piece with nothing right below it, from 0 to 1."""
        reach = int(self._reach.max())
        gaps = np.zeros_like(rests)
        for shift in range(-reach, reach + 1):
            gap = (rests - self._profiles[:, (columns + shift) % COLUMNS]).clip(0.0, 0.02)
            gaps += gap * (np.abs(shift) <= self._reach)
        return np.asarray(gaps / (2 * self._reach + 1) / 0.02)


def slid(rests: Floats, slopes: Floats) -> Ints:
    """For each column of a compartment, the column where a piece set down there ends up: down the slope until something
    stops it; `GONE` if nothing does."""
    ends = np.tile(np.arange(len(slopes)), (len(rests), 1))
    last = len(slopes) - 1
    for column, down in ((c, c - 1) for c in range(len(slopes)) if slopes[c] >= STEEP):
        slides = rests[:, down] <= rests[:, column] + STEP
        ends[:, column] = np.where(slides, ends[:, down], column) if column else GONE
    for column, down in ((c, c + 1) for c in reversed(range(len(slopes))) if slopes[c] <= -STEEP):
        slides = rests[:, min(down, last)] <= rests[:, column] + STEP
        ends[:, column] = np.where(slides, ends[:, min(down, last)], column) if column < last else GONE
    return ends
