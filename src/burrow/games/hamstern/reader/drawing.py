"""The map in a sheet's text, place by place. A place is two characters: floor, tunnel or plain earth."""

from typing import Literal, NamedTuple

from msgspec import Struct

from burrow.engine.flaw import Flaw, Spot, flaw, hidden, shown
from burrow.games.hamstern.data.sheet import LETTERS, Find

LARGEST_MAP = 40
"""Places in each direction."""

Place = tuple[int, int]
"""x and y, from the left margin and from the first non-empty row."""

Dig = Literal["across", "down", "corner"]

DIGS: tuple[tuple[str, Dig], ...] = (
    ("--", "across"),
    ("| ", "down"),
    (" |", "down"),
    ("+ ", "corner"),
    (" +", "corner"),
    ("+-", "corner"),
    ("-+", "corner"),
)
FINDS: tuple[tuple[str, Find], ...] = ((" ", ""), ("*", "nut"), ("^", "mushroom"))


class Floor(NamedTuple):
    letter: str
    find: Find
    at: Spot


class Bore(NamedTuple):
    """One place of a tunnel."""

    dig: Dig
    signs: str
    at: Spot
    """Where its first character is."""


class Drawing(Struct, frozen=True):
    """Both in reading order."""

    floors: dict[Place, Floor]
    bores: dict[Place, Bore]


def read_drawing(lines: list[str], after: int) -> Drawing | Flaw:
    """The map, which begins after line number `after`."""
    drawing = Drawing({}, {})
    top = 0
    for number, line in enumerate(lines[after:], after + 1):
        wrong = hidden(number, line, tab="sheet-tab", other="sheet-hidden")
        if wrong is not None:
            return wrong
        if not line.strip(" "):
            continue
        top = top or number
        wrong = _read_row(drawing, line, number, number - top)
        if wrong is not None:
            return wrong
    return drawing if drawing.floors else flaw(Spot(len(lines), len(lines[-1]) + 1), "sheet-no-floors")


def _read_row(drawing: Drawing, line: str, number: int, y: int) -> Flaw | None:
    indent = len(line) - len(line.lstrip(" "))
    if y >= LARGEST_MAP:
        return flaw(Spot(number, indent + 1), "sheet-high", most=LARGEST_MAP)
    for x in range(indent // 2, (len(line.rstrip(" ")) + 1) // 2):
        signs, at = line[2 * x : 2 * x + 2].ljust(2), Spot(number, 2 * x + 1)
        if signs == "  ":
            continue
        if x >= LARGEST_MAP:
            return flaw(at, "sheet-wide", most=LARGEST_MAP)
        wrong = _read_place(drawing, (x, y), signs, at)
        if wrong is not None:
            return wrong
    return None


def _read_place(drawing: Drawing, place: Place, signs: str, at: Spot) -> Flaw | None:
    dig, find = dict(DIGS).get(signs), dict(FINDS).get(signs[1])
    letter = signs[0].upper() if signs[0].isascii() else signs[0]
    if dig is not None:
        drawing.bores[place] = Bore(dig, signs, at)
    elif letter in tuple(LETTERS) and find is not None:
        drawing.floors[place] = Floor(letter, find, at)
    else:
        return _refuse(signs, letter, at)
    return None


def _refuse(signs: str, letter: str, at: Spot) -> Flaw:
    """Why two characters mean nothing together."""
    second = Spot(at.line, at.column + 1)
    if letter in tuple(LETTERS):
        return flaw(second, "sheet-find", sign=shown(signs[1]), chamber=letter)
    if letter.isascii() and letter.isalpha():
        return flaw(at, "sheet-letter", sign=letter)
    if signs[0] in "*^":
        return flaw(at, "sheet-find-alone", sign=signs[0])
    if signs[0] not in " -|+":
        return flaw(at, "sheet-sign", sign=shown(signs[0]))
    if signs[0] == " " and signs[1] != "-":
        return _refuse_second(signs[1], second)
    return flaw(second if signs[0] == " " else at, "sheet-tunnel-signs")


def _refuse_second(sign: str, at: Spot) -> Flaw:
    if sign.isascii() and (sign.isalpha() or sign in "*^"):
        return flaw(at, "sheet-slipped", sign=sign)
    return flaw(at, "sheet-sign", sign=shown(sign))
