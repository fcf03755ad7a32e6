"""Our two sheets keep their promises: what is printed, what fits, one side compact, the other crooked. docs/hamstern.md
describes how they play."""

import pytest

from burrow.engine.game import NATURE, Event
from burrow.games.hamstern import GAME
from burrow.games.hamstern.data import DIE
from burrow.games.hamstern.data.sheet import Sheet, neighbours
from burrow.games.hamstern.moves import Cross, Rolled, moves
from burrow.games.hamstern.options import Options
from burrow.games.hamstern.reader.sides import sheet_of

A, B = Options(sheet="a"), Options(sheet="b")
both = pytest.mark.parametrize("options", [A, B], ids=["a", "b"])


def chambers_with(sheet: Sheet, find: str) -> list[int]:
    return [cell.chamber for cell in sheet.cells if cell.find == find]


@both
def test_eight_chambers_and_room_for_a_thumb(options: Options) -> None:
    sheet = sheet_of(options)
    assert len(sheet.chambers) == 8
    assert 55 <= len(sheet.cells) <= 64
    assert max(sheet.width, sheet.height) <= 13


@both
def test_the_start_lies_in_the_middle(options: Options) -> None:
    """On average its cells are nearer to the centre of the map than those of any other chamber."""
    sheet = sheet_of(options)

    def distance(chamber: int) -> float:
        cells = [sheet.cells[cell] for cell in sheet.chambers[chamber].cells]
        x = sum(cell.x for cell in cells) / len(cells) - (sheet.width - 1) / 2
        y = sum(cell.y for cell in cells) / len(cells) - (sheet.height - 1) / 2
        return x * x + y * y

    assert min(range(8), key=distance) == sheet.start
    assert len(sheet.chambers[sheet.start].cells) >= 7


@both
def test_four_nuts_in_different_chambers_and_some_mushrooms(options: Options) -> None:
    sheet = sheet_of(options)
    nuts, mushrooms = chambers_with(sheet, "nut"), chambers_with(sheet, "mushroom")
    assert len(nuts) == len(set(nuts)) == 4
    assert 5 <= len(mushrooms) <= 8
    assert any(sheet.chambers[chamber].value == 6 for chamber in mushrooms)


@both
def test_points_grow_with_the_cells(options: Options) -> None:
    chambers = sheet_of(options).chambers
    assert [chamber.value for chamber in chambers] == [max(3, len(chamber.cells) - 4) for chamber in chambers]
    assert {chamber.value for chamber in chambers} >= {3, 4, 6, 7}
    assert max(chamber.value for chamber in chambers) == 7


@both
@pytest.mark.parametrize("seats", [1, 2])
def test_every_first_roll_fits(options: Options, seats: int) -> None:
    for pips in DIE:
        state = GAME.apply(GAME.setup(seats, options), Event(0, 0, NATURE, Rolled(pips)))
        assert all(isinstance(move, Cross) for seat in range(seats) for move in moves(state, seat))


@both
def test_some_chambers_can_be_reached_by_two_ways(options: Options) -> None:
    sheet = sheet_of(options)
    assert len(sheet.tunnels) > len(sheet.chambers) - 1


def test_h_13_side_a_is_compact_and_side_b_is_easily_cut_into_parts() -> None:
    """How many of all cells would cut their chamber in two if crossed alone: few on A, most on B."""
    shares = [cutting(sheet_of(options)) / len(sheet_of(options).cells) for options in (A, B)]
    assert shares[0] < 0.2
    assert shares[1] > 0.6


def cutting(sheet: Sheet) -> int:
    return sum(pieces(sheet, set(chamber.cells) - {cell}) > 1 for chamber in sheet.chambers for cell in chamber.cells)


def pieces(sheet: Sheet, cells: set[int]) -> int:
    count, left = 0, set(cells)
    while left:
        count += 1
        edge = [left.pop()]
        while edge:
            found = left.intersection(neighbours(sheet, edge.pop()))
            left -= found
            edge += found
    return count
