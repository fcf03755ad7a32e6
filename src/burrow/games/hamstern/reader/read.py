"""Turns the text of a sheet into a sheet, or into its first flaw. Accepts any text, in bounded time.

Flaws come in reading order: first what is written (line by line, and in a line invisible characters first), then what
is drawn, then whether everything is connected."""

from collections.abc import Iterator

from burrow.engine.flaw import Flaw, Spot, first, flaw, lines_of
from burrow.games.hamstern.data import NUT_POINTS, SLOTS
from burrow.games.hamstern.data.sheet import LARGEST_CHAMBER, Cell, Chamber, Sheet, Tunnel
from burrow.games.hamstern.options import LONGEST_SHEET
from burrow.games.hamstern.reader.drawing import Drawing, Floor, Place, read_drawing
from burrow.games.hamstern.reader.heading import Heading, read_heading
from burrow.games.hamstern.reader.tunnels import follow

__all__ = ["Flaw", "read"]

MOST_CELLS = 80
MOST_NUTS = len(NUT_POINTS) - 1


def read(text: str) -> Sheet | Flaw:
    lines = lines_of(text[:LONGEST_SHEET])
    if len(text) > LONGEST_SHEET:
        return flaw(Spot(len(lines), len(lines[-1]) + 1), "sheet-too-long", most=LONGEST_SHEET)
    heading = read_heading(lines)
    if isinstance(heading, Flaw):
        return heading
    drawing = read_drawing(lines, after=heading.map_at.line)
    return drawing if isinstance(drawing, Flaw) else _survey(heading, drawing)


def _survey(heading: Heading, drawing: Drawing) -> Sheet | Flaw:
    paths = follow(drawing)
    crooked = [paths] if isinstance(paths, Flaw) else []
    wrong = first([*crooked, *_wrong_chambers(heading, drawing), *_too_many(drawing)])
    if wrong is not None:
        return wrong
    assert not isinstance(paths, Flaw)
    sheet = _sheet(heading, drawing, paths)
    lost = _unreached(sheet)
    return (
        sheet
        if lost is None
        else flaw(
            next(floor.at for floor in drawing.floors.values() if floor.letter == lost.letter),
            "sheet-unreached",
            chamber=lost.letter,
            start=heading.start,
        )
    )


def _wrong_chambers(heading: Heading, drawing: Drawing) -> Iterator[Flaw]:
    floors = _by_letter(drawing)
    for letter, at in heading.listed_at.items():
        if letter not in floors:
            yield flaw(at, "sheet-chamber-empty", chamber=letter)
    for letter, places in floors.items():
        if letter not in heading.values:
            yield flaw(drawing.floors[places[0]].at, "sheet-unlisted", chamber=letter)
        if len(places) > LARGEST_CHAMBER:
            at = drawing.floors[places[LARGEST_CHAMBER]].at
            yield flaw(at, "sheet-chamber-large", chamber=letter, most=LARGEST_CHAMBER)
        joined = _joined(places)
        torn = next((place for place in places if place not in joined), None)
        if torn is not None:
            yield flaw(drawing.floors[torn].at, "sheet-chamber-torn", chamber=letter)
    if heading.start not in heading.values:
        yield flaw(heading.start_at, "sheet-start-unlisted", chamber=heading.start)
    elif len(floors.get(heading.start, ())) < SLOTS:
        cells = len(floors.get(heading.start, ()))
        yield flaw(heading.start_at, "sheet-start-small", chamber=heading.start, cells=cells, least=SLOTS)


def _too_many(drawing: Drawing) -> Iterator[Flaw]:
    floors = list(drawing.floors.values())
    nuts = [floor for floor in floors if floor.find == "nut"]
    if len(floors) > MOST_CELLS:
        yield flaw(floors[MOST_CELLS].at, "sheet-many-cells", most=MOST_CELLS)
    if len(nuts) > MOST_NUTS:
        yield flaw(_find_at(nuts[MOST_NUTS]), "sheet-many-nuts", most=MOST_NUTS)


def _find_at(floor: Floor) -> Spot:
    return Spot(floor.at.line, floor.at.column + 1)


def _by_letter(drawing: Drawing) -> dict[str, list[Place]]:
    """The places of each chamber in reading order."""
    found: dict[str, list[Place]] = {}
    for place, floor in drawing.floors.items():
        found.setdefault(floor.letter, []).append(place)
    return found


def _joined(places: list[Place]) -> frozenset[Place]:
    """The places connected to the first one."""
    left = dict.fromkeys(places)
    edge = [places[0]]
    del left[places[0]]
    while edge:
        x, y = edge.pop()
        near = [place for place in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)) if place in left]
        for place in near:
            del left[place]
        edge += near
    return frozenset(places) - left.keys()


def _sheet(heading: Heading, drawing: Drawing, paths: tuple[tuple[Place, ...], ...]) -> Sheet:
    """The whole sheet, moved to the upper left corner."""
    places = [*drawing.floors, *drawing.bores]
    left, top = min(x for x, _ in places), min(y for _, y in places)
    letters = sorted(heading.values)
    numbers = {place: number for number, place in enumerate(drawing.floors)}
    cells = tuple(
        Cell(x - left, y - top, letters.index(floor.letter), floor.find) for (x, y), floor in drawing.floors.items()
    )
    return Sheet(
        width=max(x for x, _ in places) - left + 1,
        height=max(y for _, y in places) - top + 1,
        cells=cells,
        chambers=tuple(
            Chamber(letter, heading.values[letter], tuple(n for n, cell in enumerate(cells) if cell.chamber == index))
            for index, letter in enumerate(letters)
        ),
        start=letters.index(heading.start),
        tunnels=tuple(
            sorted(
                (
                    Tunnel((numbers[path[0]], numbers[path[-1]]), tuple((x - left, y - top) for x, y in path[1:-1]))
                    for path in paths
                ),
                key=lambda tunnel: tunnel.mouths,
            )
        ),
    )


def _unreached(sheet: Sheet) -> Chamber | None:
    """The first chamber on the map that cannot be reached by tunnels from the start."""
    reached = {sheet.start}
    for _ in sheet.chambers:
        for tunnel in sheet.tunnels:
            ends = {sheet.cells[mouth].chamber for mouth in tunnel.mouths}
            reached |= ends if ends & reached else set()
    return next((sheet.chambers[cell.chamber] for cell in sheet.cells if cell.chamber not in reached), None)
