"""The tables the reader has sat at, on the front page."""

import json
from collections.abc import Callable

from playwright.sync_api import Locator, expect
from tests.browser.nuts import BESIDE_ME, ME, NutsGuest
from tests.browser.running_server import RunningServer


def test_each_of_your_tables_says_how_it_stands(house: RunningServer, guests: Callable[..., NutsGuest]) -> None:
    """Who plays, whose turn it is or who has won, and since when. One that is not wanted any more can be removed."""
    guest = guests(house.url)
    together = guest.open(ME, BESIDE_ME)
    guest.roll.click()
    guest.bank.click()
    expect(guest.page.get_by_text(guest.words.say("turn-of", name="Bo")).first).to_be_visible()
    gathering = guest.open(ME, {"kind": "open"})
    guest.see_waiting_room()
    over = guest.open(ME, {"kind": "bot", "level": "careful", "name": "Pip"})
    guest.see_board()
    guest.page.route(
        f"**/api/tables/{over.removeprefix('/t/')}",
        lambda route: route.fulfill(
            json={**(answer := route.fetch()).json(), "phase": "over", "winners": [1]}, response=answer
        ),
    )
    guest.goto("/")

    def row(path: str) -> Locator:
        return guest.page.get_by_role("listitem").filter(has=guest.page.locator(f'a[href="{path}"]'))

    expect(row(together)).to_contain_text(guest.words.say("turn-of", name="Bo"))
    expect(row(gathering)).to_contain_text(guest.words.say("turn-gathering"))
    expect(row(over)).to_contain_text(guest.words.say("result-won", name="Pip"))
    for path in (together, gathering, over):
        expect(row(path)).to_contain_text(guest.words.say("title"))
        expect(row(path).locator("time")).not_to_be_empty()
    expect(row(together)).to_contain_text("Ada, Bo")
    remove = guest.words.say("recent-remove", game=guest.words.say("title"))
    guest.tab_to(row(over).get_by_role("button", name=remove))
    guest.page.keyboard.press("Enter")
    expect(row(over)).to_have_count(0)
    expect(row(gathering).get_by_role("button"), "the keyboard goes on with the next").to_be_focused()
    guest.page.reload()
    expect(row(gathering)).to_be_visible()
    expect(row(over)).to_have_count(0)


def test_the_page_says_where_it_is_your_turn_and_looks_again_by_itself(
    house: RunningServer, guests: Callable[..., NutsGuest]
) -> None:
    """The table where the reader is awaited comes first; a link leads to all of them."""
    ada, bo = guests(house.url), guests(house.url)
    waiting = ada.open(ME, {"kind": "open"}, {"kind": "open"})
    ada.see_waiting_room()
    path = bo.open({"kind": "me", "name": "Bo"}, {"kind": "open"})
    ada.join(path, "Ada")
    ada.see_board()
    gathering = ada.open(ME, {"kind": "open"})
    ada.see_waiting_room()
    ada.page.clock.install()
    ada.goto("/")
    first = ada.page.locator(".row a").first
    expect(first).to_have_attribute("href", gathering)
    expect(ada.page.locator(f'li a[href="{path}"]')).to_contain_text(ada.words.say("turn-of", name="Bo"))
    turns = ada.page.get_by_text(ada.words.say("recent-turns", count=1))
    expect(turns).to_have_count(0)
    bo.roll.click()
    bo.bank.click()
    expect(bo.page.get_by_text(bo.words.say("turn-of", name="Ada")).first).to_be_visible()
    ada.page.clock.fast_forward("00:31")
    expect(turns).to_be_visible()
    expect(first).to_have_attribute("href", path)
    expect(first).to_contain_text(ada.words.say("turn-yours"))
    ada.page.get_by_role("link", name=ada.words.say("recent-all", count=3)).click()
    expect(ada.page.get_by_role("heading", name=ada.words.say("recent"))).to_be_in_viewport()
    expect(ada.page.locator(f'li a[href="{waiting}"]')).to_be_visible()


def test_a_table_of_an_older_page_has_no_date(house: RunningServer, guests: Callable[..., NutsGuest]) -> None:
    guest = guests(house.url)
    path = guest.open(ME, BESIDE_ME)
    guest.see_board()
    old = [{"table": path.removeprefix("/t/"), "game": "nuts", "names": ["Ada", "Bo"]}]
    guest.goto("/rules/nuts")
    guest.page.evaluate("old => localStorage.setItem('burrow.tables', old)", json.dumps(old))
    guest.goto("/")
    expect(guest.page.locator(f'li a[href="{path}"]')).to_contain_text(guest.words.say("turn-of", name="Ada"))
    expect(guest.page.locator(f'li a[href="{path}"] time')).to_have_count(0)
