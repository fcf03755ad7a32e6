"""How long a bot holds its moves back, so that people can follow it. Table time: nobody sleeps."""

from burrow.engine.game import Millis
from burrow.engine.rng import Rng


def between(rng: Rng, least: Millis, most: Millis) -> Millis:
    return least + rng.below(most - least + 1)


def in_time(wish: Millis, seconds: int) -> Millis:
    """Never more than half of the time to decide; 0 seconds: there is no limit."""
    return min(wish, 500 * seconds) if seconds else wish
