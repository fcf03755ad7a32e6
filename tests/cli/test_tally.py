"""The sums behind `burrow sim`, against numbers worked out by hand."""

from fractions import Fraction
from statistics import mean, stdev

import pytest

from burrow.cli.tally import Tally, of_game
from burrow.engine.game import Line, Score


def score(seat: int, rank: int, points: int) -> Score:
    return Score(seat, rank, (Line("X-01", "line", points),))


def total(games: list[tuple[int, int]]) -> Tally:
    """One seat's points and turns in several games."""
    sums = [of_game((score(0, 1, points),), (turns,), ("a",))["a"] for points, turns in games]
    result = sums[0]
    for other in sums[1:]:
        result = result.add(other)
    return result


def test_a_shared_win_is_split() -> None:
    tallies = of_game((score(0, 1, 50), score(1, 1, 50), score(2, 3, 7)), None, ("a", "b", "a"))
    assert (tallies["a"].wins, tallies["b"].wins) == (Fraction(1, 2), Fraction(1, 2))


def test_a_bot_on_two_seats_has_the_points_of_both() -> None:
    tally = of_game((score(0, 1, 50), score(1, 2, 30)), (5, 4), ("a", "a"))["a"]
    assert (tally.games, tally.seats, tally.points, tally.turns, tally.wins) == (1, 2, 80, 9, Fraction(1))
    assert tally.mean == 40


def test_mean_and_its_error() -> None:
    points = [50, 44, 61, 12]
    tally = total([(value, 7) for value in points])
    assert tally.mean == mean(points)
    assert tally.mean_error == pytest.approx(stdev(points) / len(points) ** 0.5)


def test_points_a_turn_and_their_error() -> None:
    games = [(50, 7), (44, 9), (61, 8), (12, 3)]
    tally = total(games)
    rate = sum(points for points, _ in games) / sum(turns for _, turns in games)
    assert tally.per_turn == pytest.approx(rate)
    offs = [points - rate * turns for points, turns in games]
    spread = (sum(off**2 for off in offs) / 3) ** 0.5
    assert tally.per_turn_error == pytest.approx(spread / 4**0.5 / (27 / 4))


def test_one_game_has_no_error() -> None:
    tally = total([(50, 7)])
    assert tally.mean_error is None
    assert tally.per_turn_error is None


def test_a_game_without_turns_has_no_points_a_turn() -> None:
    tally = of_game((score(0, 1, 5),), None, ("a",))["a"]
    assert tally.add(tally).per_turn is None
