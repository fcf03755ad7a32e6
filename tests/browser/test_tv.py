"""A TV as the table and phones as hands: what each of them shows, and a game played that way."""

import json
from collections.abc import Callable, Sequence

import pytest
from playwright.sync_api import expect
from tests.browser.dice import SHORT
from tests.browser.gophers import GophersGuest
from tests.browser.guest import Guest
from tests.browser.hamstern import HamsternGuest
from tests.browser.nuts import NutsGuest
from tests.browser.running_server import RunningServer

TELEVISION = (1920, 1080)
PHONE = (360, 740)
TURN = """() => document.querySelector('#result-title')
    ? 'over' : document.querySelector('[data-store][aria-current]')?.dataset.store ?? null"""
HAND_ONLY = {"nuts": "[data-store]", "hamstern": "[data-others], .others", "gophers": "[data-spot]"}
"""What belongs to the shared board and must not be on a phone that has nothing to point at."""


def sit_down(tv: Guest, phones: Sequence[Guest]) -> None:
    """Phones follow the QR code of a TV, and the TV begins with those who are there."""
    tv.see_phase("gathering")
    path = tv.page.url.removeprefix(tv.url).partition("?")[0]
    expect(tv.page.get_by_role("img", name=tv.words.say("tv-qr"))).to_have_attribute(
        "src", f"/api/tables{path[2:]}/qr.svg?hand"
    )
    for phone, name in zip(phones, ("Ada", "Bo"), strict=True):
        phone.join(f"{path}?hand", name)
        expect(tv.page.get_by_text(name, exact=True)).to_be_visible()
    tv.button("tv-begin", count=2).click()
    for guest in (tv, *phones):
        guest.see_phase("playing")


def test_a_tv_is_opened_from_the_front_page_and_invites(house: RunningServer, guests: Callable[..., Guest]) -> None:
    tv = guests(house.url, size=TELEVISION)
    tv.goto("/")
    tv.door("on-tv").click()
    tv.see_phase("gathering")
    code = tv.page.locator(".code")
    expect(code.locator("span")).to_have_count(4)
    box = code.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= TELEVISION[1], "everything about joining is in sight"
    assert tv.page.evaluate("parseFloat(getComputedStyle(document.body).fontSize)") >= 28


@pytest.mark.parametrize(("game", "kind"), [("hamstern", HamsternGuest), ("gophers", GophersGuest)])
def test_a_phone_shows_its_players_own_things_and_the_tv_what_everyone_may_see(
    house: RunningServer, guests: Callable[..., Guest], game: str, kind: type[Guest]
) -> None:
    tv = guests(house.url, size=TELEVISION, kind=kind)
    phones = [guests(house.url, size=PHONE, touch=True, kind=kind) for _ in range(2)]
    open_for_tv(tv, {})
    sit_down(tv, phones)
    for phone in phones:
        expect(phone.page.get_by_role("region", name=phone.words.say("hand"), exact=True)).to_be_visible()
    waiting = phones[1]
    expect(waiting.page.locator(HAND_ONLY[game])).to_have_count(0)
    expect(tv.page.locator("button.go")).to_have_count(0)


def open_for_tv(tv: Guest, options: dict[str, object]) -> None:
    seats = [{"kind": "open"}] * 4
    answer = tv.page.request.post(
        f"{tv.url}/api/tables",
        data=json.dumps({"game": tv.game, "seats": seats, "options": options, "waits": True}),
        headers={"content-type": "application/json", "origin": tv.url},
    )
    assert answer.ok, answer.text()
    tv.goto(f"/t/{answer.json()['table']}?tv")


def test_a_whole_game_with_two_phones_and_the_next_one(short: RunningServer, guests: Callable[..., NutsGuest]) -> None:
    tv = guests(short.url, size=TELEVISION)
    phones = [guests(short.url, size=PHONE, touch=True) for _ in range(2)]
    open_for_tv(tv, dict(SHORT))
    sit_down(tv, phones)
    for _ in range(400):
        tv.see_seq(max(phone.seq for phone in phones))
        turn = str(tv.page.wait_for_function(TURN).json_value())
        if turn == "over":
            break
        phone = phones[int(turn)]
        before, what = phone.seq, phone.something_to_do()
        if what == "result":
            break
        phone.by_mouse(what)
        if what != "race":
            phone.see_seq(before + 1)
    for guest in (tv, *phones):
        expect(guest.result).to_be_visible()
    first = tv.page.url
    phones[0].button("rematch").click()
    for guest in (tv, *phones):
        guest.page.wait_for_function("first => location.href.split('?')[0] !== first.split('?')[0]", arg=first)
        guest.see_phase("playing")
    expect(phones[1].page.get_by_role("region", name=phones[1].words.say("hand"), exact=True)).to_be_visible()
    expect(tv.page.locator(".ticker")).to_be_visible()
