"""Gophers Walk: two people at one screen. A hand is on the page only while its owner has lifted the curtain."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.gophers import BESIDE_ME, CASUAL, FEAST, ME, GophersGuest
from tests.browser.ledger import newest
from tests.browser.running_server import RunningServer

from burrow.games.gophers.data import DIG
from burrow.games.gophers.data.cards import name_of, value_of
from burrow.games.gophers.state import State


def spoken(guest: GophersGuest, cards: tuple[int, ...]) -> set[str]:
    """What a screen reader calls the supplies among these cards."""
    supplies = [card for card in cards if card != DIG]
    return {guest.words.say("board-card", kind=name_of(card), value=value_of(card)) for card in supplies}


def seen_or_heard(guest: GophersGuest, names: set[str]) -> set[str]:
    """Which of these names are anywhere on the page: in its elements, or in what assistive technology gets."""
    page = guest.page.content() + guest.page.locator("body").aria_snapshot()
    return {name for name in names if re.search(rf"\b{name}\b", page)}


def test_nobody_sees_a_hand_that_is_not_theirs(swift: RunningServer, guests: Callable[..., GophersGuest]) -> None:
    """Everyone sees where figures are placed. Before a roll the curtain is down: the page holds no card and does not
    say which holes the cards would fit. A tap or a key lifts it and shows one hand; it falls again when the other
    player is asked."""
    guest = guests(swift.url, kind=GophersGuest)
    path = guest.open(ME, BESIDE_ME, first="1")
    for _ in "Ada", "Bo":
        assert guest.something_to_do() == "place"
        guest.tab_to(guest.lift)
        guest.page.keyboard.press("Enter")
        spot = guest.page.locator("[data-spot]:focus")
        expect(spot, "the keyboard goes on with what has to be chosen first").to_have_count(1)
        before = guest.seq
        guest.by_mouse("place")
        guest.see_seq(before + 1)
    for asked, other in ((0, 1), (1, 0)):
        assert guest.something_to_do() == "curtain"
        state: State = newest(swift, path)
        hands = [spoken(guest, hand) for hand in state.hands]
        assert all(hands)
        assert state.turn.seat == asked
        assert not seen_or_heard(guest, hands[0] | hands[1])
        expect(guest.hand).to_have_count(0)
        expect(guest.dig).to_have_count(0)
        expect(guest.page.get_by_label(guest.words.say("board-hole-makes"))).to_have_count(0)
        if asked == 0:
            guest.page.locator(".curtain").click()
        else:
            guest.tab_to(guest.lift)
            guest.page.keyboard.press("Enter")
            expect(guest.go, "the keyboard goes on with the next thing to do").to_be_focused()
        expect(guest.hand).to_have_count(len(state.hands[asked]))
        assert seen_or_heard(guest, hands[asked]) == hands[asked]
        assert not seen_or_heard(guest, hands[other] - hands[asked])
        while guest.something_to_do() != "curtain":
            before = guest.seq
            guest.by_mouse(guest.something_to_do())
            guest.see_seq(before + 1)


def test_after_a_change_of_page_each_hand_has_its_curtain(
    swift: RunningServer, guests: Callable[..., GophersGuest]
) -> None:
    """Ada turns the page with a dig card, and both are asked, one after the other (G-22). It stays her turn."""
    guest = guests(swift.url, kind=GophersGuest)
    path = guest.open(ME, BESIDE_ME, book="own", own=FEAST, first="1")
    guest.come_to("curtain")
    guest.lift.click()
    expect(guest.dig).to_be_visible()
    before = guest.seq
    guest.dig.click()
    guest.see_seq(before + 1)
    what = guest.something_to_do()
    state: State = newest(swift, path)
    assert state.asked == (0, 1), "with these dice both stand on something"
    expect(guest.hand).to_have_count(len(state.hands[0]))
    ribbon = guest.page.get_by_role("banner").locator("strong")
    expect(ribbon).to_have_text(guest.words.say("turn-of", name="Ada"))
    before = guest.seq
    guest.by_mouse(what)
    guest.see_seq(before + 1)
    assert guest.something_to_do() == "curtain"
    expect(ribbon).to_have_text(guest.words.say("turn-decides", name="Bo"))
    expect(guest.hand).to_have_count(0)
    kept = spoken(guest, state.hands[1]) - spoken(guest, state.hands[0])
    assert kept
    assert not seen_or_heard(guest, kept)
    guest.lift.click()
    expect(guest.hand).to_have_count(len(state.hands[1]))
    assert seen_or_heard(guest, kept) == kept


@pytest.mark.parametrize(("other", "knows"), [(BESIDE_ME, False), (CASUAL, True)], ids=["shared", "alone"])
def test_what_the_own_cards_would_do_for_is_shown_to_one_alone(
    swift: RunningServer, guests: Callable[..., GophersGuest], other: dict[str, str], knows: bool
) -> None:
    """On a shared screen the pages show where everyone stands and nothing else, with or without the curtain."""
    guest = guests(swift.url, kind=GophersGuest)
    guest.open(ME, other, first="1")
    while guest.something_to_do() == "place":
        before = guest.seq
        guest.by_mouse("place")
        guest.see_seq(before + 1)
    if not knows:
        guest.lift.click()
        expect(guest.hand).not_to_have_count(0)
    guest.page.get_by_role("button", name=guest.words.say("leaf-title"), exact=True).click()
    pages = guest.page.get_by_role("region", name=guest.words.say("leaf-title"))
    expect(pages.get_by_role("listitem")).to_have_count(6)
    expect(pages.locator(".dot")).to_have_count(12)
    assert (pages.locator("[data-made]").count() > 0) == knows
    pages.get_by_role("button").first.click()
    expect(guest.large_page.get_by_role("heading")).to_contain_text(guest.words.say("leaf-page", page=1))
    for page in (2, 3, 4, 5, 6):
        guest.page.keyboard.press("ArrowRight")
        expect(guest.large_page.get_by_role("heading")).to_contain_text(guest.words.say("leaf-page", page=page))
    expect(guest.large_page.get_by_text(guest.words.say("leaf-marks"))).to_have_count(int(knows))
    guest.page.keyboard.press("Escape")
    expect(guest.large_page).to_have_count(0)
