"""What cards can make, checked against brute force written straight from the rules: each card added, subtracted or
kept."""

from collections import Counter
from itertools import combinations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from burrow.games.gophers.data import COPIES, HAND, KINDS
from burrow.games.gophers.data.cards import card_of, kind_of, value_of
from burrow.games.gophers.search.combos import (
    can_make,
    combos,
    count,
    fewest,
    makeable,
    takeable,
    takes,
)

Cards = tuple[int, ...]
Combo = tuple[Cards, Cards]

SUPPLIES = tuple(
    card_of(kind, value) for kind in range(len(KINDS)) for value in range(1, 11) for _ in range(COPIES[value - 1])
)
LIMIT = 500


def berries(*values: int) -> Cards:
    return tuple(card_of(0, value) for value in values)


def acorns(*values: int) -> Cards:
    return tuple(card_of(1, value) for value in values)


# Straight from the rules


def in_order(found: set[Combo]) -> tuple[Combo, ...]:
    return tuple(sorted(found, key=lambda combo: (len(combo[0] + combo[1]), combo[0], combo[1])))


def brute_force(cards: Cards, number: int, added_only: bool) -> tuple[Combo, ...]:
    found = set()
    for signs in product((0, 1) if added_only else (-1, 0, 1), repeat=len(cards)):
        signed = list(zip(signs, cards, strict=True))
        if sum(sign * value_of(card) for sign, card in signed) == number:
            found.add((tuple(c for s, c in signed if s == 1), tuple(c for s, c in signed if s == -1)))
    return in_order(found)


def brute_takes(stock: Cards, own: Cards, number: int) -> tuple[Combo, ...]:
    found: set[Combo] = set()
    for kind in range(len(KINDS)):
        here = [card for card in stock if kind_of(card) == kind]
        mine = [card for card in own if kind_of(card) == kind]
        for size in range(1, len(here) + 1):
            for taken in combinations(here, size):
                if sum(map(value_of, taken)) == number:
                    found.add((taken, ()))
        for card in here:
            for size in range(1, len(mine) + 1):
                for back in combinations(mine, size):
                    if value_of(card) - sum(map(value_of, back)) == number:
                        found.add(((card,), back))
    return in_order(found)


hands = st.lists(st.sampled_from(range(len(SUPPLIES))), max_size=8, unique=True).map(
    lambda places: tuple(sorted(SUPPLIES[place] for place in places))
)
numbers = st.integers(1, 20)


@settings(max_examples=400, deadline=None)
@given(hands, numbers, st.booleans())
def test_g_25_all_combinations_each_once_and_in_order(cards: Cards, number: int, added_only: bool) -> None:
    expected = brute_force(cards, number, added_only)
    found = combos(cards, number, added_only=added_only, limit=LIMIT)
    assert found == (expected if len(expected) <= LIMIT else None)
    assert count(cards, number, added_only=added_only) == len(expected)
    assert can_make(cards, number, added_only=added_only) == bool(expected)
    assert fewest(cards, number, added_only=added_only) == next(iter(expected), None)


@settings(max_examples=60, deadline=None)
@given(st.lists(st.sampled_from(berries(2, 3, 5)), max_size=8).map(sorted), numbers, st.booleans())
def test_many_equal_cards_give_no_combination_twice(cards: list[int], number: int, added_only: bool) -> None:
    """More of a kind than the deck has, so that equal cards are on both sides of every cut."""
    expected = brute_force(tuple(cards), number, added_only)
    assert combos(tuple(cards), number, added_only=added_only, limit=10_000) == expected
    assert count(tuple(cards), number, added_only=added_only) == len(expected)


@settings(max_examples=50, deadline=None)
@given(hands, st.booleans())
def test_the_numbers_that_can_be_made_are_told_at_once(cards: Cards, added_only: bool) -> None:
    few = cards[:5]
    bits = makeable(few, added_only=added_only)
    assert [number for number in range(1, 52) if bits >> number & 1] == [
        number for number in range(1, 52) if brute_force(few, number, added_only)
    ]


@settings(max_examples=200, deadline=None)
@given(hands, hands, numbers)
def test_ga_29_all_ways_to_take_with_their_change(stock: Cards, own: Cards, number: int) -> None:
    expected = brute_takes(stock, own, number)
    assert takes(stock, own, number, limit=LIMIT) == expected
    assert bool(takeable(stock, own) >> number & 1) == bool(expected)


# By hand


def test_g_27_one_card_with_the_number_comes_first() -> None:
    found = combos(berries(1, 2, 3), 3, added_only=False, limit=LIMIT)
    assert found == ((berries(3), ()), (berries(1, 2), ()))


def test_ga_04_sum_and_difference_mixed() -> None:
    assert combos(berries(4, 5, 7), 6, added_only=False, limit=LIMIT) == ((berries(4, 7), berries(5)),)
    assert combos(berries(4, 5, 7), 6, added_only=True, limit=LIMIT) == ()


def test_ga_05_kinds_are_mixed_and_told_apart() -> None:
    cards = berries(2) + acorns(2, 3)
    assert combos(cards, 5, added_only=False, limit=LIMIT) == (
        (berries(2) + acorns(3), ()),
        (acorns(2, 3), ()),
    )


def test_two_equal_cards_are_the_same_combination() -> None:
    assert combos(berries(3, 3), 3, added_only=False, limit=LIMIT) == ((berries(3), ()),)
    assert combos(berries(3, 3, 4), 4, added_only=False, limit=LIMIT) == (
        (berries(4), ()),
        (berries(3, 4), berries(3)),
    )


def test_equal_cards_in_the_middle_of_a_hand() -> None:
    """The third and the fourth card, where a hand is split in halves."""
    cards = berries(1, 2, 5, 5, 9, 10)
    assert combos(cards, 5, added_only=False, limit=LIMIT) == brute_force(cards, 5, False)


@pytest.mark.parametrize("cards", [(), berries(1)])
def test_too_few_cards_make_nothing(cards: Cards) -> None:
    assert combos(cards, 2, added_only=False, limit=LIMIT) == ()
    assert fewest(cards, 2, added_only=False) is None


def test_a_number_beyond_all_cards_cannot_be_made() -> None:
    tens = tuple(sorted(berries(9, 10) + acorns(9, 10)))
    assert combos(tens, 38, added_only=True, limit=LIMIT) == ((tens, ()),)
    assert combos(tens, 39, added_only=True, limit=LIMIT) == ()
    assert combos(tens, 61, added_only=True, limit=LIMIT) == ()


def test_more_than_the_limit_are_not_listed_but_counted() -> None:
    """All fifty-one supply cards: the number of their combinations is far too large to list them."""
    assert combos(SUPPLIES, 12, added_only=False, limit=LIMIT) is None
    assert count(SUPPLIES, 12, added_only=False) > 10**15
    assert fewest(SUPPLIES, 12, added_only=False) == (berries(2, 10), ())
    assert combos(berries(1, 2, 3), 3, added_only=False, limit=1) is None
    assert combos(berries(1, 2, 3), 3, added_only=False, limit=2) is not None


def test_the_whole_hand_is_used_where_it_must() -> None:
    cards = berries(1, 1, 2, 2, 3, 3)
    assert len(cards) == HAND
    assert combos(cards, 12, added_only=True, limit=LIMIT) == ((cards, ()),)


def test_ga_29_change_is_of_the_kind_that_is_taken() -> None:
    assert takes(berries(10), acorns(3), 7, limit=LIMIT) == ()
    assert takes(berries(10), berries(3), 7, limit=LIMIT) == ((berries(10), berries(3)),)


def test_g_56_a_store_is_taken_in_one_kind() -> None:
    assert takes(berries(3) + acorns(4), (), 7, limit=LIMIT) == ()
    assert takes(berries(3, 4) + acorns(7), (), 7, limit=LIMIT) == ((acorns(7), ()), (berries(3, 4), ()))


def test_ga_29_change_is_for_one_card_alone() -> None:
    """Two cards of the stock and one back would make 7 too, but that is not change."""
    assert takes(berries(4, 5), berries(2), 7, limit=LIMIT) == ()


def test_ga_31_what_cannot_be_made_is_not_taken() -> None:
    assert takes(berries(2, 4), (), 5, limit=LIMIT) == ()
    assert takes(berries(2, 4), (), 6, limit=LIMIT) == ((berries(2, 4), ()),)


def test_every_combination_makes_its_number_with_cards_that_are_there() -> None:
    """Large hands, where brute force would take too long."""
    cards = SUPPLIES[::3]
    for number in range(1, 21):
        found = combos(cards, number, added_only=True, limit=100_000)
        assert found is not None
        assert len(set(found)) == len(found) == count(cards, number, added_only=True)
        for plus, minus in found:
            assert not minus
            assert sum(map(value_of, plus)) == number
            assert not Counter(plus) - Counter(cards)
