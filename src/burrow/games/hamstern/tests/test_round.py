"""A round: H-06 to H-18."""

from burrow.games.hamstern import GAME
from burrow.games.hamstern.moves import Cross, Enter, Pass, Rolled, moves
from burrow.games.hamstern.nature import odds
from burrow.games.hamstern.tests.table import Table


def test_h_06_each_round_has_one_roll() -> None:
    table = Table().round(2, "A1 A2", "A4 A5")
    assert (table.state.round, table.state.phase, table.state.pips) == (2, "roll", 0)
    assert [answer for answer, _ in odds(table.state)] == [Rolled(pips) for pips in range(1, 7)]


def test_h_06_no_crosses_before_the_roll_and_no_second_roll() -> None:
    assert Table().rule(0, "A1") == "H-06"
    assert Table().rule(0, Pass()) == "H-06"
    assert Table().roll(3).rule(0, Rolled(4)) == "H-06"
    assert Table().rule(0, Enter(4)) == "H-06"
    assert odds(Table().roll(3).state) == ()


def test_h_07_the_roll_is_for_everyone_on_their_own_sheet() -> None:
    table = Table(3).roll(2)
    assert GAME.waiting(table.state).seats == (0, 1, 2)
    table.cross(2, "A1 A2").cross(0, "A1 A4").cross(1, "A8 A9")
    assert [table.crossed(seat) for seat in range(3)] == ["A1 A4", "A8 A9", "A1 A2"]


def test_h_07_a_cell_that_is_not_on_the_sheet_is_refused() -> None:
    table = Table().roll(2)
    refusal = table.refused(0, Cross((1, 22)))
    assert (refusal.rule, dict(refusal.values)["cells"]) == ("H-07", "22")
    assert table.rule(0, Cross((-1, 1))) == "H-07"
    assert table.rule(0, Cross((10**12,))) == "H-07"


def test_h_08_exactly_as_many_crosses_as_pips() -> None:
    table = Table().roll(3)
    assert table.may_cross(0, "A1 A2 A3")
    assert table.rule(0, "A1 A2") == "H-08"
    assert table.rule(0, "A1 A2 A3 A4") == "H-08"
    assert table.rule(0, "") == "H-08"
    assert dict(table.refused(0, "A1 A2").values) == {"count": 2, "pips": 3, "cells": "1 2"}


def test_h_08_a_cell_is_crossed_once() -> None:
    table = Table().draw("A1 A2").roll(2)
    assert table.may_cross(0, "A3 A6")
    assert table.rule(0, "A2 A3") == "H-08"
    assert table.marked(0, "A2 A3") == "A2"
    first, second = table.cells("A3 A6")
    assert table.rule(0, Cross((first, first))) == "H-08"
    assert table.rule(0, Cross((second, first))) == "H-08"


def test_h_09_a_roll_stays_in_one_chamber() -> None:
    table = Table().draw("A1 A2 A3").roll(2)
    assert table.may_cross(0, "B1 B2")
    assert table.rule(0, "A6 B1") == "H-09"


def test_h_09_the_smaller_part_is_marked() -> None:
    assert Table().draw("A1 A2 A3").roll(3).marked(0, "A6 A9 B1") == "B1"


def test_h_09_of_equal_parts_the_one_that_cannot_begin_is_marked() -> None:
    assert Table().roll(2).marked(0, "D1 A1") == "D1"


def test_h_10_the_crosses_of_a_roll_hang_together() -> None:
    table = Table().roll(3)
    assert table.may_cross(0, "A1 A2 A5")
    assert table.rule(0, "A1 A2 A9") == "H-10"
    assert table.marked(0, "A1 A2 A9") == "A9"


def test_h_10_a_corner_does_not_join() -> None:
    assert Table().roll(2).rule(0, "A1 A5") == "H-10"


def test_h_11_a_roll_is_not_spread_over_chambers_even_if_both_are_begun() -> None:
    table = Table().draw("A1 A2 A3 B1").roll(4)
    assert table.may_cross(0, "A4 A5 A6 A9")
    assert table.rule(0, "A5 A6 B2 B3") == "H-09"


def test_h_11_a_chamber_too_small_for_the_roll_says_so() -> None:
    """B has three cells, none of them crossed."""
    table = Table().draw("A3").roll(6)
    refusal = table.refused(0, "B1")
    assert (refusal.rule, refusal.message) == ("H-11", "refuse-room")
    assert (dict(refusal.values)["chamber"], dict(refusal.values)["free"]) == ("B", 3)
    assert table.marked(0, "B1") == "B1 B2 B3"


def test_h_11_so_does_the_rest_of_a_chamber_that_nothing_cuts() -> None:
    table = Table().draw("A1 A2 A3 A6").roll(6)
    refusal = table.refused(0, "A4")
    assert (refusal.rule, refusal.message, dict(refusal.values)["free"]) == ("H-11", "refuse-room", 5)
    assert table.marked(0, "A4") == "A4 A5 A7 A8 A9"


def test_h_12_the_first_crosses_go_anywhere_into_the_middle_chamber() -> None:
    table = Table().roll(2)
    assert table.may_cross(0, "A1 A2", "A5 A8")


def test_h_12_the_first_crosses_go_nowhere_else() -> None:
    refusal = Table().roll(2).refused(0, "B1 B2")
    assert (refusal.rule, dict(refusal.values)["chamber"]) == ("H-12", "A")
    in_the_middle = Table().cells("A1 A2 A3 A4 A5 A6 A7 A8 A9")
    assert {cell for cells in Table().roll(2).placements(0) for cell in cells} == set(in_the_middle)


def test_h_13_parts_that_are_cut_off_are_not_joined() -> None:
    table = Table().draw("A2 A5 A8").roll(2)
    assert table.may_cross(0, "A3 A6")
    assert table.rule(0, "A1 A3") == "H-13"
    assert table.refused(0, "A1 A3").message == "refuse-parts"


def test_h_13_a_part_that_is_too_small_is_said_and_shown() -> None:
    table = Table().draw("A2 A5 A8").roll(4)
    refusal = table.refused(0, "A1 A4")
    assert (refusal.rule, refusal.message) == ("H-13", "refuse-small")
    assert dict(refusal.values)["free"] == 3
    assert table.marked(0, "A1 A4") == "A1 A4 A7"
    assert table.refused(0, "A1").message == "refuse-small", "a draft hears it too"


def test_h_13_a_part_that_is_large_enough_takes_the_roll() -> None:
    assert Table().draw("A1 A4 A7").roll(6).may_cross(0, "A2 A3 A5 A6 A8 A9")


def test_h_14_a_roll_begins_beside_an_old_cross() -> None:
    table = Table().draw("A1").roll(2)
    assert table.may_cross(0, "A2 A3", "A4 A5", "A2 A5")


def test_h_14_not_diagonally_and_not_far_away() -> None:
    table = Table().draw("A1").roll(2)
    assert table.rule(0, "A5 A6") == "H-14"
    assert table.rule(0, "A8 A9") == "H-14"
    assert table.marked(0, "A8 A9") == "A8 A9"


def test_h_15_a_new_chamber_is_begun_once_the_near_mouth_is_crossed() -> None:
    assert Table().draw("A3").roll(1).may_cross(0, "B1")
    assert Table().draw("A3").roll(3).may_cross(0, "B1 B2 B3")


def test_h_15_not_while_no_tunnel_leads_there() -> None:
    table = Table().draw("A2").roll(2)
    assert table.why(0, "B2 B3") == ("H-15", "refuse-no-way")


def test_h_16_the_old_chamber_need_not_be_full() -> None:
    table = Table().draw("A3").roll(2).cross(0, "B1 B2")
    assert table.state.placed[0] == table.cells("B1 B2")


def test_h_17_a_new_chamber_begins_at_the_mouth() -> None:
    table = Table().draw("A3").roll(2)
    assert table.may_cross(0, "B1 B2")
    refusal = table.refused(0, "B2 B3")
    assert (refusal.rule, refusal.message, dict(refusal.values)["cell"]) == ("H-17", "refuse-mouth", "B1")


def test_h_17_a_closed_tunnel_says_which_cell_opens_it() -> None:
    refusal = Table().draw("A1").roll(2).refused(0, "E1 E2")
    assert (refusal.rule, refusal.message) == ("H-17", "refuse-closed")
    assert (dict(refusal.values)["cell"], dict(refusal.values)["near"]) == ("E1", "A7")


def test_h_17_each_tunnel_opens_its_own_end_only() -> None:
    table = Table().draw("A7").roll(2)
    assert table.may_cross(0, "E1 E2")
    assert table.rule(0, "E2 E3") == "H-17"


def test_h_17_two_tunnels_may_end_in_one_cell() -> None:
    table = Table().draw("A3 A6 A9 B1").roll(2)
    into_c = [cells for cells in table.placements(0) if cells[0] == table.cells("C1")[0]]
    assert into_c == [table.cells("C1 C2"), table.cells("C1 C3")]


FORKED = """
start A
A 5
B 3
C 1
D 1
map
a a a --b b
a a a   |
a a ----+
|
c --d
"""
"""Two tunnels lead from A to B1, one from A3 and one from A8."""


def test_h_17_two_tunnels_from_one_chamber_may_end_in_one_cell() -> None:
    for crossed in ("A2 A3", "A5 A8", "A2 A3 A5 A8"):
        table = Table(own=FORKED).draw(crossed).roll(2)
        beyond = [cells for cells in table.placements(0) if cells[-1] not in table.cells("A1 A2 A3 A4 A5 A6 A7 A8")]
        assert beyond == [table.cells("B1 B2")]


def test_h_18_who_cannot_place_a_roll_passes() -> None:
    table = Table().draw("A1 A2 A3 A4 A5 A6 A7 A8 A9").roll(6)
    assert moves(table.state, 0) == (Pass(),)
    table.skip(0).cross(1, "A1 A2 A3 A4 A5 A6")
    assert table.crossed(0) == "A1 A2 A3 A4 A5 A6 A7 A8 A9"


def test_h_18_the_others_wait_for_a_pass() -> None:
    table = Table().draw("A1 A2 A3 A4 A5 A6 A7 A8 A9").roll(6).cross(1, "A1 A2 A3 A4 A5 A6")
    assert GAME.waiting(table.state).seats == (0,)
    assert table.crossed(1) == ""
