"""The board's forecast for a piece in hand: a tick only if it is likely to stay when let go."""

from math import cos, degrees, radians, sin
from typing import Any

from burrow.games.hamsterrolle.data import DIVIDER_THICKNESS, DIVIDERS, INNER_RADIUS
from burrow.games.hamsterrolle.physics.pose import Pose
from burrow.games.hamsterrolle.tests.browser_code import computed, needs_web_tools
from burrow.games.hamsterrolle.tests.pieces import CUBE

pytestmark = needs_web_tools

LOOK = """
import { noPose } from './motion/frame';
import { outlookOf } from './read/outlook';
export default (sights) => sights.map(({ piece, bodies, contact, line }) => {
  const poses = Array.from({ length: 29 }, noPose);
  const inside = new Uint8Array(29);
  for (const [one, [x, y, z, w, i, j, k]] of bodies) {
    Object.assign(poses[one], { x, y, z, w, i, j, k });
    inside[one] = 1;
  }
  return outlookOf(piece, { poses, inside, contact }, line);
});
"""
ROLLER, OTHER_CUBE = 4, 7
METRE = 10_000
"""Tenths of a millimetre."""
RADIUS = INNER_RADIUS / METRE
CONTACT = 15.0
"""A divider stands 15 degrees ahead of the bottom of the wheel, the next one at 45, at 75, at 105."""
HALF_CUBE = 0.015
TOP = RADIUS - 2 * HALF_CUBE
"""The distance of a cube on the floor from the hub."""


def on_floor(lead: float, half: float = HALF_CUBE, y: float = 0.0) -> Pose:
    """Flat on the floor, this many degrees ahead of the bottom; in the wheel's own axes."""
    own = radians(lead + CONTACT)
    far = (RADIUS**2 - half**2) ** 0.5 - half
    return Pose(-far * sin(own), y, -far * cos(own), cos(own / 2), 0.0, sin(own / 2), 0.0)


def before(divider: float) -> float:
    """The angle, in degrees, of a cube whose lower side touches a divider."""
    return divider + degrees((HALF_CUBE + DIVIDER_THICKNESS / METRE / 2) / TOP)


def sight(pose: Pose, piece: int = CUBE, *, line: float | None = None, beside: Pose | None = None) -> dict[str, Any]:
    """A piece, and another cube beside it."""
    others = [] if beside is None else [(OTHER_CUBE, list(beside))]
    return {"piece": piece, "bodies": [(piece, list(pose)), *others], "contact": CONTACT, "line": line}


def stays(*sights: dict[str, Any]) -> list[str]:
    return [one["stays"] for one in computed(LOOK, list(sights))]


def test_wood_stays_where_the_floor_is_flat_or_something_stops_it() -> None:
    leads = (5.0, 35.0, before(15), before(75), 109.0, 135.0)
    assert DIVIDERS[3] / METRE > HALF_CUBE, "a shelf that is broad enough for a cube"
    expected = ["yes", "maybe", "yes", "yes", "never", "never"]
    assert stays(*(sight(on_floor(lead)) for lead in leads)) == expected


def test_beside_the_hub_and_above_the_divider_below_is_named() -> None:
    """Where the floor is nearly vertical, nothing holds in the middle of a compartment, but the same cube holds on its
    rear divider, up to fourteen degrees above nine o'clock."""
    leads = (88.0, 98.0, before(75), 109.0)
    assert stays(*(sight(on_floor(lead)) for lead in leads)) == ["shelf", "shelf", "yes", "never"]


def test_another_piece_is_a_stop_as_well() -> None:
    lower = on_floor(before(15))
    pose = on_floor(before(15) + degrees(2.1 * HALF_CUBE / TOP))
    assert stays(sight(pose), sight(pose, beside=lower)) == ["maybe", "yes"]


def test_what_is_round_rolls_where_a_cube_lies() -> None:
    assert stays(sight(on_floor(10)), sight(on_floor(10, half=0.014), ROLLER)) == ["yes", "maybe"]


def test_nothing_is_promised_of_a_piece_that_slides_back_behind_the_line() -> None:
    """Its foremost edge is past the line as held, but not where it comes to rest (W-13)."""
    pose = on_floor(before(15) + 1.5)
    nose = CONTACT + before(15) + 1.5 + degrees(HALF_CUBE / TOP)
    assert stays(sight(pose, line=nose - 4), sight(pose, line=nose - 0.5)) == ["yes", "maybe"]


def test_a_piece_that_sticks_out_of_the_ring_is_seen() -> None:
    looks = computed(LOOK, [sight(on_floor(5, y=y)) for y in (-0.03, 0.0, 0.03)])
    assert [one["out"] for one in looks] == [-1, 0, 1]
