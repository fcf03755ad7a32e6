"""Measures the world in game terms: how a piece lies about the hub, and whether it is in the ring."""

from functools import lru_cache
from math import atan2, degrees, floor, hypot

import numpy as np

from burrow.games.hamsterrolle.data import CIRCLE, SHAPES, Kind, kind_of
from burrow.games.hamsterrolle.physics.arrays import Floats
from burrow.games.hamsterrolle.physics.model import FLOOR, HALF_WIDTH, corners
from burrow.games.hamsterrolle.physics.pose import Pose
from burrow.games.hamsterrolle.state import Lie

THOUSANDTH = CIRCLE // 360
EDGE = 0.001
"""How far off a hand may be when it brings a piece to the very edge, in metres."""


def lie_of(piece: int, pose: Pose) -> Lie:
    """`pose` is in the wheel's own frame. This is exact: for a hull that does not contain the hub, the foremost and
    rearmost points are corners."""
    at = degrees(atan2(-pose.x, -pose.z)) % 360 % 360  # the first one rounds an angle just below 0 to 360
    points = hull(kind_of(piece)) @ rotation(pose).T + np.array((pose.x, pose.y, pose.z))
    angles = np.degrees(np.arctan2(-points[:, 0], -points[:, 2]))
    from_centre = (angles - at + 180) % 360 - 180
    middle = floor(at * THOUSANDTH) % CIRCLE
    nose = max(middle, round((at + float(from_centre.max())) * THOUSANDTH))
    tail = min(middle, round((at + float(from_centre.min())) * THOUSANDTH))
    return Lie(piece, middle, nose, tail)


def is_in_ring(pose: Pose) -> bool:
    """Whether the centre is in the ring or exactly over its edge; `pose` is in the wheel's own frame."""
    return hypot(pose.x, pose.z) < FLOOR and abs(pose.y) < HALF_WIDTH + EDGE


@lru_cache(maxsize=len(SHAPES))
def hull(kind: Kind) -> Floats:
    return np.array(corners(SHAPES[kind]))


def rotation(pose: Pose) -> Floats:
    """The rotation as a matrix."""
    w, i, j, k = pose.rotation
    return np.array(
        (
            (1 - 2 * (j * j + k * k), 2 * (i * j - w * k), 2 * (i * k + w * j)),
            (2 * (i * j + w * k), 1 - 2 * (i * i + k * k), 2 * (j * k - w * i)),
            (2 * (i * k - w * j), 2 * (j * k + w * i), 1 - 2 * (i * i + j * j)),
        )
    )
