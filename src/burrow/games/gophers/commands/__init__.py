"""A command-line command for flip-books; see `book.py`."""

from burrow.games.gophers.commands.book import BOOK

__all__ = ["BOOK"]
