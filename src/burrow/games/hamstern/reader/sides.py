"""The sheets to play on: side A, side B or a custom one. The only way from options to a map."""

from burrow.engine.flaw import Flaw
from burrow.engine.own_text import KeptReadings
from burrow.games.hamstern.data.sheet import Sheet
from burrow.games.hamstern.data.texts import text_of
from burrow.games.hamstern.options import Options
from burrow.games.hamstern.reader.read import read

SHEETS = KeptReadings("sheet", read, room=256)


def sheet_of(options: Options) -> Sheet:
    """The map of a table; raises `BadOptions` for a broken custom sheet."""
    return SHEETS.sound(options.own if options.sheet == "own" else text_of(options.sheet))


def own_text(options: Options) -> str:
    """The text of the custom sheet; empty if the table plays on another one. Together with `options.sheet` it
    identifies the sheet, so it serves as the cache key."""
    return options.own if options.sheet == "own" else ""


def flaw_of(options: Options) -> Flaw | None:
    """What is wrong with the sheet in the options."""
    return SHEETS.flaw(options.own) if options.sheet == "own" else None
