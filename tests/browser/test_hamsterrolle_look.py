"""Hamsterrolle where the real wheel does not come over the line: it is drawn."""

from collections.abc import Callable

from playwright.sync_api import expect
from tests.browser.hamsterrolle import BESIDE_ME, ME, WheelGuest
from tests.browser.house import House


def test_a_wheel_that_cannot_be_fetched_is_drawn(swift: House, guests: Callable[..., WheelGuest]) -> None:
    ada = guests(swift.url, kind=WheelGuest)
    ada.page.route("**/assets/Scene-*.js", lambda route: route.abort())
    ada.open(ME, BESIDE_ME)
    expect(ada.wheel.locator("svg.hamsterrolle-drawn")).to_be_visible()
    expect(ada.page.get_by_text(ada.words.say("board-look-lost"))).to_be_visible()
