"""Flaws in a text that a person wrote for a game, such as a sheet or a flip-book, and where they are."""

from typing import NamedTuple

from msgspec import Struct

from burrow.engine.game import Values


class Spot(NamedTuple):
    """A position in the text, counted from 1 as editors do."""

    line: int
    column: int
    """In characters."""


class Flaw(Struct, frozen=True):
    """One flaw. Its message, from the locales, says what would be right."""

    line: int
    column: int
    message: str
    values: Values
    """Include line and column."""


def flaw(at: Spot, message: str, **values: str | int) -> Flaw:
    return Flaw(at.line, at.column, message, (("line", at.line), ("column", at.column), *values.items()))


def first(flaws: list[Flaw]) -> Flaw | None:
    """The flaw nearest the start of the text."""
    return min(flaws, key=lambda found: (found.line, found.column), default=None)


def lines_of(text: str) -> list[str]:
    """The lines, with any line ending and without a byte order mark."""
    return [line.removesuffix("\r") for line in text.removeprefix("\ufeff").split("\n")]


def hidden(number: int, line: str, *, tab: str, other: str) -> Flaw | None:
    """The first invisible character of a line as a flaw, with the message `tab` or `other`. Comments may hold any
    character that can be stored."""
    is_comment = line.lstrip(" ").startswith("#")
    for column, sign in enumerate(line, 1):
        if sign == "\t":
            return flaw(Spot(number, column), tab)
        if _is_control(sign) or not (is_comment or sign.isprintable()):
            return flaw(Spot(number, column), other, sign=shown(sign))
    return None


def shown(sign: str) -> str:
    """A character in a form that a sentence can show."""
    return sign if sign.isprintable() else f"U+{ord(sign):04X}"


def _is_control(sign: str) -> bool:
    code = ord(sign)
    return code < 32 or 127 <= code < 160 or 0xD800 <= code < 0xE000
