"""The lines of a sheet's text before its map: the start chamber, and what each chamber is worth."""

import re

from msgspec import Struct

from burrow.engine.flaw import Flaw, Spot, flaw, hidden
from burrow.games.hamstern.data.sheet import LETTERS, MOST_CHAMBERS

FEWEST_CHAMBERS = 4
HIGHEST_VALUE = 20


class Heading(Struct, frozen=True):
    start: str
    """A letter; not yet checked against the listed chambers."""
    start_at: Spot
    values: dict[str, int]
    """Points of each listed chamber."""
    listed_at: dict[str, Spot]
    map_at: Spot


class Word(Struct, frozen=True):
    text: str
    at: Spot


def read_heading(lines: list[str]) -> Heading | Flaw:
    start: Word | None = None
    values: dict[str, int] = {}
    listed_at: dict[str, Spot] = {}
    for number, line in enumerate(lines, 1):
        words = _words(number, line)
        wrong = hidden(number, line, tab="sheet-tab", other="sheet-hidden") or (
            _refuse(words, Spot(number, len(line) + 1)) if words else None
        )
        if wrong is not None:
            return wrong
        match words:
            case [Word("map", at)]:
                return _finish(start, values, listed_at, at)
            case [Word("start", at), letter]:
                if start is not None:
                    return flaw(at, "sheet-start-twice", first=start.at.line)
                start = letter
            case [Word(letter_text, at), Word(points)]:
                if letter_text in values:
                    return flaw(at, "sheet-twice", chamber=letter_text, first=listed_at[letter_text].line)
                values[letter_text], listed_at[letter_text] = int(points), at
    return flaw(Spot(len(lines), len(lines[-1]) + 1), "sheet-no-map")


def _words(number: int, line: str) -> list[Word]:
    """The words of a line, the first one with its canonical case; none in a comment."""
    found = [Word(word.group(), Spot(number, word.start() + 1)) for word in re.finditer("[^ ]+", line)]
    if not found or found[0].text.startswith("#"):
        return []
    return [_known(word) for word in found]


def _known(word: Word) -> Word:
    text = word.text
    return Word(text.upper() if len(text) == 1 and text.isascii() else text.lower(), word.at)


def _refuse(words: list[Word], end: Spot) -> Flaw | None:
    """What is wrong with a line, as far as the line alone shows it."""
    first, rest = words[0], words[1:]
    after = rest[0].at if rest else end
    match first.text:
        case "map":
            length = 1
        case "start":
            length = 2
            if not rest or rest[0].text not in tuple(LETTERS):
                return flaw(after, "sheet-start-letter")
        case letter if letter in tuple(LETTERS):
            length = 2
            if not rest or not _is_value(rest[0].text):
                return flaw(after, "sheet-points", chamber=letter, most=HIGHEST_VALUE)
        case letter if len(letter) == 1 and letter.isalpha():
            return flaw(first.at, "sheet-letter", sign=letter)
        case _:
            return flaw(first.at, "sheet-line")
    return flaw(words[length].at, "sheet-rest") if len(words) > length else None


def _is_value(text: str) -> bool:
    return re.fullmatch("[0-9]{1,3}", text) is not None and 1 <= int(text) <= HIGHEST_VALUE


def _finish(start: Word | None, values: dict[str, int], listed_at: dict[str, Spot], at: Spot) -> Heading | Flaw:
    if start is None:
        return flaw(at, "sheet-no-start")
    if len(values) < FEWEST_CHAMBERS:
        return flaw(at, "sheet-few-chambers", chambers=len(values), least=FEWEST_CHAMBERS, most=MOST_CHAMBERS)
    return Heading(start.text, start.at, values, listed_at, at)
