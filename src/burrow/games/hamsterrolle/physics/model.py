"""The MuJoCo scene: wheel, table and pieces as MJCF text, built from `data` and compiled.

Everything has a name: bodies `wheel`, `hand` and as in `name_of`; geoms `rim-0` to `rim-35`, `divider-0` to
`divider-11`, `table`, and one per piece, named like its body. The wheel has two models: a held wheel is part of the
world; a free one rolls without slipping, on two joints bound by an equation. The model contains only the pieces that
are present."""

from collections.abc import Sequence
from functools import lru_cache
from math import cos, pi, radians, sin, sqrt, tan
from typing import TYPE_CHECKING, NamedTuple

from burrow.games.hamsterrolle.codec import FRAMES_A_SECOND
from burrow.games.hamsterrolle.data import (
    COMPARTMENTS,
    DIVIDER_THICKNESS,
    DIVIDERS,
    INNER_RADIUS,
    OUTER_RADIUS,
    SHAPES,
    WHEEL_WEIGHT,
    WIDTH,
    Shape,
    kind_of,
)
from burrow.games.hamsterrolle.physics.pose import Vector, added

if TYPE_CHECKING:
    import mujoco

METRE = 10_000
"""Tenths of a millimetre."""
KILOGRAM = 10_000
"""Tenths of a gram."""

RADIUS = OUTER_RADIUS / METRE
FLOOR = INNER_RADIUS / METRE
HALF_WIDTH = WIDTH / METRE / 2
TABLE = -RADIUS

BOXES_A_COMPARTMENT = 3
RIM_DEPTH = 0.016
"""Depth of the rim's boxes. They reach beyond the visible wood, so that nothing is pressed through."""
RIM_OVERLAP = 0.008
"""How far each box extends past its end, below the face of the next. Otherwise a corner pressed into the floor where
two boxes meet would hit the end of one, be pushed aside, and jam against a divider."""

ROLLER_SIDES = 24


class Fidelity(NamedTuple):
    """How finely the world is computed."""

    ticks: int
    """Ticks per frame while the hand is in the wheel or something is fast."""
    calm_ticks: int
    """Ticks per frame otherwise."""
    noslip: int
    """Solver rounds that keep resting pieces from creeping."""
    damped: float = 0.32
    """How much of an impact is lost while something is fast and no hand is in the wheel; with 1 nothing bounces.
    Falling wood does bounce and knocks other pieces about. In calm frames it is always 1, or nothing would ever
    rest."""

    @property
    def soft(self) -> tuple[float, float]:
        """Time constant and damping of contacts while all is calm or a piece is in hand. It stays the same in seconds
        when a hand comes and ticks get shorter; otherwise everything in the wheel would be pushed."""
        return SOFT_TICKS * tick_of(self.calm_ticks), 1.0

    @property
    def firm(self) -> tuple[float, float]:
        """The same for the piece in hand and what it touches: fingers press harder than a piece weighs."""
        return SOFT_TICKS * tick_of(self.ticks), 1.0

    @property
    def hard(self) -> tuple[float, float]:
        """The same while something is fast and no hand is in the wheel."""
        return SOFT_TICKS * tick_of(self.ticks), self.damped


LIVE = Fidelity(ticks=8, calm_ticks=4, noslip=5)
"""For every turn that is stored."""
QUICK = Fidelity(ticks=4, calm_ticks=4, noslip=0)
"""For looking ahead."""

CALM = 0.4
"""In a calm frame no piece is faster than this, in m/s."""
SOFT_TICKS = 3
"""The shortest time constant of a contact, in ticks. With two, a piece leaning on an edge rattles and never rests."""


def tick_of(ticks: int) -> float:
    """The length of a tick in seconds, with this many in a frame."""
    return 1 / (FRAMES_A_SECOND * ticks)


DAMPING = 0.06
"""Damping of the rolling wheel, in N m s/rad."""
STICKING = 0.005
"""Static friction of the rolling wheel, in N m: what it takes to set it in motion."""
FRICTION = 0.4
SLEEP = 2e-4
"""Touching bodies slower than this fall asleep. A higher value would catch the wheel at the turning point of its
swing."""

HUSHED = 0.001
"""When everything is nearly at rest, no piece is faster than this, in m/s."""
JAMMED = 2.5e-4
"""A piece pressed deeper than this into wood, in metres, when everything is nearly at rest has been jammed in, and only
friction keeps it there. It is made slippery until it comes free."""
SLIPPERY = 0.01
"""The friction of a jammed piece."""
ROCKING_LOSS = 5e-6
"""Rotational damping of a piece when everything is nearly at rest, in N m s/rad. Otherwise a piece hanging on two
points would rock for half a minute."""

GRIP_RATE = 70.0
"""How quickly the hand brings its piece to the target, in rad/s, without overshoot."""
GRIP_FORCE = 2.5
"""The hand's maximum force, in N along each axis."""
GRIP_TORQUE = 0.05
"""The hand's maximum torque, in N m about each axis."""


def name_of(piece: int) -> str:
    shape = SHAPES[kind_of(piece)]
    return shape.name if kind_of(piece) == len(SHAPES) - 1 else f"{shape.name}-{piece // (len(SHAPES) - 1) + 1}"


@lru_cache(maxsize=64)
def compiled(pieces: tuple[int, ...], *, held: bool, gripped: int | None, fidelity: Fidelity) -> "mujoco.MjModel":
    """The model of these pieces. It is shared: copy it before changing it."""
    import mujoco

    return mujoco.MjModel.from_xml_string(scene(pieces, held=held, gripped=gripped, fidelity=fidelity))


def scene(pieces: Sequence[int], *, held: bool, gripped: int | None, fidelity: Fidelity) -> str:
    """The MJCF text. The wheel's joints come first, then the pieces in the order given, seven coordinates each."""
    return f"""<mujoco model="hamsterrolle">
<option timestep="{tick_of(fidelity.ticks)!r}" integrator="implicitfast" solver="Newton"
 iterations="50" tolerance="1e-8" cone="elliptic" impratio="10"
 noslip_iterations="{fidelity.noslip}" sleep_tolerance="{SLEEP!r}"><flag sleep="enable"/></option>
<size memory="24M"/>
<default><geom solref="{fidelity.soft[0]!r} 1" solimp="0.97 0.99 0.0005" friction="{FRICTION!r} 0 0"
 condim="3"/></default>
<asset>{"".join(_mesh(SHAPES[kind]) for kind in sorted({kind_of(piece) for piece in pieces}))}</asset>
<worldbody>
<geom name="table" type="plane" pos="0 0 {TABLE!r}" size="4 4 0.1" contype="1" conaffinity="0"/>
{_wheel(held=held)}
{"".join(_piece(piece, is_gripped=piece == gripped) for piece in pieces)}
{_HAND if gripped is not None else ""}
</worldbody>
{"" if held else _ROLLING}
{"" if gripped is None else _grip(gripped)}
</mujoco>"""


# The wheel

_ROLLING = f"""<equality><joint name="rolling" joint1="way" joint2="roll" polycoef="0 {RADIUS!r} 0 0 0"
 solref="0.0125 1" solimp="0.999 0.9999 0.001"/></equality>"""


def _wheel(*, held: bool) -> str:
    weight = WHEEL_WEIGHT / KILOGRAM
    about_axis = weight * ((RADIUS + FLOOR) / 2) ** 2
    across = about_axis / 2 + weight * (2 * HALF_WIDTH) ** 2 / 12
    joints = f"""<joint name="way" type="slide" axis="-1 0 0"/>
<joint name="roll" type="hinge" axis="0 -1 0" damping="{DAMPING!r}" frictionloss="{STICKING!r}"/>"""
    return f"""<body name="wheel">{"" if held else joints}
<inertial pos="0 0 0" mass="{weight!r}" diaginertia="{across!r} {about_axis!r} {across!r}"/>
<site name="hub"/>
{"".join(_rim(number) for number in range(COMPARTMENTS * BOXES_A_COMPARTMENT))}
{"".join(_divider(number) for number in range(COMPARTMENTS))}
</body>"""


def _rim(number: int) -> str:
    step = 360 / (COMPARTMENTS * BOXES_A_COMPARTMENT)
    face = FLOOR * 2 / (1 + 1 / cos(radians(step / 2)))
    half_length = face * tan(radians(step / 2)) + RIM_OVERLAP
    return _wood(f"rim-{number}", (number + 0.5) * step, face, RIM_DEPTH, half_length)


def _divider(number: int) -> str:
    height = DIVIDERS[number] / METRE
    root = 0.004
    angle = number * 360 / COMPARTMENTS
    return _wood(f"divider-{number}", angle, FLOOR - height, height + root, DIVIDER_THICKNESS / METRE / 2)


def _wood(name: str, angle: float, inner: float, depth: float, half_length: float) -> str:
    """A wooden box at this angle, from radius `inner` outwards, as wide as the wheel."""
    middle, half = inner + depth / 2, radians(angle) / 2
    x, z = -middle * sin(2 * half), -middle * cos(2 * half)
    return f"""<geom name="{name}" type="box" pos="{x!r} 0 {z!r}" quat="{cos(half)!r} 0 {sin(half)!r} 0"
 size="{half_length!r} {HALF_WIDTH!r} {depth / 2!r}" contype="2" conaffinity="0" mass="0"/>"""


# The pieces


def _piece(piece: int, *, is_gripped: bool) -> str:
    shape, name = SHAPES[kind_of(piece)], name_of(piece)
    borne = ' gravcomp="1"' if is_gripped else ""
    return f"""<body name="{name}"{borne}><freejoint name="{name}"/><site name="{name}"/>
<geom name="{name}" type="mesh" mesh="{shape.name}" mass="{shape.weight / KILOGRAM!r}" contype="4" conaffinity="7"/>
</body>
"""


def _mesh(shape: Shape) -> str:
    """A mesh, even for a box: two primitive boxes touch in two points or in one, depending on rounding, and a piece
    lying on an edge would rattle from tick to tick."""
    vertices = "  ".join(f"{x!r} {y!r} {z!r}" for x, y, z in corners(shape))
    return f'<mesh name="{shape.name}" vertex="{vertices}"/>'


def corners(shape: Shape) -> tuple[Vector, ...]:
    """The corners of the hull about the centre of mass, in metres. A roller has flat sides, too many to see: a true
    cylinder would touch an edge in a single point that jumps from end to end and never lets it rest."""
    size = [length / METRE for length in shape.size]
    if shape.form == "box":
        x, y, z = (edge / 2 for edge in size)
        return tuple(Vector(a, b, c) for a in (-x, x) for b in (-y, y) for c in (-z, z))
    if shape.form == "pyramid":
        base, height = size[0] / 2, size[1]
        ground = tuple(Vector(a, b, -height / 4) for a in (-base, base) for b in (-base, base))
        return (*ground, Vector(0.0, 0.0, height * 3 / 4))
    outline = {"roller": _round, "roof": _triangle, "comb": _hexagon}[shape.form](size[0])
    return tuple(Vector(x, y, z) for y in (-size[1] / 2, size[1] / 2) for x, z in outline)


def _round(diameter: float) -> list[tuple[float, float]]:
    turns = [2 * pi * side / ROLLER_SIDES for side in range(ROLLER_SIDES)]
    return [(diameter / 2 * cos(turn), diameter / 2 * sin(turn)) for turn in turns]


def _triangle(side: float) -> list[tuple[float, float]]:
    height = side * sqrt(0.75)
    return [(-side / 2, -height / 3), (side / 2, -height / 3), (0.0, height * 2 / 3)]


def _hexagon(width: float) -> list[tuple[float, float]]:
    return [(width / 2 * cos(pi * part / 3), width / 2 * sin(pi * part / 3)) for part in range(6)]


# The hand

_HAND = '<body name="hand" mocap="true"><site name="hand"/></body>'


def _grip(piece: int) -> str:
    """A servo along and about each axis, from the piece to the hand, no stronger than fingers."""
    shape, name = SHAPES[kind_of(piece)], name_of(piece)
    weight = shape.weight / KILOGRAM
    reach = added(abs(x) ** 2 + abs(z) ** 2 for x, _, z in corners(shape)) / len(corners(shape))
    inertia = weight * reach / 3
    axes = [
        (f"grip-{axis}", gear, mass, limit)
        for mass, limit, kinds in (
            (weight, GRIP_FORCE, (("x", "1 0 0 0 0 0"), ("y", "0 1 0 0 0 0"), ("z", "0 0 1 0 0 0"))),
            (inertia, GRIP_TORQUE, (("rx", "0 0 0 1 0 0"), ("ry", "0 0 0 0 1 0"), ("rz", "0 0 0 0 0 1"))),
        )
        for axis, gear in kinds
    ]
    return (
        "<actuator>"
        + "".join(
            f"""<position name="{label}" site="{name}" refsite="hand" gear="{gear}" kp="{mass * GRIP_RATE**2!r}"
 kv="{2 * mass * GRIP_RATE!r}" forcerange="-{limit!r} {limit!r}"/>"""
            for label, gear, mass, limit in axes
        )
        + "</actuator>"
    )
