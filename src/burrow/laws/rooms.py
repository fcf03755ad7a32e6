"""The law of layout: every game's folder has the same modules, and its methods follow the contract's order."""

import inspect
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from burrow.engine.game import AnyGame, Game
from burrow.engine.languages import LANGUAGES
from burrow.laws.broken import hold
from burrow.laws.play import Play

ROOMS = frozenset({
    "__init__", "game", "rulebook", "options", "data", "state", "moves", "apply", "nature", "odds",
    "scoring", "view", "tell", "migrate", "codec", "geometry",
})  # fmt: skip
"""Rooms that are one module or, once they outgrow it, a folder with the same name."""
SINGLE = frozenset({"__init__", "game", "rulebook", "options"})
"""Rooms that stay one module: a newcomer opens them first, and `engine/folder.py` finds the game by its options."""
WINGS = frozenset({"reader", "search", "bots", "commands", "locales", "physics", "tests"})
"""Rooms that are always a folder."""
CONTRACT = tuple(name for name, value in vars(Game).items() if inspect.isfunction(value) and not name.startswith("_"))
"""The methods of a game, in order."""
PHYSICAL = (*CONTRACT, "session")
"""The same with the trait `physics`."""


def rooms(play: Play) -> None:
    complaints = [*folder_faults(play.home.path, play.game.traits), *order_faults(play.game)]
    hold(not complaints, "rooms", f"{play.game.id}: {'; '.join(complaints)}")


def folder_faults(folder: Path, traits: frozenset[str]) -> list[str]:
    """What does not belong in a game's folder, and what is missing from it."""
    found = []
    for path in sorted(folder.iterdir()):
        if path.name.startswith((".", "__pycache__")):
            continue
        if not is_room(path):
            found.append(f"{path.name!r} is no room of a game")
        if path.is_dir() and path.with_suffix(".py").exists():
            found.append(f"{path.name!r} is both a module and a folder")
        if path.name == "physics" and "physics" not in traits:
            found.append("'physics' needs the trait")
    found += [f"there is no {name!r}" for name in ("__init__.py", "game.py") if not (folder / name).is_file()]
    languages = {path.name for path in (folder / "locales").glob("*")}
    if languages != {f"{language}.ftl" for language in LANGUAGES}:
        found.append(f"the locales are {sorted(languages)}")
    return found


def is_room(path: Path) -> bool:
    if path.is_dir():
        return path.name in WINGS | (ROOMS - SINGLE)
    return path.suffix == ".py" and path.stem in ROOMS


def order_faults(game: AnyGame) -> list[str]:
    """Methods of the contract that are missing or out of order, and public methods outside it."""
    contract = PHYSICAL if "physics" in game.traits else CONTRACT
    found = [f"there is no method {name!r}" for name in contract if not callable(getattr(game, name, None))]
    written, given = _routines(vars(type(game))), _routines(vars(game))
    found += [f"the method {name!r} is not in the contract" for name in {**written, **given} if name not in contract]
    known = [name for name in written if name in contract]
    if known != sorted(known, key=contract.index):
        found.append(f"the methods are not in the order of the contract: {', '.join(known)}")
    return found


def _routines(members: Mapping[str, Any]) -> dict[str, Any]:
    """The public functions among the members of a class or of an assembled game."""
    return {name: value for name, value in members.items() if inspect.isroutine(value) and not name.startswith("_")}
