"""What cards can make: sums and differences of a hand (G-25 to G-30, GA-04), and what can be taken from the open stock
of the junior game, with change (G-54, GA-29). Knows only numbers; the rules know which cards may be used, and where.

A combination lists the added cards and the subtracted cards, both ascending. Equal cards are interchangeable, so each
combination appears once. The order is by the number of cards, then by the added ones, then by the subtracted ones.
The cards passed in are supply cards, ascending; numbers are 1 or more."""

from functools import lru_cache

from burrow.games.gophers.data import HAND, KINDS
from burrow.games.gophers.data.cards import kind_of
from burrow.games.gophers.search.half_hands import VALUES, Cards, Combo, hand_combos


def combos(cards: Cards, number: int, *, added_only: bool, limit: int) -> tuple[Combo, ...] | None:
    """All ways to make a number with some of these cards; None if there are more than `limit`."""
    if len(cards) <= HAND:
        found = hand_combos(cards, number, added_only)
        return found if len(found) <= limit else None
    if count(cards, number, added_only=added_only) > limit:
        return None
    return tuple(sorted(_search(cards, number, added_only, len(cards)), key=_order))


def fewest(cards: Cards, number: int, *, added_only: bool) -> Combo | None:
    """The first combination, which has as few cards as possible."""
    if len(cards) <= HAND:
        return next(iter(hand_combos(cards, number, added_only)), None)
    if not can_make(cards, number, added_only=added_only):
        return None
    sizes = range(1, len(cards) + 1)
    return min(next(filter(None, (_search(cards, number, added_only, most) for most in sizes))), key=_order)


def can_make(cards: Cards, number: int, *, added_only: bool) -> bool:
    return bool(makeable(cards, added_only=added_only) >> number & 1)


def makeable(cards: Cards, *, added_only: bool) -> int:
    """A bit for each number that can be made, including 0 with no cards."""
    sums, lifted = _signed_sums(cards, added_only)
    return sums >> lifted


def count(cards: Cards, number: int, *, added_only: bool) -> int:
    """The number of combinations. Counts them for all sums at once, side by side in one large number."""
    width = 2 * len(cards)  # bits for one sum: there are at most three ways for each card
    sums, lifted = 1, 0
    for card in dict.fromkeys(cards):
        value, copies = VALUES[card], cards.count(card)
        lift = 0 if added_only else copies
        sums = sum(
            sums << width * value * (added - subtracted + lift)
            for added in range(copies + 1)
            for subtracted in range(1 if added_only else copies - added + 1)
        )
        lifted += lift * value
    return sums >> width * (number + lifted) & (1 << width) - 1


def takes(stock: Cards, own: Cards, number: int, *, limit: int) -> tuple[Combo, ...] | None:
    """The junior game: all ways to take a number from this stock, each within one kind: cards with that sum, or one
    larger card with change from the seat's own pile (GA-29). None if there are more than `limit`."""
    found = _takes(stock, own, number)
    return found if len(found) <= limit else None


@lru_cache(maxsize=4096)
def takeable(stock: Cards, own: Cards) -> int:
    """A bit for each number that can be taken, including 0."""
    bits = 0
    for kind in range(len(KINDS)):
        cards = _of_kind(stock, kind)
        change = makeable(_of_kind(own, kind), added_only=True)
        bits |= makeable(cards, added_only=True)
        for value in [VALUES[card] for card in dict.fromkeys(cards)]:
            bits |= sum(1 << value - back for back in range(value) if change >> back & 1)
    return bits


@lru_cache(maxsize=4096)
def _takes(stock: Cards, own: Cards, number: int) -> tuple[Combo, ...]:
    found: list[Combo] = []
    for kind in range(len(KINDS)):
        cards, change = _of_kind(stock, kind), _of_kind(own, kind)
        found += _search(cards, number, True, len(cards))
        for card in dict.fromkeys(cards):
            if VALUES[card] > number:
                backs = _search(change, VALUES[card] - number, True, len(change))
                found += [((card,), back) for back, _ in backs]
    return tuple(sorted(found, key=_order))


def _of_kind(cards: Cards, kind: int) -> Cards:
    return tuple([card for card in cards if kind_of(card) == kind])


def _order(combo: Combo) -> tuple[int, Combo]:
    return len(combo[0]) + len(combo[1]), combo


def _search(cards: Cards, number: int, added_only: bool, most: int) -> list[Combo]:
    """All ways with at most `most` cards, in no particular order. Goes through the different cards and prunes where the
    rest cannot make what is missing."""
    different = tuple(dict.fromkeys(cards))
    rests = [_signed_sums(cards[cards.index(card) :], added_only) for card in different] + [(1, 0)]
    found: list[Combo] = []

    def go_on(place: int, missing: int, left: int, added: Cards, subtracted: Cards) -> None:
        sums, lifted = rests[place]
        if missing + lifted < 0 or not sums >> missing + lifted & 1:
            return
        if place == len(different):
            found.append((added, subtracted))
            return
        card = different[place]
        value, copies = VALUES[card], min(cards.count(card), left)
        for plus in range(copies + 1):
            for minus in range(1 if added_only else copies - plus + 1):
                go_on(
                    place + 1,
                    missing - value * (plus - minus),
                    left - plus - minus,
                    added + (card,) * plus,
                    subtracted + (card,) * minus,
                )

    go_on(0, number, most, (), ())
    return found


def _signed_sums(cards: Cards, added_only: bool) -> tuple[int, int]:
    """A bit for each sum, including negative ones; and the offset that makes room for those."""
    sums, lifted = 1, 0
    for card in cards:
        value = VALUES[card]
        sums |= sums << value
        if not added_only:
            sums |= sums << value
            lifted += value
    return sums, lifted
