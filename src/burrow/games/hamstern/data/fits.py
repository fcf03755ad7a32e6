"""Where crosses fit on a sheet: tables that remember what was asked before. They know cells, crosses and tunnels;
whose turn it is, and what a roll asks for, the rules say."""

from collections.abc import Callable, Sequence
from typing import Generic, TypeAlias, TypeVar

from burrow.games.hamstern.data import SLOTS
from burrow.games.hamstern.data.bits import all_bits, around, bits_of, cells_beside, cells_of, single_bits
from burrow.games.hamstern.data.sheet import LARGEST_CHAMBER, Chamber, Sheet, ways

REMEMBERED = 2048
"""Answers a table keeps before it begins anew."""

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


Row: TypeAlias = tuple[Memo[tuple[T, ...]], ...]
"""By chamber, where so many cells fit."""
Rows: TypeAlias = tuple[Row[T], ...]


class Fits(Generic[T]):
    """The placements on a sheet, each made by `write` from its cells once and for all.

    Doors are the ways into a chamber without touching a cross: the mouths of open tunnels and, before the very first
    cross, the chambers it may go to. They are bits of one number, above those for the crosses of a chamber; so the
    crosses of a chamber together with its own doors make the key of its tables."""

    def __init__(self, sheet: Sheet, write: Callable[[Cells], T], *, starts: Sequence[int], begun: bool) -> None:
        self.sheet = sheet
        self.begun = begun
        """Tunnels lead into begun chambers too (HA-05)."""
        self.full = tuple(all_bits(chamber) for chamber in sheet.chambers)
        """By chamber, all its bits."""
        self.beside = tuple(cells_beside(sheet, chamber) for chamber in sheet.chambers)
        """By chamber and cell, the bits of its neighbours."""
        self.pieces = tuple(connected_pieces(sheet, chamber) for chamber in sheet.chambers)
        """By chamber and size, the bits of all connected groups of cells, in the order of their cells."""
        self.ways = ways(sheet)
        self.place: dict[Cells, tuple[int, int]] = {}
        """The chamber and the bits of every connected group of cells."""
        self._written: dict[tuple[int, int], T] = {}
        for chamber, sizes in enumerate(self.pieces):
            for bits in (bits for pieces in sizes for bits in pieces):
                cells = cells_of(sheet.chambers[chamber], bits)
                self.place[cells] = (chamber, bits)
                self._written[chamber, bits] = write(cells)
        chambers = range(len(sheet.chambers))
        self._doors = self._number_doors(starts)
        self._first_doors = sum(door for door, _, _ in self._doors[-len(starts) :])
        self._into_new = tuple(sum(door for door, where, _ in self._doors if where == here) for here in chambers)
        self._into_begun = self._into_new if begun else (0,) * len(chambers)
        self._opened = tuple(Memo(self._ask_opened(chamber)) for chamber in chambers)
        self._exactly = self._tables(self._ask_exactly)
        self._up_to = self._tables(self._ask_up_to)

    def placements(self, marks: Marks, pips: int, slots: int) -> tuple[T, ...]:
        """All ways to place a roll on a sheet with these crosses and free slots for the ones: by chamber, then by
        the number of cells, then by the cells."""
        doors = self._open_doors(marks)
        found: tuple[T, ...] = ()
        for table, bits, into, beyond in zip(
            self._row(pips, slots), marks, self._into_new, self._into_begun, strict=True
        ):
            if key := bits | doors & beyond if bits else doors & into:
                found += table[key]
        return found

    def has_placement(self, marks: Marks, pips: int, slots: int) -> bool:
        for table, bits in zip(self._row(pips, slots), marks, strict=True):
            if bits and table[bits]:  # beside a cross, whatever doors are open
                return True
        return bool(self.placements(marks, pips, slots))

    def has_room(self, marks: Marks, slots: int) -> bool:
        """Some roll can still be placed: with free slots a one wherever a cell can be reached, else a two wherever
        a larger roll fits as well."""
        return self.has_placement(marks, 1, 1) if slots else self.has_placement(marks, 2, 0)

    def entries_of(self, marks: Marks, chamber: int) -> int:
        """The bits of the cells of a chamber that are entered by open doors."""
        return self._entered(chamber, self._open_doors(marks))

    def starts_of(self, marks: Marks, chamber: int) -> int:
        """The bits of the free cells of a chamber with which a roll may begin: next to a cross (H-14), else where
        one enters (H-12, H-17)."""
        return self._starts(chamber, marks[chamber], self.entries_of(marks, chamber))

    def chamber(self, cell: int) -> int:
        return self.sheet.cells[cell].chamber

    def bit(self, cell: int) -> int:
        """Its bit within its chamber."""
        return bits_of(self.sheet.chambers[self.chamber(cell)], (cell,))

    def bits(self, cells: Cells) -> int:
        """The bits of cells of one chamber."""
        return sum(self.bit(cell) for cell in cells)

    def letter(self, chamber: int) -> str:
        return self.sheet.chambers[chamber].letter

    def name(self, cell: int) -> str:
        """As players call it: the letter of the chamber and a number in reading order."""
        chamber = self.sheet.chambers[self.chamber(cell)]
        return f"{chamber.letter}{chamber.cells.index(cell) + 1}"

    def _open_doors(self, marks: Marks) -> int:
        doors = 0
        for opened, bits in zip(self._opened, marks, strict=True):
            if bits:
                doors |= opened[bits]
        return doors if doors or any(marks) else self._first_doors

    def _row(self, pips: int, slots: int) -> Row[T]:
        return self._exactly[pips] if pips > 1 else self._up_to[slots]

    # What the tables ask when they do not remember

    def _number_doors(self, starts: Sequence[int]) -> tuple[tuple[int, int, int], ...]:
        """Door, chamber and the bits there that it leads to: each mouth of a tunnel, though two may end in it, and
        each chamber for the very first cross."""
        mouths = sorted({far for _, far in self.ways})
        ends = [(self.chamber(cell), self.bit(cell)) for cell in mouths]
        ends += [(chamber, self.full[chamber]) for chamber in starts]
        return tuple((1 << LARGEST_CHAMBER + number, chamber, bits) for number, (chamber, bits) in enumerate(ends))

    def _tables(self, ask: Callable[[int, int], Callable[[int], tuple[T, ...]]]) -> Rows[T]:
        """By size and chamber."""
        chambers = range(len(self.sheet.chambers))
        return tuple(tuple(Memo(ask(size, chamber)) for chamber in chambers) for size in range(SLOTS + 1))

    def _ask_exactly(self, size: int, chamber: int) -> Callable[[int], tuple[T, ...]]:
        pieces = self.pieces[chamber][size]

        def fits(key: int) -> tuple[T, ...]:
            crossed = key & self.full[chamber]
            starts = self._starts(chamber, crossed, self._entered(chamber, key))
            return tuple([self._written[chamber, bits] for bits in pieces if bits & starts and not bits & crossed])

        return fits

    def _ask_up_to(self, size: int, chamber: int) -> Callable[[int], tuple[T, ...]]:
        """The smaller ones come first."""

        def fits(key: int) -> tuple[T, ...]:
            return self._up_to[size - 1][chamber][key] + self._exactly[size][chamber][key] if size else ()

        return fits

    def _starts(self, chamber: int, crossed: int, entered: int) -> int:
        starts = entered if self.begun or not crossed else 0
        return (starts | around(self.beside[chamber], crossed)) & ~crossed

    def _entered(self, chamber: int, doors: int) -> int:
        entered = 0
        for door, where, bits in self._doors:
            if where == chamber and doors & door:
                entered |= bits
        return entered

    def _ask_opened(self, chamber: int) -> Callable[[int], int]:
        """The doors at the far ends of the tunnels that the crosses of a chamber open."""
        tunnels = [(self.bit(near), self._door_to(far)) for near, far in self.ways if self.chamber(near) == chamber]

        def opened(crossed: int) -> int:
            doors = 0
            for near, door in tunnels:
                if crossed & near:
                    doors |= door
            return doors

        return opened

    def _door_to(self, mouth: int) -> int:
        here = (self.chamber(mouth), self.bit(mouth))
        return next(door for door, chamber, bits in self._doors if (chamber, bits) == here)


def connected_pieces(sheet: Sheet, chamber: Chamber) -> tuple[tuple[int, ...], ...]:
    """By size, from none to as many as there are slots: the bits of all groups of cells that hang together by their
    edges (H-10, HA-14), each grown from a smaller one."""
    beside = cells_beside(sheet, chamber)
    sizes: list[tuple[int, ...]] = [(), tuple(1 << place for place in range(len(chamber.cells)))]
    while len(sizes) <= SLOTS:
        grown = [bits | one for bits in sizes[-1] for one in single_bits(around(beside, bits))]
        sizes.append(tuple(sorted(dict.fromkeys(grown), key=lambda bits: cells_of(chamber, bits))))
    return tuple(sizes)
