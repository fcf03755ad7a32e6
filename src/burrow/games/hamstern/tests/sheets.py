"""Random valid sheets: the text of each with its meaning, made without the reader."""

from collections.abc import Iterator
from random import Random

from hypothesis import strategies as st
from msgspec import Struct

from burrow.games.hamstern.data.sheet import Cell, Chamber, Find, Sheet, Tunnel
from burrow.games.hamstern.tests.burrows import Path, Place, dig_burrow

LETTERS = "ABCDEFGHIJKL"
START_CELLS = 7


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
    chambers = draw(st.integers(4, min(most_chambers, 12)))
    largest = min(12, (80 - START_CELLS) // chambers)
    sizes = draw(st.lists(st.integers(1, largest), min_size=chambers, max_size=chambers))
    start = draw(st.integers(0, chambers - 1))
    sizes[start] = max(sizes[start], START_CELLS)
    return drawn_by(Random(draw(st.integers(0, 2**32 - 1))), columns, sizes, start)


def drawn_by(rng: Random, columns: int, sizes: list[int], start: int) -> Drawn:
    """The sheet with chambers of these sizes, row by row in a grid, drawn with this generator."""
    chambers, paths = dig_burrow(rng, columns, sizes)
    letters = rng.sample(LETTERS, len(sizes))
    places = sorted((place for chamber in chambers for place in chamber), key=_reading)
    finds = _finds(rng, places)
    owner = {place: letter for letter, chamber in zip(letters, chambers, strict=True) for place in chamber}
    values = {letter: rng.randint(1, 20) for letter in letters}
    return Drawn(
        _text(rng, letters[start], values, owner, finds, paths), _sheet(letters[start], values, owner, finds, paths)
    )


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
    paths: list[Path],
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


def _signs(rng: Random, path: Path) -> Iterator[tuple[Place, str]]:
    for before, place, after in zip(path, path[1:], path[2:], strict=False):
        if before[1] == after[1]:
            yield place, "--"
        elif before[0] == after[0]:
            yield place, rng.choice(["| ", " |"])
        else:
            side = before if before[1] == place[1] else after
            yield place, rng.choice(["+ ", "-+" if side[0] < place[0] else "+-"])


def _sheet(
    start: str, values: dict[str, int], owner: dict[Place, str], finds: dict[Place, Find], paths: list[Path]
) -> Sheet:
    """The whole sheet, moved to the upper left corner."""
    letters, places = sorted(values), sorted(owner, key=_reading)
    everywhere = [*places, *(place for path in paths for place in path)]
    left, top = min(x for x, _ in everywhere), min(y for _, y in everywhere)
    cells = tuple(Cell(x - left, y - top, letters.index(owner[x, y]), finds.get((x, y), "")) for x, y in places)
    tunnels = [
        (tuple(places.index(mouth) for mouth in (path[0], path[-1])), [(x - left, y - top) for x, y in path[1:-1]])
        for path in paths
    ]
    return Sheet(
        width=max(x for x, _ in everywhere) - left + 1,
        height=max(y for _, y in everywhere) - top + 1,
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
