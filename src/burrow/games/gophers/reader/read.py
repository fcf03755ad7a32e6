"""Turns the text of a flip-book into a book, or into its first flaw. Accepts any text, in bounded time.

Flaws come in reading order: first the lines of the whole text (invisible characters, the lines that name the pages),
then page by page what is written, how the tunnels run, whether the holes are at the same places as on page 1, and
whether all holes are connected, none by too many tunnels."""

from collections.abc import Iterator

from burrow.engine.flaw import Flaw, Spot, first, flaw, lines_of
from burrow.games.gophers.data.book import Book, Page
from burrow.games.gophers.options import LONGEST_BOOK
from burrow.games.gophers.reader.drawing import Drawing, Place, read_drawing
from burrow.games.gophers.reader.split_pages import PageMap, split_pages
from burrow.games.gophers.reader.tunnels import Tunnel, follow

__all__ = ["Flaw", "read"]

NEAREST = 6
"""The minimum distance between two holes, in units of a book."""
MOST_TUNNELS = 5
"""The most tunnels from one hole. With more, a roll has so many ways among figures that listing them holds up a
table."""

Drawn = tuple[Drawing, tuple[Tunnel, ...]]
Beside = dict[Place, list[Place]]
"""By hole, the other ends of its tunnels."""


def read(text: str) -> Book | Flaw:
    if len(text) > LONGEST_BOOK:
        lines = lines_of(text[:LONGEST_BOOK])
        return flaw(Spot(len(lines), len(lines[-1]) + 1), "book-too-long", most=LONGEST_BOOK)
    page_maps = split_pages(text)
    if isinstance(page_maps, Flaw):
        return page_maps
    drawn: list[Drawn] = []
    for page_map in page_maps:
        found = _read_page(page_map, drawn[0][0] if drawn else None)
        if isinstance(found, Flaw):
            return found
        drawn.append(found)
    return _book(drawn)


def _read_page(page_map: PageMap, page_1: Drawing | None) -> Drawn | Flaw:
    drawing = read_drawing(page_map)
    if isinstance(drawing, Flaw):
        return drawing
    tunnels = follow(drawing)
    if isinstance(tunnels, Flaw):
        return tunnels
    wrong = _near(drawing) if page_1 is None else _moved(drawing, page_1)
    beside = _beside(drawing, tunnels)
    wrong = wrong or _riddled(drawing, beside) or _unreached(drawing, beside)
    return wrong if wrong is not None else (drawing, tunnels)


def _near(drawing: Drawing) -> Flaw | None:
    """The first hole that is too close to an earlier one."""
    for place, hole in drawing.holes.items():
        for other in drawing.holes:
            if other == place:
                break
            if (place.x - other.x) ** 2 + 4 * (place.y - other.y) ** 2 < NEAREST**2:
                return flaw(hole.at, "book-holes-near", columns=NEAREST, lines=NEAREST // 2)
    return None


def _moved(drawing: Drawing, page_1: Drawing) -> Flaw | None:
    """The first hole that is on this page but not on page 1, or the other way round."""
    here, there = _aligned(drawing), _aligned(page_1)
    page, drop = drawing.page_map.number, _top(drawing)
    extra = [flaw(drawing.holes[here[place]].at, "book-hole-extra", page=page) for place in here if place not in there]
    lacking = [
        flaw(
            drawing.at(Place(place.x, place.y + drop)),
            "book-hole-missing",
            page=page,
            first=page_1.holes[there[place]].at.line,
        )
        for place in there
        if place not in here
    ]
    return first([*extra, *lacking])


def _aligned(drawing: Drawing) -> dict[Place, Place]:
    """The place of each hole, keyed by its place with lines counted from the first line with a hole."""
    top = _top(drawing)
    return {Place(place.x, place.y - top): place for place in drawing.holes}


def _top(drawing: Drawing) -> int:
    return min(place.y for place in drawing.holes)


def _beside(drawing: Drawing, tunnels: tuple[Tunnel, ...]) -> Beside:
    beside: Beside = {place: [] for place in drawing.holes}
    for tunnel in tunnels:
        one, other = tunnel.holes
        beside[one].append(other)
        beside[other].append(one)
    return beside


def _riddled(drawing: Drawing, beside: Beside) -> Flaw | None:
    """The first hole with too many tunnels."""
    for place, others in beside.items():
        if len(others) > MOST_TUNNELS:
            return flaw(drawing.holes[place].at, "book-hole-tunnels", tunnels=len(others), most=MOST_TUNNELS)
    return None


def _unreached(drawing: Drawing, beside: Beside) -> Flaw | None:
    reached = dict.fromkeys([next(iter(beside))])
    edge = list(reached)
    while edge:
        beyond = [place for place in beside[edge.pop()] if place not in reached]
        reached.update(dict.fromkeys(beyond))
        edge += beyond
    lost = next((hole for place, hole in drawing.holes.items() if place not in reached), None)
    return None if lost is None else flaw(lost.at, "book-unreached", page=drawing.page_map.number)


def _book(drawn: list[Drawn]) -> Book:
    """The whole book, moved to the upper left corner."""
    points = list(_points(drawn))
    left, top = min(x for x, _ in points), min(y for _, y in points)
    return Book(
        width=max(x for x, _ in points) - left,
        height=2 * (max(y for _, y in points) - top),
        spots=tuple((place.x - left, 2 * (place.y - top)) for place in _aligned(drawn[0][0])),
        pages=tuple(_page(drawing, tunnels, left, top) for drawing, tunnels in drawn),
    )


def _points(drawn: list[Drawn]) -> Iterator[tuple[int, int]]:
    """Holes and bends of all pages, with lines counted from the first line with a hole."""
    for drawing, tunnels in drawn:
        yield from _aligned(drawing)
        for tunnel in tunnels:
            yield from ((bend.x, bend.y - _top(drawing)) for bend in tunnel.bends)


def _page(drawing: Drawing, tunnels: tuple[Tunnel, ...], left: int, top: int) -> Page:
    numbers = {place: number for number, place in enumerate(drawing.holes)}
    drop = _top(drawing) + top
    return Page(
        holes=tuple(hole.print for hole in drawing.holes.values()),
        tunnels=tuple(
            sorted(
                (
                    *(numbers[place] for place in tunnel.holes),
                    *(unit for bend in tunnel.bends for unit in (bend.x - left, 2 * (bend.y - drop))),
                )
                for tunnel in tunnels
            )
        ),
    )
