"""N-29 to N-31: the end of the game."""

import pytest

from burrow.games.nuts import GAME
from burrow.games.nuts.moves import Bank, RaceRoll, Roll, moves
from burrow.games.nuts.tests.table import Table


def test_n_29_the_goal_ends_the_game() -> None:
    table = Table(goal=20).score(3).score(20)
    assert table.view.phase == "over"
    assert table.log.waiting.over


def test_n_29_one_point_less_does_not() -> None:
    assert Table(goal=20).score(3).score(19).view.phase == "roll"


def test_n_29_usually_the_goal_is_fifty() -> None:
    assert Table().score(3).score(49).view.phase == "roll"
    assert Table().score(3).score(50).view.phase == "over"


def test_n_30_the_round_is_finished() -> None:
    table = Table(3, goal=20).score(20)
    assert (table.turn, table.view.final_round) == (1, True)
    table.score(2)
    assert (table.turn, table.view.final_round) == (2, True)
    assert table.score(2).view.phase == "over"
    assert table.view.turns == (1, 1, 1)


def test_n_30_nobody_has_a_turn_more() -> None:
    table = Table(3, goal=20).score(1).score(1).score(20)
    assert table.view.phase == "over"
    assert table.refused(Roll(), seat=0).rule == "N-31"


def test_n_30_as_in_america_the_first_to_the_goal_wins_at_once() -> None:
    table = Table(3, goal=20, end="first").score(20)
    assert (table.view.phase, table.view.winners, table.view.turns) == ("over", (0,), (1, 0, 0))


def test_n_31_the_most_points_win_even_against_who_reached_the_goal_first() -> None:
    table = Table(3, goal=20).score(20).score(22).score(21)
    assert table.view.winners == (1,)
    assert [score.rank for score in GAME.score(table.state)] == [3, 1, 2]


def test_n_31_fewer_points_do_not_win() -> None:
    assert Table(goal=20).score(21).score(20).view.winners == (0,)


@pytest.mark.parametrize("move", [Roll(), Bank(), RaceRoll()])
def test_n_31_nothing_can_be_done_after_the_end(move: Roll | Bank | RaceRoll) -> None:
    table = Table(goal=20).score(21).score(20)
    assert [table.refused(move, seat=seat).rule for seat in (0, 1)] == ["N-31", "N-31"]
    assert [list(moves(table.state, seat)) for seat in (0, 1)] == [[], []]
