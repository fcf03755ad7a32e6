"""The hand that carries a piece: it goes where it is told, no faster than an arm, never far from its piece or the
wheel. It knows positions, not rules."""

from math import acos, sin, sqrt
from typing import NamedTuple

from burrow.games.hamsterrolle.codec import FRAMES_A_SECOND, LENGTH_UNIT, ROTATION_UNIT, Carry
from burrow.games.hamsterrolle.physics.bring import Leg
from burrow.games.hamsterrolle.physics.model import TABLE
from burrow.games.hamsterrolle.physics.pose import (
    Pose,
    Rotation,
    Vector,
    added,
    after,
    back,
    into_wheel,
    normal,
    out_of_wheel,
    posed,
)


class Pace(NamedTuple):
    """How an arm moves."""

    speed: float
    """In m/s."""
    spin: float
    """In rad/s."""
    eagerness: float
    """The largest fraction of the remaining way it covers in a frame: 1 goes straight there, less does not shake."""


FREE = Pace(0.6, 4.0, 1.0)
STEADY = Pace(0.3, 4.0, 0.15)
ROUTINE = 0.2
"""The eagerness when the hand brings a piece by itself."""

LEASH = 0.03
"""How far the hand may get ahead of a piece that is blocked, in metres."""
TWIST = 0.6
"""The same for rotation, in rad."""
ASIDE, DEEP, HIGH = 0.32, 0.20, 0.32
"""The box around the hub in which the hand moves, in metres."""
CLEARANCE = 0.006
"""The centre of a piece stays this far above the table, in metres."""

THERE = 0.001
THERE_ROTATED = 0.02
"""Closer than this counts as arrived, in metres and rad."""
FOUND = 0.004
"""A piece being set down has touched something when it lags this far behind, in metres."""
SOFTLY = 0.04
"""How quickly the hand then eases off, in m/s, so that the piece is not flung when let go."""
HELD_UP = FRAMES_A_SECOND // 2
"""A piece that has lagged for this many frames is blocked, and the hand stops."""
PATIENCE = 6 * FRAMES_A_SECOND
"""The hand also gives up on a way that takes longer than this, in frames."""


class Arm:
    """Given the piece's pose once per frame, computes where the hand goes next."""

    def __init__(self, at: Pose, pace: Pace) -> None:
        self._aim = at
        self._pace = pace
        self._target: Pose | None = None
        self._legs: tuple[Leg, ...] = ()
        self._waited = self._held_up = 0
        self._patience = PATIENCE * FREE.speed / pace.speed

    @property
    def is_on_its_way(self) -> bool:
        """The hand is bringing the piece somewhere by itself and has not arrived."""
        return bool(self._legs)

    def follow(self, target: Pose) -> None:
        """Go to this pose, in world axes."""
        self._target, self._legs = target, ()

    def bring(self, legs: tuple[Leg, ...]) -> None:
        """Go along these legs, in the wheel's own frame."""
        self._target, self._legs, self._waited, self._held_up = None, legs, 0, 0

    def next(self, place: Pose, *, hub: float, contact: float) -> Pose:
        """The next aim. `place` is the piece's current pose; `hub` and `contact` are as in `World`."""
        if self._legs:
            self._go_on(place, hub, contact)
        if self._legs:
            leg = self._legs[0]
            self._move(out_of_wheel(leg.to, hub, contact), self._pace_of(leg))
        elif self._target is not None:
            self._move(boxed(self._target, hub), self._pace)
        self._aim = leashed(self._aim, place)
        return self._aim

    def _move(self, goal: Pose, pace: Pace) -> None:
        self._aim = towards(self._aim, goal, pace)

    def _pace_of(self, leg: Leg) -> Pace:
        eagerness = 1.0 if leg.is_setting_down else min(ROUTINE, self._pace.eagerness)
        return Pace(min(leg.speed, self._pace.speed), self._pace.spin, eagerness)

    def _go_on(self, place: Pose, hub: float, contact: float) -> None:
        """Go to the next leg if this one is done; after the last one, the hand stays there."""
        self._waited += 1
        leg = self._legs[0]
        goal = out_of_wheel(leg.to, hub, contact)
        has_met = leg.is_setting_down and distance(self._aim, place) > FOUND
        is_there = (
            distance(self._aim, goal) < THERE and angle_between(self._aim.rotation, goal.rotation) < THERE_ROTATED
        )
        lags = distance(self._aim, place) > LEASH / 2 or angle_between(self._aim.rotation, place.rotation) > TWIST / 2
        self._held_up = self._held_up + 1 if lags else 0
        if self._waited > self._patience:
            self.follow(place)
        elif has_met or self._held_up > HELD_UP:
            self._held_up = 0
            self._legs = (Leg(into_wheel(place, hub, contact), SOFTLY),)
        elif is_there:
            self._legs = self._legs[1:]
            self._target = self._aim


def pose_of(carry: Carry) -> Pose | None:
    """None if the quaternion is too far from unit length to be a rotation."""
    w, i, j, k = rotation = Rotation(*(part / ROTATION_UNIT for part in carry[4:]))
    if not 0.5 < w * w + i * i + j * j + k * k < 2.0:
        return None
    at = Vector(carry.x / LENGTH_UNIT, carry.y / LENGTH_UNIT, carry.z / LENGTH_UNIT)
    return posed(at, normal(rotation))


def boxed(pose: Pose, hub: float) -> Pose:
    """The nearest pose in the box around the wheel."""
    x = min(max(pose.x, hub - ASIDE), hub + ASIDE)
    y = min(max(pose.y, -DEEP), DEEP)
    z = min(max(pose.z, TABLE + CLEARANCE), HIGH)
    return Pose(x, y, z, *pose.rotation)


def towards(start: Pose, goal: Pose, pace: Pace) -> Pose:
    """One frame closer to the goal."""
    far, angle = distance(start, goal), angle_between(start.rotation, goal.rotation)
    step = min(far * pace.eagerness + THERE / 4, pace.speed / FRAMES_A_SECOND)
    spin = min(angle * pace.eagerness + THERE_ROTATED / 4, pace.spin / FRAMES_A_SECOND)
    return between(start, goal, part_of(step, far), part_of(spin, angle))


def leashed(aim: Pose, place: Pose) -> Pose:
    far, angle = distance(place, aim), angle_between(place.rotation, aim.rotation)
    return between(place, aim, part_of(LEASH, far), part_of(TWIST, angle))


def part_of(step: float, whole: float) -> float:
    return 1.0 if whole <= step else step / whole


def between(start: Pose, end: Pose, way: float, spin: float) -> Pose:
    """Interpolate position and rotation separately."""
    at = Vector(start.x + (end.x - start.x) * way, start.y + (end.y - start.y) * way, start.z + (end.z - start.z) * way)
    return posed(at, end.rotation if spin == 1.0 else partly_rotated(start.rotation, end.rotation, spin))


def partly_rotated(start: Rotation, end: Rotation, part: float) -> Rotation:
    """Interpolate the short way round."""
    dot = added(a * b for a, b in zip(start, end, strict=True))
    sign = -1.0 if dot < 0 else 1.0
    angle = acos(min(1.0, abs(dot)))
    if angle < 1e-6:
        return end
    first, second = sin((1 - part) * angle) / sin(angle), sign * sin(part * angle) / sin(angle)
    return normal(Rotation(*(first * a + second * b for a, b in zip(start, end, strict=True))))


def angle_between(one: Rotation, other: Rotation) -> float:
    return 2 * acos(min(1.0, abs(after(back(one), other).w)))


def distance(one: Pose, other: Pose) -> float:
    return sqrt((one.x - other.x) ** 2 + (one.y - other.y) ** 2 + (one.z - other.z) ** 2)
