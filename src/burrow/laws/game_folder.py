"""The folder of a game, which holds its locales, its tests and its modules."""

from functools import cache, cached_property
from importlib import import_module
from pathlib import Path
from typing import Any

from burrow.engine.folder import folder_of, package_of
from burrow.engine.game import AnyGame
from burrow.laws.broken import LawBroken
from burrow.laws.lexicon import Lexicon, read_locales


class GameFolder:
    def __init__(self, package: str, folder: Path) -> None:
        self.package = package
        """The dotted name of the folder, to import modules from."""
        self.path = folder

    @classmethod
    def of(cls, game: AnyGame) -> "GameFolder":
        """The folder of an installed game. All plays of a game share it, because reading its locales takes long."""
        return _shared(package_of(game), folder_of(game))

    @cached_property
    def lexicon(self) -> Lexicon:
        return read_locales(self.path / "locales")

    def room(self, name: str) -> Any:
        """A module of the folder, such as `tests.strategies`."""
        return import_module(f"{self.package}.{name}")

    def strategy(self, name: str, law: str) -> Any:
        """A function of the game's `tests/strategies.py` that does for a law what only the game knows how to do."""
        try:
            return getattr(self.room("tests.strategies"), name)
        except (ImportError, AttributeError) as error:
            raise LawBroken(f"{law}: there is no {name!r} in {self.package}.tests.strategies") from error


@cache
def _shared(package: str, folder: Path) -> GameFolder:
    return GameFolder(package, folder)
