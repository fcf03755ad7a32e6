"""A TV as the table and phones as hands: what each of them shows. Whole games are in `test_tv_games.py`."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.gophers import GophersGuest
from tests.browser.guest import Guest
from tests.browser.hamstern import HamsternGuest
from tests.browser.party import PHONE, TELEVISION, hand_of, open_for_tv, sit_down
from tests.browser.running_server import RunningServer

HAND_ONLY = {"hamstern": "[data-others], .others", "gophers": "svg [data-spot]"}
"""What belongs to the shared board and must not be on a phone."""


def test_a_tv_is_opened_from_the_front_page_and_invites(house: RunningServer, guests: Callable[..., Guest]) -> None:
    tv = guests(house.url, size=TELEVISION)
    tv.goto("/")
    tv.door("on-tv").click()
    tv.see_phase("gathering")
    code = tv.page.locator(".code")
    expect(code.locator("span")).to_have_count(4)
    box = code.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= TELEVISION[1], "everything about joining is in sight"
    assert tv.page.evaluate("parseFloat(getComputedStyle(document.body).fontSize)") >= 28


@pytest.mark.parametrize(("game", "kind"), [("hamstern", HamsternGuest), ("gophers", GophersGuest)])
def test_a_phone_shows_its_players_own_things_and_the_tv_what_everyone_may_see(
    house: RunningServer, guests: Callable[..., Guest], game: str, kind: type[Guest]
) -> None:
    tv = guests(house.url, size=TELEVISION, kind=kind)
    phones = [guests(house.url, size=PHONE, touch=True, kind=kind) for _ in range(2)]
    open_for_tv(tv, {})
    sit_down(tv, phones)
    for phone in phones:
        expect(hand_of(phone)).to_be_visible()
        expect(phone.page.locator(HAND_ONLY[game])).to_have_count(0)
    expect(tv.page.locator("button.go")).to_have_count(0)
