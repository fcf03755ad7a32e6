"""The map of a sheet as dug: outlines of chambers, bores of tunnels, and the positions of the signs with the points.
Units are places of the map, from its upper left corner."""

from collections.abc import Iterator
from math import ceil, floor, hypot, inf
from random import Random

from burrow.games.hamstern.commands.shapes import Path, Point, spline
from burrow.games.hamstern.data.sheet import Sheet, Tunnel

SIGN = 0.42
"""Radius of the sign with the points of a chamber."""
BORE = 0.46
"""Width of a tunnel."""
MARGIN = 1.0
"""Earth around the map, where signs may stand too."""
LACK = 20.0
"""How much worse it is to overlap something than to be one place away."""

Edge = tuple[tuple[int, int], tuple[int, int]]


def outline(places: set[tuple[int, int]], rng: Random) -> Path:
    """The outline of these places, rounded and slightly uneven; holes run the other way round."""
    loops = [spline([_hewn(*corner, rng) for corner in _corners(loop)], is_closed=True) for loop in _loops(places)]
    return Path(tuple(step for loop in loops for step in loop.steps))


def _loops(places: set[tuple[int, int]]) -> Iterator[list[tuple[int, int]]]:
    """The corners along each border, with the inside always on the right."""
    edges = dict.fromkeys(_edges(places))
    while edges:
        begin, end = next(iter(edges))
        loop, way = [begin], (end[0] - begin[0], end[1] - begin[1])
        del edges[begin, end]
        while end != loop[0]:
            loop.append(end)
            turns = [(-way[1], way[0]), way, (way[1], -way[0])]
            here, way = end, next(turn for turn in turns if (end, (end[0] + turn[0], end[1] + turn[1])) in edges)
            end = here[0] + way[0], here[1] + way[1]
            del edges[here, end]
        yield loop


def _edges(places: set[tuple[int, int]]) -> Iterator[Edge]:
    for x, y in sorted(places):
        around = [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1), (x, y)]
        beyond = [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)]
        for one, other, there in zip(around, around[1:], beyond, strict=False):
            if there not in places:
                yield one, other


def _corners(loop: list[tuple[int, int]]) -> Iterator[tuple[tuple[int, int], Point, int]]:
    """Each corner with the direction inwards, and whether the border turns in (1), out (-1) or not at all."""
    for before, here, after in zip([loop[-1], *loop], loop, [*loop[1:], loop[0]], strict=False):
        one, other = (here[0] - before[0], here[1] - before[1]), (after[0] - here[0], after[1] - here[1])
        turn = one[0] * other[1] - one[1] * other[0]
        inwards = (-one[1] - other[1], one[0] + other[0]) if turn else (-one[1], one[0])
        yield here, inwards, turn


def _hewn(corner: tuple[int, int], inwards: Point, turn: int, rng: Random) -> Point:
    depth = {1: -0.02, 0: 0.035, -1: 0.07}[turn] + rng.uniform(-0.025, 0.025)
    return corner[0] + inwards[0] * depth, corner[1] + inwards[1] * depth


def bore(sheet: Sheet, tunnel: Tunnel) -> Path:
    """The centre line of a tunnel, from just inside one mouth cell to just inside the other."""
    points = [_middle(x, y) for x, y in tunnel.path]
    ends = [_middle(sheet.cells[mouth].x, sheet.cells[mouth].y) for mouth in tunnel.mouths]
    begin, end = _lip(ends[0], points[0]), _lip(ends[1], points[-1])
    return spline([begin, *points, end], is_closed=False)


def _middle(x: int, y: int) -> Point:
    return x + 0.5, y + 0.5


def _lip(cell: Point, tunnel: Point) -> Point:
    return cell[0] + (tunnel[0] - cell[0]) * 0.4, cell[1] + (tunnel[1] - cell[1]) * 0.4


def signs(sheet: Sheet) -> list[Point]:
    """The position of each chamber's sign: in free earth, near its chamber and no nearer to another."""
    found: list[Point] = []
    for chamber in range(len(sheet.chambers)):
        found.append(_best_spot(sheet, chamber, found))
    return found


def _best_spot(sheet: Sheet, chamber: int, others: list[Point]) -> Point:
    """Searches near spots first, and stops where distance alone is worse than the best so far."""
    spots = sorted((_remoteness(sheet, chamber, spot), spot) for spot in _spots(sheet, chamber))
    best, where = inf, spots[0][1]
    for remoteness, spot in spots:
        if remoteness >= best:
            break
        unfitness = remoteness + _doubt(sheet, chamber, spot, others)
        if unfitness < best:
            best, where = unfitness, spot
    return where


def _spots(sheet: Sheet, chamber: int) -> Iterator[Point]:
    """A fine grid around a chamber, as far as the earth reaches."""
    cells = [sheet.cells[cell] for cell in sheet.chambers[chamber].cells]
    for x in _quarters([cell.x for cell in cells], sheet.width):
        for y in _quarters([cell.y for cell in cells], sheet.height):
            yield x, y


def _quarters(places: list[int], size: int) -> list[float]:
    least, most = max(min(places) - 1.0, SIGN - MARGIN), min(max(places) + 2.0, size + MARGIN - SIGN)
    return [quarter / 4 for quarter in range(ceil(4 * least), floor(4 * most) + 1)]


def _own_gap(sheet: Sheet, chamber: int, spot: Point) -> float:
    return min(_gap(spot, sheet.cells[cell].x, sheet.cells[cell].y) for cell in sheet.chambers[chamber].cells)


def _remoteness(sheet: Sheet, chamber: int, spot: Point) -> float:
    """How bad a spot is for its own chamber: far from it or, worse, on it."""
    own = _own_gap(sheet, chamber, spot)
    return own + LACK * max(0.0, SIGN + 0.06 - own)


def _doubt(sheet: Sheet, chamber: int, spot: Point, others: list[Point]) -> float:
    """How bad a spot is for everything else: unclear whose it is or, worse, on top of something."""
    own = _own_gap(sheet, chamber, spot)
    foreign = min(_gap(spot, cell.x, cell.y) for cell in sheet.cells if cell.chamber != chamber)
    bored = min((_gap(spot, x, y) for tunnel in sheet.tunnels for x, y in tunnel.path), default=inf)
    beside = min((abs(spot[0] - x) + abs(spot[1] - y) for x, y in others), default=inf)
    lacks = (SIGN + 0.12 - foreign, SIGN - 0.16 - bored, 2.2 * SIGN - beside)
    return max(0.0, 0.8 - (foreign - own)) + max(0.0, 1.8 - beside) / 2 + LACK * sum(max(0.0, lack) for lack in lacks)


def _gap(spot: Point, x: int, y: int) -> float:
    """The distance from a spot to the nearest point of a place."""
    aside, above = max(x - spot[0], 0.0, spot[0] - x - 1), max(y - spot[1], 0.0, spot[1] - y - 1)
    return hypot(aside, above)
