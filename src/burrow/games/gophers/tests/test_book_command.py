"""`burrow book check`."""

import pytest
from tests.own_text import CheckCommand

from burrow.cli.command import main
from burrow.engine.languages import LANGUAGES
from burrow.games.gophers.options import LONGEST_BOOK
from burrow.games.gophers.tests.test_read import GOOD


class TestBookCheck(CheckCommand):
    command = "book"
    good = GOOD
    broken = GOOD.replace("s20", "s21", 1)
    place = "3:26"
    english = "A number from 1 to 20 belongs right after “s”."
    german = "Direkt hinter „s“ gehört eine Zahl von 1 bis 20."
    ours = ("ours",)
    account = (
        "The flip-book mine.txt is fine: 12 holes on each of 6 pages.",
        "  Page 1: 12 tunnels;  b 3  a 3  g 2  s 1  ! 1  @ 1  o 1",
        *(f"  Page {page}: 20 tunnels;  b 2  a 1  g 1  s 1  ! 1  @ 1  o 5" for page in range(2, 7)),
    )
    longest = LONGEST_BOOK
    too_long = "The text is too long; a flip-book has at most 16,000 characters."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_our_book_is_summed_up_page_by_page(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["book", "check", "ours", "--lang", lang]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 1 + 6
