"""Hamstern: axe finds nothing at the table, on a laptop in light and on a phone in dark."""

from collections.abc import Callable, Iterator
from typing import Literal

from playwright.sync_api import expect
from tests.browser.hamstern import BESIDE_ME, BOT, ME, HamsternGuest
from tests.browser.running_server import RunningServer
from tests.browser.test_axe import complaints

LAPTOP, PHONE = {"width": 1280, "height": 720}, {"width": 360, "height": 640}
LIGHTS: tuple[Literal["light", "dark"], ...] = ("light", "dark")


def everywhere(guest: HamsternGuest) -> Iterator[str]:
    """What axe reports about this moment on each of the two screens, and where."""
    for size, light in zip((LAPTOP, PHONE), LIGHTS, strict=True):
        guest.page.set_viewport_size(size)  # type: ignore[arg-type]  # has width and height
        guest.page.emulate_media(color_scheme=light)
        assert guest.page.evaluate("light => matchMedia(`(prefers-color-scheme: ${light})`).matches", light)
        yield from (f"{light}: {complaint}" for complaint in complaints(guest))


def test_a_round(house: RunningServer, guests: Callable[..., HamsternGuest]) -> None:
    """With a real die to read, with a refusal, with crosses laid out, and with the sheet of another enlarged."""
    guest = guests(house.url, kind=HamsternGuest)
    guest.open(ME, BOT, die="paper")
    expect(guest.button("board-enter-pips", pips=3)).to_be_visible()
    assert not list(everywhere(guest)), "a die to read"
    guest.enter(3)
    away = next(cell for cell in range(99) if cell not in guest.start.cells)
    guest.cell(away).click()
    expect(guest.page.get_by_role("button", name=guest.words.say("rule-number", rule="H-12"))).to_be_visible()
    assert guest.wrong == [away]
    assert not list(everywhere(guest)), "a refusal"
    guest.lay_out()
    assert not list(everywhere(guest)), "crosses"
    guest.others.first.click()
    expect(guest.enlarged).to_be_visible()
    assert not list(everywhere(guest)), "enlarged"


def test_the_panel(house: RunningServer, guests: Callable[..., HamsternGuest]) -> None:
    """On a phone it lies over the board; with odds, and with what can be printed."""
    guest = guests(house.url, kind=HamsternGuest, size=(360, 640))
    guest.open(ME, BESIDE_ME)
    guest.something_to_do()
    guest.page.get_by_role("button", name=guest.words.say("scores"), exact=True).click()
    for tool in ("panel-odds", "panel-print"):
        guest.page.get_by_role("button", name=guest.words.say(tool), exact=True).click()
        assert not list(everywhere(guest)), tool


def test_the_end(swift: RunningServer, guests: Callable[..., HamsternGuest]) -> None:
    """The result over the sheets, and the sheets themselves."""
    guest = guests(swift.url, kind=HamsternGuest)
    guest.open(BOT, BOT)
    expect(guest.result).to_be_visible()
    assert not list(everywhere(guest)), "the result"
    guest.button("see-table").click()
    expect(guest.page.get_by_role("region", name=guest.words.say("end-title"))).to_be_visible()
    assert not list(everywhere(guest)), "the sheets"


def test_the_set_up(house: RunningServer, guests: Callable[..., HamsternGuest]) -> None:
    """With a form to write an own sheet."""
    guest = guests(house.url, kind=HamsternGuest)
    guest.goto("/new/hamstern?mode=solo")
    guest.page.locator("summary").click()
    guest.page.get_by_label(guest.words.say("option-sheet-own"), exact=True).check()
    expect(guest.page.get_by_label(guest.words.say("option-own"), exact=True)).to_be_visible()
    assert not list(everywhere(guest))


def test_the_rules(house: RunningServer, guests: Callable[..., HamsternGuest]) -> None:
    guest = guests(house.url, kind=HamsternGuest)
    guest.goto("/rules/hamstern")
    expect(guest.page.get_by_text(guest.words.say("rule-H-05")).first).to_be_visible()
    assert not list(everywhere(guest))
