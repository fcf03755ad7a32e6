"""Detects pieces that have gone through the wheel's wood, by comparing their centres from frame to frame."""

from math import atan2, degrees, hypot

from burrow.games.hamsterrolle.data import COMPARTMENTS, DIVIDERS
from burrow.games.hamsterrolle.physics.model import FLOOR, HALF_WIDTH, METRE, RADIUS
from burrow.games.hamsterrolle.physics.pose import Pose

PITCH = 360 / COMPARTMENTS


class Penetration:
    """Watches a wheel; call it in every frame."""

    def __init__(self) -> None:
        self._before: dict[int, Pose] = {}

    def crossed(self, poses: dict[int, Pose]) -> list[int]:
        """The pieces that have gone through wood since the last call; poses are in the wheel's own frame."""
        before, self._before = self._before, poses
        return [piece for piece, pose in poses.items() if piece in before and is_through(before[piece], pose)]


def is_through(before: Pose, after: Pose) -> bool:
    """Whether a centre has crossed the rim or a divider. Leaving or entering the wheel sideways, past the wood, is
    fine."""
    if max(abs(before.y), abs(after.y)) >= HALF_WIDTH:
        return False
    radius, further = hypot(before.x, before.z), hypot(after.x, after.z)
    if (radius < FLOOR) != (further < FLOOR) or (radius < RADIUS) != (further < RADIUS):
        return True
    return radius < FLOOR and _is_through_divider(_angle(before), radius, _angle(after), further)


def _is_through_divider(angle: float, radius: float, later: float, further: float) -> bool:
    if angle // PITCH == later // PITCH:
        return False
    turn = _aside(later, angle)
    for number, height in enumerate(DIVIDERS):
        ahead = _aside(number * PITCH, angle)
        if turn and 0 < ahead / turn <= 1:
            crossing = radius + (further - radius) * ahead / turn
            if crossing > FLOOR - height / METRE:
                return True
    return False


def _angle(own: Pose) -> float:
    return degrees(atan2(-own.x, -own.z)) % 360


def _aside(angle: float, other: float) -> float:
    """How far one angle is ahead of the other, from -180 to 180 degrees."""
    return (angle - other + 180) % 360 - 180
