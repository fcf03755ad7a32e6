"""Moments of every game on a phone that is a hand beside a TV, for the pictures and for the tests that look at each."""

from collections.abc import Callable, Mapping
from typing import Any

from playwright.sync_api import expect
from tests.browser.gophers import BESIDE_ME, CASUAL, FEAST, GIFTS, ME, GophersGuest
from tests.browser.guest import Guest
from tests.browser.hamstern import HamsternGuest
from tests.browser.hamsterrolle import HamsterrolleGuest
from tests.browser.nuts import NutsGuest
from tests.browser.party import hand_of

CAREFUL = {"kind": "bot", "level": "careful"}


def as_hand(guest: Guest, *seats: dict[str, str], **options: str | int) -> str:
    """Open a table, and go there as a hand; return the table's path."""
    path = guest.open(*seats, **options)
    guest.goto(f"{path}?hand")
    expect(hand_of(guest)).to_be_visible()
    return path


def nuts_roll(guest: NutsGuest) -> None:
    as_hand(guest, ME, CAREFUL, starter="first")
    guest.something_to_do()


def nuts_decide(guest: NutsGuest) -> None:
    nuts_roll(guest)
    guest.roll.click()
    guest.see_seq(1)
    guest.something_to_do()


def nuts_shared(guest: NutsGuest) -> None:
    """Two people on one phone."""
    as_hand(guest, ME, {"kind": "me", "name": "Bo"}, starter="first")
    guest.something_to_do()


def nuts_race(guest: NutsGuest) -> None:
    as_hand(guest, ME, CAREFUL, starter="first")
    while guest.something_to_do() != "race":
        guest.roll.click()


def hamstern_place(guest: HamsternGuest) -> None:
    as_hand(guest, ME, CAREFUL)
    assert guest.something_to_do() == "place"
    guest.cell(guest.choose()[0]).click()


def gophers_place(guest: GophersGuest) -> None:
    as_hand(guest, ME, CASUAL, first="1")
    guest.come_to("place")


def gophers_walk(guest: GophersGuest) -> None:
    as_hand(guest, ME, CASUAL, first="1")
    guest.come_to("walk")
    guest.hole(guest.within_reach[0]).click()


def gophers_collect(guest: GophersGuest) -> None:
    as_hand(guest, ME, CASUAL, first="1", book="own", own=FEAST)
    guest.come_to("collect")
    guest.hint.click()


def gophers_gift(guest: GophersGuest) -> None:
    as_hand(guest, ME, CASUAL, book="own", own=GIFTS, first="1")
    guest.come_to("gift")


def gophers_curtain(guest: GophersGuest) -> None:
    as_hand(guest, ME, BESIDE_ME, first="1")
    guest.come_to("curtain")


def gophers_junior(guest: GophersGuest) -> None:
    as_hand(guest, ME, CASUAL, way="entry", first="1")
    guest.come_to("collect")


def wheel_take(guest: HamsterrolleGuest) -> None:
    as_hand(guest, ME, CASUAL, first="1", clock="90")
    guest.see_activity("take")


def wheel_carry(guest: HamsterrolleGuest) -> None:
    wheel_take(guest)
    guest.take_by_keyboard()
    guest.bring_where_it_fits()


def wheel_tools(guest: HamsterrolleGuest) -> None:
    wheel_carry(guest)
    guest.button("board-words").click()
    expect(guest.page.locator(".words")).to_have_count(0)


SCENES: Mapping[type[Guest], Mapping[str, Callable[[Any], None]]] = {
    NutsGuest: {"nuts-roll": nuts_roll, "nuts-decide": nuts_decide, "nuts-shared": nuts_shared},
    HamsternGuest: {"hamstern-place": hamstern_place},
    GophersGuest: {
        "gophers-place": gophers_place,
        "gophers-walk": gophers_walk,
        "gophers-collect": gophers_collect,
        "gophers-gift": gophers_gift,
        "gophers-curtain": gophers_curtain,
        "gophers-junior": gophers_junior,
    },
    HamsterrolleGuest: {"wheel-take": wheel_take, "wheel-carry": wheel_carry, "wheel-tools": wheel_tools},
}
