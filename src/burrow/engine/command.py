"""The interface of a command that a game adds to the command line, such as `burrow sheet check FILE`.

Commands are entry points of the group `burrow.commands`; the name of the entry point is the name of the command."""

from argparse import SUPPRESS, ArgumentParser, Namespace
from collections.abc import Callable
from typing import Protocol, TypeAlias

from burrow.engine.languages import LANGUAGES

Say: TypeAlias = Callable[..., str]
"""`say(message, **values)`: a sentence from the game's locales in the reader's language."""


class Command(Protocol):
    game: str
    """The id of the game whose locales it uses."""
    words: str
    """One line of English for --help."""

    def arguments(self, to: ArgumentParser) -> None:
        """Add the command's arguments. `--lang` is already there."""
        ...

    def run(self, asked: Namespace, say: Say) -> int:
        """Run the command and return the exit code. For user mistakes, raise a `BurrowError` with one sentence."""
        ...


class Verbs:
    """The verbs of a command, such as `check` in `burrow sheet check FILE`. Each also takes `--lang`."""

    def __init__(self, to: ArgumentParser, names: str) -> None:
        self._verbs = to.add_subparsers(title="what to do", metavar=names, required=True)

    def add(self, name: str, words: str) -> ArgumentParser:
        """Add a verb; `words` is its one-line help."""
        verb: ArgumentParser = self._verbs.add_parser(name, help=words, description=words, allow_abbrev=False)
        verb.add_argument("--lang", choices=LANGUAGES, default=SUPPRESS, help="the language of what is said or printed")
        return verb
