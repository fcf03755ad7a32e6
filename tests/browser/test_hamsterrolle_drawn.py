"""Hamsterrolle in a browser that cannot show the real wheel: it is drawn, and can be played like the other."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright
from tests.browser.conftest import ARGS, chromium
from tests.browser.hamsterrolle import BESIDE_ME, ME, WheelGuest, distance, first_room, spot_of, spots_in
from tests.browser.ledger import newest
from tests.browser.running_server import RunningServer

from burrow.games.hamsterrolle.data import PITCH
from burrow.games.hamsterrolle.state import Last
from burrow.games.hamsterrolle.state.wheel import compartment_of

ROLLER = 4
LATE = """() => new Promise(done => {
    let [frames, late] = [30, 0];
    const look = () => {
        late += document.getAnimations().filter(({ effect }) => effect.target.matches('[data-wheel] *')).length;
        if (frames--) requestAnimationFrame(look);
        else done(late);
    };
    look();
})"""
"""Parts of the wheel that are still moving to where they are drawn, in thirty frames."""


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A browser without WebGL."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=[*ARGS, "--disable-3d-apis"])
        yield browser
        browser.close()


def test_the_drawn_wheel_comes_by_itself_and_is_played_by_mouse(
    swift: RunningServer, guests: Callable[..., WheelGuest]
) -> None:
    """The piece is dragged out of the tray into the compartment for the first piece and let go there. The drawing then
    matches what is stored."""
    ada = guests(swift.url, kind=WheelGuest)
    path = ada.open(ME, BESIDE_ME, first="1", clock="none")
    expect(ada.notice).to_have_text(ada.words.say("board-look-none"))
    ada.see_board()
    expect(ada.wheel.locator("svg.hamsterrolle-drawn")).to_be_visible()
    expect(ada.button("board-look-scene"), "what cannot be had is not offered").to_have_count(0)
    ada.see_activity("take")

    room = first_room(newest(swift, path))
    ada.drag(ROLLER, ada.on_screen(room))
    expect(ada.notice, "it is in nobody's way").to_have_count(0)
    ada.see_drawn(room)
    ada.see_it_hangs()
    ada.page.mouse.move(*ada.on_screen(first_room(newest(swift, path), radius=170)))
    ada.see_it_might_roll()
    behind_it = spot_of(2.2 * PITCH / 1000, 170, newest(swift, path).contact / 1000)
    ada.page.mouse.move(*ada.on_screen(behind_it))
    ada.see_it_fits()
    ada.page.mouse.up()
    ada.see_turn(1)
    ada.see_activity("take")

    state = newest(swift, path)
    assert state.last == Last(0, ROLLER, "placed", 2, (), ())
    assert {compartment_of(lie) for lie in state.lies if lie.piece == ROLLER} == {2}
    expect(ada.news).to_contain_text(ada.words.say("tell-builds", seat="Ada", kind="roller", compartment=3))
    lying = sorted(spots_in(state).values())
    assert len(lying) == 2
    assert [distance(*pair) for pair in zip(ada.drawn, lying, strict=True)] == pytest.approx([0, 0], abs=0.5)


def test_a_wheel_that_cannot_be_fetched_is_drawn_too(swift: RunningServer, guests: Callable[..., WheelGuest]) -> None:
    ada = guests(swift.url, kind=WheelGuest)
    ada.page.route("**/assets/Scene-*.js", lambda route: route.abort())
    ada.open(ME, BESIDE_ME)
    expect(ada.notice).to_have_text(ada.words.say("board-look-lost"))
    expect(ada.wheel.locator("svg.hamsterrolle-drawn")).to_be_visible()
    expect(ada.button("board-look-scene"), "another time it may be").to_be_visible()


def test_whoever_goes_on_by_keyboard_goes_on_from_where_the_mouse_was(
    swift: RunningServer, guests: Callable[..., WheelGuest]
) -> None:
    ada = guests(swift.url, kind=WheelGuest)
    path = ada.open(ME, BESIDE_ME, first="1", clock="none")
    ada.see_board()
    there = spot_of(3.8 * PITCH / 1000, 140, newest(swift, path).contact / 1000)
    ada.drag(ROLLER, ada.on_screen(there))
    ada.see_drawn(there)
    ada.button("board-words").first.dispatch_event("click")
    along = ada.page.get_by_role("slider", name=ada.words.say("board-words-along"))
    nearby = re.compile("^(50|55|60|65|70)$")
    expect(along, "it follows the mouse").to_have_value(nearby)
    ada.page.keyboard.press("ArrowUp")
    assert ada.page.evaluate(LATE) == 0, "a piece is drawn in one place, not its sides in another than its edge"
    expect(along).to_have_value(nearby)
    chosen = ada.page.get_by_role("radio", checked=True)
    expect(chosen).to_have_count(0)  # not where it may go, but where it is
    ada.page.keyboard.press("1")
    expect(chosen).to_have_accessible_name(ada.compartment(3))
