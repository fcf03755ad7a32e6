"""What people at a table do besides playing: reactions, asking to take a move back, and going on to the next game."""

from collections.abc import Callable

from playwright.sync_api import Locator, expect
from tests.browser.dice import SHORT
from tests.browser.guest import Guest
from tests.browser.hamstern import HamsternGuest
from tests.browser.nuts import BESIDE_ME, ME, NutsGuest
from tests.browser.running_server import RunningServer

OPEN = {"kind": "open"}
SIX = ("cheer", "laugh", "wow", "oops", "hurry", "thanks")


def bubbles(guest: Guest) -> Locator:
    return guest.page.locator(".bubbles p")


def spoken(guest: Guest) -> Locator:
    return guest.page.locator("[aria-live=polite]")


def test_six_drawings_can_be_shown_and_muted(house: RunningServer, guests: Callable[..., NutsGuest]) -> None:
    """By everyone who sits there, for everyone who watches; muted for one person, or for all."""
    ada, bo, cy = guests(house.url), guests(house.url, size=(360, 740), touch=True), guests(house.url)
    path = ada.open(ME, OPEN)
    bo.join(path, "Bo")
    cy.goto(path)
    for guest in (ada, bo):
        guest.see_phase("playing")
    expect(cy.page.get_by_text(cy.words.say("watching"))).to_be_visible()

    def show(guest: Guest, what: str) -> None:
        guest.button("react").click()
        guest.page.locator("#reactions").get_by_role("button", name=guest.words.say(f"react-{what}")).click()
        expect(bubbles(guest).filter(has=guest.page.locator("svg")), "one's own").not_to_have_count(0)

    for what in SIX:
        house.pass_time(3)  # not too many at once
        show(bo, what)
        for guest in (ada, cy):
            expect(spoken(guest)).to_contain_text(guest.words.say(f"reacted-{what}", name="Bo"))
    cy.button("react").click()
    expect(cy.page.get_by_text(cy.words.say("react-own"))).to_be_visible()

    ada.button("react").click()
    ada.page.get_by_label(ada.words.say("react-mute", name="Bo")).check()
    ada.page.keyboard.press("Escape")
    cy.page.get_by_label(cy.words.say("react-mute-all")).check()
    expect(cy.page.get_by_label(cy.words.say("react-mute", name="Ada"))).to_be_disabled()
    for guest in (ada, cy):
        expect(bubbles(guest)).to_have_count(0)
    house.pass_time(3)
    show(ada, "thanks")
    expect(spoken(bo)).to_contain_text(bo.words.say("reacted-thanks", name="Ada"))
    show(bo, "wow")
    show(ada, "laugh")
    expect(bubbles(ada), "only her own").to_have_text(["Ada"])
    expect(bubbles(cy)).to_have_count(0)


def test_a_move_is_taken_back_if_everyone_agrees(house: RunningServer, guests: Callable[..., HamsternGuest]) -> None:
    """Ada cannot take it back alone any more, because Bo has moved. One "no" is enough, and then it stays."""
    ada, bo, cy = (guests(house.url, kind=HamsternGuest) for _ in range(3))
    path = ada.open(ME, OPEN, OPEN)
    bo.join(path, "Bo")
    cy.join(path, "Cy")
    for guest in (ada, bo, cy):
        guest.see_board()
    for guest in (ada, bo):
        guest.something_to_do()
        guest.place(guest.choose())
    pips = cy.pips
    assert ada.crossed
    ask = ada.page.get_by_role("banner").get_by_role("button", name=ada.words.say("undo-ask"))
    ask.click()
    expect(ada.page.get_by_role("status").filter(has_text="Bo")).to_contain_text(
        ada.words.say("undo-asking", names="Bo and Cy")
    )
    for guest in (bo, cy):
        question = guest.page.get_by_role("alertdialog")
        expect(question).to_contain_text(guest.words.say("undo-asks", name="Ada", moves=2))
        expect(question.get_by_role("timer")).to_be_attached()
    bo.button("undo-yes").click()
    expect(bo.page.get_by_text(bo.words.say("undo-asks-wait", name="Ada", names="Cy"))).to_be_visible()
    cy.button("undo-yes").click()
    for guest in (ada, bo):
        expect(guest.page.locator(".log").get_by_text(guest.words.say("log-undo", name="Ada"))).to_be_visible()
    ada.something_to_do()
    assert ada.crossed == []
    assert (ada.pips, cy.pips) == (pips, pips), "what chance decided stays decided"
    for guest in (ada, bo):
        guest.something_to_do()
        guest.place(guest.choose())
    crossed = ada.crossed
    ask.click()
    cy.button("undo-no").click()
    said = ada.words.say("told-undo-declined", name="Cy")
    for guest in (ada, bo):
        expect(guest.page.get_by_text(said)).to_be_visible()
    assert ada.crossed == crossed


def test_spectators_go_on_to_the_rematch_and_may_come_back_to_the_result(
    short: RunningServer, guests: Callable[..., NutsGuest]
) -> None:
    ada, bo, cy = guests(short.url), guests(short.url, size=(360, 740)), guests(short.url)
    path = ada.open(ME, BESIDE_ME, **SHORT)
    for guest in (bo, cy):
        guest.goto(path)
        expect(guest.page.get_by_text(guest.words.say("watching"))).to_be_visible()
    ada.leave_it_to_bots("Ada", "Bo")
    for guest in (ada, bo, cy):
        expect(guest.result).to_be_visible()
    cy.button("see-table").click()
    ada.button("rematch").click()
    ada.page.wait_for_url(lambda url: "/t/" in url and not url.endswith(path))
    bo.page.wait_for_url(ada.page.url)
    bo.see_phase("playing")
    expect(spoken(bo)).to_contain_text(bo.words.say("followed"))
    expect(bo.page.get_by_text(bo.words.say("watching"), exact=True)).to_be_visible()
    expect(cy.link("come-along"), "Cy looks at the board and is not torn away").to_be_visible()
    bo.link("back-to-result").click()
    expect(bo.result, "Bo stays there").to_be_visible()
    expect(bo.link("come-along")).to_be_visible()
    bo.link("come-along").click()
    bo.page.wait_for_url(ada.page.url)
    bo.see_phase("playing")
    cy.goto(path)
    cy.page.wait_for_url(ada.page.url)
    expect(cy.link("back-to-result"), "an old link leads to the newest game").to_have_count(0)
