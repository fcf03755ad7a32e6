"""The tables of one sheet that the compiled game reads: built once in Python, as arrays of numpy."""

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from burrow.games.hamstern.data import SLOTS
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
