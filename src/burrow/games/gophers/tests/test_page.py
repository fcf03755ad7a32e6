"""Turning the page: G-15 to G-23, GA-10 to GA-13 and GA-37."""

import pytest

from burrow.games.gophers import GAME
from burrow.games.gophers.data import DIG
from burrow.games.gophers.moves import Collect, Decline, Dig, Keep, Roll, Rolled, Walk
from burrow.games.gophers.state import State
from burrow.games.gophers.state.reading import cards_left
from burrow.games.gophers.tests.table import after, arranged, cards, refusal, seen, why

DIGGER = ("d b1 b2 b3 a1 a2",)


def on_portal(seats: int = 2, at: tuple[int, ...] = (2, 11, 8)) -> State:
    """Seat 0 has walked onto the portal 3 of page 1."""
    return after(arranged(seats, at=at), Roll(), Rolled(1), Walk((3,)))


def asked(state: State) -> tuple[int, ...]:
    return seen(state).asked


def test_g_15_on_a_portal_the_die_says_the_page() -> None:
    assert seen(after(on_portal(), Rolled(6))).page == 6


def test_g_15_until_then_nobody_does_anything() -> None:
    for move in (Roll(), Decline(), Collect(cards("b1"))):
        assert refusal(on_portal(), 0, move).message == "refuse-moment"


def test_g_15_elsewhere_nothing_is_rolled() -> None:
    assert seen(after(arranged(at=(1, 11)), Roll(), Rolled(1), Walk((2,)))).phase == "collect"


def test_g_16_the_page_that_is_open_stays() -> None:
    view = seen(after(on_portal(), Rolled(1)))
    assert (view.page, view.turn.changed, view.asked) == (1, False, ())


def test_g_17_a_dig_card_instead_of_moving() -> None:
    view = seen(after(arranged(hands=DIGGER), Dig()))
    assert (view.phase, view.seats[0].figure, view.seats[0].cards) == ("page", 0, 5)
    assert (view.turn.dug, view.turn.walked) == (True, False)


def test_g_17_not_without_one() -> None:
    for pips in (0, 2):
        assert why(arranged(pips=pips, hands=("b1 b2",)), 0, Dig()) == ("G-17", "refuse-no-dig")


def test_g_18_before_the_roll_or_after_it() -> None:
    assert GAME.moves(arranged(hands=DIGGER), 0) == (Roll(), Dig())
    assert (GAME.moves(arranged(hands=DIGGER, pips=4), 0) or ())[-1] == Dig()


def test_g_18_after_the_roll_the_figure_stays_where_it_is() -> None:
    view = seen(after(arranged(hands=DIGGER), Roll(), Rolled(4), Dig()))
    assert (view.phase, view.seats[0].figure) == ("page", 0)


def test_g_19_the_die_says_the_new_page() -> None:
    assert seen(after(arranged(hands=DIGGER), Roll(), Rolled(4), Dig(), Rolled(5))).page == 5


def test_g_19_the_roll_of_the_move_does_not_count_for_it() -> None:
    assert seen(after(arranged(hands=DIGGER), Roll(), Rolled(4), Dig())).page == 1


def test_g_20_on_a_portal_of_the_new_page_it_is_rolled_again() -> None:
    state = after(arranged(at=(3, 11), hands=DIGGER), Dig(), Rolled(2))
    assert (seen(state).phase, seen(state).page) == ("page", 2)
    assert seen(after(state, Rolled(6))).page == 6


def test_g_20_not_elsewhere() -> None:
    assert seen(after(arranged(at=(1, 11), hands=DIGGER), Dig(), Rolled(2))).phase == "collect"


def test_g_21_a_used_dig_card_is_discarded() -> None:
    before = arranged(hands=DIGGER)
    state = after(before, Dig())
    assert (seen(state).used, seen(state, 0).hand) == (1, cards("b1 b2 b3 a1 a2"))
    assert cards_left(state) == cards_left(before)


def test_g_22_after_a_change_everyone_may_collect() -> None:
    state = after(arranged(3, hands=(*DIGGER, "g9", "b1")), Dig(), Rolled(5))
    assert asked(state) == (0, 1, 2)
    state = after(state, Decline(), Decline(), Collect(cards("b1")))
    assert seen(state).seats[2].added == cards("b1")


def test_g_22_after_a_portal_too() -> None:
    assert asked(after(on_portal(seats=3), Rolled(5))) == (0, 1, 2)


def test_g_22_without_a_change_only_the_active_seat() -> None:
    state = after(arranged(3), Roll(), Rolled(1), Walk((1,)))
    assert asked(state) == (0,)
    assert refusal(state, 2, Collect(cards("a9"))).rule == "GA-13"


def test_g_23_after_several_changes_all_collect_once() -> None:
    state = after(arranged(at=(3, 11), hands=DIGGER), Dig(), Rolled(2))
    assert asked(state) == ()
    state = after(state, Rolled(5))
    assert asked(state) == (0, 1)
    assert GAME.waiting(after(state, Decline(), Decline())).seats == (1,)


def test_ga_10_from_portal_to_portal_it_is_rolled_again() -> None:
    state = after(on_portal(), Rolled(2))
    assert (seen(state).phase, seen(state).page) == ("page", 2)


def test_ga_10_the_open_page_ends_it() -> None:
    state = after(on_portal(), Rolled(2), Rolled(2))
    assert (seen(state).page, asked(state)) == (2, (1,))


def test_ga_10_and_so_does_the_sixth_roll() -> None:
    """Hole 3 is a portal on pages 1, 2 and 3."""
    state = after(on_portal(), Rolled(2), Rolled(3), Rolled(1), Rolled(2), Rolled(3))
    assert seen(state).phase == "page"
    state = after(state, Rolled(1))
    assert (seen(state).page, asked(state)) == (1, (1,))


def test_ga_11_a_dig_card_that_shows_the_open_page_is_spent() -> None:
    view = seen(after(arranged(3, hands=DIGGER), Dig(), Rolled(1)))
    assert (view.page, view.used, view.asked) == (1, 1, (0,))


def test_ga_11_the_player_may_collect_where_they_stand() -> None:
    state = after(arranged(hands=("d b7 b1",)), Dig(), Rolled(1), Collect(cards("b7")))
    assert seen(state).seats[0].added == cards("b7")


def test_ga_11_but_a_gift_hole_gives_nothing() -> None:
    state = after(arranged(at=(5, 11), hands=DIGGER), Dig(), Rolled(1))
    assert GAME.waiting(state).seats == (1,)
    assert seen(state).seats[0].cards == 5


def test_ga_12_no_dig_card_after_moving() -> None:
    state = after(arranged(hands=DIGGER), Roll(), Rolled(1), Walk((1,)))
    assert why(state, 0, Dig()) == ("GA-12", "refuse-dig-late")


def test_ga_12_at_most_one_from_the_hand_a_turn() -> None:
    state = after(arranged(hands=("d d d b1",)), Dig(), Rolled(5))
    assert refusal(state, 0, Dig()).rule == "GA-12"


def test_ga_12_except_one_of_a_gift() -> None:
    """Hole 3 is a gift on page 4."""
    state = after(arranged(at=(3, 11), hands=DIGGER), Dig(), Rolled(4), "d", "b8", "a9", Keep(DIG))
    assert (seen(state).phase, seen(state).used) == ("page", 2)


def test_ga_13_the_active_seat_first_then_clockwise() -> None:
    assert asked(after(arranged(4, turn=2, hands=("", "", "d")), Dig(), Rolled(4))) == (2, 3, 0, 1)


def test_ga_13_not_before_one_is_asked() -> None:
    state = after(arranged(3, turn=2, hands=("", "", "d")), Dig(), Rolled(5))
    refused = refusal(state, 0, Decline())
    assert (refused.rule, refused.message, refused.values) == ("GA-13", "refuse-collecting", (("seat", 2),))


def test_ga_37_another_figure_on_a_portal_does_nothing() -> None:
    state = after(arranged(at=(0, 3), hands=DIGGER), Dig(), Rolled(3))
    assert (seen(state).phase, asked(state)) == ("collect", (0,))


def test_ga_37_nor_when_its_turn_begins() -> None:
    state = arranged(at=(0, 3), turn=1)
    assert seen(state).phase == "ready"
    assert Roll() in (GAME.moves(state, 1) or ())


def test_ga_37_an_occupied_portal_cannot_be_entered() -> None:
    assert refusal(arranged(at=(2, 3), pips=1), 0, Walk((3,))).rule == "GA-06"


def test_ga_37_there_and_back_counts_as_a_change() -> None:
    view = seen(after(on_portal(), Rolled(2), Rolled(1), Rolled(1)))
    assert (view.page, view.turn.changed, view.asked) == (1, True, (1,))


@pytest.mark.parametrize("page", range(1, 7))
def test_ga_37_two_figures_never_share_a_hole(page: int) -> None:
    state = after(arranged(5, hands=DIGGER), Dig(), Rolled(page))
    assert len({shown.figure for shown in seen(state).seats}) == 5
