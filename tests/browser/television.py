"""A TV at the end of the room: how a table is opened on it, and what cannot be read from three metres."""

import json

from playwright.sync_api import Page, expect
from tests.browser.guest import Guest
from tests.browser.painting import paint
from tests.browser.party import open_for_tv

from burrow.engine.registry import game

NAMES = ("Ada", "Bartholomäus", "Cleo", "Dorothea-Maria", "Emil", "Friederike")
WAITS_FOR = "seat => document.querySelector('[data-table]').dataset.waiting === String(seat)"
LEAST = 22
"""The smallest letters that are allowed on a TV with 1080 lines, in px. Sentences have 28."""

UNREADABLE = """least => {
    const wrong = new Set();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const node = walker.currentNode;
        const parent = node.parentElement;
        const text = node.data.trim();
        const isShown = parent.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
        if (!text || !isShown || parent.closest('.sr, .skip, option')) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const box = range.getBoundingClientRect();
        const matrix = parent instanceof SVGElement ? parent.getScreenCTM() : null;
        const scale = matrix ? Math.hypot(matrix.a, matrix.b) : parent.currentCSSZoom;
        const size = scale * parseFloat(getComputedStyle(parent).fontSize);
        if (size < least - 0.5) wrong.add(`${text}: ${size.toFixed(1)} px`);
        const [beside, above] = [2, size / 3];
        for (let around = parent; around; around = around.parentElement) {
            const { overflowX, overflowY } = getComputedStyle(around);
            if (around.clientWidth <= 2 && around.clientHeight <= 2 && overflowX !== 'visible') break; // for ears
            if (around !== document.documentElement && overflowX === 'visible' && overflowY === 'visible') continue;
            const edge = around === document.documentElement
                ? new DOMRect(0, 0, innerWidth, innerHeight) : around.getBoundingClientRect();
            if (box.left < edge.left - beside || box.right > edge.right + beside
                || box.top < edge.top - above || box.bottom > edge.bottom + above) {
                wrong.add(`${text}: cut off by ${around.tagName}.${around.getAttribute('class')}`);
            }
        }
    }
    for (const element of document.querySelectorAll('*')) {
        const { overflowX, overflowY } = getComputedStyle(element);
        const [tall, broad] = [element.scrollHeight - element.clientHeight, element.scrollWidth - element.clientWidth];
        const scrolls = ['auto', 'scroll'];
        if ((scrolls.includes(overflowY) && tall > 2) || (scrolls.includes(overflowX) && broad > 2)) {
            wrong.add(`${element.tagName}.${element.className} has to be scrolled by ${broad} and ${tall} px`);
        }
    }
    return [...wrong];
}"""


class Viewer(Guest):
    """Somebody who sets up the TV, for any game."""

    def open_on_tv(self, *seats: dict[str, str], **options: str | int | bool) -> str:
        """Open a table without a seat of one's own on this screen; return its path. With an open seat, it waits."""
        return open_for_tv(self, options, seats)

    def read_code(self) -> str:
        """The four letters that the TV shows."""
        letters = self.page.locator(".code span")
        expect(letters).to_have_count(4)
        return "".join(letters.all_inner_texts())


def viewer_of(game_id: str) -> type[Viewer]:
    return type("Viewer", (Viewer,), {"game": game_id})


def unreadable(page: Page, least: float = LEAST) -> list[str]:
    """Texts that are too small or cut off, and parts that would have to be scrolled: nobody scrolls a TV."""
    paint(page)
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    found: list[str] = page.evaluate(UNREADABLE, least)
    return found


def play_until_the_last_seat(tv: Viewer, seats: int) -> None:
    """Bots on all seats but the last, with names of all lengths. They play until the person there is to move, and that
    person does nothing."""
    level, last = game(tv.game).bots[0], seats - 1
    bots = [{"kind": "bot", "level": level, "name": NAMES[seat % len(NAMES)]} for seat in range(last)]
    path = tv.open_on_tv(*bots, {"kind": "open"})
    answer = tv.page.request.post(
        f"{tv.url}/api/tables{path[2:]}/join",
        data=json.dumps({"name": NAMES[last % len(NAMES)]}),
        headers={"content-type": "application/json", "origin": tv.url},
    )
    assert answer.ok, answer.text()
    tv.button("begin").click()
    tv.see_phase("playing")
    tv.page.wait_for_function(WAITS_FOR, arg=last)
