"""Where `Bring` takes a piece, which side is down, and the way there."""

from itertools import pairwise
from math import acos, cos, degrees, hypot, radians, sin

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from burrow.games.hamsterrolle.codec import Bring, Carry
from burrow.games.hamsterrolle.data import KINDS, PYRAMID, SHAPES
from burrow.games.hamsterrolle.physics.arm import (
    FREE,
    LEASH,
    STEADY,
    Arm,
    Pace,
    angle_between,
    boxed,
    distance,
    leashed,
    pose_of,
    towards,
)
from burrow.games.hamsterrolle.physics.bring import half_height, legs_to, side_down
from burrow.games.hamsterrolle.physics.model import FLOOR, HALF_WIDTH, RADIUS, TABLE, corners
from burrow.games.hamsterrolle.physics.pose import Pose, Rotation, Vector, normal, rotated
from burrow.games.hamsterrolle.tests.pieces import BAR, CUBE, PLANK, ROLLER, SLAB
from burrow.games.hamsterrolle.tests.turns import brought

PARTS = st.floats(-1, 1)
TURNS = st.builds(lambda w, i, j, k: normal(Rotation(w, i, j, k)), *[PARTS] * 4)
ABOUT = st.floats(-0.4, 0.4)
POSES = st.builds(lambda x, y, z, turn: Pose(x, y, z, *turn), ABOUT, ABOUT, ABOUT, TURNS)

PERCENT = st.integers(-100, 100)
BRINGS = st.builds(
    Bring, st.integers(0, 11), PERCENT, PERCENT, st.integers(0, 100), st.integers(-12, 12), st.integers(0, 5)
)


def extents(kind: int, tilt: int, turn: int = 0) -> tuple[float, float, float]:
    """Along the rim, across it and above it, in tenths of a millimetre, on a level floor."""
    points = [rotated(side_down(kind, tilt, turn), corner) for corner in corners(SHAPES[kind])]
    x, y, z = (max(axis) - min(axis) for axis in zip(*points, strict=True))
    return round(x * 10_000), round(y * 10_000), round(z * 10_000)


@pytest.mark.parametrize("kind", [PLANK, BAR, SLAB])
def test_a_box_lies_flat_on_its_side_or_upright(kind: int) -> None:
    long, middle, thin = SHAPES[kind].size
    assert extents(kind, 0) == (long, middle, thin)
    assert extents(kind, 1) == (long, thin, middle)
    assert extents(kind, 2) == (thin, middle, long)


@pytest.mark.parametrize("kind", [*KINDS, PYRAMID])
@pytest.mark.parametrize("tilt", range(3))
def test_three_more_is_the_same_turned_by_a_right_angle(kind: int, tilt: int) -> None:
    along, across, above = extents(kind, tilt)
    assert extents(kind, tilt + 3) == pytest.approx((across, along, above), abs=2)


def test_a_roller_lies_across_the_wheel_and_stands_upright() -> None:
    diameter, length = SHAPES[ROLLER].size
    assert extents(ROLLER, 0) == (diameter, length, diameter)
    assert extents(ROLLER, 2) == (diameter, diameter, length)
    assert extents(ROLLER, 3) == (length, diameter, diameter)


def test_a_pyramid_stands_on_its_base_lies_on_a_side_or_points_down() -> None:
    side, height = SHAPES[PYRAMID].size
    assert extents(PYRAMID, 0) == (side, side, height)
    lowest = sorted(round(rotated(side_down(PYRAMID, 1, 0), corner).z, 6) for corner in corners(SHAPES[PYRAMID]))
    assert lowest[0] == lowest[1] == lowest[2], "three corners on the floor"
    assert half_height(PYRAMID, 2, 0) == pytest.approx(height * 3 / 4 / 10_000)


def test_it_turns_clockwise_in_steps_of_fifteen_degrees() -> None:
    top = rotated(side_down(PLANK, 0, 2), Vector(0.0, 0.0, 1.0))
    assert (top.x, top.z) == pytest.approx((sin(radians(30)), cos(radians(30))))
    assert extents(PLANK, 0, 6) == extents(PLANK, 2)


@given(BRINGS, st.sampled_from([CUBE, PLANK, BAR, SLAB, ROLLER]), POSES)
def test_no_way_leads_through_wood(bring: Bring, piece: int, start: Pose) -> None:
    """For the middle of the piece, from anywhere outside the wood; only the last step presses on it."""
    assume(not is_in_wood(start))
    legs = legs_to(bring, piece, start)
    free = [start, *(leg.to for leg in legs if not leg.is_setting_down)]
    for one, other in pairwise(free):
        way = [Pose(*(a + (b - a) * part / 50 for a, b in zip(one.at, other.at, strict=True))) for part in range(51)]
        assert not [pose for pose in way if is_in_wood(pose)]


def is_in_wood(pose: Pose) -> bool:
    return abs(pose.y) < HALF_WIDTH and FLOOR - 0.001 < hypot(pose.x, pose.z) < RADIUS


@given(st.integers(0, 11), st.integers(-100, 100), st.integers(-100, 100), st.integers(0, 100))
def test_it_ends_where_it_was_told_to(compartment: int, along: int, depth: int, lift: int) -> None:
    last = legs_to(brought(compartment, along=along, depth=depth, lift=lift), CUBE, Pose(0.0, -0.13, 0.0))[-1].to
    angle = radians(30 * compartment + 15 + 15 * along / 100)
    radius = hypot(last.x, last.z)
    assert (last.x, last.z) == pytest.approx((-radius * sin(angle), -radius * cos(angle)), abs=1e-9)
    assert last.y == pytest.approx(depth / 100 * HALF_WIDTH)
    if lift:
        assert radius == pytest.approx((FLOOR - 0.015) * (1 - lift / 100))
    else:
        assert FLOOR - 0.015 < radius < FLOOR + 0.01


@given(POSES, POSES, st.sampled_from([FREE, STEADY]))
def test_a_frame_brings_the_hand_nearer_and_no_further_than_its_pace(start: Pose, goal: Pose, pace: Pace) -> None:
    there = towards(start, goal, pace)
    assert distance(start, there) <= pace.speed / 60 + 1e-9
    assert degrees(angle_between(start.rotation, there.rotation)) <= degrees(pace.spin / 60) + 0.01
    assert distance(there, goal) < distance(start, goal) or distance(start, goal) < 1e-9


@given(POSES, POSES)
def test_the_hand_is_on_a_leash(aim: Pose, place: Pose) -> None:
    held = leashed(aim, place)
    assert distance(held, place) <= LEASH + 1e-9
    assert hypot(*held.rotation) == pytest.approx(1)


@given(POSES, POSES)
def test_a_hand_arrives_where_it_is_led(start: Pose, goal: Pose) -> None:
    arm = Arm(start, FREE)
    arm.follow(goal)
    place = start
    for _ in range(180):
        place = arm.next(place, hub=0.0, contact=0.0)
    assert distance(place, boxed(goal, 0.0)) < 1e-6
    assert acos(min(1.0, abs(sum(a * b for a, b in zip(place.rotation, goal.rotation, strict=True))))) < 0.001


@given(POSES, ABOUT)
def test_a_hand_stays_in_its_box(pose: Pose, hub: float) -> None:
    x, y, z = boxed(pose, hub).at
    assert abs(x - hub) <= 0.32 + 1e-9
    assert abs(y) <= 0.2
    assert TABLE < z <= 0.32


@given(st.builds(Carry, st.just(0), *[st.integers(-32768, 32767)] * 7))
def test_a_pose_is_a_unit_turn_or_none(carry: Carry) -> None:
    pose = pose_of(carry)
    assert pose is None or hypot(*pose.rotation) == pytest.approx(1)
