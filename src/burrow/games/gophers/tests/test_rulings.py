"""Rulings at their limits, where one more turn, round or roll would change the result."""

import pytest

from burrow.games.gophers import GAME
from burrow.games.gophers.bots.choices import choices
from burrow.games.gophers.moves import Collect, Decline, Dig, Keep, Roll, Rolled, Walk
from burrow.games.gophers.options import Options
from burrow.games.gophers.search.walks import LISTED, bits_of, walks
from burrow.games.gophers.state import Turn
from burrow.games.gophers.state.reading import maze_of
from burrow.games.gophers.tests.table import BARREN, after, arranged, cards, event_of, refusal, seen, step

SIX = "a4 a4 a5 a5 a6 a6"


def test_ga_03_the_first_decision_of_all_has_its_clock_too() -> None:
    assert GAME.waiting(GAME.setup(2, Options(way="entry", first="1", clock=20))).deadline == 20_000


def test_ga_34_back_on_its_page_a_hole_has_no_second_gift() -> None:
    """Hole 5: a gift on page 1, a portal on page 3."""
    state = after(arranged(at=(4, 11), pips=1), Walk((5,)), "d", "a7", "g2", Keep(0), Rolled(3), Rolled(1))
    assert (seen(state).page, seen(state).turn.changed) == (1, True)
    assert seen(state).asked == (1,)


def test_ga_34_a_gift_on_another_page_is_drawn() -> None:
    state = after(arranged(at=(4, 11), pips=1), Walk((5,)), "d", "a7", "g2", Keep(0), Rolled(4))
    assert (seen(state).phase, seen(state).asked[0]) == ("unwrap", 0)


def test_ga_20_a_round_that_began_with_cards_to_draw_is_not_quiet() -> None:
    """The last card goes to seat 0, which finds nothing in hole 6 of page 1; seat 1 finds nothing either."""
    state = arranged(at=(7, 11), hands=(SIX, "b1 b1 b2 b2 b3 b3"), pile="d")
    state = after(state, Roll(), Rolled(1), Walk((6,)), "d", Roll(), Rolled(1), Walk((10,)), Decline())
    assert (seen(state).round, seen(state).pile, seen(state).quiet) == (2, 0, 0)
    state = after(state, Roll(), Rolled(1), Walk((7,)), Decline(), Roll(), Rolled(1), Walk((9,)), Decline())
    assert (seen(state).round, seen(state).quiet) == (3, 1)


def test_ga_38_once_the_end_has_come_gifts_bring_no_extra_turn() -> None:
    """The round is finished, and the game ends with it."""
    stock = " ".join(f"{kind}{value}" for kind in "ag" for value in range(1, 8))
    table = arranged(way="entry", end="round", at=(11, 4), pile=stock, turn=1, state={"first": 1, "ended": "stock"})
    state = after(table, Roll(), Rolled(1), Walk((5,)))
    assert (seen(state).phase, seen(state).turn) == ("ready", Turn(0))


@pytest.mark.parametrize("other", ["b9 b8 a3 d", "b4 b5 a3 d"])
def test_ga_20_what_tells_of_other_hands_cannot_be_taken_back(other: str) -> None:
    """The rest of the seat's own hand makes nothing, so the seat would see whether another hand does."""
    table = arranged(own=BARREN, at=(9, 0), hands=("b10 a10 g1 g1 g2 g2", other), pile="", pips=1)
    walked = step(table, Walk((8,)))
    laid = Collect(cards("b10 a10"))
    assert not GAME.may_undo(step(walked, laid), event_of(walked, laid))


def test_ga_20_with_cards_in_the_pile_nothing_is_told_and_it_can() -> None:
    table = arranged(own=BARREN, at=(9, 0), hands=("b10 a10 g1 g1 g2 g2", SIX), pips=1)
    walked = step(table, Walk((8,)))
    laid = Collect(cards("b10 a10"))
    assert GAME.may_undo(step(walked, laid), event_of(walked, laid))


def test_ga_36_where_there_are_too_many_ways_each_outcome_is_offered() -> None:
    """Five figures side by side on page 5, which is a grid."""
    table = arranged(5, at=(0, 1, 4, 5, 6), page=5, pips=6, turning="free")
    assert walks(maze_of(table).near, 0, bits_of((1, 4, 5, 6)), 6, free=True) is None
    assert GAME.moves(table, 0) is None
    offered = choices(GAME.view(table, 0), None)
    assert 0 < len(offered) < LISTED
    assert all(GAME.refuse(table, 0, move, 0) is None for move in offered)
    assert GAME.view(table, 0).ways == GAME.view(table, None).ways


def test_ga_36_what_is_offered_is_all_that_is_listed_elsewhere() -> None:
    table = arranged(pips=3)
    assert seen(table).ways == ()
    assert choices(seen(table, 0), GAME.moves(table, 0)) == GAME.moves(table, 0)
    assert refusal(table, 0, Walk((1, 2))).rule == "GA-08"


@pytest.mark.parametrize(("hand", "may"), [("d b1 b2", True), ("b1 b2 b3", False)])
def test_g_17_the_view_says_whether_its_own_seat_may_dig(hand: str, may: bool) -> None:
    """Also where the ways are too many to list; others are not told, since that would tell of the hand."""
    for table in (
        arranged(5, at=(0, 1, 4, 5, 6), page=5, pips=6, turning="free", hands=(hand,)),
        arranged(hands=(hand,)),
        arranged(hands=(hand,), pips=2),
    ):
        view = seen(table, 0)
        assert view.may_dig == may == (GAME.refuse(table, 0, Dig(), 0) is None)
        assert (Dig() in choices(view, GAME.moves(table, 0))) == may
        assert not any(seen(table, other).may_dig for other in (*range(1, table.seats), None))


@pytest.mark.parametrize("may", [True, False])
def test_g_58_the_view_says_whether_the_dig_card_of_the_entry_game_is_left(may: bool) -> None:
    table = arranged(way="entry", state={"digs": (may, True)})
    assert seen(table, 0).may_dig == may == (GAME.refuse(table, 0, Dig(), 0) is None)
    assert not seen(table, 1).may_dig, "it is not their turn"


def test_g_17_a_seat_that_collects_may_not_dig() -> None:
    table = arranged(hands=("d b1 b2", SIX), at=(9, 0), phase="collect", state={"asked": (0,)})
    assert not seen(table, 0).may_dig
