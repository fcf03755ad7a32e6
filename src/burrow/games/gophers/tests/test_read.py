"""The text of a flip-book: valid text is read as intended, and flaws are found where they are."""

import re
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.own_text import EveryFlawIsTold, TextReader, changed

from burrow.engine.errors import BadOptions
from burrow.engine.flaw import Flaw
from burrow.games.gophers import GAME
from burrow.games.gophers.data.book import Book, Page
from burrow.games.gophers.data.texts import OURS
from burrow.games.gophers.options import LONGEST_BOOK, Options
from burrow.games.gophers.reader.books import book_of, flaw_of, ground_for, own_text
from burrow.games.gophers.reader.ground import ground_of
from burrow.games.gophers.reader.read import read
from burrow.games.gophers.tests.books import Drawn, drawn_books

FIRST = r"""# a little burrow
page 1
b1------a2      g3------s20
 \             /         \
  \           /           \
   \         /             \
    !-------@       o-------B4
   /               /
  /               /
 /               /
a5------g6--+   b7------a8
            |  /
            +-+

"""
"""Lines 1 to 14."""
OTHER = r"""o-------b1      a1------g1
 \     / \     / \     / \
  \   /   \   /   \   /   \
   \ /     \ /     \ /     \
    s1------!       @-------o
   / \     / \     / \     /
  /   \   /   \   /   \   /
 /     \ /     \ /     \ /
o-------o       o-------b20
"""
GOOD = FIRST + "\n".join(f"page {number}\n{OTHER}" for number in range(2, 7))
"""Page 2 is named in line 15, its map in lines 16 to 24; page 3 is named in line 26."""


def change(line: int, text: str) -> str:
    return changed(GOOD, line, text)


def put(*pieces: tuple[int, int, str], text: str = "") -> str:
    """GOOD, or this text, with other characters from these places on: line, column, characters."""
    lines = (text or GOOD).split("\n")
    for line, column, signs in pieces:
        row = lines[line - 1].ljust(column - 1)
        lines[line - 1] = row[: column - 1] + signs + row[column - 1 + len(signs) :]
    return "\n".join(lines)


READER = TextReader(read, GOOD, LONGEST_BOOK)
book, found = READER.sound, READER.flaw


def test_a_book_is_read_as_it_is_drawn() -> None:
    little = book(GOOD)
    assert (little.width, little.height) == (28, 20)
    assert little.spots == (
        *((0, 0), (8, 0), (16, 0), (24, 0)),
        *((4, 8), (12, 8), (20, 8), (28, 8)),
        *((0, 16), (8, 16), (16, 16), (24, 16)),
    )
    assert little.pages[0] == Page(
        holes=("b1", "a2", "g3", "s20", "!", "@", "o", "b4", "a5", "g6", "b7", "a8"),
        tunnels=(
            *((0, 1), (0, 4), (2, 3), (2, 5), (3, 7), (4, 5), (4, 8), (6, 7), (6, 10), (8, 9)),
            (9, 10, 12, 16, 12, 20, 14, 20),
            (10, 11),
        ),
    )
    assert len(little.pages) == 6
    assert little.pages[1:] == (little.pages[1],) * 5
    assert len(little.pages[1].tunnels) == 2 + 7 + 2 + 7 + 2


def test_bends_are_listed_from_the_first_hole_to_the_second() -> None:
    arched = "+-------+\n|       |\n" + OTHER.replace("o-------b1", "o       b1")
    wide = book(GOOD.replace(OTHER, arched, 1))
    assert (0, 1, 0, 0, 8, 0) in wide.pages[1].tunnels


def test_what_reaches_beyond_the_holes_moves_all_pages() -> None:
    """Holes of a page match those of page 1 with lines counted from the first line with a hole."""
    arched = "+-------+\n|       |\n" + OTHER.replace("o-------b1", "o       b1")
    high = book(GOOD.replace(OTHER, arched, 1))
    assert high.height == 24
    assert high.spots == tuple((x, y + 4) for x, y in book(GOOD).spots)
    assert (9, 10, 12, 20, 12, 24, 14, 24) in high.pages[0].tunnels


def test_the_ground_of_a_page_tells_neighbours_kinds_and_numbers() -> None:
    page = ground_of(book(GOOD)).on(1)
    assert page.near == (
        (1, 4),
        (0,),
        (3, 5),
        (2, 7),
        (0, 5, 8),
        (2, 4),
        (7, 10),
        (3, 6),
        (4, 9),
        (8, 10),
        (6, 9, 11),
        (10,),
    )
    assert page.kind[:7] == ("berries", "acorns", "grains", "store", "gift", "portal", "plain")
    assert page.number == (1, 2, 3, 20, 0, 0, 0, 4, 5, 6, 7, 8)
    assert ground_of(book(GOOD)).on(6).number[-1] == 20


@settings(deadline=None, max_examples=50)
@given(drawn_books())
def test_every_right_book_is_read_as_it_was_meant(drawn: Drawn) -> None:
    assert read(drawn.text) == drawn.book


@settings(deadline=None, max_examples=50)
@given(drawn_books())
def test_tunnels_lead_both_ways(drawn: Drawn) -> None:
    for page, maze in zip(drawn.book.pages, ground_of(drawn.book).pages, strict=True):
        ways = {(hole, other) for hole, near in enumerate(maze.near) for other in near}
        assert ways == {way for one, other, *_ in page.tunnels for way in ((one, other), (other, one))}
        assert all(near == tuple(sorted(set(near))) for near in maze.near)


REWRITTEN: dict[str, Callable[[str], str]] = {
    "lines of Windows": lambda text: text.replace("\n", "\r\n"),
    "a byte order mark": lambda text: "\ufeff" + text,
    "capitals": lambda text: text.upper(),
    "small letters": lambda text: text.lower(),
    "blanks at the ends of lines": lambda text: text.replace("\n", "   \n"),
    "no end of the last line": lambda text: text.rstrip("\n"),
    "empty lines after the last map": lambda text: text + "\n   \n\n",
    "empty lines before a map": lambda text: text.replace("page 2\n", "page 2\n\n   \n"),
    "no empty line between two pages": lambda text: text.replace("\n\n", "\n"),
    "indented maps": lambda text: "\n".join(f"   {line}" for line in text.split("\n")),
    "blanks around the word": lambda text: text.replace("page 3", "  Page   3  "),
    "comments": lambda text: (
        "# ünïcödé 🐹 \u200d\n" + text.replace("page 4", "   # here\npage 4\n# there\n\n#and on\n")
    ),
    "a comment in the middle of a map": lambda text: text.replace("    s1", "# halfway\n    s1"),
}


@pytest.mark.parametrize("rewrite", REWRITTEN.values(), ids=REWRITTEN.keys())
def test_how_it_is_written_does_not_matter(rewrite: Callable[[str], str]) -> None:
    assert read(rewrite(GOOD)) == book(GOOD)


def test_an_empty_line_in_a_map_is_a_line_of_it() -> None:
    text = re.sub(r"( /     \\ /     \\ /     \\ /\n)", "\n", GOOD, count=1)
    assert found(text)[2] == "book-tunnel-end"
    assert found(GOOD.replace("a5------g6", "\na5------g6", 1)) == (10, 2, "book-tunnel-end")


SLIPPED = put((17, 24, " "), (17, 26, " "), (18, 23, " "), (18, 27, " "), (19, 22, " "), (19, 28, " "))
"""Only the tunnel from its left leads to the hole of page 2 that is written g1."""

WRONG_NUMBERS = {
    "a page of another alphabet": "٢",
    "a page in the wrong order": "3",
    "a page twice": "1",
    "a page number without end": "2" * 5000,
}
"""For page 2."""

PLANTED = {
    # the lines of the text
    "nothing at all": ("", 1, 1, "book-page-missing"),
    "only comments": ("# page 1\n# b1", 2, 5, "book-page-missing"),
    "a page too few": (GOOD[: GOOD.index("page 6")], 59, 1, "book-page-missing"),
    "a page too many": (GOOD + "  page 7\n" + OTHER, 69, 3, "book-page-extra"),
    "a hole before the first page": ("\n  b1\n" + GOOD, 2, 3, "book-before"),
    "a word before the first page": ("burrow\n" + GOOD, 1, 1, "book-before"),
    "a page without a number": (change(15, "page"), 15, 5, "book-page-number"),
    "a page with its number too near": (change(15, "page2"), 15, 5, "book-page-number"),
    "a page that is no number": (change(15, "page  two"), 15, 7, "book-page-number"),
    **{name: (change(15, f"page {number}"), 15, 6, "book-page-number") for name, number in WRONG_NUMBERS.items()},
    "a word too many": (change(15, "page 2 again"), 15, 8, "book-rest"),
    "a comment behind the number": (change(15, "page 2 # again"), 15, 8, "book-rest"),
    # invisible characters
    "a tab": (put((9, 1, "\t")), 9, 1, "book-tab"),
    "a tab behind a row": (put((3, 28, "\t")), 3, 28, "book-tab"),
    "a tab in a comment": (change(1, "#\tholes"), 1, 2, "book-tab"),
    "a nought": (put((9, 10, "\0")), 9, 10, "book-hidden"),
    **READER.hidden_signs("book-hidden"),
    "a blank that does not break": (put((3, 12, "\u00a0")), 3, 12, "book-hidden"),
    "a sign without width": (put((3, 12, "\u200b")), 3, 12, "book-hidden"),
    "a wide blank": (put((3, 12, "\u3000")), 3, 12, "book-hidden"),
    "a mark in the middle": (change(15, "\ufeffpage 2"), 15, 1, "book-hidden"),
    "ends of lines of old": (GOOD.replace("\n", "\r"), 1, 18, "book-hidden"),
    "a hidden sign before a wrong page": (put((30, 1, "\v")).replace("page 4", "page 9"), 30, 1, "book-hidden"),
    # holes, character by character
    "a sign that means nothing": (put((9, 10, "?")), 9, 10, "book-sign"),
    "a letter that means nothing": (put((9, 10, "x")), 9, 10, "book-sign"),
    "a letter with a number that means nothing": (put((9, 10, "x12")), 9, 10, "book-sign"),
    "a letter of another alphabet": (put((9, 10, "а4")), 9, 10, "book-sign"),
    "a comment behind a row": (put((9, 30, "# here")), 9, 30, "book-sign"),
    "a picture": (put((9, 30, "🐹")), 9, 30, "book-sign"),
    "a wide letter": (put((9, 30, "ｂ３")), 9, 30, "book-sign"),
    "digits of another alphabet": (put((3, 1, "b٣")), 3, 2, "book-number"),
    "supplies without a number": (put((3, 1, "b-")), 3, 2, "book-number"),
    "a store without a number": (put((3, 25, "s  ")), 3, 26, "book-number"),
    "a blank before the number": (put((7, 21, " -------B 4")), 7, 30, "book-number"),
    "no supplies": (put((3, 1, "b0")), 3, 2, "book-number"),
    "a nought before the number": (put((3, 1, "b07")), 3, 2, "book-number"),
    "too many supplies": (put((3, 25, "s21")), 3, 26, "book-number"),
    "a number without end": (put((3, 25, "s" + "9" * 40)), 3, 26, "book-number"),
    "a gift with a number": (put((7, 5, "!3")), 7, 6, "book-no-number"),
    "a portal with a number": (put((7, 13, "@1")), 7, 14, "book-no-number"),
    "an empty hole with a number": (put((7, 21, "o0")), 7, 22, "book-no-number"),
    "a number in the earth": (put((9, 10, "7")), 9, 10, "book-number-alone"),
    "a number in a tunnel": (put((3, 5, "7")), 3, 5, "book-number-alone"),
    # how much there is
    "an empty page": (GOOD.replace(OTHER, "", 1), 15, 1, "book-few-holes"),
    "a page of tunnels alone": (GOOD.replace(OTHER, "--\n", 1), 15, 1, "book-few-holes"),
    "eleven holes": (put((11, 17, "        ")), 2, 1, "book-few-holes"),
    "eighty-one columns": (put((9, 81, "o")), 9, 81, "book-wide"),
    "a number in the eighty-first column": (put((9, 79, "b12")), 9, 81, "book-wide"),
    "a number far beyond": (put((9, 100, "b12")), 9, 100, "book-wide"),
    "forty-one lines": (FIRST.rstrip() + "\n" * 30 + "  o\n" + GOOD[len(FIRST) :], 43, 3, "book-high"),
    # tunnels
    "a tunnel that ends in the earth": (put((3, 11, "-")), 3, 11, "book-tunnel-end"),
    "a tunnel that begins in the earth": (put((3, 16, "-")), 3, 16, "book-tunnel-end"),
    "a shaft in the earth": (put((9, 10, "|")), 9, 10, "book-tunnel-end"),
    "a gap in a tunnel": (put((3, 5, " ")), 3, 4, "book-tunnel-end"),
    "a piece across a tunnel": (put((3, 5, "|")), 3, 4, "book-tunnel-end"),
    "a slant that changes its mind": (put((5, 3, "/")), 4, 2, "book-tunnel-end"),
    "a shaft below a number": (put((12, 26, "|"), (13, 26, "+")), 12, 26, "book-tunnel-end"),
    "a slant below a number": (put((12, 27, "\\"), (13, 28, "+")), 12, 27, "book-tunnel-end"),
    "a bend below a hole and its shaft": (put((12, 25, "|"), (13, 25, "+")), 13, 25, "book-bend"),
    "a bend below a hole and its slant": (put((12, 26, "\\"), (13, 27, "+")), 13, 27, "book-bend"),
    "a bend in the earth": (put((9, 10, "+")), 9, 10, "book-bend"),
    "a bend right behind a hole": (put((3, 11, "+")), 3, 11, "book-bend"),
    "a fork": (put((13, 16, "-")), 13, 15, "book-bend"),
    "tunnels that cross": (
        put((3, 11, "-+"), (4, 13, "\\"), (5, 14, "\\"), (6, 15, "\\"), (7, 16, "+----")),
        5,
        14,
        "book-tunnel-cross",
    ),
    "a ring": (put((12, 22, "+-+"), (13, 22, "| |"), (14, 22, "+-+")), 12, 22, "book-tunnel-ring"),
    "a tunnel back to its hole": (
        put((11, 27, "--+"), (12, 25, "|   |"), (13, 25, "+---+")),
        11,
        27,
        "book-tunnel-same",
    ),
    "a twin tunnel": (put((12, 17, "|       |"), (13, 17, "+-------+")), 12, 17, "book-tunnel-double"),
    # holes
    "holes five columns apart": (put((11, 30, "o")), 11, 30, "book-holes-near"),
    "holes two lines apart": (put((13, 25, "o")), 13, 25, "book-holes-near"),
    "a hole with six tunnels": (put((20, 14, "-------")), 20, 13, "book-hole-tunnels"),
    "a hole out of reach": (put((11, 19, "      ")), 11, 25, "book-unreached"),
    "a first hole out of reach": (put((3, 3, "      "), (4, 2, " "), (5, 3, " "), (6, 4, " ")), 3, 9, "book-unreached"),
    "a hole out of reach on the last page": (
        put((60, 19, "      "), (61, 24, "   "), (62, 23, "     "), (63, 22, "       ")),
        60,
        25,
        "book-unreached",
    ),
    "a hole that is not on page 1": (put((16, 33, "o")), 16, 33, "book-hole-extra"),
    "a hole in a line of its own": (put((25, 1, "o")), 25, 1, "book-hole-extra"),
    "a hole that slipped to the right": (SLIPPED.replace("------g1", "--------g1", 1), 16, 25, "book-hole-missing"),
    "a hole that slipped to the left": (SLIPPED.replace("------g1", "----g1", 1), 16, 23, "book-hole-extra"),
    "a hole below the map of another page": (
        put((12, 25, "|"), (13, 25, "|"), (14, 25, "o")),
        24,
        28,
        "book-hole-missing",
    ),
}


@pytest.mark.parametrize(("text", "line", "column", "message"), PLANTED.values(), ids=PLANTED.keys())
def test_a_planted_flaw_is_found_where_it_stands(text: str, line: int, column: int, message: str) -> None:
    assert found(text) == (line, column, message)


def test_the_line_of_a_missing_hole_is_that_of_its_own_page() -> None:
    """Comments between the rows shift the lines of the text, not those of the map."""
    text = SLIPPED.replace("------g1", "--------g1", 1).replace("page 2\n", "page 2\n# one\n\n# two\n")
    assert found(text) == (19, 25, "book-hole-missing")
    flaw = read(text)
    assert isinstance(flaw, Flaw)
    assert dict(flaw.values) == {"line": 19, "column": 25, "page": 2, "first": 3}


def grid(rows: int, columns: int) -> str:
    row, between = "-------".join("o" * columns), "       ".join("|" * columns)
    drawn = f"\n{between}\n{between}\n{between}\n".join([row] * rows)
    return "\n".join(f"page {number}\n{drawn}" for number in range(1, 7))


def test_a_page_has_twelve_to_forty_eight_holes() -> None:
    assert len(book(grid(2, 6)).spots) == 12
    assert len(book(grid(8, 6)).spots) == 48
    assert found(grid(7, 7)) == (26, 49, "book-many-holes")


def around(column: int) -> str:
    """GOOD with an arc from the store to the hole below it that reaches out to this column."""
    straight = [(4, 26, " "), (5, 27, " "), (6, 28, " ")]
    shaft = [(line, column, "|") for line in (4, 5, 6)]
    return put(*straight, (3, 28, "-" * (column - 28) + "+"), *shaft, (7, 31, "-" * (column - 31) + "+"))


def below(line: int) -> str:
    """GOOD with an arc between the last two holes of page 1 that reaches down to this line."""
    text = FIRST.rstrip("\n") + "\n" * (line - 12) + GOOD[len(FIRST) :]
    shafts = [(between, 17, "|       |") for between in range(12, line)]
    return put((11, 19, "      "), *shafts, (line, 17, "+-------+"), text=text)


def test_a_map_has_eighty_columns_and_forty_lines_at_most() -> None:
    assert book(around(80)).width == 79
    assert found(around(81)) == (3, 81, "book-wide")
    assert book(below(42)).height == 78
    assert found(below(43)) == (43, 17, "book-high")


def test_flaws_of_a_page_come_before_those_of_the_next() -> None:
    unreached = put((11, 19, "      "), (16, 1, "?"))
    assert found(unreached) == (11, 25, "book-unreached")
    assert found(put((3, 5, " "), (9, 10, "?"))) == (9, 10, "book-sign")
    assert found(put((3, 5, " "), text=GOOD.replace("page 6", "page 5"))) == (59, 6, "book-page-number")
    assert found(put((5, 2, "--"), (3, 5, " "))) == (3, 4, "book-tunnel-end")


def test_a_text_may_have_sixteen_thousand_signs() -> None:
    assert LONGEST_BOOK == 16000
    READER.check_length("book-too-long")


ENDLESS = [
    "#",
    "b",
    "-",
    "+",
    "|",
    "/",
    "\\",
    " ",
    "1",
    "o",
    "\0",
    "\n",
    "\r",
    "\t",
    "\ud800",
    "🐹",
    "page 1\n",
    "+-",
    "/\\",
]


@pytest.mark.parametrize("signs", ENDLESS)
def test_endless_texts_are_answered(signs: str) -> None:
    full = (signs * LONGEST_BOOK)[:LONGEST_BOOK]
    for text in (signs * 1_000_000, full, ("page 1\n" + full)[:LONGEST_BOOK], put((9, 1, signs * 4000))):
        assert isinstance(read(text), Flaw)


def test_the_fullest_map_is_answered() -> None:
    """As many characters as fit, all of them connected pieces of tunnels."""
    rows = "\n".join(["-" * 80] * 30 + ["\\/" * 40] * 9)
    assert found(f"page 1\n{rows}\n" + "".join(f"page {page}\n" for page in range(2, 7))) == (1, 1, "book-few-holes")


@given(st.text(st.characters(), max_size=60), st.integers(0, len(GOOD)))
def test_any_text_is_answered_with_a_place_in_it(noise: str, at: int) -> None:
    for text in (noise, GOOD[:at] + noise + GOOD[at:]):
        READER.check_place(text, beyond=lambda line: 81)


@given(st.text("bagsBAGS!@o12-|/\\+ \n", max_size=300))
def test_any_map_is_answered(drawn: str) -> None:
    assert isinstance(read(f"page 1\n{drawn}\n{GOOD[len(FIRST) :]}"), Book | Flaw)


@settings(deadline=None, max_examples=50)
@given(drawn_books(), st.data())
def test_a_sign_rubbed_out_is_no_accident(drawn: Drawn, data: st.DataObject) -> None:
    """If a valid book loses a character, the reader finds a flaw or another book, and never crashes."""
    place = data.draw(st.integers(0, len(drawn.text) - 1))
    answer = read(drawn.text[:place] + " " + drawn.text[place + 1 :])
    assert isinstance(answer, Book | Flaw)
    if drawn.text[place] in "-|/\\+":
        assert isinstance(answer, Flaw)


class TestFlaws(EveryFlawIsTold):
    game = GAME
    planted = PLANTED
    elsewhere = frozenset({"book-many-holes", "book-too-long"})
    read = staticmethod(read)


def test_the_options_say_which_book_is_meant() -> None:
    ours, mine = Options(own=GOOD), Options(book="own", own=GOOD)
    assert book_of(ours) == book_of(Options()) == read(OURS)
    assert book_of(mine) == book(GOOD)
    assert (own_text(ours), own_text(mine)) == ("", GOOD)
    assert ground_for(mine) == ground_of(book(GOOD))
    assert flaw_of(ours) is None
    assert flaw_of(mine) is None


def test_a_broken_book_of_ones_own_is_named() -> None:
    broken = Options(book="own", own="")
    flaw = flaw_of(broken)
    assert flaw is not None
    assert flaw.message == "book-page-missing"
    for ask in (book_of, ground_for):
        with pytest.raises(BadOptions, match="line 1, column 1: book-page-missing"):
            ask(broken)
    assert flaw_of(Options(own="")) is None
