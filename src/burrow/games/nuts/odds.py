"""What one more roll may bring: whole numbers only, exact up to the last rounding."""

from typing import Literal, NamedTuple

from burrow.games.nuts.data import RACE_NUTS, STOP

Best = Literal["roll", "five", "bank"]
"""five: to roll, though that one roll costs points on average. It is the last die, and a nut brings all five dice back
(N-25)."""


class AllOfAKind(NamedTuple):
    """Of `ways` equally likely results, how many show birds only (N-14) and squirrels only (N-15)."""

    ways: int
    birds: int
    squirrels: int


def all_of_a_kind(dice: int) -> AllOfAKind:
    """One side of six is a bird, three are squirrels."""
    return AllOfAKind(6**dice, 1, 3**dice)


def expected_gain(seats: int, dice: int, total: int) -> int:
    """Mean change of the turn's points by one more roll and then banking, in thousandths, halves rounded up.

    Every die brings a third of a nut; birds only or squirrels only cost the total; squirrels bring a nut round."""
    likely = all_of_a_kind(dice)
    nuts, per = RACE_NUTS[seats - 2]
    numerator = per * (dice * likely.ways - 3 * total * (likely.birds + likely.squirrels))
    numerator += 3 * likely.squirrels * dice * nuts
    denominator = 3 * per * likely.ways
    return (2000 * numerator + denominator) // (2 * denominator)


def best(seats: int, dice: int, total: int) -> Best:
    """What brings more points on average in the long run of this turn."""
    if total >= STOP[seats - 2][dice - 1]:
        return "bank"
    return "roll" if expected_gain(seats, dice, total) >= 0 else "five"
