"""The parts of a printed page: lines, areas and words, in millimetres from the upper left corner. Every format is made
from the same list of shapes, so that all look the same."""

import re
from collections.abc import Iterable, Iterator
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from burrow.games.hamstern.commands.inks import INK

Point = tuple[float, float]


Step = tuple[str, tuple[Point, ...]]


class Path(Struct, frozen=True):
    steps: tuple[Step, ...]
    """M and L with a point each, C with three, Z with none."""
    fill: str = ""
    stroke: str = ""
    width: float = 0
    """Stroke width; ends and corners are round, unless the ends are flat."""
    dash: tuple[float, ...] = ()
    is_flat: bool = False
    kind: str = ""
    """What it stands for, such as `cell` or `cross`; used to find it."""


class Text(Struct, frozen=True):
    at: Point
    """The left end, middle or right end of its baseline."""
    words: str
    size: float
    anchor: Literal["start", "middle", "end"] = "start"
    colour: str = INK
    is_slanted: bool = False
    kind: str = ""


Shape = Path | Text

NUMBER = re.compile(r"-?(?:\d+\.?\d*|\.\d+)")
POINTS = {"M": 1, "L": 1, "C": 3, "Q": 2, "Z": 0}


def path(outline: str, fill: str = "", stroke: str = "", width: float = 0, kind: str = "") -> Path:
    """From the letters M, L, C, Q and Z of SVG, each followed by its absolute points."""
    steps: list[Step] = []
    for letter, numbers in re.findall("([MLCQZ])([^MLCQZ]*)", outline):
        values = [float(number) for number in NUMBER.findall(numbers)]
        points = tuple(zip(values[::2], values[1::2], strict=True))
        steps.append(_cubic(steps[-1][1][-1], points) if letter == "Q" else (letter, points))
        assert len(points) == POINTS[letter], outline
    return Path(tuple(steps), fill, stroke, width, kind=kind)


def _cubic(begin: Point, points: tuple[Point, ...]) -> Step:
    """Converts a curve with one handle into the same curve with two."""
    handle, end = points
    return "C", (towards(begin, handle, 2 / 3), towards(end, handle, 2 / 3), end)


def towards(one: Point, other: Point, share: float) -> Point:
    """The point at this share of the way from one to the other."""
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share


def spline(points: list[Point], *, is_closed: bool) -> Path:
    """A smooth line that is drawn towards each point and passes between them; an open one keeps its ends."""
    middles = [towards(one, other, 0.5) for one, other in zip(points, points[1:] + points[:1], strict=True)]
    if is_closed:
        steps: list[Step] = [("M", (middles[-1],))]
        for before, handle, after in zip(middles[-1:] + middles, points, middles, strict=False):
            steps.append(_cubic(before, (handle, after)))
        return Path((*steps, ("Z", ())))
    steps = [("M", (points[0],)), ("L", (middles[0],))]
    for before, handle, after in zip(middles, points[1:-1], middles[1:], strict=False):
        steps.append(_cubic(before, (handle, after)))
    return Path((*steps, ("L", (points[-1],))))


def line(*points: Point, stroke: str, width: float, kind: str = "") -> Path:
    begin, *rest = points
    return Path((("M", (begin,)), *(("L", (point,)) for point in rest)), stroke=stroke, width=width, kind=kind)


def circle(at: Point, radius: float, fill: str = "", stroke: str = "", width: float = 0, kind: str = "") -> Path:
    (x, y), r, k = at, radius, radius * 0.5523
    return Path(
        (
            ("M", ((x + r, y),)),
            ("C", ((x + r, y + k), (x + k, y + r), (x, y + r))),
            ("C", ((x - k, y + r), (x - r, y + k), (x - r, y))),
            ("C", ((x - r, y - k), (x - k, y - r), (x, y - r))),
            ("C", ((x + k, y - r), (x + r, y - k), (x + r, y))),
            ("Z", ()),
        ),
        fill,
        stroke,
        width,
        kind=kind,
    )


def box(
    corner: Point, size: Point, radius: float, fill: str = "", stroke: str = "", width: float = 0, kind: str = ""
) -> Path:
    """A rectangle with round corners."""
    (left, top), (right, bottom) = corner, (corner[0] + size[0], corner[1] + size[1])
    corners = [(left, top), (right, top), (right, bottom), (left, bottom)]
    steps: list[Step] = []
    for before, here, after in zip([corners[-1], *corners], corners, [*corners[1:], corners[0]], strict=False):
        begin, end = _near(here, before, radius), _near(here, after, radius)
        steps += [("L" if steps else "M", (begin,)), _cubic(begin, (here, end))]
    return Path((*steps, ("Z", ())), fill, stroke, width, kind=kind)


def _near(here: Point, there: Point, distance: float) -> Point:
    return towards(here, there, distance / (abs(there[0] - here[0]) + abs(there[1] - here[1])))


def moved(shapes: Iterable[Shape], by: Point, scale: float = 1) -> Iterator[Shape]:
    """The shapes scaled from their origin, then moved. Strokes keep their width."""
    for shape in shapes:
        if isinstance(shape, Path):
            yield placed(shape, by, scale)
        else:
            yield replace(shape, at=_put(shape.at, by, scale), size=shape.size * scale)


def placed(shape: Path, by: Point, scale: float) -> Path:
    """One path, scaled and moved."""
    return replace(
        shape,
        steps=tuple((letter, tuple(_put(point, by, scale) for point in points)) for letter, points in shape.steps),
    )


def _put(point: Point, by: Point, scale: float) -> Point:
    return by[0] + point[0] * scale, by[1] + point[1] * scale
