"""The forecast for a piece in hand: "yes" only if it is likely to stay when let go."""

from math import cos, degrees, radians, sin

from burrow.games.hamsterrolle.data import DIVIDER_THICKNESS, DIVIDERS, INNER_RADIUS
from burrow.games.hamsterrolle.physics.codes import MAYBE, NEVER, SHELF, YES
from burrow.games.hamsterrolle.physics.pose import Pose
from burrow.games.hamsterrolle.physics.stays import stays_of
from burrow.games.hamsterrolle.tests.pieces import CUBE

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


def stays(pose: Pose, piece: int = CUBE, *, line: float | None = None, beside: Pose | None = None) -> int:
    """Of a piece, with another cube beside it."""
    others = {} if beside is None else {OTHER_CUBE: beside}
    return stays_of(piece, {piece: pose, **others}, CONTACT, line)


def test_wood_stays_where_the_floor_is_flat_or_something_stops_it() -> None:
    leads = (5.0, 35.0, before(15), before(75), 109.0, 135.0)
    assert DIVIDERS[3] / METRE > HALF_CUBE, "a shelf that is broad enough for a cube"
    expected = [YES, MAYBE, YES, YES, NEVER, NEVER]
    assert [stays(on_floor(lead)) for lead in leads] == expected


def test_beside_the_hub_and_above_the_divider_below_is_named() -> None:
    """Where the floor is nearly vertical, nothing holds in the middle of a compartment, but the same cube holds on its
    rear divider, up to fourteen degrees above nine o'clock."""
    leads = (88.0, 98.0, before(75), 109.0)
    assert [stays(on_floor(lead)) for lead in leads] == [SHELF, SHELF, YES, NEVER]


def test_another_piece_is_a_stop_as_well() -> None:
    lower = on_floor(before(15))
    pose = on_floor(before(15) + degrees(2.1 * HALF_CUBE / TOP))
    assert [stays(pose), stays(pose, beside=lower)] == [MAYBE, YES]


def test_what_is_round_rolls_where_a_cube_lies() -> None:
    assert [stays(on_floor(10)), stays(on_floor(10, half=0.014), ROLLER)] == [YES, MAYBE]


def test_nothing_is_promised_of_a_piece_that_slides_back_behind_the_line() -> None:
    """Its foremost edge is past the line as held, but not where it comes to rest (W-13)."""
    pose = on_floor(before(15) + 1.5)
    nose = CONTACT + before(15) + 1.5 + degrees(HALF_CUBE / TOP)
    assert [stays(pose, line=nose - 4), stays(pose, line=nose - 0.5)] == [YES, MAYBE]
