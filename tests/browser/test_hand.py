"""A phone as a hand beside a TV: what it shows if there is no seat, if two people share it, if it sleeps, and if its
player goes on with another phone."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import WebSocketRoute, expect
from tests.browser.gophers import GophersGuest
from tests.browser.guest import Guest
from tests.browser.hand_scenes import as_hand
from tests.browser.nuts import BESIDE_ME, ME, NutsGuest
from tests.browser.party import PHONE, hand_of
from tests.browser.running_server import RunningServer

BOT = {"kind": "bot", "level": "careful"}
FEEL = """() => {
    window.felt = [];
    window.locks = 0;
    Object.defineProperty(navigator, 'vibrate', { value: (pattern) => (window.felt.push(pattern), true) });
    const lock = () => ({ addEventListener: () => {}, release: async () => void (window.locks -= 1) });
    const request = async () => ((window.locks += 1), lock());
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
}"""
"""Counts the locks of the screen, and keeps every vibration."""


@pytest.fixture
def phone(house: RunningServer, guests: Callable[..., NutsGuest]) -> Callable[..., NutsGuest]:
    return lambda **how: guests(house.url, **{"size": PHONE, "touch": True, **how})


def test_who_comes_to_a_full_table_may_wait_for_a_seat(phone: Callable[..., NutsGuest]) -> None:
    """The phone shows no board. As soon as a seat is free, it asks for a name, and becomes a hand."""
    ada, bo = phone(), phone()
    path = as_hand(ada, ME, BOT)
    bo.goto(f"{path}?hand")
    expect(bo.page.get_by_role("heading", name=bo.words.say("no-seat-title"))).to_be_visible()
    expect(bo.page.get_by_role("region", name=bo.words.say("board"), exact=True)).to_have_count(0)
    expect(bo.page.get_by_text(bo.words.say("turn-on-tv"))).to_be_visible()
    ada.button("menu").tap()
    ada.button("seats-change").tap()
    ada.page.get_by_role("button", name=re.compile(rf"^{ada.words.say('seat-manage', number=2, name='')}")).tap()
    ada.button("seat-offer").tap()
    bo.page.get_by_label(bo.words.say("your-name")).fill("Bo")
    bo.button("join").tap()
    expect(hand_of(bo)).to_be_visible()


def test_who_comes_to_a_full_table_may_watch(phone: Callable[..., NutsGuest]) -> None:
    ada, bo = phone(), phone()
    path = as_hand(ada, ME, BESIDE_ME)
    bo.goto(f"{path}?hand")
    bo.button("no-seat-watch").tap()
    expect(bo.page.get_by_role("region", name=bo.words.say("board"), exact=True)).to_be_visible()
    assert ada.something_to_do() == "roll"
    ada.roll.tap()
    ada.see_seq(1)
    bo.see_seq(1)


def test_two_people_on_one_phone_do_not_see_each_others_cards(
    house: RunningServer, guests: Callable[..., GophersGuest]
) -> None:
    ada = guests(house.url, size=PHONE, touch=True, kind=GophersGuest)
    as_hand(ada, ME, BESIDE_ME, first="1")
    ada.come_to("curtain")
    expect(ada.hand).to_have_count(0)
    ada.lift.first.tap()
    expect(ada.hand.first).to_be_visible()
    ada.come_to("curtain")
    expect(ada.hand).to_have_count(0)


def test_a_turn_is_felt_and_the_screen_stays_awake(phone: Callable[..., NutsGuest]) -> None:
    ada, bo = phone(motion="no-preference"), phone()
    for guest in (ada, bo):
        guest.page.add_init_script(f"({FEEL})()")
    path = ada.open(ME, {"kind": "open"})
    bo.join(f"{path}?hand", "Bo")
    ada.goto(f"{path}?hand")
    assert ada.something_to_do() == "roll"
    ada.page.wait_for_function("() => window.locks === 1 && window.felt.length === 1")
    assert ada.page.evaluate("window.felt") == [[60, 60, 60]]
    assert bo.page.evaluate("[window.felt, window.locks]") == [[], 0]
    ada.button("menu").tap()
    buzzes = ada.button("hand-buzzes")
    expect(buzzes).to_have_attribute("aria-pressed", "true")
    buzzes.tap()
    expect(buzzes).to_have_attribute("aria-pressed", "false")
    ada.page.reload()
    ada.something_to_do()
    ada.page.wait_for_function("() => window.locks === 1")
    assert ada.page.evaluate("window.felt") == []


def test_a_phone_that_wakes_is_back_at_once(house: RunningServer, phone: Callable[..., NutsGuest]) -> None:
    """Its connection died while it slept, and nobody told it. No timer runs here, so only the waking brings it back."""
    ada, bo = phone(), phone()
    lines: list[WebSocketRoute] = []
    dead: list[WebSocketRoute] = []

    def connect(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        lines.append(line)
        server.on_message(lambda message: None if line in dead else line.send(message))

    bo.page.route_web_socket("**/ws?*", connect)
    bo.page.clock.install()
    path = ada.open(ME, {"kind": "open"})
    bo.join(f"{path}?hand", "Bo")
    see_begun(ada, bo)
    bo.see_seq(0)
    known = len(lines)
    dead += lines
    now = int(bo.page.evaluate("Date.now()"))
    bo.page.clock.pause_at(now + 1)
    assert ada.something_to_do() == "roll"
    before = ada.seq
    ada.roll.click()
    ada.see_seq(before + 1)
    assert bo.seq == before
    bo.page.clock.set_system_time(now + 60_000)
    bo.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    bo.see_seq(before + 1)
    assert len(lines) == known + 1


def see_begun(*guests: Guest) -> None:
    for guest in guests:
        guest.see_phase("playing")


def test_a_seat_moves_to_another_phone_with_its_proof(
    whole_house: RunningServer, guests: Callable[..., NutsGuest]
) -> None:
    """The other phone is a hand too, and can prove the share of the dice that the first one added. What proves it is
    sent to no server."""
    whole_house.choose_dice("")
    ada, bo, other = [guests(whole_house.url, size=PHONE, touch=True) for _ in range(3)]
    path = ada.open(ME, {"kind": "open"})
    ada.goto(f"{path}?hand")
    bo.join(f"{path}?hand", "Bo")
    see_begun(ada, bo)
    ada.button("menu").tap()
    ada.button("hand-over").tap()
    expect(ada.page.get_by_role("img", name=ada.words.say("hand-over-link"))).to_be_visible()
    address = ada.page.get_by_role("textbox", name=ada.words.say("hand-over-link")).input_value()
    luck = address.partition("&luck=")[2]
    assert luck
    assert f"{path}?hand#take=" in address

    asked: list[str] = []
    other.page.on("request", lambda request: asked.append(f"{request.url} {request.post_data}"))
    other.page.goto(address)
    expect(hand_of(other)).to_be_visible()
    other.button("menu").tap()
    expect(other.page.get_by_text(other.words.say("luck-yours-in"), exact=True)).to_be_visible()
    assert asked
    assert not [request for request in asked if luck[:20] in request]
    assert "luck" not in other.page.url

    other.page.evaluate("localStorage.removeItem('burrow.shares')")
    other.page.reload()
    other.button("menu").tap()
    expect(other.page.get_by_text(other.words.say("luck-yours-gone"), exact=True)).to_be_visible()
