"""A command of a game's own on the command line, as in `burrow sheet check FILE`. Found by entry points of the group
`burrow.commands`; the name of the entry point is the name of the command."""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from typing import Protocol, TypeAlias

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
