"""The solo game: HS-01 to HS-05."""

from burrow.games.hamstern.state import Timer
from burrow.games.hamstern.tests.table import Table

THREE = "A3 A9 B1 C1 A1 A2"
"""Three chambers begun, and the tunnel into D open."""


def test_hs_01_alone_the_score_is_all_that_counts() -> None:
    table = Table(1).draw("A5").timer(2, struck=2).round(4, "A1 A2 A3 A6")
    assert table.over
    assert (table.totals, table.view().winners, table.view().tie_break) == ([2], (0,), "")


def test_hs_02_the_first_run_circles_and_the_second_strikes() -> None:
    assert Table(1).timer(1).roll(5).view().timer == Timer(lap=1, circled=1)
    assert Table(1).timer(2, circled=3).roll(5).view().timer == Timer(lap=2, circled=3, struck=1)


def test_hs_02_low_rolls_do_neither() -> None:
    assert Table(1).timer(1).roll(3).view().timer == Timer(lap=1)
    assert Table(1).timer(2).roll(3).view().timer == Timer(lap=2)


def test_hs_03_the_first_run_begins_with_the_first_roll() -> None:
    assert Table(1).roll(4).view().timer == Timer(lap=1, circled=1)


def test_hs_03_with_others_it_does_not() -> None:
    assert Table(2).roll(4).view().timer == Timer()


def test_hs_04_the_second_run_begins_when_all_symbols_are_circled() -> None:
    table = Table(1).timer(1, circled=2).round(4, "A1 A2 A3 A4")
    assert table.view().timer == Timer(lap=2, circled=3, struck=0)


def test_hs_04_or_after_the_round_of_the_fourth_chamber() -> None:
    table = Table(1).draw(THREE).timer(1, circled=1).round(3, "D1 D2 D3")
    assert table.view().timer == Timer(lap=2, circled=1, struck=0)


def test_hs_04_the_roll_that_triggers_it_still_circles() -> None:
    """C is the fourth chamber; the 4 that begins it circles, and the next one strikes."""
    table = Table(1).draw("A1 A2 A3 A9 B1 D1").timer(1).roll(4)
    assert table.view().timer == Timer(lap=1, circled=1)
    table.cross(0, "C1 C2 C3 C4")
    assert table.view().timer == Timer(lap=2, circled=1, struck=0)
    assert table.roll(4).view().timer == Timer(lap=2, circled=1, struck=1)


def test_hs_04_neither_means_the_first_run_goes_on() -> None:
    table = Table(1).draw("A3 A9").timer(1, circled=1).round(4, "A1 A2 A4 A5")
    assert table.view().timer == Timer(lap=1, circled=2)


def test_hs_04_the_second_run_needs_all_symbols_and_a_fourth_chamber_changes_nothing() -> None:
    table = Table(1).draw(THREE).timer(2, circled=3, struck=1).round(3, "D1 D2 D3")
    assert table.view().timer == Timer(lap=2, circled=3, struck=1)
    assert table.view().odds.ticks == 2


def test_hs_05_the_game_ends_with_the_last_symbol_of_the_second_run() -> None:
    assert Table(1).timer(2, struck=2).round(6, "A1 A2 A3 A4 A5 A6").over


def test_hs_05_not_with_the_last_of_the_first() -> None:
    assert not Table(1).timer(1, circled=2).round(6, "A1 A2 A3 A4 A5 A6").over
