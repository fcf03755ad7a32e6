"""Through the tunnels: G-10 to G-14, GA-06, GA-07, GA-09 and GA-36."""

from burrow.games.gophers import GAME
from burrow.games.gophers.moves import Walk
from burrow.games.gophers.state import State
from burrow.games.gophers.tests.table import after, arranged, refusal, seen

GRID = 4
"""A page on which every hole is joined to its neighbours."""


def ways(state: State) -> list[tuple[int, ...]]:
    """In the order of their holes."""
    return sorted(move.way for move in GAME.moves(state, 0) or () if isinstance(move, Walk))


def rule(state: State, *way: int) -> str:
    return refusal(state, 0, Walk(way)).rule


def test_g_10_any_direction() -> None:
    assert ways(arranged(at=(4, 11), pips=1)) == [(0,), (5,), (8,)]


def test_g_10_to_holes_of_the_book() -> None:
    assert rule(arranged(at=(4, 11), pips=1), 12) == "G-10"
    assert rule(arranged(at=(4, 11), pips=1), -1) == "G-10"


def test_g_11_not_through_the_earth() -> None:
    refused = refusal(arranged(at=(5, 11), pips=1), 0, Walk((6,)))
    assert (refused.rule, refused.values) == ("G-11", (("here", 6), ("there", 7)))


def test_g_11_where_another_page_has_a_tunnel_there_is_a_way() -> None:
    assert (6,) in ways(arranged(at=(5, 11), page=GRID, pips=1))


def test_g_11_each_step_needs_its_tunnel() -> None:
    assert rule(arranged(at=(0, 11), pips=2), 1, 5) == "G-11"


def test_g_12_a_figure_in_the_way_is_jumped() -> None:
    state = after(arranged(at=(0, 1), pips=1), Walk((1, 2)))
    assert (seen(state).seats[0].figure, seen(state).turn.jumped) == (2, (1,))


def test_g_12_one_may_go_another_way() -> None:
    assert ways(arranged(at=(0, 1), pips=1)) == [(1, 2), (4,)]


def test_g_13_several_side_by_side_are_jumped_at_once() -> None:
    state = after(arranged(3, at=(4, 0, 1), pips=1), Walk((0, 1, 2)))
    assert (seen(state).seats[0].figure, seen(state).turn.jumped) == (2, (1, 2))


def test_g_13_with_a_free_hole_between_there_are_two_jumps() -> None:
    state = arranged(3, at=(0, 1, 3), pips=1)
    assert ways(state) == [(1, 2), (4,)]
    assert rule(state, 1, 2, 3, 7) == "GA-08"


def test_g_14_a_jump_is_one_step() -> None:
    assert (1, 2, 3, 7) in ways(arranged(at=(0, 1), pips=3))


def test_g_14_jumped_holes_do_not_count() -> None:
    assert rule(arranged(at=(0, 1), pips=3), 1, 2, 3) == "GA-08"


def test_ga_06_a_move_does_not_end_on_an_occupied_hole() -> None:
    refused = refusal(arranged(at=(0, 1), pips=1), 0, Walk((1,)))
    assert (refused.rule, refused.values) == ("GA-06", (("hole", 2), ("seat", 1)))


def test_ga_06_but_on_the_free_one_behind_it() -> None:
    assert (1, 2) in ways(arranged(at=(0, 1), pips=1))


def test_ga_07_no_turning_back() -> None:
    refused = refusal(arranged(at=(0, 11), pips=2), 0, Walk((1, 0)))
    assert (refused.rule, refused.values) == ("GA-07", (("hole", 1), ("there", 3)))


def test_ga_07_no_hole_twice_even_around_a_loop() -> None:
    """Around the square 0 1 5 4: the way may not return to the start, because it can continue to 8 and to 6."""
    state = arranged(at=(0, 11), page=GRID, pips=4)
    assert rule(state, 1, 5, 4, 0) == "GA-07"
    assert (1, 5, 4, 8) in ways(state)


def test_ga_07_in_a_dead_end_one_turns_back() -> None:
    assert ways(arranged(at=(4, 11), pips=2)) == [(0, 1), (5, 4), (8, 9)]


def test_ga_07_after_turning_back_a_new_way_comes_first() -> None:
    """From the dead end 5 back to 4, then to 0 or 8, not into the dead end again."""
    state = arranged(at=(4, 11), pips=3)
    assert (5, 4, 0) in ways(state)
    assert rule(state, 5, 4, 5) == "GA-07"


def test_ga_07_a_jump_to_something_new_is_a_way_on() -> None:
    """In the dead end 5 with a figure at 4: no step leads to a new hole, but a jump over the figure does."""
    state = arranged(at=(0, 4), pips=2)
    assert ways(state) == [(1, 2), (4, 5, 4, 8), (4, 8, 4, 5), (4, 8, 9)]
    assert rule(state, 4, 5, 4, 0) == "GA-07"


def test_ga_07_a_jumped_hole_does_not_count_as_visited() -> None:
    assert (5, 6, 2, 1, 5, 9) in ways(arranged(at=(4, 5), page=GRID, pips=4))


def test_ga_07_unless_turning_is_free() -> None:
    assert ways(arranged(at=(0, 11), pips=2, turning="free")) == [(1, 0), (1, 2), (4, 0), (4, 5), (4, 8)]


def test_ga_09_passing_a_portal_has_no_effect() -> None:
    state = after(arranged(at=(2, 8), pips=2), Walk((3, 7)))
    assert (seen(state).phase, seen(state).page) == ("collect", 1)


def test_ga_09_ending_there_has() -> None:
    assert seen(after(arranged(at=(2, 8), pips=1), Walk((3,)))).phase == "page"


def test_ga_36_at_a_branch_the_player_chooses_where_a_jump_ends() -> None:
    assert ways(arranged(at=(4, 5), page=GRID, pips=1)) == [(0,), (5, 1), (5, 6), (5, 9), (8,)]


def test_ga_36_a_jump_may_go_round_a_corner_over_several() -> None:
    assert (4, 0, 1) in ways(arranged(3, at=(5, 4, 0), pips=1))


def test_ga_36_without_a_free_hole_behind_it_is_blocked() -> None:
    """5 is a dead end."""
    assert ways(arranged(at=(4, 5), pips=1)) == [(0,), (8,)]
    assert rule(arranged(at=(4, 5), pips=1), 5) == "GA-06"


def test_ga_36_a_jump_does_not_end_where_it_began() -> None:
    for turning in ("last", "free"):
        refused = refusal(arranged(at=(0, 1), pips=1, turning=turning), 0, Walk((1, 0)))
        assert (refused.rule, refused.message, refused.values) == ("GA-36", "refuse-jump-back", (("hole", 1),))


def test_ga_36_nor_does_it_pass_a_hole_twice() -> None:
    state = arranged(3, at=(0, 1, 5), page=GRID, pips=1)
    refused = refusal(state, 0, Walk((1, 5, 1, 2)))
    assert (refused.rule, refused.message, refused.values) == ("GA-36", "refuse-jump-twice", (("hole", 2),))


def test_ga_36_a_figure_jumped_twice_counts_once() -> None:
    state = after(arranged(at=(4, 5), page=GRID, pips=4), Walk((5, 6, 2, 1, 5, 9)))
    assert seen(state).turn.jumped == (1,)


def test_ga_36_there_is_a_first_step_even_if_four_stand_around() -> None:
    assert ways(arranged(5, at=(5, 4, 0, 8, 9), pips=1)) == [(4, 0, 1), (4, 8, 9, 10)]


CROWD = arranged(5, at=(0, 5, 6, 9, 10), page=GRID, pips=4)
"""Four figures in a square can be jumped in thousands of ways."""


def test_ga_36_where_there_are_too_many_ways_one_is_shown_for_each_outcome() -> None:
    """An outcome is the hole where the move ends and the figures that were jumped: ways that share both have the same
    effect."""
    assert GAME.moves(CROWD, 0) is None
    shown = seen(CROWD).ways
    ends = [(way[-1], {5, 6, 9, 10} & set(way)) for way in shown]
    assert [end for end in ends if ends.count(end) > 1] == []
    assert {way[-1] for way in shown} == {1, 2, 3, 4, 7, 8, 11}


def test_ga_36_each_of_them_and_any_other_is_legal() -> None:
    for way in (*seen(CROWD).ways, (1, 2, 3, 7), (1, 5, 6, 10, 9, 8, 4, 5, 6, 2)):
        assert seen(after(CROWD, Walk(way))).seats[0].figure == way[-1]
    assert rule(CROWD, 1, 2, 3) == "GA-08"


def test_ga_36_where_all_ways_are_listed_none_is_shown_apart() -> None:
    assert seen(arranged(at=(0, 5), page=GRID, pips=4)).ways == ()
