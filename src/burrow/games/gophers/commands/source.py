"""Where a flip-book comes from: a file of one's own, the standard input, or ours."""

from burrow.cli.source import read_text
from burrow.engine.command import Say
from burrow.engine.flaw import Flaw
from burrow.games.gophers.data.book import Book
from burrow.games.gophers.data.read import read
from burrow.games.gophers.data.texts import OURS
from burrow.games.gophers.options import LONGEST_BOOK

OUR_NAME = "ours"


def read_source(name: str, say: Say) -> Book | Flaw:
    """The book of that name; `FileError` where there is no text at all."""
    return read(OURS if name == OUR_NAME else read_text(name, noun="book", longest=LONGEST_BOOK, say=say))
