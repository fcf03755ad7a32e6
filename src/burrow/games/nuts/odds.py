"""What one more roll may bring. Integers only, exact up to the last rounding."""

from typing import Literal, NamedTuple

from burrow.games.nuts.data import RACE_NUTS, STOP

Best = Literal["roll", "five", "bank"]
"""five: roll although this one roll costs points on average: it is the last die, and a nut brings all five dice back
(N-25)."""


class AllOfAKind(NamedTuple):
    """How many of `ways` equally likely results show only birds (N-14) and only squirrels (N-15)."""

    ways: int
    birds: int
    squirrels: int


def all_of_a_kind(dice: int) -> AllOfAKind:
    """One side of six is a bird, three are squirrels."""
    return AllOfAKind(6**dice, 1, 3**dice)


def expected_gain(seats: int, dice: int, total: int) -> int:
    """Mean change of the turn's points from one more roll and then banking, in thousandths, halves rounded up.

    Each die brings a third of a nut; all birds or all squirrels cost the total; all squirrels bring a nut round."""
    likely = all_of_a_kind(dice)
    nuts, per = RACE_NUTS[seats - 2]
    numerator = per * (dice * likely.ways - 3 * total * (likely.birds + likely.squirrels))
    numerator += 3 * likely.squirrels * dice * nuts
    denominator = 3 * per * likely.ways
    return (2000 * numerator + denominator) // (2 * denominator)


def best(seats: int, dice: int, total: int) -> Best:
    """The choice that brings more points on average over the rest of this turn."""
    if total >= STOP[seats - 2][dice - 1]:
        return "bank"
    return "roll" if expected_gain(seats, dice, total) >= 0 else "five"
