"""Hamstern: one person alone."""

from collections.abc import Callable

from playwright.sync_api import expect
from tests.browser.hamstern import HamsternGuest
from tests.browser.house import House

MOST_ROUNDS = 60


def test_a_whole_game_by_keyboard_alone(house: House, guests: Callable[..., HamsternGuest]) -> None:
    """From the front page through the solo door to the result (HS-05) and on to the next game, with no pointer."""
    guest = guests(house.url, kind=HamsternGuest)
    keyboard = guest.page.keyboard
    guest.goto("/")
    guest.tab_to(guest.door("mode-solo"))
    keyboard.press("Enter")
    guest.tab_to(guest.button("begin"))
    keyboard.press("Enter")
    guest.see_phase("playing")

    for _ in range(MOST_ROUNDS):
        what = guest.something_to_do()
        if what == "result":
            break
        before = guest.seq
        while what == "place" and not guest.may_confirm.count():
            keyboard.press("Home")
            keyboard.press("Space")
        keyboard.press("Enter")
        guest.see_seq(before + 1)

    expect(guest.result).to_be_focused()
    for line in ("line-nuts", "line-mushrooms", "line-chambers"):
        expect(guest.page.get_by_text(guest.words.say(line), exact=True).first).to_be_visible()
    expect(guest.log).to_contain_text(guest.words.say("tell-second-lap"))
    guest.tab_to(guest.button("rematch"))
    before_url = guest.page.url
    keyboard.press("Enter")
    guest.page.wait_for_url(lambda url: url != before_url and "/t/" in url)
    guest.see_phase("playing")
    assert guest.something_to_do() == "place"
