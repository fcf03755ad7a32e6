"""The games that are installed, found by entry points of the group `burrow.games`. There is no list to edit."""

from functools import cache
from importlib.metadata import entry_points

from burrow.engine.errors import UnknownGame
from burrow.engine.game import AnyGame


@cache
def games() -> dict[str, AnyGame]:
    """Every registered game by its id, in the order of the ids."""
    found = sorted(entry_points(group="burrow.games"), key=lambda point: point.name)
    return {point.name: point.load() for point in found}


def game(name: str) -> AnyGame:
    try:
        return games()[name]
    except KeyError:
        raise UnknownGame(f"there is no game {name!r}; registered are: {', '.join(games()) or 'none'}") from None
