"""A TV at the end of the room: how a table is opened on it, and what cannot be read from three metres."""

from playwright.sync_api import Page
from tests.browser.guest import Guest
from tests.browser.party import open_for_tv

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


def viewer_of(game_id: str) -> type[Viewer]:
    return type("Viewer", (Viewer,), {"game": game_id})


def unreadable(page: Page, least: float = LEAST) -> list[str]:
    """Texts that are too small or cut off, and parts that would have to be scrolled: nobody scrolls a TV."""
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    found: list[str] = page.evaluate(UNREADABLE, least)
    return found
