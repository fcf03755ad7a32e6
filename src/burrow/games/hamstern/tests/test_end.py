"""The end and the points: H-29 to H-35."""

import pytest

from burrow.games.hamstern.moves import Pass
from burrow.games.hamstern.tests.table import Table

NUTS = [("A1", 0), ("A5", 2), ("A5 B2", 4), ("A5 B2 D2", 8), ("A5 B2 D2 E3", 16)]


def test_h_29_the_game_ends_after_the_round_with_the_last_symbol() -> None:
    table = Table().timer(2, struck=2).roll(4)
    assert (table.view().phase, table.view().odds.last_round) == ("place", True)
    table.cross(0, "A1 A2 A3 A4").cross(1, "A5 A6 A8 A9")
    assert table.over
    assert table.crossed(0) == "A1 A2 A3 A4"
    assert table.rule(0, Pass()) == "H-29"


def test_h_29_not_with_the_last_but_one() -> None:
    table = Table().timer(2, struck=1).round(4, "A1 A2 A3 A4", "A5 A6 A8 A9")
    assert not table.over


def test_h_30_a_full_chamber_scores_its_number() -> None:
    table = Table().draw("C1 C2 C3 C4", "A1 A2 A3 A4 A6 A7 A8 A9 A5")
    assert [score.lines[2].points for score in table.scores] == [4, 5]


def test_h_31_a_chamber_with_a_free_cell_scores_nothing() -> None:
    assert Table().draw("C1 C3 C4").scores[0].lines[2].points == 0


def test_h_32_each_mushroom_scores_one() -> None:
    assert Table().draw("C2", "C2 E2").scores[0].lines[1].points == 1
    assert Table().draw("C2", "C2 E2").scores[1].lines[1].points == 2


def test_h_32_a_full_chamber_has_its_mushroom_on_top() -> None:
    assert Table().draw("C1 C2 C3 C4").totals[0] == 4 + 1


@pytest.mark.parametrize(("names", "points"), NUTS)
def test_h_33_nuts_score_by_their_number(names: str, points: int) -> None:
    assert Table().draw(names).scores[0].lines[0].points == points


def test_h_30_the_end_is_counted_in_the_order_of_the_sheet() -> None:
    """A nut, two mushrooms, then chamber C with 4 points; chamber E is not full."""
    table = Table().end("A5 C1 C2 C3 C4 E1 E2", "")
    first, second = table.view().seats
    assert [(tally.nuts, tally.mushrooms, tally.points, tally.total) for tally in first.count] == [
        (0, 0, (0, 0, 0), 0),
        (1, 0, (2, 0, 0), 2),
        (1, 2, (2, 2, 0), 4),
        (1, 2, (2, 2, 4), 8),
    ]
    assert [len(tally.full) for tally in first.count] == [0, 0, 0, 1]
    assert [tally.total for tally in second.count] == [0, 0, 0]


@pytest.mark.parametrize("names", ["", "A5", "C1 C2 C3 C4 D1 D2 D3 E1 E2 E3 A5 B2"])
def test_h_30_the_last_count_is_the_score(names: str) -> None:
    table = Table().end(names, "A1")
    for seat, score in zip(table.view().seats, table.scores, strict=True):
        last = seat.count[-1]
        assert last.points == seat.points == tuple(line.points for line in score.lines)
        assert last.total == seat.total == score.total
        assert (last.nuts, last.mushrooms, last.full) == (seat.nuts, seat.mushrooms, seat.full)


def test_h_30_nothing_is_counted_before_the_end() -> None:
    assert [seat.count for seat in Table().draw("C1 C2 C3 C4").view().seats] == [(), ()]


def test_h_34_the_highest_total_wins() -> None:
    table = Table(3).draw("A5", "A5 B2", "A1").timer(2, struck=2)
    table.round(4, "A1 A2 A3 A4", "A1 A2 A3 A6", "A2 A3 A5 A6")
    assert table.over
    assert table.totals == [2, 4, 2]
    assert [score.rank for score in table.scores] == [2, 1, 2]
    assert (table.view().winners, table.view().tie_break) == ((1,), "")


def test_h_35_of_equal_totals_more_from_chambers_wins() -> None:
    """4 for chamber C and 1 for its mushroom, against 4 for two nuts and 1 for a mushroom."""
    table = Table().end("C1 C2 C3 C4", "A5 B2 E2")
    assert table.totals == [5, 5]
    assert [score.rank for score in table.scores] == [1, 2]
    assert (table.view().winners, table.view().tie_break) == ((0,), "chambers")


def test_h_35_chambers_count_before_mushrooms() -> None:
    """2 for chamber D and 2 for its nut, against 2 for a nut and 2 for two mushrooms."""
    table = Table().end("D1 D2 D3", "A5 C2 E2")
    assert table.totals == [4, 4]
    assert (table.view().winners, table.view().tie_break) == ((0,), "chambers")


def test_h_35_then_more_from_mushrooms() -> None:
    """Both have 2 for chamber D and 2 for its nut; a second nut brings 2 more, and so do two mushrooms."""
    table = Table().end("D1 D2 D3 A5", "D1 D2 D3 C2 E2")
    assert table.totals == [6, 6]
    assert [score.lines[2].points for score in table.scores] == [2, 2]
    assert [score.rank for score in table.scores] == [2, 1]
    assert (table.view().winners, table.view().tie_break) == ((1,), "mushrooms")


def test_h_35_nuts_come_last_and_can_only_be_equal_then() -> None:
    """Equal chambers and mushrooms leave the same part of the same total for the nuts."""
    table = Table().end("D1 D2 D3", "D1 D2 D3")
    assert [score.lines[0].points for score in table.scores] == [2, 2]
    assert table.view().tie_break == "shared"


def test_h_35_a_higher_total_is_not_overtaken_by_chambers() -> None:
    table = Table().end("C1 C2 C3 C4", "A5 B2 E2 C2")
    assert table.totals == [5, 6]
    assert (table.view().winners, table.view().tie_break) == ((1,), "")
