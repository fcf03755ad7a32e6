"""A turn and a round: G-07 to G-09, GA-01, GA-02 and GA-08."""

from typing import Any

import pytest

from burrow.games.gophers import GAME
from burrow.games.gophers.moves import Collect, Decline, Dig, Drew, Place, Roll, Rolled, TimeUp, Walk, What
from burrow.games.gophers.state import State
from burrow.games.gophers.tests.table import after, arranged, cards, refusal, seen, why

FOUR = ("b1 b1 b2 b2", "a1 a1 a2 a2", "g1 g1 g2 g2")


def strolled(seats: int = 3, *, turn: int = 0, **options: Any) -> State:
    """The seat has walked from hole 7 to the plain hole 6 of page 1."""
    at = tuple(7 if seat == turn else (0, 11, 8)[seat] for seat in range(seats))
    return after(arranged(seats, at=at, turn=turn, **options), Roll(), Rolled(1), Walk((6,)))


def test_g_07_play_goes_clockwise() -> None:
    assert GAME.waiting(after(strolled(turn=0), "g10")).seats == (1,)
    assert GAME.waiting(after(strolled(turn=2), "g10")).seats == (0,)


def test_g_07_not_out_of_turn() -> None:
    refused = refusal(arranged(3), 2, Roll())
    assert (refused.rule, refused.message, refused.values) == ("G-07", "refuse-turn", (("seat", 0),))


def test_g_07_a_stranger_does_not_play() -> None:
    assert refusal(arranged(3), 3, Roll()).message == "refuse-not-seated"


def test_g_08_roll_walk_and_collect() -> None:
    state = after(arranged(hands=("g3 b1",)), Roll(), Rolled(2), Walk((1, 2)), Collect(cards("g3")))
    assert (seen(state).seats[0].figure, seen(state).seats[0].added) == (2, cards("g3"))


@pytest.mark.parametrize(
    ("pips", "move", "message"),
    [
        (0, Walk((1,)), "refuse-roll-first"),
        (0, Decline(), "refuse-must-move"),
        (2, Roll(), "refuse-rolled"),
        (2, Rolled(2), "refuse-nature"),
        (2, Drew(3), "refuse-nature"),
        (2, TimeUp(), "refuse-nature"),
    ],
)
def test_g_08_in_this_order(pips: int, move: What, message: str) -> None:
    assert why(arranged(pips=pips), 0, move) == ("G-08", message)


def test_g_08_nobody_acts_while_the_die_rolls() -> None:
    for move in (Roll(), Walk((1,)), Dig(), Place(2)):
        assert refusal(after(arranged(), Roll()), 0, move).rule == "G-08"


def test_g_09_after_the_round_all_draw_up_to_six() -> None:
    state = after(strolled(turn=2, hands=FOUR[:2]), "d", "b10", "b9", "a10", "a9")
    assert [shown.cards for shown in seen(state).seats] == [6, 6, 7]
    assert seen(state).round == 2


def test_g_09_not_after_a_single_turn() -> None:
    state = after(strolled(turn=0, hands=FOUR), "d")
    assert [shown.cards for shown in seen(state).seats] == [5, 4, 4]
    assert (GAME.waiting(state).seats, seen(state).round) == ((1,), 1)


def test_ga_01_the_round_refill_begins_with_the_starting_seat() -> None:
    state = strolled(turn=0, hands=FOUR, first="2")
    assert seen(state).draws == ((0, 1), (1, 2), (2, 2), (0, 1))


def test_ga_01_the_turn_refill_begins_with_the_active_seat() -> None:
    state = strolled(turn=1, hands=FOUR, refill="turn")
    assert seen(state).draws == ((1, 1), (1, 1), (2, 2), (0, 2))


def test_ga_01_each_hand_is_filled_up_before_the_next() -> None:
    state = after(strolled(turn=1, hands=FOUR, refill="turn"), "d", "d", "d")
    assert [shown.cards for shown in seen(state).seats] == [4, 6, 5]


def test_ga_01_a_short_pile_just_runs_out() -> None:
    state = strolled(turn=1, hands=FOUR, refill="turn", pile="d d b9")
    assert seen(state).draws == ((1, 1), (1, 1), (2, 1))
    assert [shown.cards for shown in seen(after(state, "b9", "d", "d")).seats] == [4, 6, 5]


def test_ga_02_an_unsuccessful_turn_may_lead_beyond_six() -> None:
    assert len(seen(after(strolled(hands=("b1 b1 b2 b2 b3 b3",)), "g10"), 0).hand) == 7
    assert len(seen(after(strolled(hands=("b1 b1 b2 b2 b3 b3 b4 b4",)), "g10"), 0).hand) == 9


def test_ga_02_refilling_never_goes_beyond_six() -> None:
    state = strolled(turn=2, hands=("b1 b1 b2 b2 b3 b3 b4 b4", "a1 a1 a2 a2 a3 a3", "g1 g1 g2 g2 g3 g3"))
    assert seen(state).draws == ((2, 1),)


def test_ga_08_exactly_the_steps_of_the_roll() -> None:
    assert seen(after(arranged(pips=3), Walk((4, 8, 9)))).seats[0].figure == 9


@pytest.mark.parametrize(
    ("move", "message"),
    [
        (Walk((4, 8)), "refuse-too-short"),
        (Walk(()), "refuse-too-short"),
        (Walk((4, 8, 9, 10)), "refuse-too-far"),
        (Decline(), "refuse-must-walk"),
    ],
)
def test_ga_08_not_fewer_nor_more(move: What, message: str) -> None:
    assert why(arranged(pips=3), 0, move) == ("GA-08", message)


def test_ga_08_the_steps_that_are_missing_are_counted() -> None:
    assert refusal(arranged(pips=3), 0, Walk((4,))).values == (("left", 2),)
