"""Collecting: G-24 to G-32, GA-03 to GA-05, GA-15 and GA-35."""

from typing import Any

import pytest
from msgspec.structs import replace

from burrow.engine.rng import fast_rng
from burrow.games.gophers import GAME
from burrow.games.gophers.moves import Collect, Decline, Dig, Keep, Place, Roll, Rolled, TimeUp, Walk, What
from burrow.games.gophers.state import State
from burrow.games.gophers.tests.table import after, arranged, cards, refusal, seen, why

HAND = "b3 b4 b9 b2 a7 d"


def laid(plus: str, minus: str = "") -> Collect:
    return Collect(tuple(sorted(cards(plus))), tuple(sorted(cards(minus))))


def at_seven_berries(hand: str = HAND, **options: Any) -> State:
    """Seat 0 has walked to hole 0 of page 1."""
    return after(arranged(at=(4, 11), hands=(hand,), **options), Roll(), Rolled(1), Walk((0,)))


def at_store_of_twelve(hand: str, **options: Any) -> State:
    """Seat 0 has walked to hole 4 of page 1."""
    return after(arranged(hands=(hand,), **options), Roll(), Rolled(1), Walk((4,)))


def at_plain_hole(**options: Any) -> State:
    return after(arranged(at=(7, 11), **options), Roll(), Rolled(1), Walk((6,)))


def test_g_24_what_stands_beside_the_hole_may_be_collected() -> None:
    assert GAME.waiting(at_seven_berries()).seats == (0,)
    assert seen(at_seven_berries(), 0).hint is not None


@pytest.mark.parametrize("move", [laid("b7"), laid("b3 b4")])
def test_g_24_not_before_the_end_of_the_move(move: Collect) -> None:
    for pips in (0, 3):
        assert why(arranged(hands=("b7 b3 b4",), pips=pips), 0, move) == ("G-24", "refuse-move-first")


@pytest.mark.parametrize("move", [Roll(), Walk((1,))])
def test_g_24_then_one_collects_or_declines(move: What) -> None:
    assert why(at_seven_berries(), 0, move) == ("G-24", "refuse-collect-first")


@pytest.mark.parametrize("move", [laid("b3 b4"), laid("b9", "b2")])
def test_g_25_a_sum_or_a_difference_of_the_right_kind(move: Collect) -> None:
    state = after(at_seven_berries(), move)
    assert seen(state).seats[0].points == 7


@pytest.mark.parametrize(
    ("move", "message"),
    [
        (laid("b3 b3"), "refuse-not-in-hand"),
        (laid("b7"), "refuse-not-in-hand"),
        (Collect((99,)), "refuse-not-in-hand"),
        (Collect((-1,)), "refuse-not-in-hand"),
        (laid("b3 b4", "b4"), "refuse-not-in-hand"),
        (laid("d b3 b4"), "refuse-dig-collects"),
        (laid("a7"), "refuse-kind"),
        (laid("b9", "b2 a7"), "refuse-kind"),
        (laid("b3"), "refuse-sum"),
        (laid("b3 b9"), "refuse-sum"),
        (laid(""), "refuse-none"),
    ],
)
def test_g_25_nothing_else(move: Collect, message: str) -> None:
    assert why(at_seven_berries(), 0, move) == ("G-25", message)


def test_g_25_an_unfinished_sum_is_told() -> None:
    assert refusal(at_seven_berries(), 0, laid("b3")).values == (("made", 3), ("number", 7))


def test_g_26_more_than_two_cards() -> None:
    state = after(at_seven_berries("b1 b2 b4 d"), laid("b1 b2 b4"))
    assert seen(state).seats[0].points == 7


def test_g_26_each_combination_is_written_in_one_way() -> None:
    state = at_seven_berries("b3 b4 b1 b1")
    assert refusal(state, 0, Collect(cards("b4 b3"))).rule == "G-26"
    moves = GAME.moves(state, 0) or ()
    assert len(moves) == len(set(moves))


def test_g_26_equal_cards_are_one_combination() -> None:
    """3 + 4 with either 3; all three cards make 10, 4 or 2."""
    assert GAME.moves(at_seven_berries("b3 b3 b4"), 0) == (laid("b3 b4"), Decline())


BIG_HAND = "b1 b2 b3 b4 b5 b6 b7 a1 a2 a3 a4 a5 a6 a7 g1 g2 g3"
"""A hand with thousands of ways to make twelve."""


def test_g_26_too_many_combinations_are_not_listed_but_each_is_legal() -> None:
    state = at_store_of_twelve(BIG_HAND)
    assert GAME.moves(state, 0) is None
    for move in (laid("b5 b7"), laid("b1 b2 b3 a1 a2 a3"), laid("b7 a7 a3", "g2 g3"), Decline()):
        after(state, move)
    assert refusal(state, 0, laid("b5 b6")).message == "refuse-sum"


def test_g_26_even_then_some_legal_move_can_be_had() -> None:
    state = at_store_of_twelve(BIG_HAND)
    sampled = {GAME.sample(state, 0, fast_rng("sample", number)) for number in range(20)}
    assert len(sampled) == 2
    assert [GAME.refuse(state, 0, move, 0) for move in sampled] == [None, None]


def test_g_26_the_hint_is_a_combination_with_few_cards() -> None:
    """Two cards; one alone cannot make twelve."""
    hint = seen(at_store_of_twelve(BIG_HAND), 0).hint
    assert hint is not None
    assert len(hint.plus) + len(hint.minus) == 2
    after(at_store_of_twelve(BIG_HAND), Collect(hint.plus, hint.minus))


def test_g_26_where_there_is_none_there_is_no_hint() -> None:
    assert seen(at_store_of_twelve("b1 b2 a1 d"), 0).hint is None


def test_g_27_one_card_with_the_number() -> None:
    assert seen(after(at_seven_berries("b7 a1"), laid("b7"))).seats[0].added == cards("b7")


def test_g_27_not_with_another_number() -> None:
    assert refusal(at_seven_berries("b6 a1"), 0, laid("b6")).message == "refuse-sum"


def test_g_28_without_suitable_cards_one_card_is_drawn() -> None:
    state = after(at_seven_berries("a1 a2 a3"), Decline())
    assert seen(state).draws == ((0, 1),)
    assert len(seen(after(state, "g10"), 0).hand) == 4


def test_g_28_the_figure_walks_all_the_same() -> None:
    assert seen(after(at_seven_berries("a1 a2 a3"), Decline(), "g10")).seats[0].figure == 0


def test_g_28_not_after_collecting() -> None:
    state = after(at_seven_berries(), laid("b3 b4"))
    assert (seen(state).draws, GAME.waiting(state).seats) == ((), (1,))


@pytest.mark.parametrize("move", [laid("b5 b7"), laid("a5 a7"), laid("g9 g3")])
def test_g_29_a_store_takes_any_kind(move: Collect) -> None:
    assert seen(after(at_store_of_twelve("b5 b7 a5 a7 g9 g3"), move)).seats[0].points == 12


def test_g_29_only_a_store_does() -> None:
    assert refusal(at_seven_berries("a7 b1"), 0, laid("a7")).message == "refuse-kind"


def test_g_29_a_dig_card_is_of_no_kind() -> None:
    assert refusal(at_store_of_twelve("d b5 b7"), 0, laid("d b5 b7")).message == "refuse-dig-collects"


def test_g_30_the_number_counts() -> None:
    assert seen(after(at_store_of_twelve("b10 a4 g2"), laid("b10 a4", "g2"))).seats[0].points == 12


def test_g_30_and_no_other() -> None:
    refused = refusal(at_store_of_twelve("b10 a4 g2"), 0, laid("b10 a4"))
    assert (refused.rule, refused.values) == ("G-30", (("made", 14), ("number", 12)))


def test_g_31_added_cards_lie_on_the_first_pile_for_all_to_see() -> None:
    assert seen(after(at_seven_berries(), laid("b9", "b2")), 1).seats[0].added == cards("b9")


def test_g_31_they_are_gone_from_the_hand() -> None:
    state = after(at_seven_berries(), laid("b9", "b2"))
    assert seen(state, 0).hand == cards("d b3 b4 a7")


def test_g_32_subtracted_cards_lie_on_the_second() -> None:
    assert seen(after(at_seven_berries(), laid("b9", "b2"))).seats[0].subtracted == cards("b2")


def test_ga_03_collecting_is_optional_and_declining_is_unsuccessful() -> None:
    state = after(at_seven_berries(), Decline())
    assert (seen(state).draws, seen(state).seats[0].points) == (((0, 1),), 0)


def test_ga_03_who_cannot_is_asked_all_the_same() -> None:
    for hand in ("a1 a2", "d", ""):
        state = at_seven_berries(hand)
        assert GAME.waiting(state).seats == (0,)
        assert GAME.moves(state, 0) == (Decline(),)


def test_ga_03_after_a_change_everyone_on_supplies_is_asked() -> None:
    state = after(arranged(3, hands=("d", "", "d d")), Dig(), Rolled(5))
    assert seen(state).asked == (0, 1, 2)


def test_ga_03_on_a_plain_hole_nobody_is_asked() -> None:
    assert seen(at_plain_hole()).phase == "draw"


def test_ga_03_a_clock_that_runs_out_declines() -> None:
    state = at_seven_berries(clock=20)
    assert after(state, TimeUp()) == after(state, Decline())


def test_ga_03_the_clock_takes_the_plainest_decision() -> None:
    """A roll; then the first way, 0 to 1; in a gift the most valuable card, and on a tie the first kind."""
    state = arranged(clock=20, state={"deadline": 20_000})
    assert after(state, TimeUp()) == after(state, Roll())
    state = after(state, Roll(), Rolled(1))
    assert after(state, TimeUp()) == after(state, Walk((1,)))
    state = after(arranged(at=(4, 11), clock=20), Roll(), Rolled(1), Walk((5,)), "b7", "g9", "a9")
    assert after(state, TimeUp()) == after(state, Keep(cards("a9")[0]))
    state = after(arranged(at=(4, 11), clock=20, pile="d d"), Roll(), Rolled(1), Walk((5,)), "d", "d")
    assert after(state, TimeUp()) == after(state, Decline())


def test_ga_03_the_clock_places_a_figure_on_the_first_free_hole() -> None:
    placing = arranged(at=(0, -1), phase="place", turn=1, clock=20, state={"deadline": 20_000})
    state = replace(placing, round=0)
    assert after(state, TimeUp()) == after(state, Place(1))


def test_ga_03_without_a_clock_there_is_no_hurry() -> None:
    assert GAME.waiting(at_seven_berries()).deadline is None
    assert GAME.odds(at_seven_berries()) == ()


def test_ga_03_each_decision_has_its_own_time() -> None:
    """Roll and walk: the walk comes in the last moment of its time."""
    state = after(arranged(clock=20), Roll(), Rolled(1))
    assert GAME.waiting(state).deadline == 20_000
    assert GAME.waiting(after(state, Walk((1,)))).deadline == 40_000


def test_ga_04_plus_and_minus_may_be_mixed() -> None:
    """Six grains at hole 4 of page 2: 7 + 4 - 5."""
    state = after(arranged(at=(5, 11), page=2, hands=("g7 g4 g5",)), Roll(), Rolled(1), Walk((4,)))
    view = seen(after(state, laid("g4 g7", "g5")))
    assert (view.seats[0].added, view.seats[0].subtracted, view.seats[0].points) == (cards("g4 g7"), cards("g5"), 6)


def test_ga_04_at_least_one_card_is_added() -> None:
    assert why(at_seven_berries("b7 b1"), 0, laid("", "b7")) == ("GA-04", "refuse-nothing-added")


def test_ga_05_at_a_store_kinds_may_be_mixed() -> None:
    assert seen(after(at_store_of_twelve("b3 a4 g5"), laid("b3 a4 g5"))).seats[0].points == 12


def test_ga_05_not_elsewhere() -> None:
    assert refusal(at_seven_berries("b3 a4"), 0, laid("b3 a4")).message == "refuse-kind"


def test_ga_15_who_is_not_active_draws_no_card_for_collecting_nothing() -> None:
    """Seat 0 collects after its portal, seat 1 does not."""
    state = after(arranged(at=(2, 11), hands=("b6",)), Roll(), Rolled(1), Walk((3,)), Rolled(5), laid("b6"), Decline())
    assert (seen(state).draws, GAME.waiting(state).seats) == ((), (1,))


def test_ga_15_only_the_mover_makes_the_turn_successful() -> None:
    state = after(arranged(3, hands=("d b1", "b10 a10")), Dig(), Rolled(5), Decline(), laid("b10 a10"))
    assert (seen(state).turn.gained, seen(state).turn.laid) == (None, True)


def test_ga_15_the_mover_does() -> None:
    state = after(arranged(at=(2, 11), hands=("b1",)), Roll(), Rolled(1), Walk((3,)), Rolled(5), Decline(), Decline())
    assert seen(state).draws == ((0, 1),)


def test_ga_35_the_card_comes_after_all_have_collected() -> None:
    """Seat 0 is on a plain hole of page 6, seat 1 on three berries."""
    state = after(arranged(at=(2, 11)), Roll(), Rolled(1), Walk((3,)), Rolled(6))
    assert (seen(state).asked, seen(state).draws) == ((1,), ())
    assert seen(after(state, Decline())).draws == ((0, 1),)


def test_ga_35_and_before_any_refill() -> None:
    assert seen(at_plain_hole(hands=("b1", "a1 a2"), refill="turn")).draws == ((0, 1), (0, 4), (1, 4))


def test_ga_35_also_on_a_plain_hole() -> None:
    assert seen(at_plain_hole()).draws == ((0, 1),)


def test_ga_35_and_on_a_portal_that_changed_nothing() -> None:
    state = after(arranged(at=(2, 11)), Roll(), Rolled(1), Walk((3,)), Rolled(1))
    assert seen(state).draws == ((0, 1),)


def test_ga_35_and_for_a_gift_of_dig_cards_only() -> None:
    state = after(arranged(at=(4, 11)), Roll(), Rolled(1), Walk((5,)), "d", "d", "d", Decline())
    assert seen(state).draws == ((0, 1),)


def test_ga_35_not_for_a_dig_card_of_the_hand() -> None:
    state = after(arranged(hands=("d b1",)), Dig(), Rolled(1), Decline())
    assert (seen(state).draws, GAME.waiting(state).seats) == ((), (1,))


def test_ga_35_not_from_an_empty_pile() -> None:
    state = at_plain_hole(pile="")
    assert (seen(state).draws, GAME.waiting(state).seats) == ((), (1,))
