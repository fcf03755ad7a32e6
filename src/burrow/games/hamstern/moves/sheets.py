"""Where crosses fit on the sheet of a table, kept for the sheets that are in use."""

from functools import lru_cache

from burrow.games.hamstern.moves.payloads import Cross
from burrow.games.hamstern.options import Options, Side
from burrow.games.hamstern.reader.sides import own_text, sheet_of
from burrow.games.hamstern.search.fits import Fits
from burrow.games.hamstern.search.listing import Listing

SHEETS = 256
"""Sheets kept, each with its ways to start and to use tunnels: some ten kilobytes each."""
LISTED = 8
"""Sheets whose placements are kept: up to two megabytes each."""


def fits_of(options: Options) -> Fits:
    """Where crosses fit on the sheet, for its way to start and to use tunnels."""
    return _fits(options.sheet, own_text(options), options.start, options.tunnels)


@lru_cache(maxsize=SHEETS)
def _fits(side: Side, own: str, start: str, tunnels: str) -> Fits:
    sheet = sheet_of(Options(sheet=side, own=own))
    starts = range(len(sheet.chambers)) if start == "free" else (sheet.start,)
    return Fits(sheet, starts=starts, begun=tunnels == "begun")


def listing_of(options: Options) -> Listing[Cross]:
    return _listing(options.sheet, own_text(options), options.start, options.tunnels)


@lru_cache(maxsize=LISTED)
def _listing(side: Side, own: str, start: str, tunnels: str) -> Listing[Cross]:
    return Listing(_fits(side, own, start, tunnels), Cross)
