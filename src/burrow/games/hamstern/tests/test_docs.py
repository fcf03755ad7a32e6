"""`docs/sheets.md` is accurate: its sheet is valid, and the command output it shows is what the command prints."""

from tests.own_text import DocsPage, ExplainedInTheDocs

from burrow.games.hamstern.data.sheet import LARGEST_CHAMBER, MOST_CHAMBERS
from burrow.games.hamstern.options import LONGEST_SHEET
from burrow.games.hamstern.reader.drawing import LARGEST_MAP
from burrow.games.hamstern.reader.heading import FEWEST_CHAMBERS, HIGHEST_VALUE
from burrow.games.hamstern.reader.read import MOST_CELLS, MOST_NUTS

PAGE = DocsPage("sheets.md")


class TestSheetsPage(ExplainedInTheDocs):
    page = PAGE
    command = "sheet"
    spoil = ("c c c ----+", "c c c --  +")
    """The tunnel to the right of chamber C, broken in the middle."""
    play = ("hamstern", "--option", "sheet=own", "--seats", "1")


def test_the_limits_are_those_of_the_reader() -> None:
    limits = PAGE.limits()
    assert limits["chambers, A to L"] == (str(FEWEST_CHAMBERS), str(MOST_CHAMBERS))
    assert limits["cells of a chamber"] == ("1", str(LARGEST_CHAMBER))
    assert limits["cells of the start chamber"] == ("7", str(LARGEST_CHAMBER))
    assert limits["cells in all"] == ("", str(MOST_CELLS))
    assert limits["nuts"] == ("0", str(MOST_NUTS))
    assert limits["points of a chamber"] == ("1", str(HIGHEST_VALUE))
    assert limits["map"] == ("", f"{LARGEST_MAP} places wide, {LARGEST_MAP} high")
    assert limits["text"] == ("", f"{LONGEST_SHEET:,} characters")
