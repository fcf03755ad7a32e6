"""`docs/books.md` is accurate: its flip-book is valid, and the command output it shows is what the command prints."""

from tests.own_text import DocsPage, ExplainedInTheDocs

from burrow.games.gophers.data import FACES
from burrow.games.gophers.data.book import SIGNS
from burrow.games.gophers.options import LONGEST_BOOK
from burrow.games.gophers.reader.drawing import FEWEST_HOLES, HIGHEST_MAP, HIGHEST_NUMBER, MOST_HOLES, WIDEST_MAP
from burrow.games.gophers.reader.read import MOST_TUNNELS, NEAREST

PAGE = DocsPage("books.md")


class TestBooksPage(ExplainedInTheDocs):
    page = PAGE
    command = "book"
    spoil = ("s4------a8", "s4-----a8")
    play = ("gophers", "--option", "book=own", "--seats", "2")


def test_the_limits_are_those_of_the_reader() -> None:
    limits = PAGE.limits()
    assert limits["pages"] == (str(FACES), str(FACES))
    assert limits["holes"] == (str(FEWEST_HOLES), str(MOST_HOLES))
    assert limits["number"] == ("1", str(HIGHEST_NUMBER))
    assert limits["from hole to hole"] == (f"{NEAREST} columns or {NEAREST // 2} lines", "")
    assert limits["tunnels of a hole"] == ("1", str(MOST_TUNNELS))
    assert limits["map"] == ("", f"{WIDEST_MAP} columns, {HIGHEST_MAP} lines")
    assert limits["text"] == ("", f"{LONGEST_BOOK:,} characters")


def test_every_sign_is_explained() -> None:
    explained = PAGE.rows(r"^\| `(.)[0-9]*` \|")
    assert {sign for sign, _ in SIGNS} <= set(explained)
