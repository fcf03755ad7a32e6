"""Hamsterrolle: what can happen to the connection, and to the server, while somebody has a piece in hand."""

from collections.abc import Callable
from itertools import pairwise

import pytest
from playwright.sync_api import Route, WebSocketRoute, expect
from tests.browser.hamsterrolle import BESIDE_ME, FRIEND, ME, HamsterrolleGuest, Spot, distance, spot_of, spots_in
from tests.browser.hamsterrolle_clock import ToldClock
from tests.browser.ledger import newest
from tests.browser.running_server import RunningServer, Wire

from burrow.games.hamsterrolle.data import PITCH
from burrow.games.hamsterrolle.state import Last

WATCH = """() => {
    window.seen = new Set();
    new MutationObserver(changes => changes.forEach(({ target }) => {
        if (target.matches('.piece')) window.seen.add(target.transform.baseVal.consolidate().matrix.f);
    })).observe(document.querySelector('[data-wheel]'), { attributeFilter: ['transform'], subtree: true });
}"""
"""Records how low pieces were drawn, in millimetres below the hub."""
FOLLOW = """() => {
    window.way = [];
    const look = () => {
        const held = document.querySelector('[data-wheel] .held');
        if (held) window.way.push(held.transform.baseVal.consolidate().matrix.e);
        requestAnimationFrame(look);
    };
    look();
}"""
"""Records in every frame how far to the right the piece in hand is drawn, in millimetres from the hub."""
PICTURES = "count => window.way.length > count"


def is_drawn_so(guest: HamsterrolleGuest, spots: list[Spot]) -> bool:
    """Whether exactly these pieces are drawn, to half a millimetre. The picture is a little late."""
    for spot in spots:
        guest.see_drawn(spot, within=0.5)
    guest.page.wait_for_function(
        "count => document.querySelectorAll('.solids > .piece, .over > .piece').length === count", arg=len(spots)
    )
    drawn = guest.drawn
    return len(drawn) == len(spots) and all(distance(*pair) < 0.5 for pair in zip(drawn, sorted(spots), strict=True))


def test_two_windows_watch_the_same_fall(swift: RunningServer, guests: Callable[..., HamsterrolleGuest]) -> None:
    """Ada brings her piece to the edge of the wheel and lets go. Both see it tip out and read the same sentence about
    it. At the end, both see the wheel as it is stored."""
    ada, bo = both = [guests(swift.url, kind=HamsterrolleGuest) for _ in range(2)]
    path = ada.open(ME, FRIEND, first="1", clock="none")
    bo.join(path, "Bo")
    for guest in both:
        guest.see_board()
        guest.page.evaluate(WATCH)
    ada.see_activity("take")
    ada.take_by_keyboard()
    expect(bo.headline).to_have_text(bo.words.say("board-wait-carry", name="Ada", kind="cube"))
    for _ in range(7):
        ada.page.keyboard.press("PageDown")
    expect(ada.wheel.locator("p")).to_have_text(ada.words.say("board-out-near"))
    expect(bo.wheel.locator("p"), "whoever looks on is told nothing to do").to_have_count(0)
    ada.page.keyboard.press("Enter")
    for guest in both:
        guest.see_turn(1)
    bo.see_activity("take")
    ada.see_activity("wait")

    state = newest(swift, path)
    assert state.last is not None
    assert state.last.fallen == (0,)
    for guest in both:
        lowest, places = guest.page.evaluate("() => [Math.max(...window.seen), window.seen.size]")
        assert places > 10, "the piece was seen on its way"
        assert lowest > 145, "and far below the floor of its compartment"
        for place in (guest.news, guest.log):
            expect(place).to_contain_text(guest.words.say("tell-falls", kind="cube", seat="Ada"))
        assert is_drawn_so(guest, list(spots_in(state).values()))
    assert ada.news.inner_text() == bo.news.inner_text()
    assert ada.log.inner_text() == bo.log.inner_text()


def test_a_line_that_is_cut_in_the_middle_of_a_turn(
    swift: RunningServer, guests: Callable[..., HamsterrolleGuest], wires: Callable[[RunningServer], Wire]
) -> None:
    """The piece stays in the hand, and the clock keeps running. If the connection is cut again while the wheel rolls,
    nothing is lost either: the page then shows the wheel at rest."""
    wire = wires(swift)
    ada = guests(f"http://127.0.0.1:{wire.port}", kind=HamsterrolleGuest)
    path = ada.open(ME, BESIDE_ME, first="1", clock="90")
    ada.see_board()
    ada.see_activity("take")
    ada.take_by_keyboard()
    wire.cut()
    expect(ada.headline).to_contain_text(ada.words.say("board-cut"))
    expect(ada.back, "nothing can be done").to_have_attribute("aria-disabled", "true")
    expect(ada.let_go).to_have_count(0)
    assert newest(swift, path).phase == "turn"
    wire.mend()
    expect(ada.headline).not_to_contain_text(ada.words.say("board-cut"))
    assert ada.see_activity("carry") == "carry"
    expect(ada.piece(0)).to_have_count(0)
    expect(ada.clock).not_to_have_text("90")

    ada.page.keyboard.press("Enter")
    ada.see_activity("rolling", "take")
    wire.cut()
    expect(ada.page.get_by_role("banner").get_by_text(ada.words.say("line-away"))).to_be_visible()
    wire.mend()
    ada.see_turn(1)
    ada.see_activity("take")
    state = newest(swift, path)
    assert state.last == Last(0, piece=0, way="placed", compartment=2, fallen=(), lost=())
    expect(ada.news).to_contain_text(ada.words.say("tell-builds", seat="Ada", kind="cube", compartment=3))
    assert is_drawn_so(ada, list(spots_in(state).values()))


def test_over_a_slow_line_the_piece_stays_at_the_finger(
    swift: RunningServer, guests: Callable[..., HamsterrolleGuest], wires: Callable[[RunningServer], Wire]
) -> None:
    """The piece follows the mouse without waiting for the server. When messages arrive again, late and in bursts, they
    do not pull at it. A spectator sees it arrive at the same place. If it is released on the way, it is let go where it
    was heading."""
    wire = wires(swift)
    ada = guests(f"http://127.0.0.1:{wire.port}", kind=HamsterrolleGuest)
    path = ada.open(ME, FRIEND, first="1", clock="none")
    bo = guests(swift.url, kind=HamsterrolleGuest)
    bo.join(path, "Bo")
    for guest in (ada, bo):
        guest.see_board()
    wire.slow_down(0.08)
    left, right = Spot(-70, 30), Spot(70, 30)
    ada.see_activity("take")
    ada.drag(0, ada.on_screen(Spot(0, 30)))
    bo.see_drawn(Spot(0, 30))
    expect(ada.wheel.locator(".held:not(.promised)"), "the server has it in hand").to_be_attached()
    with wire.stalled():
        ada.page.mouse.move(*ada.on_screen(left))
        ada.see_drawn(left)
    bo.see_drawn(left, within=0.5)

    ada.page.evaluate(FOLLOW)
    ada.page.mouse.move(*ada.on_screen(right), steps=12)
    ada.see_drawn(right, within=0.5)
    bo.see_drawn(right, within=0.5)
    came = ada.page.evaluate("window.way.length")
    ada.page.wait_for_function(PICTURES, arg=came + 20)
    way = ada.page.evaluate("window.way")
    assert way[0] == pytest.approx(left.x, abs=1)
    assert max(before - after for before, after in pairwise(way)) < 0.5, "never back"
    assert way[came:] == pytest.approx([right.x] * len(way[came:]), abs=0.5)

    behind_it = spot_of(2.2 * PITCH / 1000, 170, newest(swift, path).contact / 1000)
    ada.page.mouse.move(*ada.on_screen(behind_it))
    ada.page.mouse.up()
    ada.see_turn(1)
    state = newest(swift, path)
    assert state.last == Last(0, piece=0, way="placed", compartment=2, fallen=(), lost=())
    ada.see_activity("wait")
    assert is_drawn_so(ada, list(spots_in(state).values()))


def test_a_page_that_is_loaded_again_in_the_middle_of_a_turn(
    swift: RunningServer, guests: Callable[..., HamsterrolleGuest]
) -> None:
    """The first frame is a whole one: a board that loads later still shows it."""
    ada = guests(swift.url, kind=HamsterrolleGuest)
    ada.open(ME, BESIDE_ME, first="1", clock="none")
    ada.see_board()
    ada.see_activity("take")
    ada.take_by_keyboard()

    door = Door()
    ada.page.route("**/assets/Board-*.js", door.hold)
    ada.page.route_web_socket("**/ws?*", door.dial)
    ada.page.reload()
    ada.see_board()
    assert ada.see_activity("carry") == "carry"
    assert door.frames == 1


def test_when_the_clock_has_run_out_everyone_is_told(
    swift: RunningServer, guests: Callable[..., HamsterrolleGuest]
) -> None:
    """The hand no longer controls the piece: the server carries it to where it drops."""
    ada = guests(swift.url, kind=HamsterrolleGuest)
    clock = ToldClock(90_000)
    ada.page.route_web_socket("**/ws?*", clock.dial)
    ada.open(ME, BESIDE_ME, first="1", clock="none")
    ada.see_board()
    ada.see_activity("take")
    ada.take_by_keyboard()
    clock.left = 0
    ada.page.keyboard.press("ArrowLeft")
    ada.see_activity("dropping")
    told = ada.words.say("board-time-up")
    expect(ada.headline).to_contain_text(told)
    expect(ada.page.locator("[aria-live=polite]")).to_contain_text(told)
    expect(ada.clock).to_have_text("0")
    expect(ada.drop).to_have_count(0)
    expect(ada.let_go).to_have_count(0)


class Door:
    """Lets one frame through to a page, but no part of the board before it."""

    def __init__(self) -> None:
        self.frames = 0
        self._held: list[Route] = []

    def hold(self, route: Route) -> None:
        if self.frames:
            route.continue_()
        else:
            self._held.append(route)

    def dial(self, page: WebSocketRoute) -> None:
        house = page.connect_to_server()
        house.on_message(lambda message: self._pass(page, message))

    def _pass(self, page: WebSocketRoute, message: str | bytes) -> None:
        if isinstance(message, str):
            page.send(message)
        elif not self.frames:
            self.frames = 1
            page.send(message)
            for route in self._held:
                route.continue_()


def test_a_server_killed_in_the_middle_of_a_turn(
    houses: Callable[..., RunningServer], guests: Callable[..., HamsterrolleGuest]
) -> None:
    """The stored world is there again, the piece is back in its tray, and the turn has its full clock."""
    house = houses()
    ada = guests(house.url, kind=HamsterrolleGuest)
    path = ada.open(ME, BESIDE_ME, first="1", clock="90")
    ada.see_board()
    ada.see_activity("take")
    ada.build_by_keyboard()
    ada.see_activity("take")
    settled = newest(house, path)
    before = ada.drawn

    ada.take_by_keyboard(2)
    expect(ada.piece(8)).to_have_count(0)
    house.kill()
    expect(ada.page.get_by_role("banner").get_by_text(ada.words.say("line-away"))).to_be_visible()
    house.open()
    ada.see_activity("take")
    expect(ada.news).to_have_text(ada.words.say("board-anew"))
    expect(ada.piece(8)).to_be_visible()
    expect(ada.clock, "none runs before a piece is in hand").to_have_count(0)
    assert newest(house, path) == settled
    assert is_drawn_so(ada, before)

    ada.take_by_keyboard(2)
    assert ada.seconds >= 88
