"""The page without a server: it says what is wrong, shows the reader's tables, and goes on by itself."""

import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.browser.dice import seed_with_a_calm_start
from tests.browser.nuts import BESIDE_ME, ME, NutsGuest
from tests.browser.running_server import RunningServer
from tests.browser.test_axe import in_both_lights
from tests.server.proxy import proxying

from burrow.engine.languages import LANGUAGES
from burrow.server.web.pages import PACKED

Houses = Callable[..., RunningServer]
Guests = Callable[..., NutsGuest]
PREFIX = "/games/burrow"
KEPT = """async () => {
    const names = await caches.keys();
    const caches_ = await Promise.all(names.map(name => caches.open(name)));
    const requests = await Promise.all(caches_.map(cache => cache.keys()));
    return { names, urls: requests.flat().map(request => new URL(request.url).pathname) };
}"""


def see_worker(page: Page) -> None:
    """Wait until the page could be opened without the server."""
    page.evaluate("""async () => {
        const { active } = await navigator.serviceWorker.ready;
        if (active.state !== 'activated')
            await new Promise(done => active.addEventListener('statechange', () => done()));
    }""")


def see_away(guest: NutsGuest, title: str = "lost-gone-title") -> None:
    expect(guest.page.get_by_role("alert")).to_contain_text(guest.words.say(title))
    expect(guest.page.get_by_role("alert")).to_contain_text(guest.words.say("away-retry"))


def test_without_a_server_the_page_explains_itself_and_goes_on_when_it_is_back(houses: Houses, guests: Guests) -> None:
    house = houses(seed_with_a_calm_start())
    visitors = [guests(house.url, lang, worker=True) for lang in LANGUAGES]
    paths = {}
    for guest in visitors:
        paths[guest] = guest.open(ME, BESIDE_ME)
        guest.see_board()
        guest.goto("/")
        see_worker(guest.page)
    house.kill()
    for guest in visitors:
        guest.page.reload()
        see_away(guest)
        expect(guest.page.get_by_role("alert")).to_contain_text(f"127.0.0.1:{house.port}")
        row = guest.page.get_by_role("listitem").filter(has=guest.page.locator(f'a[href="{paths[guest]}"]'))
        for known in (guest.words.say("title"), "Ada, Bo", guest.words.say("turn-of", name="Ada")):
            expect(row).to_contain_text(known)
        expect(row.locator("time")).not_to_be_empty()
    house.open()
    for guest in visitors:
        expect(guest.door("play-now")).to_be_visible()
        expect(guest.page.get_by_role("alert")).to_have_count(0)


def test_a_device_without_network_is_told_apart_and_goes_on_at_once(house: RunningServer, guests: Guests) -> None:
    guest = guests(house.url, worker=True)
    guest.goto("/")
    see_worker(guest.page)
    guest.page.context.set_offline(True)
    guest.page.reload()
    see_away(guest, "offline-title")
    expect(guest.page.get_by_role("alert")).to_contain_text(guest.words.say("offline"))
    assert in_both_lights(guest) == []
    guest.page.context.set_offline(False)
    expect(guest.door("play-now")).to_be_visible()


def test_a_table_that_is_opened_without_network_explains_itself_and_comes_back(
    house: RunningServer, guests: Guests
) -> None:
    guest = guests(house.url, worker=True)
    guest.goto("/")
    see_worker(guest.page)
    table = guests(house.url).open(ME, BESIDE_ME)
    guest.page.context.set_offline(True)
    guest.goto(table)
    see_away(guest, "offline-title")
    expect(guest.page.get_by_role("heading", level=1)).to_have_text(guest.words.say("offline-title"))
    assert in_both_lights(guest) == []
    guest.page.context.set_offline(False)
    expect(guest.table).to_have_attribute("data-table", table.removeprefix("/t/"))


def test_nothing_of_a_table_is_kept(house: RunningServer, guests: Guests) -> None:
    guest = guests(house.url, worker=True)
    guest.goto("/")
    see_worker(guest.page)
    guest.open(ME, BESIDE_ME)
    guest.see_board()
    guest.page.reload()
    guest.see_board()
    urls = guest.page.evaluate(KEPT)["urls"]
    assert "/" in urls
    assert [url for url in urls if url.startswith(("/api", "/t/"))] == []


def test_a_new_build_takes_over(
    houses: Houses, guests: Guests, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Online at once; without a server, as soon as its worker is there. The old shell is gone by then."""
    static = tmp_path / "static"
    shutil.copytree(PACKED, static)
    monkeypatch.setenv("BURROW_STATIC", str(static))
    house = houses()
    guest = guests(house.url, worker=True)
    guest.goto("/")
    see_worker(guest.page)
    (old,) = guest.page.evaluate(KEPT)["names"]
    house.stop()
    rebuild(static)
    guest.page.reload()
    see_away(guest)
    expect(guest.page.locator("html"), "the old build, from its shell").not_to_have_attribute("data-build", "new")
    house.open()
    expect(guest.page.locator("html"), "it does not stay with the new server").to_have_attribute("data-build", "new")
    expect(guest.door("play-now")).to_be_visible()
    guest.page.wait_for_function("async old => (await caches.keys()).length === 1 && !(await caches.has(old))", arg=old)
    house.kill()
    guest.page.reload()
    see_away(guest)
    expect(guest.page.locator("html")).to_have_attribute("data-build", "new")


def rebuild(static: Path) -> None:
    """As a build after a change does: another name for the first script, and a worker that knows it."""
    (front,) = (path.name for path in static.glob("assets/front-*.js"))
    for path in static.rglob("*.br"):
        path.unlink()
    for path in static.rglob("*.gz"):
        path.unlink()
    for path in [*static.glob("assets/*.js"), static / "index.html", static / "worker.js"]:
        path.write_text(path.read_text().replace(front, "front-changed.js"))
    (static / "assets" / front).rename(static / "assets" / "front-changed.js")
    page = static / "index.html"
    page.write_text(page.read_text().replace("<html ", '<html data-build="new" '))
    worker = static / "worker.js"
    told, times = re.subn(r"\b[0-9a-f]{16}\b", "0" * 16, worker.read_text())
    assert times == 1
    worker.write_text(told)


def test_below_a_path_of_the_host(houses: Houses, guests: Guests) -> None:
    house = houses(path_prefix=PREFIX)
    with proxying(house.port, PREFIX, strips=True) as proxy:
        guest = guests(f"http://127.0.0.1:{proxy.port}{PREFIX}", worker=True)
        guest.goto("/")
        see_worker(guest.page)
        scope = guest.page.evaluate("async () => (await navigator.serviceWorker.ready).scope")
        assert scope == f"{guest.url}/"
        urls = guest.page.evaluate(KEPT)["urls"]
        assert urls
        assert all(url.startswith(f"{PREFIX}/") for url in urls)
        guest.page.context.set_offline(True)
        guest.page.reload()
        see_away(guest, "offline-title")
        guest.page.context.set_offline(False)
        expect(guest.door("play-now")).to_be_visible()


def test_where_browsers_forbid_it_there_is_no_worker(house: RunningServer, guests: Guests) -> None:
    """As over plain http in a home network."""
    guest = guests(house.url, worker=True)
    guest.page.add_init_script("Object.defineProperty(window, 'isSecureContext', { value: false })")
    asked: list[str] = []
    guest.page.context.on("request", lambda request: asked.append(request.url))
    guest.goto("/")
    expect(guest.door("play-now")).to_be_visible()
    guest.page.wait_for_load_state("networkidle")
    assert guest.page.evaluate("async () => (await navigator.serviceWorker.getRegistrations()).length") == 0
    assert not any(url.endswith("/worker.js") for url in asked)


def test_the_offer_to_install_is_quiet_and_can_be_declined_for_good(house: RunningServer, guests: Guests) -> None:
    guest = guests(house.url)
    offer = """() => {
        const event = new Event('beforeinstallprompt', { cancelable: true });
        event.prompt = async () => { window.installed = true; };
        dispatchEvent(event);
        return event.defaultPrevented;
    }"""
    guest.goto("/")
    expect(guest.door("play-now")).to_be_visible()
    hint = guest.page.get_by_role("region", name=guest.words.say("install"))
    expect(hint).to_have_count(0)
    assert guest.page.evaluate(offer), "the browser shows no bar of its own"
    expect(hint).to_be_visible()
    assert in_both_lights(guest) == []
    hint.get_by_role("button", name=guest.words.say("install-do")).click()
    guest.page.wait_for_function("window.installed === true")
    expect(hint).to_have_count(0)
    guest.page.evaluate(offer)
    hint.get_by_role("button", name=guest.words.say("install-decline")).click()
    expect(hint).to_have_count(0)
    guest.page.reload()
    expect(guest.door("play-now")).to_be_visible()
    guest.page.evaluate(offer)
    expect(hint).to_have_count(0)
