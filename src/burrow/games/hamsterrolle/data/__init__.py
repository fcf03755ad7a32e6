"""The wheel and its pieces: what there is, how large, how heavy. All of it our own design; no logic.

Lengths are tenths of a millimetre, angles thousandths of a degree, weights tenths of a gram: whole numbers, so that
rules may read them."""

from typing import NamedTuple

COMPARTMENTS = 12
CIRCLE = 360_000
PITCH = CIRCLE // COMPARTMENTS
"""A compartment reaches from its rear divider at `PITCH * number` to the next; numbers rise in rolling direction."""

OUTER_RADIUS = 1850
INNER_RADIUS = 1750
WIDTH = 650
DIVIDER_THICKNESS = 60
DIVIDERS = (260, 190, 230, 300, 200, 250, 220, 290, 180, 240, 270, 210)
"""How far each divider stands out towards the hub: no two neighbours alike. Each is the rear one of its compartment."""
WHEEL_WEIGHT = 7300

Kind = int
"""0 to 6, and 7 for the black pyramid."""


class Shape(NamedTuple):
    name: str
    """As in the messages `kind-…` and in the names of bodies."""
    form: str
    """box: three edges. roller: diameter, length. roof, comb: a prism over a triangle or a hexagon: side (of the
    triangle) or width over corners (of the hexagon), length. pyramid: side of the square base, height.

    The axes of a piece start in its centre of mass. box: the edges along x, y and z. roller, roof, comb: the length
    along y; of the triangle one side lies below, along x, and a corner above; of the hexagon two corners lie on the
    x axis. pyramid: the base below, its edges along x and y, the point above."""
    size: tuple[int, ...]
    weight: int
    colour: str
    pattern: str


SHAPES: tuple[Shape, ...] = (
    Shape("cube", "box", (300, 300, 300), 189, "red", "dots"),
    Shape("plank", "box", (600, 300, 150), 189, "green", "stripes"),
    Shape("bar", "box", (620, 180, 180), 141, "blue", "zigzag"),
    Shape("slab", "box", (580, 440, 120), 214, "yellow", "checks"),
    Shape("roller", "roller", (280, 560), 241, "orange", "rings"),
    Shape("roof", "roof", (400, 480), 233, "violet", "scales"),
    Shape("comb", "comb", (360, 400), 236, "white", "stars"),
    Shape("pyramid", "pyramid", (400, 500), 187, "black", "plain"),
)
KINDS = range(7)
PYRAMID: Kind = 7
SETS = 4
PIECES = range(SETS * len(KINDS) + 1)
"""Piece 0 is the first set's cube, piece 1 its plank … piece 7 the second set's cube …, the last one the pyramid."""
BLACK = PIECES[-1]
"""The piece that is the pyramid."""


def kind_of(piece: int) -> Kind:
    return PYRAMID if piece == BLACK else piece % len(KINDS)
