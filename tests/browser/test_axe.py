"""axe finds nothing on any page, in light and in dark."""

from collections.abc import Callable
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import expect
from tests.browser.dice import SHORT
from tests.browser.guest import Guest
from tests.browser.nuts import BESIDE_ME, ME, NutsGuest
from tests.browser.painting import paint
from tests.browser.running_server import RunningServer

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
FAULTS = """() => {
    const pale = document.createElement('p');
    pale.textContent = 'pale';
    Object.assign(pale.style, { position: 'fixed', top: 0, zIndex: 9, color: '#ccc', background: '#fff' });
    document.querySelector('main').append(pale, document.createElement('button'));
}"""
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


def complaints(guest: Guest) -> list[str]:
    """What axe reports about the page, once everything that moves has come to rest."""
    page = guest.page
    paint(page)
    page.wait_for_function(
        "() => document.getAnimations().every(a => a.playState !== 'running' || a.effect.getTiming().iterations > 9)"
    )
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    violations = page.evaluate("() => axe.run({ resultTypes: ['violations'] }).then(found => found.violations)")
    return [
        f"{violation['id']}: {node['html'][:150]} {node.get('failureSummary', '')}"
        for violation in violations
        for node in violation["nodes"]
    ]


def in_both_lights(guest: Guest) -> list[str]:
    """What axe reports about this moment, in light and then in dark."""
    found = []
    for scheme in SCHEMES:
        guest.page.emulate_media(color_scheme=scheme)
        assert guest.page.evaluate("light => matchMedia(`(prefers-color-scheme: ${light})`).matches", scheme)
        found += [f"{scheme}: {complaint}" for complaint in complaints(guest)]
    return found


def test_axe_would_notice(house: RunningServer, guests: Callable[..., NutsGuest]) -> None:
    """A button without a name, and pale words on white."""
    guest = guests(house.url)
    guest.goto("/rules/nuts")
    expect(guest.page.locator("h1").first).to_be_attached()
    guest.page.evaluate(FAULTS)
    found = complaints(guest)
    for rule in ("button-name", "color-contrast"):
        assert any(rule in complaint for complaint in found), rule


PATHS = (
    "/", "/new/nuts?mode=bots", "/new/nuts?mode=screen", "/new/nuts?mode=friends", "/new/nuts?mode=tv", "/rules/nuts",
    "/join", "/nowhere", "/t/nowhere", "/new/marmots", "/rules/marmots",
)  # fmt: skip


def test_pages(house: RunningServer, guests: Callable[..., NutsGuest]) -> None:
    guest = guests(house.url)
    for path in PATHS:
        guest.goto(path)
        expect(guest.page.locator("h1").first).to_be_attached()
        assert in_both_lights(guest) == [], path


def test_a_table_from_the_first_roll_to_the_result(short: RunningServer, guests: Callable[..., NutsGuest]) -> None:
    """Before a roll, after it, with rules and odds open, and at the end."""
    guest = guests(short.url)
    guest.open(ME, BESIDE_ME, **SHORT)
    assert guest.something_to_do() == "roll"
    assert in_both_lights(guest) == []
    before = guest.seq
    guest.page.keyboard.press("Space")
    guest.see_seq(before + 2)
    guest.page.keyboard.press("o")
    assert in_both_lights(guest) == []
    guest.page.keyboard.press("?")
    assert in_both_lights(guest) == []
    guest.page.keyboard.press("Escape")
    guest.leave_it_to_bots("Ada", "Bo")
    expect(guest.result).to_be_visible()
    assert in_both_lights(guest) == []


@pytest.mark.parametrize("scheme", SCHEMES)
def test_a_nut_round(racing: RunningServer, guests: Callable[..., NutsGuest], scheme: str) -> None:
    guest = guests(racing.url, scheme=scheme)
    guest.sit_around(("Ada", "Bo", "Cy"))
    guest.page.keyboard.press("Space")
    expect(guest.pads).to_have_count(3)
    assert complaints(guest) == []
    expect(guest.page.get_by_role("region", name=guest.words.say("board-result"))).to_be_visible()
    assert complaints(guest) == []


def test_a_table_on_a_phone(house: RunningServer, guests: Callable[..., NutsGuest]) -> None:
    """With the menu, with either sheet over the board, and with something to take back."""
    guest = guests(house.url, size=(360, 640), touch=True)
    guest.sit_around(("Ada", "Bo"))
    assert in_both_lights(guest) == []
    guest.roll.tap()
    guest.bank.tap()
    expect(guest.button("undo-move")).to_be_visible()
    assert in_both_lights(guest) == []
    for what in ("menu", "scores", "log", "rules"):
        guest.button(what).tap()
        assert in_both_lights(guest) == [], what
        guest.page.keyboard.press("Escape")


def test_somebody_who_watches(house: RunningServer, guests: Callable[..., NutsGuest]) -> None:
    guest, watcher = guests(house.url), guests(house.url)
    guest.sit_around(("Ada", "Bo"))
    watcher.page.goto(guest.page.url)
    expect(watcher.page.get_by_text(watcher.words.say("watching"))).to_be_visible()
    assert in_both_lights(watcher) == []


def test_a_line_that_is_cut(houses: Callable[..., RunningServer], guests: Callable[..., NutsGuest]) -> None:
    """At first, after a while, and when a table is opened at which nobody answers."""
    house = houses()
    guest = guests(house.url)
    guest.page.clock.install()
    guest.goto("/")
    guest.door("play-now").click()
    guest.something_to_do()
    guest.page.wait_for_load_state("networkidle")
    house.kill()
    expect(guest.page.get_by_text(guest.words.say("line-away"))).to_be_visible()
    assert in_both_lights(guest) == []
    guest.page.clock.fast_forward("01:00")
    expect(guest.page.get_by_text(guest.words.say("line-gone"))).to_be_visible()
    assert in_both_lights(guest) == []
    guest.link("home").click()
    expect(guest.door("play-now")).to_be_visible()
    guest.page.go_back()
    guest.page.clock.fast_forward("01:00")
    expect(guest.page.get_by_role("heading", name=guest.words.say("lost-gone-title"))).to_be_visible()
    assert in_both_lights(guest) == []


def test_waiting_for_friends_and_joining(house: RunningServer, guests: Callable[..., NutsGuest]) -> None:
    host, friend = guests(house.url), guests(house.url)
    host.goto("/new/nuts?mode=friends")
    host.button("open-table").click()
    host.see_phase("gathering")
    assert in_both_lights(host) == []
    friend.page.goto(host.page.url)
    expect(friend.button("join")).to_be_visible()
    assert in_both_lights(friend) == []
