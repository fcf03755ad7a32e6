"""What is wrong with a text that a person wrote for a game, as a sheet or a flip-book, and where."""

from typing import NamedTuple

from msgspec import Struct

from burrow.engine.game import Values


class Spot(NamedTuple):
    """A sign of the text, counted from 1 as editors do."""

    line: int
    column: int
    """In characters."""


class Flaw(Struct, frozen=True):
    """Its message, a sentence of the locales, says what would be right."""

    line: int
    column: int
    message: str
    values: Values
    """Line and column among them."""


def flaw(at: Spot, message: str, **values: str | int) -> Flaw:
    return Flaw(at.line, at.column, message, (("line", at.line), ("column", at.column), *values.items()))


def first(flaws: list[Flaw]) -> Flaw | None:
    """The one that a reader meets first."""
    return min(flaws, key=lambda found: (found.line, found.column), default=None)
