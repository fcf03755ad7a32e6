"""Hamstern: several people around one screen with a real die, so that the test decides what it shows."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.guest import Guest
from tests.browser.hamstern import BESIDE_ME, BOT, FRIEND, ME, HamsternGuest
from tests.browser.running_server import RunningServer

from burrow.games.hamstern.tests.table import SMALL, Table

Round = tuple[int, str, str]
"""What the die shows, and what Ada and Bo cross; nothing: they pass."""

EVEN: tuple[Round, ...] = (
    (4, "A1 A2 A3 A6", "A3 A5 A6 A8"),
    (3, "B1 B2 B3", "A1 A4 A7"),
    (2, "C1 C3", "B1 B2"),
    (2, "A8 A9", "E1 E2"),
    (1, "D1", "A2"),
    (6, "", ""),
    (6, "", ""),
    (6, "", ""),
)
"""Ada fills B (3) with its nut (2), Bo has two nuts (4) and a mushroom (1). D is Ada's fourth chamber."""


@pytest.fixture
def pair(house: RunningServer, guests: Callable[..., Guest]) -> Callable[..., HamsternGuest]:
    """Ada and Bo at one screen, with a small sheet and a real die."""

    def sit(**how: object) -> HamsternGuest:
        guest = guests(house.url, kind=HamsternGuest, **how)
        assert isinstance(guest, HamsternGuest)
        guest.open(ME, BESIDE_ME, sheet="own", own=SMALL, die="paper")
        return guest

    return sit


def see_sheet_of(guest: HamsternGuest, name: str) -> None:
    """It is large, to be drawn on."""
    expect(guest.page.get_by_role("group", name=guest.words.say("board-sheet", name=name))).to_be_visible()


def play(guest: HamsternGuest, rounds: tuple[Round, ...]) -> None:
    for pips, *placements in rounds:
        guest.enter(pips)
        for name, names in zip(("Ada", "Bo"), placements, strict=True):
            see_sheet_of(guest, name)
            assert guest.something_to_do() == ("place" if names else "pass"), (pips, names)
            guest.place(guest.numbers(names))


def test_the_script_is_played_by_the_rules() -> None:
    """The end of the game that the tests below play, computed by the engine alone."""
    table = Table(die="paper")
    for pips, *sheets in EVEN:
        table.round(pips, *sheets)
    assert table.state.phase == "over"
    assert [seat.points for seat in table.view().seats] == [(2, 0, 3), (4, 1, 0)]


def test_H_35_the_end_says_what_decided_between_equal_points(pair: Callable[..., HamsternGuest]) -> None:
    """One after the other, with passes (H-18), a 1 (H-20) and the timer that Ada starts (H-24) on the way."""
    guest = pair()
    play(guest, EVEN)
    expect(guest.result).to_be_visible()
    end = guest.page.get_by_role("region", name=guest.words.say("end-title"))
    guest.button("see-table").click()
    expect(end).to_contain_text(guest.words.say("end-tie-chambers", names="Ada", points=5))
    sheets = end.locator("ol > li")
    assert [name.inner_text() for name in sheets.get_by_role("heading").all()] == ["Ada", "Bo"]
    assert [sheet.locator("dd").all_inner_texts() for sheet in sheets.all()] == [
        ["2", "0", "3", "5"],
        ["4", "1", "0", "5"],
    ]
    for told in (
        guest.words.say("tell-timer"),
        guest.words.say("tell-last-round"),
        guest.words.say("tell-pass", seat="Bo"),
        guest.words.say("tell-slots", seat="Ada", free=6),
        guest.words.say("tell-winner-chambers", seat="Ada", points=5),
    ):
        expect(guest.log).to_contain_text(told)


def test_HA_16_on_one_screen_the_next_does_not_see_what_is_set(pair: Callable[..., HamsternGuest]) -> None:
    """A player who is not drawing has a small sheet; it changes when both are done."""
    guest = pair()
    guest.enter(4)
    blank = guest.heard_of("Bo")
    ribbon = guest.page.locator("header strong")
    expect(ribbon).to_have_text(guest.words.say("turn-of", name="Ada"))
    guest.place(guest.numbers("A1 A2 A3 A6"))
    expect(ribbon).to_have_text(guest.words.say("turn-of", name="Bo"))
    expect(guest.others.filter(has_text="Ada")).to_contain_text(guest.words.say("others-done"))
    assert guest.crossed == []
    assert guest.heard_of("Ada") == blank
    guest.place(guest.numbers("A3 A5 A6 A8"))
    expect(guest.button("board-enter-pips", pips=6)).to_be_visible()
    assert guest.heard_of("Bo") != blank


def test_HA_16_two_on_one_screen_have_nothing_open_while_a_third_thinks(
    house: RunningServer, guests: Callable[..., HamsternGuest]
) -> None:
    guest, third = (guests(house.url, kind=HamsternGuest) for _ in range(2))
    third.join(guest.open(ME, BESIDE_ME, FRIEND, sheet="own", own=SMALL, die="paper"), "Cy")
    guest.see_phase("playing")
    guest.enter(4)
    for cells in EVEN[0][1:]:
        guest.place(guest.numbers(cells))
    expect(guest.headline).to_have_text(guest.words.say("board-confirmed"))
    assert guest.crossed == []
    assert third.something_to_do() == "place"
    third.place(guest.numbers("A1 A2 A3 A6"))
    expect(guest.button("board-enter-pips", pips=6)).to_be_visible()
    assert guest.crossed == list(guest.numbers(EVEN[0][1]))


def test_H_18_who_can_place_nothing_hears_why_and_passes(pair: Callable[..., HamsternGuest]) -> None:
    guest = pair()
    play(guest, EVEN[:1])
    guest.enter(6)
    assert guest.something_to_do() == "pass"
    expect(guest.headline).to_have_text(guest.words.say("board-nothing-fits", pips=6))
    expect(guest.done).to_have_count(0)
    guest.cell(guest.numbers("A4")[0]).click()
    expect(guest.page.get_by_text(guest.words.say("refuse-room", chamber="A", free=5, pips=6))).to_be_visible()
    assert guest.wrong == list(guest.numbers("A4 A5 A7 A8 A9"))
    before = guest.seq
    guest.pass_round.click()
    guest.see_seq(before + 1)
    see_sheet_of(guest, "Bo")


def test_a_bot_plays_along_with_a_real_die(house: RunningServer, guests: Callable[..., HamsternGuest]) -> None:
    """When the bot rolls, the ribbon says that it is for this person to enter the die."""
    guest = guests(house.url, kind=HamsternGuest)
    guest.open(ME, BOT, die="paper")
    guest.enter(5)
    expect(guest.others.filter(has_text=guest.words.say("others-done"))).to_have_count(1)
    guest.place(guest.choose())
    bot = guest.words.say("bot-casual")
    told = guest.words.say("tell-crosses", seat=bot, count=5, chamber=guest.start.letter)
    expect(guest.log).to_contain_text(told)
    expect(guest.headline).to_have_text(guest.words.say("board-enter", name=bot))
    expect(guest.page.locator("header strong")).to_have_text(guest.words.say("turn-decides-yours"))
