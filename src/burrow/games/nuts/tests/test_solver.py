"""The solved turn, checked against published figures and two computations that share nothing with the solver."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import product
from math import sqrt

import pytest

from burrow.engine.game import Setup
from burrow.engine.match import Match
from burrow.engine.rng import fast_rng, seed_from
from burrow.games.nuts import GAME
from burrow.games.nuts.bots.careful import ENOUGH
from burrow.games.nuts.bots.expert import BOLDNESS
from burrow.games.nuts.bots.solver import Policy, Solution, horizon, points, race_steps, solve
from burrow.games.nuts.moves import Bank, RaceRoll, Roll
from burrow.games.nuts.options import Options

PUBLISHED = {2: 6.6661, 3: 7.9670, 4: 8.8973}
STOPS = {2: (5, 7, 14, 29, 64), 3: (6, 8, 17, 33, 68), 4: (6, 9, 18, 35, 71)}
SIDES = ("squirrel", "squirrel", "squirrel", "nut", "nut", "bird")


def stop_at(totals: Sequence[int]) -> Policy:
    """Bank from these totals on, with 1, 2, 3, 4 and 5 dice."""
    return lambda dice, total: total >= totals[dice - 1]


def bank_by(solution: Solution, boldness: Fraction) -> Policy:
    return lambda dice, total: solution.is_to_bank(dice, total, boldness)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_points_a_turn_are_the_published_ones(seats: int) -> None:
    assert round(float(solve(seats).points), 4) == PUBLISHED[seats]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_stop_tables_are_the_published_ones(seats: int) -> None:
    assert solve(seats).stops == STOPS[seats]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_best_turn_is_a_threshold_for_each_number_of_dice(seats: int) -> None:
    solution = solve(seats)
    assert all(
        solution.is_to_bank(dice, total) == (total >= STOPS[seats][dice - 1])
        for dice in range(1, 6)
        for total in range(horizon(seats) + 5)
    )


def test_the_best_single_threshold_of_two_players_is_the_published_one() -> None:
    assert round(float(points(2, stop_at((9,) * 5))), 4) == 5.9321


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_careful_stops_at_the_best_single_threshold_or_beside_it(seats: int) -> None:
    """Each seat has its own number, and none plays worse for it."""
    value = {hold: points(seats, stop_at((hold,) * 5)) for hold in range(1, 30)}
    enough = ENOUGH[seats - 2]
    assert enough[0] == max(value, key=value.__getitem__)
    assert len(set(enough)) == len(enough) == seats
    assert all(value[hold] > value[enough[0]] * Fraction(99, 100) for hold in enough)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_experts_differ_in_close_calls_and_hardly_in_strength(seats: int) -> None:
    solution = solve(seats)
    policies = [bank_by(solution, boldness) for boldness in BOLDNESS[:seats]]
    stops = {
        tuple(next(total for total in range(99) if banks(dice, total)) for dice in range(1, 6)) for banks in policies
    }
    assert len(stops) == seats
    assert all(points(seats, banks) > solution.points * Fraction(997, 1000) for banks in policies)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_change_of_one_threshold_is_better(seats: int) -> None:
    best = solve(seats).points
    for dice in range(1, 6):
        for shift in (-1, 1):
            stops = list(STOPS[seats])
            stops[dice - 1] += shift
            assert points(seats, stop_at(stops)) <= best


@pytest.mark.parametrize("passive", [1, 2, 3])
def test_the_length_of_a_race_is_the_sum_of_its_chances_to_go_on(passive: int) -> None:
    """Mean of a count = sum over k of the chance that it exceeds k; the tail after 400 steps is below 1e-30."""
    steps = sum(1 - (1 - (5 / 6) ** k) ** passive for k in range(400))
    assert float(race_steps(passive)) == pytest.approx(steps, abs=1e-12)


def race_nuts(seats: int) -> float:
    """Mean nuts of one die in a nut round, step by step over the number of seats still without a dog."""
    chance = {still: float(still == seats - 1) for still in range(seats)}
    nuts = 0.0
    for _ in range(400):
        running = sum(chance[still] for still in range(1, seats))
        nuts += running * 2 / 6
        after = dict.fromkeys(range(seats), 0.0)
        for still, share in chance.items():
            for thrown in product((True, False, False, False, False, False), repeat=still):
                after[still - sum(thrown)] += share / 6**still
        chance = after
    return nuts


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_value_iteration_over_the_raw_dice_comes_to_the_same(seats: int) -> None:
    """Every single roll of the six-sided dice, ungrouped, with only a distant horizon; repeated until it converges."""
    far, per_die = 130, race_nuts(seats)
    counts: dict[int, dict[tuple[int, int], int]] = {}
    for dice in range(1, 6):
        counts[dice] = {}
        for thrown in product(SIDES, repeat=dice):
            key = thrown.count("nut"), thrown.count("bird")
            counts[dice][key] = counts[dice].get(key, 0) + 1
    value = {(dice, total): float(total) for dice in range(1, 6) for total in range(far + 6)}

    def rolled(dice: int, total: int) -> float:
        worth = 0.0
        for (nuts, birds), ways in counts[dice].items():
            if nuts == 0 and birds == 0:
                worth += ways * dice * per_die
            elif birds < dice:
                left = 5 if dice == 1 else dice - birds
                worth += ways * value[left, total + nuts]
        return worth / float(6**dice)

    change = 1.0
    while change > 1e-9:
        change = 0.0
        for dice in range(1, 6):
            for total in range(far):
                better = max(float(total), rolled(dice, total))
                change = max(change, abs(better - value[dice, total]))
                value[dice, total] = better
    assert rolled(5, 0) == pytest.approx(float(solve(seats).points), abs=1e-7)


@pytest.mark.parametrize("seats", [2, 4])
def test_turns_played_through_the_rules_bring_as_much(seats: int) -> None:
    """The mean of many turns, paced as the solver assumes, lies within four standard errors. A correct solver with
    correct rules fails this with one seed in 15,000, and this seed is fixed."""
    written = [turn_points(seats, number) for number in range(2500)]
    mean = sum(written) / len(written)
    error = sqrt(sum((points - mean) ** 2 for points in written) / (len(written) - 1) / len(written))
    assert abs(mean - float(solve(seats).points)) < 4 * error
    assert error < 0.2


def turn_points(seats: int, number: int) -> int:
    options = Options(race="paced", starter="first", goal=200)
    match = Match(GAME, Setup(GAME.id, GAME.format, seats, options, seed_from(number)), fast_rng("turn", seats, number))
    while match.view(0).turns[0] == 0:
        view = match.view(0)
        bank = view.phase == "decide" and view.total >= STOPS[seats][view.dice - 1]
        move = RaceRoll() if view.phase == "race" else Bank() if bank else Roll()
        assert match.play(0, move) is None
    return match.view(0).scores[0]


def test_the_values_never_fall_below_the_total() -> None:
    for total, row in enumerate(solve(2).values):
        assert all(value >= total for value in row)


def test_the_last_decisions_are_exact() -> None:
    """One die and 4 points with two players: a nut makes 5 with five dice again, a squirrel a round worth 2, a bird
    nothing."""
    solution = solve(2)
    expected = Fraction(1, 3) * solution.values[5][4] + Fraction(1, 2) * 2
    assert solution.values[4][0] == max(4, expected)
