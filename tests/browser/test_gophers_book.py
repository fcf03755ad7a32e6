"""Gophers Walk: a custom flip-book, from the set-up to the table."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.gophers import FEAST, GophersGuest
from tests.browser.running_server import RunningServer

from burrow.engine.languages import LANGUAGES
from burrow.games.gophers.data.texts import OURS
from burrow.games.gophers.options import LONGEST_BOOK

BROKEN = FEAST.replace("s17---o-----s20", "s17---o-----x20")
"""On page 1, in the fifth line of the text, at column 13, is a sign that no hole has."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_broken_book_is_refused_with_line_and_column(
    swift: RunningServer, guests: Callable[..., GophersGuest], tmp_path: Path, lang: str
) -> None:
    """Loaded from a file and refused in the reader's language, with the error selected in the text; once corrected, it
    can be played."""
    guest = guests(swift.url, lang, kind=GophersGuest)
    guest.goto("/new/gophers?mode=screen")
    guest.page.locator("summary").click()
    field = guest.page.get_by_label(guest.words.say("option-own"), exact=True)
    expect(field).to_have_count(0)
    guest.page.get_by_label(guest.words.say("option-book-own"), exact=True).check()
    expect(field).to_have_value(OURS)
    file = tmp_path / "book.txt"
    file.write_text(BROKEN, encoding="utf-8")
    guest.page.get_by_label(guest.words.say("option-file")).set_input_files(file)
    expect(field).to_have_value(BROKEN)
    guest.button("begin").click()
    alert = guest.page.get_by_role("alert")
    expect(alert).to_have_text(guest.words.say("book-sign", line=5, column=13, sign="x"))
    expect(alert).to_be_in_viewport(ratio=1)
    expect(field).to_be_focused()
    assert field.evaluate("field => field.selectionStart") == BROKEN.index("x20")
    field.fill(FEAST)
    expect(alert).to_have_count(0)
    guest.button("begin").click()
    guest.see_board()
    expect(guest.page.locator("[data-spot]")).to_have_count(12)


def test_a_book_that_is_far_too_long_is_not_sent(
    swift: RunningServer, guests: Callable[..., GophersGuest], tmp_path: Path
) -> None:
    guest = guests(swift.url, kind=GophersGuest)
    guest.goto("/new/gophers?mode=bots")
    guest.page.locator("summary").click()
    guest.page.get_by_label(guest.words.say("option-book-own"), exact=True).check()
    huge = tmp_path / "huge.txt"
    huge.write_text(FEAST * 40, encoding="utf-8")
    guest.page.get_by_label(guest.words.say("option-file")).set_input_files(huge)
    expect(guest.page.get_by_text(guest.words.say("option-too-long", most=LONGEST_BOOK))).to_be_in_viewport(ratio=1)
    expect(guest.button("begin")).to_be_disabled()
