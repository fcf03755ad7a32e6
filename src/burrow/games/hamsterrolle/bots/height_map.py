"""A height map of the wheel's floor, unrolled, with everything that lies on it, as seen from the hub.

Columns go round the rim, rows from the viewer to the far edge. Nothing is simulated here: a piece is assumed to rest on
whatever is highest below it."""

from functools import lru_cache
from math import atan2, ceil, degrees

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view

from burrow.games.hamsterrolle.data import COMPARTMENTS, DIVIDERS, PITCH, SHAPES, Kind, kind_of
from burrow.games.hamsterrolle.physics.arrays import Floats, Ints
from burrow.games.hamsterrolle.physics.bring import half_height, side_down
from burrow.games.hamsterrolle.physics.frame import unpack_body, unpack_frame
from burrow.games.hamsterrolle.physics.measure import rotation
from burrow.games.hamsterrolle.physics.model import FLOOR, HALF_WIDTH, METRE, corners
from burrow.games.hamsterrolle.physics.pose import Pose, at_angle, posed, rolled, rotated
from burrow.games.hamsterrolle.state import Lie

COLUMN = 1.5
"""Degrees."""
COLUMNS = round(360 / COLUMN)
A_COMPARTMENT = COLUMNS // COMPARTMENTS
ROWS = 5
ROW = 2 * HALF_WIDTH / ROWS
GRAIN = 0.004
"""The largest distance between the points that sample a piece, in metres."""
CLEARED = 0.025
"""About as high as a divider."""
RESTS = [millimetre / 1000 for millimetre in range(0, 105, 5)]
"""Heights above the floor for which the reach of a piece is tabulated."""


class Stance:
    """A kind of piece resting on one of its sides."""

    def __init__(self, kind: Kind, tilt: int) -> None:
        points = [rotated(side_down(kind, tilt, 0), corner) for corner in corners(SHAPES[kind])]
        self.low = half_height(kind, tilt, 0)
        """From its centre down to the floor."""
        self.tall = self.low + max(point.z for point in points)
        self.deep = max(point.y for point in points)
        """From its centre to its far edge, and equally to its near edge."""
        outline = [(-point.x, point.z) for point in points]
        self._reaches = [
            max(degrees(atan2(ahead, FLOOR - rest - self.low - up)) for ahead, up in outline) for rest in RESTS
        ]
        half = max(ahead for ahead, _ in outline)
        self.columns = ceil(degrees(atan2(half, FLOOR - max(self.tall, CLEARED))) / COLUMN - 0.5)
        """Columns covered on each side of its centre while it is lowered past a divider."""

    def reach(self, rests: Floats) -> Floats:
        """How far its foremost edge is ahead of its centre, in degrees, when it lies this high above the floor."""
        return np.interp(rests, RESTS, self._reaches)


@lru_cache(maxsize=64)
def stance(kind: Kind, tilt: int) -> Stance:
    return Stance(kind, tilt)


class HeightMap:
    def __init__(self, poses: dict[int, Pose], *, but: int = -1) -> None:
        """`poses` are in the wheel's own frame; the piece `but` is left out."""
        self.heights = bare().copy()
        self._rests: dict[tuple[int, int, int], Floats] = {}
        for piece, pose in poses.items():
            if piece != but:
                self._raise(kind_of(piece), pose)

    def _raise(self, kind: Kind, pose: Pose) -> None:
        points = grains(kind) @ rotation(pose).T + np.array(pose.at)
        columns = np.floor(np.degrees(np.arctan2(-points[:, 0], -points[:, 2])) / COLUMN).astype(int) % COLUMNS
        rows = np.clip(((points[:, 1] + HALF_WIDTH) / ROW).astype(int), 0, ROWS - 1)
        heights = FLOOR - np.hypot(points[:, 0], points[:, 2])
        np.maximum.at(self.heights, (rows, columns), heights)

    def rests(self, stance: Stance, y: float) -> Floats:
        """By column, how high above the floor a piece would lie with its centre over that column."""
        key = (*rows_below(stance, y), stance.columns)
        if key not in self._rests:
            profile, reach = self.profile(stance, y), stance.columns
            around = np.concatenate([profile[-reach:], profile, profile[:reach]])
            self._rests[key] = sliding_window_view(around, 2 * reach + 1).max(axis=1)
        return self._rests[key]

    def profile(self, stance: Stance, y: float) -> Floats:
        """The highest point of each column, in the rows a piece at this depth covers."""
        first, last = rows_below(stance, y)
        return np.asarray(self.heights[first : last + 1].max(axis=0))


def rows_below(stance: Stance, y: float) -> tuple[int, int]:
    """The first and last row it covers by more than a little."""
    first = int((y - stance.deep + HALF_WIDTH) / ROW + 0.1)
    last = int((y + stance.deep + HALF_WIDTH) / ROW - 0.1)
    return max(0, first), min(ROWS - 1, last)


@lru_cache(maxsize=1)
def bare() -> Floats:
    """The empty wheel: floor and dividers."""
    heights = np.zeros((ROWS, COLUMNS))
    for number, height in enumerate(DIVIDERS):
        column = number * A_COMPARTMENT
        heights[:, [column - 1, column]] = height / METRE
    return heights


@lru_cache(maxsize=len(SHAPES))
def grains(kind: Kind) -> Floats:
    """Points on and in a piece, dense enough to miss no cell."""
    hull = np.array(corners(SHAPES[kind]))
    low, high = hull.min(axis=0), hull.max(axis=0)
    axes = [np.linspace(a, b, 1 + 2 * ceil((b - a) / GRAIN / 2)) for a, b in zip(low, high, strict=True)]
    x, y, z = (grid.ravel() for grid in np.meshgrid(*axes, indexing="ij"))
    inside = np.ones(len(x), dtype=bool)
    form = SHAPES[kind].form
    if form == "pyramid":
        part = (high[2] - z) / (high[2] - low[2])
        inside = (np.abs(x) <= part * high[0] + 1e-9) & (np.abs(y) <= part * high[1] + 1e-9)
    elif form == "roof":
        inside = np.abs(x) <= (high[2] - z) / (high[2] - low[2]) * high[0] + 1e-9
    elif form in ("roller", "comb"):
        inside = np.hypot(x, z) <= high[0]
    return np.vstack([np.stack([x, y, z], axis=1)[inside], hull])


def poses_in(frame: bytes, lies: tuple[Lie, ...]) -> dict[int, Pose]:
    """Poses of all pieces in the wheel, in its own frame: from the settled frame, or guessed from the angles for pieces
    it does not show."""
    read = unpack_frame(frame)
    poses = {} if read is None else dict(unpack_body(body) for body in read.bodies.values())
    return {lie.piece: poses.get(lie.piece) or guessed(lie) for lie in lies}


def guessed(lie: Lie) -> Pose:
    """Flat on the floor."""
    angle = lie.at / 1000
    radius = FLOOR - stance(kind_of(lie.piece), 0).low
    return posed(at_angle(angle, radius), rolled(-angle))


@lru_cache(maxsize=1)
def angles() -> Ints:
    """The angle of the middle of each column, in thousandths of a degree."""
    return (2 * np.arange(COLUMNS) + 1) * PITCH // (2 * A_COMPARTMENT)
