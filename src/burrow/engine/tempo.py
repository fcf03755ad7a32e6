"""How long a bot holds back its moves, so that people can follow. This is table time: nothing sleeps."""

from burrow.engine.game import Millis
from burrow.engine.rng import Rng


def between(rng: Rng, least: Millis, most: Millis) -> Millis:
    return least + rng.below(most - least + 1)


def in_time(wish: Millis, seconds: int) -> Millis:
    """At most half of the time to decide; 0 seconds means no limit."""
    return min(wish, 500 * seconds) if seconds else wish
