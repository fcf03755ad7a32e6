"""`burrow sheet check`."""

import pytest
from tests.own_text import CheckCommand

from burrow.cli.command import main
from burrow.engine.languages import LANGUAGES
from burrow.games.hamstern.options import LONGEST_SHEET
from burrow.games.hamstern.tests.test_read import GOOD


class TestSheetCheck(CheckCommand):
    command = "sheet"
    good = GOOD
    broken = GOOD.replace("B 1", "B 21")
    place = "5:3"
    english = "The points of chamber B go here: a number from 1 to 20."
    german = "Hierher gehören die Punkte von Kammer B: eine Zahl von 1 bis 20."
    ours = ("a", "b", "A", "B")
    account = (
        "The sheet mine.txt is fine.",
        "4 chambers with 13 cells and 4 tunnels; 2 nuts, 1 mushroom; 33 points in the chambers",
        "  A   5 points  7 cells  *  start",
        "  B    1 point   1 cell  *",
        "  C  20 points   1 cell",
        "  D   7 points  4 cells  ^",
    )
    longest = LONGEST_SHEET
    too_long = "The text is too long; a sheet has at most 6,000 characters."


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("side", ["a", "b"])
def test_our_sides_are_summed_up_chamber_by_chamber(side: str, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sheet", "check", side, "--lang", lang]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 2 + 8
