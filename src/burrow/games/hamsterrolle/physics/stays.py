"""Whether a piece would stay if the hand let go of it now, as far as can be seen: on a steep floor wood slides down
until something stops it, and under the ceiling nothing does. An estimate for the player, not physics and no promise."""

from math import copysign, degrees, hypot, radians
from typing import NamedTuple

import numpy as np

from burrow.games.hamsterrolle.data import COMPARTMENTS, DIVIDER_THICKNESS, DIVIDERS, PITCH, SHAPES, kind_of
from burrow.games.hamsterrolle.physics.codes import MAYBE, NEVER, SHELF, YES
from burrow.games.hamsterrolle.physics.measure import THOUSANDTH, hull, rotation
from burrow.games.hamsterrolle.physics.model import FLOOR, METRE
from burrow.games.hamsterrolle.physics.pose import Pose

NEAR = 0.07
"""Nearer to the hub than this, nobody means to leave the piece there; in metres."""
STEEP, ROLLS = 17.0, 4.0
"""Degrees from the bottom of the wheel beyond which wood slides on wood, and what is round rolls."""
SHELF_ENDS, CEILING = 95.0, 80.0
"""Up to the first, a divider is a shelf; beyond the second, nothing bears a piece without one."""
TOP = 110.0
"""Beyond this not even a shelf is in the way of what falls."""
ON_FLOOR = SNUG = OVERLAP = 0.006
"""So near to the floor a piece lies on it, and so near to a stop it is stopped before it has slid; in metres."""
UPRIGHT = 0.7
"""A roller lies along the axle if its own axis points that way by more than this."""


class Reach(NamedTuple):
    """How far a piece reaches: degrees from the bottom of the wheel, positive ahead, and metres."""

    lead: float
    """Of its centre."""
    rear: float
    front: float
    centre: float
    """From the hub."""
    low: float
    """Of its far end from the hub, and of its near end."""
    high: float
    left: float
    right: float


def stays_of(piece: int, poses: dict[int, Pose], contact: float, line: float | None) -> int:
    """`poses` are in the wheel's own frame, angles in degrees. `line`: the wheel's own angle that the foremost edge
    must pass (W-13); None: any place will do."""
    own = reach_of(piece, poses[piece], contact)
    slope = abs(own.lead)
    if slope > TOP:
        return NEVER
    steep = _steep(piece, poses[piece])
    slip = _slip(piece, own, poses, contact, steep)
    if slip is None and slope > CEILING:
        return SHELF if _has_shelf(own, contact) else NEVER
    if slip is None or own.low < FLOOR - ON_FLOOR:
        return MAYBE
    is_past = line is None or own.front - _degrees(slip) > bearing(line, contact)
    return YES if slope <= steep or is_past else MAYBE


def is_near(pose: Pose) -> bool:
    """Whether the piece is over the floor of a compartment, and not on its way through the middle."""
    return hypot(pose.x, pose.z) > NEAR


def reach_of(piece: int, pose: Pose, contact: float) -> Reach:
    points = hull(kind_of(piece)) @ rotation(pose).T + np.array((pose.x, pose.y, pose.z))
    angles = np.degrees(np.arctan2(-points[:, 0], -points[:, 2]))
    lead = bearing(degrees(np.arctan2(-pose.x, -pose.z)), contact)
    turns = lead + (angles - contact - lead + 180) % 360 - 180
    far = np.hypot(points[:, 0], points[:, 2])
    return Reach(
        lead,
        rear=min(lead, float(turns.min())),
        front=max(lead, float(turns.max())),
        centre=hypot(pose.x, pose.z),
        low=float(far.max()),
        high=float(far.min()),
        left=float(points[:, 1].min()),
        right=float(points[:, 1].max()),
    )


def bearing(own: float, contact: float) -> float:
    """How far ahead of the bottom of the wheel one of its own angles is, -180 to 180."""
    return (own - contact + 180) % 360 - 180


def _slip(piece: int, own: Reach, poses: dict[int, Pose], contact: float, steep: float) -> float | None:
    """How far it slides down until it lies, in metres; None: nothing near stops it."""
    if abs(own.lead) <= steep:
        return 0.0
    side = copysign(1.0, own.lead)
    edge = own.rear if side > 0 else -own.front
    stops = [*_dividers(side, own, contact), *_others(piece, side, own, poses, contact)]
    gaps = [gap for gap in (_metres(edge - stop) for stop in stops) if -OVERLAP < gap < SNUG]
    return max(0.0, min(gaps)) if gaps else None


def _has_shelf(own: Reach, contact: float) -> bool:
    """Whether the divider below it, in the same compartment, would bear it."""
    gaps = [abs(own.lead) - stop for stop in _dividers(copysign(1.0, own.lead), own, contact)]
    return any(0 < gap < PITCH / THOUSANDTH for gap in gaps)


def _dividers(side: float, own: Reach, contact: float) -> list[float]:
    """The sides of dividers high enough to bear it, in degrees up from the bottom."""
    high = [number for number in range(COMPARTMENTS) if FLOOR - DIVIDERS[number] / METRE <= own.centre]
    ups = [side * bearing(number * PITCH / THOUSANDTH, contact) for number in high]
    return [up + _degrees(DIVIDER_THICKNESS / METRE / 2) for up in ups if 0 < up <= SHELF_ENDS]


def _others(piece: int, side: float, own: Reach, poses: dict[int, Pose], contact: float) -> list[float]:
    """The same of pieces that lie there."""
    stops = []
    for other, pose in poses.items():
        if other == piece:
            continue
        reach = reach_of(other, pose, contact)
        is_beside = reach.left < own.right and reach.right > own.left and reach.high <= own.centre
        if is_beside and abs(reach.lead) <= SHELF_ENDS and side * reach.lead < side * own.lead:
            stops.append(reach.front if side > 0 else -reach.rear)
    return stops


def _steep(piece: int, pose: Pose) -> float:
    is_round = SHAPES[kind_of(piece)].form == "roller"
    return ROLLS if is_round and abs(float(rotation(pose)[1, 1])) > UPRIGHT else STEEP


def _degrees(length: float) -> float:
    return degrees(length / FLOOR)


def _metres(angle: float) -> float:
    return radians(angle) * FLOOR
