"""The wheel and its pieces: what exists, how large, how heavy. All our own design; no logic.

Lengths are tenths of a millimetre, angles thousandths of a degree, weights tenths of a gram: whole numbers, so that
rules may read them."""

from typing import NamedTuple

COMPARTMENTS = 12
CIRCLE = 360_000
PITCH = CIRCLE // COMPARTMENTS
"""A compartment runs from its rear divider at `PITCH * number` to the next; numbers rise in rolling direction."""

OUTER_RADIUS = 1850
INNER_RADIUS = 1750
WIDTH = 650
DIVIDER_THICKNESS = 60
DIVIDERS = (260, 190, 230, 300, 200, 250, 220, 290, 180, 240, 270, 210)
"""How far each divider sticks out towards the hub; no two neighbours are alike. Divider n is the rear one of
compartment n."""
WHEEL_WEIGHT = 7300

Kind = int
"""0 to 6, and 7 for the black pyramid."""


class Shape(NamedTuple):
    name: str
    """As in the messages `kind-…` and in body names."""
    form: str
    """box: three edges. roller: diameter, length. roof, comb: a prism over a triangle or a hexagon, given by its side
    (triangle) or width over corners (hexagon), then its length. pyramid: side of the square base, height.

    The origin of a piece is its centre of mass. box: edges along x, y and z. roller, roof, comb: length along y; the
    triangle has one side at the bottom, along x, and a corner on top; the hexagon has two corners on the x axis.
    pyramid: base at the bottom with edges along x and y, apex on top."""
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
"""Piece 0 is the first set's cube, piece 1 its plank, …, piece 7 the second set's cube, …; the last one is the
pyramid."""
BLACK = PIECES[-1]
"""The pyramid's piece number."""


def kind_of(piece: int) -> Kind:
    return PYRAMID if piece == BLACK else piece % len(KINDS)


def kind_name(piece: int) -> str:
    return SHAPES[kind_of(piece)].name
