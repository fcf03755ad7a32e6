"""A rolled 1: H-19 to H-23."""

from burrow.games.hamstern import GAME
from burrow.games.hamstern.moves import Cross, Pass
from burrow.games.hamstern.tests.table import Table


def test_h_19_one_to_seven_cells_as_one_likes() -> None:
    table = Table().roll(1)
    assert table.may_cross(0, "A5", "A1 A2 A3", "A1 A2 A3 A4 A5 A6 A7")
    assert set(map(len, table.placements(0))) == {1, 2, 3, 4, 5, 6, 7}


def test_h_19_the_view_says_that_the_number_is_free() -> None:
    assert [Table().roll(pips).view().free_count for pips in (1, 2, 6)] == [True, False, False]
    assert not Table().view().free_count


def test_h_19_not_none_and_not_eight() -> None:
    table = Table().roll(1)
    assert table.rule(0, Cross(())) == "H-19"
    assert table.rule(0, "A1 A2 A3 A4 A5 A6 A7 A8") == "H-21"


def test_h_20_each_cell_costs_a_slot() -> None:
    table = Table().round(1, "A1 A2 A3", "A1")
    assert [seat.ones for seat in table.view().seats] == [3, 1]
    table.round(1, "A4 A5", "A2")
    assert [seat.ones for seat in table.view().seats] == [5, 2]


def test_h_20_other_rolls_cost_none() -> None:
    table = Table().round(3, "A1 A2 A3", "A4 A5 A6")
    assert [seat.ones for seat in table.view().seats] == [0, 0]


def test_h_21_no_more_cells_than_free_slots() -> None:
    table = Table().draw("A1 A4 A7 A8 A9", ones=5).roll(1)
    assert table.may_cross(0, "A2 A3")
    refusal = table.refused(0, "A2 A3 A6")
    assert (refusal.rule, dict(refusal.values)["free"]) == ("H-21", 2)
    assert max(map(len, table.placements(0))) == 2


def test_h_22_the_view_says_whose_slots_are_spent() -> None:
    table = Table().round(1, "A1 A2 A3 A4 A5 A6 A7", "A1").roll(1)
    assert [seat.ones_spent for seat in table.view().seats] == [True, False]


def test_h_22_without_slots_a_one_brings_nothing() -> None:
    table = Table().draw("A1 A2 A4 A5 A7 A8 A9", ones=7).roll(1)
    assert table.rule(0, "A3") == "H-22"
    assert GAME.moves(table.state, 0) == (Pass(),)


def test_h_22_with_the_last_slot_it_brings_one_cell() -> None:
    table = Table().draw("A1 A2 A4 A5 A7 A8", ones=6).roll(1)
    assert table.may_cross(0, "A3")
    assert not table.may_pass(0)


def test_h_23_a_one_is_placed_like_any_roll() -> None:
    table = Table().draw("A1 A2 A3").roll(1)
    assert table.may_cross(0, "A5 A6", "B1 B2")


def test_h_23_and_refused_like_any_roll() -> None:
    table = Table().draw("A1 A2 A3").roll(1)
    assert table.rule(0, "A6 B1") == "H-09"
    assert table.rule(0, "A4 A9") == "H-10"
    assert table.rule(0, "A8") == "H-14"
    assert table.rule(0, "B2") == "H-17"
    assert Table().roll(1).rule(0, "B1") == "H-12"


def test_h_20_slots_are_struck_on_the_own_sheet_as_soon_as_they_are_confirmed() -> None:
    table = Table(2).draw("A1 A4", ones=2).roll(1).cross(0, "A2 A3")
    mine = table.view(0).mine
    assert mine is not None
    assert (mine.ones, table.view(0).seats[0].ones) == (4, 2)
