"""How people come to a table, and what its host can do: codes, the list of open tables, seats that are renamed, moved,
freed or removed, a person who has to go, and the invitation during the game."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect
from tests.browser.gophers import GophersGuest
from tests.browser.guest import Guest
from tests.browser.nuts import ME, NutsGuest
from tests.browser.running_server import RunningServer

OPEN = {"kind": "open"}
ASK_AGAIN = """([selector, text]) => {
    document.dispatchEvent(new Event('visibilitychange'));
    return [...document.querySelectorAll(selector)].some(one => one.textContent.includes(text));
}"""


def see_in_house(guest: Guest, selector: str, text: str) -> None:
    """The front page says so, as soon as the server has counted again."""
    guest.page.wait_for_function(ASK_AGAIN, arg=[selector, text], polling=500)


def actions(guest: Guest, number: int) -> Locator:
    """What the host can change about a seat, unfolded."""
    manage = guest.page.get_by_role("button", name=guest.words.say("seat-manage", number=number, name=""))
    if manage.get_attribute("aria-expanded") != "true":
        manage.click()
    return guest.page.locator(".actions")


def names(guest: Guest) -> Locator:
    return guest.page.locator(".manager .name")


def test_friends_come_by_code_or_from_the_list_of_open_tables(
    house: RunningServer, guests: Callable[..., NutsGuest]
) -> None:
    ada, bo, cy = guests(house.url), guests(house.url, size=(360, 740)), guests(house.url)
    path = ada.open(ME, OPEN, OPEN)
    code = ada.page.locator(".code b")
    expect(code).to_have_text(re.compile(r"^[A-Z]{4}$"))
    letters = code.inner_text()

    bo.goto("/")
    bo.link("by-code").click()
    field = bo.page.get_by_label(bo.words.say("code-field"))
    field.fill("QQQQ")
    expect(bo.page.get_by_role("alert")).to_have_text(bo.words.say("error-unknown-code"))
    field.fill("")
    field.press_sequentially(f"{letters[:2].lower()} {letters[2:].lower()}")
    expect(bo.page.get_by_text(bo.words.say("code-found", game=bo.words.say("title")))).to_be_visible()
    expect(bo.link("code-go"), "the keyboard goes on there").to_be_focused()
    bo.page.keyboard.press("Enter")
    bo.page.get_by_label(bo.words.say("your-name")).fill("Bo")
    bo.button("join").click()
    expect(names(ada).nth(1)).to_have_text("Bo")

    cy.goto("/")
    mine = cy.page.locator(f'#open-tables ~ ul a[href="{path}"]')
    expect(mine, "nobody sees a table that is not listed").to_have_count(0)
    ada.page.get_by_label(ada.words.say("list-table")).check()
    see_in_house(cy, "#open-tables ~ ul a", cy.words.say("open-table-of", name="Ada"))
    expect(mine).to_contain_text(cy.words.say("open-table-free", free=1, seats=3))
    mine.click()
    cy.page.get_by_label(cy.words.say("your-name")).fill("Cy")
    cy.button("join").click()
    for guest in (ada, bo, cy):
        guest.see_phase("playing")
    bo.goto("/")
    see_in_house(bo, ".count", bo.words.say("people-playing", count=2))
    expect(bo.page.locator(f'#open-tables ~ ul a[href="{path}"]'), "no seat is left").to_have_count(0)


def test_a_host_arranges_the_seats_until_the_game_begins(
    house: RunningServer, guests: Callable[..., NutsGuest]
) -> None:
    ada, bo, cy = guests(house.url), guests(house.url), guests(house.url)
    path = ada.open_with({"waits": True}, ME, OPEN, OPEN)
    bo.join(path, "Bo")
    cy.join(path, "Cy")
    expect(names(ada)).to_have_text(["Ada", "Bo", "Cy"])
    expect(bo.page.get_by_role("button", name=re.compile(r"Cy$")), "only the host changes others").to_have_count(0)

    actions(ada, 2).get_by_role("button", name=ada.words.say("seat-rename"), exact=True).click()
    ada.page.get_by_label(ada.words.say("seat-new-name", name="Bo")).fill("Bruno")
    ada.button("seat-save").click()
    expect(names(bo)).to_have_text(["Ada", "Bruno", "Cy"])
    actions(ada, 2).get_by_role("button", name=ada.words.say("seat-up")).click()
    for guest in (ada, bo, cy):
        expect(names(guest)).to_have_text(["Bruno", "Ada", "Cy"])

    actions(ada, 3).get_by_role("button", name=ada.words.say("seat-let-go")).click()
    expect(cy.page.get_by_text(cy.words.say("told-freed"))).to_be_visible()
    expect(cy.page.get_by_label(cy.words.say("your-name")), "Cy may sit down again").to_be_visible()
    actions(ada, 3).get_by_role("button", name=ada.words.say("seat-drop")).click()
    expect(names(ada)).to_have_text(["Bruno", "Ada"])
    ada.page.get_by_role("button", name=ada.words.say("seat-add"), exact=True).click()
    expect(names(ada)).to_have_count(3)
    cy.button("join").click()
    expect(names(ada)).to_have_text(["Bruno", "Ada", "Cy"])

    actions(ada, 3).get_by_role("button", name=ada.words.say("seat-expel", name="Cy")).click()
    sure = ada.page.get_by_role("alertdialog")
    expect(sure).to_contain_text(ada.words.say("seat-expel-sure", name="Cy"))
    sure.get_by_role("button", name=ada.words.say("seat-expel-yes")).click()
    told = cy.page.get_by_role("heading", name=cy.words.say("lost-removed-title"))
    expect(told, "Cy is told").to_be_visible()
    cy.goto(path)
    expect(told, "the token is dead").to_be_visible()
    answer = cy.page.request.post(
        f"{cy.url}/api/tables{path[2:]}/join", data={"name": "Cy"}, headers={"origin": cy.url}
    )
    assert answer.json()["code"] == "removed"
    ada.button("begin-with-bots").click()
    for guest in (ada, bo):
        guest.see_phase("playing")
    expect(bo.roll, "Bo sits where the host put him").to_be_visible()


def test_during_the_game_a_host_invites_frees_and_removes(
    house: RunningServer, guests: Callable[..., GophersGuest]
) -> None:
    """A friend who comes late takes over from the bot, in a game with hidden hands too; whoever is removed is told."""
    ada, bo, cy = (guests(house.url, kind=GophersGuest) for _ in range(3))
    path = ada.open(ME, OPEN)
    bo.join(path, "Bo")
    ada.see_board()
    ada.in_menu("invite-title").click()
    dialog = ada.page.get_by_role("dialog")
    expect(dialog.get_by_label(ada.words.say("invite-link"))).to_have_value(re.compile(rf"{path}$"))
    expect(dialog.locator(".code b")).to_have_text(re.compile(r"^[A-Z]{4}$"))
    ada.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)

    ada.in_menu("seats-change").click()
    actions(ada, 2).get_by_role("button", name=ada.words.say("seat-expel", name="Bo")).click()
    ada.button("seat-expel-yes").click()
    expect(bo.page.get_by_role("heading", name=bo.words.say("lost-removed-title"))).to_be_visible()
    bot = ada.words.say("bot-careful")
    expect(names(ada)).to_have_text(["Ada", bot])
    ada.page.keyboard.press("Escape")

    cy.goto(path)
    expect(cy.page.get_by_text(cy.words.say("join-late", bot=bot))).to_be_visible()
    cy.page.get_by_label(cy.words.say("your-name")).fill("Cy")
    cy.button("join").click()
    cy.see_board()
    expect(ada.page.locator(".log").get_by_text(ada.words.say("took-over", name="Cy", bot=bot))).to_be_visible()
    expect(cy.page.get_by_role("button", name=re.compile(cy.words.say("menu")))).to_be_visible()
    assert cy.page.evaluate("document.querySelectorAll('[data-card], .card').length") > 0, "Cy has a hand"
