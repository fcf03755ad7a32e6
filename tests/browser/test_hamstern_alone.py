"""Hamstern: one person alone."""

from collections.abc import Callable

from playwright.sync_api import expect
from tests.browser.hamstern import ME, HamsternGuest
from tests.browser.running_server import RunningServer

MOST_ROUNDS = 60
SEVEN = """
start A
A 4
B 3
C 3
D 3
map
a a a a a a a --b b --c c --d d
"""

WATCH = """
    window.seen = [];
    const look = () => {
        const result = document.querySelector('#result-title');
        const skip = document.querySelector('.ending ~ .skip button');
        const told = where => [...document.querySelectorAll(where)].map(one => parseInt(one.textContent)).join();
        if (skip?.matches('.quiet') && document.querySelector('aside .verdict')) seen.push('too early');
        if (skip && told('.ending .total dd') !== told('aside td.total')) seen.push('differs');
        const what = result ? 'result' : skip && document.querySelector('.ending li svg') ? 'sheets' : null;
        if (what && !seen.includes(what)) seen.push(what);
        if (what === 'sheets') skip.click();
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true });
"""
"""What the end of a game shows, in order: the sheets being counted, which are skipped, then the result. Meanwhile the
panel has the same points as the sheets, and does not say yet what decided."""


def play_six_rounds(guest: HamsternGuest, *cells: int) -> None:
    """Enter six rolls of 4 or more, so that the timer runs twice (HS-02). The first one crosses these cells; with the
    others, the player passes."""
    guest.open(ME, die="paper", sheet="own", own=SEVEN)
    guest.enter(len(cells))
    guest.place(cells)
    for _ in range(5):
        guest.enter(6)
        guest.place(())


def test_the_end_is_counted_and_only_a_best_score_is_crowned(
    house: RunningServer, guests: Callable[..., HamsternGuest]
) -> None:
    guest = guests(house.url, kind=HamsternGuest, motion="no-preference")
    best, crown = guest.page.locator(".best"), guest.page.locator(".result .crown")
    guest.page.add_init_script(WATCH)
    play_six_rounds(guest, 0, 1, 2, 3)
    expect(guest.result).to_be_visible()
    assert guest.page.evaluate("seen") == ["sheets", "result"]
    expect(crown).to_have_count(1)
    expect(guest.page.locator(".result")).to_contain_text(guest.words.say("end-best-first", best=0))

    play_six_rounds(guest, 0, 1, 2, 3)
    expect(guest.result).to_be_visible()
    expect(guest.page.locator(".result")).to_contain_text(guest.words.say("end-best-equal", best=0))
    expect(crown).to_have_count(0)

    guest.open(ME, die="paper", sheet="own", own=SEVEN)
    expect(best).to_have_text(guest.words.say("best-so-far", best=0))
    guest.goto("/new/hamstern?mode=solo")
    expect(guest.page.get_by_text(guest.words.say("best-none"))).to_be_visible()


def test_a_whole_game_by_keyboard_alone(house: RunningServer, guests: Callable[..., HamsternGuest]) -> None:
    """From the front page through the solo door to the result (HS-05) and on to the next game, with no pointer."""
    guest = guests(house.url, kind=HamsternGuest)
    keyboard = guest.page.keyboard
    guest.goto("/")
    guest.tab_to(guest.door("mode-solo"))
    keyboard.press("Enter")
    guest.tab_to(guest.button("begin"))
    keyboard.press("Enter")
    guest.see_phase("playing")

    for _ in range(MOST_ROUNDS):
        what = guest.something_to_do()
        if what == "result":
            break
        before = guest.seq
        while what == "place" and not guest.may_confirm.count():
            keyboard.press("Home")
            keyboard.press("Space")
        keyboard.press("Enter")
        guest.see_seq(before + 1)

    expect(guest.result).to_be_focused()
    for line in ("line-nuts", "line-mushrooms", "line-chambers"):
        expect(guest.page.get_by_text(guest.words.say(line), exact=True).first).to_be_visible()
    expect(guest.log).to_contain_text(guest.words.say("tell-second-lap"))
    guest.tab_to(guest.button("rematch"))
    before_url = guest.page.url
    keyboard.press("Enter")
    guest.page.wait_for_url(lambda url: url != before_url and "/t/" in url)
    guest.see_phase("playing")
    assert guest.something_to_do() == "place"


def test_only_who_plays_alone_is_told_the_solo_rules(
    house: RunningServer, guests: Callable[..., HamsternGuest]
) -> None:
    """In the drawer and on the page that it links to."""
    guest = guests(house.url, kind=HamsternGuest)
    for seats in ((ME,), (ME, {"kind": "me", "name": "Bo"})):
        guest.open(*seats)
        guest.see_board()
        guest.button("rules").first.click()
        told = guest.words.say("rule-H-24", seats=len(seats))
        assert (told == guest.words.say("rule-H-24", seats="any")) == (len(seats) == 2)
        expect(guest.page.locator(".drawer")).to_contain_text(told)
        expect(guest.page.locator("#HS-01")).to_have_count(2 - len(seats))
        expect(guest.page.locator("#H-34")).to_have_count(len(seats) - 1)
        guest.goto(guest.link("rules-page").get_attribute("href") or "")
        expect(guest.page.locator("ol").first).to_be_visible()
        expect(guest.page.get_by_text(told)).to_be_visible()
        expect(guest.page.locator("#HS-01")).to_have_count(2 - len(seats))
