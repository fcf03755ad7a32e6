"""Who has never played a game on this device sees what it is about before they sit down, once."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.gophers import GophersGuest
from tests.browser.guest import Guest
from tests.browser.hamstern import HamsternGuest
from tests.browser.hamsterrolle import FRIEND, HamsterrolleGuest
from tests.browser.nuts import NutsGuest
from tests.browser.running_server import RunningServer
from tests.browser.test_axe import in_both_lights
from tests.browser.test_fit import LAPTOP, PHONE, resized
from tests.browser.test_hamstern_fit import WIDE
from tests.browser.test_languages import LANGUAGES, raw_ids

AIMS = {GophersGuest: "primer-end-added", HamsternGuest: "primer-timer", HamsterrolleGuest: "primer-aim"}
"""A sentence of each primer, at the table that *Play now* opens for newcomers."""


def primer(guest: Guest) -> Locator:
    return guest.page.get_by_role("dialog", name=guest.words.say("newcomer-title", game=guest.words.say("title")))


@pytest.mark.parametrize("kind", AIMS)
def test_the_aim_comes_before_the_table_and_never_again(
    swift: RunningServer, guests: Callable[..., Guest], kind: type[Guest]
) -> None:
    ada = guests(swift.url, kind=kind, newcomer=True)
    opened: list[str] = []
    ada.page.on("request", lambda request: opened.append(request.url) if request.method == "POST" else None)
    ada.goto("/")
    ada.door("play-now").click()
    expect(primer(ada)).to_contain_text(ada.words.say(AIMS[kind]))
    go = ada.button("newcomer-go")
    expect(go, "no pointer is needed").to_be_focused()
    expect(go, "a screen reader reads the pictures' sentences").to_have_accessible_description(
        re.compile(re.escape(ada.words.say(AIMS[kind])))
    )
    assert opened == [], "there is no table yet, and so no bot that moves"
    ada.page.keyboard.press("Enter")
    ada.see_phase("playing")
    assert len(opened) == 1
    for way in ("play-now", "same-screen"):
        ada.goto("/")
        ada.door(way).click()
        if way == "same-screen":
            ada.button("begin").click()
        ada.see_phase("playing")
        expect(primer(ada)).to_have_count(0)


def test_escape_is_as_good_at_the_set_up(swift: RunningServer, guests: Callable[..., HamsternGuest]) -> None:
    ada = guests(swift.url, kind=HamsternGuest, newcomer=True)
    ada.goto("/new/hamstern?mode=bots")
    ada.button("begin").click()
    expect(primer(ada)).to_be_visible()
    ada.page.keyboard.press("Escape")
    ada.see_phase("playing")
    expect(primer(ada)).to_have_count(0)


def test_who_comes_by_a_link_sits_down_after_it(swift: RunningServer, guests: Callable[..., HamsterrolleGuest]) -> None:
    ada = guests(swift.url, kind=HamsterrolleGuest)
    path = ada.open({"kind": "me", "name": "Ada"}, FRIEND, {"kind": "bot", "level": "casual"}, clock="none")
    bo = guests(swift.url, kind=HamsterrolleGuest, newcomer=True)
    bo.join(path, "Bo")
    expect(primer(bo)).to_be_visible()
    ada.see_phase("gathering")
    bo.page.locator("dialog").get_by_role("button", name=bo.words.say("close")).click()
    for guest in (ada, bo):
        guest.see_phase("playing")


def test_a_board_that_teaches_needs_no_primer(house: RunningServer, guests: Callable[..., NutsGuest]) -> None:
    ada = guests(house.url, newcomer=True)
    ada.goto("/")
    ada.door("play-now").click()
    ada.see_phase("playing")
    expect(primer(ada)).to_have_count(0)


@pytest.mark.parametrize("kind", AIMS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_fits_and_can_be_read(
    swift: RunningServer, guests: Callable[..., Guest], kind: type[Guest], lang: str
) -> None:
    ada = guests(swift.url, lang, kind=kind, newcomer=True, painted=True)
    ada.goto("/")
    ada.door("play-now").click()
    expect(primer(ada)).to_contain_text(ada.words.say(AIMS[kind]))
    for size in (LAPTOP, PHONE):
        for _ in resized(ada, (size,)):
            expect(ada.button("newcomer-go"), f"{size}").to_be_in_viewport(ratio=0.99)
            expect(primer(ada).get_by_role("heading")).to_be_in_viewport()
            assert not ada.page.evaluate(WIDE), size
    assert not raw_ids(ada.page.inner_text("dialog"))
    if lang == "de":
        assert in_both_lights(ada) == []
