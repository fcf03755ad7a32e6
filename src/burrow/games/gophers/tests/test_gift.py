"""Gifts: G-33 to G-37, GA-14, GA-16, GA-17 and GA-34."""

from typing import Any

import pytest

from burrow.games.gophers import GAME
from burrow.games.gophers.data import DIG
from burrow.games.gophers.moves import Collect, Decline, Dig, Drew, Keep, Roll, Rolled, Walk, What
from burrow.games.gophers.state import State
from burrow.games.gophers.state.reading import cards_left
from burrow.games.gophers.tests.table import after, arranged, cards, refusal, seen, totals, why


def card(name: str) -> int:
    return cards(name)[0]


def keep(name: str) -> Keep:
    return Keep(card(name))


def unwrapping(**arrangement: Any) -> State:
    """Seat 0 has walked to the gift in hole 5 of page 1."""
    return after(arranged(at=(4, 11), **arrangement), Roll(), Rolled(1), Walk((5,)))


def opened(*drawn: str, **arrangement: Any) -> State:
    return after(unwrapping(**arrangement), *drawn)


def others_gift(*drawn: str, **arrangement: Any) -> State:
    """Seat 0 has dug to page 4 and declined; seat 1 stands on the gift in hole 3 there."""
    table = arranged(at=(0, 3), hands=("d b1 b2 b3",), **arrangement)
    return after(table, Dig(), Rolled(4), Decline(), *drawn)


def test_g_33_three_cards_are_drawn_and_one_is_kept() -> None:
    state = after(opened("b8", "a3", "g2"), keep("a3"))
    assert seen(state).seats[0].added == cards("a3")
    assert GAME.waiting(state).seats == (1,)


def test_g_33_whichever_one_likes() -> None:
    assert GAME.moves(opened("g2", "b8", "a3"), 0) == (keep("b8"), keep("a3"), keep("g2"))


@pytest.mark.parametrize(
    ("move", "message"),
    [
        (Keep(29), "refuse-not-in-gift"),
        (Keep(DIG), "refuse-not-in-gift"),
        (Keep(-1), "refuse-not-in-gift"),
        (Roll(), "refuse-gift-first"),
        (Dig(), "refuse-gift-first"),
        (Collect(cards("b1")), "refuse-gift-first"),
    ],
)
def test_g_33_one_of_these(move: What, message: str) -> None:
    assert why(opened("b8", "a3", "g2"), 0, move) == ("G-33", message)


def test_g_33_no_gift_elsewhere() -> None:
    state = after(arranged(), Roll(), Rolled(1), Walk((1,)))
    assert why(state, 0, Keep(9)) == ("G-33", "refuse-no-gift")


def test_g_34_the_other_two_go_under_the_pile() -> None:
    """The last unknown card comes first, then those two in the order drawn."""
    state = after(
        opened("g2", "b8", "a3", pile="g2 b8 a3 a9", refill="turn", hands=("b1", "b2 b3 b4 b5 b6 b7")), keep("b8")
    )
    assert seen(state).draws == ((0, 3),)
    assert GAME.odds(state) == ((Drew(card("a9")), 1),)
    state = after(state, "a9")
    assert GAME.odds(state) == ((Drew(card("g2")), 1),)
    assert GAME.odds(after(state, "g2")) == ((Drew(card("a3")), 1),)


def test_g_34_no_card_is_lost() -> None:
    state = opened("b8", "a3", "g2")
    assert cards_left(after(state, keep("b8"))) == cards_left(state) + 2


def test_g_35_a_dig_card_of_the_gift_is_played_at_once() -> None:
    state = after(opened("b8", "d", "g2"), Keep(DIG))
    assert (seen(state).phase, seen(state).used) == ("page", 1)
    assert seen(after(state, Rolled(6))).page == 6


def test_g_35_only_if_there_is_one() -> None:
    assert refusal(opened("b8", "a3", "g2"), 0, Keep(DIG)).rule == "G-33"


def test_g_36_it_never_goes_into_the_hand() -> None:
    before = unwrapping(hands=("b1 b2",))
    state = after(before, "b8", "d", "g2", Keep(DIG))
    assert seen(state, 0).hand == seen(before, 0).hand == cards("b1 b2")


def test_g_36_nor_onto_the_pile() -> None:
    assert seen(after(opened("b8", "d", "g2"), Keep(DIG))).seats[0].added == ()


def test_g_37_with_an_empty_pile_a_gift_hole_is_empty() -> None:
    state = unwrapping(pile="")
    assert (GAME.waiting(state).seats, seen(state).seats[0].added) == ((1,), ())


def test_g_37_one_card_is_enough() -> None:
    state = opened("b8", pile="b8")
    assert GAME.moves(state, 0) == (keep("b8"),)


def test_g_37_a_view_says_how_many_cards_a_gift_brings() -> None:
    piles = ("", "b8", "b8 a1 a2 a3")
    assert [seen(arranged(pile=pile)).gift_cards for pile in piles] == [0, 1, 3]


def test_ga_14_whoever_stands_on_a_gift_after_a_change_gets_it() -> None:
    state = others_gift("b8", "d", "a9")
    assert GAME.waiting(state).seats == (1,)
    assert seen(after(state, keep("a9"))).seats[1].added == cards("a9")


def test_ga_14_but_only_the_active_seat_takes_a_dig_card() -> None:
    state = others_gift("b8", "d", "a9")
    refused = refusal(state, 1, Keep(DIG))
    assert (refused.rule, refused.values) == ("GA-14", (("seat", 0),))
    assert GAME.moves(state, 1) == (keep("b8"), keep("a9"))


def test_ga_16_a_gift_counts_its_value() -> None:
    assert totals(after(opened("b8", "a3", "g2"), keep("b8"))) == [8, 0]


def test_ga_17_fewer_cards_are_drawn_where_there_are_no_more() -> None:
    state = opened("b8", "a3", pile="b8 a3")
    assert GAME.moves(state, 0) == (keep("b8"), keep("a3"))


def test_ga_17_with_a_supply_card_among_them_one_is_kept() -> None:
    assert why(opened("d", "d", "b8"), 0, Decline()) == ("GA-17", "refuse-must-keep")


def test_ga_17_dig_cards_alone_may_be_declined() -> None:
    state = opened("d", "d", "d")
    assert GAME.moves(state, 0) == (Keep(DIG), Decline())
    assert seen(after(state, Decline())).used == 0


def test_ga_17_then_everyone_knows_what_lies_under_the_pile() -> None:
    assert seen(after(opened("d", "d", "d"), Decline()), 1).under == (DIG, DIG, DIG)


def test_ga_17_who_is_not_active_gets_nothing_of_dig_cards_alone() -> None:
    state = others_gift("d", "d", "d")
    assert GAME.moves(state, 1) == (Decline(),)
    assert refusal(state, 1, Keep(DIG)).rule == "GA-14"


def test_ga_17_the_draw_is_private() -> None:
    state = opened("b8", "a3", "g2")
    assert [seen(state, seat).gift for seat in (0, 1, None)] == [cards("b8 a3 g2"), (), ()]


def test_ga_17_what_is_kept_is_public_and_the_rest_is_known_to_that_seat_alone() -> None:
    state = after(opened("b8", "a3", "g2"), keep("b8"))
    assert seen(state, 1).seats[0].added == cards("b8")
    assert [seen(state, seat).under for seat in (0, 1, None)] == [cards("a3 g2"), (-1, -1), (-1, -1)]


def test_ga_34_the_gift_of_the_active_seat_comes_first() -> None:
    """Both stand on gifts of page 4, and seat 1 is the active one."""
    state = after(arranged(at=(5, 3), turn=1, hands=("b1", "d b2"), page=6), Dig(), Rolled(4))
    assert (seen(state).phase, seen(state).asked) == ("unwrap", (1, 0))


def test_ga_34_with_its_dig_card_the_page_turns_before_anyone_collects() -> None:
    state = after(opened("b8", "d", "g2"), Keep(DIG))
    assert seen(state).asked == ()
    assert seen(after(state, Rolled(6))).asked == (0, 1)


def test_ga_34_and_all_collect_once() -> None:
    """A dig card from the hand to page 4, a gift there, its dig card to page 5: two changes, but all collect once."""
    state = after(arranged(at=(3, 11), hands=("d b6",)), Dig(), Rolled(4))
    assert seen(state).asked == (0, 1)
    state = after(state, "d", "b8", "a9", Keep(DIG), Rolled(5))
    assert seen(state).asked == (0, 1)
    assert GAME.waiting(after(state, Decline(), Decline())).seats == (1,)


def test_ga_34_no_second_gift_from_the_same_hole_of_the_same_page() -> None:
    state = after(opened("b8", "d", "g2"), Keep(DIG), Rolled(1))
    assert (seen(state).phase, seen(state).draws) == ("draw", ((0, 1),))


def test_ga_34_a_gift_on_a_new_page_may_be_drawn() -> None:
    """Hole 5 is a gift on page 4 too."""
    state = after(opened("b8", "d", "g2"), Keep(DIG), Rolled(4))
    assert (seen(state).phase, seen(state).asked[0]) == ("unwrap", 0)


def test_ga_34_success_is_judged_at_the_end_of_the_turn() -> None:
    """Two grains at hole 5 of page 6."""
    state = after(opened("b8", "d", "a9", hands=("g2",)), Keep(DIG), Rolled(6), Collect(cards("g2")), Decline())
    assert (seen(state).draws, GAME.waiting(state).seats) == ((), (1,))


def test_ga_34_a_dig_card_alone_is_no_success() -> None:
    state = after(opened("b8", "d", "a9", hands=("g2",)), Keep(DIG), Rolled(6), Decline(), Decline())
    assert seen(state).draws == ((0, 1),)
