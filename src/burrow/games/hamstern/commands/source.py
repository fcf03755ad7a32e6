"""Where a sheet comes from: a file of one's own, or one of our two sides."""

import codecs
from pathlib import Path

from burrow.cli.errors import FileError
from burrow.engine.command import Say
from burrow.engine.flaw import Flaw
from burrow.games.hamstern.data.read import read
from burrow.games.hamstern.data.sheet import Sheet
from burrow.games.hamstern.data.texts import text_of
from burrow.games.hamstern.options import LONGEST_SHEET

SIDES = ("a", "b")
ENOUGH = 4 * (LONGEST_SHEET + 1)
"""Bytes that hold a character more than any sheet; what lies behind them is not looked at."""


def read_source(name: str, say: Say) -> Sheet | Flaw:
    """The sheet of a file, or of the side `a` or `b`; `FileError` where there is no text at all."""
    return read(text_of(name) if name in SIDES else _text(name, say))


def sentence(flaw: Flaw, say: Say) -> str:
    """What is wrong, without the place."""
    values = dict(flaw.values)
    return say(flaw.message, **values).removeprefix(say("sheet-at", line=flaw.line, column=flaw.column))


def _text(name: str, say: Say) -> str:
    start = _start_of(name, say)
    if b"\0" in start:
        raise FileError(say("sheet-file-binary", file=name))
    try:
        return codecs.getincrementaldecoder("utf-8")().decode(start, final=len(start) < ENOUGH)
    except UnicodeDecodeError:
        raise FileError(say("sheet-file-binary", file=name)) from None


def _start_of(name: str, say: Say) -> bytes:
    try:
        with Path(name).open("rb") as file:
            return file.read(ENOUGH)
    except IsADirectoryError:
        raise FileError(say("sheet-file-folder", file=name)) from None
    except PermissionError:
        raise FileError(say("sheet-file-closed", file=name)) from None
    except (OSError, ValueError):
        raise FileError(say("sheet-file-missing", file=name)) from None
