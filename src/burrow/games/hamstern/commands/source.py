"""Where a sheet comes from: a file of one's own, the standard input, or one of our two sides."""

from burrow.cli.source import read_text
from burrow.engine.command import Say
from burrow.engine.flaw import Flaw
from burrow.games.hamstern.data.read import read
from burrow.games.hamstern.data.sheet import Sheet
from burrow.games.hamstern.data.texts import text_of
from burrow.games.hamstern.options import LONGEST_SHEET

SIDES = ("a", "b")


def read_source(name: str, say: Say) -> Sheet | Flaw:
    """The sheet of that name; `FileError` where there is no text at all."""
    side = name.lower()
    return read(text_of(side) if side in SIDES else read_text(name, noun="sheet", longest=LONGEST_SHEET, say=say))
