"""Hamsterrolle: axe finds nothing, what the player needs is visible on every screen, and everything is in the reader's
language."""

import re
from collections.abc import Callable, Iterator
from typing import Literal

import pytest
from playwright.sync_api import Locator, Route, expect
from tests.browser.hamsterrolle import BESIDE_ME, ME, HamsterrolleGuest, Spot
from tests.browser.hamsterrolle_clock import ToldClock
from tests.browser.running_server import RunningServer
from tests.browser.test_axe import complaints, in_both_lights
from tests.browser.test_fit import LAPTOP, PHONE, SIZES
from tests.browser.test_hamstern_axe import LIGHTS
from tests.browser.test_hamstern_fit import WIDE
from tests.browser.test_languages import LANGUAGES, raw_ids

BRIGHT, DARK = (LAPTOP, LIGHTS[0]), (PHONE, LIGHTS[1])
"""A laptop in light and a phone in dark."""

CUT = """board => [...board.querySelectorAll('button:not([data-piece]), .label, p, output')]
    .filter(one => one.checkVisibility({ visibilityProperty: true }) && one.clientWidth > 2)
    .filter(one => one.scrollWidth > one.clientWidth + 1)
    .map(one => one.innerText)"""
"""Texts that do not fit into their boxes."""

FADES = """() => [['.ribbon', null], ['button.go', '::before']]
    .map(([name, part]) => [name, getComputedStyle(document.querySelector(name), part)])
    .filter(([, { transitionProperty: what, transitionDuration: time }]) =>
        /all|background/.test(what) && !/^0s(, 0s)*$/.test(time))
    .map(([name]) => name)"""
"""Elements whose background changes colour slowly, while their text changes at once."""

WHOLE = "all => all.filter(one => one.scrollWidth <= one.clientWidth).map(one => one.innerText)"
"""The texts among these elements that are not cut off."""


def resize(guest: HamsterrolleGuest, size: tuple[int, int]) -> None:
    guest.page.set_viewport_size({"width": size[0], "height": size[1]})


def heard(guest: HamsterrolleGuest, *screens: tuple[tuple[int, int], Literal["light", "dark"]]) -> list[str]:
    """What axe reports about this moment, on these screens."""
    found = []
    for size, light in screens:
        resize(guest, size)
        guest.page.emulate_media(color_scheme=light)
        found += [f"{light}: {complaint}" for complaint in complaints(guest)]
    return found


def test_axe_finds_nothing_from_the_first_turn_to_the_end(
    brisk: RunningServer, guests: Callable[..., HamsterrolleGuest]
) -> None:
    """With a piece to take, a piece in hand and all its controls, a refused piece, a replay, the result, and the
    end."""
    ada = guests(brisk.url, kind=HamsterrolleGuest)
    ada.open(ME, BESIDE_ME, first="1", rounds=1, clock="none")
    ada.see_board()
    ada.see_activity("take")
    assert not heard(ada, BRIGHT, DARK), "the table"
    resize(ada, LAPTOP)
    ada.take_by_keyboard()
    assert not heard(ada, BRIGHT, DARK), "a piece in hand"
    resize(ada, LAPTOP)
    ada.page.keyboard.press("Enter")
    ada.see_turn(1)
    ada.see_activity("take")
    see_left(ada, 13, 14)
    ada.button("board-replay").click()
    ada.see_activity("replay")
    see_left(ada, 14, 14)
    ada.page.keyboard.press("Escape")
    ada.see_activity("take")

    ada.refuse_second_cube()
    assert not heard(ada, BRIGHT, DARK), "a refusal"
    resize(ada, LAPTOP)
    ada.build_elsewhere("2")
    expect(ada.result).to_be_visible()
    assert not in_both_lights(ada), "the result"
    resize(ada, (320, 640))
    assert ada.page.locator("ol .name").evaluate_all(WHOLE) == ["Ada", "Bo"], "whoever won can be read"
    resize(ada, LAPTOP)
    ada.button("see-table").click()
    expect(ada.page.get_by_role("region", name=ada.words.say("end-title"))).to_be_visible()
    assert not heard(ada, BRIGHT, DARK), "the end"
    resize(ada, LAPTOP)
    ada.page.route("**/moments", with_torn_motion)
    ada.button("board-replay-game").click()
    expect(ada.page.get_by_text(ada.words.say("board-replay-unread")), "nobody can read it").to_be_visible()
    ada.page.unroute("**/moments")
    ada.button("board-replay-game").click()
    ada.see_activity("replay")
    expect(ada.headline).to_have_text(ada.words.say("board-replay-of", name="Ada", kind="cube"))
    expect(ada.news, "what became of it is told at its end").to_have_count(0)
    see_left(ada, 14, 14)
    expect(ada.page.locator("aside"), "nor how the game ended").not_to_contain_text(
        ada.words.say("end-rounds", rounds=1)
    )
    ada.page.get_by_role("button", name="2×").click()
    built = ada.words.say("tell-builds", seat="Ada", kind="cube", compartment=3)
    expect(ada.news).to_contain_text(built)
    see_left(ada, 13, 14)
    assert not heard(ada, BRIGHT, DARK), "watched again"


def see_left(guest: HamsterrolleGuest, *counts: int) -> None:
    """The panel says how many pieces each seat has."""
    labels = [guest.words.say("panel-count", count=count) for count in counts]
    left = guest.page.get_by_role("region", name=guest.words.say("panel-trays")).locator(".count")
    for number, label in enumerate(labels):
        expect(left.nth(number)).to_have_attribute("aria-label", label)


def with_torn_motion(route: Route) -> None:
    """A finished game, but what moved in its turns is cut short."""
    answer = route.fetch()
    route.fulfill(response=answer, body=re.sub(r'("motion": ?"[^"]{12})[^"]*"', r'\1"', answer.text()))


def test_axe_finds_nothing_in_set_up_and_rules(swift: RunningServer, guests: Callable[..., HamsterrolleGuest]) -> None:
    guest = guests(swift.url, kind=HamsterrolleGuest)
    guest.goto("/rules/hamsterrolle")
    expect(guest.page.get_by_text(guest.words.say("rule-W-13")).first).to_be_visible()
    assert not complaints(guest), "the rules"
    guest.goto("/new/hamsterrolle?mode=friends")
    guest.page.locator("summary").click()
    assert not heard(guest, BRIGHT, DARK), "the set-up"


TELEVISION = (1920, 1080)
SLICED = """hand => {
    const { bottom } = hand.querySelector('.pieces').getBoundingClientRect();
    const shown = [...hand.querySelectorAll('[data-piece]')].filter(one => one.checkVisibility());
    return shown.filter(one => one.getBoundingClientRect().bottom > bottom + 1).map(one => one.dataset.piece);
}"""
"""Pieces of the tray that are cut off at the bottom."""


def sizes(guest: HamsterrolleGuest) -> Iterator[str]:
    """On a phone, on a phone held sideways, on a laptop and on a television, and never wider than the screen."""
    for size in SIZES:
        resize(guest, size)
        yield f"{size[0]} x {size[1]}"
        assert not guest.page.evaluate(WIDE), size


def check(guest: HamsterrolleGuest, where: str, *needed: Locator) -> None:
    """Visible on every screen, nothing cut off, and never the id of a sentence in its place."""
    for size in sizes(guest):
        for thing in needed:
            expect(thing, f"{where}, {size}").to_be_in_viewport(ratio=0.95)
        assert guest.page.locator("section.board").evaluate(CUT) == [], f"{where}, {size}"
    assert not raw_ids(guest.page.inner_text("body")), where
    assert not raw_ids(guest.page.locator("body").aria_snapshot()), where
    resize(guest, LAPTOP)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_turn_fits_and_speaks_the_language(
    swift: RunningServer, guests: Callable[..., HamsterrolleGuest], lang: str
) -> None:
    """The table, and a piece in hand with and without the form."""
    ada = guests(swift.url, lang, kind=HamsterrolleGuest)
    ada.open(ME, BESIDE_ME, first="1", clock="none")
    ada.see_board()
    ada.see_activity("take")
    expect(ada.page.locator("button.go"), "a pointer has nothing to press").to_have_count(0)
    check(ada, "to take", ada.look, ada.headline, ada.piece(0), ada.page.get_by_text(ada.words.say("board-take-how")))
    ada.take_by_keyboard()
    needed = (ada.look, ada.headline, ada.let_go, ada.back)
    check(ada, "told", *needed)
    ada.button("board-words").first.click()
    check(ada, "in hand", *needed, ada.button("board-turn-left").first)
    ada.back.click()
    ada.see_activity("take")
    ada.drag(0, ada.on_screen(Spot(0, 0)))
    for size in (LAPTOP, TELEVISION):
        resize(ada, size)
        assert ada.page.locator(".hand").evaluate(SLICED) == [], f"at the mouse, {size}"


def test_a_clock_fits(swift: RunningServer, guests: Callable[..., HamsterrolleGuest]) -> None:
    ada = guests(swift.url, "de", kind=HamsterrolleGuest)
    ada.page.route_web_socket("**/ws?*", ToldClock(45_000).dial)
    ada.open(ME, BESIDE_ME, first="1", clock="none")
    ada.see_board()
    ada.see_activity("take")
    ada.take_by_keyboard()
    check(ada, "told, with a clock", ada.look, ada.headline, ada.clock, ada.let_go, ada.back)


def test_news_and_a_refusal_fit(swift: RunningServer, guests: Callable[..., HamsterrolleGuest]) -> None:
    ada = guests(swift.url, "de", kind=HamsterrolleGuest)
    ada.open(ME, BESIDE_ME, first="1", clock="none")
    ada.see_board()
    ada.see_activity("take")
    ada.build_by_keyboard()
    ada.see_activity("take")
    check(ada, "the news", ada.look, ada.headline, ada.news, ada.piece(7))
    ada.refuse_second_cube()
    open_rooms = " oder ".join(ada.words.say("board-account-room", compartment=number) for number in (4, 5))
    expect(ada.headline, "not the third, where a cube lies").to_contain_text(
        ada.words.say("board-other-room", compartments=open_rooms)
    )
    ada.page.emulate_media(reduced_motion="no-preference")
    assert ada.page.evaluate(FADES) == [], "new words on an old ground cannot be read for a moment"
    ada.page.emulate_media(reduced_motion="reduce")
    check(ada, "refused", ada.look, ada.headline, ada.page.locator(".status button.rule"), ada.go)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_set_up_and_rules_speak_the_language(
    swift: RunningServer, guests: Callable[..., HamsterrolleGuest], lang: str
) -> None:
    guest = guests(swift.url, lang, kind=HamsterrolleGuest, size=PHONE)
    for path in ("/new/hamsterrolle?mode=bots", "/new/hamsterrolle?mode=friends", "/rules/hamsterrolle"):
        guest.goto(path)
        expect(guest.page.locator("h1").first).to_be_attached()
        if guest.page.locator("summary").count():
            guest.page.locator("summary").first.click()
        assert not raw_ids(guest.page.inner_text("body")), path
        assert not guest.page.evaluate(WIDE), path
