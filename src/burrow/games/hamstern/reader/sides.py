"""The sheets to play on: side A, side B or a custom one. The only way from options to a map."""

from functools import lru_cache

from burrow.engine.errors import BadOptions
from burrow.engine.flaw import Flaw
from burrow.games.hamstern.data.sheet import Sheet
from burrow.games.hamstern.data.texts import text_of
from burrow.games.hamstern.options import Options
from burrow.games.hamstern.reader.read import read

KEPT = 256
"""Sheets kept after reading."""


def sheet_of(options: Options) -> Sheet:
    """The map of a table; raises `BadOptions` for a broken custom sheet."""
    found = _read_side(options.sheet, own_text(options))
    if isinstance(found, Flaw):
        raise BadOptions(f"the sheet is broken in line {found.line}, column {found.column}: {found.message}")
    return found


def own_text(options: Options) -> str:
    """The text of the custom sheet; empty if the table plays on another one. Together with `options.sheet` it
    identifies the sheet, so it serves as the cache key."""
    return options.own if options.sheet == "own" else ""


def flaw_of(options: Options) -> Flaw | None:
    """What is wrong with the sheet in the options."""
    found = _read_side(options.sheet, own_text(options))
    return found if isinstance(found, Flaw) else None


@lru_cache(maxsize=KEPT)
def _read_side(side: str, own: str) -> Sheet | Flaw:
    return read(own if side == "own" else text_of(side))
