"""The combinations of a hand, fast: what can become of its first cards and what can become of the others meet in the
sum. Both are remembered by their cards, so a new hand is mostly looked up. See `combos` for what they mean."""

from collections.abc import Callable
from functools import lru_cache
from itertools import pairwise, product
from operator import itemgetter

from burrow.games.gophers.data import DIG, HAND, KINDS, TOP

Cards = tuple[int, ...]
Combo = tuple[Cards, Cards]
Uses = tuple[int, ...]
"""By card, what becomes of it. All of them together are a number with a digit to base 3 for each card, the first one's
lowest: so those of both halves of a hand are added."""
Pick = Callable[[Cards], Cards]

KEPT, SUBTRACTED, ADDED = 0, 1, 2
BASE = 3
COUNTS = (0, -1, 1)
"""By what becomes of a card, how often its value counts."""
HALF = HAND // 2
VALUES = (DIG, *(value for _ in KINDS for value in range(1, TOP + 1)))
"""By card."""


def hand_combos(cards: Cards, number: int, added_only: bool) -> tuple[Combo, ...]:
    """All ways to make a number with no more cards than a hand has, in order."""
    rest = cards[HALF:]
    others = _others(rest, added_only)
    found = [
        RANKS[one + two] for total, one in _firsts(cards[:HALF], added_only) for two in others.get(number - total, ())
    ]
    if rest and rest[0] == cards[HALF - 1]:
        found = [rank for rank in found if IN_TURN[rank]]
    found.sort()
    return tuple([(added(cards), subtracted(cards)) for added, subtracted in [PICKS[rank] for rank in found]])


@lru_cache(maxsize=8192)
def _firsts(cards: Cards, added_only: bool) -> tuple[tuple[int, int], ...]:
    """The sum and the digits of all that can become of the first cards."""
    return _all_uses(_values(cards), _repeats(cards), added_only)


@lru_cache(maxsize=8192)
def _others(cards: Cards, added_only: bool) -> dict[int, tuple[int, ...]]:
    """By sum, the digits of all that can become of the other cards."""
    return _by_sum(_values(cards), _repeats(cards), added_only)


@lru_cache(maxsize=4096)
def _by_sum(values: tuple[int, ...], repeats: tuple[bool, ...], added_only: bool) -> dict[int, tuple[int, ...]]:
    met: dict[int, tuple[int, ...]] = {}
    for total, digits in _all_uses(values, repeats, added_only):
        met[total] = (*met.get(total, ()), digits * BASE**HALF)
    return met


@lru_cache(maxsize=4096)
def _all_uses(values: tuple[int, ...], repeats: tuple[bool, ...], added_only: bool) -> tuple[tuple[int, int], ...]:
    return tuple(
        (sum(COUNTS[use] * value for use, value in zip(uses, values, strict=True)), _digits(uses))
        for uses in product((KEPT, ADDED) if added_only else (KEPT, SUBTRACTED, ADDED), repeat=len(values))
        if all(one >= next_one or not repeat for (one, next_one), repeat in zip(pairwise(uses), repeats, strict=True))
    )


def _values(cards: Cards) -> tuple[int, ...]:
    return tuple([VALUES[card] for card in cards])


def _repeats(cards: Cards) -> tuple[bool, ...]:
    """By card from the second on, whether it equals the one before: then no more may become of it."""
    return tuple([card == before for before, card in pairwise(cards)])


def _digits(uses: Uses) -> int:
    return sum(use * BASE**place for place, use in enumerate(uses))


def _places(uses: Uses, wanted: int) -> tuple[int, ...]:
    return tuple(place for place, use in enumerate(uses) if use == wanted)


def _pick(places: tuple[int, ...]) -> Pick:
    """Gives the cards at these places."""
    if len(places) > 1:
        return itemgetter(*places)
    return itemgetter(slice(places[0], places[0] + 1) if places else slice(0))


_RANKED = tuple(
    sorted(
        product((KEPT, SUBTRACTED, ADDED), repeat=HAND),
        key=lambda uses: (HAND - uses.count(KEPT), _places(uses, ADDED), _places(uses, SUBTRACTED)),
    )
)
"""All that can become of a hand, in the order of combinations."""
RANKS = tuple(sorted(range(BASE**HAND), key=lambda rank: _digits(_RANKED[rank])))
"""By the number of their digits, where the uses stand in that order."""
PICKS = tuple((_pick(_places(uses, ADDED)), _pick(_places(uses, SUBTRACTED))) for uses in _RANKED)
"""In that order, what gives the added and the subtracted cards."""
IN_TURN = tuple(uses[HALF - 1] >= uses[HALF] for uses in _RANKED)
"""In that order, whether the cards on both sides of the middle may be equal: no more becomes of the second one."""
