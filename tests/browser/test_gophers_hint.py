"""Gophers Walk: the hint if the cards can make nothing."""

from collections.abc import Callable

from playwright.sync_api import expect
from tests.browser.gophers import CASUAL, ME, GophersGuest, drawn
from tests.browser.ledger import logged
from tests.browser.running_server import RunningServer

from burrow.games.gophers import GAME
from burrow.games.gophers.moves import Decline

MEAGRE = drawn(*["b20 b20 b20 b20 \n b20 b20 b20 b20 \n b20 b20 b20 b20"] * 6)
"""Twenty berries everywhere: hands have some berries, but rarely enough for twenty."""


def test_the_hint_says_that_there_is_nothing_to_be_had(
    swift: RunningServer, guests: Callable[..., GophersGuest]
) -> None:
    """It says so only when asked. Then the only move left is to take nothing (G-28)."""
    guest = guests(swift.url, kind=GophersGuest)
    path = guest.open(ME, CASUAL, book="own", own=MEAGRE, first="1")
    guest.come_to("collect")
    *_, log = logged(swift, path)
    assert GAME.view(log.state, 0).hint is None, "with these dice the cards do not do"
    none = guest.page.locator(".sum").get_by_text(guest.words.say("board-hint-none"))
    expect(none).to_have_count(0)
    guest.hint.click()
    expect(none).to_be_visible()
    assert guest.something_to_do() == "nothing"
    before = guest.seq
    guest.by_mouse("nothing")
    guest.see_seq(before + 1)
    *_, log = logged(swift, path)
    assert next(event.what for event in reversed(log.live) if event.by == 0) == Decline()
