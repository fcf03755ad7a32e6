"""Splits the text of a flip-book into the rows of its six maps. Does not look at what is drawn in them."""

import re
from typing import NamedTuple

from msgspec import Struct

from burrow.engine.flaw import Flaw, Spot, flaw, hidden, lines_of
from burrow.games.gophers.data import FACES


class Row(NamedTuple):
    line: int
    """Its number in the text."""
    text: str
    """Without trailing blanks; empty rows between others count."""


class PageMap(Struct, frozen=True):
    """The map of one page, from its first to its last non-empty row."""

    number: int
    at: Spot
    """The line that names the page."""
    rows: tuple[Row, ...]


def split_pages(text: str) -> tuple[PageMap, ...] | Flaw:
    lines = lines_of(text)
    headings: list[Spot] = []
    maps: list[list[Row]] = []
    for number, line in enumerate(lines, 1):
        wrong = hidden(number, line, tab="book-tab", other="book-hidden")
        if wrong is not None:
            return wrong
        kept = line.rstrip(" ")
        if kept.lstrip(" ").startswith("#"):
            continue
        heading = re.match(" *page", kept, flags=re.IGNORECASE | re.ASCII)
        if heading is not None:
            wrong = _refuse_heading(kept, number, heading.end(), page=len(headings) + 1)
            headings.append(Spot(number, len(kept) - len(kept.lstrip(" ")) + 1))
            maps.append([])
        elif maps:
            maps[-1].append(Row(number, kept))
        elif kept:
            wrong = flaw(Spot(number, len(kept) - len(kept.lstrip(" ")) + 1), "book-before")
        if wrong is not None:
            return wrong
    if len(headings) < FACES:
        return flaw(Spot(len(lines), len(lines[-1]) + 1), "book-page-missing", page=len(headings) + 1, pages=FACES)
    return tuple(
        PageMap(number, at, _cropped(rows)) for number, (at, rows) in enumerate(zip(headings, maps, strict=True), 1)
    )


def _refuse_heading(line: str, number: int, end: int, page: int) -> Flaw | None:
    """What is wrong with a line that names a page; its word ends at `end`, and `page` is the expected page."""
    if page > FACES:
        return flaw(Spot(number, end - 3), "book-page-extra", pages=FACES)
    words = re.fullmatch("( +)([^ ]+)( *)(.*)", line[end:])
    if words is None or words[2] != str(page):
        behind = len(words[1]) if words is not None else 0
        return flaw(Spot(number, end + behind + 1), "book-page-number", page=page)
    if words[4]:
        return flaw(Spot(number, end + words.start(4) + 1), "book-rest")
    return None


def _cropped(rows: list[Row]) -> tuple[Row, ...]:
    drawn = [place for place, row in enumerate(rows) if row.text]
    return tuple(rows[drawn[0] : drawn[-1] + 1]) if drawn else ()
