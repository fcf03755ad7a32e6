"""Poses and the geometry they need. Plain floats, no engine."""

from collections.abc import Iterable
from functools import reduce
from math import cos, radians, sin, sqrt
from operator import add
from typing import NamedTuple


class Vector(NamedTuple):
    x: float
    y: float
    z: float


class Rotation(NamedTuple):
    """A rotation as a unit quaternion."""

    w: float
    i: float
    j: float
    k: float


class Pose(NamedTuple):
    """The centre of mass in metres, and the rotation as a quaternion."""

    x: float
    y: float
    z: float
    w: float = 1.0
    i: float = 0.0
    j: float = 0.0
    k: float = 0.0

    @property
    def at(self) -> Vector:
        return Vector(self.x, self.y, self.z)

    @property
    def rotation(self) -> Rotation:
        return Rotation(self.w, self.i, self.j, self.k)


def posed(at: Vector, rotation: Rotation) -> Pose:
    return Pose(*at, *rotation)


def added(parts: Iterable[float]) -> float:
    """Add from left to right: `sum` rounds differently since Python 3.12, and a turn must give the same bytes in every
    version."""
    return reduce(add, parts)


def normal(rotation: Rotation) -> Rotation:
    """The same rotation with length one; the identity if the length is zero."""
    w, i, j, k = rotation
    length = sqrt(w * w + i * i + j * j + k * k)
    if length < 1e-9:
        return Rotation(1.0, 0.0, 0.0, 0.0)
    return Rotation(w / length, i / length, j / length, k / length)


def rolled(degrees: float) -> Rotation:
    """The rotation of a wheel that has rolled this far to the left."""
    half = radians(degrees) / 2
    return Rotation(cos(half), 0.0, -sin(half), 0.0)


def back(rotation: Rotation) -> Rotation:
    return Rotation(rotation.w, -rotation.i, -rotation.j, -rotation.k)


def after(second: Rotation, first: Rotation) -> Rotation:
    """`first`, then `second`, both about fixed axes."""
    a, b, c, d = second
    w, i, j, k = first
    return Rotation(
        a * w - b * i - c * j - d * k,
        a * i + b * w + c * k - d * j,
        a * j - b * k + c * w + d * i,
        a * k + b * j - c * i + d * w,
    )


def rotated(rotation: Rotation, v: Vector) -> Vector:
    w, i, j, k = rotation
    tx, ty, tz = 2 * (j * v.z - k * v.y), 2 * (k * v.x - i * v.z), 2 * (i * v.y - j * v.x)
    return Vector(
        v.x + w * tx + j * tz - k * ty,
        v.y + w * ty + k * tx - i * tz,
        v.z + w * tz + i * ty - j * tx,
    )


def into_wheel(pose: Pose, hub: float, contact: float) -> Pose:
    """From world axes into the wheel's own frame. The hub is at x = `hub`, and the wheel has rolled to `contact`
    degrees."""
    unrolled = back(rolled(contact))
    return posed(rotated(unrolled, Vector(pose.x - hub, pose.y, pose.z)), after(unrolled, pose.rotation))


def out_of_wheel(pose: Pose, hub: float, contact: float) -> Pose:
    x, y, z = rotated(rolled(contact), pose.at)
    return posed(Vector(x + hub, y, z), after(rolled(contact), pose.rotation))


def at_angle(angle: float, radius: float, y: float = 0.0) -> Vector:
    """The point at this angle, in degrees from straight down towards the rolling direction."""
    return Vector(-radius * sin(radians(angle)), y, -radius * cos(radians(angle)))
