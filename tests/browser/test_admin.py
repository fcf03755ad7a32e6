"""Whoever runs the server looks after it in the page: comes in with the key, reads the numbers, tells everyone
something, and closes a table. Those who play see what they are told."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.guest import Guest
from tests.browser.nuts import BESIDE_ME, ME, NutsGuest
from tests.browser.running_server import RunningServer
from tests.browser.said import said
from tests.browser.test_axe import in_both_lights

KEY = "nuts-and-bolts-of-the-burrow"


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A house with an admin page."""
    house = RunningServer(tmp_path_factory.mktemp("house"), admin_key=KEY, admin_tries=0)
    house.open()
    yield house
    house.close()


def say(lang: str, message: str, **values: str | int) -> str:
    return said("server", lang, message, **values)


def button(guest: Guest, message: str, lang: str = "en", **values: str) -> Locator:
    return guest.page.get_by_role("button", name=say(lang, message, **values), exact=True)


def come_in(guest: Guest, lang: str = "en") -> None:
    guest.goto("/admin")
    guest.page.get_by_label(say(lang, "key"), exact=True).fill(KEY)
    button(guest, "enter", lang).click()
    expect(guest.page.get_by_role("heading", name=say(lang, "numbers"))).to_be_visible()


def notice(guest: Guest) -> Locator:
    return guest.page.locator(".server-notice")


def test_without_the_key_nobody_comes_in(guarded: RunningServer, guests: Callable[..., NutsGuest]) -> None:
    guest = guests(guarded.url)
    guest.goto("/admin")
    expect(guest.page.get_by_role("heading", name=say("en", "title"))).to_be_visible()
    assert in_both_lights(guest) == []
    guest.page.get_by_label("Key", exact=True).fill("nuts-and-bolts-of-the-barrow")
    guest.page.keyboard.press("Enter")
    expect(guest.page.get_by_role("alert")).to_have_text(guest.words.say("error-wrong-key"))
    assert in_both_lights(guest) == []
    guest.page.get_by_label("Key", exact=True).fill(KEY)
    guest.page.keyboard.press("Enter")
    expect(guest.page.get_by_role("heading", name=say("en", "numbers"))).to_be_visible()
    assert KEY not in guest.page.url
    guest.page.reload()
    expect(guest.page.get_by_role("heading", name=say("en", "numbers"))).to_be_visible()
    button(guest, "leave").click()
    expect(guest.page.get_by_label("Key", exact=True)).to_be_visible()
    guest.page.reload()
    expect(guest.page.get_by_label("Key", exact=True)).to_be_visible()


def test_a_server_without_a_key_says_so(house: RunningServer, guests: Callable[..., NutsGuest]) -> None:
    guest = guests(house.url)
    guest.goto("/admin")
    guest.page.get_by_label("Key", exact=True).fill(KEY)
    guest.page.keyboard.press("Enter")
    expect(guest.page.get_by_role("alert")).to_have_text(guest.words.say("error-admin-off"))


def test_a_message_reaches_every_page_and_a_reader_closes_it(
    guarded: RunningServer, guests: Callable[..., NutsGuest]
) -> None:
    words = "Tonight at 8 we restart.\n<b>Two minutes</b>, promised!"
    host, player = guests(guarded.url), guests(guarded.url)
    player.open(ME, BESIDE_ME)
    player.see_board()
    expect(notice(player)).to_have_attribute("role", "status")
    come_in(host)
    host.page.get_by_label(say("en", "message-how")).fill(words)
    button(host, "message-send").click()
    expect(host.page.get_by_text(say("en", "done-message"))).to_be_visible()
    expect(notice(player)).to_contain_text("<b>Two minutes</b>, promised!")
    assert in_both_lights(player) == []
    size = player.page.viewport_size
    assert size is not None
    assert player.page.evaluate("document.documentElement.scrollHeight") <= size["height"], "the board makes room"
    for path in ("/", "/rules/nuts", "/new/nuts?mode=bots", "/join", "/nowhere"):
        visitor = guests(guarded.url)
        visitor.goto(path)
        expect(notice(visitor), path).to_contain_text("Tonight at 8 we restart.")
    assert in_both_lights(visitor) == []
    player.page.keyboard.press("Escape")
    close = notice(player).get_by_role("button", name=player.words.say("close"))
    player.tab_to(close)
    player.page.keyboard.press("Enter")
    expect(notice(player)).to_have_text("")
    player.page.reload()
    player.see_board()
    expect(notice(player), "who has closed it does not see it again").to_have_text("")
    button(host, "message-back").click()
    expect(host.page.get_by_text(say("en", "done-taken-back"))).to_be_visible()
    visitor.goto("/")
    expect(visitor.page.locator("#open-tables")).to_be_visible()
    expect(visitor.page.locator("section[aria-busy=false]").first).to_be_visible()
    expect(notice(visitor)).to_have_text("")


@pytest.mark.parametrize("way", ["close", "delete"])
def test_a_table_is_closed_and_everyone_there_is_told(
    guarded: RunningServer, guests: Callable[..., NutsGuest], way: str
) -> None:
    host, player = guests(guarded.url), guests(guarded.url, "de")
    path = player.open(ME, BESIDE_ME)
    player.see_board()
    table = path.rpartition("/")[2]
    come_in(host)
    row = host.page.get_by_role("row").filter(has_text=table)
    expect(row).to_contain_text("Auf die Nüsse!")
    host.tab_to(button(host, "close-one", table=table))
    host.page.keyboard.press("Enter")
    dialog = host.page.get_by_role("dialog")
    expect(dialog).to_contain_text(table)
    assert in_both_lights(host) == []
    host.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(row, "nothing has happened").to_be_visible()
    row.get_by_role("button").click()
    dialog.get_by_label(re.compile(re.escape(say("en", f"way-{way}")))).check()
    dialog.get_by_role("button", name=say("en", f"confirm-{way}")).click()
    expect(host.page.get_by_text(say("en", f"done-{way}", table=table))).to_be_visible()
    expect(player.page.locator("h1")).to_have_text(player.words.say("lost-closed-title"))
    assert in_both_lights(player) == []
    player.page.reload()
    lost = "lost-closed-title" if way == "close" else "lost-table-title"
    expect(player.page.locator("h1")).to_have_text(player.words.say(lost))
    again = button(host, "reopen-one", table=table)
    if way == "delete":
        expect(again).to_have_count(0)
        return
    again.click()
    expect(host.page.get_by_text(say("en", "done-reopen", table=table))).to_be_visible()
    player.page.reload()
    player.see_board()


@pytest.mark.parametrize("lang", ["de", "en", "fr", "it"])
def test_the_page_is_whole_in_every_language_and_on_a_phone(
    guarded: RunningServer, guests: Callable[..., NutsGuest], lang: str
) -> None:
    player = guests(guarded.url)
    path = player.open(ME, BESIDE_ME)
    host = guests(guarded.url, lang, size=(360, 640))
    come_in(host, lang)
    expect(host.page.get_by_text(path.rpartition("/")[2])).to_be_visible()
    assert host.page.evaluate("document.documentElement.scrollWidth") <= 360
    assert in_both_lights(host) == []
    host.page.get_by_label(say(lang, "another")).fill(f"{guarded.url}{path}?hand")
    host.page.get_by_label(say(lang, "another")).press("Enter")
    dialog = host.page.get_by_role("dialog")
    expect(dialog).to_contain_text(say(lang, "way-delete-more"))
    assert host.page.evaluate("document.documentElement.scrollWidth") <= 360
    assert in_both_lights(host) == []
    dialog.get_by_role("button", name=say(lang, "confirm-close")).click()
    expect(host.page.get_by_text(say(lang, "done-close", table=path.rpartition("/")[2]))).to_be_visible()
