"""Our six pages keep their promises: the rules' ranges, mazes with loops and dead ends, room for a finger around each
hole, and a different character for each page."""

from itertools import combinations, pairwise
from statistics import mean

import pytest

from burrow.games.gophers.data import KINDS, SIMPLE_TOP, TOP
from burrow.games.gophers.data.book import Book
from burrow.games.gophers.data.cards import card_of, kind_of
from burrow.games.gophers.data.texts import OURS
from burrow.games.gophers.reader.ground import Maze, ground_of
from burrow.games.gophers.reader.read import read
from burrow.games.gophers.search.combos import can_make
from burrow.games.gophers.search.walks import reachable


def our_book() -> Book:
    book = read(OURS)
    assert isinstance(book, Book), book
    return book


BOOK = our_book()
MAZES = ground_of(BOOK).pages
HOLES = range(len(BOOK.spots))
RING, BLIND, MARKET, TWO, DEEP, LONG = MAZES
"""Named as in the comments of the text."""

each_page = pytest.mark.parametrize("maze", MAZES, ids=[f"page {number}" for number in range(1, 7)])


def dead_ends(maze: Maze) -> list[int]:
    return [hole for hole in HOLES if len(maze.near[hole]) == 1]


def tunnels(maze: Maze) -> set[tuple[int, int]]:
    return {(hole, other) for hole in HOLES for other in maze.near[hole] if hole < other}


def distances(maze: Maze, start: int, without: tuple[int, int] | None = None) -> dict[int, int]:
    """Steps to every reachable hole, optionally without one tunnel."""
    found, edge = {start: 0}, [start]
    for hole in edge:
        for other in maze.near[hole]:
            if other not in found and (min(hole, other), max(hole, other)) != without:
                found[other] = found[hole] + 1
                edge.append(other)
    return found


def longest_way(maze: Maze) -> int:
    return max(max(distances(maze, hole).values()) for hole in HOLES)


def longest_loop(maze: Maze) -> int:
    """The longest of the shortest loops through each tunnel."""
    return max(1 + distances(maze, one, (one, other)).get(other, -1) for one, other in tunnels(maze))


def test_there_are_thirty_to_forty_holes() -> None:
    assert 30 <= len(HOLES) <= 40


@each_page
def test_a_page_has_its_share_of_each_kind(maze: Maze) -> None:
    assert 2 <= maze.kind.count("portal") <= 4
    assert 2 <= maze.kind.count("store") <= 4
    assert 2 <= maze.kind.count("gift") <= 3
    assert maze.kind.count("plain") <= 3
    supplies = [maze.kind.count(kind) for kind in KINDS]
    assert max(supplies) - min(supplies) <= 1


@each_page
def test_numbers_stay_in_their_ranges(maze: Maze) -> None:
    numbers = [maze.number[hole] for hole in HOLES if maze.kind[hole] in KINDS]
    assert min(numbers) >= 1
    assert max(numbers) <= 14
    assert max(maze.number[hole] for hole in HOLES if maze.kind[hole] == "store") <= 20
    for kind in KINDS:
        of_kind = [maze.number[hole] for hole in HOLES if maze.kind[hole] == kind]
        assert min(of_kind) <= 3
        assert max(of_kind) >= 10
        assert 4 <= mean(of_kind) <= 10


def test_every_number_is_there_for_every_kind() -> None:
    printed = {(maze.kind[hole], maze.number[hole]) for maze in MAZES for hole in HOLES}
    assert {(kind, number) for kind in KINDS for number in range(1, 15)} <= printed
    assert ("store", 20) in printed


@each_page
def test_everything_can_be_made_by_adding_in_the_simplified_deck(maze: Maze) -> None:
    deck = tuple(sorted(card_of(kind, value) for kind in range(3) for value in range(1, SIMPLE_TOP + 1) for _ in "12"))
    assert TOP > SIMPLE_TOP
    for kind, number in zip(maze.kind, maze.number, strict=True):
        cards = deck if kind == "store" else tuple(card for card in deck if KINDS[kind_of(card)] == kind)
        assert number == 0 or can_make(cards, number, added_only=True)


@each_page
def test_a_page_has_branches_loops_and_dead_ends(maze: Maze) -> None:
    assert len(dead_ends(maze)) >= 3
    assert sum(len(near) >= 3 for near in maze.near) >= 6
    assert len(tunnels(maze)) >= len(HOLES) + 1
    assert longest_loop(maze) >= 4
    assert max(len(near) for near in maze.near) <= 4


@each_page
def test_a_roll_leaves_a_choice(maze: Maze) -> None:
    choices = [len(reachable(maze.near, hole, 0, pips, free=False)) for hole in HOLES for pips in range(1, 7)]
    assert mean(choices) >= 3
    assert sum(choice == 1 for choice in choices) <= len(choices) / 10


@each_page
def test_portals_stores_and_gifts_are_no_neighbours(maze: Maze) -> None:
    special = [hole for hole in HOLES if maze.kind[hole] in ("portal", "store", "gift")]
    assert not [
        (one, other)
        for one, other in combinations(special, 2)
        if maze.kind[one] == maze.kind[other] and other in maze.near[one]
    ]


def test_a_spot_is_something_else_on_other_pages() -> None:
    for hole in HOLES:
        kinds = [maze.kind[hole] for maze in MAZES]
        assert len(set(kinds)) >= 3
        assert max(kinds.count(kind) for kind in kinds) <= 2


def test_no_two_pages_look_alike() -> None:
    for one, other in combinations(MAZES, 2):
        assert len(tunnels(one) & tunnels(other)) <= 0.6 * len(tunnels(one))


def test_each_page_is_what_its_comment_says() -> None:
    assert longest_loop(RING) == max(map(longest_loop, MAZES)) >= 16
    assert len(dead_ends(BLIND)) == max(len(dead_ends(maze)) for maze in MAZES)
    assert BLIND.kind.count("gift") == 3
    assert len(dead_ends(MARKET)) == min(len(dead_ends(maze)) for maze in MAZES)
    assert mean(filter(None, MARKET.number)) == min(mean(filter(None, maze.number)) for maze in MAZES)
    west = {hole for hole in HOLES if BOOK.spots[hole][0] < BOOK.width / 2}
    assert sum((one in west) != (other in west) for one, other in tunnels(TWO)) == 2
    deep = [DEEP.number[hole] for hole in dead_ends(DEEP) if DEEP.number[hole]]
    assert mean(deep) >= 1.5 * mean(filter(None, DEEP.number))
    assert longest_way(LONG) == max(map(longest_way, MAZES))


def test_two_holes_are_so_far_apart_that_a_finger_tells_them_apart() -> None:
    """At most seven side by side: on a screen 360 pixels wide their centres are more than 44 pixels apart."""
    assert len({x for x, _ in BOOK.spots}) <= 7
    for (x, y), (to_x, to_y) in combinations(BOOK.spots, 2):
        assert abs(to_x - x) >= 8 or abs(to_y - y) >= 8


def test_tunnels_keep_away_from_holes_they_do_not_lead_to() -> None:
    for page in BOOK.pages:
        for one, other, *bends in page.tunnels:
            line = [BOOK.spots[one], *zip(bends[::2], bends[1::2], strict=True), BOOK.spots[other]]
            for (x, y), (to_x, to_y) in pairwise(line):
                steps = max(abs(to_x - x), abs(to_y - y))
                for step in range(steps + 1):
                    here = x + (to_x - x) * step / steps, y + (to_y - y) * step / steps
                    for hole in HOLES:
                        aside, below = abs(here[0] - BOOK.spots[hole][0]), abs(here[1] - BOOK.spots[hole][1])
                        assert hole in (one, other) or aside > 4 or below >= 4
