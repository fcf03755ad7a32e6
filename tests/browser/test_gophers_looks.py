"""Gophers Walk: axe finds nothing, what the player needs is visible on every screen, and everything is in the reader's
language."""

from collections.abc import Callable, Iterator
from typing import Literal

import pytest
from playwright.sync_api import expect
from tests.browser.gophers import CASUAL, FEAST, GIFTS, ME, GophersGuest
from tests.browser.running_server import RunningServer
from tests.browser.test_axe import complaints
from tests.browser.test_fit import LAPTOP, PHONE, SIZES
from tests.browser.test_hamstern_axe import LIGHTS
from tests.browser.test_hamstern_fit import WIDE
from tests.browser.test_languages import LANGUAGES, raw_ids


def resize(guest: GophersGuest, size: tuple[int, int]) -> None:
    guest.page.set_viewport_size({"width": size[0], "height": size[1]})


LINES = """sum => {
    const all = document.createRange();
    all.selectNodeContents(sum);
    return new Set([...all.getClientRects()].map(({ top }) => Math.round(top))).size;
}"""
BRIGHT, DARK = (LAPTOP, LIGHTS[0]), (PHONE, LIGHTS[1])
"""A laptop in light and a phone in dark."""


def heard(guest: GophersGuest, *screens: tuple[tuple[int, int], Literal["light", "dark"]]) -> list[str]:
    """What axe reports about this moment, on these screens."""
    found = []
    for size, light in screens:
        resize(guest, size)
        guest.page.emulate_media(color_scheme=light)
        found += [f"{light}: {complaint}" for complaint in complaints(guest)]
    return found


def test_axe_finds_nothing_in_a_turn(swift: RunningServer, guests: Callable[..., GophersGuest]) -> None:
    """With a way to choose, a sum that does not fit, and the pages of the book, small and large."""
    guest = guests(swift.url, kind=GophersGuest)
    guest.open(ME, CASUAL, way="advanced", book="own", own=FEAST)
    guest.come_to("walk")
    guest.hole(guest.within_reach[0]).click()
    assert not heard(guest, DARK), "a way"
    guest.come_to("collect")
    guest.lay_too_little()
    assert not heard(guest, BRIGHT), "a refusal"
    guest.leaf_through()
    guest.page.get_by_role("region", name=guest.words.say("leaf-title")).get_by_role("button").first.click()
    expect(guest.large_page).to_be_visible()
    assert not heard(guest, BRIGHT, DARK), "a large page"


def test_axe_finds_nothing_in_a_gift(swift: RunningServer, guests: Callable[..., GophersGuest]) -> None:
    guest = guests(swift.url, kind=GophersGuest)
    guest.open(ME, CASUAL, book="own", own=GIFTS)
    guest.come_to("gift")
    assert not heard(guest, BRIGHT, DARK)


def test_axe_finds_nothing_in_the_entry_game_and_at_its_end(
    swift: RunningServer, guests: Callable[..., GophersGuest]
) -> None:
    guest = guests(swift.url, kind=GophersGuest)
    guest.open(ME, CASUAL, way="entry", entry="high")
    guest.come_to("collect")
    assert not heard(guest, BRIGHT, DARK), "the stall"
    resize(guest, LAPTOP)
    guest.leave_it_to_bots("Ada")
    expect(guest.result).to_be_visible()
    guest.button("see-table").click()
    expect(guest.page.get_by_role("region", name=guest.words.say("end-title"))).to_be_visible()
    assert not heard(guest, BRIGHT, DARK), "the end"


def test_axe_finds_nothing_in_set_up_and_rules(swift: RunningServer, guests: Callable[..., GophersGuest]) -> None:
    guest = guests(swift.url, kind=GophersGuest)
    guest.goto("/rules/gophers")
    expect(guest.page.get_by_text(guest.words.say("rule-G-12")).first).to_be_visible()
    assert not complaints(guest), "the rules"
    guest.goto("/new/gophers?mode=friends")
    guest.page.locator("summary").click()
    guest.page.get_by_label(guest.words.say("option-book-own"), exact=True).check()
    assert not heard(guest, BRIGHT, DARK), "the set-up"


def sizes(guest: GophersGuest) -> Iterator[str]:
    """On a phone, on a phone held sideways, on a laptop and on a television, and never wider than the screen."""
    for size in SIZES:
        resize(guest, size)
        yield f"{size[0]} x {size[1]}"
        assert not guest.page.evaluate(WIDE), size


def test_a_turn_fits(swift: RunningServer, guests: Callable[..., GophersGuest]) -> None:
    """The whole page, the hand and the buttons, on our own pages and in German."""
    guest = guests(swift.url, "de", kind=GophersGuest)
    guest.open(ME, CASUAL, CASUAL, CASUAL, CASUAL, way="advanced")
    guest.come_to("walk")
    guest.hole(guest.within_reach[0]).click()
    last = guest.page.locator("[data-spot]").count() - 1
    for size in sizes(guest):
        for thing in (guest.go, guest.hole(0), guest.hole(last), *guest.hand.all()):
            expect(thing, size).to_be_in_viewport(ratio=0.95)
        guest.go.click(trial=True)
    resize(guest, LAPTOP)
    guest.come_to("collect")
    for size in sizes(guest):
        for thing in (guest.page.locator("button.go"), guest.hint, guest.decline.first, *guest.hand.all()):
            expect(thing, size).to_be_in_viewport(ratio=0.95)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_speaks_the_language(swift: RunningServer, guests: Callable[..., GophersGuest], lang: str) -> None:
    """The set-up, the rules, a turn with a refusal, what happened, the scores and the pages, on a phone."""
    guest = guests(swift.url, lang, kind=GophersGuest, size=PHONE)

    def check(where: str) -> None:
        assert not raw_ids(guest.page.inner_text("body")), where
        assert not raw_ids(guest.page.locator("body").aria_snapshot()), where
        assert not guest.page.evaluate(WIDE), where

    for path in ("/new/gophers?mode=bots", "/rules/gophers"):
        guest.goto(path)
        expect(guest.page.locator("h1").first).to_be_attached()
        check(path)
    guest.open(ME, CASUAL, way="advanced", book="own", own=FEAST)
    guest.come_to("walk")
    guest.hole(guest.within_reach[0]).click()
    check("a way")
    guest.come_to("collect")
    guest.lay_too_little()
    check("a refusal")
    guest.page.keyboard.press("Escape")
    for card in guest.page.locator("[data-card]:not(.useless)").all()[:4]:
        card.click()
    assert guest.page.locator(".terms").evaluate(LINES) == 1, "a sum in one line"
    guest.page.get_by_role("button", name=guest.words.say("log"), exact=True).click()
    check("what happened")
    guest.leaf_through()
    check("the pages")
