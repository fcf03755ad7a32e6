"""What a hand can make, cached, and the chance that any hand can make a number."""

from functools import lru_cache

from burrow.engine.rng import fast_rng
from burrow.games.gophers.data import HAND, TOP
from burrow.games.gophers.options import Options, Way, is_added_only, is_junior
from burrow.games.gophers.reader.drawing import HIGHEST_NUMBER
from burrow.games.gophers.search.combos import makeable
from burrow.games.gophers.state import Cards
from burrow.games.gophers.state.start import deck_of

Numbers = tuple[int, int, int, int]
"""For berries, acorns, grains and stores, a bit for each number that can be made."""
Chances = tuple[tuple[float, ...], ...]
"""For berries, acorns, grains and stores: by number, the chance that a full hand can make it."""

DEALT = 300
"""Hands dealt to estimate the chances."""


@lru_cache(maxsize=32_768)
def numbers(hand: Cards, added_only: bool) -> Numbers:
    berries, acorns, grains = [], [], []
    for card in hand:
        if card > 2 * TOP:
            grains.append(card)
        elif card > TOP:
            acorns.append(card)
        elif card:
            berries.append(card)
    return (
        _kind(tuple(berries), added_only),
        _kind(tuple(acorns), added_only),
        _kind(tuple(grains), added_only),
        makeable((*berries, *acorns, *grains), added_only=added_only),
    )


@lru_cache(maxsize=8192)
def _kind(cards: Cards, added_only: bool) -> int:
    return makeable(cards, added_only=added_only)


@lru_cache(maxsize=8)
def chances(way: Way) -> Chances:
    """Estimated from hands dealt for this way to play; from the open stock nearly everything can be taken."""
    options = Options(way=way)
    if is_junior(options):
        return ((1.0,) * (HIGHEST_NUMBER + 1),) * 4
    deck = [card for card, count in enumerate(deck_of(options)) for _ in range(count)]
    rng = fast_rng("chances", way)
    dealt = [numbers(tuple(sorted(rng.shuffled(deck)[:HAND])), is_added_only(options)) for _ in range(DEALT)]
    return tuple(
        tuple(sum(hand[kind] >> number & 1 for hand in dealt) / DEALT for number in range(HIGHEST_NUMBER + 1))
        for kind in range(4)
    )
