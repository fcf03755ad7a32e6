"""What moves at a board: how fast, for each reader, and how it is skipped; the same at every board."""

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Locator, expect
from tests.browser import gophers, hamstern, hamsterrolle, nuts
from tests.browser.gophers import GophersGuest
from tests.browser.guest import Guest
from tests.browser.hamstern import HamsternGuest
from tests.browser.hamsterrolle import HamsterrolleGuest
from tests.browser.nuts import NutsGuest
from tests.browser.running_server import RunningServer

STEP_MS = 40
"""How far the clock of the page goes on between two looks at the board."""
LONGEST_MS = 4_000
MOVES = {"motion": "no-preference"}

SKIP_BY = """ways => {
    window.skipped = [];
    const skip = {
        key: () => dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true })),
        tap: () => {
            const beside = document.querySelector('[data-activity] > .status');
            beside.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
            beside.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
        },
        button: button => button.click(),
    };
    const look = () => {
        const button = document.querySelector('[data-action="skip"]');
        const falling = [...document.querySelectorAll('.falling > *')];
        if (!button || !falling.length || !ways.length) return;
        const way = ways.shift();
        skip[way](button);
        const frame = what => requestAnimationFrame(() => requestAnimationFrame(what));
        frame(() => skipped.push([way, falling.every(one => !one.isConnected)]));
    };
    new MutationObserver(look).observe(document.querySelector('[data-wheel]').closest('section'), {
        subtree: true,
        childList: true,
    });
}"""
"""Skips pieces that tumble as soon as that is offered, each time in another of these ways. `skipped`: the way, and
whether they had left the wheel with the next picture."""


def skip_button(guest: Guest) -> Locator:
    return guest.page.locator('button[data-action="skip"]')


def stop_clock(guest: Guest) -> None:
    """From now on, nothing that plays comes to its end by itself."""
    guest.page.clock.pause_at(guest.page.evaluate("Date.now()") / 1000 + 0.5)


def roll_nuts(guest: NutsGuest) -> None:
    guest.open(nuts.ME, nuts.BESIDE_ME)
    assert guest.something_to_do() == "roll"
    stop_clock(guest)
    guest.page.keyboard.press("Space")


def enter_a_roll(guest: HamsternGuest) -> None:
    guest.open(hamstern.ME, die="paper")
    expect(guest.button("board-enter-pips", pips=5)).to_be_visible()
    stop_clock(guest)
    guest.page.keyboard.press("5")


def roll_for_a_walk(guest: GophersGuest) -> None:
    guest.open(gophers.ME, gophers.CASUAL, first="1")
    guest.come_to("ready")
    stop_clock(guest)
    guest.page.keyboard.press("Enter")


class Board(NamedTuple):
    kind: type[Guest]
    act: Callable[[Any], None]
    """Makes something move; the guest is of that kind."""
    ground: str
    """Where the board is tapped."""


BOARDS = {
    "nuts": Board(NutsGuest, roll_nuts, "div.ground"),
    "hamstern": Board(HamsternGuest, enter_a_roll, "div.sheet"),
    "gophers": Board(GophersGuest, roll_for_a_walk, "div.maze"),
}


def choose_speed(guest: Guest, speed: str) -> None:
    guest.page.evaluate("speed => localStorage.setItem('burrow.motion', speed)", speed)


def length(guest: Guest) -> int:
    """How long what plays now goes on, in milliseconds of the page's clock."""
    expect(skip_button(guest)).to_have_count(1)
    for passed in range(STEP_MS, LONGEST_MS, STEP_MS):
        guest.page.clock.run_for(STEP_MS)
        if not skip_button(guest).count():
            return passed
    raise AssertionError("it never ends")


@pytest.mark.parametrize("game", BOARDS)
def test_what_plays_is_skipped_by_key_tap_and_button_and_each_reader_chooses_its_speed(
    game: str, house: RunningServer, guests: Callable[..., Guest]
) -> None:
    """The clock of the page stands still, so only skipping ends it. Then it goes on, at three speeds; where nothing is
    to move, there is nothing to skip."""
    kind, act, ground = BOARDS[game]
    guest = guests(house.url, kind=kind, **MOVES)
    guest.page.clock.install()
    skip = skip_button(guest)

    def by_tap() -> None:
        box = guest.page.locator(ground).first.bounding_box()
        assert box
        guest.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.4)

    def by_key() -> None:
        guest.page.keyboard.press("Escape")

    def by_button() -> None:
        skip.dispatch_event("click")

    for by in (by_key, by_tap, by_button):
        act(guest)
        expect(skip).to_have_accessible_name(guest.words.say("skip-motion"))
        expect(skip).to_have_attribute("aria-keyshortcuts", "Escape")
        by()
        expect(skip).to_have_count(0)
        guest.page.clock.resume()

    lengths = {}
    for speed in ("calm", "normal", "brisk"):
        choose_speed(guest, speed)
        act(guest)
        lengths[speed] = length(guest)
        guest.page.clock.resume()
    assert lengths["brisk"] < lengths["normal"] < lengths["calm"]

    choose_speed(guest, "none")
    act(guest)
    expect(guest.page.locator("html")).to_have_attribute("data-motion", "none")
    expect(skip).to_have_count(0)


def test_pieces_that_tumble_out_of_the_wheel_are_skipped_by_key_tap_and_button(
    brisk: RunningServer, guests: Callable[..., HamsterrolleGuest]
) -> None:
    """Everyone brings a piece to the very edge of the wheel and lets go: it tips out and tumbles to the tray."""
    ada = guests(brisk.url, kind=HamsterrolleGuest, **MOVES)
    ada.open(hamsterrolle.ME, hamsterrolle.BESIDE_ME, first="1", clock="none")
    choose_speed(ada, "calm")
    ada.page.reload()
    ada.see_board()
    ada.page.evaluate(SKIP_BY, ["key", "tap", "button"])
    for turn in range(1, 9):
        ada.see_activity("take")
        ada.take_by_keyboard()
        for _ in range(7):
            ada.page.keyboard.press("PageDown")
        expect(ada.wheel.locator("p")).to_have_text(ada.words.say("board-out-near"))
        ada.page.keyboard.press("Enter")
        ada.see_turn(turn)
        ada.see_activity("take")
        if len(ada.page.evaluate("skipped")) == 3:
            break
    assert ada.page.evaluate("skipped") == [["key", True], ["tap", True], ["button", True]]


def test_the_speed_is_chosen_on_the_front_page_and_stays(house: RunningServer, guests: Callable[..., Guest]) -> None:
    """In the menu of a table it can be changed. A device that asks for reduced motion is told that it comes first."""
    guest = guests(house.url, **MOVES)
    guest.goto("/")
    speed = guest.page.get_by_role("combobox", name=guest.words.say("motion"), exact=True)
    speed.select_option(label=guest.words.say("motion-brisk"))
    guest.open(nuts.ME, nuts.BESIDE_ME)
    expect(guest.page.locator("html")).to_have_attribute("data-motion", "brisk")
    guest.button("menu").click()
    expect(speed).to_have_value("brisk")
    speed.select_option(label=guest.words.say("motion-calm"))
    expect(guest.page.locator("html")).to_have_attribute("data-motion", "calm")
    expect(guest.page.get_by_text(guest.words.say("motion-reduced"))).to_have_count(0)
    guest.page.emulate_media(reduced_motion="reduce")
    expect(speed).to_have_accessible_description(guest.words.say("motion-reduced"))


def test_the_list_of_keys_tells_how_to_skip_before_anything_plays(
    house: RunningServer, guests: Callable[..., NutsGuest]
) -> None:
    guest = guests(house.url, kind=NutsGuest, **MOVES)
    guest.open(nuts.ME, nuts.BESIDE_ME)
    assert guest.something_to_do() == "roll"
    guest.page.keyboard.press("k")
    keys = guest.page.get_by_role("region", name=guest.words.say("keys"), exact=True)
    row = keys.locator("dt", has_text="Esc").locator("+ dd")
    expect(row).to_have_text(guest.words.say("skip-motion"))


def test_a_dimmed_button_says_why_while_the_dice_roll(house: RunningServer, guests: Callable[..., NutsGuest]) -> None:
    """It does not skip, and once the dice lie still nobody is told to wait any more."""
    guest = guests(house.url, kind=NutsGuest, **MOVES)
    guest.page.clock.install()
    roll_nuts(guest)
    expect(skip_button(guest)).to_have_count(1)
    guest.page.locator('button[data-action="roll"]').dispatch_event("click", {"detail": 1})
    refusal = guest.page.get_by_role("alert")
    expect(refusal).to_contain_text(guest.words.say("refuse-in-the-air"))
    expect(skip_button(guest)).to_have_count(1)
    guest.page.keyboard.press("Escape")
    expect(guest.roll).to_be_visible()
    expect(refusal).to_have_count(0)
