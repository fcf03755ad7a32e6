"""The text of a sheet: valid text is read as intended, and flaws are found where they are."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.own_text import EveryFlawIsTold, TextReader, changed

from burrow.engine.flaw import Flaw
from burrow.games.hamstern import GAME
from burrow.games.hamstern.data.sheet import Cell, Sheet, Tunnel
from burrow.games.hamstern.options import LONGEST_SHEET
from burrow.games.hamstern.reader.read import read
from burrow.games.hamstern.tests.sheets import Drawn, drawn_sheets

GOOD = """\
# a little burrow
start A

A 5
B 1
c 20
D 7
map
a a a --b*
a a a
a*  |   d^
|   c --d d
+-------d
"""
"""Lines 1 to 13; the map begins in line 9."""


def change(line: int, text: str) -> str:
    return changed(GOOD, line, text)


READER = TextReader(read, GOOD, LONGEST_SHEET)
sheet, found = READER.sound, READER.flaw


def test_a_sheet_is_read_as_it_is_drawn() -> None:
    little = sheet(GOOD)
    assert (little.width, little.height, little.start) == (6, 5, 0)
    assert [(chamber.letter, chamber.value) for chamber in little.chambers] == [("A", 5), ("B", 1), ("C", 20), ("D", 7)]
    assert little.chambers[0].cells == (0, 1, 2, 4, 5, 6, 7)
    assert little.cells[3] == Cell(4, 0, 1, "nut")
    assert little.cells[8] == Cell(4, 2, 3, "mushroom")
    assert little.tunnels == (
        Tunnel((2, 3), ((3, 0),)),
        Tunnel((6, 9), ((2, 2),)),
        Tunnel((7, 12), ((0, 3), (0, 4), (1, 4), (2, 4), (3, 4))),
        Tunnel((9, 10), ((3, 3),)),
    )


@given(drawn_sheets(most_chambers=12))
def test_every_right_sheet_is_read_as_it_was_meant(drawn: Drawn) -> None:
    assert read(drawn.text) == drawn.sheet


REWRITTEN: dict[str, Callable[[str], str]] = {
    "lines of Windows": lambda text: text.replace("\n", "\r\n"),
    "a byte order mark": lambda text: "\ufeff" + text,
    "capitals": lambda text: text.upper(),
    "blanks at the ends of lines": lambda text: text.replace("\n", "   \n"),
    "no end of the last line": lambda text: text.rstrip("\n"),
    "empty lines after the map": lambda text: text + "\n   \n\n",
    "empty lines before the map": lambda text: text.replace("map\n", "\n\nmap\n\n  \n"),
    "an indented map": lambda text: text.replace("\na", "\n    a").replace("\n|", "\n    |").replace("\n+", "\n    +"),
    "indented lines before the map": lambda text: text.replace("start A", "   start   A").replace("B 1", " B  1"),
    "comments": lambda text: text.replace("B 1", "# ünïcödé 🐹 \u200d comment\nB 1\n   # another"),
}


@pytest.mark.parametrize("rewrite", REWRITTEN.values(), ids=REWRITTEN.keys())
def test_how_it_is_written_does_not_matter(rewrite: Callable[[str], str]) -> None:
    assert rewrite(GOOD) != GOOD
    assert read(rewrite(GOOD)) == sheet(GOOD)


@pytest.mark.parametrize("signs", ["+ ", "-+"])
def test_a_corner_may_be_drawn_with_or_without_its_dash(signs: str) -> None:
    text = change(9, "a a a --" + signs).replace("a a a\n", "a a a   |\n").replace("d^", "b*")
    assert any(tunnel.path == ((3, 0), (4, 0), (4, 1)) for tunnel in sheet(text).tunnels)


WRONG_POINTS = {
    "no points at all": "0",
    "points below zero": "-3",
    "too many points": "21",
    "points without end": "9" * 5000,
    "points of another alphabet": "٣",
    "points that are no number": "many",
}

PLANTED = {
    # before the map
    "nothing at all": ("", 1, 1, "sheet-no-map"),
    "no map": ("start A\nA 5\n# map", 3, 6, "sheet-no-map"),
    "an empty map": (GOOD[: GOOD.index("a a a --")], 9, 1, "sheet-no-floors"),
    "a map of tunnels alone": (GOOD[: GOOD.index("a a a --")] + "--", 9, 3, "sheet-no-floors"),
    "no start": (change(2, ""), 8, 1, "sheet-no-start"),
    "a start without a letter": (change(2, "start"), 2, 6, "sheet-start-letter"),
    "a start with blanks and no letter": (change(2, "start  "), 2, 8, "sheet-start-letter"),
    "a start that is no letter": (change(2, "start here"), 2, 7, "sheet-start-letter"),
    "a start beyond the letters": (change(2, "start M"), 2, 7, "sheet-start-letter"),
    "two starts": (change(3, " start B"), 3, 2, "sheet-start-twice"),
    "a start without a chamber": (change(2, "start L"), 2, 7, "sheet-start-unlisted"),
    "a small start": (change(2, "start D"), 2, 7, "sheet-start-small"),
    "a word nobody knows": (change(3, "hamster"), 3, 1, "sheet-line"),
    "points without a blank": (change(4, "A5"), 4, 1, "sheet-line"),
    "a chamber beyond the letters": (change(4, "  Z 5"), 4, 3, "sheet-letter"),
    "a chamber of another alphabet": (change(4, "Ä 5"), 4, 1, "sheet-letter"),
    "no points": (change(4, "A"), 4, 2, "sheet-points"),
    **{name: (change(4, f"A {points}"), 4, 3, "sheet-points") for name, points in WRONG_POINTS.items()},
    "the same chamber twice": (change(6, "b 2"), 6, 1, "sheet-twice"),
    "a word too many": (change(5, "B 1 2"), 5, 5, "sheet-rest"),
    "a word after the map's": (change(8, "map of all"), 8, 5, "sheet-rest"),
    "three chambers": (change(5, ""), 8, 1, "sheet-few-chambers"),
    "a chamber that is not drawn": (change(3, "  E 4"), 3, 3, "sheet-chamber-empty"),
    # characters
    "a tab": (change(5, "B\t1"), 5, 2, "sheet-tab"),
    "a tab in a comment": (change(1, "#\tnuts"), 1, 2, "sheet-tab"),
    "a tab on the map": (change(10, "\ta a"), 10, 1, "sheet-tab"),
    "a nought": (change(5, "B 1\0"), 5, 4, "sheet-hidden"),
    **READER.hidden_signs("sheet-hidden"),
    "a lone surrogate on the map": (change(10, "a a a \udfff"), 10, 7, "sheet-hidden"),
    "a blank that does not break": (change(5, "B\u00a01"), 5, 2, "sheet-hidden"),
    "a sign without width": (change(10, "a a \u200ba"), 10, 5, "sheet-hidden"),
    "a mark in the middle": (change(10, "\ufeffa a a"), 10, 1, "sheet-hidden"),
    "ends of lines of old": (GOOD.replace("\n", "\r"), 1, 18, "sheet-hidden"),
    "ends of lines of one's own": (change(5, "B 1\x0b"), 5, 4, "sheet-hidden"),
    # the map, place by place
    "a chamber that is not listed": (change(10, "a a a   e"), 10, 9, "sheet-unlisted"),
    "a letter beyond the letters": (change(10, "a a z"), 10, 5, "sheet-letter"),
    "a letter in the second half": (change(10, " aa a"), 10, 2, "sheet-slipped"),
    "a nut in the second half": (change(10, "a a a  *"), 10, 8, "sheet-slipped"),
    "a find that is none": (change(10, "a a!a"), 10, 4, "sheet-find"),
    "letters side by side": (change(10, "aaa"), 10, 2, "sheet-find"),
    "a tunnel in a cell": (change(9, "a a a-"), 9, 6, "sheet-find"),
    "a nut in the earth": (change(10, "a a a *"), 10, 7, "sheet-find-alone"),
    "a comment on the map": (change(10, "a a a   # here"), 10, 9, "sheet-sign"),
    "a sign that means nothing": (change(10, "a a a   ?"), 10, 9, "sheet-sign"),
    "a sign that means nothing in the second half": (change(10, "a a a    ?"), 10, 10, "sheet-sign"),
    "a picture": (change(10, "a a a 🐹"), 10, 7, "sheet-sign"),
    "half a tunnel": (change(9, "a a a - b*"), 9, 7, "sheet-tunnel-signs"),
    "the other half of a tunnel": (change(9, "a a a  -b*"), 9, 8, "sheet-tunnel-signs"),
    "two ways in a place": (change(9, "a a a -|b*"), 9, 7, "sheet-tunnel-signs"),
    "two tunnels in a place": (change(11, "a*  ||  d^"), 11, 5, "sheet-tunnel-signs"),
    "forty-one places wide": (change(9, "a a a --b*" + " " * 70 + "d"), 9, 81, "sheet-wide"),
    "forty-one places high": (GOOD + "\n" * 35 + "  d", 49, 3, "sheet-high"),
    # tunnels
    "a tunnel that begins in the earth": (change(9, "a a a   --b*"), 9, 9, "sheet-tunnel-end"),
    "a tunnel that ends in the earth": (change(9, "a a a --  b*"), 9, 8, "sheet-tunnel-end"),
    "a shaft that ends in the earth": (change(12, "|     c d d"), 11, 5, "sheet-tunnel-end"),
    "a shaft that begins in the earth": (change(13, "+-------d    |"), 13, 14, "sheet-tunnel-end"),
    "a shaft beside a tunnel": (change(13, "| ------d"), 13, 1, "sheet-tunnel-end"),
    "a corner that joins one": (change(10, "a a a   +"), 10, 9, "sheet-corner"),
    "a corner on a cell": (change(9, "a a a + b*"), 9, 7, "sheet-corner"),
    "a fork": (change(13, "+---+---d") + "    |", 13, 5, "sheet-corner"),
    "a loose dash": (change(9, "a a a --+-\na a a   |\na*  | b*"), 9, 9, "sheet-corner"),
    "a ring": (GOOD + "\n  +---+\n  |   |\n  +---+\n", 15, 3, "sheet-tunnel-ring"),
    "a tunnel from a chamber to itself": (change(11, "a*--a   d^"), 11, 3, "sheet-tunnel-same"),
    "a twin tunnel": (
        "start A\nA 5\nB 1\nC 2\nD 3\nmap\na a a a a a a --b --c --d\n            |   |\n            +---+\n",
        8,
        13,
        "sheet-tunnel-double",
    ),
    # chambers
    "a chamber in two parts": (change(10, "a a a     b"), 10, 11, "sheet-chamber-torn"),
    "cells that meet only at a corner": (change(13, "+-------d\n          d"), 14, 11, "sheet-chamber-torn"),
    "a chamber too large": (change(10, "a a a\na a a\na a a\na"), 13, 1, "sheet-chamber-large"),
    "five nuts": (change(12, "|   c*--d*d*"), 12, 12, "sheet-many-nuts"),
    "a chamber out of reach": (change(9, "a a a   b*"), 9, 9, "sheet-unreached"),
}


@pytest.mark.parametrize(("text", "line", "column", "message"), PLANTED.values(), ids=PLANTED.keys())
def test_a_planted_flaw_is_found_where_it_stands(text: str, line: int, column: int, message: str) -> None:
    assert found(text) == (line, column, message)


def stacked(cells: int) -> str:
    """Eight chambers, one below the other, each of ten cells except the last."""
    letters = "abcdefgh"
    rows = "\n|\n".join(f"{letter} " * 10 for letter in letters)
    return "start A\n" + "".join(f"{letter} 3\n" for letter in letters) + "map\n" + rows + "h " * (cells - 80)


def test_a_sheet_has_eighty_cells_at_most() -> None:
    assert len(sheet(stacked(80)).cells) == 80
    assert found(stacked(81)) == (25, 21, "sheet-many-cells")


FOUR = "start A\nA 1\nB 2\nC 3\nD 4\nmap\n"
"""Six lines before a map of four chambers."""


def test_a_chamber_has_twelve_cells_at_most() -> None:
    assert len(sheet(FOUR + "a " * 12 + "--b --c --d").chambers[0].cells) == 12
    assert found(FOUR + "a " * 13 + "--b --c --d") == (7, 25, "sheet-chamber-large")


def test_a_map_has_forty_rows_from_the_first_that_is_not_empty() -> None:
    begin, shaft, end = FOUR + "\n" * 9 + "a " * 7 + "\n", "|\n", "b --c --d"
    assert sheet(begin + shaft * 38 + end).height == 40
    assert found(begin + shaft * 39 + end) == (56, 1, "sheet-high")


AROUND = """\
    +-----+
    |     |
    a a a b --+
+---a a a     |
|   a         |
+---c     d --+
    |     |
    +-----+
"""


def test_tunnels_may_lead_around_everything() -> None:
    wide = sheet(FOUR + AROUND)
    assert (wide.width, wide.height) == (8, 8)
    assert [wide.cells[number] for number in (0, 3)] == [Cell(2, 2, 0), Cell(5, 2, 1)]
    assert wide.tunnels[0] == Tunnel((0, 3), ((2, 1), (2, 0), (3, 0), (4, 0), (5, 0), (5, 1)))
    assert [tunnel.mouths for tunnel in wide.tunnels] == [(0, 3), (3, 9), (4, 8), (8, 9)]


def test_cells_of_different_chambers_side_by_side_are_not_joined() -> None:
    text = change(10, "a a a b").replace("--b*", "  b ").replace("a a a   b", "a a a b b")
    assert found(text) == (9, 7, "sheet-unreached")


def test_the_first_flaw_in_reading_order_is_told() -> None:
    two = change(5, "B many").replace("c 20", "C 99")
    assert found(two) == (5, 3, "sheet-points")
    drawn = change(9, "a a a   --b*").replace("a*  |", "a*a*|")
    assert found(drawn.replace("d^", "d*").replace("d d", "d*d*")) == (9, 9, "sheet-tunnel-end")


def test_a_text_may_have_six_thousand_signs() -> None:
    assert LONGEST_SHEET == 6000
    READER.check_length("sheet-too-long")


@pytest.mark.parametrize(
    "sign", ["#", "a", "-", "+", "|", " ", "\0", "\n", "\r", "\t", "\ud800", "🐹", "map\n", "start "]
)
def test_endless_texts_are_answered(sign: str) -> None:
    for text in (sign * 4_000_000, (sign * LONGEST_SHEET)[:LONGEST_SHEET], change(9, sign * 5000)[:LONGEST_SHEET]):
        assert isinstance(read(text), Flaw)


@given(st.text(st.characters(), max_size=60), st.integers(0, len(GOOD)))
def test_any_text_is_answered_with_a_place_in_it(noise: str, at: int) -> None:
    for text in (noise, GOOD[:at] + noise + GOOD[at:]):
        READER.check_place(text, beyond=lambda line: len(line) + 2)


@given(st.text("abcdABCD *^-|+\n", max_size=300))
def test_any_map_is_answered(drawn: str) -> None:
    answer = read(GOOD[: GOOD.index("a a a --")] + drawn)
    assert isinstance(answer, Sheet | Flaw)


@given(st.text("01 2a\nstrp", max_size=80))
def test_any_heading_is_answered(heading: str) -> None:
    assert isinstance(read(heading + "map\na "), Flaw)


class TestFlaws(EveryFlawIsTold):
    game = GAME
    planted = PLANTED
    elsewhere = frozenset({"sheet-many-cells", "sheet-too-long"})
    read = staticmethod(read)
