"""The aim, the points and the end: G-01, G-02, G-38, G-39, and GA-18 to GA-22."""

from typing import Any

import pytest

from burrow.games.gophers import GAME
from burrow.games.gophers.moves import Collect, Decline, Dig, Place, Roll, Rolled, Walk
from burrow.games.gophers.state import State
from burrow.games.gophers.state.reading import cards_left
from burrow.games.gophers.tests.table import BARREN, after, arranged, cards, seen, totals, why

SIX = "a4 a4 a5 a5 a6 a6"


def collecting(hand: str = "g3 a1 a2 a3", **arrangement: Any) -> State:
    """Seat 0 has walked to the three grains in hole 2 of page 1, and collects them with one card."""
    hands = {"hands": (hand, SIX)}
    table = arranged(at=(1, 11), **{"pile": "", **hands, **arrangement})
    return after(table, Roll(), Rolled(1), Walk((2,)), Collect(cards("g3")))


def strolled(**arrangement: Any) -> State:
    """Seat 1, the last of the round, has walked to the plain hole 6 of page 1."""
    table = arranged(at=(11, 7), turn=1, **arrangement)
    return after(table, Roll(), Rolled(1), Walk((6,)))


def idle(quiet: int, **arrangement: Any) -> State:
    """The end of a round with an empty pile, after `quiet` quiet rounds."""
    hands = (SIX, "b1 b1 b2 b2 b3 b3")
    return strolled(**{"hands": hands, "pile": "", "state": {"quiet": quiet}, **arrangement})


def test_g_01_who_has_most_wins() -> None:
    state = collecting(added=("b5", "b9"))
    assert totals(state) == [8, 9]
    assert seen(state).winners == (1,)


def test_g_02_an_empty_pile_and_a_hand_of_three_end_the_game() -> None:
    state = collecting()
    assert GAME.waiting(state).over
    assert seen(state).ended == "hand"


def test_g_02_not_with_a_hand_of_four() -> None:
    assert not GAME.waiting(collecting("g3 a1 a2 a3 b1")).over


def test_g_02_nor_with_cards_in_the_pile() -> None:
    assert not GAME.waiting(collecting(pile="d")).over
    assert not GAME.waiting(collecting(under=(("d", 0),))).over


def test_g_02_anyones_hand_counts() -> None:
    assert GAME.waiting(collecting("g3 a1 a2 a3 b1 b2", hands=("g3 a1 a2 a3 b1 b2", "b3"))).over


def test_g_02_a_view_says_who_has_few_cards_and_how_many_laid_cards_would_end_it() -> None:
    view = seen(arranged(hands=("g3 a1 a2 a3 b1", "b1 b2 b3"), pile=""), 0)
    assert (view.small_hands, view.ends_with) == ((1,), 2)
    assert seen(arranged(hands=("b1 b2", SIX), pile=""), 0).ends_with == 0
    assert seen(arranged(hands=("g3 a1 a2 a3 b1", SIX), pile="d"), 0).ends_with is None
    assert seen(arranged(pile="")).ends_with is None, "a spectator has no hand"


def test_g_38_added_less_subtracted() -> None:
    state = arranged(added=("b10 a9", "g4"), subtracted=("b5 g1", ""))
    assert totals(state) == [10 + 9 - 5 - 1, 4]
    assert [line.points for line in GAME.score(state)[0].lines] == [19, -6]
    assert {line.rule for line in GAME.score(state)[0].lines} == {"G-38"}


def test_g_38_at_the_end_a_view_counts_card_by_card() -> None:
    state = collecting(added=("b5 a9", "b9"), subtracted=("b2", ""))
    assert seen(state).counts == ((5, 14, 17, 15), (9,))
    assert seen(arranged(added=("b5", ""))).counts == ()


def test_g_39_the_highest_total_has_the_first_place() -> None:
    state = arranged(3, added=("b5", "b9 a1", "g4"), subtracted=("", "b3", ""))
    assert [score.rank for score in GAME.score(state)] == [2, 1, 3]


def test_ga_18_used_dig_cards_are_not_drawn_again() -> None:
    state = after(arranged(hands=("d b1 b2 b3 b4 b5", SIX), pile=""), Dig(), Rolled(1))
    assert (cards_left(state), seen(state).used) == (0, 1)


def test_ga_19_the_game_stops_at_once() -> None:
    state = collecting()
    for move in (Roll(), Decline(), Place(0)):
        assert why(state, 1, move) == ("GA-19", "refuse-over")


def test_ga_19_dig_cards_are_cards_of_the_hand() -> None:
    assert not GAME.waiting(collecting("g3 d d d d")).over


def test_ga_19_after_the_refill() -> None:
    """Three cards are left in hand, and one in the pile."""
    state = collecting(pile="b1", refill="turn")
    assert seen(state).draws == ((0, 1),)
    assert not GAME.waiting(after(state, "b1")).over


def test_ga_19_or_the_round_is_finished() -> None:
    state = collecting(end="round")
    assert GAME.waiting(state).seats == (1,)
    assert seen(state).ended == "hand"
    assert GAME.waiting(after(state, Roll(), Rolled(1), Walk((7,)), Decline())).over


def test_ga_19_a_view_says_when_the_round_is_the_last_one() -> None:
    assert seen(collecting(end="round")).is_last_round
    assert not seen(collecting("g3 a1 a2 a3 b1", end="round")).is_last_round
    assert not seen(collecting(end="once")).is_last_round, "the game is over at once"


def test_ga_19_the_last_seat_of_the_round_ends_it_at_once() -> None:
    assert GAME.waiting(strolled(hands=(SIX, "b1 b2 b3"), pile="", end="round")).over


def test_ga_20_nobody_can_make_anything() -> None:
    hands = ("b1 b1 b2 b2", "a1 a1 a2 a2")
    state = after(arranged(own=BARREN, hands=hands, pile=""), Roll(), Rolled(1), Walk((1,)))
    assert (GAME.waiting(state).over, seen(state).ended) == (True, "stuck")


@pytest.mark.parametrize("hand", ["b10 a9 g1 d", "b10 a10 g1 g1"])
def test_ga_20_it_goes_on_as_long_as_one_hand_can_make_something(hand: str) -> None:
    state = after(arranged(own=BARREN, hands=("b1 b1 b2 b2", hand), pile=""), Roll(), Rolled(1), Walk((1,)))
    assert GAME.waiting(state).seats == (1,)


def test_ga_20_only_adding_counts_where_only_adding_is_played() -> None:
    """20 = 7 + 7 + 6, but 6 + 5 + 4 + 3 falls short."""
    for hand, over in (("b7 a7 g6 d", False), ("b6 a5 g4 g3", True)):
        table = arranged(own=BARREN, hands=("b1 b1 b2 b2", hand), pile="", way="simplified")
        assert GAME.waiting(after(table, Roll(), Rolled(1), Walk((1,)))).over == over


@pytest.mark.parametrize(("pile", "under"), [("d d", ()), ("", (("d", 0), ("d", 1)))])
def test_ga_20_not_while_there_are_cards_to_draw(pile: str, under: tuple[tuple[str, int], ...]) -> None:
    """In the pile or under it."""
    table = arranged(own=BARREN, hands=("b1 b1 b2 b2", "a1 a1 a2 a2"), pile=pile, under=under)
    assert not GAME.waiting(after(table, Roll(), Rolled(1), Walk((1,)), "d")).over


def test_ga_20_six_quiet_rounds() -> None:
    assert (GAME.waiting(idle(5)).over, seen(idle(5)).ended) == (True, "quiet")
    assert (GAME.waiting(idle(4)).over, seen(idle(4)).quiet) == (False, 5)


def test_ga_20_a_round_in_which_somebody_laid_cards_is_not_quiet() -> None:
    state = idle(5, state={"quiet": 5, "laid": True})
    assert (GAME.waiting(state).over, seen(state).quiet) == (False, 0)


@pytest.mark.parametrize("way", ["basic", "entry"])
def test_ga_20_collecting_is_what_makes_it_loud(way: str) -> None:
    """Seat 1, the last of the round, collects two berries in hole 7 of page 1."""
    hands, pile = ((SIX, "b2 b1 b1 b3 b3"), "") if way == "basic" else ((), None)
    table = arranged(at=(8, 11), turn=1, hands=hands, pile=pile, way=way, state={"quiet": 5})
    state = after(table, Roll(), Rolled(1), Walk((7,)), Collect(cards("b2")))
    assert (GAME.waiting(state).over, seen(state).quiet) == (False, 0)


def test_ga_20_it_counts_for_the_whole_round_and_no_longer() -> None:
    """Seat 0 collects, seat 1 does not."""
    table = arranged(at=(3, 8), hands=("b2 b1 b1 b3 b3", SIX), pile="", state={"quiet": 5})
    state = after(table, Roll(), Rolled(1), Walk((7,)), Collect(cards("b2")))
    assert (seen(state).laid, seen(state).quiet) == (True, 5)
    state = after(state, Roll(), Rolled(1), Walk((4,)), Decline())
    assert (GAME.waiting(state).over, seen(state).laid, seen(state).quiet) == (False, False, 0)


def test_ga_20_nor_one_with_cards_to_draw() -> None:
    state = after(idle(5, pile="d d"), "d")
    assert (GAME.waiting(state).over, seen(state).quiet) == (False, 0)


def test_ga_20_the_entry_game_ends_after_six_rounds_without_a_taken_card() -> None:
    assert seen(strolled(way="entry", state={"quiet": 5})).ended == "quiet"
    assert not GAME.waiting(strolled(way="entry", state={"quiet": 5, "laid": True})).over


def test_ga_21_cards_in_hand_score_nothing() -> None:
    assert totals(arranged(hands=("b10 a10 g10", "b1"), added=("b2", "b3"))) == [2, 3]


def test_ga_22_a_tie_is_a_shared_win() -> None:
    state = collecting(added=("b5", "b8"))
    assert seen(state).winners == (0, 1)
    assert [score.rank for score in GAME.score(state)] == [1, 1]


def test_ga_22_before_the_end_nobody_has_won() -> None:
    assert seen(arranged(added=("b5", "b5"))).winners == ()
