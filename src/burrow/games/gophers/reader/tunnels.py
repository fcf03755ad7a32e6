"""The tunnels of a map, followed from hole to hole."""

from collections.abc import Iterator

from msgspec import Struct

from burrow.engine.flaw import Flaw, first, flaw
from burrow.games.gophers.reader.drawing import BEND, Drawing, Place

Way = tuple[int, int]

WAYS: tuple[tuple[str, tuple[Way, Way]], ...] = (
    ("-", ((-1, 0), (1, 0))),
    ("|", ((0, -1), (0, 1))),
    ("/", ((1, -1), (-1, 1))),
    ("\\", ((-1, -1), (1, 1))),
)
"""Where each straight piece continues."""


class Tunnel(Struct, frozen=True):
    holes: tuple[Place, Place]
    """The places of their characters, in reading order."""
    bends: tuple[Place, ...]
    """From the first hole to the second."""


Links = dict[Place, tuple[Place, ...]]
"""By piece, where it continues: other pieces and characters of holes."""


def follow(drawing: Drawing) -> tuple[Tunnel, ...] | Flaw:
    links = _links(drawing)
    wrong = first([*_loose(drawing, links), *_crossed(drawing, links)])
    if wrong is not None:
        return wrong
    paths = _paths(drawing, links)
    wrong = first([*_rings(drawing, paths), *_misled(drawing, paths)])
    return wrong if wrong is not None else tuple(_tunnel(drawing, path) for path in paths)


def _links(drawing: Drawing) -> Links:
    straight = {place: tuple(_ends(drawing, place)) for place, piece in drawing.pieces.items() if piece != BEND}
    joined: dict[Place, list[Place]] = {place: [] for place, piece in drawing.pieces.items() if piece == BEND}
    for place, ends in straight.items():
        for end in ends:
            if end in joined:
                joined[end].append(place)
    bends = {place: tuple(pieces) for place, pieces in joined.items()}
    return {place: straight[place] if place in straight else bends[place] for place in drawing.pieces}


def _ends(drawing: Drawing, place: Place) -> Iterator[Place]:
    """Where a straight piece continues, for each side that does."""
    piece = drawing.pieces[place]
    for way in _ways(piece):
        there = _step(place, way)
        hole = _hole_behind(drawing, there) if way == (-1, 0) else there
        if hole in drawing.holes:
            yield hole
        elif drawing.pieces.get(there) in (piece, BEND):
            yield there


def _ways(piece: str) -> tuple[Way, Way]:
    return next(ways for sign, ways in WAYS if sign == piece)


def _step(place: Place, way: Way) -> Place:
    return Place(place.x + way[0], place.y + way[1])


def _hole_behind(drawing: Drawing, end: Place) -> Place:
    """The character of the hole whose number ends here, if there is one."""
    for x in range(end.x, end.x - 3, -1):
        hole = drawing.holes.get(Place(x, end.y))
        if hole is not None and hole.end == end:
            return Place(x, end.y)
    return end


def _loose(drawing: Drawing, links: Links) -> Iterator[Flaw]:
    for place, piece in drawing.pieces.items():
        if piece == BEND and len(links[place]) != 2:
            yield flaw(drawing.at(place), "book-bend", ways=len(links[place]))
        elif piece != BEND and len(links[place]) < 2:
            yield flaw(drawing.at(place), "book-tunnel-end", sign=piece)


def _crossed(drawing: Drawing, links: Links) -> Iterator[Flaw]:
    """Two slanting tunnels that cross between four characters."""
    for place, ends in links.items():
        for end in ends:
            if abs(end.x - place.x) == 1 and abs(end.y - place.y) == 1:
                one, other = Place(end.x, place.y), Place(place.x, end.y)
                if other in links.get(one, ()) or one in links.get(other, ()):
                    yield flaw(drawing.at(min(place, end, one, other, key=_reading)), "book-tunnel-cross")


def _paths(drawing: Drawing, links: Links) -> list[tuple[Place, ...]]:
    """Each tunnel once, with both its holes, from its first hole in reading order."""
    paths = [_path(drawing, links, end, hole) for end, ends in links.items() for hole in ends if hole in drawing.holes]
    once = dict.fromkeys(min(path, path[::-1], key=lambda way: [_reading(place) for place in way]) for path in paths)
    return sorted(once, key=lambda path: (_reading(path[0]), _reading(path[-1]), _reading(_head(path))))


def _path(drawing: Drawing, links: Links, end: Place, hole: Place) -> tuple[Place, ...]:
    """From this hole through this end of a tunnel to the hole at the other end."""
    path = [hole, end]
    while path[-1] not in drawing.holes:
        one, other = links[path[-1]]
        path.append(other if one == path[-2] else one)
    return tuple(path)


def _reading(place: Place) -> tuple[int, int]:
    return place.y, place.x


def _head(path: tuple[Place, ...]) -> Place:
    """The first piece of a tunnel in reading order."""
    return min(path[1:-1], key=_reading)


def _rings(drawing: Drawing, paths: list[tuple[Place, ...]]) -> Iterator[Flaw]:
    done = {place for path in paths for place in path}
    return (flaw(drawing.at(place), "book-tunnel-ring") for place in drawing.pieces if place not in done)


def _misled(drawing: Drawing, paths: list[tuple[Place, ...]]) -> Iterator[Flaw]:
    """Tunnels from a hole back to itself, and those between two holes that another tunnel already joins."""
    joined: dict[tuple[Place, Place], Place] = {}
    for path in paths:
        head = _head(path)
        if path[0] == path[-1]:
            yield flaw(drawing.at(head), "book-tunnel-same")
            continue
        other = joined.setdefault((path[0], path[-1]), head)
        if other != head:
            yield flaw(drawing.at(head), "book-tunnel-double", first=drawing.at(other).line)


def _tunnel(drawing: Drawing, path: tuple[Place, ...]) -> Tunnel:
    return Tunnel((path[0], path[-1]), tuple(place for place in path[1:-1] if drawing.pieces[place] == BEND))
