"""Hamstern: the drawing of a sheet, for any map. Nothing hides a cell, and nothing extends beyond the picture."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.guest import Guest
from tests.browser.hamstern import ME, HamsternGuest
from tests.browser.running_server import RunningServer

from burrow.games.hamstern.reader.sides import sheet_of

CROWDED = """
start A

A 5
B 7
C 3
D 12
E 20
F 1

map
a a a a b^b c c c c^
a a a*  b b c c c c
a a     b b c c c c
|       |     |
d d d d e e e e f f f
d d     e*e e   f f
d d d --e e e --f f f^
|                   |
+-------------------+
"""
"""Wall to wall, with hardly any free space between the chambers."""
SHEETS = {"a": {"sheet": "a"}, "b": {"sheet": "b"}, "crowded": {"sheet": "own", "own": CROWDED}}

BOXES = """shapes => Object.fromEntries(shapes.map(shape => {
    const { left, top, right, bottom } = shape.getBoundingClientRect();
    return [shape.dataset.cell ?? shape.dataset.tag, [left, top, right, bottom]];
}))"""
PICTURE = "svg:has([data-cell])"
TILE = 0.8
"""The tile of a cell covers at least this share of the cell's edge; around it there is floor."""

Box = tuple[float, float, float, float]


@pytest.fixture(params=SHEETS)
def reader(request: pytest.FixtureRequest, house: RunningServer, guests: Callable[..., Guest]) -> HamsternGuest:
    guest = guests(house.url, size=(360, 640), kind=HamsternGuest)
    assert isinstance(guest, HamsternGuest)
    guest.open(ME, **SHEETS[request.param])
    expect(guest.sheet).to_be_visible()
    return guest


def test_every_chamber_has_a_tag_and_no_tag_hides_a_cell(reader: HamsternGuest) -> None:
    sheet, tags, cells = sheet_of(reader.options), boxes(reader, "data-tag"), boxes(reader, "data-cell")
    tiles = {number: shrunk(box) for number, box in cells.items()}
    assert (list(tags), len(tiles)) == ([chamber.letter for chamber in sheet.chambers], len(sheet.cells))
    assert [(tag, cell) for tag, box in tags.items() for cell, tile in tiles.items() if overlap(box, tile)] == []


def test_no_tag_lies_on_another(reader: HamsternGuest) -> None:
    tags = boxes(reader, "data-tag")
    pairs = [(one, other) for one in tags for other in tags if one < other]
    assert [pair for pair in pairs if overlap(tags[pair[0]], tags[pair[1]])] == []


def test_all_of_it_is_in_the_picture(reader: HamsternGuest) -> None:
    found = reader.page.locator(PICTURE).bounding_box()
    assert found is not None
    picture = (found["x"], found["y"], found["x"] + found["width"], found["y"] + found["height"])
    shapes = boxes(reader, "data-tag") | boxes(reader, "data-cell")
    assert [name for name, box in shapes.items() if not is_within(box, picture)] == []


def boxes(reader: HamsternGuest, kind: str) -> dict[str, Box]:
    """The rectangles of the tags or the cells of the large sheet on the screen, by letter or by number."""
    found: dict[str, Box] = reader.page.locator(f"{PICTURE} [{kind}]").evaluate_all(BOXES)
    return found


def shrunk(box: Box) -> Box:
    left, top, right, bottom = box
    rim = (right - left) * (1 - TILE) / 2
    return left + rim, top + rim, right - rim, bottom - rim


def overlap(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def is_within(box: Box, frame: Box) -> bool:
    return frame[0] <= box[0] and frame[1] <= box[1] and box[2] <= frame[2] and box[3] <= frame[3]
