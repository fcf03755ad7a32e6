"""The flip-books to play on: ours or a custom one. The only way from options to pages."""

from functools import lru_cache

from burrow.engine.errors import BadOptions
from burrow.engine.flaw import Flaw
from burrow.games.gophers.data.book import Book
from burrow.games.gophers.data.texts import OURS
from burrow.games.gophers.options import Options
from burrow.games.gophers.reader.ground import Ground, ground_of
from burrow.games.gophers.reader.read import read

KEPT = 64
"""Books kept after reading, with their ground."""


def book_of(options: Options) -> Book:
    """The pages of a table; raises `BadOptions` for a broken custom book."""
    return _sound(options.book, own_text(options))


def ground_for(options: Options) -> Ground:
    """The ground of the table's book, cached by its text."""
    return _ground(options.book, own_text(options))


def own_text(options: Options) -> str:
    """The text of the custom book; empty if the table plays on ours. Together with `options.book` it identifies the
    book, so it serves as the cache key."""
    return options.own if options.book == "own" else ""


def flaw_of(options: Options) -> Flaw | None:
    """What is wrong with the book in the options."""
    found = _read(options.book, own_text(options))
    return found if isinstance(found, Flaw) else None


@lru_cache(maxsize=KEPT)
def _read(book: str, own: str) -> Book | Flaw:
    return read(own if book == "own" else OURS)


def _sound(book: str, own: str) -> Book:
    found = _read(book, own)
    if isinstance(found, Flaw):
        raise BadOptions(f"the flip-book is broken in line {found.line}, column {found.column}: {found.message}")
    return found


@lru_cache(maxsize=KEPT)
def _ground(book: str, own: str) -> Ground:
    return ground_of(_sound(book, own))
