"""A table over days: nobody is there for most of the time, the server is stopped and started meanwhile, and for whoever
does not come in time a bot makes one move."""

import re
from collections.abc import Callable

from playwright.sync_api import expect
from tests.browser.dice import seed_with_a_calm_start
from tests.browser.nuts import ME, NutsGuest
from tests.browser.running_server import RunningServer

HOUR = 3600
DAY = 24 * HOUR
TWO_DAYS = {"pace": {"kind": "days", "seconds": 2 * DAY}}


def test_a_table_waits_for_days_and_outlives_restarts(
    houses: Callable[..., RunningServer], guests: Callable[..., NutsGuest]
) -> None:
    house = houses(seed_with_a_calm_start(), forget_abandoned_days=1)
    ada, bo = guests(house.url), guests(house.url)
    path = ada.open_with(TWO_DAYS, ME, {"kind": "open"})
    expect(ada.page.get_by_text(ada.words.say("pace-up", level=ada.words.say("bot-careful-level")))).to_be_visible()
    bo.join(path, "Bo")
    ada.see_board()
    ada.roll.click()
    ada.bank.click()
    expect(bo.roll).to_be_visible()
    seen = bo.seq
    for guest in (ada, bo):
        guest.goto("/")

    house.pass_time(DAY)
    house.stop()
    house.pass_time(12 * HOUR)
    house.open()
    bo.goto("/")
    waiting = bo.page.locator(".row a").first
    expect(waiting).to_have_attribute("href", path)
    expect(waiting, "half a day is left").to_contain_text(bo.words.say("turn-yours"))
    bo.goto(path)
    expect(bo.page.get_by_role("timer")).to_have_attribute("aria-label", re.compile("11 hours|12 hours"))
    bo.roll.click()
    bo.see_seq(seen + 2)
    bo.goto("/")

    house.pass_time(DAY + 12 * HOUR)
    house.kill()
    house.open()
    house.pass_time(2 * DAY)
    ada.goto(path)
    ada.see_seq(seen + 3)
    log = ada.page.locator(".log")
    expect(log.get_by_text(ada.words.say("log-clock", name="Bo")).first).to_be_visible()
