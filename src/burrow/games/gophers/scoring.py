"""Points, score lines and ranks. Cards left in a hand score nothing (GA-21), nor do baskets (GA-28)."""

from functools import lru_cache

from burrow.engine.game import Line, Score, Seat
from burrow.games.gophers.data import KINDS
from burrow.games.gophers.data.cards import kind_of, value_of
from burrow.games.gophers.options import is_entry
from burrow.games.gophers.state import Cards, State, total

COUNTED = 512
"""Piles whose amounts are kept."""

Amounts = tuple[int, int, int]


def score(state: State) -> tuple[Score, ...]:
    """Equal totals share the place (GA-22)."""
    points = [points_of(state, seat) for seat in range(state.seats)]
    return tuple(
        Score(seat, rank=1 + sum(other > own for other in points), lines=lines(state, seat))
        for seat, own in enumerate(points)
    )


def lines(state: State, seat: Seat) -> tuple[Line, ...]:
    if is_entry(state.options):
        return (Line("G-60", "line-lunches", points_of(state, seat)),)
    return (
        Line("G-38", "line-added", total(state.added[seat])),
        Line("G-38", "line-subtracted", -total(state.subtracted[seat])),
    )


def points_of(state: State, seat: Seat) -> int:
    """Added less subtracted (G-38); in the entry game complete lunches, so many as of the scarcest kind (G-60)."""
    if is_entry(state.options):
        return min(amounts_of(state.added[seat]))
    return sum(amounts_of(state.added[seat])) - sum(amounts_of(state.subtracted[seat]))


@lru_cache(maxsize=COUNTED)
def amounts_of(cards: Cards) -> Amounts:
    """Berries, acorns and grains, by value."""
    amounts = [0] * len(KINDS)
    for card in cards:
        amounts[kind_of(card)] += value_of(card)
    berries, acorns, grains = amounts
    return berries, acorns, grains


def winners(state: State) -> tuple[Seat, ...]:
    """Whoever has most; several share the win (G-39, GA-22)."""
    points = [points_of(state, seat) for seat in range(state.seats)]
    return tuple(seat for seat, own in enumerate(points) if own == max(points))
