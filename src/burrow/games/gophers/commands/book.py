"""`burrow book check FILE`: a flip-book outside a game, to see what is wrong with it or what is in it."""

from argparse import SUPPRESS, ArgumentParser, Namespace
from collections.abc import Iterator

from burrow.cli.source import tell_flaw
from burrow.engine.command import Say
from burrow.engine.flaw import Flaw
from burrow.games.gophers.commands.source import read_source
from burrow.games.gophers.data.book import SIGNS, Book, Page

LANGUAGES = ("de", "en", "fr", "it")


class BookCommand:
    game = "gophers"
    words = "check a flip-book of your own for Gophers Walk"

    def arguments(self, to: ArgumentParser) -> None:
        kinds = to.add_subparsers(title="what to do", metavar="check", required=True)
        words = "say what is wrong with the text of a flip-book, with line and column, or what is in it"
        check = kinds.add_parser("check", help=words, description=words, allow_abbrev=False)
        check.add_argument("file", metavar="FILE", help="the text of a flip-book; - for the standard input, or ours")
        check.add_argument("--lang", choices=LANGUAGES, default=SUPPRESS, help="of what is said about it")

    def run(self, asked: Namespace, say: Say) -> int:
        found = read_source(asked.file, say)
        if isinstance(found, Flaw):
            tell_flaw(found, asked.file, noun="book", say=say)
            return 1
        for line in _account(found, asked.file, say):
            print(line)
        return 0


BOOK = BookCommand()


def _account(book: Book, name: str, say: Say) -> Iterator[str]:
    yield say("book-fine", file=name, holes=len(book.spots), pages=len(book.pages))
    rows = [
        [say("book-page-sum", page=number, tunnels=len(page.tunnels)), *_kinds(page)]
        for number, page in enumerate(book.pages, 1)
    ]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        yield "  " + "  ".join(text.rjust(width) for text, width in zip(row, widths, strict=True))


def _kinds(page: Page) -> Iterator[str]:
    """How often each sign stands there."""
    for sign, _ in SIGNS:
        yield f"{sign} {sum(hole[0] == sign for hole in page.holes)}"
