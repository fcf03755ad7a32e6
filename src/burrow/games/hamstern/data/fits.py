"""Where crosses fit on a sheet: tables that remember what was asked before. They know cells, crosses and tunnels;
whose turn it is, and what a roll asks for, the rules say."""

from collections.abc import Callable, Iterable
from typing import Generic, TypeVar

from burrow.games.hamstern.data import SLOTS
from burrow.games.hamstern.data.sheet import Chamber, Sheet, neighbours

WIDTH = 12
"""Bits kept for each chamber, which has no more cells than that."""
REMEMBERED = 4096
"""Answers a table keeps before it begins anew."""
DIE = range(1, 7)
"""The faces of the die."""

Cells = tuple[int, ...]
Marks = tuple[int, ...]
"""By chamber, a bit for each of its cells in their order there; set: crossed."""

T = TypeVar("T")
A = TypeVar("A")


class Memo(dict[int, A]):
    """Asks once for each key."""

    def __init__(self, ask: Callable[[int], A]) -> None:
        super().__init__()
        self._ask = ask

    def __missing__(self, key: int) -> A:
        if len(self) >= REMEMBERED:
            self.clear()
        answer = self[key] = self._ask(key)
        return answer


class Fits(Generic[T]):
    """The placements on a sheet, each made by `write` from its cells once and for all.

    Entries are the cells at which a roll may begin without touching a cross: open mouths of tunnels, and before
    the very first cross all cells of the chambers it may go to. They are written as one number, in which each
    chamber has a field of its own above the bits of a chamber's crosses; so the crosses of a chamber and its field
    of entries make the key of its tables."""

    def __init__(self, sheet: Sheet, write: Callable[[Cells], T], *, starts: Iterable[int], begun: bool) -> None:
        self.sheet = sheet
        self.full = tuple((1 << len(chamber.cells)) - 1 for chamber in sheet.chambers)
        """By chamber, all its bits."""
        self.pieces = tuple(connected_pieces(sheet, chamber) for chamber in sheet.chambers)
        """By chamber and size, the bits of all connected groups of cells, in the order of their cells."""
        self.beside = tuple(cells_beside(sheet, chamber) for chamber in sheet.chambers)
        """By chamber and cell, the bits of its neighbours."""
        self.begun = begun
        """Tunnels lead into begun chambers too (HA-05)."""
        self.place: dict[Cells, tuple[int, int]] = {}
        """The chamber and the bits of every connected group of cells."""
        self._written: dict[tuple[int, int], T] = {}
        for chamber, sizes in enumerate(self.pieces):
            for bits in (bits for pieces in sizes for bits in pieces):
                cells = cells_of(sheet.chambers[chamber], bits)
                self.place[cells] = (chamber, bits)
                self._written[chamber, bits] = write(cells)
        self.ways = tuple(way for tunnel in sheet.tunnels for way in (tunnel.mouths, tunnel.mouths[::-1]))
        """Near and far mouth of every tunnel, in both directions."""
        self._fields = tuple(full << field_of(chamber) for chamber, full in enumerate(self.full))
        self._start = sum(self._fields[chamber] for chamber in dict.fromkeys(starts))
        self._doors = tuple(Memo(self._ask_doors(chamber)) for chamber in range(len(sheet.chambers)))
        self._exactly = tuple(self._tables(size, size) for size in range(SLOTS + 1))
        self._up_to = tuple(self._tables(1, size) for size in range(SLOTS + 1))

    def placements(self, marks: Marks, pips: int, slots: int) -> tuple[T, ...]:
        """All ways to place a roll on a sheet with these crosses and free slots for the ones: by chamber, then by
        the number of cells, then by the cells."""
        entries = self.entries(marks)
        found: tuple[T, ...] = ()
        for table, bits, field in zip(self._row(pips, slots), marks, self._fields, strict=True):
            found += table[bits | entries & field]
        return found

    def has_placement(self, marks: Marks, pips: int, slots: int) -> bool:
        entries = self.entries(marks)
        for table, bits, field in zip(self._row(pips, slots), marks, self._fields, strict=True):
            if table[bits | entries & field]:
                return True
        return False

    def has_room(self, marks: Marks, slots: int) -> bool:
        """Some roll can still be placed: with free slots a one wherever a cell can be reached, else a two wherever
        a larger roll fits as well."""
        return self.has_placement(marks, 1, min(slots, 1)) or self.has_placement(marks, 2, 0)

    def entries(self, marks: Marks) -> int:
        if not any(marks):
            return self._start
        entries = 0
        for doors, bits in zip(self._doors, marks, strict=True):
            entries |= doors[bits]
        return entries

    def entries_of(self, marks: Marks, chamber: int) -> int:
        """The bits of the entries in a chamber."""
        return self.entries(marks) >> field_of(chamber) & self.full[chamber]

    def starts_of(self, marks: Marks, chamber: int) -> int:
        """The bits of the free cells of a chamber with which a roll may begin: next to a cross (H-14), else where
        one enters (H-12, H-17)."""
        crossed = marks[chamber]
        return self._starts(chamber, crossed, self.entries_of(marks, chamber))

    def chamber(self, cell: int) -> int:
        return self.sheet.cells[cell].chamber

    def bit(self, cell: int) -> int:
        """Its bit within its chamber."""
        return 1 << self.sheet.chambers[self.chamber(cell)].cells.index(cell)

    def bits(self, cells: Cells) -> int:
        """The bits of cells of one chamber."""
        return sum(self.bit(cell) for cell in cells)

    def letter(self, chamber: int) -> str:
        return self.sheet.chambers[chamber].letter

    def name(self, cell: int) -> str:
        """As players call it: the letter of the chamber and a number in reading order."""
        chamber = self.sheet.chambers[self.chamber(cell)]
        return f"{chamber.letter}{chamber.cells.index(cell) + 1}"

    def _starts(self, chamber: int, crossed: int, entries: int) -> int:
        starts = entries if self.begun or not crossed else 0
        for cell, beside in enumerate(self.beside[chamber]):
            if crossed >> cell & 1:
                starts |= beside
        return starts & ~crossed

    def _row(self, pips: int, slots: int) -> tuple[Memo[tuple[T, ...]], ...]:
        return self._exactly[pips] if pips > 1 else self._up_to[slots]

    def _tables(self, least: int, most: int) -> tuple[Memo[tuple[T, ...]], ...]:
        return tuple(Memo(self._ask_fits(chamber, least, most)) for chamber in range(len(self.sheet.chambers)))

    def _ask_fits(self, chamber: int, least: int, most: int) -> Callable[[int], tuple[T, ...]]:
        def fits(key: int) -> tuple[T, ...]:
            crossed = key & self.full[chamber]
            starts = self._starts(chamber, crossed, key >> field_of(chamber))
            return tuple(
                self._written[chamber, bits]
                for pieces in self.pieces[chamber][max(least, 1) : most + 1]
                for bits in pieces
                if bits & starts and not bits & crossed
            )

        return fits

    def _ask_doors(self, chamber: int) -> Callable[[int], int]:
        """The far mouths of the tunnels that the crosses of a chamber open. Two may end in the same cell."""
        doors = [(self.bit(near), self._entry(far)) for near, far in self.ways if self.chamber(near) == chamber]

        def opened(crossed: int) -> int:
            entries = 0
            for near, entry in doors:
                if crossed & near:
                    entries |= entry
            return entries

        return opened

    def _entry(self, cell: int) -> int:
        return self.bit(cell) << field_of(self.chamber(cell))


def field_of(chamber: int) -> int:
    """The lowest bit of a chamber's field of entries."""
    return WIDTH * (chamber + 1)


def cells_of(chamber: Chamber, bits: int) -> Cells:
    return tuple(cell for place, cell in enumerate(chamber.cells) if bits >> place & 1)


def cells_beside(sheet: Sheet, chamber: Chamber) -> tuple[int, ...]:
    """For each cell of a chamber, the bits of its neighbours."""
    places = {cell: place for place, cell in enumerate(chamber.cells)}
    return tuple(sum(1 << places[other] for other in neighbours(sheet, cell)) for cell in chamber.cells)


def connected_pieces(sheet: Sheet, chamber: Chamber) -> tuple[tuple[int, ...], ...]:
    """By size, from none to as many as there are slots: the bits of all groups of cells that hang together by their
    edges (H-10, HA-14), each grown from a smaller one."""
    beside = cells_beside(sheet, chamber)
    sizes: list[tuple[int, ...]] = [(), tuple(1 << place for place in range(len(chamber.cells)))]
    while len(sizes) <= SLOTS:
        grown = [bits | one for bits in sizes[-1] for one in single_bits(around(beside, bits))]
        sizes.append(tuple(sorted(dict.fromkeys(grown), key=lambda bits: cells_of(chamber, bits))))
    return tuple(sizes)


def around(beside: tuple[int, ...], bits: int) -> int:
    """The cells next to a group of cells."""
    edge = 0
    for place, others in enumerate(beside):
        if bits >> place & 1:
            edge |= others
    return edge & ~bits


def spread(beside: tuple[int, ...], bits: int, within: int) -> int:
    """All cells of a group that hang together with these."""
    while grown := around(beside, bits) & within:
        bits |= grown
    return bits


def single_bits(bits: int) -> list[int]:
    return [1 << place for place in range(bits.bit_length()) if bits >> place & 1]
