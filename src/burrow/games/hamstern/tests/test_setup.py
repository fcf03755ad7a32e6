"""Setup, and the aim of the game: H-01 to H-05."""

from burrow.games.hamstern import GAME
from burrow.games.hamstern.moves import Pass
from burrow.games.hamstern.options import Options
from burrow.games.hamstern.tests.table import Table


def test_h_01_everyone_has_an_empty_sheet() -> None:
    view = Table(3).view()
    assert [seat.crossed for seat in view.seats] == [(), (), ()]
    assert [seat.ones for seat in view.seats] == [0, 0, 0]


def test_h_01_who_has_no_sheet_does_not_play() -> None:
    assert Table(3).roll(2).rule(3, Pass()) == "H-01"
    assert Table(3).roll(2).rule(-1, "A1 A2") == "H-01"


def test_h_02_there_are_two_sides_and_they_differ() -> None:
    light, dark = (GAME.view(GAME.setup(2, Options(sheet=side)), None).sheet for side in ("a", "b"))
    assert light != dark


def test_h_03_everyone_has_the_same_side() -> None:
    table = Table(3, sheet="b")
    assert len({table.view(seat).sheet for seat in (0, 1, 2, None)}) == 1


def test_h_04_side_a_comes_first() -> None:
    assert Options().sheet == "a"


def test_h_05_full_chambers_nuts_and_mushrooms_score() -> None:
    table = Table().draw("B1 B2 B3 C1 C2", "A1 A2")
    assert [(line.label, line.points) for line in table.scores[0].lines] == [
        ("line-nuts", 2),
        ("line-mushrooms", 1),
        ("line-chambers", 3),
    ]
    assert table.totals == [6, 0]
