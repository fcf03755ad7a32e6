"""Hamstern: a custom sheet, from the set-up to the table."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.hamstern import HamsternGuest
from tests.browser.running_server import RunningServer

from burrow.engine.languages import LANGUAGES
from burrow.games.hamstern.data.texts import SIDE_A
from burrow.games.hamstern.options import LONGEST_SHEET, Options
from burrow.games.hamstern.tests.table import SMALL

TAB = SMALL.replace("d a a a --b", "d\ta a a --b")
"""It has a tab in its tenth line, second column."""


def ask_for_an_own_sheet(guest: HamsternGuest) -> None:
    guest.goto("/new/hamstern?mode=solo")
    guest.page.locator("summary").click()
    field = guest.page.get_by_label(guest.words.say("option-own"), exact=True)
    expect(field).to_have_count(0)
    guest.page.get_by_label(guest.words.say("option-sheet-own"), exact=True).check()
    expect(field).to_have_value(SIDE_A)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_broken_sheet_is_refused_with_line_and_column(
    house: RunningServer, guests: Callable[..., HamsternGuest], lang: str
) -> None:
    """In the reader's language. Nothing that was typed is lost, and once corrected, it can be played."""
    guest = guests(house.url, lang, kind=HamsternGuest)
    ask_for_an_own_sheet(guest)
    field = guest.page.get_by_label(guest.words.say("option-own"), exact=True)
    field.fill(TAB)
    guest.button("begin").click()
    alert = guest.page.get_by_role("alert")
    expect(alert).to_have_text(guest.words.say("sheet-tab", line=TAB[: TAB.index("\t")].count("\n") + 1, column=2))
    expect(alert).to_be_in_viewport(ratio=1)
    expect(field).to_have_value(TAB)
    expect(field).to_be_focused()
    assert field.evaluate("field => field.selectionStart") == TAB.index("\t")
    field.fill(SMALL)
    expect(alert).to_have_count(0)
    guest.button("begin").click()
    guest.options = Options(sheet="own", own=SMALL)
    assert guest.something_to_do() == "place"
    expect(guest.page.locator(".tag b:first-child")).to_have_text(list("ABCDE"))
    guest.place(guest.choose())
    guest.something_to_do()
    assert guest.crossed


def test_what_was_drawn_is_there_after_a_look_at_the_rules(
    house: RunningServer, guests: Callable[..., HamsternGuest]
) -> None:
    guest = guests(house.url, kind=HamsternGuest)
    ask_for_an_own_sheet(guest)
    field = guest.page.get_by_label(guest.words.say("option-own"), exact=True)
    field.fill(TAB)
    guest.link("rules").last.click()
    expect(guest.page.get_by_text(guest.words.say("rule-H-12"))).to_be_visible()
    guest.page.go_back()
    expect(field).to_have_value(TAB)
    guest.goto("/")
    guest.door("play-now").click()
    guest.see_phase("playing")


def test_a_sheet_is_loaded_from_a_file(
    house: RunningServer, guests: Callable[..., HamsternGuest], tmp_path: Path
) -> None:
    """One that is far too long says so at once and is not sent; a good one is taken as it is."""
    guest = guests(house.url, kind=HamsternGuest)
    ask_for_an_own_sheet(guest)
    field = guest.page.get_by_label(guest.words.say("option-own"), exact=True)
    chooser = guest.page.get_by_label(guest.words.say("option-file"))
    huge, good = tmp_path / "huge.txt", tmp_path / "good.txt"
    huge.write_bytes(b"\xff\x00a*" * 100_000)
    good.write_text(SMALL, encoding="utf-8")
    chooser.set_input_files(huge)
    expect(guest.page.get_by_text(guest.words.say("option-too-long", most=LONGEST_SHEET))).to_be_visible()
    expect(guest.button("begin")).to_be_disabled()
    chooser.set_input_files(good)
    expect(field).to_have_value(SMALL)
    guest.button("begin").click()
    guest.see_phase("playing")
