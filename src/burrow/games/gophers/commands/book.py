"""`burrow book check FILE`: checks a flip-book outside a game, and shows what is wrong with it or what is in it."""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator

from burrow.engine.command import Say, Verbs
from burrow.engine.own_text import OwnText, aligned
from burrow.games.gophers.data.book import SIGNS, Book, Page
from burrow.games.gophers.data.texts import OURS
from burrow.games.gophers.options import LONGEST_BOOK
from burrow.games.gophers.reader.read import read

BOOKS = OwnText("book", LONGEST_BOOK, {"ours": OURS}, read)


class BookCommand:
    game = "gophers"
    words = "check a flip-book of your own for Gophers Walk"

    def arguments(self, to: ArgumentParser) -> None:
        words = "say what is wrong with the text of a flip-book, with line and column, or what is in it"
        check = Verbs(to, "check").add("check", words)
        check.add_argument("file", metavar="FILE", help="the text of a flip-book; - for the standard input, or ours")

    def run(self, asked: Namespace, say: Say) -> int:
        return BOOKS.check(asked.file, say, lambda book: _account(book, asked.file, say))


BOOK = BookCommand()


def _account(book: Book, name: str, say: Say) -> Iterator[str]:
    yield say("book-fine", file=name, holes=len(book.spots), pages=len(book.pages))
    yield from aligned(
        [
            [say("book-page-sum", page=number, tunnels=len(page.tunnels)), *_kinds(page)]
            for number, page in enumerate(book.pages, 1)
        ]
    )


def _kinds(page: Page) -> Iterator[str]:
    """How often each character appears."""
    for sign, _ in SIGNS:
        yield f"{sign} {sum(hole[0] == sign for hole in page.holes)}"
