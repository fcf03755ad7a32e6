"""A command of a game's own on the command line, as in `burrow sheet check FILE`. Found by entry points of the group
`burrow.commands`; the name of the entry point is the name of the command."""

from argparse import SUPPRESS, ArgumentParser, Namespace
from collections.abc import Callable
from typing import Protocol, TypeAlias

from burrow.engine.languages import LANGUAGES

Say: TypeAlias = Callable[..., str]
"""`say(message, **values)`: a sentence of the game's locales in the reader's language."""


class Command(Protocol):
    game: str
    """The id of the game whose words it speaks."""
    words: str
    """What it is for, in one line of English, for --help."""

    def arguments(self, to: ArgumentParser) -> None:
        """Add what the command takes. `--lang` is there already."""
        ...

    def run(self, asked: Namespace, say: Say) -> int:
        """Do it; the exit code. Mistakes of the person are `BurrowError`s with one sentence."""
        ...


class Verbs:
    """The verbs of a command, as `check` in `burrow sheet check FILE`. Each takes `--lang` too."""

    def __init__(self, to: ArgumentParser, names: str) -> None:
        self._verbs = to.add_subparsers(title="what to do", metavar=names, required=True)

    def add(self, name: str, words: str) -> ArgumentParser:
        """`words` say in one line what it does."""
        verb: ArgumentParser = self._verbs.add_parser(name, help=words, description=words, allow_abbrev=False)
        verb.add_argument("--lang", choices=LANGUAGES, default=SUPPRESS, help="the language of what is said or printed")
        return verb
