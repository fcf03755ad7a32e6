"""Baskets: G-43 to G-51, GA-23 to GA-28 and GA-33."""

import pytest

from burrow.engine.game import Seat
from burrow.games.gophers.data import DIG
from burrow.games.gophers.moves import Collect, Decline, Dig, Keep, Roll, Rolled, Walk
from burrow.games.gophers.options import Way
from burrow.games.gophers.state import State
from burrow.games.gophers.tests.table import after, arranged, cards, seen, totals

Holders = tuple[Seat, ...]
THREE = "g3 b1 b2 b3"
"""A hand that collects the three grains in hole 2 of page 1."""


def baskets(*holders: Seat) -> dict[str, Holders]:
    """By owner, who holds the basket."""
    return {"baskets": holders}


def jumping(holders: Holders, *, hand: str = THREE, seats: int | None = None, way: Way = "advanced") -> State:
    """Seat 0 has jumped seat 1 in hole 1 of page 1 and stands on three grains; the others are far away."""
    count = seats or len(holders)
    table = arranged(count, at=(0, 1, 11, 8, 9), hands=(hand,), way=way, state=baskets(*holders))
    return after(table, Roll(), Rolled(1), Walk((1, 2)))


def walking(holders: Holders, *, hand: str = THREE) -> State:
    """Seat 0 has walked to the three grains without a jump."""
    table = arranged(len(holders), at=(1, 11, 8, 9), hands=(hand,), way="advanced", state=baskets(*holders))
    return after(table, Roll(), Rolled(1), Walk((2,)))


COLLECT = Collect(cards("g3"))


def test_g_43_everyone_has_the_own_basket_at_first() -> None:
    assert [shown.baskets for shown in seen(arranged(3, way="advanced")).seats] == [(0,), (1,), (2,)]


def test_g_43_only_where_baskets_are_played() -> None:
    for way in ("basic", "simplified", "entry"):
        assert [shown.baskets for shown in seen(arranged(3, way=way)).seats] == [(), (), ()]


@pytest.mark.parametrize("way", ["advanced", "both"])
def test_g_44_a_jump_and_a_successful_turn_bring_the_basket(way: Way) -> None:
    assert after(jumping((0, 1), way=way), COLLECT).baskets == (0, 0)


def test_g_44_everyone_sees_it() -> None:
    assert [shown.baskets for shown in seen(after(jumping((0, 1)), COLLECT), 1).seats] == [(0, 1), ()]


def test_g_45_without_success_all_baskets_stay() -> None:
    assert after(jumping((0, 1)), Decline()).baskets == (0, 1)
    assert after(jumping((1, 1, 1)), Decline()).baskets == (1, 1, 1)


def test_g_46_without_a_jump_too() -> None:
    assert after(walking((0, 1)), COLLECT).baskets == (0, 1)


def test_g_47_the_supplies_of_the_next_successful_turn_are_handed_over() -> None:
    view = seen(after(walking((1, 1)), COLLECT))
    assert [shown.added for shown in view.seats] == [(), cards("g3")]


def test_g_47_an_unsuccessful_turn_pays_nothing() -> None:
    assert after(walking((1, 1)), Decline()).baskets == (1, 1)


def test_g_47_who_has_the_own_basket_pays_nothing() -> None:
    assert seen(after(walking((0, 1)), COLLECT)).seats[0].added == cards("g3")


def test_g_48_the_holder_returns_the_basket() -> None:
    assert after(walking((1, 1)), COLLECT).baskets == (0, 1)


def test_g_48_only_that_one() -> None:
    assert after(walking((1, 1, 1)), COLLECT).baskets == (0, 1, 1)


def test_g_48_what_lay_on_the_own_pile_before_stays() -> None:
    table = arranged(2, at=(1, 11), hands=(THREE,), added=("b9", "a8"), way="advanced", state=baskets(1, 1))
    view = seen(after(table, Roll(), Rolled(1), Walk((2,)), COLLECT))
    assert [shown.added for shown in view.seats] == [cards("b9"), cards("a8 g3")]


def test_g_49_several_may_be_jumped_and_all_their_baskets_taken() -> None:
    """From 4 over 0 and 1 to 2."""
    table = arranged(4, at=(4, 0, 1, 9), hands=(THREE,), way="advanced")
    state = after(table, Roll(), Rolled(1), Walk((0, 1, 2)), COLLECT)
    assert state.baskets == (0, 0, 0, 3)


def test_g_49_in_several_jumps_too() -> None:
    """From 8 over 4 to 0, then over 1 to 2."""
    table = arranged(3, at=(8, 4, 1), hands=(THREE,), way="advanced")
    state = after(table, Roll(), Rolled(2), Walk((4, 0, 1, 2)), COLLECT)
    assert state.baskets == (0, 0, 0)


def test_g_50_foreign_baskets_change_hands_as_well() -> None:
    assert after(jumping((0, 1, 1)), COLLECT).baskets == (0, 0, 0)


def test_g_50_those_of_seats_that_were_not_jumped_stay() -> None:
    assert after(jumping((0, 1, 3, 3)), COLLECT).baskets == (0, 0, 3, 3)


def test_g_51_then_the_new_holder_is_paid() -> None:
    """Seat 2 finds three grains; its basket has come from seat 1 to seat 0."""
    table = arranged(3, at=(11, 8, 1), turn=2, hands=("", "", THREE), way="advanced", state=baskets(0, 0, 0))
    state = after(table, Roll(), Rolled(1), Walk((2,)), COLLECT)
    assert state.baskets == (0, 0, 2)
    assert [shown.added for shown in seen(state).seats] == [cards("g3"), (), ()]


def at_gift(holders: Holders, *drawn: str) -> State:
    """Seat 0 has jumped seat 1 in hole 4 of page 1 and opened the gift in hole 5."""
    table = arranged(len(holders), at=(0, 4, 11), hands=("b1",), way="advanced", state=baskets(*holders))
    return after(table, Roll(), Rolled(1), Walk((4, 5)), *drawn)


def test_ga_23_a_gift_is_a_success_if_a_supply_card_is_kept() -> None:
    assert after(at_gift((0, 1), "b8", "a9", "d"), Keep(8)).baskets == (0, 0)


def test_ga_23_not_if_a_dig_card_is_taken() -> None:
    """Seat 1 is on no supplies of page 6."""
    assert after(at_gift((0, 1), "b8", "a9", "d"), Keep(DIG), Rolled(6), Decline()).baskets == (0, 1)


def test_ga_23_nor_if_nothing_is_kept() -> None:
    assert after(at_gift((0, 1), "d", "d", "d"), Decline()).baskets == (0, 1)


def test_ga_23_a_debtor_hands_over_that_card() -> None:
    state = after(at_gift((2, 1, 2), "b8", "a9", "d"), Keep(8))
    assert state.baskets == (0, 0, 2)
    assert [shown.added for shown in seen(state).seats] == [(), (), cards("b8")]


def test_ga_24_collecting_in_anothers_turn_pays_nothing_back() -> None:
    """Seat 0 digs to page 5, where seat 1 finds 20 in a store."""
    table = arranged(2, hands=("d b1", "b10 a10"), way="advanced", state=baskets(0, 0))
    state = after(table, Dig(), Rolled(5), Decline(), Collect(cards("b10 a10")))
    assert state.baskets == (0, 0)
    assert totals(state) == [0, 20]


def test_ga_25_baskets_change_hands_before_debts_are_paid() -> None:
    """Seat 2 has the basket of seat 0, which jumps seat 1: seat 0 gets seat 1's basket and pays seat 2."""
    state = after(jumping((2, 1, 2)), COLLECT)
    assert state.baskets == (0, 0, 2)
    assert [shown.added for shown in seen(state).seats] == [(), (), cards("g3")]


def test_ga_26_who_jumps_the_holder_gets_the_own_basket_back_free() -> None:
    state = after(jumping((1, 1)), COLLECT)
    assert state.baskets == (0, 0)
    assert [shown.added for shown in seen(state).seats] == [cards("g3"), ()]


def test_ga_26_not_without_success() -> None:
    assert after(jumping((1, 1)), Decline()).baskets == (1, 1)


def test_ga_27_a_basket_that_is_elsewhere_is_not_to_be_had() -> None:
    assert after(jumping((0, 2, 2)), COLLECT).baskets == (0, 2, 2)


def test_ga_27_only_the_foreign_ones_that_seat_has() -> None:
    assert after(jumping((0, 2, 2, 1)), COLLECT).baskets == (0, 2, 2, 0)


def test_ga_28_baskets_are_worth_nothing() -> None:
    state = arranged(3, added=("b5", "a5", "g5"), way="advanced", state=baskets(2, 2, 2))
    assert totals(state) == [5, 5, 5]


def test_ga_33_the_whole_combination_is_handed_over() -> None:
    """Seven berries at hole 0 of page 1 with 9 - 2."""
    table = arranged(at=(4, 11), hands=("b9 b2",), way="advanced", state=baskets(1, 1))
    view = seen(after(table, Roll(), Rolled(1), Walk((0,)), Collect(cards("b9"), cards("b2"))))
    assert [(shown.added, shown.subtracted) for shown in view.seats] == [((), ()), (cards("b9"), cards("b2"))]
    assert [shown.points for shown in view.seats] == [0, 7]


def test_ga_33_a_successful_turn_with_a_dig_card_pays() -> None:
    table = arranged(hands=("d a8",), way="advanced", state=baskets(1, 1))
    state = after(table, Dig(), Rolled(5), Collect(cards("a8")), Decline())
    assert (state.baskets, totals(state)) == ((0, 1), [0, 8])


def test_ga_33_and_so_does_collecting_after_a_portal() -> None:
    """Six berries at hole 3 of page 5."""
    table = arranged(at=(2, 11), hands=("b6",), way="advanced", state=baskets(1, 1))
    state = after(table, Roll(), Rolled(1), Walk((3,)), Rolled(5), Collect(cards("b6")), Decline())
    assert (state.baskets, totals(state)) == ((0, 1), [0, 6])


def test_ga_33_baskets_change_hands_when_the_turn_is_complete() -> None:
    """Seat 0 jumped seat 1 and collected after a portal; seat 1 has yet to collect."""
    table = arranged(at=(1, 2), hands=("b6",), way="advanced", state=baskets(0, 1))
    state = after(table, Roll(), Rolled(1), Walk((2, 3)), Rolled(5), Collect(cards("b6")))
    assert state.baskets == (0, 1)
    assert after(state, Decline()).baskets == (0, 0)
