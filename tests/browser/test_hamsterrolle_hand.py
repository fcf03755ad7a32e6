"""Hamsterrolle: a piece is placed by mouse at the real wheel. It is where its pose says, in numbers and in pixels."""

import base64
from collections.abc import Callable, Iterator
from math import hypot
from typing import NamedTuple

import numpy as np
import pytest
from playwright.sync_api import Browser, expect, sync_playwright
from tests.browser.conftest import ARGS, chromium
from tests.browser.hamsterrolle import BESIDE_ME, ME, SOFTWARE, Spot, WheelGuest, distance, first_room, middle, spots_in
from tests.browser.ledger import newest
from tests.browser.running_server import RunningServer

from burrow.games.hamsterrolle.state import Last
from burrow.games.hamsterrolle.state.wheel import compartment_of

BAR = 2
"""The blue bar: nothing else in the picture is blue."""
BLUE = """async png => {
    const bytes = Uint8Array.from(atob(png), one => one.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes]));
    const pen = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
    pen.drawImage(picture, 0, 0);
    const { data, width } = pen.getImageData(0, 0, picture.width, picture.height);
    let [count, x, y] = [0, 0, 0];
    for (let n = 0; n < data.length; n += 4) {
        const [r, g, b] = data.subarray(n, n + 3);
        if (b < r + 30 || b < g + 5) continue;
        count += 1;
        x += (n / 4) % width;
        y += Math.floor(n / 4 / width);
    }
    return [count, x / count, y / count];
}"""
"""How many pixels of a picture are blue, and where their centre is."""


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=[*ARGS, *SOFTWARE])
        yield browser
        browser.close()


class Blue(NamedTuple):
    """The blue pixels around the wheel: how many, and their centre."""

    pixels: int
    x: float
    y: float


def blue_on(guest: WheelGuest, *, is_plan: bool = False) -> Blue:
    """On the page as it is painted, above the plan of the floor or on it; the centre in its pixels."""
    box, plan = guest.look.bounding_box(), guest.plan.bounding_box()
    assert box
    assert plan
    box["height"] = plan["y"] - box["y"]
    if is_plan:
        box = plan
    picture = guest.page.screenshot(clip=box)
    count, x, y = guest.page.evaluate(BLUE, base64.b64encode(picture).decode())
    return Blue(count, box["x"] + x, box["y"] + y) if count else Blue(0, 0, 0)


class Sight:
    """The mapping from the plane of the wheel to the page, learned from three held positions that are not on one line,
    in millimetres and in pixels. The rest of the perspective is below the tolerance."""

    def __init__(self, held: list[tuple[Spot, tuple[float, float]]]) -> None:
        self._map = np.linalg.solve([[spot.x, spot.z, 1.0] for spot, _ in held], [pixel for _, pixel in held])

    def on_screen(self, spot: Spot) -> tuple[float, float]:
        x, y = (float(one) for one in np.array([spot.x, spot.z, 1.0]) @ self._map)
        return x, y

    @property
    def scale(self) -> float:
        """Pixels per millimetre."""
        return float(abs(np.linalg.det(self._map[:2])) ** 0.5)


def carry_to(guest: WheelGuest, room: Spot, sight: Sight) -> None:
    """Moves as a person would: to where the place seems to be, then in small corrections until the piece is there."""
    x, y = sight.on_screen(room)
    for _ in range(12):
        guest.page.mouse.move(x, y, steps=3)
        now = guest.see_still(BAR)
        if distance(now, room) < 6:
            return
        x += (room.x - now.x) * sight.scale / 2
        y -= (room.z - now.z) * sight.scale / 2
    raise AssertionError(f"the piece stays at {now}")


def test_a_piece_is_placed_by_mouse(swift: RunningServer, guests: Callable[..., WheelGuest]) -> None:
    """The piece follows the pointer, is let go over the compartment for the first piece, and lies where the server
    says. In the front view a plan shows how deep it lies. From the side the depth is visible, so there is no plan."""
    ada = guests(swift.url, kind=WheelGuest, size=(760, 480), painted=True)
    path = ada.open(ME, BESIDE_ME, first="1", clock="none")
    expect(ada.canvas).to_be_visible()
    ada.see_activity("take")
    expect(ada.plan).to_be_hidden()
    ada.page.keyboard.press("b")
    expect(ada.plan).to_be_visible()
    assert blue_on(ada).pixels == blue_on(ada, is_plan=True).pixels == 0

    x, y = middle(ada.look)
    ada.drag(BAR, (x, y))
    held: list[tuple[Spot, tuple[float, float]]] = []
    for pixel in (x, y), (x - 60, y), (x, y - 60):
        ada.page.mouse.move(*pixel)
        held.append((ada.see_shown(BAR, lambda now: all(distance(now, spot) > 15 for spot, _ in held)), pixel))
    sight = Sight(held)
    blue = blue_on(ada)
    assert hypot(blue.x - x, blue.y - (y - 60)) < 9 * sight.scale, "it is at the pointer"

    room = first_room(newest(swift, path))
    carry_to(ada, room, sight)
    ada.see_it_hangs()
    ada.page.mouse.up()
    ada.see_turn(1)
    ada.see_activity("take")

    state = newest(swift, path)
    assert state.last == Last(0, BAR, "placed", 2, (), ())
    assert {compartment_of(lie) for lie in state.lies if lie.piece == BAR} == {2}
    lies = spots_in(state)[BAR]
    ada.see_shown(BAR, lambda now: distance(now, lies) < 0.5)
    blue = blue_on(ada)
    x, y = sight.on_screen(lies)
    assert blue.pixels > 100 * sight.scale**2, "at least a square centimetre of it"
    assert hypot(blue.x - x, blue.y - y) < 9 * sight.scale, "within half a bar"
    assert blue_on(ada, is_plan=True).pixels > 0, "and on the plan"
