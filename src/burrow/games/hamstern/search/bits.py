"""The cells of a chamber as bits of a number: one for each cell, in chamber order. Pure geometry, like the map."""

from collections.abc import Iterable

from burrow.games.hamstern.data.sheet import LARGEST_CHAMBER, Chamber, Find, Sheet, neighbours

Beside = tuple[int, ...]
"""For each cell of a chamber, the bits of its neighbours."""
MIRRORED = tuple(int(f"{bits:0{LARGEST_CHAMBER}b}"[::-1], 2) for bits in range(1 << LARGEST_CHAMBER))
"""The first cell has the highest bit here, so that larger numbers come first in the order of cells."""


def all_bits(chamber: Chamber) -> int:
    return (1 << len(chamber.cells)) - 1


def bits_of(chamber: Chamber, cells: Iterable[int]) -> int:
    """The bits of the given cells that lie in the chamber."""
    some = frozenset(cells)
    return sum(1 << place for place, cell in enumerate(chamber.cells) if cell in some)


def cells_of(chamber: Chamber, bits: int) -> tuple[int, ...]:
    """The numbers of the cells, ascending."""
    return tuple(cell for place, cell in enumerate(chamber.cells) if bits >> place & 1)


def finds_of(sheet: Sheet, chamber: Chamber, find: Find) -> int:
    """The cells of a chamber with this find."""
    return bits_of(chamber, (cell for cell in chamber.cells if sheet.cells[cell].find == find))


def cells_beside(sheet: Sheet, chamber: Chamber) -> Beside:
    return tuple(bits_of(chamber, neighbours(sheet, cell)) for cell in chamber.cells)


def around(beside: Beside, bits: int) -> int:
    """The cells next to a group of cells."""
    edge, left = 0, bits
    while left:
        edge |= beside[(left & -left).bit_length() - 1]
        left &= left - 1
    return edge & ~bits


def spread(beside: Beside, bits: int, within: int) -> int:
    """All cells of `within` that are connected to `bits`."""
    while grown := around(beside, bits) & within:
        bits |= grown
    return bits


def single_bits(bits: int) -> list[int]:
    return [1 << place for place in range(bits.bit_length()) if bits >> place & 1]


def groups(beside: Beside, starts: int, free: int, size: int) -> list[int]:
    """All groups of `size` free cells that are connected by edges and contain one of `starts` (H-10, HA-14), in cell
    order. Each grows from a smaller one."""
    grown = single_bits(starts)
    for _ in range(size - 1):
        grown = list(dict.fromkeys([bits | one for bits in grown for one in single_bits(around(beside, bits) & free)]))
    return sorted(grown, key=MIRRORED.__getitem__, reverse=True)
