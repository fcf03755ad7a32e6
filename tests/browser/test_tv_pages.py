"""The TV before and during a game, and the page where its code is typed: in four languages, and judged by axe."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.guest import Guest
from tests.browser.party import TELEVISION
from tests.browser.running_server import RunningServer
from tests.browser.television import Viewer, unreadable, viewer_of
from tests.browser.test_axe import in_both_lights
from tests.browser.test_fit import WIDE
from tests.browser.test_languages import raw_ids

from burrow.engine.languages import LANGUAGES
from burrow.engine.registry import game, games

OPEN, BOT = {"kind": "open"}, {"kind": "bot", "level": "careful", "name": "Pip"}
PHONE = (360, 740)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_tv_and_its_code_in_the_language(house: RunningServer, guests: Callable[..., Guest], lang: str) -> None:
    """Everything on the TV is in sight and large enough, before the game and during it."""
    tv = guests(house.url, lang, size=TELEVISION, kind=viewer_of("nuts"))
    phone = guests(house.url, lang, size=PHONE, touch=True)
    assert isinstance(tv, Viewer)
    path = tv.open_on_tv(OPEN, BOT, OPEN, OPEN)
    phone.goto(f"/join/{tv.read_code()}")
    expect(phone.page.get_by_text(phone.words.say("code-screen"))).to_be_visible()
    for page in (tv.page, phone.page):
        assert not raw_ids(page.inner_text("body"))
        assert not page.evaluate(WIDE)
    expect(tv.button("tv-sound")).to_be_in_viewport(ratio=1)
    assert unreadable(tv.page) == []
    phone.link("code-go").click()
    phone.page.get_by_label(phone.words.say("your-name")).fill("Ada")
    phone.button("join").click()
    tv.button("tv-begin", count=2).click()
    tv.see_phase("playing")
    tv.button("tv-show-code").click()
    dialog = tv.page.get_by_role("dialog", name=tv.words.say("tv-join"))
    expect(dialog.get_by_role("button", name=tv.words.say("close"))).to_be_in_viewport(ratio=1)
    assert not raw_ids(tv.page.inner_text("body"))
    assert seat_count(tv, path) == 2


def seat_count(tv: Viewer, path: str) -> int:
    return len(tv.page.request.get(f"{tv.url}/api/tables{path[2:]}").json()["seats"])


@pytest.mark.parametrize("game_id", sorted(games()))
def test_all_seats_of_a_game_fit_on_the_tv_before_it(
    house: RunningServer, guests: Callable[..., Viewer], game_id: str
) -> None:
    tv = guests(house.url, "de", size=TELEVISION, kind=viewer_of(game_id))
    tv.open_on_tv(BOT, *[OPEN] * (game(game_id).seats[-1] - 1))
    tv.read_code()
    expect(tv.button("begin-with-bots")).to_be_in_viewport(ratio=1)
    assert unreadable(tv.page) == []


def test_axe_on_a_tv_before_the_game_and_where_its_code_leads(
    house: RunningServer, guests: Callable[..., Guest]
) -> None:
    tv = guests(house.url, size=TELEVISION, kind=viewer_of("nuts"))
    phone = guests(house.url, size=PHONE, touch=True)
    assert isinstance(tv, Viewer)
    tv.open_on_tv(OPEN, BOT, OPEN)
    phone.goto(f"/join/{tv.read_code()}")
    expect(phone.link("code-go")).to_be_visible()
    assert in_both_lights(tv) == []
    assert in_both_lights(phone) == []


@pytest.mark.parametrize("game_id", sorted(games()))
def test_axe_on_a_tv_during_play(brisk: RunningServer, guests: Callable[..., Viewer], game_id: str) -> None:
    tv = guests(brisk.url, size=TELEVISION, kind=viewer_of(game_id))
    tv.open_on_tv(BOT, {**BOT, "name": "Fern"})
    tv.button("begin").click()
    tv.see_phase("playing")
    expect(tv.page.locator(".ticker .news")).to_be_visible()
    with brisk.halted():
        assert in_both_lights(tv) == []
