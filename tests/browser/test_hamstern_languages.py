"""Hamstern in every language: no id where a sentence should be, and nothing wider than a phone."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.hamstern import BOT, ME, HamsternGuest
from tests.browser.running_server import RunningServer
from tests.browser.test_hamstern_fit import WIDE
from tests.browser.test_languages import LANGUAGES, raw_ids

PATHS = ("/new/hamstern?mode=solo", "/rules/hamstern")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page_and_a_round_speak_the_language(
    house: RunningServer, guests: Callable[..., HamsternGuest], lang: str
) -> None:
    """The set-up, the rules, and a round with a real die, a refusal, odds, printing and the log."""
    guest = guests(house.url, lang, kind=HamsternGuest, size=(360, 640))

    def check(where: str) -> None:
        assert not raw_ids(guest.page.inner_text("body")), where
        assert not guest.page.evaluate(WIDE), where

    for path in PATHS:
        guest.goto(path)
        expect(guest.page.locator("h1").first).to_be_attached()
        check(path)
    guest.open(ME, BOT, die="paper")
    expect(guest.button("board-enter-pips", pips=2)).to_be_visible()
    check("a die to read")
    guest.enter(2)
    away = next(cell for cell in range(99) if cell not in guest.start.cells)
    guest.cell(away).click()
    expect(guest.page.get_by_role("button", name=guest.words.say("rule-number", rule="H-12"))).to_be_visible()
    check("a refusal")
    guest.place(guest.choose())
    expect(guest.button("board-enter-pips", pips=2)).to_be_visible()
    for tab in ("log", "scores"):
        guest.page.get_by_role("button", name=guest.words.say(tab), exact=True).click()
        check(tab)
    for tool in ("panel-odds", "panel-print"):
        guest.page.get_by_role("button", name=guest.words.say(tool), exact=True).click()
        check(tool)
