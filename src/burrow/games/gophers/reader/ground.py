"""The parts of a book that the rules need: which holes the tunnels join and what is printed there, page by page."""

from msgspec import Struct

from burrow.games.gophers.data.book import SIGNS, Book, HoleKind, Page


class Maze(Struct, frozen=True):
    """One page; all fields are indexed by hole number."""

    near: tuple[tuple[int, ...], ...]
    """The holes at the other ends of its tunnels, ascending."""
    kind: tuple[HoleKind, ...]
    number: tuple[int, ...]
    """0 if none is printed."""


class Ground(Struct, frozen=True):
    pages: tuple[Maze, ...]
    """The first is page 1."""

    def on(self, page: int) -> Maze:
        """The page with this number, 1 to 6."""
        return self.pages[page - 1]


def ground_of(book: Book) -> Ground:
    return Ground(tuple(_maze(page) for page in book.pages))


def _maze(page: Page) -> Maze:
    near: list[list[int]] = [[] for _ in page.holes]
    for one, other, *_ in page.tunnels:
        near[one].append(other)
        near[other].append(one)
    kinds = dict(SIGNS)
    return Maze(
        near=tuple(tuple(sorted(holes)) for holes in near),
        kind=tuple(kinds[sign[0]] for sign in page.holes),
        number=tuple(int(sign[1:] or 0) for sign in page.holes),
    )
