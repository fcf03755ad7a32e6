"""Gophers Walk by keyboard alone."""

from collections.abc import Callable

from playwright.sync_api import expect
from tests.browser.gophers import CAREFUL, CASUAL, FEAST, ME, GophersGuest, drawn
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


def test_k_opens_the_list_of_keys(swift: RunningServer, guests: Callable[..., GophersGuest]) -> None:
    """It names what can be done just now, and closes with K or Escape. Escape leaves the cards where they lie."""
    guest = guests(swift.url, kind=GophersGuest)
    guest.open(ME, CASUAL, book="own", own=FEAST, first="1")
    keys = guest.page.get_by_role("region", name=guest.words.say("keys"), exact=True)
    guest.come_to("collect")
    guest.page.locator("[data-card]:not(.useless)").first.click()
    expect(guest.page.locator("[data-card].plus")).to_have_count(1)
    guest.page.keyboard.press("k")
    expect(keys).to_be_visible()
    rows = keys.locator("dt").evaluate_all("all => all.map(one => [one.innerText, one.nextElementSibling.innerText])")
    for key, message in (
        ("H", "board-hint"),
        ("N", "board-nothing"),
        ("↵", "board-collect-go"),
        ("1 – 6", "board-key-lay"),
        ("+ −", "board-key-sign"),
        ("← → ↑ ↓", "board-key-walk"),
        ("⌫", "board-key-back"),
        ("K", "keys"),
    ):
        assert [key, guest.words.say(message)] in rows
    guest.page.keyboard.press("Escape")
    expect(keys).to_have_count(0)
    expect(guest.page.locator("[data-card].plus")).to_have_count(1)
    guest.page.keyboard.press("k")
    expect(keys).to_be_visible()
    guest.page.keyboard.press("k")
    expect(keys).to_have_count(0)


STORES = drawn(*["s9  s9  s9  s9 \n s9  s9  s9  s9 \n s9  s9  s9  s9"] * 6)
"""Whatever kind a player likes, of nine."""


def test_in_the_entry_game_t_chooses_another_kind(swift: RunningServer, guests: Callable[..., GophersGuest]) -> None:
    """K lists the keys there too, and leaves the kind as it is. Minus and a digit give a card back."""
    guest = guests(swift.url, kind=GophersGuest)
    guest.open(ME, CASUAL, way="entry", book="own", own=STORES, first="1")
    guest.come_to("collect")
    kinds = guest.page.get_by_role("group", name=guest.words.say("board-choose-kind")).get_by_role("button")
    for pressed in (0, 1, 2, 0):
        expect(kinds.nth(pressed)).to_have_attribute("aria-pressed", "true")
        expect(kinds.nth(pressed)).to_have_attribute("aria-keyshortcuts", "T")
        guest.page.keyboard.press("t")
    expect(kinds.nth(1)).to_have_attribute("aria-pressed", "true")
    guest.page.keyboard.press("k")
    keys = guest.page.get_by_role("region", name=guest.words.say("keys"), exact=True)
    expect(keys).to_contain_text(guest.words.say("board-key-kind"))
    expect(kinds.nth(1)).to_have_attribute("aria-pressed", "true")
    guest.page.keyboard.press("9")
    expect(guest.page.locator(".tray .total b")).to_have_text("9")
    guest.page.keyboard.press("Backspace")
    expect(guest.page.locator(".tray .term")).to_have_count(0)


def test_arrows_lead_along_the_hand_and_up_to_the_holes(
    swift: RunningServer, guests: Callable[..., GophersGuest]
) -> None:
    """Plus and minus set the sign of the card that has the focus."""
    guest = guests(swift.url, kind=GophersGuest)
    guest.open(ME, CASUAL, book="own", own=FEAST, first="1")
    guest.come_to("collect")
    usable = guest.page.locator("[data-card]:not(.useless)").first
    slot = int(usable.get_attribute("data-card") or 0)
    guest.hand.first.focus()
    for _ in range(slot):
        guest.page.keyboard.press("ArrowRight")
    expect(guest.hand.nth(slot)).to_be_focused()
    for key, sign in (("+", "plus"), ("-", "minus")):
        guest.page.keyboard.press(key)
        expect(guest.page.locator(f"[data-card].{sign}")).to_have_attribute("data-card", str(slot))
    guest.page.keyboard.press("End")
    expect(guest.hand.last).to_be_focused()
    guest.page.keyboard.press("ArrowRight")
    expect(guest.hand.first).to_be_focused()
    guest.page.keyboard.press("ArrowUp")
    expect(guest.page.locator("[data-spot]:focus")).to_have_count(1)
