"""The map of a sheet: chambers, cells and tunnels. Pure geometry; the rules know what may be crossed, and when."""

from typing import Literal

from msgspec import Struct

LETTERS = "ABCDEFGHIJKL"
"""The names of chambers."""
MOST_CHAMBERS = len(LETTERS)
LARGEST_CHAMBER = 12
"""Most cells in a chamber."""

Find = Literal["", "nut", "mushroom"]


class Cell(Struct, frozen=True):
    x: int
    """Column on the map, from 0 at the left."""
    y: int
    """Row on the map, from 0 at the top."""
    chamber: int
    find: Find = ""
    """What lies there."""


class Chamber(Struct, frozen=True):
    letter: str
    """Its name, A to L."""
    value: int
    """Points when all its cells are crossed (H-30)."""
    cells: tuple[int, ...]
    """Numbers of its cells, ascending."""


class Tunnel(Struct, frozen=True):
    """Joins two mouth cells of different chambers; has no cells of its own."""

    mouths: tuple[int, int]
    """Cell numbers, the smaller first."""
    path: tuple[tuple[int, int], ...]
    """The places (x, y) on the map where it is drawn, from the first mouth to the second; at least one."""


class Sheet(Struct, frozen=True):
    width: int
    """Columns of the map."""
    height: int
    cells: tuple[Cell, ...]
    """In reading order; a cell's number is its index here."""
    chambers: tuple[Chamber, ...]
    """By letter."""
    start: int
    """The chamber for the very first crosses, with the darker floor (H-12)."""
    tunnels: tuple[Tunnel, ...]
    """Sorted by their mouths."""


def ways(sheet: Sheet) -> tuple[tuple[int, int], ...]:
    """Near and far mouth of every tunnel, in both directions."""
    return tuple(way for tunnel in sheet.tunnels for way in (tunnel.mouths, tunnel.mouths[::-1]))


def neighbours(sheet: Sheet, cell: int) -> tuple[int, ...]:
    """Cells of the same chamber that share an edge with it (HA-14), ascending."""
    here = sheet.cells[cell]
    return tuple(
        other
        for other in sheet.chambers[here.chamber].cells
        if abs(sheet.cells[other].x - here.x) + abs(sheet.cells[other].y - here.y) == 1
    )
