"""Pages that do not exist, and a server that is gone: each says what to do."""

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing

import pytest
from playwright.sync_api import Route, WebSocketRoute, expect
from tests.browser.nuts import BESIDE_ME, ME, NutsGuest
from tests.browser.running_server import RunningServer


def test_an_address_that_leads_nowhere(house: RunningServer, guests: Callable[..., NutsGuest]) -> None:
    guest = guests(house.url)
    guest.goto("/nowhere")
    expect(guest.page.get_by_role("heading", name=guest.words.say("lost-page-title"))).to_be_visible()
    guest.link("go-home").first.click()
    expect(guest.door("play-now")).to_be_visible()


def test_a_table_that_is_not_there(house: RunningServer, guests: Callable[..., NutsGuest]) -> None:
    guest = guests(house.url)
    for name in ("222222222222", "a%2Fb", "..%2f..%2fetc", "%2F", "über", "%E0%A4%A"):
        guest.goto(f"/t/{name}")
        expect(guest.page.get_by_role("heading", name=guest.words.say("lost-table-title")), name).to_be_visible()


def test_a_table_that_is_damaged_on_the_disk(
    houses: Callable[[], RunningServer], guests: Callable[..., NutsGuest]
) -> None:
    house = houses()
    guest = guests(house.url)
    path = guest.open(ME, BESIDE_ME)
    with closing(sqlite3.connect(house.data / "tables.sqlite", isolation_level=None)) as file:
        name = path.removeprefix("/t/")
        damage = "UPDATE tables SET record = CAST(replace(CAST(record AS TEXT), ?, ?) AS BLOB) WHERE name = ?"
        assert file.execute(damage, (ME["name"], "Eve", name)).rowcount == 1
    house.close()
    house.open()
    guest.goto(path)
    expect(guest.page.get_by_role("heading", name=guest.words.say("lost-damaged-title"))).to_be_visible()
    guest.link("go-home").first.click()
    expect(guest.door("play-now")).to_be_visible()


def test_a_link_is_followed_with_what_a_chat_made_of_it(house: RunningServer, guests: Callable[..., NutsGuest]) -> None:
    guest = guests(house.url)
    path = guest.open(ME, BESIDE_ME)
    name = path.removeprefix("/t/")
    for shared in (f"{path}.", f"{path},", f"{path}!%22).", f"{path}…", f"{path}%2F"):
        guest.goto(shared)
        expect(guest.table, shared).to_have_attribute("data-table", name)
        guest.see_phase("playing")
    guest.goto("/rules/nuts.")
    expect(guest.page.get_by_text(guest.words.say("rule-N-05")).first).to_be_visible()


def test_the_name_of_a_table_may_be_typed_in_capitals(house: RunningServer, guests: Callable[..., NutsGuest]) -> None:
    guest = guests(house.url)
    name = guest.open(ME, BESIDE_ME).removeprefix("/t/")
    for typed in (f"/t/{name.upper()}", f"/T/{name.upper()}", f"/t/%20{name}"):
        guest.goto(typed)
        expect(guest.table, typed).to_have_attribute("data-table", name)
        guest.see_phase("playing")


def test_a_game_that_is_not_there(house: RunningServer, guests: Callable[..., NutsGuest]) -> None:
    guest = guests(house.url)
    guest.goto("/new/marmots")
    expect(guest.page.get_by_role("heading", name=guest.words.say("lost-game-title"))).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_on_a_slow_line_the_name_of_the_house_comes_first(
    house: RunningServer, guests: Callable[..., NutsGuest], scheme: str
) -> None:
    """It is painted before scripts and styles have arrived, and makes way for the page."""
    guest = guests(house.url, scheme=scheme, painted=True)
    held: list[Route] = []
    is_late = True

    def hold(route: Route) -> None:
        if is_late:
            held.append(route)
        else:
            route.continue_()

    guest.page.route("**/assets/**", hold)
    guest.page.goto(house.url, wait_until="commit")
    shell = guest.page.locator("#app").get_by_text("Burrow", exact=True)
    expect(shell).to_be_visible()
    guest.page.wait_for_function("() => performance.getEntriesByName('first-contentful-paint').length > 0")
    assert "gradient" in shell.evaluate("shell => getComputedStyle(shell).backgroundImage")
    is_late = False
    for route in held:
        route.continue_()
    expect(guest.door("play-now")).to_be_visible()
    expect(guest.page.locator(".burrow-arriving")).to_have_count(0)


def test_a_table_that_is_on_its_way_misses_nobody(house: RunningServer, guests: Callable[..., NutsGuest]) -> None:
    guest = guests(house.url)
    path = guest.open(ME, BESIDE_ME)
    ribbon = guest.page.get_by_role("banner").locator("strong")
    expect(ribbon).to_have_text(guest.words.say("turn-of", name="Ada"))
    cut = ribbon.evaluate("strong => strong.scrollHeight - strong.clientHeight")
    assert cut <= 0, "nothing is cut off below the line"
    guest.page.route_web_socket("**/ws?*", lambda line: None)
    guest.goto(path)
    expect(ribbon).to_have_text(guest.words.say("turn-loading"))


def test_a_server_that_does_not_come_back(
    houses: Callable[..., RunningServer], guests: Callable[..., NutsGuest]
) -> None:
    house = houses()
    guest = guests(house.url)
    guest.page.clock.install()
    guest.goto("/")
    guest.door("play-now").click()
    guest.something_to_do()
    guest.page.wait_for_load_state("networkidle")
    house.kill()
    notice = guest.page.get_by_role("banner").get_by_text(guest.words.say("line-away"))
    expect(notice, "in the bar on top, where it covers nothing of the game").to_be_visible()
    guest.page.clock.fast_forward("01:00")
    expect(guest.page.get_by_text(guest.words.say("line-gone"))).to_be_visible()
    expect(guest.button("try-now")).to_be_visible()


def test_play_now_says_that_nobody_answers(
    houses: Callable[..., RunningServer], guests: Callable[..., NutsGuest]
) -> None:
    house = houses()
    guest = guests(house.url)
    guest.goto("/")
    expect(guest.door("play-now")).to_be_visible()
    for emblem in guest.page.locator("article .emblem").all():
        emblem.scroll_into_view_if_needed()
        expect(emblem.locator("svg").first, "nothing more has to be fetched").to_be_attached()
    guest.page.wait_for_load_state("networkidle")
    house.kill()
    guest.door("play-now").click()
    expect(guest.page.get_by_text(guest.words.say("error-unreachable"))).to_be_visible()


def test_a_board_that_cannot_be_drawn_says_so_and_leads_back(
    house: RunningServer, guests: Callable[..., NutsGuest]
) -> None:
    """Here because of a view with nothing in it. The rest of the page is there, and nothing is lost."""
    guest = guests(house.url)
    path = guest.open(ME, BESIDE_ME)
    spoil = Spoil()
    guest.page.route_web_socket("**/ws?*", spoil.dial)
    guest.goto(path)
    notice = guest.page.get_by_role("alert").filter(has_text=guest.words.say("broken-title"))
    expect(notice).to_be_visible()
    expect(guest.page.get_by_role("heading", name=guest.words.say("log"))).to_be_visible()
    guest.button("broken-again").click()
    expect(notice, "it still cannot be drawn").to_be_visible()
    spoil.is_on = False
    guest.button("broken-reload").click()
    guest.see_board()
    expect(notice).to_have_count(0)


class Spoil:
    """A connection on which views lose their content."""

    is_on = True

    def dial(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        page.on_message(server.send)
        server.on_message(lambda message: page.send(self._spoilt(message)))

    def _spoilt(self, message: str | bytes) -> str | bytes:
        if not self.is_on or isinstance(message, bytes):
            return message
        told = json.loads(message)
        for sight in told.get("sights", []):
            sight["view"] = {}
        return json.dumps(told)
