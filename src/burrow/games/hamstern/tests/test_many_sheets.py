"""Many custom sheets at once, as an attacker might play them: little is kept of each, and a dropped sheet is freed at
once."""

import gc
import tracemalloc
import weakref
from collections.abc import Iterator

import pytest

from burrow.engine.game import NATURE, Event
from burrow.games.hamstern import GAME
from burrow.games.hamstern.moves import Cross, Pass, Rolled, moves, sheets
from burrow.games.hamstern.moves.sheets import SHEETS, fits_of, listing_of
from burrow.games.hamstern.options import Options
from burrow.games.hamstern.search.fits import Fits
from burrow.games.hamstern.search.listing import REMEMBERED, Listing
from burrow.games.hamstern.state import State

BLOCKS = """start A
A 8
B 8
C 8
D 8
E 8
F 8
map
a a a   b b b   c c c
a a a --b b b --c c c
a a a   b b b   c c c
a a a   b b b   c c c
 |       |       |
d d d   e e e   f f f
d d d   e e e   f f f
d d d   e e e   f f f
d d d   e e e   f f f
"""
"""Almost no sheet has more ways for a roll."""
MOST_OF_A_SHEET = 40_000
"""Bytes. Without placements a sheet takes about ten thousand."""


@pytest.fixture
def no_collector() -> Iterator[None]:
    """Turns off the cycle collector, so that cycles are not freed."""
    gc.disable()
    yield
    gc.enable()


@pytest.fixture
def nothing_known() -> None:
    sheets._fits.cache_clear()
    sheets._listing.cache_clear()


def own(number: int) -> Options:
    return Options(sheet="own", own=f"# {number}\n{BLOCKS}", start="free", tunnels="begun")


def rolled(options: Options) -> State:
    """A 1 on empty sheets: the largest possible number of placements."""
    return GAME.apply(GAME.setup(2, options), Event(0, 0, NATURE, Rolled(1)))


def ask_why(options: Options) -> None:
    state = rolled(options)
    assert GAME.refuse(state, 0, Cross((0,)), 0) is None
    assert GAME.refuse(state, 0, Pass(), 0) is not None
    assert GAME.refuse(state, 0, Cross((0, 5)), 0) is not None


@pytest.mark.usefixtures("nothing_known")
def test_a_question_keeps_little_of_a_sheet() -> None:
    ask_why(own(0))
    tracemalloc.start()
    try:
        for number in range(1, 41):
            ask_why(own(number))
        gc.collect()
        kept, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert kept < 40 * MOST_OF_A_SHEET


@pytest.mark.usefixtures("nothing_known")
def test_a_question_lists_no_placements() -> None:
    ask_why(own(0))
    state = rolled(own(0))
    GAME.view(state, 0)
    GAME.redact(state, Event(0, 0, 0, Cross((0,))), 1)
    assert sheets._listing.cache_info().currsize == 0


@pytest.mark.usefixtures("no_collector", "nothing_known")
def test_what_is_forgotten_is_gone_at_once() -> None:
    known: list[weakref.ref[Fits] | weakref.ref[Listing[Cross]]] = []
    for number in range(3):
        options = own(number)
        assert len(moves(rolled(options), 0)) > 3000
        known += [weakref.ref(fits_of(options)), weakref.ref(listing_of(options))]
    sheets._listing.cache_clear()
    sheets._fits.cache_clear()
    assert [one() for one in known] == [None] * 6


@pytest.mark.usefixtures("nothing_known")
def test_however_many_sheets_there_are_only_some_are_kept() -> None:
    for number in range(SHEETS + 20):
        options = own(number)
        fits_of(options)
        listing_of(options)
    assert sheets._fits.cache_info().currsize == SHEETS
    assert sheets._listing.cache_info().currsize < 10


def test_what_a_sheet_remembers_is_bounded() -> None:
    """Every cross in every chamber changes its rows, so there are more than may be kept."""
    listing = Listing(fits_of(own(0)), tuple)
    kept = listed = 0
    for marks in range(1, 1 << 12, 7):
        for chamber in range(6):
            crossed = [0] * 6
            crossed[chamber] = marks
            listed += len(listing.placements(tuple(crossed), 1, 7))
        kept = max(kept, sum(len(row) for rows in listing._rows.values() for row in rows.values()))
    assert listed > 2 * REMEMBERED
    assert kept < REMEMBERED + 5000
