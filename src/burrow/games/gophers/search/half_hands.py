"""Finds the combinations of a hand fast: the uses of its first half and of its second half meet in the sum. Both are
cached by their cards, so a new hand is mostly looked up. `combos` defines what combinations are."""

from collections.abc import Callable
from functools import lru_cache
from itertools import pairwise, product
from operator import itemgetter

from burrow.games.gophers.data import DIG, HAND, KINDS, TOP

Cards = tuple[int, ...]
Combo = tuple[Cards, Cards]
Uses = tuple[int, ...]
"""By card, how it is used. The uses of a half are also a number, with one base-3 digit per card."""
Row = tuple[int, ...]
"""For given uses of the first half: by uses of the second half, the rank of both together."""
Sums = tuple[tuple[int, ...], ...]
"""By sum, all uses of the second half; the first entry is the lowest possible sum."""
Firsts = tuple[Callable[[Sums], Sums], tuple[Row, ...]]
"""All uses of the first half: a picker that takes, from `Sums` starting at the wanted number, the missing part for each
use; and the row of each."""

KEPT, SUBTRACTED, ADDED = 0, 1, 2
COUNTS = (0, -1, 1)
"""By use, how often the value of a card counts."""
BASE = 3
HALF = HAND // 2
MOST = HALF * TOP
"""The most that half of a hand can make."""
VALUES = (DIG, *(value for _ in KINDS for value in range(1, TOP + 1)))
"""The value of each card."""


def hand_combos(cards: Cards, number: int, added_only: bool) -> tuple[Combo, ...]:
    """All ways to make a number with at most as many cards as a hand has, in order."""
    if not cards or number > 2 * MOST:
        return ()
    rest = cards[HALF:]
    missing, rows = _firsts(cards[:HALF], added_only)
    met = missing(_others(rest, added_only)[number : number + 2 * MOST + 1])
    ranks = [row[use] for row, uses in zip(rows, met, strict=True) for use in uses]
    if rest and rest[0] == cards[HALF - 1]:
        ranks = [rank for rank in ranks if IN_TURN[rank]]
    ranks.sort()
    return tuple([(ADDS[rank](cards), SUBTRACTS[rank](cards)) for rank in ranks])


@lru_cache(maxsize=8192)
def _firsts(cards: Cards, added_only: bool) -> Firsts:
    return _rows(_values(cards), _repeats(cards), added_only)


@lru_cache(maxsize=8192)
def _others(cards: Cards, added_only: bool) -> Sums:
    return _sums(_values(cards), _repeats(cards), added_only)


@lru_cache(maxsize=4096)
def _rows(values: tuple[int, ...], repeats: tuple[bool, ...], added_only: bool) -> Firsts:
    totals, uses = zip(*_all_uses(values, repeats, added_only), strict=True)
    return itemgetter(*[MOST - total for total in totals]), tuple(ROWS[use] for use in uses)


@lru_cache(maxsize=4096)
def _sums(values: tuple[int, ...], repeats: tuple[bool, ...], added_only: bool) -> Sums:
    uses = _all_uses(values, repeats, added_only)
    return tuple(tuple(use for total, use in uses if total == wanted) for wanted in range(-MOST, 3 * MOST + 1))


def _all_uses(values: tuple[int, ...], repeats: tuple[bool, ...], added_only: bool) -> list[tuple[int, int]]:
    """The sum and the number of each use of half a hand. Of equal cards the first are added, the next subtracted, the
    rest kept, so each combination appears once."""
    return [
        (sum(COUNTS[use] * value for use, value in zip(uses, values, strict=True)), _number(uses))
        for uses in product((KEPT, ADDED) if added_only else (KEPT, SUBTRACTED, ADDED), repeat=len(values))
        if all(one >= after or not repeat for (one, after), repeat in zip(pairwise(uses), repeats, strict=True))
    ]


def _values(cards: Cards) -> tuple[int, ...]:
    return tuple([VALUES[card] for card in cards])


def _repeats(cards: Cards) -> tuple[bool, ...]:
    """By card from the second on, whether it equals the previous one."""
    return tuple([card == before for before, card in pairwise(cards)])


def _number(uses: Uses) -> int:
    return sum(use * BASE**place for place, use in enumerate(uses))


def _places(uses: Uses, wanted: int) -> tuple[int, ...]:
    return tuple(place for place, use in enumerate(uses) if use == wanted)


def _pick(places: tuple[int, ...]) -> Callable[[Cards], Cards]:
    """A function that returns the cards at these places."""
    if len(places) > 1:
        return itemgetter(*places)
    return itemgetter(slice(places[0], places[0] + 1) if places else slice(0))


RANKED = tuple(
    sorted(
        product((KEPT, SUBTRACTED, ADDED), repeat=HAND),
        key=lambda uses: (HAND - uses.count(KEPT), _places(uses, ADDED), _places(uses, SUBTRACTED)),
    )
)
"""All uses of a hand, in the order of combinations; the index of one is its rank."""
ADDS = tuple(_pick(_places(uses, ADDED)) for uses in RANKED)
"""By rank, a function that returns the added cards of a hand."""
SUBTRACTS = tuple(_pick(_places(uses, SUBTRACTED)) for uses in RANKED)
IN_TURN = tuple(uses[HALF - 1] >= uses[HALF] for uses in RANKED)
"""By rank, whether the cards on both sides of the middle may be equal: the use of the second is not greater."""
_BY_NUMBER = tuple(sorted(range(BASE**HAND), key=lambda rank: _number(RANKED[rank])))
ROWS: tuple[Row, ...] = tuple(_BY_NUMBER[first :: BASE**HALF] for first in range(BASE**HALF))
"""By the uses of the first half."""
