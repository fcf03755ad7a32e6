"""Hamsterrolle on a phone: a piece is placed with a finger, and what one needs is in sight all the while."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.hamsterrolle import (
    BESIDE_ME,
    FINGER,
    ME,
    PATIENCE,
    Finger,
    HamsterrolleGuest,
    Spot,
    first_room,
    middle,
)
from tests.browser.house import House
from tests.browser.ledger import newest
from tests.browser.test_fit import PHONE
from tests.browser.test_hamstern_fit import WIDE

from burrow.games.hamsterrolle.state import Last

CUBE = 0
WHEEL_STANDS = """() => {
    const { a, e, f } = document.querySelector('svg.hamsterrolle-drawn').getScreenCTM();
    const now = [a, e, f].join(' ');
    window.wheelStood = window.wheelWas === now ? window.wheelStood + 1 : 0;
    window.wheelWas = now;
    if (window.wheelStood < 10) return false;
    window.wheelWas = '';
    return true;
}"""
"""In the same place of the page for ten pictures on end: nothing makes room any more."""


def see_all(guest: HamsterrolleGuest, *things: Locator) -> None:
    """Nothing of this is below the edge of the screen, and the screen is not too narrow."""
    for thing in things:
        expect(thing).to_be_in_viewport(ratio=0.99)
    assert not guest.page.evaluate(WIDE)


def point_at(guest: HamsterrolleGuest, finger: Finger, spot: Spot) -> None:
    guest.page.wait_for_function(WHEEL_STANDS, timeout=PATIENCE)
    x, y = guest.on_screen(spot)
    finger.move(x, y + FINGER)


def test_a_piece_is_placed_with_a_finger(swift: House, guests: Callable[..., HamsterrolleGuest]) -> None:
    """Dragged up out of the tray and into the wheel; the finger is lifted and the piece stays in the hand, is turned
    by a button, and is let go by another."""
    ada = guests(swift.url, size=PHONE, touch=True, kind=HamsterrolleGuest)
    path = ada.open(ME, BESIDE_ME, first="1", clock="90")
    ada.see_board()
    ada.see_doing("take")
    see_all(ada, ada.look, ada.headline, *(ada.piece(number) for number in range(4)))

    room = first_room(newest(swift, path))
    finger = Finger(ada.page)
    start = middle(ada.piece(CUBE))
    wheel = ada.wheel.bounding_box()
    finger.down(*start)
    for step in range(1, 9):  # flat, as if it were to scroll the row
        finger.move(start[0] + 16 * step, start[1] - 8 * step)
    turn = ada.page.get_by_role("button", name=ada.words.say("board-turn-left"))
    expect(turn, "the tools have taken the tray's place").to_be_visible()
    ada.see_doing("carry")
    point_at(ada, finger, room)
    ada.see_it_hangs()
    point_at(ada, finger, room)  # where it is now: the wheel has made room for what is said of the piece
    ada.see_drawn(room)
    finger.up()
    ada.see_it_hangs()
    assert ada.wheel.bounding_box() == wheel, "nothing moves under the finger"
    see_all(ada, ada.look, ada.headline, ada.clock, ada.let_go, ada.drop, turn)
    turn.tap()
    ada.see_it_hangs()
    ada.let_go.tap()
    ada.see_turn(1)
    ada.see_doing("take")

    assert newest(swift, path).last == Last(0, CUBE, "placed", compartment=2, fallen=(), lost=())
    see_all(ada, ada.look, ada.headline, ada.news)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_beside_the_wheel_no_piece_of_the_tray_is_cut_off(
    size: tuple[int, int], swift: House, guests: Callable[..., HamsterrolleGuest]
) -> None:
    """Neither before the first piece nor when the news of a turn and all the buttons stand there too; the tray keeps
    its place."""
    ada = guests(swift.url, size=size, kind=HamsterrolleGuest)
    ada.open(ME, BESIDE_ME, first="1")
    ada.see_board()
    ada.see_doing("take")
    pieces = [ada.piece(number) for number in range(7)]
    see_all(ada, ada.headline, *pieces)
    _, height = middle(pieces[0])
    ada.build_by_keyboard()
    ada.see_doing("take")
    others = [ada.piece(number) for number in range(7, 14)]
    see_all(ada, ada.headline, ada.news, ada.button("board-again"), *others)
    assert middle(others[0])[1] == pytest.approx(height, abs=2)
