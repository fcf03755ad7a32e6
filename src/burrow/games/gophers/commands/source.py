"""Where a flip-book comes from: a file of one's own, the standard input, or ours."""

import codecs
import sys
from pathlib import Path

from burrow.cli.errors import FileError
from burrow.engine.command import Say
from burrow.engine.flaw import Flaw
from burrow.games.gophers.data.book import Book
from burrow.games.gophers.data.read import read
from burrow.games.gophers.data.texts import OURS
from burrow.games.gophers.options import LONGEST_BOOK

OUR_NAME = "ours"
STANDARD_INPUT = "-"
ENOUGH = 4 * (LONGEST_BOOK + 1)
"""Bytes that hold a character more than any book; what lies behind them is not looked at."""


def read_source(name: str, say: Say) -> Book | Flaw:
    """The book of that name; `FileError` where there is no text at all."""
    return read(OURS if name == OUR_NAME else _text(name, say))


def sentence(flaw: Flaw, say: Say) -> str:
    """What is wrong, without the place."""
    values = dict(flaw.values)
    return say(flaw.message, **values).removeprefix(say("book-at", line=flaw.line, column=flaw.column))


def _text(name: str, say: Say) -> str:
    start = sys.stdin.buffer.read(ENOUGH) if name == STANDARD_INPUT else _start_of(name, say)
    if b"\0" in start:
        raise FileError(say("book-file-binary", file=name))
    try:
        return codecs.getincrementaldecoder("utf-8")().decode(start, final=len(start) < ENOUGH)
    except UnicodeDecodeError:
        raise FileError(say("book-file-binary", file=name)) from None


def _start_of(name: str, say: Say) -> bytes:
    try:
        with Path(name).open("rb") as file:
            return file.read(ENOUGH)
    except IsADirectoryError:
        raise FileError(say("book-file-folder", file=name)) from None
    except PermissionError:
        raise FileError(say("book-file-closed", file=name)) from None
    except (OSError, ValueError):
        raise FileError(say("book-file-missing", file=name)) from None
