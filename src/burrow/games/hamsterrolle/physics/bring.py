"""Ways of the hand: where a `Bring` takes a piece, which side is down, and where a piece is dropped. All in the wheel's
own frame, so that it stays right while the wheel rolls."""

from functools import lru_cache
from math import atan2, cos, degrees, hypot, radians, sin
from typing import NamedTuple

from burrow.games.hamsterrolle.codec import Bring
from burrow.games.hamsterrolle.data import CIRCLE, COMPARTMENTS, PITCH, PYRAMID, SHAPES, Kind, kind_of
from burrow.games.hamsterrolle.physics.measure import lie_of
from burrow.games.hamsterrolle.physics.model import FLOOR, HALF_WIDTH, METRE, corners
from burrow.games.hamsterrolle.physics.pose import Pose, Rotation, after, at_angle, posed, rolled, rotated

PITCH_DEGREES = 360 / COMPARTMENTS
STEP_DEGREES = 15
"""One step of `Bring.rotation`."""
SIDES = 3
"""The sides that can be down; each also turned by a right angle."""

FRONT = 0.13
"""How far in front of the wheel's middle, or behind it, a piece is carried past it, in metres."""
BESIDE = 0.10
"""Nothing in the wheel sticks out this far, in metres."""
ABOVE = 0.03
"""How far above its place a piece stops before it is set down, in metres."""
PRESSED = 0.02
"""How far into the floor the hand presses at most to find it, in metres."""
DROP_RADIUS = 0.65 * FLOOR
"""At this distance from the hub a piece is above everything that lies there, or nearly."""


class Leg(NamedTuple):
    """One part of the hand's way."""

    to: Pose
    """In the wheel's own frame."""
    speed: float
    """Maximum, in m/s."""
    is_setting_down: bool = False
    """It ends when the piece touches something."""


CRUISE, CAREFULLY, GENTLY = 0.5, 0.25, 0.10


def is_readable(bring: Bring) -> bool:
    """Whether the numbers are in range."""
    return (
        bring.compartment < COMPARTMENTS
        and abs(bring.along) <= 100
        and abs(bring.depth) <= 100
        and bring.lift <= 100
        and bring.tilt < 2 * SIDES
    )


def legs_to(bring: Bring, piece: int, start: Pose) -> tuple[Leg, ...]:
    """A piece's way from its current pose: round the outside, in through the middle, and down along the radius."""
    angle, rotation = angle_of(bring), rotation_of(bring, kind_of(piece))
    y = bring.depth / 100 * HALF_WIDTH
    lowest = FLOOR - half_height(kind_of(piece), bring.tilt, bring.rotation)
    stop = max(0.0, lowest * (1 - bring.lift / 100) - (0.0 if bring.lift else ABOVE))
    over = Leg(posed(at_angle(angle, stop, y), rotation), CAREFULLY)
    way = (*legs_in(start, angle, rotation), over)
    if bring.lift:
        return way
    return (*way, Leg(posed(at_angle(angle, lowest + PRESSED, y), rotation), GENTLY, is_setting_down=True))


def legs_in(start: Pose, angle: float, rotation: Rotation) -> tuple[Leg, ...]:
    """The way to the middle of the ring; if the piece is in the right compartment already, only up from its place."""
    radius = hypot(start.x, start.z)
    if not is_beside_wood(start):
        out = FRONT if start.y > 0 else -FRONT
        aside = () if abs(start.y) > BESIDE else (Leg(Pose(start.x, out, start.z, *start.rotation), CAREFULLY),)
        before = Leg(Pose(0.0, out, 0.0, *rotation), CRUISE)
        return (*aside, before, Leg(Pose(0.0, 0.0, 0.0, *rotation), CRUISE))
    own = degrees(atan2(-start.x, -start.z))
    is_near = abs((own - angle + 180) % 360 - 180) < PITCH_DEGREES / 2
    up = max(0.0, radius - ABOVE) if is_near else 0.0
    return (Leg(posed(at_angle(own, up, start.y), start.rotation), CAREFULLY),)


def is_beside_wood(pose: Pose) -> bool:
    """Inside the ring, surrounded by wood; the only free way is towards the hub."""
    return hypot(pose.x, pose.z) < FLOOR and abs(pose.y) < BESIDE


def angle_of(bring: Bring) -> float:
    return PITCH_DEGREES * (bring.compartment + 0.5 + bring.along / 200)


def rotation_of(bring: Bring, kind: Kind) -> Rotation:
    floor = rolled(-angle_of(bring))
    return after(floor, side_down(kind, bring.tilt, bring.rotation))


@lru_cache(maxsize=4096)
def side_down(kind: Kind, tilt: int, steps: int) -> Rotation:
    """The rotation on a level floor, as at the wheel's own angle 0."""
    standing = about_z(90.0) if tilt >= SIDES else about_z(0.0)
    return after(about_y(STEP_DEGREES * steps), after(standing, sides(kind)[tilt % SIDES]))


@lru_cache(maxsize=4096)
def half_height(kind: Kind, tilt: int, steps: int) -> float:
    """From the centre down to the lowest corner."""
    lying = side_down(kind, tilt, steps)
    return -min(rotated(lying, corner).z for corner in corners(SHAPES[kind]))


def sides(kind: Kind) -> tuple[Rotation, Rotation, Rotation]:
    """Flattest, on its side, upright. A long edge points along the rim, but prisms and rollers lie across it."""
    form = SHAPES[kind].form
    if form == "box":
        return about_y(0.0), about_x(90.0), about_y(90.0)
    if form == "pyramid":
        side, height = (length / METRE for length in SHAPES[PYRAMID].size)
        return about_y(0.0), about_y(90 + degrees(atan2(side / 2, height))), about_y(180.0)
    return about_y(0.0), about_y(180.0 if form == "roof" else 30.0), about_x(90.0)


def about_x(angle: float) -> Rotation:
    return Rotation(cos(radians(angle) / 2), sin(radians(angle) / 2), 0.0, 0.0)


def about_y(angle: float) -> Rotation:
    return Rotation(cos(radians(angle) / 2), 0.0, sin(radians(angle) / 2), 0.0)


def about_z(angle: float) -> Rotation:
    return Rotation(cos(radians(angle) / 2), 0.0, 0.0, sin(radians(angle) / 2))


def way_to(compartment: int, place: Pose) -> int:
    """The distance along the rim to a compartment's middle, in thousandths of a degree."""
    away = abs(lie_of(0, place).at - PITCH * compartment - PITCH // 2)
    return min(away, CIRCLE - away)


def legs_over(compartment: int, place: Pose) -> tuple[Leg, ...]:
    """The way to the middle of a compartment, above whatever lies there."""
    angle = angle_of(Bring(compartment, 0, 0, 0, 0, 0))
    above = posed(at_angle(angle, DROP_RADIUS), place.rotation)
    return (*legs_in(place, angle, place.rotation), Leg(above, CAREFULLY))
