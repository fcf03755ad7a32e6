"""Hamsterrolle on a phone: a piece is placed with a finger, and what the player needs is always visible."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.hamsterrolle import (
    BESIDE_ME,
    FINGER,
    ME,
    Finger,
    HamsterrolleGuest,
    Spot,
    first_room,
    middle,
)
from tests.browser.ledger import newest
from tests.browser.running_server import RunningServer
from tests.browser.test_fit import PHONE
from tests.browser.test_hamstern_fit import WIDE

from burrow.games.hamsterrolle.data import OUTER_RADIUS
from burrow.games.hamsterrolle.state import Last

CUBE = 0
SMALL = (320, 568)
OVERLAPS = """() => {
    const wanted = '[data-wheel], .head, .tools button, .words :is(button, input, select), .todo button, aside';
    const boxes = [...document.querySelectorAll(wanted)]
        .filter(one => one.checkVisibility({ visibilityProperty: true }))
        .map(one => ({ name: one.outerHTML.slice(0, 80), box: one.getBoundingClientRect() }));
    const over = ([{ box: p }, { box: q }]) =>
        Math.min(p.right, q.right) - Math.max(p.left, q.left) > 1 &&
        Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top) > 1;
    return boxes.flatMap((one, n) => boxes.slice(n + 1).map(other => [one, other])).filter(over)
        .map(pair => pair.map(({ name }) => name));
}"""
"""Which readable or pressable elements overlap."""
COVERED = """() => {
    const number = one => {
        const { left, top, width } = one.getBoundingClientRect();
        return { x: left + width / 2, y: top + width / 2, radius: width / 2 };
    };
    const piece = one => {
        const { e, f } = one.transform.baseVal.consolidate().matrix;
        const { a, b, e: x, f: y } = one.getScreenCTM();
        return { x, y, radius: 20 * Math.hypot(a, b), high: Math.hypot(e, f) };
    };
    const [held] = [...document.querySelectorAll('.solids > .piece')].map(piece).sort((p, q) => p.high - q.high);
    const things = [held, ...[...document.querySelectorAll('[data-wheel] b')].map(number)];
    return things.flatMap((one, n) => things.slice(n + 1).map(other => [one, other]))
        .filter(([p, q]) => Math.hypot(p.x - q.x, p.y - q.y) < p.radius + q.radius - 1);
}"""
"""Which of the numbers in the wheel and the piece in hand overlap. The piece is the element nearest to the hub, and
about four centimetres wide."""
WHEEL_STANDS = """() => {
    const { a, e, f } = document.querySelector('svg.hamsterrolle-drawn').getScreenCTM();
    const now = [a, e, f].join(' ');
    window.wheelStood = window.wheelWas === now ? window.wheelStood + 1 : 0;
    window.wheelWas = now;
    if (window.wheelStood < 10) return false;
    window.wheelWas = '';
    return true;
}"""
"""The wheel has stayed in the same place for ten frames in a row, so the layout has settled."""


def see_all(guest: HamsterrolleGuest, *things: Locator) -> None:
    """Nothing of this is below the edge of the screen, and the screen is not too narrow."""
    for thing in things:
        expect(thing).to_be_in_viewport(ratio=0.99)
    assert not guest.page.evaluate(WIDE)


def point_at(guest: HamsterrolleGuest, finger: Finger, spot: Spot) -> None:
    guest.page.wait_for_function(WHEEL_STANDS)
    x, y = guest.on_screen(spot)
    finger.move(x, y + FINGER)


def test_a_piece_is_placed_with_a_finger(swift: RunningServer, guests: Callable[..., HamsterrolleGuest]) -> None:
    """A finger drags the piece out of the tray into the wheel. When the finger lifts, the piece stays in the hand; one
    button turns it and another lets it go."""
    ada = guests(swift.url, size=PHONE, touch=True, kind=HamsterrolleGuest)
    path = ada.open(ME, BESIDE_ME, first="1", clock="none")
    ada.see_board()
    ada.see_activity("take")
    see_all(ada, ada.look, ada.headline, *(ada.piece(number) for number in range(4)))

    room = first_room(newest(swift, path))
    finger = Finger(ada.page)
    start = middle(ada.piece(CUBE))
    wheel = ada.wheel.bounding_box()
    finger.down(*start)
    for step in range(1, 9):  # flat, as if to scroll the row
        finger.move(start[0] + 16 * step, start[1] - 8 * step)
    turn = ada.page.get_by_role("button", name=ada.words.say("board-turn-left"))
    expect(turn, "the tools have taken the tray's place").to_be_visible()
    ada.see_activity("carry")
    point_at(ada, finger, room)
    ada.see_it_hangs()
    point_at(ada, finger, room)  # where it is now: the wheel has made room for the note about the piece
    ada.see_drawn(room)
    finger.up()
    ada.see_it_hangs()
    assert ada.wheel.bounding_box() == wheel, "nothing moves under the finger"
    see_all(ada, ada.look, ada.headline, ada.let_go, ada.back, turn)
    turn.tap()
    ada.see_it_hangs()
    ada.let_go.tap()
    ada.see_turn(1)
    ada.see_activity("take")

    assert newest(swift, path).last == Last(0, CUBE, "placed", compartment=2, fallen=(), lost=())
    see_all(ada, ada.look, ada.headline, ada.news)


@pytest.mark.parametrize("lang", ["de", "fr"])
def test_a_pass_in_words_fits_a_small_phone(
    lang: str, brisk: RunningServer, guests: Callable[..., HamsterrolleGuest]
) -> None:
    """All controls of the hand are visible, and nothing overlaps. The wheel fills at least a quarter of the screen, and
    no number covers the piece in hand."""
    ada = guests(brisk.url, lang, touch=True, kind=HamsterrolleGuest)
    ada.open(ME, BESIDE_ME, first="1", clock="none")
    ada.see_board()
    ada.see_activity("take")
    ada.build_by_keyboard()
    ada.see_activity("take")
    ada.page.set_viewport_size({"width": SMALL[0], "height": SMALL[1]})
    ada.page.keyboard.press("p")
    ada.see_activity("pass")
    ada.take_by_keyboard()
    ada.see_it_hangs()
    told = ada.page.locator(".words").locator("button, input, select")
    see_all(ada, ada.look, ada.headline, ada.let_go, *told.all())
    assert ada.page.evaluate(OVERLAPS) == []
    assert ada.page.evaluate(COVERED) == []
    expect(ada.page.get_by_role("list", name=ada.words.say("panel-trays"))).to_be_hidden()
    box = ada.wheel.bounding_box()
    assert box
    assert box["height"] > SMALL[1] / 4


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_beside_the_wheel_no_piece_of_the_tray_is_cut_off(
    size: tuple[int, int], swift: RunningServer, guests: Callable[..., HamsterrolleGuest]
) -> None:
    """The tray keeps its place: before the first piece, and with the result of a turn and all buttons."""
    ada = guests(swift.url, size=size, kind=HamsterrolleGuest)
    ada.open(ME, BESIDE_ME, first="1")
    ada.see_board()
    ada.see_activity("take")
    pieces = [ada.piece(number) for number in range(7)]
    see_all(ada, ada.headline, *pieces)
    _, height = middle(pieces[0])
    ada.build_by_keyboard()
    ada.see_activity("take")
    others = [ada.piece(number) for number in range(7, 14)]
    see_all(ada, ada.headline, ada.news, ada.button("board-replay"), *others)
    assert middle(others[0])[1] == pytest.approx(height, abs=2)


@pytest.mark.parametrize(("height", "share"), [(640, 0.73), (740, 0.9)])
def test_the_wheel_is_as_large_as_a_phone_allows(
    height: int, share: float, swift: RunningServer, guests: Callable[..., HamsterrolleGuest]
) -> None:
    """It fills the width. Where a phone is too low for that, the wheel is as high as what stands below it leaves room
    for: the plan of its floor, the sentence, the tray and the button."""
    ada = guests(swift.url, "de", size=(360, height), touch=True, kind=HamsterrolleGuest)
    ada.open(ME, BESIDE_ME, first="1", clock="none")
    ada.see_board()
    ada.see_activity("take")
    ada.page.wait_for_function(WHEEL_STANDS)
    radius = OUTER_RADIUS / 10
    left, right = (ada.on_screen(Spot(x, 0))[0] for x in (-radius, radius))
    assert right - left >= 360 * share
    for spot in (Spot(0, radius), Spot(0, -radius)):
        _, y = ada.on_screen(spot)
        box = ada.wheel.bounding_box()
        assert box
        assert box["y"] <= y <= box["y"] + box["height"], "the whole wheel is in sight"
    see_all(ada, ada.headline, ada.piece(0))
