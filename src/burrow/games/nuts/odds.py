"""What one more roll may bring: whole numbers only, exact up to the last rounding."""

from typing import NamedTuple

from burrow.games.nuts.data import RACE_NUTS, STOP


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


def is_better_to_roll(seats: int, dice: int, total: int) -> bool:
    """In the long run of this turn."""
    return total < STOP[seats - 2][dice - 1]
