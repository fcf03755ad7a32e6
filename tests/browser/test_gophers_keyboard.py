"""Gophers Walk by keyboard alone."""

from collections.abc import Callable

from playwright.sync_api import expect
from tests.browser.gophers import CAREFUL, CASUAL, FEAST, ME, GophersGuest
from tests.browser.running_server import RunningServer


def test_a_whole_game_by_keyboard_alone(swift: RunningServer, guests: Callable[..., GophersGuest]) -> None:
    """Holes by arrows and Space, everything else by its letter or Enter, and from the result to the next game."""
    guest = guests(swift.url, kind=GophersGuest)
    guest.open(ME, CAREFUL, CASUAL, CASUAL, book="own", own=FEAST)
    guest.see_board()
    asked = guest.play_to_the_end(guest.by_keyboard)
    assert {"place", "ready", "walk", "collect"} <= set(asked)
    expect(guest.result).to_be_focused()
    guest.tab_to(guest.button("rematch"))
    before = guest.page.url
    guest.page.keyboard.press("Enter")
    guest.page.wait_for_url(lambda url: url != before and "/t/" in url)
    guest.see_phase("playing")
    assert guest.something_to_do() in {"place", "ready"}
