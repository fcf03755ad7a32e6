"""The folder of a game: where its words, its tests and its other rooms are."""

import sys
from functools import cache, cached_property
from importlib import import_module
from pathlib import Path
from typing import Any

from burrow.engine.game import AnyGame
from burrow.laws.broken import LawBroken
from burrow.laws.lexicon import Lexicon, read_locales


class House:
    def __init__(self, package: str, folder: Path) -> None:
        self.package = package
        """The dotted name of the folder, to import rooms from."""
        self.folder = folder

    @classmethod
    def of(cls, game: AnyGame) -> "House":
        """The folder in which the class of the game is written."""
        return _house(type(game))

    @cached_property
    def lexicon(self) -> Lexicon:
        return read_locales(self.folder / "locales")

    def room(self, name: str) -> Any:
        """The module of a room, as in `tests.strategies`."""
        return import_module(f"{self.package}.{name}")

    def strategy(self, name: str, law: str) -> Any:
        """What a game's `tests/strategies.py` does for a law that cannot know how."""
        try:
            return getattr(self.room("tests.strategies"), name)
        except (ImportError, AttributeError) as error:
            raise LawBroken(f"{law}: there is no {name!r} in {self.package}.tests.strategies") from error


@cache
def _house(kind: type[object]) -> House:
    module = sys.modules[kind.__module__]
    if module.__file__ is None or not module.__package__:
        raise ValueError(f"{kind.__name__!r} is in no package with files")
    return House(module.__package__, Path(module.__file__).parent)
