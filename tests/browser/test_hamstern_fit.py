"""Hamstern: what a player needs next is visible, and nothing is wider than the window."""

from collections.abc import Callable, Iterator

from playwright.sync_api import expect
from tests.browser.hamstern import BOT, ME, HamsternGuest
from tests.browser.running_server import RunningServer
from tests.browser.test_fit import SIZES, WIDE

SEVEN = """
start A
A 4
B 3
C 3
D 3
map
a a a a a a a --b b --c c --d d
"""

WHOLE_DIE = """() => {
    const board = document.querySelector('section.board').getBoundingClientRect();
    return [...document.querySelectorAll('.status .side')].map(side => side.getBoundingClientRect()).every(side =>
        side.left >= board.left && side.right <= board.right && side.top >= board.top && side.bottom <= board.bottom);
}"""
"""No corner of the die is cut off by the edge of the board."""

CLEAR = """word => {
    const lines = [...document.querySelectorAll('section dd')], last = lines.at(-1);
    last.scrollIntoView({ block: 'end' });
    const end = last.closest('section');
    end.scrollTop = end.scrollHeight;
    const button = [...document.querySelectorAll('button')].find(one => one.textContent.includes(word));
    const [line, over] = [last, button].map(one => one.getBoundingClientRect());
    return line.bottom <= over.top || line.left >= over.right || line.right <= over.left;
}"""
"""When scrolled to the end, the last line of the last sheet is not under the button that leads back to the result."""

CELL = "() => document.querySelector('[data-cell]').getBoundingClientRect().width"
"""The width of a cell, in pixels."""
SLOTS_ARE_CLEAR = """() => {
    const slots = document.querySelector('.panel .slots');
    slots.scrollIntoView({ block: 'nearest' });
    const { left, right, top, bottom } = slots.getBoundingClientRect();
    return [[left + 2, top + 2], [right - 2, bottom - 2]].every(([x, y]) =>
        slots.contains(document.elementFromPoint(x, y)));
}"""
"""When scrolled to, the slots of the ones are covered by nothing."""


def sizes(guest: HamsternGuest) -> Iterator[str]:
    """The page on a phone, on a phone held sideways, on a laptop and on a television, and never wider than the
    screen."""
    for width, height in SIZES:
        guest.page.set_viewport_size({"width": width, "height": height})
        yield f"{width} x {height}"
        assert not guest.page.evaluate(WIDE), (width, height)


def test_a_round_fits(house: RunningServer, guests: Callable[..., HamsternGuest]) -> None:
    """The die to read, then the whole sheet, the count, the buttons and the others; in German."""
    guest = guests(house.url, "de", kind=HamsternGuest)
    guest.open(ME, BOT, BOT, die="paper")
    for size in sizes(guest):
        for pips in (1, 6):
            expect(guest.button("board-enter-pips", pips=pips), size).to_be_in_viewport(ratio=1)
    guest.enter(5)
    last = guest.page.get_by_role("gridcell").count() - 1
    needed = (guest.done, guest.back, guest.headline, guest.cell(0), guest.cell(last), *guest.others.all())
    for size in sizes(guest):
        for thing in needed:
            expect(thing, size).to_be_in_viewport(ratio=0.99)
        assert guest.page.evaluate(WHOLE_DIE), size
        if size == "740 x 360":
            assert guest.page.evaluate(CELL) >= 22, "a finger finds a cell"
        if size == "1920 x 1080":
            for tool in ("panel-odds", "panel-print"):
                expect(guest.button(tool)).to_be_in_viewport(ratio=1)
            assert guest.page.evaluate(SLOTS_ARE_CLEAR)
        if size == "360 x 640":
            points = guest.page.get_by_role("button", name=guest.words.say("scores"), exact=True)
            points.click()
            assert guest.page.evaluate(SLOTS_ARE_CLEAR)
            points.click()
    guest.lay_out()
    for size in sizes(guest):
        expect(guest.done, size).to_be_in_viewport(ratio=1)
        guest.done.click(trial=True)


def test_the_own_points_are_in_sight_on_a_phone(house: RunningServer, guests: Callable[..., HamsternGuest]) -> None:
    """A whole chamber of seven cells, crossed in two rounds, is worth its 4 points (H-30)."""
    guest = guests(house.url, "de", kind=HamsternGuest, size=(360, 640))
    guest.open(ME, die="paper", sheet="own", own=SEVEN)
    for pips, cells in ((3, range(3)), (4, range(3, 7))):
        guest.enter(pips)
        guest.place(cells)
    guest.enter(2)
    points = guest.page.get_by_text(guest.words.say("points", points=4), exact=True)
    expect(points).to_be_in_viewport(ratio=1)
    guest.page.set_viewport_size({"width": 740, "height": 360})
    expect(points).to_be_in_viewport(ratio=1)


def test_the_end_fits(swift: RunningServer, guests: Callable[..., HamsternGuest]) -> None:
    guest = guests(swift.url, "de", kind=HamsternGuest)
    guest.open(BOT, BOT)
    expect(guest.result).to_be_visible()
    for size in sizes(guest):
        expect(guest.button("see-table"), size).to_be_in_viewport(ratio=1)
    guest.button("see-table").click()
    for size in sizes(guest):
        expect(guest.button("see-result"), size).to_be_in_viewport(ratio=1)
        assert guest.page.evaluate(CLEAR, guest.words.say("see-result")), f"{size}: the last line is covered"


def test_the_set_up_fits_with_a_sheet_of_ones_own(house: RunningServer, guests: Callable[..., HamsternGuest]) -> None:
    guest = guests(house.url, "de", kind=HamsternGuest)
    guest.goto("/new/hamstern?mode=solo")
    guest.page.locator("summary").click()
    guest.page.get_by_label(guest.words.say("option-sheet-own"), exact=True).check()
    expect(guest.page.get_by_label(guest.words.say("option-own"), exact=True)).to_be_visible()
    for size in sizes(guest):
        expect(guest.button("begin"), size).to_be_in_viewport(ratio=1)
