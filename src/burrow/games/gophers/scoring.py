"""Points, score lines and ranks. Cards left in a hand score nothing (GA-21), nor do baskets (GA-28)."""

from functools import lru_cache

from burrow.engine.game import Line, Score, Seat
from burrow.games.gophers.data import KINDS
from burrow.games.gophers.data.cards import kind_of, value_of
from burrow.games.gophers.options import Options, Way, is_added_only, is_junior
from burrow.games.gophers.state import Cards, State

COUNTED = 512
"""Score results kept."""

Amounts = tuple[int, int, int]


def score(state: State) -> tuple[Score, ...]:
    """Equal totals share the rank (GA-22)."""
    return _score(state.options.way, state.added, state.subtracted)


@lru_cache(maxsize=COUNTED)
def _score(way: Way, added: tuple[Cards, ...], subtracted: tuple[Cards, ...]) -> tuple[Score, ...]:
    """Cached, because most events change no pile."""
    piles = tuple(zip(added, subtracted, strict=True))
    options = Options(way=way)
    points = [count_points(is_junior(options), *both) for both in piles]
    return tuple(
        Score(seat, rank=1 + sum(other > points[seat] for other in points), lines=lines(options, *both))
        for seat, both in enumerate(piles)
    )


def lines(options: Options, added: Cards, subtracted: Cards) -> tuple[Line, ...]:
    """Leaves out the line for subtracted cards if nothing is ever subtracted (G-40)."""
    if is_junior(options):
        return (Line("G-60", "line-lunches", count_points(True, added, subtracted)),)
    plus = Line("G-38", "line-added", sum(amounts_of(added)))
    minus = Line("G-38", "line-subtracted", -sum(amounts_of(subtracted)))
    return (plus,) if is_added_only(options) else (plus, minus)


def points_of(state: State, seat: Seat) -> int:
    return count_points(is_junior(state.options), state.added[seat], state.subtracted[seat])


def count_points(junior: bool, added: Cards, subtracted: Cards) -> int:
    """Added minus subtracted (G-38); in the junior game complete lunches, limited by the scarcest kind (G-60)."""
    return min(amounts_of(added)) if junior else sum(amounts_of(added)) - sum(amounts_of(subtracted))


@lru_cache(maxsize=COUNTED)
def amounts_of(cards: Cards) -> Amounts:
    """Berries, acorns and grains, by value."""
    amounts = [0] * len(KINDS)
    for card in cards:
        amounts[kind_of(card)] += value_of(card)
    berries, acorns, grains = amounts
    return berries, acorns, grains


def winners(state: State) -> tuple[Seat, ...]:
    """The seats with the most points; several share the win (G-39, GA-22)."""
    points = [points_of(state, seat) for seat in range(state.seats)]
    return tuple(seat for seat, own in enumerate(points) if own == max(points))
