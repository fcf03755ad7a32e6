"""A person who plays Hamsterrolle."""

import re
from collections.abc import Callable
from contextlib import suppress
from math import cos, hypot, radians, sin
from typing import NamedTuple

from playwright.sync_api import CDPSession, Locator, Page, TimeoutError, expect
from tests.browser.guest import Guest

from burrow.games.hamsterrolle.data import PITCH, SHAPES, kind_of
from burrow.games.hamsterrolle.physics.world import World
from burrow.games.hamsterrolle.state import State

ME = {"kind": "me", "name": "Ada"}
BESIDE_ME = {"kind": "me", "name": "Bo"}
FRIEND = {"kind": "open"}
CASUAL = {"kind": "bot", "level": "casual"}

SOFTWARE = ("--use-angle=swiftshader", "--enable-unsafe-swiftshader")
"""WebGL on the processor alone, which gives the same picture on every machine."""
FINGER = 46
"""A piece is held this many px above the finger."""
LOOK = 5_000
"""Milliseconds to check whether a compartment takes a piece; only for pictures, where nothing depends on it."""


class Spot(NamedTuple):
    """A position in the plane of the wheel, relative to the hub, in millimetres: to the right, and up."""

    x: float
    z: float


def spot_of(own_angle: float, radius: float, contact: float) -> Spot:
    """The position of something at this angle of the wheel and this distance from the hub, in degrees and
    millimetres."""
    ahead = radians(own_angle - contact)
    return Spot(-radius * sin(ahead), -radius * cos(ahead))


def spots_in(state: State) -> dict[int, Spot]:
    """Where the pieces lie in the stored world."""
    turn = radians(state.contact / 1000)
    poses = World.restored(state.world).poses()
    return {
        piece: Spot(1000 * (x * cos(turn) - z * sin(turn)), 1000 * (z * cos(turn) + x * sin(turn)))
        for piece, (x, _, z, *_) in poses.items()
    }


def first_room(state: State, radius: float = 145) -> Spot:
    """Above the floor of the only compartment that takes the first piece: two ahead (W-09)."""
    return spot_of(2.5 * PITCH / 1000, radius, state.contact / 1000)


class HamsterrolleGuest(Guest):
    """Uses the drawn wheel, which costs little."""

    game = "hamsterrolle"
    is_drawn = True

    def __init__(self, page: Page, house_url: str, lang: str = "en") -> None:
        super().__init__(page, house_url, lang)
        if self.is_drawn:
            page.add_init_script("localStorage.setItem('burrow.hamsterrolle.look', 'drawn')")

    def see_board(self) -> None:
        """The wheel is on the table with all its parts, so nothing more has to be loaded."""
        expect(self.look).to_be_visible()
        trays = self.page.get_by_role("region", name=self.words.say("panel-trays"), include_hidden=True)
        expect(trays).to_be_attached()

    # What the player can do

    @property
    def activity(self) -> str:
        return self.page.locator("[data-activity]").get_attribute("data-activity") or ""

    def see_activity(self, *wanted: str) -> str:
        """Wait until one of these is what this person does; says which."""
        handle = self.page.wait_for_function(
            """wanted => {
                const activity = document.querySelector('[data-activity]')?.dataset.activity;
                return wanted.includes(activity) && activity;
            }""",
            arg=wanted,
        )
        return str(handle.json_value())

    @property
    def headline(self) -> Locator:
        """The sentence that says what comes next."""
        return self.page.locator(".status p.head")

    @property
    def remark(self) -> Locator:
        """Why the last request was refused."""
        return self.page.locator(".refusal p")

    @property
    def notice(self) -> Locator:
        """Why the wheel is drawn although nobody asked for it."""
        return self.page.locator("[data-notice]")

    @property
    def news(self) -> Locator:
        """The result of the last turn."""
        return self.page.locator(".status .news")

    @property
    def go(self) -> Locator:
        """The one thing to do, when it can be done."""
        return self.page.locator('button.go[aria-keyshortcuts^="Enter"]:not([aria-disabled="true"])')

    @property
    def let_go(self) -> Locator:
        """The same, when it lets go of the piece in hand."""
        return self.go.filter(has_text=self.words.say("board-let-go"))

    @property
    def drop(self) -> Locator:
        return self.page.locator('button[data-action="drop"]')

    @property
    def back(self) -> Locator:
        """The button that lays the piece in hand back into the tray, even if it is disabled."""
        return self.page.locator('button[data-action="lay-back"]')

    @property
    def clock(self) -> Locator:
        return self.page.get_by_role("timer")

    @property
    def seconds(self) -> int:
        """The time left on the clock."""
        return int(self.clock.inner_text())

    @property
    def log(self) -> Locator:
        """What happened, in sentences."""
        return self.page.locator("aside .log")

    @property
    def account(self) -> Locator:
        """The description of the wheel, next to the board."""
        return self.page.locator("details[data-account]")

    # The wheel

    @property
    def wheel(self) -> Locator:
        return self.page.locator("[data-wheel]")

    @property
    def look(self) -> Locator:
        return self.wheel.get_by_role("img")

    @property
    def drawn(self) -> list[Spot]:
        """Where pieces are drawn in and in front of the wheel, from left to right."""
        spots: list[list[float]] = self.wheel.locator("svg.hamsterrolle-drawn").evaluate(
            """svg => [...svg.querySelectorAll('.solids > .piece, .over > .piece')].map(piece => {
                const { e, f } = piece.transform.baseVal.consolidate().matrix;
                return [e, -f];
            })"""
        )
        return sorted(Spot(*spot) for spot in spots)

    def see_drawn(self, spot: Spot, *, within: float = 3) -> None:
        """Wait until a piece is drawn at this position, in millimetres."""
        self.page.wait_for_function(
            """([x, z, within]) => [...document.querySelectorAll('.solids > .piece, .over > .piece')].some(piece => {
                const { e, f } = piece.transform.baseVal.consolidate().matrix;
                return Math.hypot(e - x, -f - z) < within;
            })""",
            arg=[*spot, within],
        )

    def on_screen(self, spot: Spot) -> tuple[float, float]:
        """Where a position in the plane of the drawn wheel is on the page."""
        x, y = self.wheel.locator("svg.hamsterrolle-drawn").evaluate(
            """(svg, [x, z]) => {
                const at = new DOMPoint(x, -z).matrixTransform(svg.getScreenCTM());
                return [at.x, at.y];
            }""",
            spot,
        )
        return x, y

    # The hand

    def piece(self, number: int) -> Locator:
        """A piece of the tray."""
        return self.page.locator(f'[data-piece="{number}"]')

    def name_of(self, piece: int) -> str:
        return self.words.say(f"kind-{SHAPES[kind_of(piece)].name}")

    def compartment(self, number: int) -> str:
        """The label of a compartment to which the hand can be sent."""
        return f"{self.words.say('board-words-compartment')} {number}"

    def see_it_hangs(self) -> None:
        """The piece is above a compartment that is open to it, and the page says nothing more about it yet."""
        expect(self.headline).to_contain_text(self.words.say("board-carry-high"))

    def see_it_might_roll(self) -> None:
        """The piece may lie there by the rules, but nothing stops it."""
        expect(self.headline).to_contain_text(self.words.say("board-carry-unsure"))

    def see_it_fits(self) -> None:
        expect(self.headline).to_contain_text(self.words.say("board-carry-fits"))

    def bring_where_it_fits(self) -> None:
        """Send the piece in hand to the first compartment that takes it as it is held; otherwise to the last one."""
        right = [self.words.say(f"board-carry-{way}") for way in ("high", "rim")]
        fits = self.headline.filter(has_text=re.compile("|".join(map(re.escape, right))))
        for compartment in "123":
            self.page.keyboard.press(compartment)
            with suppress(TimeoutError):
                fits.wait_for(timeout=LOOK)
                return

    def take_by_keyboard(self, digit: int = 1) -> None:
        """Take the piece with this digit; wait until the server has it in hand."""
        self.page.keyboard.press(str(digit))
        self.page.keyboard.press("Enter")
        expect(self.let_go).to_be_visible()

    def build_by_keyboard(self, digit: int = 1) -> None:
        """Take the piece with this digit, which the hand brings to a compartment by itself, and let go of it at once,
        whether or not it is in the hand yet. Wait until everything lies still."""
        before = self.seq
        self.page.keyboard.press(str(digit))
        self.page.keyboard.press("Enter")
        self.see_activity("carry")
        self.page.keyboard.press("Enter")
        self.see_turn(before + 1)

    def play_by_keyboard(self, turns: int, digit: int = 1) -> None:
        """Play this many turns. A piece that is not accepted goes into another compartment. Returns when it is this
        person's turn again."""
        for _ in range(turns):
            self.see_activity("take")
            before = self.seq
            self.take_by_keyboard(digit)
            self.page.keyboard.press("Enter")
            self.see_accepted()
            self.see_turn(before + 1)
        self.see_activity("take")

    def see_accepted(self) -> None:
        """Wait until the piece just let go has been accepted. Physics decides where it lies; if it is refused there,
        put it into another compartment."""
        for compartment in "23":
            if self.see_activity("rolling", "refused", "take", "wait", "over") == "refused":
                self.build_elsewhere(compartment)

    def build_elsewhere(self, compartment: str) -> None:
        """Take the refused piece again, and let it go in another compartment."""
        self.page.keyboard.press("Enter")
        self.see_activity("carry")
        self.page.keyboard.press(compartment)
        self.page.keyboard.press("Enter")
        self.see_activity("lying", "rolling", "refused", "take", "wait", "over")

    def refuse_second_cube(self) -> None:
        """After the first cube was built in, set another one next to it, which is refused (W-14)."""
        self.take_by_keyboard()
        self.page.keyboard.press("1")
        for _ in range(4):  # the first one has slid to the rear: there is room in front of it, but not on its edge
            self.page.keyboard.press("ArrowLeft")
        self.page.keyboard.press("Enter")
        assert self.see_activity("refused", "rolling") == "refused"

    def see_turn(self, seq: int) -> None:
        """Wait until everything has come to rest after this entry."""
        self.page.wait_for_function(
            "least => Number(document.querySelector('[data-table]')?.dataset.seq ?? -1) >= least",
            arg=seq,
        )

    def drag(self, piece: int, to: tuple[float, float]) -> None:
        """Take a piece out of the tray with the mouse, and hold it there."""
        self.piece(piece).hover()
        self.page.mouse.down()
        self.page.mouse.move(*to, steps=4)
        self.see_activity("carry")


STAYED = 8
"""How many checks in a row must find nothing changed."""
IS_FINE = """canvas => window.wheelScene?.report().isAtRest
    && canvas.width >= canvas.clientWidth * devicePixelRatio"""
"""Nothing moves, and everything has been drawn once more in full quality."""


class WheelGuest(HamsterrolleGuest):
    """Uses the real wheel."""

    is_drawn = False

    def __init__(self, page: Page, house_url: str, lang: str = "en") -> None:
        super().__init__(page, house_url, lang)
        page.add_init_script("window.hamsterrolleScene = (scene) => { window.wheelScene = scene; }")

    @property
    def canvas(self) -> Locator:
        return self.wheel.locator("canvas")

    @property
    def plan(self) -> Locator:
        """The floor of the wheel, unrolled."""
        return self.wheel.locator("svg.hamsterrolle-drawn")

    def shown(self, piece: int) -> Spot | None:
        """Where a piece is shown; None: nowhere."""
        poses: dict[str, list[int]] = self.page.evaluate("() => window.wheelScene?.report().poses ?? {}")
        return Spot(poses[str(piece)][0] / 10, poses[str(piece)][2] / 10) if str(piece) in poses else None

    def see_at_rest(self) -> None:
        """Wait until nothing moves, not even the camera, and everything was drawn once more in full quality."""
        rested = 0
        for _ in range(400):
            self._look_again()
            rested = rested + 1 if self.canvas.evaluate(IS_FINE) else 0
            if rested == STAYED:
                return
        raise AssertionError("the wheel does not come to rest")

    def see_shown(self, piece: int, wanted: Callable[[Spot], bool]) -> Spot:
        """Wait until a piece has come to rest at its target."""
        for _ in range(600):
            now = self.see_still(piece)
            if wanted(now):
                return now
        raise AssertionError(f"the piece stays at {now}")

    def see_still(self, piece: int) -> Spot:
        """Wait until a piece has not moved for a while, however slow the drawing is."""
        before, stayed = None, 0
        for _ in range(400):
            self._look_again()
            now = self.shown(piece)
            stayed = stayed + 1 if now and before and distance(now, before) < 0.3 else 0
            if now and stayed == STAYED:
                return now
            before = now
        raise AssertionError(f"the piece does not come to rest: {before}")

    def _look_again(self) -> None:
        """Wait a moment, and then for the next frame."""
        self.page.evaluate("() => new Promise(done => setTimeout(() => requestAnimationFrame(done), 50))")


class Finger:
    """One finger on a page."""

    def __init__(self, page: Page) -> None:
        self._session: CDPSession = page.context.new_cdp_session(page)

    def down(self, x: float, y: float) -> None:
        self._send("touchStart", {"x": x, "y": y})

    def move(self, x: float, y: float) -> None:
        self._send("touchMove", {"x": x, "y": y})

    def up(self) -> None:
        self._send("touchEnd")

    def _send(self, what: str, *points: dict[str, float]) -> None:
        self._session.send("Input.dispatchTouchEvent", {"type": what, "touchPoints": list(points)})


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box, f"{thing} is not to be seen"
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def distance(one: Spot, other: Spot) -> float:
    return hypot(one.x - other.x, one.z - other.z)
