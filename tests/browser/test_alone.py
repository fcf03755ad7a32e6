"""One person against bots."""

import re
from collections.abc import Callable

from playwright.sync_api import expect
from tests.browser.nuts import NutsGuest
from tests.browser.running_server import RunningServer


def test_two_clicks_lead_from_the_front_page_into_a_game(
    house: RunningServer, guests: Callable[..., NutsGuest]
) -> None:
    guest = guests(house.url)
    guest.goto("/")
    guest.door("play-now").click()
    guest.see_phase("playing")
    assert guest.something_to_do() == "roll"


def test_a_whole_game_by_keyboard_alone(swift: RunningServer, guests: Callable[..., NutsGuest]) -> None:
    """From the front page to the result and on to the rematch, with no pointer at all."""
    guest = guests(swift.url)
    keyboard = guest.page.keyboard
    guest.goto("/")
    guest.tab_to(guest.door("choose-bots"))
    keyboard.press("Enter")
    guest.tab_to(guest.page.locator("summary"))
    keyboard.press("Enter")
    goal = guest.page.get_by_label(guest.words.say("option-goal"), exact=True)
    guest.tab_to(goal)
    keyboard.press("ControlOrMeta+a")
    keyboard.type("20")
    guest.tab_to(guest.button("begin"))
    keyboard.press("Enter")
    guest.see_phase("playing")

    guest.play_to_the_end(guest.by_keyboard)

    expect(guest.result).to_be_focused()
    lines = guest.page.get_by_text(guest.words.say("line-banked"), exact=True)
    expect(lines.first).to_be_visible()
    expect(guest.page.locator("[aria-live=assertive]")).to_be_empty()
    beginning = guest.words.say("tell-starts", seat="").strip()
    expect(guest.page.locator(".log li").last).to_contain_text(beginning)
    guest.tab_to(guest.button("rematch"))
    before = guest.page.url
    keyboard.press("Enter")
    guest.page.wait_for_url(lambda url: url != before and "/t/" in url)
    guest.see_phase("playing")


def test_who_adds_seats_and_takes_them_away_hears_how_many_there_are_and_keeps_the_place(
    house: RunningServer, guests: Callable[..., NutsGuest]
) -> None:
    """The pressed button may be gone by then, so the focus moves to the next one to press."""
    guest = guests(house.url)
    guest.goto("/new/nuts?mode=screen")
    keyboard = guest.page.keyboard
    spoken = guest.page.locator("[aria-live=polite]")
    add = guest.button("seat-add")
    guest.tab_to(add)
    for count in (3, 4):
        keyboard.press("Enter")
        expect(spoken).to_have_text(guest.words.say("seats-now", count=count))
    expect(add, "no more than four play").to_have_count(0)
    expect(guest.page.get_by_label(guest.words.say("seat-name", number=4), exact=True)).to_be_focused()
    guest.tab_to(guest.button("seat-remove", number=4))
    keyboard.press("Enter")
    expect(spoken).to_have_text(guest.words.say("seats-now", count=3))
    expect(guest.button("seat-remove", number=3)).to_be_focused()
    keyboard.press("Enter")
    expect(spoken).to_have_text(guest.words.say("seats-now", count=2))
    expect(add, "two are needed").to_be_focused()


def test_the_odds_are_shown_on_demand_and_remembered(house: RunningServer, guests: Callable[..., NutsGuest]) -> None:
    guest = guests(house.url)
    guest.goto("/")
    guest.door("play-now").click()
    guest.something_to_do()
    odds = guest.page.get_by_text("%")
    expect(odds).to_have_count(0)
    guest.page.keyboard.press("o")
    expect(odds.first).to_be_visible()
    guest.page.reload()
    expect(odds.first).to_be_visible()


def test_every_roll_and_turn_is_announced(house: RunningServer, guests: Callable[..., NutsGuest]) -> None:
    """The live regions say who rolled what: watched from outside, since sentences may be short-lived."""
    guest = guests(house.url)
    guest.page.add_init_script(
        """window.heard = [];
        document.addEventListener('DOMContentLoaded', () => new MutationObserver(() => {
            for (const region of document.querySelectorAll('[aria-live]')) heard.push(region.textContent.trim());
        }).observe(document.body, { childList: true, subtree: true, characterData: true }));"""
    )
    guest.goto("/")
    guest.door("play-now").click()
    assert guest.something_to_do() == "roll"
    guest.page.wait_for_function("sentence => heard.some(text => text.includes(sentence))", arg="Your turn")
    before = guest.seq
    guest.page.keyboard.press("Space")
    guest.see_seq(before + 2)
    guest.page.wait_for_function("() => heard.some(text => /squirrel|nut|jay/i.test(text))")


def test_the_rules_are_one_key_away(house: RunningServer, guests: Callable[..., NutsGuest]) -> None:
    guest = guests(house.url)
    guest.goto("/")
    guest.door("play-now").click()
    guest.something_to_do()
    guest.page.keyboard.press("?")
    rule = guest.page.get_by_text(guest.words.say("rule-N-05"))
    expect(rule.first).to_be_visible()
    guest.page.keyboard.press("Escape")
    expect(rule).to_have_count(0)


def test_the_keys_are_listed_and_single_letters_can_be_switched_off(
    house: RunningServer, guests: Callable[..., NutsGuest]
) -> None:
    """K lists them. Once single letters are switched off, R does nothing and is no longer named; Space still rolls."""
    guest = guests(house.url)
    keyboard = guest.page.keyboard
    guest.open({"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bo"}, starter="first")
    assert guest.something_to_do() == "roll"
    listed = guest.page.get_by_role("region", name=guest.words.say("keys"), exact=True)
    caps = listed.locator("kbd")
    keyboard.press("k")
    expect(caps.filter(has_text=re.compile(r"\bR\b"))).to_have_count(1)
    expect(caps.filter(has_text=re.compile("^B$")), "there is nothing to bank yet").to_have_count(0)
    before = guest.seq
    keyboard.press("r")
    guest.see_seq(before + 2)
    assert guest.something_to_do() == "decide", "keys work while they are listed"
    expect(caps.filter(has_text=re.compile("^B$"))).to_have_count(1)
    expect(guest.roll).to_have_attribute("aria-keyshortcuts", "Space Enter R")

    listed.get_by_role("checkbox", name=guest.words.say("letter-keys")).uncheck()
    keyboard.press("Escape")
    expect(listed).to_have_count(0)
    expect(guest.roll).to_have_attribute("aria-keyshortcuts", "Space Enter")
    expect(guest.bank).not_to_have_attribute("aria-keyshortcuts", re.compile("."))
    guest.page.evaluate(
        "() => { window.taken = []; addEventListener('keydown', e => taken.push([e.key, e.defaultPrevented])); }"
    )
    before = guest.seq
    for key in ("r", "b", "k", "Space"):
        keyboard.press(key)
    guest.see_seq(before + 2)
    assert guest.page.evaluate("() => taken") == [["r", False], ["b", False], ["k", False], [" ", True]]
    expect(listed).to_have_count(0)


def test_the_rules_follow_the_options_of_the_table(house: RunningServer, guests: Callable[..., NutsGuest]) -> None:
    """In the drawer, and on the page that it leads to."""
    guest = guests(house.url)
    guest.open({"kind": "me", "name": "Ada"}, {"kind": "bot", "level": "careful"}, goal=70, end="first")
    guest.something_to_do()
    guest.page.keyboard.press("?")
    drawer = guest.page.get_by_role("dialog")
    expect(drawer.get_by_text(guest.words.say("rule-N-29", goal=70))).to_be_visible()
    expect(drawer.get_by_text(guest.words.say("rule-N-31", end="first"))).to_be_visible()
    expect(drawer.get_by_text(guest.words.say("rule-N-30"))).to_have_count(0)
    guest.goto(drawer.get_by_role("link", name=guest.words.say("rules-page")).get_attribute("href") or "")
    expect(guest.page.get_by_text(guest.words.say("rule-N-31", end="first"))).to_be_visible()
    expect(guest.page.get_by_text(guest.words.say("rule-N-30"))).to_have_count(0)
    guest.goto("/rules/nuts")
    expect(guest.page.get_by_text(guest.words.say("rule-N-30"))).to_be_visible()
    expect(guest.page.get_by_text(guest.words.say("rule-N-29", goal="any"))).to_be_visible()
