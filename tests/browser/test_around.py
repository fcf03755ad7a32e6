"""What is around a game, in every language: axe finds nothing, nothing is wider than a phone, all is translated. The
set-up with presets and paces, clocks, the seats and their dialogs, reactions, a question about a move."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.dice import SHORT
from tests.browser.guest import Guest
from tests.browser.hamstern import HamsternGuest
from tests.browser.nuts import BESIDE_ME, ME, NutsGuest
from tests.browser.running_server import RunningServer
from tests.browser.test_axe import complaints
from tests.browser.test_fit import WIDE
from tests.browser.test_languages import raw_ids

OPEN = {"kind": "open"}
PHONE = (360, 740)
LIGHTS = {"de": "light", "en": "dark", "fr": "dark", "it": "light"}
"""Each language in one light, and each light in two languages."""
pytestmark = pytest.mark.parametrize("lang", LIGHTS)


def see_that_all_is_well(guest: Guest, what: str) -> None:
    assert complaints(guest) == [], what
    assert not raw_ids(guest.page.inner_text("body")), what
    assert not guest.page.evaluate(WIDE), what


def test_the_set_up_with_presets_and_paces(house: RunningServer, guests: Callable[..., NutsGuest], lang: str) -> None:
    guest = guests(house.url, lang, size=PHONE, scheme=LIGHTS[lang])
    guest.goto("/new/nuts?mode=friends")
    guest.page.get_by_role("radio", name=guest.words.say("preset-short"), exact=True).check()
    for place in ("1", "5", "8"):
        guest.page.get_by_role("combobox", name=guest.words.say("pace"), exact=True).select_option(place)
        see_that_all_is_well(guest, f"pace {place}")
    guest.page.get_by_role("combobox", name=guest.words.say("bot-pace"), exact=True).select_option("instant")
    guest.page.locator("summary").click()
    see_that_all_is_well(guest, "house rules")


def test_seats_and_their_dialogs_clocks_and_reactions(
    house: RunningServer, guests: Callable[..., NutsGuest], lang: str
) -> None:
    how = {"scheme": LIGHTS[lang], "size": PHONE, "touch": True}
    ada, bo = guests(house.url, lang, **how), guests(house.url, lang, **how)
    path = ada.open_with({"waits": True, "pace": {"kind": "game", "seconds": 300, "increment": 5}}, ME, OPEN, OPEN)
    bo.join(path, "Bo")
    expect(ada.page.locator(".manager .name").nth(1)).to_have_text("Bo")

    def unfold(number: int) -> None:
        ada.page.get_by_role("button", name=ada.words.say("seat-manage", number=number, name="")).click()

    unfold(3)
    see_that_all_is_well(ada, "an open seat")
    unfold(2)
    see_that_all_is_well(ada, "a person's seat")
    ada.page.locator(".actions").get_by_role("button", name=ada.words.say("seat-rename"), exact=True).click()
    see_that_all_is_well(ada, "another name")
    ada.page.keyboard.press("Escape")
    unfold(2)
    ada.page.locator(".actions").get_by_role("button", name=ada.words.say("seat-expel", name="Bo")).click()
    expect(ada.page.get_by_role("alertdialog")).to_be_visible()
    see_that_all_is_well(ada, "sure?")
    ada.button("seat-expel-no").click()
    ada.button("begin-with-bots").click()
    for guest in (ada, bo):
        guest.see_phase("playing")
    expect(ada.page.get_by_role("timer").first).to_be_visible()
    see_that_all_is_well(ada, "clocks")
    ada.button("react").click()
    see_that_all_is_well(ada, "reactions")
    ada.page.keyboard.press("Escape")
    for item in ("seats-change", "hand-over", "invite-title"):
        ada.in_menu(item).click()
        expect(ada.page.get_by_role("dialog")).to_be_visible()
        see_that_all_is_well(ada, item)
        ada.page.keyboard.press("Escape")
        expect(ada.page.get_by_role("dialog")).to_have_count(0)
    ada.button("menu").click()
    expect(ada.page.get_by_role("combobox", name=ada.words.say("bot-pace"), exact=True)).to_be_visible()
    see_that_all_is_well(ada, "menu")
    ada.page.keyboard.press("Escape")
    bo.goto("/rules/nuts")
    house.pass_time(16)
    expect(ada.button("let-bot-play")).to_be_visible()
    see_that_all_is_well(ada, "Bo is away")
    ada.button("let-bot-play").click()
    expect(ada.button("let-bot-play")).to_have_count(0)
    bo.goto(path)
    expect(bo.page.get_by_role("status").get_by_text(bo.words.say("told-returned", name="Bo"))).to_be_visible()
    see_that_all_is_well(bo, "Bo is back")


def test_a_question_about_a_move(house: RunningServer, guests: Callable[..., HamsternGuest], lang: str) -> None:
    how = {"scheme": LIGHTS[lang], "size": PHONE, "kind": HamsternGuest}
    ada, bo, cy = (guests(house.url, lang, **how) for _ in range(3))
    path = ada.open(ME, OPEN, OPEN)
    bo.join(path, "Bo")
    cy.join(path, "Cy")
    for guest in (ada, bo):
        guest.something_to_do()
        guest.place(guest.choose())
    ada.page.get_by_role("button", name=ada.words.say("undo-ask")).filter(visible=True).click()
    expect(cy.page.get_by_role("alertdialog")).to_be_visible()
    see_that_all_is_well(cy, "Cy is asked")
    see_that_all_is_well(ada, "Ada waits")
    cy.button("undo-no").click()
    expect(ada.page.get_by_text(ada.words.say("told-undo-declined", name="Cy"))).to_be_visible()
    see_that_all_is_well(ada, "the move stays")


def test_a_spectator_in_the_next_game(short: RunningServer, guests: Callable[..., NutsGuest], lang: str) -> None:
    """And the front page of somebody who has left a table."""
    how = {"scheme": LIGHTS[lang], "size": PHONE}
    ada, bo = guests(short.url, lang, **how), guests(short.url, lang, **how)
    path = ada.open(ME, BESIDE_ME, **SHORT)
    bo.goto(path)
    expect(bo.page.get_by_text(bo.words.say("watching"))).to_be_visible()
    ada.leave_it_to_bots("Ada", "Bo")
    expect(bo.result).to_be_visible()
    ada.button("rematch").click()
    expect(bo.link("back-to-result")).to_be_visible()
    see_that_all_is_well(bo, "the next game")
    ada.see_phase("playing")
    ada.open(ME, OPEN)
    ada.see_waiting_room()
    ada.goto("/")
    expect(ada.page.get_by_role("link", name=re.compile(ada.words.say("recent-all", count=2)))).to_be_visible()
    see_that_all_is_well(ada, "your tables")
