"""Random valid flip-books: the text of each with its meaning, made without the reader."""

from collections.abc import Iterator
from random import Random

from hypothesis import strategies as st
from msgspec import Struct

from burrow.games.gophers.data.book import Book, Page

ACROSS, DOWN = 10, 6
"""Distance from one hole to the next, before shifting."""
SHIFTS = (0, 0, 2, 4)
"""Shifts to the right, by hole."""

Place = tuple[int, int]
"""Column and line, from the first hole's line."""
Piece = tuple[Place, str]
Link = tuple[int, int]


class Drawn(Struct, frozen=True):
    text: str
    book: Book


@st.composite
def drawn_books(draw: st.DrawFn) -> Drawn:
    rows = draw(st.integers(2, 6))
    columns = draw(st.integers(-(-12 // rows), min(7, 48 // rows)))
    return drawn_by(Random(draw(st.integers(0, 2**32 - 1))), rows, columns)


def drawn_by(rng: Random, rows: int, columns: int) -> Drawn:
    """The book with a grid of `rows` by `columns` holes, drawn with this generator."""
    spots = [(ACROSS * x + rng.choice(SHIFTS), DOWN * y) for y in range(rows) for x in range(columns)]
    pages = [_dig_page(rng, spots, columns) for _ in range(6)]
    edge = [*spots, *(bend for _, tunnels in pages for path in tunnels.values() for bend in _bends(path))]
    left, top = min(x for x, _ in edge), min(y for _, y in edge)
    return Drawn(
        _text(rng, spots, pages),
        Book(
            width=max(x for x, _ in edge) - left,
            height=2 * (max(y for _, y in edge) - top),
            spots=tuple((x - left, 2 * (y - top)) for x, y in spots),
            pages=tuple(
                Page(
                    tuple(holes),
                    tuple(
                        (*link, *(unit for x, y in _bends(path) for unit in (x - left, 2 * (y - top))))
                        for link, path in sorted(tunnels.items())
                    ),
                )
                for holes, tunnels in pages
            ),
        ),
    )


def _dig_page(rng: Random, spots: list[Place], columns: int) -> tuple[list[str], dict[Link, list[Piece]]]:
    holes = [_hole(rng) for _ in spots]
    return holes, {link: _path(rng, spots, holes, link, columns) for link in _links(rng, len(spots), columns)}


def _hole(rng: Random) -> str:
    sign = rng.choice("bagbagbags!@o")
    return sign + str(rng.randint(1, 20)) if sign in "bags" else sign


def _links(rng: Random, holes: int, columns: int) -> list[Link]:
    """A tree over all holes and some extra links, each between two neighbours of the grid."""
    across = [(hole, hole + 1) for hole in range(holes) if (hole + 1) % columns]
    down = [(hole, hole + columns) for hole in range(holes - columns)]
    root = list(range(holes))
    kept = []
    for one, other in rng.sample([*across, *down], len(across) + len(down)):
        if root[one] != root[other] or rng.random() < 0.3:
            kept.append((one, other))
            root = [root[one] if was == root[other] else was for was in root]
    return kept


def _path(rng: Random, spots: list[Place], holes: list[str], link: Link, columns: int) -> list[Piece]:
    (x, y), (to_x, to_y) = spots[link[0]], spots[link[1]]
    if y != to_y:
        return list(_shaft(rng, x, y, to_x))
    is_edge = link[1] < columns or link[0] >= len(spots) - columns
    if is_edge and link[0] % columns % 2 == 0 and rng.random() < 0.5:
        return list(_arch(x, to_x, y, -1 if link[1] < columns else 1))
    return [((column, y), "-") for column in range(x + len(holes[link[0]]), to_x)]


def _arch(x: int, to_x: int, y: int, way: int) -> Iterator[Piece]:
    """Out of the grid and back: upwards from the first row, downwards from the last."""
    yield (x, y + way), "|"
    yield (x, y + 2 * way), "+"
    yield from (((column, y + 2 * way), "-") for column in range(x + 1, to_x))
    yield (to_x, y + 2 * way), "+"
    yield (to_x, y + way), "|"


def _shaft(rng: Random, x: int, y: int, to_x: int) -> Iterator[Piece]:
    way = 1 if to_x > x else -1
    if x == to_x:
        yield from rng.choice((_straight, _round))(x, y, rng.choice((-1, 1)))
    elif abs(to_x - x) == 2 and rng.random() < 0.5:
        yield (x, y + 1), "|"
        yield (x, y + 2), "+"
        yield (x + way, y + 3), "\\" if way > 0 else "/"
        yield (to_x, y + 4), "+"
        yield (to_x, y + 5), "|"
    else:
        yield from (((x, line), "|") for line in (y + 1, y + 2))
        yield (x, y + 3), "+"
        yield from (((column, y + 3), "-") for column in range(x + way, to_x, way))
        yield (to_x, y + 3), "+"
        yield from (((to_x, line), "|") for line in (y + 4, y + 5))


def _straight(x: int, y: int, _: int) -> Iterator[Piece]:
    return (((x, line), "|") for line in range(y + 1, y + DOWN))


def _round(x: int, y: int, way: int) -> Iterator[Piece]:
    """With a bulge to this side."""
    yield (x + way, y + 1), "\\" if way > 0 else "/"
    yield (x + 2 * way, y + 2), "+"
    yield (x + 2 * way, y + 3), "|"
    yield (x + 2 * way, y + 4), "+"
    yield (x + way, y + 5), "/" if way > 0 else "\\"


def _bends(path: list[Piece]) -> list[Place]:
    return [place for place, sign in path if sign == "+"]


def _text(rng: Random, spots: list[Place], pages: list[tuple[list[str], dict[Link, list[Piece]]]]) -> str:
    left = rng.randint(2, 4)  # room for a bulge to the left of the first column
    lines = ["# a burrow"] * rng.randint(0, 2)
    for number, (holes, tunnels) in enumerate(pages, 1):
        lines += [f"page {number}", *[""] * rng.randint(0, 2)]
        lines += _rows(rng, {(x + left, y): sign for (x, y), sign in _signs(spots, holes, tunnels)})
        lines += rng.choice([[""], ["", "# the next one"], []])
    return "\n".join(lines)


def _signs(spots: list[Place], holes: list[str], tunnels: dict[Link, list[Piece]]) -> Iterator[Piece]:
    for (x, y), hole in zip(spots, holes, strict=True):
        yield from (((x + place, y), sign) for place, sign in enumerate(hole))
    for path in tunnels.values():
        yield from path


def _rows(rng: Random, drawn: dict[Place, str]) -> Iterator[str]:
    for y in range(min(y for _, y in drawn), max(y for _, y in drawn) + 1):
        row = "".join(drawn.get((x, y), " ") for x in range(max(x for x, _ in drawn) + 1)).rstrip()
        yield rng.choice((row, row.upper()))
