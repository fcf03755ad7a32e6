"""A TV during play, for every registered game: everything can be read from three metres, and nothing is cut off."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import PACE
from tests.browser.dice import seed_with_a_calm_start
from tests.browser.party import TELEVISION
from tests.browser.running_server import RunningServer
from tests.browser.television import Viewer, unreadable, viewer_of

from burrow.engine.registry import game, games

NAMES = ("Ada", "Bartholomäus", "Cleo", "Dorothea-Maria", "Emil", "Friederike")


def watch_bots(guest: Viewer, seats: int) -> None:
    """Bots with names of all lengths begin at once."""
    levels = game(guest.game).bots
    guest.open_on_tv(*({"kind": "bot", "level": levels[0], "name": NAMES[seat % len(NAMES)]} for seat in range(seats)))
    guest.button("begin").click()
    guest.see_phase("playing")


@pytest.mark.parametrize("game_id", sorted(games()))
def test_everything_on_a_tv_is_large_and_whole(
    brisk: RunningServer, guests: Callable[..., Viewer], game_id: str
) -> None:
    brisk.choose_dice(seed_with_a_calm_start(), pace=PACE)
    for lang, seats in (("de", game(game_id).seats[-1]), ("fr", max(2, game(game_id).seats[0]))):
        tv = guests(brisk.url, lang, size=TELEVISION, kind=viewer_of(game_id))
        watch_bots(tv, seats)
        expect(tv.page.locator(".ticker .news")).to_be_visible()
        for _ in range(2):
            tv.see_seq(tv.seq + 1)
            assert unreadable(tv.page) == [], f"{lang}, {seats} seats, entry {tv.seq}"
