"""With letters twice as large, the front page can be read on its picture and nothing of it is cut off, and everyone can
read whose turn it is."""

import base64
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.gophers import GophersGuest
from tests.browser.guest import Guest
from tests.browser.hamstern import HamsternGuest
from tests.browser.hamsterrolle import HamsterrolleGuest
from tests.browser.nuts import BESIDE_ME, ME, NutsGuest
from tests.browser.running_server import RunningServer
from tests.browser.test_axe import in_both_lights
from tests.browser.test_fit import LAPTOP, PHONE, TWICE, WHOLE, WIDE, resized

CUT_OFF = """() => [...document.querySelectorAll('main *, header *')]
    .filter(one => !one.closest('svg, .sr') && one.checkVisibility())
    .filter(one => one.matches('a, button, input') || (one.childElementCount === 0 && one.textContent.trim()))
    .filter(one => {
        const { left, right } = one.getBoundingClientRect();
        const { overflowX, position } = getComputedStyle(one);
        const isHidden = position === 'absolute' && one.clientWidth <= 1;
        return !isHidden && (left < -1 || right > innerWidth + 1
            || (overflowX !== 'visible' && one.scrollWidth > one.clientWidth + 1));
    })
    .map(one => one.outerHTML.slice(0, 100))"""
"""Words that go beyond the screen, or are cut off by their own box."""

LINES = """text => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()]
        .map(({ x, y, width, height }) => ({ x, y: y + height * 0.1, width, height: height * 0.8 }));
}"""
"""Where the letters of a text are, line by line."""

CONTRAST = """async ([png, colour]) => {
    const bytes = Uint8Array.from(atob(png), one => one.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const paper = canvas.getContext('2d');
    paper.drawImage(picture, 0, 0);
    const bright = rgb => {
        const [r, g, b] = rgb.map(v => (v /= 255) <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const ink = bright(colour.match(/[\\d.]+/g).slice(0, 3).map(Number));
    const { data } = paper.getImageData(0, 0, picture.width, picture.height);
    const found = [];
    for (let at = 0; at < data.length; at += 4) {
        const ground = bright([data[at], data[at + 1], data[at + 2]]);
        found.push((Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05));
    }
    found.sort((a, b) => a - b);
    return found[Math.floor(found.length * 0.02)];
}"""
"""The contrast of a colour with what is behind it, leaving out the worst fiftieth: a twig may pass behind a word."""

PALE = """() => {
    const pale = new CSSStyleSheet();
    pale.replaceSync('h1 { background: #fff; color: #ccc; }');
    document.adoptedStyleSheets.push(pale);
}"""


def contrast(guest: Guest, text: Locator) -> float:
    """The least contrast of a text with the picture behind its lines."""
    colour = text.evaluate("one => getComputedStyle(one).color")
    boxes = text.evaluate(LINES)
    text.evaluate("one => one.style.color = 'transparent'")
    try:
        pictures = [base64.b64encode(guest.page.screenshot(clip=box)).decode() for box in boxes if box["width"] > 1]
    finally:
        text.evaluate("one => one.style.color = ''")
    return min(float(guest.page.evaluate(CONTRAST, [picture, colour])) for picture in pictures)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("lang", ["de", "fr"])
def test_the_front_page_can_be_read(
    house: RunningServer, guests: Callable[..., NutsGuest], lang: str, scheme: str
) -> None:
    guest = guests(house.url, lang, scheme=scheme, painted=True)
    guest.goto("/")
    expect(guest.door("play-now")).to_be_visible()
    for size in resized(guest, (LAPTOP, PHONE)):
        for letters in ("100%", "200%"):
            guest.page.evaluate(TWICE, letters)
            where = f"{size}, {letters}"
            assert not guest.page.evaluate(WIDE), where
            assert guest.page.evaluate(CUT_OFF) == [], where
            greeting = guest.page.locator(".greeting")
            assert contrast(guest, greeting.locator("h1")) >= 3, f"{where}: large letters"
            assert contrast(guest, guest.page.locator("header a").first) >= 3, f"{where}: the name of the house"
            if greeting.locator("p").is_visible():  # a phone has no room for it
                assert contrast(guest, greeting.locator("p")) >= 4.5, where


def test_contrast_is_measured(house: RunningServer, guests: Callable[..., NutsGuest]) -> None:
    guest = guests(house.url, painted=True)
    guest.goto("/rules/nuts")
    heading = guest.page.locator("h1")
    expect(heading).to_be_visible()
    assert contrast(guest, heading) > 7
    guest.page.evaluate(PALE)
    assert contrast(guest, heading) < 2


def test_axe_finds_nothing_on_the_front_page(house: RunningServer, guests: Callable[..., NutsGuest]) -> None:
    guest = guests(house.url, "de", painted=True)
    guest.goto("/")
    expect(guest.door("play-now")).to_be_visible()
    guest.page.evaluate(TWICE, "200%")
    for _ in resized(guest, (LAPTOP, PHONE)):
        assert in_both_lights(guest) == []


@pytest.mark.parametrize("kind", [NutsGuest, GophersGuest, HamsternGuest, HamsterrolleGuest])
@pytest.mark.parametrize("lang", ["de", "it"])
def test_whose_turn_it_is_in_every_game(
    house: RunningServer, guests: Callable[..., Guest], kind: type[Guest], lang: str
) -> None:
    guest = guests(house.url, lang, size=PHONE, kind=kind, painted=True)
    guest.open(ME | {"name": "Maximiliane"}, BESIDE_ME)
    guest.see_phase("playing")
    turn = guest.page.locator("header .ribbon strong")
    expect(turn).to_be_visible()
    guest.page.evaluate(TWICE, "200%")
    for size in resized(guest, (PHONE,)):
        expect(turn, size).to_be_in_viewport(ratio=1)
        assert turn.evaluate(WHOLE), turn.inner_text()
