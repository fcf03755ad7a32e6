"""A TV during play, for every registered game: everything can be read from three metres, and nothing is cut off."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import PACE
from tests.browser.dice import seed_with_a_calm_start
from tests.browser.party import TELEVISION
from tests.browser.running_server import RunningServer
from tests.browser.television import Viewer, play_until_the_last_seat, unreadable, viewer_of

from burrow.engine.registry import game, games

FAULTS = """() => {
    for (const [text, style] of [
        ['tiny', { top: 0, fontSize: '12px' }],
        ['much too long', { top: '40px', width: '60px', overflow: 'hidden', whiteSpace: 'nowrap' }],
    ]) {
        const line = document.createElement('p');
        line.textContent = text;
        Object.assign(line.style, { position: 'fixed', ...style });
        document.body.append(line);
    }
}"""


@pytest.mark.parametrize("game_id", sorted(games()))
def test_everything_on_a_tv_is_large_and_whole(
    brisk: RunningServer, guests: Callable[..., Viewer], game_id: str
) -> None:
    brisk.choose_dice(seed_with_a_calm_start(), pace=PACE)
    for lang, seats in (("de", game(game_id).seats[-1]), ("fr", max(2, game(game_id).seats[0]))):
        tv = guests(brisk.url, lang, size=TELEVISION, kind=viewer_of(game_id))
        play_until_the_last_seat(tv, seats)
        expect(tv.page.locator(".ticker .news")).to_be_visible()
        assert unreadable(tv.page) == [], f"{lang}, {seats} seats"


def test_small_letters_and_cut_texts_would_be_noticed(house: RunningServer, guests: Callable[..., Viewer]) -> None:
    tv = guests(house.url, size=TELEVISION, kind=viewer_of("nuts"))
    tv.open_on_tv({"kind": "open"}, {"kind": "open"})
    tv.see_phase("gathering")
    tv.page.evaluate(FAULTS)
    found = " ".join(unreadable(tv.page))
    assert "tiny: 12.0 px" in found
    assert "much too long: cut off" in found
