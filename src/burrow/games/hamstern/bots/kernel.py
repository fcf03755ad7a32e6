"""Hamstern for rollouts: the game with default options, compiled by numba over tables of one sheet.

Used only for measuring, tuning and tests; no bot that people play against needs it. It uses the same order of moves and
the same SplitMix64 draws as `FastRng`, so every game matches the rules event by event; `fold` makes a digest of
both."""

from typing import Any, NamedTuple

import numba
import numpy as np

from burrow.games.hamstern.bots.kernel_tables import EMPTY, SHIFT, SKIP, Ints, Paper, Tables
from burrow.games.hamstern.data import FOURTH, MUSHROOM_POINTS, NUT_POINTS, SLOTS, TICK, TIMER

NEW_DIGEST = 0xCBF29CE484222325
FACTOR = 0x100000001B3
WORD = (1 << 64) - 1


class Played(NamedTuple):
    """The totals of some games."""

    rounds: int
    points: int
    digest: int


def paper(tables: Tables) -> Paper:
    """An empty sheet."""
    count = len(tables.values)
    marks, entries, rows = np.zeros((3, count), np.int64)
    drawn = Paper(marks=marks, entries=entries, rows=rows, ones=np.zeros(1, np.int64))
    clean(tables, drawn)
    return drawn


def fold(digest: int, value: int) -> int:
    """Adds a number to a digest: FNV-1a over whole words."""
    return (digest ^ (value & WORD)) * FACTOR & WORD


def random_games(tables: Tables, *, games: int, seed: int) -> Played:
    """Plays solo games, each decision drawn uniformly. The digest has, for each round, the roll, the number of moves
    and the placement, and for each game the slots struck out and the points from nuts, mushrooms and chambers."""
    rounds, points, digest = _random_games(tables, paper(tables), games, np.uint64(seed & WORD))
    return Played(rounds=int(rounds), points=int(points), digest=int(digest))


@numba.njit(cache=False)
def clean(tables: Tables, drawn: Paper) -> None:  # pragma: no cover - compiled
    """Resets the sheet: the first crosses go anywhere in the start chamber (H-12)."""
    drawn.marks[:] = 0
    drawn.entries[:] = 0
    drawn.rows[:] = EMPTY
    drawn.rows[tables.start] = tables.fresh[tables.start, tables.whole[tables.start]]
    drawn.ones[0] = 0


@numba.njit(cache=False)
def sizes(drawn: Paper, pips: int) -> tuple[int, int]:  # pragma: no cover - compiled
    """The range of sizes that a roll may be placed in: from the first, up to but excluding the second (H-08, H-19,
    H-21)."""
    if pips == 1:
        return 1, 1 + SLOTS - drawn.ones[0]
    return pips, pips + 1


@numba.njit(cache=False)
def count(tables: Tables, drawn: Paper, pips: int) -> int:  # pragma: no cover - compiled
    """The number of placements; 0 means pass."""
    least, beyond = sizes(drawn, pips)
    total = 0
    for row in drawn.rows:
        total += tables.bounds[row, beyond] - tables.bounds[row, least]
    return total


@numba.njit(cache=False)
def listing(tables: Tables, drawn: Paper, pips: int, out: Ints) -> int:  # pragma: no cover - compiled
    """Writes all placements in the order of moves and returns how many there are."""
    least, beyond = sizes(drawn, pips)
    total = 0
    for chamber in range(len(drawn.rows)):
        row = drawn.rows[chamber]
        for place in range(tables.bounds[row, least], tables.bounds[row, beyond]):
            out[total] = chamber << SHIFT | tables.masks[place]
            total += 1
    return total


@numba.njit(cache=False)
def pick(tables: Tables, drawn: Paper, pips: int, number: int) -> int:  # pragma: no cover - compiled
    """The placement with this number in the order of moves, without listing the others."""
    least, beyond = sizes(drawn, pips)
    for chamber in range(len(drawn.rows)):
        row = drawn.rows[chamber]
        first = tables.bounds[row, least]
        here = tables.bounds[row, beyond] - first
        if number < here:
            return int(chamber << SHIFT | tables.masks[first + number])
        number -= here
    return SKIP


@numba.njit(cache=False)
def cross(tables: Tables, drawn: Paper, pips: int, placement: int) -> None:  # pragma: no cover - compiled
    """Draws the crosses and opens the tunnels they reach (H-15)."""
    if placement == SKIP:
        return
    chamber, mask = placement >> SHIFT, placement & ((1 << SHIFT) - 1)
    drawn.marks[chamber] |= mask
    drawn.rows[chamber] = tables.begun[chamber, drawn.marks[chamber]]
    if pips == 1:
        drawn.ones[0] += bits(mask)
    for door in range(tables.doors.shape[1]):
        near = tables.doors[chamber, door, 0]
        if near == 0:
            break
        if mask & near:
            far = tables.doors[chamber, door, 1]
            drawn.entries[far] |= tables.doors[chamber, door, 2]
            if drawn.marks[far] == 0:
                drawn.rows[far] = tables.fresh[far, drawn.entries[far]]


@numba.njit(cache=False)
def is_stuck(tables: Tables, drawn: Paper) -> bool:  # pragma: no cover - compiled
    """No roll can be placed (HA-10)."""
    fits = 0
    for row in drawn.rows:
        fits |= tables.fits[row]
    if drawn.ones[0] == SLOTS:
        fits &= ~2
    return fits == 0


@numba.njit(cache=False)
def chambers_begun(drawn: Paper) -> int:  # pragma: no cover - compiled
    begun = 0
    for marks in drawn.marks:
        begun += marks != 0
    return begun


@numba.njit(cache=False)
def points(tables: Tables, drawn: Paper) -> tuple[int, int, int]:  # pragma: no cover - compiled
    """From nuts, mushrooms and chambers (H-33, H-32, H-30)."""
    nuts = mushrooms = chambers = 0
    for chamber in range(len(drawn.marks)):
        marks = drawn.marks[chamber]
        nuts += bits(marks & tables.nuts[chamber])
        mushrooms += bits(marks & tables.mushrooms[chamber])
        if marks == tables.whole[chamber]:
            chambers += tables.values[chamber]
    return NUT_POINTS[nuts], MUSHROOM_POINTS * mushrooms, chambers


@numba.njit(cache=False)
def bits(mask: int) -> int:  # pragma: no cover - compiled
    total = 0
    while mask:
        mask &= mask - 1
        total += 1
    return total


@numba.njit(cache=False)
def below(state: Any, n: int) -> tuple[Any, Any]:  # pragma: no cover - compiled
    """Like `FastRng.below`: the number, and the state of the generator after it."""
    span = np.uint64(n)
    last = np.uint64(0) - span
    while True:
        state += np.uint64(0x9E3779B97F4A7C15)
        word = (state ^ (state >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
        word = (word ^ (word >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
        word = word ^ (word >> np.uint64(31))
        rest = word % span
        if word - rest <= last:
            return np.int64(rest), state


@numba.njit(cache=False)
def tick(lap: int, marks: int, pips: int, fourth: bool) -> tuple[int, int]:  # pragma: no cover - compiled
    """The lap of the timer and its symbols after a round with this roll. The round that starts a lap does not count in
    it (H-26, HS-04). Lap 0: not running; 1: the first lap of the solo game; 2: the lap that ends the game."""
    if lap and pips >= TICK:
        marks += 1
    if (lap == 1 and marks == TIMER) or (lap < 2 and fourth):
        return 2, 0
    return lap, marks


@numba.njit(cache=False)
def _fold(digest: Any, value: int) -> Any:  # pragma: no cover - compiled
    return (digest ^ np.uint64(value)) * np.uint64(FACTOR)


@numba.njit(cache=False)
def _random_games(tables: Tables, drawn: Paper, games: int, state: Any) -> Any:  # pragma: no cover - compiled
    rounds = total = 0
    digest = np.uint64(NEW_DIGEST)
    for _ in range(games):
        clean(tables, drawn)
        lap, marks = 1, 0
        while not (lap == 2 and marks == TIMER) and not is_stuck(tables, drawn):
            face, state = below(state, 6)
            pips = face + 1
            moves = count(tables, drawn, pips)
            number, state = below(state, max(moves, 1))
            chosen = pick(tables, drawn, pips, number)
            cross(tables, drawn, pips, chosen)
            lap, marks = tick(lap, marks, pips, chambers_begun(drawn) >= FOURTH)
            rounds += 1
            digest = _fold(_fold(_fold(digest, pips), moves), chosen)
        nuts, mushrooms, chambers = points(tables, drawn)
        total += nuts + mushrooms + chambers
        digest = _fold(_fold(_fold(_fold(digest, drawn.ones[0]), nuts), mushrooms), chambers)
    return rounds, total, digest
