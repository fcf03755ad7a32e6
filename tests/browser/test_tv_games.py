"""Whole games around a TV, from the code on the TV to the result: the players touch nothing but their phones."""

from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import expect
from tests.browser.dice import SHORT
from tests.browser.gophers import FEAST, GophersGuest
from tests.browser.guest import Guest
from tests.browser.hamstern import HamsternGuest
from tests.browser.hamsterrolle import FINGER, Finger, HamsterrolleGuest, first_room, middle
from tests.browser.ledger import newest
from tests.browser.nuts import NutsGuest
from tests.browser.party import (
    PHONE,
    TELEVISION,
    asked,
    hand_of,
    open_for_tv,
    see_next_game,
    see_playing,
    sit_down,
)
from tests.browser.running_server import RunningServer
from tests.browser.test_hamsterrolle_phone import WHEEL_STANDS

MOST = 400
"""Moves after which a game should be over."""


def around_a_tv(
    house: RunningServer, guests: Callable[..., Any], kind: type[Guest], **options: Any
) -> tuple[Any, list[Any], str]:
    """A TV and two phones at a table that has begun, and its path."""
    tv = guests(house.url, size=TELEVISION, kind=kind)
    phones = [guests(house.url, size=PHONE, touch=True, kind=kind) for _ in range(2)]
    open_for_tv(tv, options)
    return tv, phones, sit_down(tv, phones)


def see_result(tv: Guest, phones: Sequence[Guest]) -> None:
    """It comes by itself, on the TV and on every phone, and says the same."""
    for guest in (tv, *phones):
        expect(guest.result).to_be_visible()
    for phone in phones:
        expect(hand_of(phone)).to_be_visible()


def roll_and_bank(phone: NutsGuest, *, enough: int = 6) -> None:
    """The next thing to do on a phone in Auf die Nüsse!."""
    before, what = phone.seq, phone.something_to_do()
    match what:
        case "result":
            return
        case "roll":
            phone.roll.tap()
        case "decide":
            (phone.bank if phone.total() >= enough else phone.roll).tap()
        case _:
            phone.by_mouse(what)
            return
    phone.see_seq(before + 1)


def test_nuts_and_the_next_game(short: RunningServer, guests: Callable[..., NutsGuest]) -> None:
    """The code is shown on request during play. Whoever asks for a rematch keeps their hand, and so does the other; the
    TV stays the TV."""
    tv, phones, path = around_a_tv(short, guests, NutsGuest, **SHORT)
    tv.button("tv-show-code").click()
    expect(tv.page.get_by_role("dialog").locator(".code span")).to_have_count(4)
    tv.button("tv-show-code").click()
    expect(tv.page.get_by_role("dialog")).to_have_count(0)
    for _ in range(MOST):
        phone = asked(tv, phones)
        if phone is None:
            break
        roll_and_bank(phone)
    see_result(tv, phones)
    phones[0].button("rematch").tap()
    see_next_game(path, tv, *phones)
    for phone in phones:
        expect(hand_of(phone)).to_be_visible()
        expect(phone.page.locator("[data-store]")).to_have_count(0)
    expect(tv.page.locator(".ticker")).to_be_visible()


def test_nuts_with_a_bot_and_a_remote_player(short: RunningServer, guests: Callable[..., NutsGuest]) -> None:
    """A phone at the TV, a bot, and somebody far away who has the whole board."""
    tv = guests(short.url, size=TELEVISION)
    phone = guests(short.url, size=PHONE, touch=True)
    remote = guests(short.url)
    seats = ({"kind": "open"}, {"kind": "open"}, {"kind": "bot", "level": "careful"})
    path = open_for_tv(tv, dict(SHORT), seats)
    phone.join(f"{path}?hand", "Ada")
    remote.join(path, "Bo")
    tv.button("begin").click()  # every seat is taken
    see_playing(tv, phone, remote)
    expect(hand_of(phone)).to_be_visible()
    expect(remote.page.locator("[data-store]")).to_have_count(3)
    for _ in range(MOST):
        player = asked(tv, (phone, remote))
        if player is None:
            break
        if player is phone:
            roll_and_bank(phone)
        else:
            before, what = remote.seq, remote.something_to_do()
            remote.by_mouse(what)
            remote.see_seq(before + 1)
    for guest in (tv, phone, remote):
        expect(guest.result).to_be_visible()


def test_hamstern(swift: RunningServer, guests: Callable[..., HamsternGuest]) -> None:
    """Both cross at the same time, each on their own sheet, until the game is over."""
    tv, phones, _ = around_a_tv(swift, guests, HamsternGuest)
    for _ in range(MOST):
        what = [phone.something_to_do() for phone in phones]
        if "result" in what:
            break
        for phone in phones:
            before, cells = phone.seq, phone.choose()
            for cell in cells:
                phone.cell(cell).tap()
            (phone.done if cells else phone.pass_round).tap()
            phone.see_seq(before + 1)
    see_result(tv, phones)


def test_gophers(swift: RunningServer, guests: Callable[..., GophersGuest]) -> None:
    """Cards are laid, holes are chosen and gifts are kept on the phones. The cards are counted on the TV, then the
    result comes everywhere."""
    tv, phones, _ = around_a_tv(swift, guests, GophersGuest, way="simplified", book="own", own=FEAST)
    for _ in range(MOST):
        phone = asked(tv, phones)
        if phone is None:
            break
        before, what = phone.seq, phone.something_to_do()
        phone.by_touch(what)
        phone.see_seq(before + 1)
    see_result(tv, phones)


def test_the_wheel(brisk: RunningServer, guests: Callable[..., HamsterrolleGuest]) -> None:
    """The shortest game. The first piece is carried by a finger, the others are sent to a compartment; the wheel is on
    the phone only while its player carries a piece."""
    tv, phones, path = around_a_tv(brisk, guests, HamsterrolleGuest, rounds=1, clock="none", first="1")
    expect(tv.wheel).to_be_visible()
    ada, bo = phones
    ada.see_activity("take")
    for phone in phones:
        expect(phone.wheel).to_have_count(0)

    carry_by_finger(ada, newest(brisk, path))
    expect(bo.wheel).to_have_count(0)
    ada.let_go.tap()
    for _ in range(MOST):
        phone = asked(tv, phones)
        if phone is None:
            break
        build(phone)
    see_result(tv, phones)


def carry_by_finger(phone: HamsterrolleGuest, state: Any) -> None:
    """Drag the first piece out of the tray and up into the wheel, which appears then; lift the finger."""
    finger = Finger(phone.page)
    x, y = middle(phone.page.locator("[data-piece]").first)
    finger.down(x, y)
    for step in range(1, 9):
        finger.move(x + 4 * step, y - 12 * step)
    phone.see_activity("carry")
    expect(phone.wheel).to_be_visible()
    for _ in range(2):  # the wheel makes room for the note about the piece
        phone.page.wait_for_function(WHEEL_STANDS)
        x, y = phone.on_screen(first_room(state))
        finger.move(x, y + FINGER)
        expect(phone.let_go).to_be_visible()
    finger.up()
    expect(phone.let_go).to_be_visible()


def build(phone: HamsterrolleGuest) -> None:
    """Take a piece, or the refused one again, send it to the next compartment in words, and let go of it."""
    match phone.see_activity("take", "refused", "lying", "rolling", "wait", "over"):
        case "take":
            phone.page.locator("[data-piece]").first.tap()
        case "refused":
            phone.go.tap()
        case _:  # it may still be refused, or the turn has ended meanwhile
            phone.see_activity("take", "refused", "wait", "over")
            return
    phone.see_activity("carry")
    words = phone.button("board-words")
    if words.get_attribute("aria-expanded") != "true":
        words.tap()
    numbers = phone.page.locator("[data-compartment]")
    chosen = numbers.evaluate_all("all => all.findIndex(one => one.ariaChecked === 'true')")
    numbers.nth((chosen + 1) % numbers.count()).tap()
    phone.let_go.tap()
    phone.see_activity("lying", "refused", "rolling", "take", "wait", "over")
