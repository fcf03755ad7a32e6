"""A person who goes to another device, leaves and comes back, or lets a bot play: what everyone sees of it."""

import re
from collections.abc import Callable

from playwright.sync_api import expect
from tests.browser.dice import SHORT
from tests.browser.nuts import BESIDE_ME, ME, NutsGuest
from tests.browser.running_server import RunningServer
from tests.browser.test_friends import sit_down_together

AWAY = 16
"""Seconds after which a person counts as away."""


def play_a_turn(guest: NutsGuest, then: str = "Bo") -> None:
    """Roll once, and bank unless chance has ended the turn already, so that it is the turn of the other one."""
    before = guest.seq
    guest.roll.click()
    guest.see_seq(before + 2)
    next_turn = guest.page.get_by_role("banner").get_by_text(guest.words.say("turn-of", name=then))
    expect(guest.bank.or_(next_turn).first).to_be_visible()
    if guest.bank.count():
        guest.bank.click()
        guest.see_seq(before + 3)


def test_a_seat_moves_to_another_device_by_a_personal_link(
    house: RunningServer, guests: Callable[..., NutsGuest]
) -> None:
    """The link works once, the first device watches from then on, and the host's powers go along."""
    ada, phone, thief = guests(house.url), guests(house.url, size=(360, 740), touch=True), guests(house.url)
    path = ada.open(ME, {"kind": "me", "name": "Bo"})
    ada.see_board()
    ada.in_menu("hand-over-seat", name="Ada").click()
    dialog = ada.page.get_by_role("dialog")
    expect(dialog.get_by_role("img", name=ada.words.say("hand-over-link"))).to_be_visible()
    link = dialog.get_by_role("textbox", name=ada.words.say("hand-over-link")).input_value()
    assert re.search(rf"{path}#take=.", link), link
    phone.page.goto(link)
    expect(phone.roll).to_be_visible()
    assert "take" not in phone.page.url, "the key does not stay in the address"
    expect(dialog, "there is nothing left to scan").to_have_count(0)
    expect(ada.page.get_by_text(ada.words.say("told-handed", name="Ada"))).to_be_visible()
    expect(ada.roll, "Bo is still here").to_have_count(0)
    phone.roll.tap()
    phone.bank.tap()
    expect(ada.roll).to_be_visible()
    thief.page.goto(link)
    expect(thief.page.get_by_text(thief.words.say("error-link-used"))).to_be_visible()
    expect(thief.roll).to_have_count(0)


def test_a_bot_plays_for_who_is_away_until_they_are_back(
    house: RunningServer, guests: Callable[..., NutsGuest]
) -> None:
    """Others choose the bot once the person has been away for a while. Whoever comes back plays on at once."""
    ada, bo = guests(house.url), guests(house.url)
    sit_down_together(ada, bo)
    spoken = ada.page.locator("[aria-live=polite]")
    expect(spoken, "otherwise it is said together with what follows").to_contain_text(
        ada.words.say("tell-starts", seat="Ada")
    )
    path = bo.page.url.removeprefix(bo.url)
    bo.goto("/rules/nuts")
    away = ada.words.say("absent", name="Bo")
    expect(ada.page.get_by_role("complementary").get_by_text(away)).to_be_visible()
    expect(ada.button("let-bot-play"), "it may be for a moment").to_have_count(0)
    expect(spoken).not_to_contain_text(away)
    house.pass_time(AWAY)
    expect(ada.button("let-bot-play")).to_be_visible()
    expect(spoken).to_contain_text(f"{away} {ada.words.say('may-stand-in', name='Bo')}")
    level = ada.page.get_by_role("complementary").get_by_label(ada.words.say("fill-level"))
    level.select_option("casual")
    ada.button("let-bot-play").click()
    expect(ada.page.get_by_role("complementary").get_by_text(ada.words.say("stand-in", name="Bo"))).to_be_visible()
    play_a_turn(ada)
    expect(ada.roll, "the bot has had Bo's turn").to_be_visible()
    bo.goto(path)
    bo.see_board()
    expect(bo.page.get_by_text(bo.words.say("told-returned", name="Bo"))).to_be_visible()
    expect(bo.button("take-over"), "nobody has to ask for their own seat").to_have_count(0)
    expect(ada.page.get_by_role("complementary").get_by_text(ada.words.say("stand-in", name="Bo"))).to_have_count(0)
    play_a_turn(ada)
    expect(bo.roll, "Bo's next decision is Bo's").to_be_visible()


def test_who_leaves_the_seat_to_a_bot_is_not_asked_until_it_is_taken_back(
    house: RunningServer, guests: Callable[..., NutsGuest]
) -> None:
    """Not even after a reload: the person wanted it so."""
    ada, bo = guests(house.url), guests(house.url)
    sit_down_together(ada, bo)
    bo.leave_it_to_bots("Bo")
    bo.page.reload()
    expect(bo.button("take-over")).to_be_visible()
    expect(bo.page.get_by_role("complementary")).to_contain_text(bo.words.say("stand-in-for-you", name="Bo"))
    play_a_turn(ada)
    expect(ada.roll, "the bot has played").to_be_visible()
    bo.button("take-over").click()
    expect(bo.button("take-over")).to_have_count(0)
    play_a_turn(ada)
    expect(bo.roll).to_be_visible()


def test_the_result_says_who_played_what(short: RunningServer, guests: Callable[..., NutsGuest]) -> None:
    """One of two people makes the first move, then bots play for both."""
    ada = guests(short.url)
    ada.open(ME, BESIDE_ME, **SHORT)
    ada.see_board()
    ada.roll.click()
    ada.leave_it_to_bots("Ada", "Bo")
    expect(ada.result).to_be_visible()
    played = ada.page.get_by_role("list", name=re.compile(ada.words.say("played-by", name="")))
    spells = played.get_by_role("listitem").all_inner_texts()
    first, name = next((text, name) for text in spells for name in ("Ada", "Bo") if text.startswith(name))
    assert first == ada.words.say("played-moves", name=name, moves=1)
    bot = ada.words.say("played-bot-for", level=ada.words.say("bot-careful-level"), name=name)
    assert any(text.startswith(bot) for text in spells), spells
