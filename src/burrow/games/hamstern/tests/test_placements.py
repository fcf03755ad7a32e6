"""Where a roll fits, checked against a brute-force search that knows nothing of the tables: it takes every subset of
the free cells and applies the sentences of the rulebook."""

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from burrow.engine.game import NATURE, Event
from burrow.engine.rng import fast_rng
from burrow.games.hamstern import GAME
from burrow.games.hamstern.data.sheet import Sheet
from burrow.games.hamstern.moves import Cross, Pass, Rolled, moves
from burrow.games.hamstern.options import Options
from burrow.games.hamstern.reader.sides import sheet_of
from burrow.games.hamstern.state import State
from burrow.games.hamstern.tests import sheets, strategies
from burrow.games.hamstern.tests.table import SMALL

SLOTS = 7


def brute_force(options: Options, crossed: frozenset[int], pips: int, slots: int) -> list[tuple[int, ...]]:
    """Every group of cells that the rules allow: by chamber, size and cells."""
    sheet = sheet_of(options)
    sizes = range(1, slots + 1) if pips == 1 else (pips,)  # H-08, H-19, H-21
    return [
        cells
        for chamber in sheet.chambers  # H-09
        for size in sizes
        for cells in combinations([cell for cell in chamber.cells if cell not in crossed], size)
        if hangs_together(sheet, cells) and any(may_begin(options, sheet, crossed, cell) for cell in cells)
    ]


def hangs_together(sheet: Sheet, cells: tuple[int, ...]) -> bool:
    """H-10: all cells can be reached from the first one over edges within the group."""
    reached, left = {cells[0]}, set(cells[1:])
    while touching := {cell for cell in left if any(is_beside(sheet, cell, other) for other in reached)}:
        reached |= touching
        left -= touching
    return not left


def may_begin(options: Options, sheet: Sheet, crossed: frozenset[int], cell: int) -> bool:
    chamber = sheet.cells[cell].chamber
    if not crossed:
        return options.start == "free" or chamber == sheet.start  # H-36, H-12
    own = [other for other in crossed if sheet.cells[other].chamber == chamber]
    if any(is_beside(sheet, cell, other) for other in own):
        return True  # H-14
    if own and options.tunnels == "new":
        return False  # HA-05
    ends = [tunnel.mouths for tunnel in sheet.tunnels if cell in tunnel.mouths]
    return any(other in crossed for mouths in ends for other in mouths if other != cell)  # H-17


def is_beside(sheet: Sheet, one: int, other: int) -> bool:
    """HA-14"""
    a, b = sheet.cells[one], sheet.cells[other]
    return a.chamber == b.chamber and abs(a.x - b.x) + abs(a.y - b.y) == 1


def listed(state: State) -> list[tuple[int, ...]]:
    return [move.cells for move in moves(state, 0) if isinstance(move, Cross)]


def position(options: Options, seed: int, rounds: int) -> State:
    """A solo table after up to `rounds` rounds of random play, with the die still to be rolled."""
    rng = fast_rng("position", seed)
    state = GAME.setup(1, options)
    for _ in range(rounds):
        rolled = GAME.apply(state, Event(0, 0, NATURE, Rolled(1 + rng.below(6))))
        after = GAME.apply(rolled, Event(0, 0, 0, rng.choice(moves(rolled, 0))))
        if after.phase == "over":
            break
        state = after
    return state


def check_all_rolls(state: State) -> None:
    crossed = frozenset(GAME.view(state, None).seats[0].crossed)
    slots = SLOTS - state.crosses[0].ones
    for pips in range(1, 7):
        rolled = GAME.apply(state, Event(0, 0, NATURE, Rolled(pips)))
        expected = brute_force(state.options, crossed, pips, slots)
        assert listed(rolled) == expected
        assert (Pass() in moves(rolled, 0)) == (not expected or (pips == 1 and state.options.zero))
        assert GAME.view(state, None).seats[0].fits[pips - 1] == bool(expected)


@settings(max_examples=60, deadline=None)
@given(options=strategies.options, seed=st.integers(0, 2**32), rounds=st.integers(0, 16))
def test_the_tables_list_what_the_rulebook_allows(options: Options, seed: int, rounds: int) -> None:
    check_all_rolls(position(replace(options, die="table", clock=0), seed, rounds))


@settings(max_examples=40, deadline=None)
@given(text=sheets.sheet_texts(), options=strategies.options, seed=st.integers(0, 2**32), rounds=st.integers(0, 16))
def test_on_random_sheets_too(text: str, options: Options, seed: int, rounds: int) -> None:
    check_all_rolls(position(replace(options, sheet="own", own=text, die="table", clock=0), seed, rounds))


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 2**32), rounds=st.integers(0, 8), pips=st.integers(1, 6), data=st.data())
def test_whatever_is_not_listed_is_refused_with_the_cells_that_break_it(
    seed: int, rounds: int, pips: int, data: st.DataObject
) -> None:
    options = Options(sheet="own", own=SMALL)
    state = GAME.apply(position(options, seed, rounds), Event(0, 0, NATURE, Rolled(pips)))
    everything = range(len(sheet_of(options).cells))
    cells = tuple(sorted(data.draw(st.sets(st.sampled_from(everything), max_size=8))))
    refusal = GAME.refuse(state, 0, Cross(cells), 0)
    assert (refusal is None) == (cells in listed(state))
    if refusal is not None and cells:
        marked = [int(cell) for cell in str(dict(refusal.values)["cells"]).split()]
        assert marked
        assert set(marked) <= set(everything)


@pytest.mark.parametrize("side", [Options(sheet="a"), Options(sheet="b")])
@pytest.mark.parametrize("options", [Options(), Options(start="free")])
def test_no_first_roll_is_impossible(side: Options, options: Options) -> None:
    options = replace(options, sheet=side.sheet)
    for pips in range(1, 7):
        assert listed(GAME.apply(GAME.setup(2, options), Event(0, 0, NATURE, Rolled(pips))))


def test_a_table_that_forgets_answers_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """The caches of the tables are bounded, and the answers do not depend on them."""
    monkeypatch.setattr("burrow.games.hamstern.search.listing.REMEMBERED", 2)
    options = Options(sheet="own", own=SMALL + "\n", tunnels="begun")
    for seed in range(6):
        check_all_rolls(position(options, seed, rounds=4))
