"""`docs/books.md` is accurate: its flip-book is valid, and the command output it shows is what the command prints."""

from tests.own_text import DocsPage, ExplainedInTheDocs

from burrow.games.gophers.data import FACES
from burrow.games.gophers.data.book import SIGNS
from burrow.games.gophers.options import LONGEST_BOOK
from burrow.games.gophers.reader.drawing import FEWEST_HOLES, HIGHEST_MAP, HIGHEST_NUMBER, MOST_HOLES, WIDEST_MAP
from burrow.games.gophers.reader.read import MOST_TUNNELS, NEAREST

LIMITS = {
    "pages": (FACES, FACES),
    "holes": (FEWEST_HOLES, MOST_HOLES),
    "number": (1, HIGHEST_NUMBER),
    "from hole to hole": (f"{NEAREST} columns or {NEAREST // 2} lines", ""),
    "tunnels of a hole": (1, MOST_TUNNELS),
    "map": ("", f"{WIDEST_MAP} columns, {HIGHEST_MAP} lines"),
    "text": ("", f"{LONGEST_BOOK:,} characters"),
}


class TestBooksPage(ExplainedInTheDocs):
    page = DocsPage("books.md")
    command = "book"
    spoil = ("s4------a8", "s4-----a8")
    play = ("gophers", "--option", "book=own", "--seats", "2")
    limits = LIMITS

    def test_every_sign_is_explained(self) -> None:
        explained = self.page.rows(r"^\| `(.)[0-9]*` \|")
        assert {sign for sign, _ in SIGNS} <= set(explained)
