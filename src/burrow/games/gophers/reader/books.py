"""The flip-books to play on: ours or a custom one. The only way from options to pages."""

from functools import lru_cache

from burrow.engine.flaw import Flaw
from burrow.engine.own_text import KeptReadings
from burrow.games.gophers.data.book import Book
from burrow.games.gophers.data.texts import OURS
from burrow.games.gophers.options import Options
from burrow.games.gophers.reader.ground import Ground, ground_of
from burrow.games.gophers.reader.read import read

KEPT = 64
"""Books kept after reading, with their ground."""
BOOKS = KeptReadings("flip-book", read, room=KEPT)


def book_of(options: Options) -> Book:
    """The pages of a table; raises `BadOptions` for a broken custom book."""
    return BOOKS.sound(text_of(options))


def ground_for(options: Options) -> Ground:
    """The ground of the table's book, cached by its text."""
    return _ground(options.book, own_text(options))


def text_of(options: Options) -> str:
    return options.own if options.book == "own" else OURS


def own_text(options: Options) -> str:
    """The text of the custom book; empty if the table plays on ours. Together with `options.book` it identifies the
    book, so it serves as the cache key."""
    return options.own if options.book == "own" else ""


def flaw_of(options: Options) -> Flaw | None:
    """What is wrong with the book in the options."""
    return BOOKS.flaw(text_of(options))


@lru_cache(maxsize=KEPT)
def _ground(book: str, own: str) -> Ground:
    return ground_of(BOOKS.sound(own if book == "own" else OURS))
