"""Gophers Walk: the drawing of a page, for any map. It shows which holes are connected, and the print is readable."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.gophers import CASUAL, ME, GophersGuest
from tests.browser.running_server import RunningServer
from tests.browser.test_fit import PHONE

from burrow.engine.flaw import Flaw
from burrow.games.gophers.data.book import Book
from burrow.games.gophers.data.texts import OURS
from burrow.games.gophers.reader.read import read

CROWDED = "\n".join(
    f"""page {number}
b7----a12---g3----s20---@-----o
|     |                 |     |
|     |     +-----+     |     |
|     |     |     |     |     |
!-----b5    a9    g4----b2    a7
      |     |     |     |     |
      |     |     |     |     |
g14---s12---b11---o-----@-----g8
|       +------------------+  |
|       |                  |  |
|       |                  |  |
+-------a1                 g2-+"""
    for number in range(1, 7)
)
"""Holes as close as allowed, with tunnels that pass close to others."""
BOOKS = {"ours": ("ours", OURS), "crowded": ("own", CROWDED)}

PAGES = ".gophers-page:has([data-hole]):not(:has([data-spot]))"
TOUCHED = """(page, spread) => {
    const dens = [...page.querySelectorAll('[data-hole]')].map(den => {
        const { x, y, width, height } = den.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2, rx: width / 2 * spread, ry: height / 2 * spread };
    });
    return [...page.querySelectorAll('[data-tunnel]')].map(tunnel => {
        const [far, screen] = [tunnel.getTotalLength(), tunnel.getScreenCTM()];
        const passed = Array.from({ length: 201 }, (_, i) => {
            const at = tunnel.getPointAtLength(far * i / 200).matrixTransform(screen);
            return dens.findIndex(({ x, y, rx, ry }) => ((at.x - x) / rx) ** 2 + ((at.y - y) / ry) ** 2 < 1);
        });
        return [...new Set(passed.filter(den => den >= 0))].sort((a, b) => a - b);
    });
}"""
"""For each tunnel, the dens it passes through."""
PRINTED = "page => [...page.querySelectorAll('[data-hole]')].map(den => den.textContent.trim())"
HEIGHTS = """numbers => numbers.map(number =>
    parseFloat(getComputedStyle(number).fontSize) * number.getScreenCTM().a)"""
NEAR = 1.2
"""Tunnels stay this far away from the dens of others, as a share of their size."""
READABLE = 12
"""The smallest size of a number on a phone, in pixels."""


@pytest.fixture(params=BOOKS)
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def book(kind: str) -> Book:
    found = read(BOOKS[kind][1])
    assert not isinstance(found, Flaw), found
    return found


@pytest.fixture
def reader(kind: str, swift: RunningServer, guests: Callable[..., GophersGuest]) -> GophersGuest:
    """Somebody who leafs through the book on a phone."""
    guest = guests(swift.url, size=PHONE, kind=GophersGuest)
    choice, text = BOOKS[kind]
    guest.open(ME, CASUAL, book=choice, own=text)
    guest.see_board()
    return guest


def test_a_tunnel_leads_from_den_to_den_and_every_den_shows_its_number(reader: GophersGuest, book: Book) -> None:
    reader.leaf_through()
    pages = reader.page.locator(PAGES)
    expect(pages).to_have_count(len(book.pages))
    for drawn, page in zip(pages.all(), book.pages, strict=True):
        assert drawn.evaluate(PRINTED) == [hole[1:] for hole in page.holes]
        assert drawn.evaluate(TOUCHED, NEAR) == [[one, other] for one, other, *_ in page.tunnels]


def test_numbers_can_be_read_on_a_phone(swift: RunningServer, guests: Callable[..., GophersGuest]) -> None:
    guest = guests(swift.url, size=PHONE, kind=GophersGuest)
    guest.open(ME, CASUAL)
    guest.see_board()
    heights = guest.page.locator(".gophers-page:has([data-spot]) [data-hole] text").evaluate_all(HEIGHTS)
    assert len(heights) > 12
    assert min(heights) >= READABLE
