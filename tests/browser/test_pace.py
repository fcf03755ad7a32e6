"""Tables with a pace: what is said before, the clocks, what happens when one runs out, and how fast the bots play."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect
from tests.browser.guest import Guest
from tests.browser.nuts import BESIDE_ME, ME, NutsGuest
from tests.browser.running_server import RunningServer

HALF_A_MINUTE = {"pace": {"kind": "decision", "seconds": 30}}
RESERVE = {"pace": {"kind": "game", "seconds": 300, "increment": 5}}


def clock(guest: Guest, name: str) -> Locator:
    clocks = guest.page.get_by_role("list", name=guest.words.say("clocks"))
    return clocks.get_by_role("listitem").filter(has_text=name).get_by_role("timer")


def what_happens(guest: Guest) -> str:
    return guest.words.say("pace-up", level=guest.words.say("bot-careful-level"))


def test_a_pace_is_chosen_and_everyone_reads_before_what_happens(
    house: RunningServer, guests: Callable[..., NutsGuest]
) -> None:
    ada, bo = guests(house.url), guests(house.url, "de", size=(360, 740))
    ada.goto("/new/nuts?mode=friends")
    choice = ada.page.get_by_role("combobox", name=ada.words.say("pace"), exact=True)
    expect(choice).to_have_accessible_description(ada.words.say("pace-relaxed-more"))
    choice.select_option(ada.words.say("pace-decision", time="30 seconds"))
    up = what_happens(ada)
    expect(choice).to_have_accessible_description(f"{up} {ada.words.say('pace-own-clock')}")
    ada.button("open-table").click()
    ada.see_phase("gathering")
    expect(ada.page.get_by_text(up)).to_be_visible()
    bo.goto(ada.page.url.removeprefix(ada.url))
    expect(bo.page.get_by_text(what_happens(bo)), "before one sits down").to_be_visible()
    bo.page.get_by_label(bo.words.say("your-name")).fill("Bo")
    bo.button("join").click()
    bo.see_phase("playing")
    bo.button("menu").click()
    expect(bo.page.locator("#table-menu").get_by_text(what_happens(bo))).to_be_visible()


def test_when_a_decision_takes_too_long_a_bot_makes_this_move(
    house: RunningServer, guests: Callable[..., NutsGuest]
) -> None:
    ada, bo = guests(house.url), guests(house.url)
    path = ada.open_with(HALF_A_MINUTE, ME, {"kind": "open"})
    bo.join(path, "Bo")
    expect(ada.roll).to_be_visible()
    for guest in (ada, bo):
        expect(clock(guest, "Ada")).to_be_visible()
    expect(clock(ada, "Bo"), "only the clock of who decides").to_have_count(0)
    before = ada.seq
    house.pass_time(22)
    low = ada.page.locator("[aria-live=polite]")
    house.pass_time(1)
    ada.page.reload()
    expect(low).to_contain_text(ada.words.say("clock-low", name="Ada"))
    house.pass_time(8)
    ada.see_seq(before + 2)
    said = ada.words.say("log-clock", name="Ada")
    for guest in (ada, bo):
        expect(guest.page.locator(".log").get_by_text(said).first).to_be_visible()
    expect(ada.bank, "the next decision is Ada's again").to_be_visible()
    expect(clock(bo, "Ada")).to_be_visible()


def test_a_reserve_for_the_whole_game_stands_while_others_think(
    house: RunningServer, guests: Callable[..., NutsGuest]
) -> None:
    """Once it is used up, a bot makes each move until the turn has earned some time again."""
    ada = guests(house.url)
    ada.open_with(RESERVE, ME, BESIDE_ME)
    expect(ada.roll).to_be_visible()
    house.pass_time(200)
    before = ada.seq
    ada.roll.click()
    ada.see_seq(before + 2)
    ada.bank.click()
    ada.see_seq(before + 3)
    label = clock(ada, "Ada")
    expect(label).to_have_attribute("aria-label", pattern_of(ada, "Ada", "1 minute"))
    expect(clock(ada, "Bo")).to_have_attribute("aria-label", pattern_of(ada, "Bo", "minutes"))
    house.pass_time(310)
    ada.see_seq(before + 5)
    expect(ada.page.locator(".log").get_by_text(ada.words.say("log-clock", name="Bo")).first).to_be_visible()


def pattern_of(guest: Guest, name: str, unit: str) -> re.Pattern[str]:
    """What a screen reader says of a clock that shows some number of these."""
    return re.compile(guest.words.say("clock-of", name=name, time="TIME").replace("TIME", f".*{unit}.*"))


def test_how_fast_bots_play_is_chosen_kept_and_changed_by_the_host(
    house: RunningServer, guests: Callable[..., NutsGuest]
) -> None:
    ada, bo = guests(house.url), guests(house.url, size=(360, 740))
    ada.goto("/new/nuts?mode=friends")
    choice = ada.page.get_by_role("combobox", name=ada.words.say("bot-pace"), exact=True)
    expect(choice).to_have_value("calm")
    expect(choice).to_have_accessible_description(ada.words.say("bot-pace-calm-more"))
    choice.select_option(ada.words.say("bot-pace-brisk"))
    expect(choice).to_have_accessible_description(ada.words.say("bot-pace-brisk-more"))
    ada.button("open-table").click()
    ada.see_phase("gathering")
    bo.join(ada.page.url.removeprefix(ada.url), "Bo")
    ada.see_phase("playing")
    ada.button("menu").click()
    expect(choice).to_have_value("brisk")
    choice.select_option("instant")
    expect(choice).to_have_accessible_description(ada.words.say("bot-pace-instant-more"))
    ada.page.reload()
    ada.button("menu").click()
    expect(choice, "the table keeps it").to_have_value("instant")
    bo.button("menu").click()
    expect(bo.in_menu("invite-title")).to_be_visible()
    expect(
        bo.page.get_by_role("combobox", name=bo.words.say("bot-pace"), exact=True), "the host decides"
    ).to_have_count(0)
    ada.goto("/")
    with ada.page.expect_request("**/api/tables") as sent:
        ada.door("play-now").click()
    assert (sent.value.post_data_json or {})["bot_pace"] == "instant", "as last time"
