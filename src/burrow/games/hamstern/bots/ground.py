"""A sheet in numbers: by chamber, one bit for each cell, what lies there and where the tunnels lead. Holds the map and
the crosses on it; neither rolls nor plans."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from burrow.games.hamstern.data import NUT_POINTS, SLOTS
from burrow.games.hamstern.data.sheet import Sheet, ways
from burrow.games.hamstern.moves import Cross, What
from burrow.games.hamstern.options import Options
from burrow.games.hamstern.search.bits import all_bits, around, bits_of, cells_beside, finds_of, groups, spread
from burrow.games.hamstern.view import SeatView


class Door(NamedTuple):
    """A tunnel as seen from one of its chambers."""

    near: int
    """The bit of the mouth on this side."""
    chamber: int
    """The chamber on the far side."""
    far: int
    """The bit of the mouth there."""


class Placement(NamedTuple):
    chamber: int
    bits: int


class Ground:
    def __init__(self, sheet: Sheet, *, begun: bool, free: bool) -> None:
        self.begun = begun
        """Tunnels lead into begun chambers too (HA-05)."""
        self.chambers = range(len(sheet.chambers))
        self.start = tuple(self.chambers) if free else (sheet.start,)
        """The chambers where the very first cross may go (H-12, H-36)."""
        self.values = tuple(chamber.value for chamber in sheet.chambers)
        self.sizes = tuple(len(chamber.cells) for chamber in sheet.chambers)
        self.full = tuple(all_bits(chamber) for chamber in sheet.chambers)
        self.beside = tuple(cells_beside(sheet, chamber) for chamber in sheet.chambers)
        self.pieces = tuple(
            tuple(groups(beside, full, full, size) if size else [] for size in range(SLOTS + 1))
            for beside, full in zip(self.beside, self.full, strict=True)
        )
        """By chamber and number of cells, the bits of all connected groups."""
        self.nuts = tuple(finds_of(sheet, chamber, "nut") for chamber in sheet.chambers)
        self.mushrooms = tuple(finds_of(sheet, chamber, "mushroom") for chamber in sheet.chambers)
        self.place = {
            cell: Placement(number, bits_of(chamber, (cell,)))
            for number, chamber in enumerate(sheet.chambers)
            for cell in chamber.cells
        }
        """The chamber and the bit of each cell."""
        self.doors = tuple(self._doors(sheet, chamber) for chamber in self.chambers)

    def _doors(self, sheet: Sheet, chamber: int) -> tuple[Door, ...]:
        here = [(self.place[near], self.place[far]) for near, far in ways(sheet)]
        return tuple(Door(near.bits, far.chamber, far.bits) for near, far in here if near.chamber == chamber)

    def placement(self, move: Cross) -> Placement:
        places = [self.place[cell] for cell in move.cells]
        return Placement(places[0].chamber, sum(place.bits for place in places))

    def starts(self, chamber: int, crossed: int, entries: int) -> int:
        """The free cells where a roll may begin (H-14, H-17)."""
        if not crossed:
            return entries
        beside = around(self.beside[chamber], crossed)
        return (beside | entries if self.begun else beside) & ~crossed

    def fits(self, chamber: int, crossed: int, starts: int, count: int) -> list[int]:
        """The groups of `count` free cells that begin at one of `starts`."""
        return [bits for bits in self.pieces[chamber][count] if bits & starts and not bits & crossed]

    def parts(self, chamber: int, crossed: int) -> tuple[int, ...]:
        """The sizes of the parts into which the crosses cut the free cells of a chamber, ascending."""
        free = self.full[chamber] & ~crossed
        sizes = []
        while free:
            part = spread(self.beside[chamber], free & -free, free)
            sizes.append(part.bit_count())
            free &= ~part
        return tuple(sorted(sizes))

    def ways(self, chamber: int, crossed: int, starts: int, wanted: int) -> tuple[int, ...]:
        """For each wanted cell that is free and reachable: how many crosses it takes to get it."""
        free = self.full[chamber] & ~crossed
        front, seen, steps = starts, starts, 1
        found: list[int] = []
        while front:
            found += [steps] * (front & wanted).bit_count()
            front = around(self.beside[chamber], front) & free & ~seen
            seen |= front
            steps += 1
        return tuple(found)


class Progress:
    """What a seat has reached on its sheet."""

    __slots__ = ("begun", "entries", "marks", "mushrooms", "nuts", "opened", "slots", "values")

    def __init__(self, ground: Ground) -> None:
        self.marks = [0] * len(ground.chambers)
        self.entries = [ground.full[chamber] if chamber in ground.start else 0 for chamber in ground.chambers]
        """By chamber, the bits of the cells that can be entered: open mouths and, before the very first cross, all
        cells."""
        self.opened = sum(1 << chamber for chamber in ground.start)
        """A bit for each chamber that has entries."""
        self.slots = SLOTS
        self.nuts = 0
        self.mushrooms = 0
        self.values = 0
        """Points of the full chambers."""
        self.begun = 0

    def copy(self) -> "Progress":
        twin = Progress.__new__(Progress)
        twin.marks, twin.entries, twin.opened = self.marks[:], self.entries[:], self.opened
        twin.slots, twin.nuts, twin.mushrooms = self.slots, self.nuts, self.mushrooms
        twin.values, twin.begun = self.values, self.begun
        return twin

    @property
    def points(self) -> int:
        return NUT_POINTS[self.nuts] + self.mushrooms + self.values

    def cross(self, ground: Ground, chamber: int, bits: int) -> None:
        if not self.begun:
            self.entries, self.opened = [0] * len(ground.chambers), 0
        if not self.marks[chamber]:
            self.begun += 1
        self.marks[chamber] |= bits
        self.nuts += (bits & ground.nuts[chamber]).bit_count()
        self.mushrooms += (bits & ground.mushrooms[chamber]).bit_count()
        if self.marks[chamber] == ground.full[chamber]:
            self.values += ground.values[chamber]
        for near, beyond, far in ground.doors[chamber]:
            if bits & near:
                self.entries[beyond] |= far
                self.opened |= 1 << beyond


@lru_cache(maxsize=4)
def survey(sheet: Sheet, begun: bool, free: bool) -> Ground:
    return Ground(sheet, begun=begun, free=free)


def ground_of(sheet: Sheet, options: Options) -> Ground:
    return survey(sheet, options.tunnels == "begun", options.start == "free")


def progress_of(ground: Ground, seat: SeatView) -> Progress:
    progress = Progress(ground)
    for chamber in ground.chambers:
        bits = sum(place.bits for cell in seat.crossed if (place := ground.place[cell]).chamber == chamber)
        if bits:
            progress.cross(ground, chamber, bits)
    progress.slots = SLOTS - seat.ones
    return progress


def crosses_in(legal: Sequence[What] | None) -> list[Cross]:
    """The legal placements of the roll."""
    return [move for move in legal or () if isinstance(move, Cross)]
