"""The paper: one A6 sheet with everything needed to play, blank or filled in, and the layout of sheets on a page."""

import math
from collections.abc import Iterable, Iterator
from functools import lru_cache
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from burrow.engine.command import Say
from burrow.games.hamstern.commands import figures
from burrow.games.hamstern.commands.earthwork import BORE, SIGN, bore, outline, signs
from burrow.games.hamstern.commands.figures import BOLD, FINE, PLAIN
from burrow.games.hamstern.commands.inks import DUSK, EARTH, FAINT, INK, PAPER, PENCIL, SOFT
from burrow.games.hamstern.commands.shapes import Path, Point, Shape, Text, box, circle, line, moved, placed, spline
from burrow.games.hamstern.data import NUT_POINTS, SLOTS, TICK, TIMER
from burrow.games.hamstern.data.sheet import Sheet

A6, A4 = (105.0, 148.5), (210.0, 297.0)
"""Width and height of the pages; four A6 make one A4."""
LEFT, RIGHT = 8.0, 97.0
GROUND, BOTTOM = 29.0, 119.0
"""Where the earth begins and ends."""
SLOT_ROW, SCORE_ROW = 126.0, 135.5
LARGEST = 9.0
"""The largest size of a place, for small maps."""
PEBBLES = 14


class Filled(Struct, frozen=True):
    """What a seat has drawn on its sheet."""

    name: str
    crossed: tuple[int, ...]
    ones: int
    """Slots struck out."""
    is_running: bool
    """The hourglass is crossed off."""
    circled: int
    struck: int
    """Timer symbols crossed off."""
    points: tuple[int, int, int]
    """From nuts, mushrooms and chambers."""


class Page(Struct, frozen=True):
    size: Point
    shapes: tuple[Shape, ...]


def pages(sheets: list[tuple[Sheet, Filled | None]], say: Say, *, is_single: bool) -> list[Page]:
    """The sheets, one or four to a page."""
    once = {pair: tuple(paper(*pair, say)) for pair in dict.fromkeys(sheets)}
    drawn = [once[pair] for pair in sheets]
    if is_single:
        return [Page(A6, shapes) for shapes in drawn]
    return [Page(A4, tuple(_four(drawn[first : first + 4]))) for first in range(0, len(drawn), 4)]


def _four(drawn: list[tuple[Shape, ...]]) -> Iterator[Shape]:
    for place, shapes in enumerate(drawn):
        yield from moved(shapes, (place % 2 * A6[0], place // 2 * A6[1]))
    for begin, end in (((0.0, A6[1]), (A4[0], A6[1])), ((A6[0], 0.0), (A6[0], A4[1]))):
        yield replace(line(begin, end, stroke=FAINT, width=FINE, kind="cut"), dash=(1.0, 2.0))


def paper(sheet: Sheet, filled: Filled | None, say: Say) -> Iterator[Shape]:
    rng = Random(len(sheet.cells) * 97 + sheet.width)  # the same unevenness on every print
    yield from _head(say, filled)
    yield from _timer()
    yield from _earth(rng)
    laid = plan(sheet)
    yield from _burrow(laid, rng)
    yield from _slots()
    yield from _nut_points()
    yield from _scores(say)
    if filled is not None:
        yield from _pencil(laid, filled)


def _head(say: Say, filled: Filled | None) -> Iterator[Shape]:
    yield from moved(figures.lettered("Hamstern", 7.0, width=0.95), (LEFT + 18.6, 11.5))
    yield Text((56, 14.2), say("sheet-name"), 2.6, colour=SOFT)
    yield line((66, 14.5), (RIGHT, 14.5), stroke=SOFT, width=FINE)
    if filled is not None:
        yield Text((68, 13.6), filled.name, 4.2, colour=PENCIL, is_slanted=True, kind="pencil")


def _timer_at(symbol: int) -> Point:
    """The position of a timer symbol; the hourglass is number 0."""
    return (64.0, 22.2) if symbol == 0 else (63.5 + symbol * 9.6, 22.4)


def _timer() -> Iterator[Shape]:
    yield from moved(figures.hourglass(), _timer_at(0), 8.2)
    for symbol in range(1, TIMER + 1):
        x, y = _timer_at(symbol)
        yield from moved(figures.die(TICK), (x, y), 5.6)
        yield from moved(figures.lettered("+", 2.6, width=PLAIN), (x + 4.5, y - 2))


def _earth(rng: Random) -> Iterator[Shape]:
    """Field above, soil below, a hole with a hamster in it."""
    yield from moved(figures.hamster(), (LEFT + 12, 25.2), 8.6)
    edge: list[Point] = [(x, GROUND + rng.uniform(-0.5, 0.5)) for x in range(4, 102, 4)]
    mound = [(x, y - 2.0 * max(0.0, 1 - ((x - LEFT - 12) / 10) ** 2)) for x, y in edge]
    below = [(x, BOTTOM + rng.uniform(-0.4, 0.4)) for x in range(100, 3, -4)]
    yield replace(spline([*mound, (101.5, 70.0), *below, (3.5, 70.0)], is_closed=True), fill=EARTH)
    yield replace(spline(mound, is_closed=False), stroke=INK, width=BOLD)
    for x in (6.5, 9, 36, 40.5, 47, 53, 98, 94.5):
        yield from moved(figures.tuft(), (x, GROUND + 0.4), rng.uniform(2.2, 3.4))


class SheetLayout(Struct, frozen=True):
    """How a map lies on the paper."""

    sheet: Sheet
    signs: tuple[Point, ...]
    corner: Point
    """The position of the map's upper left corner."""
    unit: float
    """Size of a place."""

    def at(self, x: float, y: float) -> Point:
        return self.corner[0] + x * self.unit, self.corner[1] + y * self.unit

    def middle(self, number: int) -> Point:
        """The centre of a cell."""
        cell = self.sheet.cells[number]
        return self.at(cell.x + 0.5, cell.y + 0.5)


@lru_cache(maxsize=8)
def plan(sheet: Sheet) -> SheetLayout:
    """As large as the paper allows, signs included, but at most LARGEST."""
    found = tuple(signs(sheet))
    left, right = _span([x for x, _ in found], sheet.width)
    top, bottom = _span([y for _, y in found], sheet.height)
    room = RIGHT - LEFT + 2, BOTTOM - GROUND - 6
    unit = min(room[0] / (right - left), room[1] / (bottom - top), LARGEST)
    middle = (LEFT + RIGHT) / 2, (GROUND + BOTTOM) / 2 + 0.8
    return SheetLayout(
        sheet, found, (middle[0] - (left + right) / 2 * unit, middle[1] - (top + bottom) / 2 * unit), unit
    )


def _span(signs: list[float], size: int) -> tuple[float, float]:
    return min(0, min(signs) - SIGN), max(size, max(signs) + SIGN)


def _burrow(laid: SheetLayout, rng: Random) -> Iterator[Shape]:
    """In layers: what is dug, the floors, what lies on them, the signs."""
    sheet, corner, unit = laid.sheet, laid.corner, laid.unit
    bores = [placed(bore(sheet, tunnel), corner, unit) for tunnel in sheet.tunnels]
    places = [{(sheet.cells[cell].x, sheet.cells[cell].y) for cell in chamber.cells} for chamber in sheet.chambers]
    floors = [placed(outline(chamber, rng), corner, unit) for chamber in places]
    yield from _pebbles(laid, rng)
    for middle in bores:
        yield replace(middle, stroke=INK, width=BORE * unit + 2 * BOLD, is_flat=True, kind="tunnel")
    for floor in floors:
        yield replace(floor, stroke=INK, width=2 * BOLD, kind="chamber")
    for middle in bores:
        yield replace(middle, stroke=PAPER, width=BORE * unit, is_flat=True)
    for number, floor in enumerate(floors):
        yield replace(floor, fill=DUSK if number == sheet.start else PAPER)
    yield from _cells(laid)
    yield from _signs(laid)


def _cells(laid: SheetLayout) -> Iterator[Shape]:
    for number, cell in enumerate(laid.sheet.cells):
        fill, stroke = (EARTH, SOFT) if cell.chamber == laid.sheet.start else (PAPER, FAINT)
        tile = box((-0.4, -0.4), (0.8, 0.8), 0.16, fill, stroke, FINE, "cell")
        yield placed(tile, laid.middle(number), laid.unit)
        if cell.find:
            figure = figures.nut() if cell.find == "nut" else figures.mushroom()
            yield from moved(figure, laid.middle(number), laid.unit * 0.66)


def _signs(laid: SheetLayout) -> Iterator[Shape]:
    size = SIGN * laid.unit
    for chamber, spot in zip(laid.sheet.chambers, laid.signs, strict=True):
        at = laid.at(*spot)
        yield circle(at, size, PAPER, INK, PLAIN, "sign")
        yield circle(at, size * 0.84, "", SOFT, FINE)
        yield from moved(figures.lettered(str(chamber.value), size, width=size * 0.17), at)


def _pebbles(laid: SheetLayout, rng: Random) -> Iterator[Shape]:
    """Drawn in earth where nothing else is."""
    sheet = laid.sheet
    taken = {(cell.x, cell.y) for cell in sheet.cells} | {place for tunnel in sheet.tunnels for place in tunnel.path}
    taken |= {
        (math.floor(x + aside), math.floor(y + below))
        for x, y in laid.signs
        for aside in (-SIGN, SIGN)
        for below in (-SIGN, SIGN)
    }
    free = [(x, y) for x in range(sheet.width) for y in range(sheet.height) if (x, y) not in taken]
    for x, y in rng.sample(free, min(len(free), PEBBLES)):
        at, size = laid.at(x + rng.uniform(0.3, 0.7), y + rng.uniform(0.3, 0.7)), rng.uniform(0.5, 1.1)
        rim = [(at[0] + size * a, at[1] + size * b * 0.7) for a, b in ((-1, -0.8), (0.8, -1), (1.1, 0.7), (-0.7, 1))]
        yield replace(spline(rim, is_closed=True), fill=DUSK, stroke=FAINT, width=FINE)


def _slot_at(slot: int) -> Point:
    """The centre of a slot of the ones; the die before them is number 0."""
    return (LEFT + 3.6, SLOT_ROW) if slot == 0 else (LEFT + 5.6 + slot * 7.0, SLOT_ROW)


def _slots() -> Iterator[Shape]:
    yield line(_slot_at(0), _slot_at(SLOTS), stroke=SOFT, width=PLAIN)
    yield from moved(figures.die(1), _slot_at(0), 6.8)
    for slot in range(1, SLOTS + 1):
        yield from moved([box((-0.5, -0.5), (1, 1), 0.18, PAPER, INK, PLAIN, "slot")], _slot_at(slot), 5.4)


def _nut_points() -> Iterator[Shape]:
    """What one, two, three and four nuts are worth."""
    for count, points in enumerate(NUT_POINTS[1:]):
        at = 72.8 + count * 7.2, SLOT_ROW
        yield from moved(figures.nut(), (at[0], at[1] - 1.3), 4.0)
        yield from moved(figures.lettered(str(points), 2.2, SOFT, PLAIN), (at[0], at[1] + 2.6))


def _box_at(number: int) -> Point:
    """The upper left corner of a box for points."""
    return LEFT + number * 23.4, SCORE_ROW - 3.4


BOX = (18.8, 8.2)


def _scores(say: Say) -> Iterator[Shape]:
    labels = ("sheet-nuts", "sheet-mushrooms", "sheet-chambers", "sheet-total")
    icons = (figures.nut, figures.mushroom, _room)
    for number, label in enumerate(labels):
        x, y = _box_at(number)
        yield box((x, y), BOX, 1.6, PAPER, INK, BOLD if number == 3 else PLAIN, "points")
        yield Text((x + BOX[0] / 2, y + BOX[1] + 3.0), say(label), 2.4, "middle", SOFT)
        if number < 3:
            yield from moved(icons[number](), (x + 3.4, y + BOX[1] / 2), 4.4)
            sign = figures.lettered("=" if number == 2 else "+", 3.2, width=BOLD)
            yield from moved(sign, (x + BOX[0] + 2.3, y + BOX[1] / 2))


def _room() -> Iterator[Path]:
    """A chamber of three cells, one unit large."""
    places = {(0, 0), (0, 1), (1, 1)}
    yield replace(placed(outline(places, Random(3)), (-0.5, -0.5), 0.5), fill=PAPER, stroke=INK, width=PLAIN)
    for x, y in sorted(places):
        yield box((x / 2 - 0.4, y / 2 - 0.4), (0.3, 0.3), 0.06, "", FAINT, FINE)


def _pencil(laid: SheetLayout, filled: Filled) -> Iterator[Shape]:
    """What the player drew during the game."""
    rng = Random(filled.name)
    for number in filled.crossed:
        yield from moved(figures.cross(rng), laid.middle(number), laid.unit)
    for slot in range(1, filled.ones + 1):
        yield from moved(figures.strike(rng), _slot_at(slot), 6.0)
    for symbol in range(1, filled.circled + 1):
        yield from moved(figures.ring(rng), _timer_at(symbol), 5.8)
    for symbol in ([0] if filled.is_running else []) + list(range(1, filled.struck + 1)):
        yield from moved(figures.strike(rng), _timer_at(symbol), 8.0)
    for number, points in enumerate((*filled.points, sum(filled.points))):
        x, y = _box_at(number)
        middle = x + BOX[0] / 2 + (2.6 if number < 3 else 0), y + BOX[1] / 2 + rng.uniform(-0.3, 0.3)
        yield from moved(_written(figures.lettered(str(points), 4.8, PENCIL, 0.55)), middle)


def _written(shapes: Iterable[Path]) -> Iterator[Shape]:
    for shape in shapes:
        yield replace(shape, kind="pencil")
