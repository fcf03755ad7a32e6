"""The junior game: G-52 to G-60, GA-29 to GA-31 and GA-38."""

from typing import Any

import pytest

from burrow.games.gophers import GAME
from burrow.games.gophers.data import DIG
from burrow.games.gophers.moves import Begins, Collect, Decline, Dig, Place, Roll, Rolled, Walk
from burrow.games.gophers.options import Options
from burrow.games.gophers.state import Laid, State, Turn
from burrow.games.gophers.tests.table import after, arranged, cards, refusal, seen, totals, why


def table(**arrangement: Any) -> State:
    return arranged(**{"way": "entry", **arrangement})


def take(plus: str, back: str = "") -> Collect:
    return Collect(tuple(sorted(cards(plus))), tuple(sorted(cards(back))))


def at_three_grains(**arrangement: Any) -> State:
    """Seat 0 has walked to hole 2 of page 1."""
    return after(table(at=(1, 11), **arrangement), Roll(), Rolled(1), Walk((2,)))


def at_store_of_twelve(**arrangement: Any) -> State:
    return after(table(**arrangement), Roll(), Rolled(1), Walk((4,)))


def at_gift(**arrangement: Any) -> State:
    """Seat 0 has walked to hole 5 of page 1."""
    return after(table(**{"at": (4, 11), **arrangement}), Roll(), Rolled(1), Walk((5,)))


def offered(state: State, name: str) -> int:
    """How many copies of a card are in the open stock."""
    return seen(state).stock[cards(name)[0]]


def test_g_52_no_hands_and_an_open_stock() -> None:
    state = after(GAME.setup(3, Options(way="entry")), Begins(0))
    view = seen(state)
    assert (view.phase, [shown.cards for shown in view.seats]) == ("place", [0, 0, 0])
    assert sum(view.stock) == 51
    assert (offered(state, "g7"), offered(state, "g8")) == (2, 1)


def test_g_53_matching_cards_go_from_the_stock_to_the_own_pile() -> None:
    state = after(at_three_grains(), take("g3"))
    assert (seen(state).seats[0].added, offered(state, "g3")) == (cards("g3"), 1)


def test_g_53_cards_of_the_kind_that_is_printed() -> None:
    assert why(at_three_grains(), 0, take("b3")) == ("G-53", "refuse-kind")


@pytest.mark.parametrize("move", [take("g3"), take("g1 g2"), take("g5", "g2"), take("g10", "g2 g5")])
def test_g_54_one_card_several_or_change(move: Collect) -> None:
    state = after(at_three_grains(added=("g2 g5",), pile="g3 g1 g2 g10 g5 b1 a1"), move)
    assert seen(state).seats[0].amounts == (0, 0, 7 + 3)


@pytest.mark.parametrize(
    ("move", "message"),
    [
        (take("g3 g3 g3"), "refuse-not-in-stock"),
        (Collect((99,)), "refuse-not-in-stock"),
        (Collect((DIG,)), "refuse-not-in-stock"),
        (take(""), "refuse-nothing-taken"),
        (take("g1 g1"), "refuse-sum"),
        (take("g4"), "refuse-sum"),
    ],
)
def test_g_54_nothing_else(move: Collect, message: str) -> None:
    assert why(at_three_grains(), 0, move) == ("G-54", message)


def test_g_54_the_hint_takes_as_few_cards_as_can_be() -> None:
    assert seen(at_three_grains(), 0).hint == Laid(cards("g3"))
    assert seen(at_three_grains(pile="g1 g2 b1 a1"), 0).hint == Laid(cards("g1 g2"))
    assert seen(at_three_grains(pile="g5 b1 a1", added=("g2",)), 0).hint == Laid(cards("g5"), cards("g2"))
    assert seen(at_three_grains(pile="g5 b1 a1"), 0).hint is None


@pytest.mark.parametrize(
    ("entry", "left"),
    [
        ("all", {1, 2, 3, 4, 5, 6, 7, 8, 9, 10}),
        ("high", {1, 2, 3, 4, 5}),
        ("even", {1, 3, 5, 7, 9}),
        ("odd", {1, 2, 4, 6, 8, 10}),
    ],
)
def test_g_55_some_numbers_are_sorted_out(entry: Any, left: set[int]) -> None:
    stock = GAME.setup(2, Options(way="entry", entry=entry)).pile
    for kind in range(3):
        assert {value for value in range(1, 11) if stock[10 * kind + value]} == left


@pytest.mark.parametrize(("chosen", "left"), [("1 10", set(range(2, 10))), (" 4,5, 4 ", {1, 2, 3, 6, 7, 8, 9, 10})])
def test_g_55_people_choose_the_numbers(chosen: str, left: set[int]) -> None:
    options = Options(way="entry", entry="chosen", chosen=chosen)
    assert GAME.refuse_options(2, options) is None
    stock = GAME.setup(2, options).pile
    for kind in range(3):
        assert {value for value in range(1, 11) if stock[10 * kind + value]} == left


@pytest.mark.parametrize("word", ["0", "11", "ten", "-1", "²", "1-5"])
def test_g_55_only_numbers_that_there_are(word: str) -> None:
    refused = GAME.refuse_options(2, Options(way="entry", entry="chosen", chosen=f"3 {word}"))
    assert refused is not None
    assert (refused.rule, refused.message) == ("G-55", "refuse-chosen")
    assert dict(refused.values) == {"word": word, "most": 10}


def test_g_55_not_all_of_them() -> None:
    refused = GAME.refuse_options(2, Options(way="entry", entry="chosen", chosen="1 2 3 4 5 6 7 8 9 10"))
    assert refused is not None
    assert (refused.rule, refused.message) == ("G-55", "refuse-chosen-all")


def test_g_55_what_is_not_asked_for_is_not_read() -> None:
    assert GAME.refuse_options(2, Options(way="entry", chosen="all")) is None
    assert GAME.refuse_options(2, Options(way="basic", entry="chosen", chosen="all")) is None


def test_g_55_then_they_are_put_together() -> None:
    state = at_three_grains(entry="odd")
    assert refusal(state, 0, take("g3")).message == "refuse-not-in-stock"
    after(state, take("g1 g2"))


def test_g_55_only_in_the_entry_game() -> None:
    assert GAME.setup(2, Options(way="basic", entry="odd")).pile == GAME.setup(2, Options(way="basic")).pile


@pytest.mark.parametrize("move", [take("b5 b7"), take("a2 a10"), take("g9 g3")])
def test_g_56_at_a_store_the_player_chooses_the_kind(move: Collect) -> None:
    assert sum(seen(after(at_store_of_twelve(), move)).seats[0].amounts) == 12


def test_g_56_one_kind_only() -> None:
    assert why(at_store_of_twelve(), 0, take("b5 a7")) == ("G-56", "refuse-one-kind")


def test_g_57_a_gift_gives_another_turn_and_no_cards() -> None:
    view = seen(at_gift())
    assert (view.phase, view.turn, view.seats[0].added) == ("ready", Turn(0, extra=True), ())


def test_g_57_nothing_else_does() -> None:
    assert GAME.waiting(after(at_three_grains(), take("g3"))).seats == (1,)


def test_g_58_ones_own_dig_card_turns_the_page_and_all_may_collect() -> None:
    state = after(table(seats=3), Dig(), Rolled(5))
    assert (seen(state).page, seen(state).asked) == (5, (0, 1, 2))
    state = after(state, take("a8"))
    assert seen(state).turn.gained == Laid(cards("a8"))
    state = after(state, take("b10 b9 b1"), take("b1"))
    assert [sum(shown.amounts) for shown in seen(state).seats] == [8, 20, 1]


def test_g_58_once_for_each_player() -> None:
    state = after(table(), Dig(), Rolled(5), Decline(), Decline(), Dig(), Rolled(6), Decline(), Decline())
    assert why(state, 0, Dig()) == ("G-58", "refuse-dig-used")
    assert GAME.moves(state, 0) == (Roll(),)


def test_g_59_the_game_ends_when_a_kind_is_gone() -> None:
    state = after(at_three_grains(pile="g3 b1 a1"), take("g3"))
    assert (GAME.waiting(state).over, seen(state).ended) == (True, "stock")


def test_g_59_a_view_says_which_kinds_are_gone() -> None:
    assert seen(after(at_three_grains(pile="g3 b1 a1"), take("g3"))).gone_kinds == ("grains",)
    assert seen(at_three_grains(pile="g3 b1 a1")).gone_kinds == ()


def test_g_59_not_while_one_is_left() -> None:
    assert not GAME.waiting(after(at_three_grains(pile="g3 g1 b1 a1"), take("g3"))).over


def test_g_60_the_scarcest_kind_is_the_number_of_lunches() -> None:
    state = table(added=("b5 a3 a1 g9", "b10 a10"))
    assert totals(state) == [4, 0]
    assert [line.rule for line in GAME.score(state)[0].lines] == ["G-60"]


def test_g_60_most_lunches_win() -> None:
    state = after(at_three_grains(pile="g3 b1 a1", added=("b5 a3", "b9 a9 g2")), take("g3"))
    assert (totals(state), seen(state).winners) == ([3, 2], (0,))


def test_ga_29_change_goes_back_to_the_stock() -> None:
    state = after(at_three_grains(added=("g2",)), take("g5", "g2"))
    assert seen(state).seats[0].added == cards("g5")
    assert (offered(state, "g5"), offered(state, "g2")) == (1, 2)


def test_ga_29_it_comes_from_the_own_pile() -> None:
    assert why(at_three_grains(added=("b2", "g2")), 0, take("g5", "g2")) == ("GA-29", "refuse-not-in-pile")


def test_ga_29_and_is_of_the_same_kind() -> None:
    assert refusal(at_three_grains(added=("b2",)), 0, take("g5", "b2")).message == "refuse-kind"
    assert refusal(at_store_of_twelve(added=("b2",)), 0, take("g9 g5", "b2")).message == "refuse-one-kind"


def test_ga_29_for_one_bigger_card() -> None:
    assert why(at_three_grains(added=("g2",)), 0, take("g1 g4", "g2")) == ("GA-29", "refuse-change-for-one")


def test_ga_30_a_gift_in_the_extra_turn_gives_another() -> None:
    """From the gift in hole 5 of page 4 to the one in hole 3."""
    state = after(table(at=(5, 11), page=4, turn=Turn(0, extra=True)), Roll(), Rolled(3), Walk((6, 2, 3)))
    assert (GAME.waiting(state).seats, seen(state).turn.extra) == ((0,), True)


def test_ga_30_otherwise_it_is_the_next_seats_turn() -> None:
    state = after(table(at=(7, 11), turn=Turn(0, extra=True)), Roll(), Rolled(1), Walk((6,)))
    assert (GAME.waiting(state).seats, seen(state).turn.extra) == ((1,), False)


def test_ga_31_without_the_exact_amount_nothing_is_taken() -> None:
    state = at_three_grains(pile="g1 g1 g5 b3 a3")
    assert GAME.moves(state, 0) == (Decline(),)
    assert GAME.waiting(after(state, Decline())).seats == (1,)


def test_ga_38_setup_and_portals_are_those_of_the_basic_game() -> None:
    start = GAME.setup(2, Options(way="entry", first="2"))
    assert GAME.waiting(start).seats == (1,)
    assert seen(after(start, Place(4), Place(3), Rolled(6))).page == 6
    state = after(table(at=(2, 11)), Roll(), Rolled(1), Walk((3,)), Rolled(5))
    assert (seen(state).page, seen(state).asked) == (5, (0, 1))


def test_ga_38_nobody_draws_a_card() -> None:
    state = after(at_three_grains(), Decline())
    assert (seen(state).draws, seen(state).seats[0].cards) == ((), 0)


def test_ga_38_the_dig_card_before_or_after_the_roll() -> None:
    assert GAME.moves(table(), 0) == (Roll(), Dig())
    assert seen(after(table(), Roll(), Rolled(4), Dig(), Rolled(2))).page == 2


def test_ga_38_spare_dig_cards_are_out() -> None:
    assert [GAME.setup(seats, Options(way="entry")).pile[DIG] for seats in (2, 5)] == [0, 0]


def test_ga_38_the_active_seat_collects_first_then_clockwise() -> None:
    assert seen(after(table(seats=3, turn=2), Dig(), Rolled(5))).asked == (2, 0, 1)


def test_ga_38_what_the_first_one_takes_is_gone_for_the_next() -> None:
    """Seat 0 on eight acorns of page 5, seat 1 on four."""
    state = after(table(at=(0, 4), pile="a4 a4 b1 g1"), Dig(), Rolled(5), take("a4 a4"))
    assert GAME.moves(state, 1) == (Decline(),)


def test_ga_38_a_kind_is_gone_only_after_the_change() -> None:
    state = after(at_three_grains(pile="g5 b1 a1", added=("g2",)), take("g5", "g2"))
    assert not GAME.waiting(state).over


def test_ga_38_and_only_at_the_end_of_the_turn() -> None:
    """Seat 0 takes the last grain of page 6; seat 1 still collects three berries."""
    state = after(table(at=(5, 11), pile="g2 b3 b1 a1"), Dig(), Rolled(6), take("g2"))
    assert GAME.waiting(state).seats == (1,)
    assert GAME.waiting(after(state, take("b3"))).over


def test_ga_38_at_the_end_an_extra_turn_lapses() -> None:
    state = at_gift(at=(11, 4), turn=1, end="round", pile="b1 a1", state={"ended": "stock"})
    assert GAME.waiting(state).over


def test_ga_38_the_extra_turn_is_optional() -> None:
    state = at_gift()
    assert GAME.moves(state, 0) == (Roll(), Dig(), Decline())
    assert GAME.waiting(after(state, Decline())).seats == (1,)


def test_ga_38_it_is_for_whoever_moved_there() -> None:
    """Hole 3 is a gift on page 4, hole 5 one on pages 4 and 5."""
    state = after(table(at=(3, 5)), Dig(), Rolled(4))
    assert (GAME.waiting(state).seats, seen(state).turn.extra) == ((1,), False)
    state = after(table(at=(2, 5)), Roll(), Rolled(1), Walk((3,)), Rolled(4))
    assert (GAME.waiting(state).seats, seen(state).turn.extra) == ((1,), False)


def test_ga_38_a_usual_turn_is_not_optional() -> None:
    assert refusal(table(), 0, Decline()).rule == "G-08"
