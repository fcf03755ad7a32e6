"""Random sheets that are right: the text of each together with what it means, which the reader has no part in.

Chambers grow in boxes of a grid; tunnels leave a chamber's bounding box at once and bend only between the boxes, so
that no two of them can touch."""

from collections.abc import Iterator
from random import Random

from hypothesis import strategies as st
from msgspec import Struct

from burrow.games.hamstern.data.sheet import Cell, Chamber, Find, Sheet, Tunnel

BOX, GAP = 4, 3
LETTERS = "ABCDEFGHIJKL"
START_CELLS = 7

Place = tuple[int, int]


class Drawn(Struct, frozen=True):
    text: str
    sheet: Sheet


def sheets(most_chambers: int = 8) -> st.SearchStrategy[Sheet]:
    return drawn_sheets(most_chambers).map(lambda drawn: drawn.sheet)


def sheet_texts(most_chambers: int = 8) -> st.SearchStrategy[str]:
    return drawn_sheets(most_chambers).map(lambda drawn: drawn.text)


@st.composite
def drawn_sheets(draw: st.DrawFn, most_chambers: int = 8) -> Drawn:
    columns = draw(st.integers(2, 4))
    boxes = draw(st.integers(4, min(most_chambers, 12)))
    largest = min(12, (80 - START_CELLS) // boxes)
    sizes = draw(st.lists(st.integers(1, largest), min_size=boxes, max_size=boxes))
    start = draw(st.integers(0, boxes - 1))
    sizes[start] = max(sizes[start], START_CELLS)
    return drawn_by(Random(draw(st.integers(0, 2**32 - 1))), columns, sizes, start)


def drawn_by(rng: Random, columns: int, sizes: list[int], start: int) -> Drawn:
    """The sheet with chambers of these sizes, row by row in a grid, drawn by these dice."""
    corners = [(box % columns * (BOX + GAP), box // columns * (BOX + GAP)) for box in range(len(sizes))]
    chambers = [_grow(rng, size, corner) for size, corner in zip(sizes, corners, strict=True)]
    paths = [_dig(rng, chambers, one, other) for one, other in _pairs(rng, len(sizes), columns)]
    letters = rng.sample(LETTERS, len(sizes))
    places = sorted((place for chamber in chambers for place in chamber), key=_reading)
    finds = _finds(rng, places)
    owner = {place: letter for letter, chamber in zip(letters, chambers, strict=True) for place in chamber}
    values = {letter: rng.randint(1, 20) for letter in letters}
    return Drawn(
        _text(rng, letters[start], values, owner, finds, paths), _sheet(letters[start], values, owner, finds, paths)
    )


def _grow(rng: Random, size: int, corner: Place) -> list[Place]:
    """Connected cells in a box, moved to its upper left."""
    grown = [(rng.randrange(BOX), rng.randrange(BOX))]
    while len(grown) < size:
        x, y = rng.choice(grown)
        place = rng.choice([(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)])
        if place not in grown and 0 <= place[0] < BOX and 0 <= place[1] < BOX:
            grown.append(place)
    left, top = min(x for x, _ in grown), min(y for _, y in grown)
    return [(x - left + corner[0], y - top + corner[1]) for x, y in grown]


def _pairs(rng: Random, boxes: int, columns: int) -> list[tuple[int, int]]:
    """Boxes side by side or above each other, enough of them to reach all from each, and some more."""
    beside = [(box, box + 1) for box in range(boxes - 1) if (box + 1) % columns]
    near = beside + [(box, box + columns) for box in range(boxes - columns)]
    rng.shuffle(near)
    home = list(range(boxes))
    chosen = []
    for one, other in near:
        if home[one] != home[other] or rng.random() < 0.3:
            chosen.append((one, other))
            home = [home[one] if of == home[other] else of for of in home]
    return chosen


def _dig(rng: Random, chambers: list[list[Place]], one: int, other: int) -> list[Place]:
    """A tunnel, its mouths included: from the right edge of one to the left of the other, or from bottom to top."""
    if other == one + 1:
        return _sideways(rng, chambers[one], chambers[other])
    path = _sideways(rng, [_turned(place) for place in chambers[one]], [_turned(place) for place in chambers[other]])
    return [_turned(place) for place in path]


def _turned(place: Place) -> Place:
    return place[1], place[0]


def _sideways(rng: Random, here: list[Place], there: list[Place]) -> list[Place]:
    right, left = max(x for x, _ in here), min(x for x, _ in there)
    begin = rng.choice([place for place in here if place[0] == right])
    end = rng.choice([place for place in there if place[0] == left])
    bend, step = left - 2, 1 if end[1] > begin[1] else -1
    run = [(bend, y) for y in range(begin[1], end[1] + step, step)]
    return [*((x, begin[1]) for x in range(right, bend)), *run, *((x, end[1]) for x in range(bend + 1, left + 1))]


def _finds(rng: Random, places: list[Place]) -> dict[Place, Find]:
    found: dict[Place, Find] = {place: "mushroom" for place in places if rng.random() < 0.15}
    for place in rng.sample(places, min(len(places), rng.randint(0, 4))):
        found[place] = "nut"
    return found


def _reading(place: Place) -> Place:
    return place[1], place[0]


def _text(
    rng: Random,
    start: str,
    values: dict[str, int],
    owner: dict[Place, str],
    finds: dict[Place, Find],
    paths: list[list[Place]],
) -> str:
    drawn = {
        place: letter.lower() + {"": " ", "nut": "*", "mushroom": "^"}[finds.get(place, "")]
        for place, letter in owner.items()
    }
    for path in paths:
        drawn |= dict(_signs(rng, path))
    rows = [
        "".join(drawn.get((x, y), "  ") for x in range(max(x for x, _ in drawn) + 1)).rstrip()
        for y in range(max(y for _, y in drawn) + 1)
    ]
    heading = [f"{letter} {points}" for letter, points in values.items()]
    heading.insert(rng.randint(0, len(heading)), f"start {start}")
    return "\n".join([*heading, "map", *rows, ""])


def _signs(rng: Random, path: list[Place]) -> Iterator[tuple[Place, str]]:
    for before, place, after in zip(path, path[1:], path[2:], strict=False):
        if before[1] == after[1]:
            yield place, "--"
        elif before[0] == after[0]:
            yield place, rng.choice(["| ", " |"])
        else:
            side = before if before[1] == place[1] else after
            yield place, rng.choice(["+ ", "-+" if side[0] < place[0] else "+-"])


def _sheet(
    start: str, values: dict[str, int], owner: dict[Place, str], finds: dict[Place, Find], paths: list[list[Place]]
) -> Sheet:
    letters, places = sorted(values), sorted(owner, key=_reading)
    cells = tuple(Cell(x, y, letters.index(owner[x, y]), finds.get((x, y), "")) for x, y in places)
    tunnels = [(tuple(places.index(mouth) for mouth in (path[0], path[-1])), path[1:-1]) for path in paths]
    everywhere = [*places, *(place for path in paths for place in path)]
    return Sheet(
        width=max(x for x, _ in everywhere) + 1,
        height=max(y for _, y in everywhere) + 1,
        cells=cells,
        chambers=tuple(
            Chamber(
                letter, values[letter], tuple(number for number, place in enumerate(places) if owner[place] == letter)
            )
            for letter in letters
        ),
        start=letters.index(start),
        tunnels=tuple(
            sorted(
                (
                    Tunnel((one, other), tuple(path)) if one < other else Tunnel((other, one), tuple(reversed(path)))
                    for (one, other), path in tunnels
                ),
                key=lambda tunnel: tunnel.mouths,
            )
        ),
    )
