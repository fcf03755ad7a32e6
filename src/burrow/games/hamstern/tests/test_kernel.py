"""The kernel plays the same game as the rules: compared step by step, and by digests of many games."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from burrow.engine.game import NATURE, Event
from burrow.engine.rng import FastRng
from burrow.games.hamstern import GAME
from burrow.games.hamstern.bots import kernel, kernel_tables
from burrow.games.hamstern.data import DIE
from burrow.games.hamstern.moves import Cross, Rolled, What
from burrow.games.hamstern.options import Options
from burrow.games.hamstern.reader.sides import sheet_of
from burrow.games.hamstern.state import State
from burrow.games.hamstern.tests import sheets
from burrow.games.hamstern.tests.table import SMALL

SIDES = [Options(sheet="a"), Options(sheet="b"), Options(sheet="own", own=SMALL)]
MOST_MOVES = 10_000


class Follower:
    """Sheets of the kernel beside a table of the rules."""

    def __init__(self, options: Options, seats: int) -> None:
        self.sheet = sheet_of(options)
        self.tables = kernel_tables.tables(self.sheet)
        self.papers = [kernel.paper(self.tables) for _ in range(seats)]
        self.lap, self.ticks = (1 if seats == 1 else 0), 0
        self.out = np.zeros(MOST_MOVES, np.int64)

    def listed(self, seat: int, pips: int) -> list[tuple[int, ...]]:
        count = kernel.listing(self.tables, self.papers[seat], pips, self.out)
        assert count == kernel.count(self.tables, self.papers[seat], pips)
        found = [int(placement) for placement in self.out[:count]]
        assert found == [kernel.pick(self.tables, self.papers[seat], pips, number) for number in range(count)]
        return [kernel_tables.cells(self.sheet, placement) for placement in found]

    def cross(self, seat: int, pips: int, cells: tuple[int, ...]) -> None:
        kernel.cross(self.tables, self.papers[seat], pips, kernel_tables.placement(self.sheet, cells))

    def end_round(self, pips: int) -> None:
        fourth = any(kernel.chambers_begun(paper) >= 4 for paper in self.papers)
        self.lap, self.ticks = kernel.tick(self.lap, self.ticks, pips, fourth)

    @property
    def over(self) -> bool:
        stuck = all(kernel.is_stuck(self.tables, paper) for paper in self.papers)
        return stuck or (self.lap == 2 and self.ticks == 3)


def cells_of(move: What) -> tuple[int, ...]:
    return move.cells if isinstance(move, Cross) else ()


def follow(options: Options, seats: int, seed: int) -> State:
    """Plays a random game by the rules; after every step the kernel must be in the same position."""
    rng, follower = FastRng(seed), Follower(options, seats)
    state = GAME.setup(seats, options)
    while not (waiting := GAME.waiting(state)).over:
        assert not follower.over
        rolled = GAME.nature(state, rng)
        assert waiting.nature
        assert isinstance(rolled, Rolled)
        state = GAME.apply(state, Event(0, 0, NATURE, rolled))
        for seat in range(seats):
            legal = GAME.moves(state, seat)
            assert legal is not None
            assert follower.listed(seat, rolled.pips) == [cells_of(move) for move in legal if isinstance(move, Cross)]
            move = rng.choice(legal)
            state = GAME.apply(state, Event(0, 0, seat, move))
            follower.cross(seat, rolled.pips, cells_of(move))
        follower.end_round(rolled.pips)
        check(state, follower)
    assert follower.over
    return state


def check(state: State, follower: Follower) -> None:
    for drawn, paper, view in zip(state.crosses, follower.papers, GAME.view(state, None).seats, strict=True):
        assert drawn.marks == tuple(paper.marks)
        assert drawn.ones == paper.ones[0]
        assert kernel.points(follower.tables, paper) == view.points
        assert view.fits == tuple(kernel.count(follower.tables, paper, pips) > 0 for pips in DIE)
    marks = {0: 0, 1: state.timer.circled, 2: state.timer.struck}
    assert (state.timer.lap, marks[state.timer.lap]) == (follower.lap, follower.ticks)


def digest_by_rules(options: Options, games: int, seed: int) -> tuple[int, int, int]:
    """Rounds, points and digest of random solo games, as `kernel.random_games` makes them."""
    rng, sheet = FastRng(seed), sheet_of(options)
    rounds = points = 0
    digest = kernel.NEW_DIGEST
    for _ in range(games):
        state = GAME.setup(1, options)
        while not GAME.waiting(state).over:
            state = GAME.apply(state, Event(0, 0, NATURE, GAME.nature(state, rng)))
            legal = GAME.moves(state, 0)
            assert legal is not None
            move = rng.choice(legal)
            crosses = sum(isinstance(move, Cross) for move in legal)
            for value in (state.pips, crosses, kernel_tables.placement(sheet, cells_of(move))):
                digest = kernel.fold(digest, value)
            state = GAME.apply(state, Event(0, 0, 0, move))
            rounds += 1
        seat = GAME.view(state, None).seats[0]
        points += sum(seat.points)
        for value in (seat.ones, *seat.points):
            digest = kernel.fold(digest, value)
    return rounds, points, digest


@pytest.mark.parametrize("options", SIDES, ids=["a", "b", "small"])
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_kernel_stands_where_the_rules_stand(options: Options, seats: int) -> None:
    for seed in range(8):
        follow(options, seats, seed)


@settings(max_examples=25, deadline=None)
@given(text=sheets.sheet_texts(), seats=st.integers(1, 3), seed=st.integers(0, 2**64 - 1))
def test_also_on_random_sheets(text: str, seats: int, seed: int) -> None:
    follow(Options(sheet="own", own=text), seats, seed)


@pytest.mark.parametrize("options", SIDES, ids=["a", "b", "small"])
def test_many_games_have_the_same_digest(options: Options) -> None:
    tables = kernel_tables.tables(sheet_of(options))
    for seed in (0, 20_200_201, 2**64 - 1):
        assert kernel.random_games(tables, games=150, seed=seed) == digest_by_rules(options, 150, seed)


@settings(max_examples=25, deadline=None)
@given(text=sheets.sheet_texts(), seed=st.integers(0, 2**64 - 1))
def test_random_sheets_have_the_same_digest(text: str, seed: int) -> None:
    options = Options(sheet="own", own=text)
    tables = kernel_tables.tables(sheet_of(options))
    assert kernel.random_games(tables, games=5, seed=seed) == digest_by_rules(options, 5, seed)


@pytest.mark.parametrize("n", [1, 2, 6, 359, 2**62 + 1, 2**63 - 1])
def test_the_kernel_draws_as_the_engine_does(n: int) -> None:
    """Large numbers reject many words."""
    rng, state = FastRng(7), 7
    for _ in range(200):
        drawn, state = kernel.below(np.uint64(state), n)
        assert drawn == rng.below(n)


def test_a_placement_is_its_cells() -> None:
    sheet = sheet_of(SIDES[0])
    for cells in [(), *(chamber.cells[1:4] for chamber in sheet.chambers)]:
        assert kernel_tables.cells(sheet, kernel_tables.placement(sheet, cells)) == cells
