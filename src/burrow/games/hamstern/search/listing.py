"""All placements on a sheet, each written once and cached. The cache is bounded."""

from collections.abc import Callable
from typing import Generic, TypeVar

from burrow.games.hamstern.data import SLOTS
from burrow.games.hamstern.data.sheet import LARGEST_CHAMBER
from burrow.games.hamstern.search.fits import Cells, Fits, Marks

REMEMBERED = 50_000
"""Placements in all rows before the cache is cleared: less than half a megabyte of references. A sheet has at most some
four thousand different ones."""
UP_TO = tuple(tuple(range(1, slots + 1)) for slots in range(SLOTS + 1))
"""By free slots: how many cells a 1 may cross (H-19, H-21)."""

T = TypeVar("T")


def sizes_of(pips: int, slots: int) -> tuple[int, ...]:
    """How many cells a roll may cross, given the free slots for a 1."""
    return (pips,) if pips > 1 else UP_TO[slots]


class Listing(Generic[T]):
    """`write` makes each placement from its cells."""

    def __init__(self, fits: Fits, write: Callable[[Cells], T]) -> None:
        self.fits = fits
        self._write = write
        self._written: dict[int, T] = {}
        """By chamber and bits."""
        self._rows: dict[tuple[int, ...], dict[int, tuple[T, ...]]] = {}
        """By sizes; then by chamber, crosses and entries."""
        self._remembered = 0

    def placements(self, marks: Marks, pips: int, slots: int) -> tuple[T, ...]:
        """All ways to place a roll on a sheet with these crosses and free slots for the ones: by chamber, then by the
        number of cells, then by the cells."""
        if self._remembered > REMEMBERED:
            self._rows, self._remembered = {}, 0
        sizes = sizes_of(pips, slots)
        rows, begun = self._rows.setdefault(sizes, {}), self.fits.begun
        found: tuple[T, ...] = ()
        for chamber, (crossed, entered) in enumerate(zip(marks, self.fits.entries(marks), strict=True)):
            enter = entered if begun or not crossed else 0
            if crossed or enter:
                key = (chamber << LARGEST_CHAMBER | crossed) << LARGEST_CHAMBER | enter
                row = rows.get(key)
                if row is None:
                    row = rows[key] = self._list(chamber, crossed, enter, sizes)
                found += row
        return found

    def _list(self, chamber: int, crossed: int, entered: int, sizes: tuple[int, ...]) -> tuple[T, ...]:
        starts = self.fits.starts(chamber, crossed, entered)
        row = tuple(
            [
                self._written_for(chamber, bits)
                for size in sizes
                for bits in self.fits.groups(chamber, crossed, starts, size)
            ]
        )
        self._remembered += 1 + len(row)
        return row

    def _written_for(self, chamber: int, bits: int) -> T:
        key = chamber << LARGEST_CHAMBER | bits
        written = self._written.get(key)
        if written is None:
            written = self._written[key] = self._write(self.fits.cells(chamber, bits))
        return written
