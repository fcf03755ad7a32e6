"""Where a game lives: the package that defines its options. The folder holds its locales, tests and modules."""

import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from burrow.engine.game import AnyGame


def package_of(game: AnyGame) -> str:
    """Its dotted name, to import modules from."""
    return _package(game)[0]


def folder_of(game: AnyGame) -> Path:
    return _package(game)[1]


def moves_of(game: AnyGame) -> Any:
    """The type of what seats say, from the game's `moves`; None: the game does not tell it apart from what nature
    says."""
    moves = f"{package_of(game)}.moves"
    return getattr(import_module(moves), "Move", None) if find_spec(moves) is not None else None


def _package(game: AnyGame) -> tuple[str, Path]:
    module = sys.modules[game.options.__module__]
    if module.__file__ is None or not module.__package__:
        raise ValueError(f"the options of {game.id!r} are in no package with files")
    return module.__package__, Path(module.__file__).parent
