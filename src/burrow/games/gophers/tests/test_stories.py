"""Situations that the printed rules walk through, as stories of several moves."""

from burrow.games.gophers import GAME
from burrow.games.gophers.data import DIG
from burrow.games.gophers.moves import Collect, Decline, Dig, Keep, Roll, Rolled, Walk, What
from burrow.games.gophers.tests.table import after, arranged, cards, seen, totals


def laid(plus: str, minus: str = "") -> Collect:
    return Collect(tuple(sorted(cards(plus))), tuple(sorted(cards(minus))))


def move(pips: int, *way: int) -> tuple[What, ...]:
    return Roll(), Rolled(pips), Walk(way)


def test_the_roll_is_of_no_use_so_a_dig_card_is_played() -> None:
    """A 1 leads only to five acorns and a store of twelve; under the figure, page 2 has a portal and page 3 eight
    berries. The other seat finds two berries, and both collect once."""
    table = arranged(hands=("d b8 g1", "b2 a1"))
    state = after(table, Roll(), Rolled(1), Dig(), Rolled(2), Rolled(3))
    assert (seen(state).page, seen(state).asked) == (3, (0, 1))
    state = after(state, laid("b8"), laid("b2"))
    assert (totals(state), seen(state).used, GAME.waiting(state).seats) == ([8, 2], 1, (1,))


def test_a_way_over_two_figures_through_a_portal_to_another_page() -> None:
    """From 0 over 1 and 2 onto the portal 3: one step. Hole 3 has six berries on page 5 and a gift on page 4."""
    table = arranged(3, at=(0, 1, 2), hands=("b9 b3", "b6 a1", "g7 a2"))
    state = after(table, *move(1, 1, 2, 3), Rolled(5))
    assert (seen(state).turn.jumped, seen(state).asked) == ((1, 2), (0, 1, 2))
    state = after(state, laid("b9", "b3"), laid("b6"), laid("g7"))
    assert totals(state) == [6, 6, 7]


def test_a_dig_card_among_the_gift() -> None:
    """The dig card is taken; on page 4 the same hole has another gift, of which a supply card is kept."""
    table = arranged(at=(4, 11), hands=("b1 b2", "a1 a2"))
    state = after(table, *move(1, 5), "d", "b8", "a9", Keep(DIG), Rolled(4), "g10", "g9", "d", Keep(30))
    assert GAME.waiting(state).seats == (1,)
    state = after(state, Decline())
    assert (totals(state), seen(state, 0).hand, seen(state).used) == ([10, 0], cards("b1 b2"), 1)
    assert seen(state, 0).under == cards("b8 a9 g9 d")
    assert GAME.waiting(state).seats == (1,)


def test_baskets_are_handed_on_and_bought_back_from_the_new_holder() -> None:
    hands = ("g3 b1 b1 b2 b2 b3", "b7 a1 a1 a2 a2 a3", "a5 g1 g1 g2 g2 g4")
    state = after(arranged(3, at=(0, 1, 7), hands=hands, way="advanced"), *move(1, 1, 2), laid("g3"))
    assert state.baskets == (0, 0, 2)
    state = after(state, *move(1, 0), Decline(), "d")
    assert state.baskets == (0, 0, 2)
    state = after(state, *move(2, 3, 2, 1), laid("a5"), "d", "d")
    assert state.baskets == (2, 2, 2)
    state = after(state, *move(2, 3, 7), laid("b2"))
    assert (state.baskets, totals(state)) == ((0, 2, 2), [3, 0, 7])
    state = after(state, *move(1, 4), laid("b7 a2 a3"))
    assert (state.baskets, totals(state)) == ((0, 1, 2), [3, 0, 19])


def test_an_entry_game_with_change_and_lunches() -> None:
    """Three grains, five acorns and seven berries; then four grains with a 7, for which the 3 goes back."""
    state = after(arranged(at=(1, 7), way="entry"), *move(1, 2), laid("g3"), *move(1, 6))
    state = after(state, *move(1, 1), laid("a2 a3"), *move(1, 7), Decline())
    state = after(state, *move(1, 0), laid("b7"), *move(1, 6))
    assert totals(state) == [3, 0]
    state = after(state, *move(3, 4, 8, 9), laid("g7", "g3"))
    assert (seen(state).seats[0].amounts, totals(state)) == ((7, 5, 7), [5, 0])


def test_a_whole_round_ends_with_full_hands() -> None:
    """One seat collects with one card, one with three; the last collects nothing and ends with seven cards."""
    hands = ("a5 b1 b2 b3 b4 b5", "b7 a1 a4 g1 g2 g3", "a2 a3 a6 g4 g5 g6")
    state = after(arranged(3, at=(0, 8, 7), hands=hands), *move(1, 1), laid("a5"))
    state = after(state, *move(1, 4), laid("b7 a4 g1"), *move(1, 6))
    assert seen(state).draws == ((2, 1), (0, 1), (1, 3))
    state = after(state, "d", "d", "d", "d", "d")
    assert [shown.cards for shown in seen(state).seats] == [6, 6, 7]
    assert (seen(state).round, GAME.waiting(state).seats) == (2, (0,))
