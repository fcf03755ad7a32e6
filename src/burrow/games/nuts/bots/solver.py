"""The turn that brings the most points on average, solved exactly in fractions, with 2 to 4 seats.

A turn is a walk over (dice to roll, total). Nuts raise the total and birds take dice away, so no position repeats,
even though the last die may bring all five back (N-25): that costs a nut. Totals are unbounded, but `horizon` cuts
them off without an error."""

from collections.abc import Callable
from fractions import Fraction
from functools import cache
from math import ceil, comb
from typing import NamedTuple, TypeAlias

from burrow.games.nuts.data import DICE, DOG_DIE, SQUIRREL_DIE

SIDES = dict(SQUIRREL_DIE)
DOG = Fraction(dict(DOG_DIE)["dog"], 6)

Policy: TypeAlias = Callable[[int, int], bool]
"""Whether to bank, given the dice the next roll would use and the total of the turn."""


class Roll(NamedTuple):
    """All rolls with these numbers of nuts and birds, the rest squirrels, and their combined probability."""

    nuts: int
    birds: int
    chance: Fraction


class Solution(NamedTuple):
    points: Fraction
    """Points per turn."""
    values: tuple[tuple[Fraction, ...], ...]
    """By total, then by dice - 1: the points that the turn will bring from this decision on."""
    gains: tuple[tuple[Fraction, ...], ...]
    """By total, then by dice - 1: how many more points rolling brings than banking. Never positive beyond the last
    row."""

    def is_to_bank(self, dice: int, total: int, boldness: Fraction = Fraction(0)) -> bool:
        """Ties are rolled (as with 2 seats, 2 dice and a total of 6). Positive `boldness` rolls even if that costs up
        to this many points on average; negative `boldness` rolls only if it gains more than that."""
        return total >= len(self.gains) or self.gains[total][dice - 1] + boldness < 0

    @property
    def stops(self) -> tuple[int, ...]:
        """The smallest total to bank with 1, 2, 3, 4 and 5 dice."""
        return tuple(
            next(total for total in range(len(self.gains) + 1) if self.is_to_bank(dice, total))
            for dice in range(1, DICE + 1)
        )


@cache
def solve(seats: int) -> Solution:
    """The turn with the most points on average."""
    return walk(seats, None)


def points(seats: int, policy: Policy) -> Fraction:
    """Points per turn under this policy, which banks in any case from `horizon` on."""
    return walk(seats, policy).points


def walk(seats: int, policy: Policy | None) -> Solution:
    """Works down from the highest total, each position from those that a roll may lead to. Without a policy, takes the
    best choice."""
    top = horizon(seats)
    values: dict[tuple[int, int], Fraction] = {}
    gains: dict[tuple[int, int], Fraction] = {}

    def value(dice: int, total: int) -> Fraction:
        return values[dice, total] if total < top else Fraction(total)

    for total in range(top - 1, -1, -1):
        for dice in range(1, DICE + 1):
            onward = roll_value(seats, dice, total, value)
            gains[dice, total] = onward - total
            is_banked = policy(dice, total) if policy is not None else onward < total
            values[dice, total] = Fraction(total) if is_banked else onward
    return Solution(
        points=roll_value(seats, DICE, 0, value),
        values=tuple(tuple(values[dice, total] for dice in range(1, DICE + 1)) for total in range(top)),
        gains=tuple(tuple(gains[dice, total] for dice in range(1, DICE + 1)) for total in range(top)),
    )


def roll_value(seats: int, dice: int, total: int, value: Callable[[int, int], Fraction]) -> Fraction:
    """Mean points of the turn if this many dice are rolled now."""
    worth = Fraction(0)
    for nuts, birds, chance in rolls(dice):
        if birds == dice:
            continue
        if nuts == birds == 0:
            worth += chance * race_value(seats, dice)
        elif dice == nuts == 1:
            worth += chance * value(DICE, total + 1)
        else:
            worth += chance * value(dice - birds, total + nuts)
    return worth


@cache
def rolls(dice: int) -> tuple[Roll, ...]:
    return tuple(
        Roll(nuts, birds, Fraction(ways(dice, nuts, birds), 6**dice))
        for nuts in range(dice + 1)
        for birds in range(dice - nuts + 1)
    )


def ways(dice: int, nuts: int, birds: int) -> int:
    squirrels = dice - nuts - birds
    shown = SIDES["nut"], SIDES["bird"], SIDES["squirrel"]
    each: int = shown[0] ** nuts * shown[1] ** birds * shown[2] ** squirrels
    return comb(dice, nuts) * comb(dice - nuts, birds) * each


@cache
def race_value(seats: int, dice: int) -> Fraction:
    """Mean nuts of a nut round at equal pace, with the throw of the last step counted (NA-09)."""
    return race_steps(seats - 1) * dice * Fraction(SIDES["nut"], 6)


def race_steps(passive: int) -> Fraction:
    """Mean number of throws until every passive seat has its dog: the maximum of that many geometric waits, by
    inclusion-exclusion over the seats still waiting."""
    steps = Fraction(0)
    for group in range(1, passive + 1):
        steps += (-1) ** (group + 1) * comb(passive, group) / (1 - (1 - DOG) ** group)
    return steps


@cache
def horizon(seats: int) -> int:
    """From this total on, rolling gains nothing with any number of dice.

    Let g be the most that rolling on can add at a total t, over all numbers of dice. It does not grow with t: one more
    point at the start is at most one more point at the end. Let n be the number of dice that reaches g, q the chance
    that a roll loses everything and p the chance of a nut round. Then g <= n/3 + p * race - q * t + (1 - q) * g, so
    g <= (n/3 + p * race) / q - t, which is at most 0 from the bound below on."""
    return max(break_even(seats, dice) for dice in range(1, DICE + 1))


def break_even(seats: int, dice: int) -> int:
    birds = Fraction(SIDES["bird"], 6) ** dice
    squirrels = Fraction(SIDES["squirrel"], 6) ** dice
    gain = dice * Fraction(SIDES["nut"], 6) + squirrels * race_value(seats, dice)
    return ceil(gain / (birds + squirrels))
