"""Ready choices of options on the set-up page, for every registered game."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.guest import Guest
from tests.browser.running_server import RunningServer
from tests.browser.test_fit import PHONE, resized

from burrow.engine import registry
from burrow.engine.presets import changed_from_default
from burrow.words import Words

GAMES = sorted(registry.games())


def presets(guest: Guest) -> Locator:
    return guest.page.get_by_role("group", name=guest.words.say("presets"), exact=True)


def preset(guest: Guest, key: str) -> Locator:
    return presets(guest).get_by_role("radio", name=guest.words.say(f"preset-{key}"), exact=True)


def opened_with(guest: Guest) -> Any:
    """The options that the page sends when the table is opened."""
    with guest.page.expect_request("**/api/tables") as sent:
        guest.button("begin").click()
    return (sent.value.post_data_json or {})["options"]


@pytest.mark.parametrize("game", GAMES)
def test_a_preset_fills_the_options(house: RunningServer, guests: Callable[..., Guest], game: str) -> None:
    known = registry.game(game).presets.by_key()
    words = Words("en", registry.game(game))
    for key, options in known.items():
        guest = guests(house.url)
        guest.goto(f"/new/{game}?mode=bots")
        expect(presets(guest).get_by_role("radio")).to_have_count(3)
        expect(preset(guest, key)).to_have_accessible_description(words.say(f"preset-{key}-help"))
        preset(guest, key).check()
        expect(preset(guest, key)).to_be_checked()
        assert opened_with(guest) == changed_from_default(options)


def test_the_page_says_which_preset_the_options_match(house: RunningServer, guests: Callable[..., Guest]) -> None:
    guest = guests(house.url)
    guest.goto("/new/nuts?mode=bots")
    expect(preset(guest, "printed")).to_be_checked()
    guest.page.locator("summary").click()
    goal = guest.page.get_by_role("spinbutton").first
    goal.fill("61")
    for key in ("first", "short", "printed"):
        expect(preset(guest, key)).not_to_be_checked()
    expect(presets(guest).get_by_role("status")).to_have_text(guest.words.say("preset-none"))
    goal.fill("50")
    expect(preset(guest, "printed")).to_be_checked()
    expect(presets(guest).get_by_role("status")).to_have_count(0)


def test_presets_are_chosen_by_keyboard_on_a_phone(house: RunningServer, guests: Callable[..., Guest]) -> None:
    guest = guests(house.url)
    for _ in resized(guest, (PHONE,)):
        guest.goto("/new/gophers?mode=bots")
        preset(guest, "printed").focus()
        guest.page.keyboard.press("ArrowUp")
        expect(preset(guest, "short")).to_be_checked()
        expect(preset(guest, "short")).to_be_focused()
        junior = guest.page.get_by_role("radio", name="Junior game (from age 5)")
        expect(junior).to_be_checked()
        assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("game", GAMES)
def test_every_option_is_explained(house: RunningServer, guests: Callable[..., Guest], game: str) -> None:
    """Each field that the page asks for has its sentence as its description."""
    guest = guests(house.url, "it")
    guest.goto(f"/new/{game}?mode=bots")
    guest.page.locator("summary").click()
    fields = guest.page.locator(".options fieldset")
    assert fields.count() > 3
    for field in fields.all():
        described = field.get_attribute("aria-describedby")
        assert described
        expect(guest.page.locator(f"#{described.split()[0]}")).to_be_visible()
