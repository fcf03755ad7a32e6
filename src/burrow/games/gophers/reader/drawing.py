"""The map of one page, character by character: holes with what is printed beside them, and pieces of tunnels."""

import re
from typing import NamedTuple

from msgspec import Struct

from burrow.engine.flaw import Flaw, Spot, flaw, shown
from burrow.games.gophers.data.book import SIGNS
from burrow.games.gophers.reader.split_pages import PageMap, Row

WIDEST_MAP = 80
"""Columns."""
HIGHEST_MAP = 40
"""Lines."""
FEWEST_HOLES = 12
MOST_HOLES = 48
HIGHEST_NUMBER = 20
BEND = "+"
STRAIGHT = "-|/\\"
LETTERS = "".join(sign for sign, _ in SIGNS)
NUMBERED = LETTERS[:4]


class Place(NamedTuple):
    """A character of a map, counted from 0."""

    x: int
    y: int


class Hole(NamedTuple):
    print: str
    """In the notation of `Page.holes`."""
    at: Spot
    end: Place
    """Its last character; a tunnel may leave the hole behind it."""


class Drawing(Struct, frozen=True):
    """All in reading order."""

    page_map: PageMap
    holes: dict[Place, Hole]
    """By the place of the character."""
    pieces: dict[Place, str]

    def at(self, place: Place) -> Spot:
        """Its place in the text; below the last row, the end of that row."""
        rows = self.page_map.rows
        if place.y < len(rows):
            return Spot(rows[place.y].line, place.x + 1)
        return Spot(rows[-1].line, len(rows[-1].text) + 1)


def read_drawing(page_map: PageMap) -> Drawing | Flaw:
    drawing = Drawing(page_map, {}, {})
    for y, row in enumerate(page_map.rows):
        wrong = _read_row(drawing, y, row)
        if wrong is not None:
            return wrong
    if len(drawing.holes) < FEWEST_HOLES:
        return flaw(
            page_map.at,
            "book-few-holes",
            page=page_map.number,
            holes=len(drawing.holes),
            least=FEWEST_HOLES,
            most=MOST_HOLES,
        )
    return drawing


def _read_row(drawing: Drawing, y: int, row: Row) -> Flaw | None:
    for found in re.finditer("[^ 0-9][0-9]*|[0-9]+", row.text):
        place, at = Place(found.start(), y), Spot(row.line, found.start() + 1)
        wrong = (
            flaw(at, "book-high", most=HIGHEST_MAP)
            if y >= HIGHEST_MAP
            else _refuse_sign(found.group(), at) or _read_sign(drawing, place, found.group(), at)
        )
        if wrong is not None:
            return wrong
    return None


def _refuse_sign(signs: str, at: Spot) -> Flaw | None:
    """What is wrong with a character and the digits after it, wherever it is."""
    sign, number = signs[0].lower(), signs[1:]
    behind = Spot(at.line, at.column + 1)
    if at.column + len(number) > WIDEST_MAP:
        return flaw(Spot(at.line, max(at.column, WIDEST_MAP + 1)), "book-wide", most=WIDEST_MAP)
    if sign in NUMBERED:
        is_number = re.fullmatch("[1-9][0-9]?", number) is not None and int(number) <= HIGHEST_NUMBER
        return None if is_number else flaw(behind, "book-number", sign=sign, most=HIGHEST_NUMBER)
    if sign in LETTERS:
        return flaw(behind, "book-no-number", sign=sign) if number else None
    if sign in STRAIGHT + BEND:
        return flaw(behind, "book-number-alone") if number else None
    return flaw(at, "book-number-alone") if sign in "0123456789" else flaw(at, "book-sign", sign=shown(signs[0]))


def _read_sign(drawing: Drawing, place: Place, signs: str, at: Spot) -> Flaw | None:
    if signs in STRAIGHT + BEND:
        drawing.pieces[place] = signs
        return None
    if len(drawing.holes) == MOST_HOLES:
        return flaw(at, "book-many-holes", most=MOST_HOLES)
    drawing.holes[place] = Hole(signs.lower(), at, Place(place.x + len(signs) - 1, place.y))
    return None
