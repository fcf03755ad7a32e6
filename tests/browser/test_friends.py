"""Two people in two browsers, and what can happen to the line between them."""

import json
import re
from collections.abc import Callable

from playwright.sync_api import Route, WebSocketRoute, expect
from tests.browser.dice import seed_with_a_calm_start, seed_with_a_turn_to_keep
from tests.browser.house import House, Wire
from tests.browser.nuts import NutsGuest

from burrow.games.nuts.bots.careful import ENOUGH


def sit_down_together(host: NutsGuest, friend: NutsGuest) -> None:
    """The host invites by link, the friend follows it and says a name."""
    host.goto("/")
    host.door("invite").click()
    host.page.get_by_label(host.words.say("seat-name", number=1), exact=True).fill("Ada")
    host.button("open-table").click()
    host.see_phase("gathering")
    link = host.page.get_by_label(host.words.say("invite-link"))
    expect(link).to_have_value(re.compile(r"/t/\w+$"))
    friend.goto("/t/" + link.input_value().rsplit("/", 1)[1])
    friend.page.get_by_label(friend.words.say("your-name")).fill("Bo")
    friend.button("join").click()
    for guest in (host, friend):
        guest.see_phase("playing")
        guest.see_board()


def test_a_link_for_this_computer_says_so(house: House, guests: Callable[..., NutsGuest]) -> None:
    """A phone that scanned it would look for the table on itself."""
    host = guests(house.url)
    host.goto("/new/nuts?mode=friends")
    host.button("open-table").click()
    expect(host.page.get_by_text("./burrow play --lan")).to_be_visible()
    expect(host.page.get_by_role("img", name=host.words.say("qr"))).to_have_count(0)
    expect(host.page.get_by_label(host.words.say("invite-link"))).to_have_value(host.page.url)


def test_a_link_into_the_network_comes_with_a_code(house: House, guests: Callable[..., NutsGuest]) -> None:
    host = guests(house.url)
    elsewhere = "http://192.0.2.7:8000/t/elsewhere"

    def answer(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, json={**response.json(), "invite": elsewhere})

    host.page.route(re.compile(r"/api/tables/\w+$"), answer)
    host.goto("/new/nuts?mode=friends")
    host.button("open-table").click()
    expect(host.page.get_by_label(host.words.say("invite-link"))).to_have_value(elsewhere)
    expect(host.page.get_by_role("img", name=host.words.say("qr"))).to_be_visible()
    expect(host.page.get_by_text("./burrow play --lan")).to_have_count(0)


def test_whoever_looks_at_the_table_hears_of_the_next_game(swift: House, guests: Callable[..., NutsGuest]) -> None:
    """The board under the result is out of reach until the result makes way; then it is one step to either of them."""
    ada, bo = guests(swift.url), guests(swift.url)
    path = ada.open({"kind": "me", "name": "Ada"}, {"kind": "bot", "level": "careful"}, goal=20)
    bo.goto(path)
    ada.leave_it_to_bots("Ada")
    board = bo.page.get_by_role("region", name=bo.words.say("board"), exact=True).locator("[inert]")
    for guest in (ada, bo):
        expect(guest.result).to_be_visible(timeout=60_000)
    expect(board).to_have_count(1)
    bo.tab_to(bo.button("see-table"))
    bo.page.keyboard.press("Enter")
    expect(bo.button("see-result")).to_be_focused()
    expect(board).to_have_count(0)
    ada.button("rematch").click()
    ada.page.wait_for_url(lambda url: "/t/" in url and not url.endswith(path))
    expect(bo.page.locator("[aria-live=polite]")).to_contain_text(bo.words.say("next-game"))
    bo.link("come-along").click()
    bo.page.wait_for_url(ada.page.url)


def test_what_chance_will_be_is_settled_before_the_first_roll(swift: House, guests: Callable[..., NutsGuest]) -> None:
    """Its fingerprint is in the menu from the start; after the end it is the one that the number belongs to."""
    guest = guests(swift.url)
    guest.open({"kind": "me", "name": "Ada"}, {"kind": "bot", "level": "careful"}, goal=20)
    guest.see_phase("playing")
    guest.button("menu").click()
    fingerprint = guest.page.locator("#table-menu code").inner_text()
    assert re.fullmatch(r"[0-9a-f]{64}", fingerprint)
    guest.button("menu").click()
    guest.leave_it_to_bots("Ada")
    expect(guest.result).to_be_visible(timeout=60_000)
    guest.page.get_by_text(guest.words.say("check-dice"), exact=True).click()
    expect(guest.page.get_by_text(fingerprint)).to_be_visible()
    expect(guest.page.get_by_text(guest.words.say("dice-fit"))).to_be_visible()


def test_two_people_by_link_see_the_same_game(house: House, guests: Callable[..., NutsGuest]) -> None:
    ada, bo = guests(house.url), guests(house.url)
    sit_down_together(ada, bo)
    expect(bo.page.get_by_role("heading", level=1), "the form is gone, the place is kept").to_be_focused()
    expect(ada.page.get_by_text(ada.words.say("turn-yours")).first).to_be_visible()
    expect(bo.page.get_by_text(bo.words.say("turn-of", name="Ada")).first).to_be_visible()
    expect(bo.roll).to_have_count(0)
    ada.roll.click()
    ada.bank.click()
    expect(bo.roll).to_be_visible()
    expect(ada.roll).to_have_count(0)
    assert [guest.seq for guest in (ada, bo)] == [3, 3]
    for guest in (ada, bo):
        expect(guest.page.locator(".log")).to_contain_text("Ada")
    logs = [guest.page.locator(".log").inner_text() for guest in (ada, bo)]
    assert logs[0] == logs[1]


def test_a_bank_is_taken_back_before_the_next_roll(house: House, guests: Callable[..., NutsGuest]) -> None:
    ada, bo = guests(house.url), guests(house.url)
    sit_down_together(ada, bo)
    ada.roll.click()
    ada.bank.click()
    expect(bo.roll).to_be_visible()
    ada.button("undo-move").click()
    expect(ada.bank).to_be_visible()
    expect(bo.roll).to_have_count(0)
    ada.bank.click()
    bo.roll.click()
    bo.see_seq(7)
    expect(ada.button("undo-move")).to_have_count(0)


def test_what_a_bot_did_for_somebody_is_not_taken_back(
    houses: Callable[..., House], guests: Callable[..., NutsGuest]
) -> None:
    """The bot that stands in banks, which whoever did it could take back."""
    house = houses(seed_with_a_turn_to_keep(ENOUGH[0][0]))
    ada, bo = guests(house.url), guests(house.url)
    sit_down_together(ada, bo)
    ada.leave_it_to_bots("Ada")
    expect(bo.roll).to_be_visible(timeout=60_000)
    expect(ada.page.locator(".log li").first).to_contain_text(re.compile(r"Ada banks \d+ nuts"))
    ada.button("take-over").click()
    expect(ada.button("take-over")).to_have_count(0)
    expect(ada.button("undo-move")).to_have_count(0)


def test_a_silent_line_is_noticed(
    house: House, guests: Callable[..., NutsGuest], wires: Callable[[House], Wire]
) -> None:
    """Nothing is hung up, and nothing comes any more: first the move waits, then the table is looked for."""
    wire = wires(house)
    ada = guests(f"http://127.0.0.1:{wire.port}")
    ada.goto("/")
    ada.door("play-now").click()
    assert ada.something_to_do() == "roll"
    seen = ada.seq
    wire.hush()
    ada.page.keyboard.press("Space")
    expect(ada.page.get_by_text(ada.words.say("line-slow"))).to_be_visible()
    expect(ada.page.get_by_text(ada.words.say("line-away"))).to_be_visible()
    wire.mend()
    ada.see_seq(seen + 2)
    expect(ada.page.get_by_text(ada.words.say("line-away"))).to_have_count(0)


def test_who_loses_the_line_comes_back_to_what_happened(
    house: House, guests: Callable[..., NutsGuest], wires: Callable[[House], Wire]
) -> None:
    wire = wires(house)
    ada, bo = guests(house.url), guests(f"http://127.0.0.1:{wire.port}")
    sit_down_together(ada, bo)
    ada.page.wait_for_load_state("networkidle")
    bo.page.wait_for_load_state("networkidle")
    wire.cut()
    expect(bo.page.get_by_text(bo.words.say("line-away"))).to_be_visible()
    absent = ada.page.get_by_role("complementary").get_by_text(ada.words.say("absent", name="Bo"))
    expect(absent).to_be_visible()
    before = ada.seq
    ada.roll.click()
    ada.see_seq(before + 2)
    assert bo.seq == before
    wire.mend()
    bo.see_seq(ada.seq)
    expect(bo.page.get_by_text(bo.words.say("line-away"))).to_have_count(0)
    expect(absent).to_have_count(0)


def test_it_is_said_once_that_somebody_is_away_and_then_that_a_bot_can_play(
    house: House, guests: Callable[..., NutsGuest]
) -> None:
    ada, bo = guests(house.url), guests(house.url)
    absence = Absence()
    ada.page.route_web_socket("**/ws?*", absence.dial)
    sit_down_together(ada, bo)
    spoken = ada.page.locator("[aria-live=polite]")
    bo.page.close()
    away = ada.words.say("absent", name="Bo")
    expect(ada.page.get_by_role("complementary").get_by_text(away)).to_be_visible()
    expect(ada.button("let-bot-play")).to_have_count(0)
    expect(spoken, "it may be for a moment").not_to_contain_text(away)
    absence.lengthen()
    expect(ada.button("let-bot-play")).to_be_visible()
    expect(spoken).to_have_text(f"{away} {ada.words.say('may-stand-in', name='Bo')}")


class Absence:
    """Of whoever has just left the table of a page: it can be made a long one."""

    def dial(self, page: WebSocketRoute) -> None:
        self._page = page
        house = page.connect_to_server()
        house.on_message(self._tell)

    def lengthen(self) -> None:
        seats = [{**seat, "away": not seat.get("here")} for seat in self._table["seats"]]
        self._page.send(json.dumps({**self._table, "seats": seats}))

    def _tell(self, message: str | bytes) -> None:
        if isinstance(message, str) and json.loads(message)["say"] == "table":
            self._table = json.loads(message)
        self._page.send(message)


def test_a_move_made_while_the_server_is_down_is_kept(
    houses: Callable[..., House], guests: Callable[..., NutsGuest]
) -> None:
    """Killed without a word, the server comes back with every move; the one made meanwhile is made once."""
    house = houses(seed_with_a_calm_start())
    ada = guests(house.url)
    ada.goto("/")
    ada.door("play-now").click()
    assert ada.something_to_do() == "roll"
    seen = ada.seq
    ada.page.wait_for_load_state("networkidle")
    house.kill()
    expect(ada.page.get_by_text(ada.words.say("line-away"))).to_be_visible()
    ada.page.keyboard.press("Space")
    house.open()
    ada.see_seq(seen + 2)
    expect(ada.page.get_by_text(ada.words.say("line-away"))).to_have_count(0)


def test_a_third_person_may_watch(house: House, guests: Callable[..., NutsGuest]) -> None:
    ada, bo, cy = guests(house.url), guests(house.url), guests(house.url)
    sit_down_together(ada, bo)
    cy.page.goto(ada.page.url)
    expect(cy.page.get_by_text(cy.words.say("watching"))).to_be_visible()
    expect(cy.roll).to_have_count(0)
