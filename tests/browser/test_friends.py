"""Two people in two browsers, and what can happen to the connection between them."""

import re
from collections.abc import Callable

from playwright.sync_api import Route, expect
from tests.browser.dice import SHORT, seed_with_a_calm_start, seed_with_a_turn_to_keep
from tests.browser.nuts import NutsGuest
from tests.browser.running_server import RunningServer, Wire

from burrow.games.nuts.bots.careful import ENOUGH


def sit_down_together(host: NutsGuest, friend: NutsGuest) -> None:
    """The host invites by link, the friend follows it and enters a name."""
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


def test_a_link_for_this_computer_says_so(house: RunningServer, guests: Callable[..., NutsGuest]) -> None:
    """A phone that scans it would look for the table on itself."""
    host = guests(house.url)
    host.goto("/new/nuts?mode=friends")
    host.button("open-table").click()
    expect(host.page.get_by_text("./burrow play --lan")).to_be_visible()
    expect(host.page.get_by_role("img", name=host.words.say("qr"))).to_have_count(0)
    expect(host.page.get_by_label(host.words.say("invite-link"))).to_have_value(host.page.url)


def test_a_link_into_the_network_comes_with_a_code(house: RunningServer, guests: Callable[..., NutsGuest]) -> None:
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


NO_CLIPBOARD = "Object.defineProperty(navigator, 'clipboard', { value: undefined })"
"""As on a page loaded over plain http from an address of the home network."""


def test_the_link_is_copied_without_a_clipboard_or_marked_to_be_copied(
    house: RunningServer, guests: Callable[..., NutsGuest]
) -> None:
    host = guests(house.url)
    host.page.add_init_script(NO_CLIPBOARD)
    host.open({"kind": "me", "name": "Ada"}, {"kind": "open"})
    host.button("copy").click()
    expect(host.button("copied"), "the keyboard stays where it was").to_be_focused()
    host.page.evaluate("document.body.append(Object.assign(document.createElement('textarea'), { id: 'paste' }))")
    host.page.locator("#paste").focus()
    host.page.keyboard.press("Control+v")
    link = host.page.get_by_label(host.words.say("invite-link"))
    expect(host.page.locator("#paste")).to_have_value(link.input_value())
    host.page.evaluate("document.execCommand = () => false")
    host.button("copied").click()
    expect(host.page.get_by_role("status").get_by_text(host.words.say("copy-by-hand"))).to_be_visible()
    expect(link).to_be_focused()
    assert host.page.evaluate("String(getSelection())") == link.input_value()


def test_all_seats_by_link(house: RunningServer, guests: Callable[..., NutsGuest]) -> None:
    """The host sees how to invite friends and may take a seat too. A spectator is not asked again."""
    host, friend = guests(house.url), guests(house.url, size=(360, 640))
    path = host.open({"kind": "open"}, {"kind": "open"})
    expect(host.page.get_by_label(host.words.say("invite-link"))).to_be_visible()
    friend.goto(path)
    form = friend.page.locator("form")
    expect(form.get_by_text(friend.words.say("title")), "which game it is").to_be_visible()
    friend.button("watch").click()
    expect(form).to_have_count(0)
    friend.page.reload()
    expect(friend.page.get_by_role("heading", name=friend.words.say("invite-title"))).to_be_visible()
    expect(form).to_have_count(0)
    for guest, name in ((friend, "Bo"), (host, "Ada")):
        guest.button("join").click()
        guest.page.get_by_label(guest.words.say("your-name")).fill(name)
        guest.button("join").click()
    for guest in (host, friend):
        guest.see_phase("playing")
    expect(friend.page.get_by_text(friend.words.say("turn-yours")).first).to_be_visible()


def test_a_friend_who_comes_late_takes_over_from_a_bot(house: RunningServer, guests: Callable[..., NutsGuest]) -> None:
    """Everyone sees who plays now. The bot's moves stay under the bot's name, which is the same in every language."""
    ada, bo, cy = guests(house.url), guests(house.url, "de"), guests(house.url, "fr")
    path = ada.open({"kind": "me", "name": "Ada"}, {"kind": "open"})
    ada.button("begin-with-bots").click()
    ada.see_board()
    bot = ada.words.say("bot-careful")
    assert bot != bo.words.say("bot-careful")
    ada.roll.click()
    ada.bank.click()
    expect(ada.roll, "the bot has had its turn").to_be_visible()
    bo.goto(path)
    expect(bo.page.get_by_text(bo.words.say("join-late", bot=bot))).to_be_visible()
    bo.page.get_by_label(bo.words.say("your-name")).fill("Bo")
    bo.button("join").click()
    bo.see_board()
    came = ada.words.say("took-over", name="Bo", bot=bot)
    log = ada.page.locator(".log")
    expect(log.get_by_text(came)).to_be_visible()
    expect(ada.page.locator("[aria-live=polite]")).to_contain_text(came)
    assert bot in log.inner_text().replace(came, ""), "the lines about its turn"
    ada.roll.click()
    ada.bank.click()
    expect(bo.roll).to_be_visible()
    cy.goto(path)
    expect(cy.page.get_by_text(cy.words.say("watching")), "no seat is left").to_be_visible()
    cy.page.reload()
    expect(cy.page.locator(".log").get_by_text(cy.words.say("took-over", name="Bo", bot=bot))).to_be_visible()


def test_whoever_looks_at_the_table_hears_of_the_next_game(
    short: RunningServer, guests: Callable[..., NutsGuest]
) -> None:
    """While the result covers the board, the board cannot be reached. Once the result is hidden, one Tab leads from one
    to the other."""
    ada, bo = guests(short.url), guests(short.url)
    path = ada.open({"kind": "me", "name": "Ada"}, {"kind": "bot", "level": "careful"}, **SHORT)
    bo.goto(path)
    ada.leave_it_to_bots("Ada")
    board = bo.page.get_by_role("region", name=bo.words.say("board"), exact=True).locator("[inert]")
    for guest in (ada, bo):
        expect(guest.result).to_be_visible()
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


def test_what_chance_will_be_is_settled_before_the_first_roll(
    short: RunningServer, guests: Callable[..., NutsGuest]
) -> None:
    """Its fingerprint is in the menu from the start; after the end it is the one that the number belongs to."""
    guest = guests(short.url)
    guest.open({"kind": "me", "name": "Ada"}, {"kind": "bot", "level": "careful"}, **SHORT)
    guest.see_phase("playing")
    guest.button("menu").click()
    fingerprint = guest.page.locator("#table-menu code").inner_text()
    assert re.fullmatch(r"[0-9a-f]{64}", fingerprint)
    guest.button("menu").click()
    guest.leave_it_to_bots("Ada")
    expect(guest.result).to_be_visible()
    guest.page.get_by_text(guest.words.say("check-dice"), exact=True).click()
    expect(guest.page.get_by_text(fingerprint)).to_be_visible()
    expect(guest.page.get_by_text(guest.words.say("dice-fit"))).to_be_visible()


def test_two_people_by_link_see_the_same_game(house: RunningServer, guests: Callable[..., NutsGuest]) -> None:
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


def test_a_bank_is_taken_back_before_the_next_roll(house: RunningServer, guests: Callable[..., NutsGuest]) -> None:
    ada, bo = guests(house.url), guests(house.url)
    sit_down_together(ada, bo)
    ada.roll.click()
    ada.bank.click()
    expect(bo.roll).to_be_visible()
    expect(ada.page.get_by_role("banner").get_by_role("button", name=ada.words.say("undo-move"))).to_be_visible()
    ada.button("undo-move").click()
    expect(ada.bank).to_be_visible()
    expect(bo.roll).to_have_count(0)
    for key in ("Control+z", "Backspace"):
        ada.bank.click()
        expect(bo.roll).to_be_visible()
        expect(ada.button("undo-move"), "Ada's page has heard of it, too").to_be_visible()
        bo.page.keyboard.press(key)
        ada.page.keyboard.press(key)
        expect(ada.bank).to_be_visible()
        expect(bo.roll).to_have_count(0)
    ada.bank.click()
    bo.roll.click()
    bo.see_seq(11)
    expect(ada.button("undo-move")).to_have_count(0)
    ada.page.keyboard.press("Control+z")
    expect(ada.page.get_by_role("alert")).to_contain_text(ada.words.say("undo-chance"))


def test_what_a_bot_did_for_somebody_is_not_taken_back(house: RunningServer, guests: Callable[..., NutsGuest]) -> None:
    """The bot banks for somebody. That person could have taken back their own banking, but not the bot's."""
    house.choose_dice(seed_with_a_turn_to_keep(ENOUGH[0][0]))
    ada, bo = guests(house.url), guests(house.url)
    sit_down_together(ada, bo)
    ada.leave_it_to_bots("Ada")
    expect(bo.roll).to_be_visible()
    expect(ada.page.locator(".log li").first).to_contain_text(re.compile(r"Ada banks \d+ nuts"))
    ada.button("take-over").click()
    expect(ada.button("take-over")).to_have_count(0)
    expect(ada.button("undo-move")).to_have_count(0)


def test_a_silent_line_is_noticed(
    house: RunningServer, guests: Callable[..., NutsGuest], wires: Callable[[RunningServer], Wire]
) -> None:
    """The connection stays open, but nothing arrives: first the move waits, then the page looks for the table."""
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


def test_a_silent_line_is_noticed_by_who_does_nothing(
    house: RunningServer, guests: Callable[..., NutsGuest], wires: Callable[[RunningServer], Wire]
) -> None:
    wire = wires(house)
    ada = guests(f"http://127.0.0.1:{wire.port}")
    ada.goto("/")
    ada.door("play-now").click()
    assert ada.something_to_do() == "roll"
    wire.hush()
    expect(ada.page.get_by_text(ada.words.say("line-away"))).to_be_visible()
    wire.mend()
    expect(ada.page.get_by_text(ada.words.say("line-away"))).to_have_count(0)
    assert ada.something_to_do() == "roll"


def test_who_loses_the_line_comes_back_to_what_happened(
    house: RunningServer, guests: Callable[..., NutsGuest], wires: Callable[[RunningServer], Wire]
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


def test_a_move_made_while_the_server_is_down_is_kept(
    houses: Callable[..., RunningServer], guests: Callable[..., NutsGuest]
) -> None:
    """After it was killed, the server comes back with every move, and the move made in the meantime is made once."""
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


def test_a_third_person_may_watch(house: RunningServer, guests: Callable[..., NutsGuest]) -> None:
    ada, bo, cy = guests(house.url), guests(house.url), guests(house.url)
    sit_down_together(ada, bo)
    cy.page.goto(ada.page.url)
    expect(cy.page.get_by_text(cy.words.say("watching"))).to_be_visible()
    expect(cy.roll).to_have_count(0)
