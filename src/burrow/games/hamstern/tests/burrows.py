"""Random burrows: chambers grow in the boxes of a grid, one or two side by side in each. Tunnels run straight or with
one bend and touch neither each other nor a chamber on the way."""

from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import NamedTuple

GAP = 3
"""Earth between two boxes: room for a bend between straight ends."""
LARGEST_MAP = 40
LARGEST_CHAMBER = 12
BOXES = ((4, 4), (5, 3), (3, 6), (7, 4), (2, 7), (12, 1))
"""Width and height; each has room for the largest chamber."""

Place = tuple[int, int]
Path = tuple[Place, ...]
"""The places of a tunnel, including the mouth cells at both ends."""


class Burrow(NamedTuple):
    chambers: list[list[Place]]
    paths: list[Path]


def dig_burrow(rng: Random, columns: int, sizes: list[int]) -> Burrow:
    """Chambers of these sizes, row by row, all connected."""
    while True:
        homes = _homes(rng, sizes)
        rows = -(-len(set(homes)) // columns)
        box = rng.choice([box for box in BOXES if _span(columns, box[0]) <= LARGEST_MAP >= _span(rows, box[1])])
        chambers = _grow_all(rng, sizes, homes, columns, box)
        paths = _dig_all(rng, chambers, homes, columns) if chambers else []
        if chambers and paths:
            return Burrow(chambers, paths)


def _span(boxes: int, size: int) -> int:
    return boxes * (size + GAP) - GAP


def _homes(rng: Random, sizes: list[int]) -> list[int]:
    """The box of each chamber; some share the box of the previous one."""
    homes = [0]
    for here in range(1, len(sizes)):
        is_shared = homes.count(homes[-1]) == 1 and sum(sizes[here - 1 : here + 1]) <= LARGEST_CHAMBER
        homes.append(homes[-1] + (0 if is_shared and rng.random() < 0.5 else 1))
    return homes


def _grow_all(rng: Random, sizes: list[int], homes: list[int], columns: int, box: Place) -> list[list[Place]]:
    """Empty if one of them had no room left."""
    chambers: list[list[Place]] = []
    for size, home in zip(sizes, homes, strict=True):
        left, top = home % columns * (box[0] + GAP), home // columns * (box[1] + GAP)
        room = {(left + x, top + y) for x in range(box[0]) for y in range(box[1])}
        taken = {place for chamber in chambers for place in chamber}
        grown = _grow(rng, size, room, taken & room)
        if len(grown) < size:
            return []
        chambers.append(grown)
    return chambers


def _grow(rng: Random, size: int, room: set[Place], taken: set[Place]) -> list[Place]:
    """As many connected cells as there is room for; beside taken cells, if there are any."""
    beside = [place for other in sorted(taken) for place in _around(other) if place in room - taken]
    grown = [rng.choice(beside or sorted(room))]
    while len(grown) < size:
        edge = [near for place in grown for near in _around(place) if near in room - taken and near not in grown]
        if not edge:
            break
        grown.append(rng.choice(edge))
    return grown


def _around(place: Place) -> tuple[Place, ...]:
    x, y = place
    return (x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)


def _dig_all(rng: Random, chambers: list[list[Place]], homes: list[int], columns: int) -> list[Path]:
    """Enough tunnels to connect all chambers, and some more, a few of them between chambers that are already joined;
    empty if that is impossible."""
    pairs = [pair for pair in combinations(range(len(chambers)), 2) if _is_near(homes, columns, *pair)]
    rng.shuffle(pairs)
    joined = list(range(len(chambers)))
    paths: list[Path] = []
    twice: list[tuple[int, int]] = []
    for one, other in pairs:
        if joined[one] == joined[other] and rng.random() < 0.7:
            continue
        path = _dig(rng, chambers, paths, one, other)
        if path:
            paths.append(path)
            joined = [joined[one] if home == joined[other] else home for home in joined]
            twice += [(one, other)] if rng.random() < 0.3 else []
    for one, other in twice:
        path = _dig(rng, chambers, paths, one, other)
        paths += [path] if path else []
    return paths if len(set(joined)) == 1 else []


def _is_near(homes: list[int], columns: int, one: int, other: int) -> bool:
    """In the same box, or in two adjacent ones."""
    apart = homes[other] - homes[one]
    return apart in (0, columns) or (apart == 1 and homes[other] % columns != 0)


def _dig(rng: Random, chambers: list[list[Place]], paths: list[Path], one: int, other: int) -> Path:
    """One of the free ways between two chambers; empty if there is none."""
    bored = {place for path in paths for place in path[1:-1]}
    closed = {place for chamber in chambers for place in chamber} | bored
    closed |= {near for place in bored for near in _around(place)}
    joined = [{path[0], path[-1]} for path in paths]
    mouths = [(begin, end) for begin in chambers[one] for end in chambers[other] if {begin, end} not in joined]
    rng.shuffle(mouths)
    ways = (way for pair in mouths for way in _ways(*pair) if closed.isdisjoint(way[1:-1]))
    return next(ways, ())


def _ways(one: Place, other: Place) -> Iterator[Path]:
    """From left to right and from top to bottom."""
    for begin, end in ((one, other), (other, one)):
        yield from _sideways(begin, end)
        yield from (tuple(map(_turned, way)) for way in _sideways(_turned(begin), _turned(end)))


def _turned(place: Place) -> Place:
    return place[1], place[0]


def _sideways(begin: Place, end: Place) -> Iterator[Path]:
    """All ways with a straight piece at both ends."""
    if begin[1] == end[1] and end[0] > begin[0] + 1:
        yield tuple((x, begin[1]) for x in range(begin[0], end[0] + 1))
        return
    step = 1 if end[1] > begin[1] else -1
    for bend in range(begin[0] + 2, end[0] - 1):
        run = [(bend, y) for y in range(begin[1], end[1] + step, step)]
        across = [(x, begin[1]) for x in range(begin[0], bend)]
        yield (*across, *run, *((x, end[1]) for x in range(bend + 1, end[0] + 1)))
