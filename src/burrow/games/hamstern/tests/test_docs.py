"""`docs/sheets.md` is accurate: its sheet is valid, and the command output it shows is what the command prints."""

from tests.own_text import DocsPage, ExplainedInTheDocs

from burrow.games.hamstern.data.sheet import LARGEST_CHAMBER, MOST_CHAMBERS
from burrow.games.hamstern.options import LONGEST_SHEET
from burrow.games.hamstern.reader.drawing import LARGEST_MAP
from burrow.games.hamstern.reader.heading import FEWEST_CHAMBERS, HIGHEST_VALUE
from burrow.games.hamstern.reader.read import MOST_CELLS, MOST_NUTS

LIMITS = {
    "chambers, A to L": (FEWEST_CHAMBERS, MOST_CHAMBERS),
    "cells of a chamber": (1, LARGEST_CHAMBER),
    "cells of the start chamber": (7, LARGEST_CHAMBER),
    "cells in all": ("", MOST_CELLS),
    "nuts": (0, MOST_NUTS),
    "points of a chamber": (1, HIGHEST_VALUE),
    "map": ("", f"{LARGEST_MAP} places wide, {LARGEST_MAP} high"),
    "text": ("", f"{LONGEST_SHEET:,} characters"),
}


class TestSheetsPage(ExplainedInTheDocs):
    page = DocsPage("sheets.md")
    command = "sheet"
    spoil = ("c c c ----+", "c c c --  +")
    """The tunnel to the right of chamber C, broken in the middle."""
    play = ("hamstern", "--option", "sheet=own", "--seats", "1")
    limits = LIMITS
