"""The tunnels of a drawing, followed from mouth to mouth."""

from collections.abc import Iterator

from burrow.engine.flaw import Flaw, Spot, first, flaw
from burrow.games.hamstern.reader.drawing import Bore, Dig, Drawing, Place

LEFT, RIGHT, UP, DOWN = (-1, 0), (1, 0), (0, -1), (0, 1)


def follow(drawing: Drawing) -> tuple[tuple[Place, ...], ...] | Flaw:
    """The places of every tunnel in order, including the mouth cells at both ends."""
    links = {place: tuple(_links(drawing, place, bore)) for place, bore in drawing.bores.items()}
    wrong = first([found for place, bore in drawing.bores.items() for found in _loose(place, bore, links[place])])
    if wrong is not None:
        return wrong
    paths = _paths(drawing, links)
    done = {place for path in paths for place in path}
    rings = [flaw(bore.at, "sheet-tunnel-ring") for place, bore in drawing.bores.items() if place not in done]
    wrong = first([*rings, *_misled(drawing, paths)])
    return wrong if wrong is not None else paths


def _links(drawing: Drawing, place: Place, bore: Bore) -> Iterator[Place]:
    """Where a place of a tunnel continues: a mouth cell or the next place."""
    ways: dict[Dig, tuple[Place, ...]] = {
        "across": (LEFT, RIGHT),
        "down": (UP, DOWN),
        "corner": (LEFT, RIGHT, UP, DOWN),
    }
    for way in ways[bore.dig]:
        there = _step(place, way)
        onward = drawing.bores.get(there)
        straight: Dig = "across" if way in (LEFT, RIGHT) else "down"
        if (there in drawing.floors and bore.dig != "corner") or (onward and onward.dig in (straight, "corner")):
            yield there


def _step(place: Place, way: Place) -> Place:
    return place[0] + way[0], place[1] + way[1]


def _loose(place: Place, bore: Bore, links: tuple[Place, ...]) -> Iterator[Flaw]:
    """What is wrong with a place of a tunnel that does not continue on exactly two sides."""
    line, column = bore.at
    if bore.dig == "across":
        if _step(place, LEFT) not in links:
            yield flaw(bore.at, "sheet-tunnel-end")
        if _step(place, RIGHT) not in links:
            yield flaw(Spot(line, column + 1), "sheet-tunnel-end")
    elif bore.dig == "down" and len(links) < 2:
        yield flaw(Spot(line, column + bore.signs.index("|")), "sheet-tunnel-end")
    elif bore.dig == "corner" and (len(links) != 2 or _has_loose_dash(place, bore, links)):
        yield flaw(Spot(line, column + bore.signs.index("+")), "sheet-corner", ways=len(links))


def _has_loose_dash(place: Place, bore: Bore, links: tuple[Place, ...]) -> bool:
    way = {"-+": LEFT, "+-": RIGHT}.get(bore.signs)
    return way is not None and _step(place, way) not in links


def _paths(drawing: Drawing, links: dict[Place, tuple[Place, ...]]) -> tuple[tuple[Place, ...], ...]:
    """Each tunnel once, from its first mouth in reading order."""
    ends = [place for place in links if any(link in drawing.floors for link in links[place])]
    both = [_path(links, end) for end in ends]
    once = [path for path in both if _reading(path[0]) <= _reading(path[-1])]
    return tuple(sorted(dict.fromkeys(once), key=lambda path: _reading(_head(path))))


def _path(links: dict[Place, tuple[Place, ...]], end: Place) -> tuple[Place, ...]:
    """From the mouth cell beside this end of a tunnel to the mouth cell at the other end."""
    path = [next(link for link in links[end] if link not in links), end]
    while path[-1] in links:
        one, other = links[path[-1]]
        path.append(other if one == path[-2] else one)
    return tuple(path)


def _head(path: tuple[Place, ...]) -> Place:
    """The first place of a tunnel in reading order."""
    return min(path[1:-1], key=_reading)


def _reading(place: Place) -> Place:
    return place[1], place[0]


def _misled(drawing: Drawing, paths: tuple[tuple[Place, ...], ...]) -> Iterator[Flaw]:
    """Tunnels from a chamber into itself, and those between two cells that another tunnel already joins."""
    joined: dict[tuple[Place, Place], Spot] = {}
    for path in paths:
        at, mouths = drawing.bores[_head(path)].at, (path[0], path[-1])
        chamber = drawing.floors[path[0]].letter
        if chamber == drawing.floors[path[-1]].letter:
            yield flaw(at, "sheet-tunnel-same", chamber=chamber)
        elif joined.setdefault(mouths, at) != at:
            yield flaw(at, "sheet-tunnel-double", first=joined[mouths].line)
