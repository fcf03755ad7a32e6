"""Ways through the tunnels, checked against a step-by-step search written straight from the rules."""

from collections.abc import Iterator

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from burrow.games.gophers.options import Options
from burrow.games.gophers.reader.books import book_of
from burrow.games.gophers.reader.ground import ground_of
from burrow.games.gophers.search.walks import Near, Way, bits_of, reachable, shortlist, walks

ENOUGH = 5000
"""Most ways that are compared one by one."""
PAGES: tuple[Near, ...] = tuple(page.near for page in ground_of(book_of(Options())).pages)


# Straight from the rules: slow, and shares nothing with the tested code


def jumps(near: Near, jumped: Way, hole: int, begun: int, figures: frozenset[int]) -> Iterator[Way]:
    """Over one or more occupied holes to the first free one (GA-36)."""
    for other in near[hole]:
        if other in jumped or other == begun:
            continue
        if other in figures:
            yield from jumps(near, (*jumped, other), other, begun, figures)
        else:
            yield (*jumped, other)


def steps(near: Near, hole: int, figures: frozenset[int]) -> set[Way]:
    """To a free neighbour, or by a jump over occupied ones."""
    plain = {(other,) for other in near[hole] if other not in figures}
    over = {way for other in near[hole] if other in figures for way in jumps(near, (other,), other, hole, figures)}
    return plain | over


def brute_force(near: Near, start: int, figures: frozenset[int], pips: int, free: bool) -> set[Way]:
    begun: list[tuple[Way, tuple[int, ...]]] = [((), (start,))]
    for _ in range(pips):
        longer = []
        for way, stops in begun:
            every = steps(near, stops[-1], figures)
            new = {step for step in every if step[-1] not in stops}
            allowed = every if free or not new else new
            longer += [(way + step, (*stops, step[-1])) for step in allowed]
        begun = longer
    return {way for way, _ in begun}


@st.composite
def pages(draw: st.DrawFn) -> Near:
    """A connected page: each hole is joined to an earlier one, plus some extra tunnels."""
    holes = draw(st.integers(6, 14))
    joined = {(draw(st.integers(0, hole - 1)), hole) for hole in range(1, holes)}
    some = st.tuples(st.integers(0, holes - 1), st.integers(0, holes - 1))
    joined |= {(min(pair), max(pair)) for pair in draw(st.lists(some, max_size=10)) if pair[0] != pair[1]}
    both = joined | {(far, near) for near, far in joined}
    return tuple(tuple(sorted(far for near, far in both if near == hole)) for hole in range(holes))


@st.composite
def moves(draw: st.DrawFn) -> tuple[Near, int, frozenset[int], int, bool]:
    """With up to four other figures (G-05)."""
    near = draw(st.sampled_from(PAGES) | pages())
    holes = draw(st.lists(st.integers(0, len(near) - 1), min_size=1, max_size=5, unique=True))
    return near, holes[0], frozenset(holes[1:]), draw(st.integers(1, 6)), draw(st.booleans())


@settings(max_examples=300, deadline=None)
@given(moves())
def test_g_10_all_ways_and_no_others(move: tuple[Near, int, frozenset[int], int, bool]) -> None:
    near, start, figures, pips, free = move
    found = walks(near, start, bits_of(figures), pips, free=free, limit=ENOUGH)
    assume(found is not None)
    expected = brute_force(near, start, figures, pips, free)
    assert len(found or ()) == len(expected)
    assert set(found or ()) == expected
    ends = sorted({way[-1] for way in expected})
    assert list(reachable(near, start, bits_of(figures), pips, free=free)) == ends


def repeats(start: int, way: Way) -> int:
    """Holes passed again, by step or by jump."""
    seen, again = [start], 0
    for hole in way:
        again += hole in seen
        seen.append(hole)
    return again


@settings(max_examples=300, deadline=None)
@given(moves())
def test_the_simplest_way_comes_first(move: tuple[Near, int, frozenset[int], int, bool]) -> None:
    """Fewest holes passed again, then fewest jumped, then the lowest holes. The short list has the simplest way of each
    outcome; if a move may turn back anywhere, at least when that way passes no hole twice."""
    near, start, figures, pips, free = move
    found = walks(near, start, bits_of(figures), pips, free=free, limit=ENOUGH)
    assume(found is not None)
    order = [(repeats(start, way), len(way) - pips, way) for way in found or ()]
    assert order == sorted(order)
    simplest: dict[tuple[int, frozenset[int]], Way] = {}
    for way in found or ():
        simplest.setdefault((way[-1], figures.intersection(way)), way)
    listed = shortlist(near, start, bits_of(figures), pips, free=free)
    assert {(way[-1], figures.intersection(way)) for way in listed} == set(simplest)
    assert set(listed) <= set(found or ())
    for way in listed:
        best = simplest[way[-1], figures.intersection(way)]
        assert way == best or (free and repeats(start, best))


def test_a_way_around_comes_before_one_to_and_fro() -> None:
    """A ring of six with figures on 1 and 2: the other way round jumps nobody."""
    ring: Near = ((1, 5), (0, 2), (1, 3), (2, 4), (3, 5), (0, 4))
    assert walks(ring, 0, bits_of((1, 2)), 3, free=False) == ((5, 4, 3), (1, 2, 3, 4, 5))
    assert shortlist(ring, 0, bits_of((1, 2)), 2, free=True)[0] == (5, 4)


@settings(max_examples=200, deadline=None)
@given(moves())
def test_ga_36_a_first_step_always_exists_and_a_move_can_go_on(
    move: tuple[Near, int, frozenset[int], int, bool],
) -> None:
    near, start, figures, pips, free = move
    assert shortlist(near, start, bits_of(figures), pips, free=free)


# By hand, on pages small enough to draw
#
#   0 - 1 - 2 - 3        0 - 1 - 2
#       |                    |   |
#       4                    3 - 4

LINE: Near = ((1,), (0, 2, 4), (1, 3), (2,), (1,))
RING: Near = ((1,), (0, 2, 3), (1, 4), (1, 4), (2, 3))


def test_g_11_only_along_tunnels_with_exactly_the_steps_rolled() -> None:
    assert walks(LINE, 0, 0, 2, free=False) == ((1, 2), (1, 4))
    assert walks(LINE, 0, 0, 3, free=False) == ((1, 2, 3), (1, 4, 1))


def test_ga_07_a_dead_end_turns_a_move_back_but_nothing_else_does() -> None:
    assert walks(LINE, 3, 0, 1, free=False) == ((2,),)
    assert walks(LINE, 2, 0, 2, free=False) == ((1, 0), (1, 4), (3, 2))


def test_ga_07_turning_freely() -> None:
    assert walks(LINE, 3, 0, 2, free=True) == ((2, 1), (2, 3))
    assert reachable(LINE, 3, 0, 2, free=True) == (1, 3)


def test_g_12_to_g_14_a_jump_over_one_figure_or_several_is_one_step() -> None:
    assert walks(LINE, 0, bits_of([1]), 1, free=False) == ((1, 2), (1, 4))
    assert walks(LINE, 0, bits_of([1, 2]), 1, free=False) == ((1, 4), (1, 2, 3))


def test_ga_06_no_move_ends_where_a_figure_stands() -> None:
    assert reachable(LINE, 0, bits_of([1, 4]), 1, free=False) == (2,)


def test_ga_36_a_figure_is_jumped_again_in_another_jump_of_the_move() -> None:
    """From the dead end behind the figure, the only way leads back over it."""
    assert walks(LINE, 0, bits_of([1, 2]), 2, free=False) == ((1, 4, 1, 2, 3), (1, 2, 3, 2, 1, 4))


def test_ga_36_a_jump_neither_passes_a_hole_twice_nor_ends_where_it_began() -> None:
    assert walks(RING, 1, bits_of([2, 3, 4]), 1, free=True) == ((0,),)
    assert walks(RING, 0, bits_of([1, 2, 4]), 1, free=True) == ((1, 3), (1, 2, 4, 3))


def test_more_ways_than_the_limit_are_not_listed_but_each_outcome_has_one() -> None:
    """On the ring 4 is three steps from 0 on either side; with figures it matters which are jumped."""
    assert walks(LINE, 0, 0, 2, free=False, limit=2) == ((1, 2), (1, 4))
    assert walks(LINE, 0, 0, 2, free=False, limit=1) is None
    assert walks(RING, 0, 0, 3, free=False) == ((1, 2, 4), (1, 3, 4))
    assert shortlist(RING, 0, 0, 3, free=False) == ((1, 2, 4),)
    assert shortlist(RING, 0, bits_of([1, 2, 4]), 1, free=True) == ((1, 3), (1, 2, 4, 3))


def test_figures_that_are_not_placed_yet_stand_nowhere() -> None:
    assert bits_of([-1, 0, 3]) == 0b1001


@pytest.mark.parametrize("page", range(6))
def test_figures_out_of_reach_change_nothing(page: int) -> None:
    """The figures left out to share cache entries are only those that cannot matter."""
    near = PAGES[page]
    for start in range(len(near)):
        for other in range(len(near)):
            if other != start:
                found = walks(near, start, bits_of([other]), 2, free=False)
                assert set(found or ()) == brute_force(near, start, frozenset([other]), 2, False)
