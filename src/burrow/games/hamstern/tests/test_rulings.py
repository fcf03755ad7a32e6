"""To be exact: HA-01 to HA-17."""

import pytest

from burrow.engine.game import NATURE, OVER, Event, Waiting
from burrow.engine.rng import fast_rng
from burrow.games.hamstern import GAME
from burrow.games.hamstern.moves import Cross, Enter, Pass, TimeUp, What, moves
from burrow.games.hamstern.nature import odds
from burrow.games.hamstern.state import Timer
from burrow.games.hamstern.tests.table import Table

ALL_A = "A1 A2 A3 A4 A5 A6 A7 A8 A9"
ALL_BUT_E = f"{ALL_A} B1 B2 B3 C1 C2 C3 C4 D1 D2 D3"


def test_ha_01_the_first_rolls_crosses_are_the_first() -> None:
    table = Table().round(3, "A1 A2 A3", "A4 A5 A6")
    assert table.crossed(0) == "A1 A2 A3"


def test_ha_01_no_cross_before_the_first_roll() -> None:
    assert moves(Table().state, 0) == ()
    assert not Table().may_cross(0, "A1")


def test_ha_02_passing_only_if_nothing_fits() -> None:
    table = Table().draw(ALL_A, "A1").roll(5)
    assert table.may_pass(0)
    assert table.rule(1, Pass()) == "HA-02"
    assert len(table.marked(1, Pass()).split()) == 5


def test_ha_03_on_a_one_at_least_one_cell() -> None:
    table = Table().roll(1)
    assert table.rule(0, Pass()) == "HA-03"
    assert Pass() not in moves(table.state, 0)


def test_ha_03_unless_the_house_allows_none() -> None:
    table = Table(zero=True).roll(1)
    assert table.may_pass(0)
    assert moves(table.state, 0)[-1] == Pass()
    table.skip(0).cross(1, "A1")
    assert table.view().seats[0].ones == 0


def test_ha_03_the_house_rule_is_for_ones_only() -> None:
    assert Table(zero=True).roll(2).rule(0, Pass()) == "HA-02"


def test_ha_04_one_may_return_to_an_older_chamber_and_leave_it_anew() -> None:
    table = Table().draw("A1 A2 A3 B1 B2 B3 C1").roll(2)
    assert table.may_cross(0, "A5 A6", "D1 D2", "C2 C4")


def test_ha_04_a_full_chamber_can_still_be_left() -> None:
    """A and B have no free cell; A1 is at the tunnel to D, and both have a tunnel to C."""
    table = Table().draw(f"{ALL_A} B1 B2 B3").roll(2)
    assert table.may_cross(0, "D1 D2", "C1 C2", "E1 E2")
    assert {table.name(cells[0])[0] for cells in table.placements(0)} == {"C", "D", "E"}


def test_ha_04_but_not_to_where_no_cross_is() -> None:
    assert Table().draw("A1 A2 A3 B1 B2 B3 C1").roll(2).rule(0, "E1 E2") == "H-17"


def test_ha_05_a_tunnel_only_begins_a_chamber() -> None:
    """E is begun at E1; the tunnel from D3 ends in E3."""
    table = Table().draw("A1 A4 A7 D1 D2 D3 E1").roll(1)
    assert table.may_cross(0, "E2 E3")
    assert table.rule(0, "E3") == "HA-05"


def test_ha_05_unless_the_table_lets_it_lead_into_begun_ones() -> None:
    table = Table(tunnels="begun").draw("A1 A4 A7 D1 D2 D3 E1").roll(1)
    assert table.may_cross(0, "E3", "E2 E3")
    assert Cross(table.cells("E3")) in moves(table.state, 0)


def test_ha_05_even_then_a_roll_hangs_together() -> None:
    """A roll may begin beside the crosses in A, or at A9, where the tunnel from C ends; but not at both."""
    table = Table(tunnels="begun").draw("A1 A2 A3 B1 C1").roll(2)
    assert table.may_cross(0, "A4 A5", "A8 A9")
    assert table.rule(0, "A4 A9") == "H-10"


def test_ha_05_nor_does_a_roll_begin_at_the_ends_of_two_tunnels() -> None:
    """E1 is at the tunnel from A7, E3 at the one from D3, and E2 between them is free."""
    table = Table(tunnels="begun").draw("A1 A4 A7 D1 D2 D3").roll(2)
    assert table.may_cross(0, "E1 E2", "E2 E3")
    assert table.rule(0, "E1 E3") == "H-10"


def test_ha_06_only_one_cross_touches_an_old_one() -> None:
    assert Table().draw("A1").roll(3).may_cross(0, "A2 A3 A6")


def test_ha_06_old_crosses_are_no_bridge() -> None:
    table = Table().draw("A2").roll(2)
    assert table.why(0, "A1 A3") == ("HA-06", "refuse-bridge")


def test_ha_07_the_start_chamber_counts_among_the_four() -> None:
    table = Table().draw("A1 A3 A9 B1 C1 A2").round(2, "D1 D2", "A1 A2")
    assert table.view().seats[0].begun == 4
    assert table.view().timer.lap == 2


def test_ha_07_four_chambers_of_several_seats_do_not_count() -> None:
    table = Table().draw("A1 A2 A3 B1", "A1 A2 A4 A7").round(2, "B2 B3", "D1 D2")
    assert [seat.begun for seat in table.view().seats] == [2, 2]
    assert table.view().timer.lap == 0


def test_ha_08_several_at_once_start_it_once_and_that_roll_does_not_move_it() -> None:
    sheet = "A1 A2 A3 A9 B1 D1"
    table = Table().draw(sheet, sheet).roll(4).cross(0, "C1 C2 C3 C4")
    assert table.view().timer == Timer()
    assert table.cross(1, "C1 C2 C3 C4").view().timer == Timer(lap=2, struck=0)


def test_ha_08_the_next_roll_does() -> None:
    sheet = "A1 A2 A3 A9 B1 D1"
    table = Table().draw(sheet, sheet).round(4, "C1 C2 C3 C4", "C1 C2 C3 C4").roll(4)
    assert table.view().timer == Timer(lap=2, struck=1)


def test_ha_09_the_timer_runs_for_who_must_pass_too() -> None:
    table = Table().draw(ALL_A, ALL_A).timer(2).round(5, "", "")
    assert table.view().timer.struck == 1


def test_ha_10_the_game_ends_at_once_when_nobody_can_place_anything() -> None:
    table = Table(1).draw(ALL_BUT_E, ones=7).timer(2).round(2, "E1 E2")
    assert table.view().seats[0].fits == (False,) * 6
    assert table.over
    assert table.view().timer.struck == 0


@pytest.mark.parametrize("seats", [1, 2])
def test_ha_10_also_while_the_timer_is_not_running(seats: int) -> None:
    """Of three chambers only A1 and A7 are left, each cut off; behind them are the tunnels to D and E."""
    sheet = "A2 A3 A4 A5 A6 A8 A9 B1 B2 B3 C1 C2"
    table = Table(seats).draw(*[sheet] * seats, ones=7).timer(0)
    table.round(2, *["C3 C4"] * seats)
    assert table.view().seats[0].fits == (False,) * 6
    assert table.over
    assert table.view().timer == Timer()
    assert "tell-stuck" in [note.message for note in table.told]


def test_ha_10_not_while_another_seat_still_can() -> None:
    table = Table().draw(ALL_BUT_E, "A1 A2 A3 A4 A5 A6 A7", ones=7).timer(2).round(2, "E1 E2", "A8 A9")
    assert [any(seat.fits) for seat in table.view().seats] == [False, True]
    assert not table.over


def test_ha_10_a_free_slot_for_the_last_cell_keeps_the_game_going() -> None:
    table = Table(1).draw(ALL_BUT_E, ones=6).timer(2).round(2, "E1 E2")
    assert table.view().seats[0].fits == (True, False, False, False, False, False)
    assert not table.over


def test_ha_11_still_tied_means_a_shared_win() -> None:
    table = Table(3).end("A5", "A5", "A1")
    assert (table.view().winners, table.view().tie_break) == ((0, 1), "shared")
    assert [score.rank for score in table.scores] == [1, 1, 3]


def test_ha_11_who_has_less_has_no_share() -> None:
    assert Table().end("A5", "C2").view().winners == (0,)


def test_ha_12_with_a_free_start_each_chooses_alone() -> None:
    table = Table(3, start="free").round(2, "B2 B3", "A1 A2", "C3 C4")
    assert [table.crossed(seat) for seat in range(3)] == ["B2 B3", "A1 A2", "C3 C4"]


def test_ha_12_the_usual_start_is_the_same_for_all() -> None:
    table = Table(3).roll(2)
    assert [table.rule(seat, "B2 B3") for seat in range(3)] == ["H-12"] * 3


def test_ha_13_rolling_goes_clockwise() -> None:
    table, rollers = Table(3), []
    for names in ("A1 A2", "A3 A6", "A4 A5", "A7 A8"):
        rollers.append(table.view().roller)
        table.round(2, names, names, names)
    assert rollers == [0, 1, 2, 0]


def test_ha_13_a_real_die_is_read_by_the_first_seat() -> None:
    table = Table(die="paper")
    assert GAME.waiting(table.state).seats == (0,)
    assert odds(table.state) == ()
    assert table.rule(1, Enter(3)) == "HA-13"
    assert [table.rule(0, Enter(pips)) for pips in (0, 7, -1)] == ["H-06"] * 3
    assert table.roll(3).view().pips == 3
    assert table.rule(0, Enter(4)) == "H-06"


def test_ha_14_connected_means_an_edge_in_common() -> None:
    table = Table().roll(2)
    assert table.may_cross(0, "A1 A4")
    assert table.rule(0, "A1 A5") == "H-10"


def test_ha_14_a_wall_is_between_chambers_side_by_side() -> None:
    """D2 is right next to A4."""
    table = Table().draw("A4 A5 A6").roll(1)
    assert table.rule(0, "D2") == "H-15"
    assert Table().draw("A1 A4").roll(1).rule(0, "D2") == "H-17"


def test_ha_15_a_first_one_costs_slots() -> None:
    table = Table().round(1, "A1 A2 A3", "A5")
    assert [seat.ones for seat in table.view().seats] == [3, 1]


def test_ha_15_who_has_no_cross_yet_starts_whenever_a_roll_fits() -> None:
    late = Table().draw("A1 A2", "").roll(3)
    assert late.may_cross(1, "A7 A8 A9")
    assert late.rule(1, "B1 B2 B3") == "H-12"
    assert Table(start="free").draw("A1 A2", "").roll(3).may_cross(1, "B1 B2 B3")


def test_ha_16_nothing_of_an_open_round_is_shown() -> None:
    table = Table(3).roll(3)
    before = table.view(1)
    placed = table.cells("A4 A5 A6")
    event: Event[What] = Event(0, 0, 0, Cross(placed))
    assert GAME.redact(table.state, event, 1) is None
    assert GAME.tell(table.state, event, 1) == ()
    table.cross(0, "A4 A5 A6")
    after = table.view(1)
    assert [seat.done for seat in after.seats] == [True, False, False]
    assert [seat.crossed for seat in after.seats] == [seat.crossed for seat in before.seats]
    assert table.totals == [0, 0, 0]
    assert (after.mine, table.view(None).mine) == (None, None)
    assert table.view(0).seats == after.seats, "what everybody may see, such as those who share a screen"


def test_ha_16_a_seat_sees_its_own_sheet_with_what_it_has_confirmed() -> None:
    """A 2 fills chamber C, which is worth 4 points; its mushroom and a nut were crossed before."""
    table = Table(2).draw("C1 C2 A5", "A1").roll(2)
    assert table.view(0).mine is None
    table.cross(0, "C3 C4")
    mine, before = table.view(0).mine, table.view(0).seats[0]
    assert mine is not None
    assert mine.crossed == table.cells("A5 C1 C2 C3 C4")
    assert mine.fresh == table.cells("C3 C4")
    assert [table.sheet.chambers[number].letter for number in mine.full] == ["C"]
    assert (mine.points, mine.total) == ((2, 1, 4), 7)
    assert (before.crossed, before.full, before.total) == (table.cells("A5 C1 C2"), (), 3)
    table.cross(1, "A2 A3")
    after = table.view(0)
    assert after.mine is None
    assert (after.seats[0].crossed, after.seats[0].fresh, after.seats[0].points) == (
        mine.crossed,
        mine.fresh,
        mine.points,
    )


def test_ha_16_a_pass_that_is_confirmed_has_no_fresh_crosses() -> None:
    table = Table(2).draw(ALL_A).roll(6).skip(0)
    mine = table.view(0).mine
    assert mine is not None
    assert (mine.fresh, mine.crossed) == ((), table.view(0).seats[0].crossed)


def test_ha_16_all_is_shown_when_all_have_confirmed() -> None:
    table = Table(2).roll(3).cross(0, "A4 A5 A6")
    closing: Event[What] = Event(0, 0, 1, Cross(table.cells("A1 A2 A3")))
    assert GAME.redact(table.state, closing, 0) == closing.what
    table.cross(1, "A1 A2 A3")
    assert [table.crossed(seat) for seat in range(2)] == ["A4 A5 A6", "A1 A2 A3"]
    assert table.totals == [2, 0]
    assert [note.message for note in table.told] == ["tell-crosses", "tell-nut", "tell-crosses"]


def test_ha_16_what_anybody_can_derive_is_no_secret() -> None:
    table = Table().draw(ALL_A).roll(6)
    assert GAME.redact(table.state, Event(0, 0, 0, Pass()), 1) == Pass()


def test_ha_16_what_is_confirmed_stays() -> None:
    table = Table().roll(2).cross(0, "A1 A2")
    assert table.rule(0, "A4 A5") == "HA-16"
    assert moves(table.state, 0) == ()


def test_ha_16_others_imagine_something_that_fits() -> None:
    table = Table(3).roll(3).cross(0, "A4 A5 A6")
    imagined = [GAME.imagine(table.view(1), 1, fast_rng("imagine", i)) for i in range(20)]
    placements = {state.placed[0] for state in imagined}
    assert len(placements) > 1
    assert all(GAME.refuse(Table(3).roll(3).state, 0, Cross(cells or ()), 0) is None for cells in placements)
    assert {state.placed[1:] for state in imagined} == {(None, None)}


def test_ha_17_when_the_clock_runs_out_the_table_places() -> None:
    table = Table(3, clock=30).draw("", "A1", ALL_A).roll(2)
    assert GAME.waiting(table.state).deadline == 30_000
    first = table.placements(0)[0]
    table.cross(1, "A2 A3").time_up()
    assert table.state.last == (first, table.cells("A2 A3"), table.cells("B1 B2"))
    assert table.told[0].message == "tell-time-up"


@pytest.mark.parametrize("zero", [False, True])
def test_ha_17_on_a_one_a_single_cell(zero: bool) -> None:
    table = Table(clock=5, zero=zero).draw("A3").roll(1).time_up()
    assert [len(cells) for cells in table.state.last] == [1, 1]
    assert [seat.ones for seat in table.view().seats] == [1, 1]


def test_ha_17_and_it_passes_where_nothing_fits() -> None:
    table = Table(clock=5).draw(ALL_A).roll(6).cross(1, "A1 A2 A3 A4 A5 A6").time_up()
    assert table.state.last[0] == ()


def test_ha_17_without_a_clock_nobody_is_hurried() -> None:
    table = Table().roll(2)
    assert GAME.waiting(table.state).deadline is None
    assert table.rule(0, TimeUp()) == "HA-17"


def test_ha_17_the_table_always_places_the_same() -> None:
    state = Table(4, clock=1).roll(5).state
    assert GAME.apply(state, Event(0, 1000, NATURE, TimeUp())) == GAME.apply(state, Event(9, 1000, NATURE, TimeUp()))


def test_ha_17_a_real_die_that_nobody_enters_is_rolled_by_the_table() -> None:
    table = Table(die="paper", clock=60)
    assert GAME.waiting(table.state) == Waiting((0,), deadline=60_000)
    table.rolled_late(3)
    assert [note.message for note in table.told] == ["tell-rolled-late"]
    assert (table.view().pips, GAME.waiting(table.state).deadline) == (3, 120_000)
    table.at = 70_000
    table.cross(0, "A1 A2 A3").cross(1, "A4 A5 A6")
    assert GAME.waiting(table.state) == Waiting((0,), deadline=130_000)
    table.roll(2)
    assert (table.view().pips, [note.message for note in table.told]) == (2, ["tell-entered"])


def test_ha_17_a_round_that_the_clock_ends_is_followed_by_the_time_to_enter() -> None:
    table = Table(die="paper", clock=40).roll(2).time_up()
    assert GAME.waiting(table.state) == Waiting((0,), deadline=80_000)


def test_ha_17_there_is_half_a_minute_to_enter_however_short_the_time_to_place() -> None:
    table = Table(die="paper", clock=5)
    assert GAME.waiting(table.state).deadline == 30_000
    assert GAME.waiting(table.roll(2).state).deadline == 5_000


def test_ha_17_without_a_clock_a_real_die_takes_its_time() -> None:
    table = Table(die="paper")
    assert GAME.waiting(table.state) == Waiting((0,))
    assert GAME.waiting(table.round(2, "A1 A2", "A1 A2").state) == Waiting((0,))


def test_ha_17_there_is_nothing_to_wait_for_after_the_end() -> None:
    table = Table(1, die="paper", clock=10).draw(ALL_BUT_E, ones=7).timer(2).round(2, "E1 E2")
    assert GAME.waiting(table.state) == OVER
