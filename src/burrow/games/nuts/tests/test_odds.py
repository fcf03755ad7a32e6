"""The odds shown to players, checked against a count over every roll."""

from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from burrow.games.nuts.bots.solver import race_value, solve
from burrow.games.nuts.data import RACE_NUTS, STOP
from burrow.games.nuts.moves import moves
from burrow.games.nuts.nature import odds
from burrow.games.nuts.odds import all_of_a_kind, best, expected_gain
from burrow.games.nuts.tests import strategies
from burrow.games.nuts.tests.table import Table

SIDES = ("squirrel", "squirrel", "squirrel", "nut", "nut", "bird")


@pytest.mark.parametrize("dice", [1, 2, 3, 4, 5])
def test_birds_and_squirrels_only_are_counted_over_all_rolls(dice: int) -> None:
    everything = list(product(SIDES, repeat=dice))
    birds = everything.count(("bird",) * dice)
    squirrels = everything.count(("squirrel",) * dice)
    assert all_of_a_kind(dice) == (len(everything), birds, squirrels)


@given(strategies.seats, st.integers(1, 4), st.integers(0, 80))
def test_the_gain_is_the_mean_over_all_rolls(seats: int, dice: int, total: int) -> None:
    gain = Fraction(0)
    for thrown in product(SIDES, repeat=dice):
        if set(thrown) == {"bird"}:
            gain -= total
        elif set(thrown) == {"squirrel"}:
            gain += race_value(seats, dice) - total
        else:
            gain += thrown.count("nut")
    exact = 1000 * gain / 6**dice
    assert abs(expected_gain(seats, dice, total) - exact) <= Fraction(1, 2)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_tables_in_the_data_are_what_the_solver_finds(seats: int) -> None:
    assert STOP[seats - 2] == solve(seats).stops
    assert Fraction(*RACE_NUTS[seats - 2]) == race_value(seats, 1)


@given(strategies.seats, strategies.dice, st.integers(0, 80))
def test_the_advice_is_the_solvers(seats: int, dice: int, total: int) -> None:
    assert (best(seats, dice, total) == "bank") == solve(seats).is_to_bank(dice, total)


def test_the_advice_and_the_gain_contradict_each_other_nowhere() -> None:
    """The advice is to roll at a loss only with the last die, where a nut brings all five back (N-25)."""
    five = set()
    for seats, dice, total in product((2, 3, 4), range(1, 6), range(80)):
        advice, gain = best(seats, dice, total), expected_gain(seats, dice, total)
        assert gain >= 0 if advice == "roll" else gain < 0
        if advice == "five":
            five.add(dice)
    assert five == {1}


def test_the_view_says_why_the_last_die_is_worth_a_loss_on_average() -> None:
    odds = Table().roll("NNSSB").roll("NSBB").roll("NB").view.odds
    assert odds is not None
    # A nut in 2 of 6 rolls, a nut round with 2 nuts in 3 of 6; 4 points are lost in 4 of 6.
    assert (odds.dice, odds.gain, odds.best) == (1, round(1000 * (2 / 6 + 2 * 3 / 6 - 4 * 4 / 6)), "five")


def test_the_view_shows_the_odds_of_the_dice_that_would_be_rolled() -> None:
    odds = Table().roll("NNNBB").view.odds
    assert odds is not None
    assert (odds.dice, odds.ways, odds.all_birds, odds.all_squirrels, odds.best) == (3, 216, 1, 27, "roll")
    # One nut on average, 3 points at risk in 28 of 216 rolls, 6 nuts in a nut round of 3 dice in 27 of 216.
    assert odds.gain == round(1000 * (1 - 3 * 28 / 216 + 6 * 27 / 216))


def test_no_odds_are_shown_in_a_race_or_after_the_end() -> None:
    assert Table().roll("SSSSS").view.odds is None
    assert Table(goal=20).score(20).score(1).view.odds is None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_natures_odds_add_up_to_all_ways(seats: int) -> None:
    table = Table(seats, race="paced").roll("SSSSS")
    table.log.submit(0, moves(table.state, 0)[0], table.at)
    assert sum(weight for _, weight in odds(table.state)) == 6 ** (5 + seats - 1)
