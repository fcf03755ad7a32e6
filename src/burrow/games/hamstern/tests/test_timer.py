"""The timer: H-24 to H-28."""

from burrow.games.hamstern.state import Timer
from burrow.games.hamstern.tests.table import Table

THREE = "A3 A9 B1 C1"
"""Three chambers begun; A1 and A7 lead to the mouth of a fourth."""


def three_begun(pips: int = 2) -> Table:
    """Both seats may begin their fourth chamber with a roll of 2."""
    return Table().draw(f"{THREE} A1 A2", f"{THREE} A1 A2").roll(pips)


def test_h_24_the_first_cross_in_a_fourth_chamber_starts_the_timer_for_all() -> None:
    table = three_begun().cross(0, "D1 D2").cross(1, "A4 A5")
    assert table.view(1).timer == table.view(None).timer == Timer(lap=2)


def test_h_24_a_third_chamber_does_not() -> None:
    table = three_begun().cross(0, "A4 A5").cross(1, "B2 B3")
    assert table.view().timer == Timer(lap=0)


def test_h_24_who_needs_one_more_chamber_is_known() -> None:
    assert Table(3).draw(THREE, "A1 A3 B1", THREE).view().odds.near == (0, 2)
    assert Table(1).draw(THREE).view().odds.near == (0,)
    table = three_begun()
    assert table.cross(0, "D1 D2").view(1).odds.near == (0, 1), "as far as everybody sees"
    assert table.cross(1, "A4 A5").view(1).odds.near == (), "the timer runs"


def test_h_25_it_is_seen_that_the_timer_runs() -> None:
    table = three_begun().cross(0, "D1 D2").cross(1, "A4 A5")
    assert [note.message for note in table.told][-1] == "tell-timer"
    assert table.view(1).timer.lap == 2


def test_h_25_not_before_all_have_placed() -> None:
    assert three_begun().cross(0, "D1 D2").view(1).timer.lap == 0


def test_h_26_the_round_that_starts_it_does_not_count() -> None:
    table = Table().draw("A1 A2 A3 A9 B1 D1", "A1").roll(4).cross(0, "C1 C2 C3 C4").cross(1, "A2 A3 A5 A6")
    assert table.view().timer == Timer(lap=2, struck=0)


def test_h_26_the_next_round_does() -> None:
    table = three_begun().cross(0, "D1 D2").cross(1, "A4 A5").roll(4)
    assert table.view().timer.struck == 1


def test_h_27_a_four_or_more_strikes_a_symbol_before_it_is_used() -> None:
    for pips in (4, 5, 6):
        assert Table().timer(2).roll(pips).view().timer.struck == 1


def test_h_27_one_symbol_a_round() -> None:
    table = Table().timer(2).round(6, "A1 A2 A3 A4 A5 A6", "A1 A2 A3 A4 A5 A6")
    assert table.view().timer.struck == 1


def test_h_28_the_roll_is_used_all_the_same() -> None:
    table = Table().timer(2).roll(4)
    assert table.may_cross(0, "A1 A2 A3 A4")


def test_h_28_a_one_two_or_three_does_not_move_the_timer() -> None:
    for pips in (1, 2, 3):
        assert Table().timer(2, struck=1).roll(pips).view().timer.struck == 1


def test_h_28_before_it_runs_nothing_moves_it() -> None:
    assert Table().roll(6).view().timer == Timer()
