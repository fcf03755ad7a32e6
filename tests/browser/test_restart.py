"""A server that is stopped and started again, as for an update. Nobody has to do anything for the game to go on."""

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect
from tests.browser.dice import seed_with_a_calm_start, seed_with_a_race_at_once
from tests.browser.hamsterrolle import HamsterrolleGuest
from tests.browser.nuts import BESIDE_ME, ME, NutsGuest
from tests.browser.running_server import RunningServer
from tests.patience import PATIENCE

from burrow.server.run import TABLES
from burrow.storage.backup import back_up, restore


def test_a_nut_round_goes_on(houses: Callable[..., RunningServer], guests: Callable[..., NutsGuest]) -> None:
    house = houses(seed_with_a_race_at_once())
    ada = guests(house.url)
    ada.open(ME, BESIDE_ME)
    assert ada.something_to_do() == "roll"
    ada.by_keyboard("roll")
    assert ada.something_to_do() == "race"
    seen = ada.seq
    house.stop()
    expect(ada.page.get_by_role("banner").get_by_text(ada.words.say("line-away"))).to_be_visible()
    house.open()
    expect(ada.page.get_by_text(ada.words.say("line-away"))).to_have_count(0)
    assert ada.something_to_do() == "race", "the same race"
    ada.by_keyboard("race")
    ada.see_seq(seen + 1)


def test_a_page_goes_on_with_what_a_backup_has(
    houses: Callable[..., RunningServer], guests: Callable[..., NutsGuest], tmp_path: Path
) -> None:
    house = houses(seed_with_a_calm_start())
    ada, bo = guests(house.url), guests(house.url)
    ada.open(ME, BESIDE_ME)
    ada.see_board()
    saved = ada.seq
    back_up(house.data / TABLES, tmp_path / "copy")
    assert ada.something_to_do() == "roll"
    ada.by_keyboard("roll")
    ada.see_seq(saved + 1)
    bo.open(ME, BESIDE_ME)
    bo.see_board()
    assert restore(tmp_path / "copy", house.data / TABLES, overwrite=True, patience=PATIENCE).by_server
    expect(ada.table).to_have_attribute("data-seq", str(saved))
    expect(ada.table).to_have_attribute("data-connection", "open")
    assert ada.something_to_do() == "roll"
    ada.by_keyboard("roll")
    ada.see_seq(saved + 1)
    expect(bo.page.locator("h1")).to_have_text(bo.words.say("lost-table-title"))


def test_a_turn_of_the_wheel_is_finished_first(
    houses: Callable[..., RunningServer], guests: Callable[..., HamsterrolleGuest]
) -> None:
    house = houses()
    ada = guests(house.url, kind=HamsterrolleGuest)
    ada.open(ME, BESIDE_ME, first="1", clock="90")
    ada.see_board()
    ada.see_activity("take")
    seen = ada.seq
    ada.take_by_keyboard()
    ada.page.keyboard.press("Enter")
    ada.see_activity("lying", "rolling")
    house.stop()
    expect(ada.page.get_by_role("banner").get_by_text(ada.words.say("line-away"))).to_be_visible()
    house.open()
    expect(ada.page.get_by_text(ada.words.say("line-away"))).to_have_count(0)
    ada.see_turn(seen + 1)
    ada.see_activity("take")
    expect(ada.news).not_to_have_text(ada.words.say("board-anew"))
    ada.take_by_keyboard(2)
