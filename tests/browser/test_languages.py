"""Every page in every language: no id where a sentence should be, no page wider than a phone."""

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message
from playwright.sync_api import expect
from tests.browser.nuts import NutsGuest
from tests.browser.running_server import RunningServer
from tests.browser.test_fit import PHONE, TELEVISION, WIDE, resized

import burrow
from burrow.engine.languages import LANGUAGES

PATHS = (
    "/", "/new/nuts?mode=bots", "/new/nuts?mode=screen", "/new/nuts?mode=friends", "/new/nuts?mode=tv", "/rules/nuts",
    "/join", "/nowhere",
)  # fmt: skip


@cache
def message_ids() -> frozenset[str]:
    """Ids that no sentence for people would contain: those with a hyphen."""
    files = Path(burrow.__file__).parent.rglob("locales/en.ftl")
    entries = [entry for file in files for entry in parse(file.read_text(encoding="utf-8")).body]
    return frozenset(entry.id.name for entry in entries if isinstance(entry, Message) and "-" in entry.id.name)


def raw_ids(text: str) -> set[str]:
    return set(re.findall(r"[\w-]+", text)) & message_ids()


def test_a_raw_id_would_be_noticed() -> None:
    assert raw_ids("Hello error-not-now there") == {"error-not-now"}
    assert not raw_ids("Hello there")


def see_that_nothing_is_wider(guest: NutsGuest, where: str) -> None:
    """Wider than the window, on a phone and on a television."""
    for size in resized(guest, (PHONE, TELEVISION)):
        assert not guest.page.evaluate(WIDE), (where, size)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page_speaks_the_language_and_fits(
    house: RunningServer, guests: Callable[..., NutsGuest], lang: str
) -> None:
    guest = guests(house.url, lang)
    for path in PATHS:
        guest.goto(path)
        expect(guest.page.locator("html")).to_have_attribute("lang", lang)
        expect(guest.page.locator("h1").first).to_be_attached()
        assert not raw_ids(guest.page.inner_text("body")), path
        see_that_nothing_is_wider(guest, path)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_turn_in_the_language_fits(house: RunningServer, guests: Callable[..., NutsGuest], lang: str) -> None:
    guest = guests(house.url, lang)
    guest.goto("/")
    guest.door("play-now").click()
    guest.something_to_do()
    expect(guest.page.get_by_text(guest.words.say("turn-yours")).first).to_be_visible()
    see_that_nothing_is_wider(guest, "a turn")
    for size in resized(guest, (PHONE, TELEVISION)):
        expect(guest.roll, size).to_be_in_viewport(ratio=1)
    before = guest.seq
    guest.page.keyboard.press("Space")
    guest.see_seq(before + 2)
    assert not raw_ids(guest.page.inner_text("body"))


def test_the_language_changes_at_once_and_is_remembered(house: RunningServer, guests: Callable[..., NutsGuest]) -> None:
    guest = guests(house.url, "en")
    guest.goto("/")
    choice = guest.page.get_by_label(guest.words.say("language"))
    choice.select_option("fr")
    expect(guest.page.locator("html")).to_have_attribute("lang", "fr")
    guest.page.reload()
    expect(guest.page.locator("html")).to_have_attribute("lang", "fr")
