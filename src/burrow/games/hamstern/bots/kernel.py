"""Hamstern for rollouts: the game with default options, compiled by numba over tables of one sheet.

Used only for measuring, tuning and tests; no bot that people play against needs it. It uses the same order of moves and
the same SplitMix64 draws as `FastRng`, so every game matches the rules event by event; `fold` makes a digest of
both."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import numba
import numpy as np
from numpy.typing import NDArray

from burrow.games.hamstern.data import FOURTH, MUSHROOM_POINTS, NUT_POINTS, SLOTS, TICK, TIMER
from burrow.games.hamstern.data.sheet import Find, Sheet, ways
from burrow.games.hamstern.search.bits import all_bits, around, bits_of, cells_beside, cells_of, finds_of

Ints = NDArray[np.int64]
Shorts = NDArray[np.int32]

SHIFT = 16
"""A placement is one number: its chamber, then this many bits for the cells of that chamber."""
SKIP = -1
"""The placement of a seat that passes."""
EMPTY = 0
"""The row of a chamber in which nothing can be crossed."""
NEW_DIGEST = 0xCBF29CE484222325
FACTOR = 0x100000001B3
WORD = (1 << 64) - 1


class Tables(NamedTuple):
    """All placements of a sheet, listed in advance. A row is one state of a chamber: its crossed cells, or where it may
    be begun."""

    masks: Shorts
    """Placements, row by row, in the order of moves: by size, then by cells."""
    bounds: Shorts
    """By row and size: where the placements of that size begin in `masks`; they end where the next size begins."""
    fits: Shorts
    """By row: bit p says that a roll of p pips can be placed, for a 1 if a slot is left."""
    begun: Shorts
    """By chamber and crossed cells: the row."""
    fresh: Shorts
    """By chamber and cells where it may be begun: the row while it has no crosses."""
    doors: Shorts
    """By chamber, its tunnels: near cell, far chamber, far cell, with cells as bits; no cell ends the list."""
    whole: Shorts
    """By chamber: the bits of all its cells."""
    nuts: Shorts
    mushrooms: Shorts
    values: Shorts
    start: int


class Paper(NamedTuple):
    """One sheet being drawn on."""

    marks: Ints
    """By chamber, a bit for each crossed cell."""
    entries: Ints
    """By chamber, the far mouths of its tunnels whose near mouth is crossed."""
    rows: Ints
    """By chamber, its row in the tables."""
    ones: Ints
    """A single number: the slots struck out."""


class Played(NamedTuple):
    """The totals of some games."""

    rounds: int
    points: int
    digest: int


def tables(sheet: Sheet) -> Tables:
    rows: list[Ints] = [np.zeros(0, np.int64)]
    most = max(len(chamber.cells) for chamber in sheet.chambers)
    begun = np.zeros((len(sheet.chambers), 1 << most), np.int32)
    fresh = np.zeros((len(sheet.chambers), 1 << most), np.int32)
    doors = _doors(sheet)
    for number, chamber in enumerate(sheet.chambers):
        beside = cells_beside(sheet, chamber)
        groups = _groups(beside)
        playable = np.array([group for group in groups if group.bit_count() <= SLOTS], np.int64)
        for crossed in groups:
            begun[number, crossed] = _row(rows, playable, crossed, around(beside, crossed))
        mouths = int(np.bitwise_or.reduce(doors[number, :, 0]))
        for entries in (*_subsets(mouths), all_bits(chamber)):
            fresh[number, entries] = _row(rows, playable, 0, entries)
    masks = np.concatenate(rows)
    bounds = _bounds(rows)
    return Tables(
        masks=masks.astype(np.int32),
        bounds=bounds,
        fits=_fits(bounds),
        begun=begun,
        fresh=fresh,
        doors=doors,
        whole=np.array([all_bits(chamber) for chamber in sheet.chambers], np.int32),
        nuts=_finds(sheet, "nut"),
        mushrooms=_finds(sheet, "mushroom"),
        values=np.array([chamber.value for chamber in sheet.chambers], np.int32),
        start=sheet.start,
    )


def paper(tables: Tables) -> Paper:
    """An empty sheet."""
    count = len(tables.values)
    marks, entries, rows = np.zeros((3, count), np.int64)
    drawn = Paper(marks=marks, entries=entries, rows=rows, ones=np.zeros(1, np.int64))
    clean(tables, drawn)
    return drawn


def cells(sheet: Sheet, placement: int) -> tuple[int, ...]:
    """The numbers of the cells, as a move names them."""
    if placement == SKIP:
        return ()
    chamber, mask = placement >> SHIFT, placement & ((1 << SHIFT) - 1)
    return cells_of(sheet.chambers[chamber], mask)


def placement(sheet: Sheet, cells: tuple[int, ...]) -> int:
    """The inverse of `cells`."""
    if not cells:
        return SKIP
    chamber = sheet.cells[cells[0]].chamber
    return chamber << SHIFT | bits_of(sheet.chambers[chamber], cells)


def fold(digest: int, value: int) -> int:
    """Adds a number to a digest: FNV-1a over whole words."""
    return (digest ^ (value & WORD)) * FACTOR & WORD


def random_games(tables: Tables, *, games: int, seed: int) -> Played:
    """Plays solo games, each decision drawn uniformly. The digest has, for each round, the roll, the number of moves
    and the placement, and for each game the slots struck out and the points from nuts, mushrooms and chambers."""
    rounds, points, digest = _random_games(tables, paper(tables), games, np.uint64(seed & WORD))
    return Played(rounds=int(rounds), points=int(points), digest=int(digest))


def _groups(beside: tuple[int, ...]) -> list[int]:
    """Every connected set of cells, in the order of moves. Each has a cell that can be removed without disconnecting
    it."""
    bits = range(len(beside))
    found = {1 << bit for bit in bits}
    edge = found
    while edge:
        edge = {group | 1 << bit for group in edge for bit in bits if beside[bit] & group} - found
        found = found | edge
    return sorted(found, key=lambda group: (group.bit_count(), [bit for bit in bits if group >> bit & 1]))


def _subsets(bits: int) -> Iterator[int]:
    """All non-empty subsets."""
    subset = bits
    while subset:
        yield subset
        subset = (subset - 1) & bits


def _row(rows: list[Ints], playable: Ints, crossed: int, starts: int) -> int:
    """A roll is a connected group of free cells with a start among them (H-10, H-14, H-17)."""
    listed = playable[(playable & crossed == 0) & (playable & starts != 0)]
    if not len(listed):
        return EMPTY
    rows.append(listed)
    return len(rows) - 1


def _bounds(rows: list[Ints]) -> Shorts:
    bounds = np.zeros((len(rows), SLOTS + 2), np.int32)
    first = 0
    for number, masks in enumerate(rows):
        sizes = np.bitwise_count(masks)
        bounds[number] = first + np.searchsorted(sizes, np.arange(SLOTS + 2))
        first += len(masks)
    return bounds


def _fits(bounds: Shorts) -> Shorts:
    has = np.diff(bounds, axis=1)[:, 1:7] > 0
    weights = 1 << np.arange(1, 7)
    fits: Shorts = (has @ weights).astype(np.int32)
    return fits


def _doors(sheet: Sheet) -> Shorts:
    found: list[list[tuple[int, int, int]]] = [[] for _ in sheet.chambers]
    for near, far in ways(sheet):
        here, there = sheet.cells[near].chamber, sheet.cells[far].chamber
        found[here].append((bits_of(sheet.chambers[here], (near,)), there, bits_of(sheet.chambers[there], (far,))))
    longest = max(len(doors) for doors in found)
    return np.array([doors + [(0, 0, 0)] * (longest + 1 - len(doors)) for doors in found], np.int32)


def _finds(sheet: Sheet, find: Find) -> Shorts:
    return np.array([finds_of(sheet, chamber, find) for chamber in sheet.chambers], np.int32)


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
