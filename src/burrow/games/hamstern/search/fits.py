"""Where a roll fits on a sheet with some crosses. Knows cells, crosses and tunnels; the rules know whose turn it is and
what a roll requires.

Small, quick to make and free of cycles: a custom sheet costs a few kilobytes and is freed as soon as it is dropped,
however many are in play at once. `listing` lists all placements of a roll."""

from collections.abc import Iterator, Sequence

from burrow.games.hamstern.data.sheet import LARGEST_CHAMBER, Sheet, ways
from burrow.games.hamstern.search.bits import all_bits, around, bits_of, cells_beside, cells_of, groups, spread

Cells = tuple[int, ...]
Marks = tuple[int, ...]
"""By chamber, a bit for each of its cells in chamber order; a set bit is a crossed cell."""


class Fits:
    def __init__(self, sheet: Sheet, *, starts: Sequence[int], begun: bool) -> None:
        self.sheet = sheet
        self.begun = begun
        """Tunnels lead into begun chambers too (HA-05)."""
        self.full = tuple(all_bits(chamber) for chamber in sheet.chambers)
        """By chamber, all its bits."""
        self.beside = tuple(cells_beside(sheet, chamber) for chamber in sheet.chambers)
        """By chamber and cell, the bits of its neighbours."""
        self.ways = ways(sheet)
        self._bit = tuple(bits_of(sheet.chambers[cell.chamber], (number,)) for number, cell in enumerate(sheet.cells))
        self._doors = tuple(
            tuple(
                (self.bit(near), self.chamber(far), self.bit(far))
                for near, far in self.ways
                if self.chamber(near) == here
            )
            for here in range(len(sheet.chambers))
        )
        """By chamber and tunnel: the near mouth, the chamber beyond, and the mouth there."""
        self._first = tuple(bits if chamber in starts else 0 for chamber, bits in enumerate(self.full))
        """The entries for the very first cross."""

    def rows(self, marks: Marks, sizes: Sequence[int]) -> Iterator[tuple[int, list[int]]]:
        """Each chamber with the groups of its cells that may be crossed, by size; generated row by row."""
        for chamber, (crossed, entered) in enumerate(zip(marks, self.entries(marks), strict=True)):
            starts = self.starts(chamber, crossed, entered)
            for size in sizes if starts else ():
                yield chamber, self.groups(chamber, crossed, starts, size)

    def groups(self, chamber: int, crossed: int, starts: int, size: int) -> list[int]:
        """The connected groups of `size` free cells that contain one of `starts`, in cell order."""
        return groups(self.beside[chamber], starts, self.full[chamber] & ~crossed, size)

    def first(self, marks: Marks, size: int) -> Cells:
        """The first way to cross `size` cells; empty if there is none."""
        found = (self.cells(chamber, row[0]) for chamber, row in self.rows(marks, (size,)) if row)
        return next(found, ())

    def has_choice(self, marks: Marks, sizes: Sequence[int], ways: int) -> bool:
        """There are at least `ways` ways to cross any of these numbers of cells."""
        found = 0
        for _, row in self.rows(marks, sizes):
            found += len(row)
            if found >= ways:
                return True
        return False

    def room(self, marks: Marks, enough: int = LARGEST_CHAMBER) -> int:
        """The most cells that one roll could cross, capped at `enough`; a smaller roll always fits too."""
        most = 0
        for chamber, (crossed, entered) in enumerate(zip(marks, self.entries(marks), strict=True)):
            left = self.starts(chamber, crossed, entered)
            while left:
                part = spread(self.beside[chamber], left & -left, self.full[chamber] & ~crossed)
                most = max(most, part.bit_count())
                if most >= enough:
                    return enough
                left &= ~part
        return most

    def has_start(self, marks: Marks) -> bool:
        """A single cell can be crossed: in a chamber that is begun and not full, or in one that can be entered."""
        for crossed, full in zip(marks, self.full, strict=True):
            if crossed and crossed != full:
                return True
        return self.room(marks, 1) == 1

    def entries(self, marks: Marks) -> Sequence[int]:
        """By chamber, the bits where it can be entered without touching a cross: mouths of open tunnels and, for the
        very first cross, all cells of the chambers where it may go (H-12, H-17)."""
        entered = [0] * len(marks)
        is_blank = True
        for crossed, doors in zip(marks, self._doors, strict=True):
            if crossed:
                is_blank = False
                for near, chamber, far in doors:
                    if crossed & near:
                        entered[chamber] |= far
        return self._first if is_blank else entered

    def starts(self, chamber: int, crossed: int, entered: int) -> int:
        """The bits of the free cells where a roll may begin: next to a cross (H-14), or else at an entry."""
        if not crossed:
            return entered
        beside = around(self.beside[chamber], crossed)
        return (beside | entered) & ~crossed if self.begun else beside

    def starts_of(self, marks: Marks, chamber: int) -> int:
        return self.starts(chamber, marks[chamber], self.entries(marks)[chamber])

    def chamber(self, cell: int) -> int:
        return self.sheet.cells[cell].chamber

    def bit(self, cell: int) -> int:
        """Its bit within its chamber."""
        return self._bit[cell]

    def bits(self, cells: Cells) -> int:
        """The bits of cells of one chamber."""
        return sum([self._bit[cell] for cell in cells])

    def cells(self, chamber: int, bits: int) -> Cells:
        return cells_of(self.sheet.chambers[chamber], bits)

    def letter(self, chamber: int) -> str:
        return self.sheet.chambers[chamber].letter

    def name(self, cell: int) -> str:
        """The name that players see: the letter of the chamber and a number in reading order."""
        chamber = self.sheet.chambers[self.chamber(cell)]
        return f"{chamber.letter}{chamber.cells.index(cell) + 1}"
