"""The installed games, found through entry points of the group `burrow.games`. There is no list to edit."""

from functools import cache
from importlib.metadata import EntryPoint, entry_points

from burrow.engine.errors import BadPlugin, UnknownGame
from burrow.engine.game import AnyGame


def commands() -> dict[str, EntryPoint]:
    """The commands that games add to the command line, by name; each is loaded when it is called."""
    return {point.name: point for point in sorted(entry_points(group="burrow.commands"), key=lambda point: point.name)}


@cache
def games() -> dict[str, AnyGame]:
    """Every registered game by id, in the order of the ids.

    Raises `BadPlugin` if a game cannot be loaded, has a different id or shares its name with another."""
    found: dict[str, AnyGame] = {}
    for point in sorted(entry_points(group="burrow.games"), key=lambda point: (point.name, point.value)):
        game = _load(point)
        if found.setdefault(point.name, game) is not game:
            raise BadPlugin(f"two games are registered as {point.name!r}; one is {point.value!r}")
    return found


def game(name: str) -> AnyGame:
    known = games()
    if name not in known:
        raise UnknownGame(f"there is no game {name!r}; registered are: {', '.join(known) or 'none'}")
    return known[name]


def _load(point: EntryPoint) -> AnyGame:
    try:
        game: AnyGame = point.load()
    except Exception as error:
        raise BadPlugin(f"the game {point.name!r} cannot be loaded from {point.value!r}: {error}") from error
    if getattr(game, "id", None) != point.name:
        raise BadPlugin(f"{point.value!r} is registered as {point.name!r} but is no game of that id")
    return game
