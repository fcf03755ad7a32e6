"""Burrow: four rodent games around one table.

>>> import burrow
>>> match = burrow.new("nuts", seats=2, seed=7)
"""

from typing import Any

from burrow.engine import registry
from burrow.engine.codec import decode_options
from burrow.engine.game import NATURE, AnyGame, Event, Refusal, Score, Setup
from burrow.engine.match import Match, play_out
from burrow.engine.rng import fast_rng, fresh_seed, seed_from

__version__ = "0.1.0"
__all__ = [
    "NATURE", "AnyGame", "Event", "Match", "Refusal", "Score", "Setup",
    "fast_rng", "game", "new", "play_out", "registered",
]  # fmt: skip

game = registry.game
registered = registry.games


def new(name: str, *, seats: int, seed: int | str | None = None, **options: Any) -> Match[Any, Any, Any, Any]:
    """A new match of a registered game. The same seed gives the same dice; without a seed they differ each time.

    Raises `UnknownGame` and `BadOptions`."""
    of = registry.game(name)
    secret = fresh_seed() if seed is None else seed_from(name, seed)
    return Match(of, Setup(name, of.format, seats, decode_options(of, options), secret))
