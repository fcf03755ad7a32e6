"""People around a TV, with their phones as hands."""

import json
from collections.abc import Sequence
from typing import Any, TypeVar

from playwright.sync_api import Locator, expect
from tests.browser.guest import Guest

TELEVISION = (1920, 1080)
PHONE = (360, 740)
G = TypeVar("G", bound=Guest)
ASKED = """people => {
    const { phase, waiting } = document.querySelector('[data-table]').dataset;
    if (phase === 'over') return 'over';
    const [first] = waiting.split(' ');
    return first !== '' && Number(first) < people ? first : null;
}"""
"""The first seat that may move, if it is one of the first seats."""
NAMES = ("Ada", "Bo", "Cleo")


def open_for_tv(tv: Guest, options: dict[str, Any], seats: Sequence[dict[str, str]] = ({"kind": "open"},) * 4) -> str:
    """Open a table on a TV; return its path."""
    answer = tv.page.request.post(
        f"{tv.url}/api/tables",
        data=json.dumps({"game": tv.game, "seats": list(seats), "options": options, "waits": True}),
        headers={"content-type": "application/json", "origin": tv.url},
    )
    assert answer.ok, answer.text()
    path = f"/t/{answer.json()['table']}"
    tv.goto(f"{path}?tv")
    return path


def sit_down(tv: Guest, phones: Sequence[Guest]) -> str:
    """Phones come as by the QR code of a TV, and the TV begins with those who are there. Return the table's path."""
    tv.see_phase("gathering")
    path = path_of(tv)
    for phone, name in zip(phones, NAMES, strict=False):
        phone.join(f"{path}?hand", name)
        expect(tv.page.get_by_text(name, exact=True)).to_be_visible()
    begin(tv, len(phones))
    see_playing(tv, *phones)
    return path


def begin(tv: Guest, people: int) -> None:
    tv.button("tv-begin", count=people).click()


def see_playing(*guests: Guest) -> None:
    for guest in guests:
        guest.see_phase("playing")


def path_of(guest: Guest) -> str:
    return guest.page.url.removeprefix(guest.url).partition("?")[0]


def hand_of(phone: Guest) -> Locator:
    """What a phone shows as a hand."""
    return phone.page.get_by_role("region", name=phone.words.say("hand"), exact=True)


def asked(tv: Guest, players: Sequence[G]) -> G | None:
    """The first of these players, who have the first seats, for whom the game waits; None: the game is over. Bots have
    the other seats."""
    tv.see_seq(max(player.seq for player in players))
    seat = tv.page.wait_for_function(ASKED, arg=len(players)).json_value()
    if seat == "over":
        return None
    player = players[int(seat)]
    player.see_seq(tv.seq)
    return player


def see_next_game(first: str, *guests: Guest) -> None:
    """All of them have gone on to the rematch of the table with this path."""
    for guest in guests:
        guest.page.wait_for_function("first => !location.pathname.endsWith(first)", arg=first)
        guest.see_phase("playing")
