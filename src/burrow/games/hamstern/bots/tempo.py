"""How long a bot holds its moves back, so that people can follow it. Table time, nobody sleeps."""

from collections.abc import Sequence

from burrow.engine.game import Millis
from burrow.engine.rng import Rng
from burrow.engine.tempo import between, in_time
from burrow.games.hamstern.moves import Enter, What
from burrow.games.hamstern.view import View

READ: Millis = 900
"""To see what everybody has placed in the round before, and what was rolled."""
PASS: Millis = 700
"""To see that nothing fits."""
THROW: Millis = 1500
"""To throw a real die and enter what it shows."""
SPREAD: Millis = 600


def think(view: View, legal: Sequence[What], rng: Rng, *, least: Millis, most: Millis) -> Millis:
    """For a decision; where there is nothing to decide, it is quick."""
    if isinstance(legal[0], Enter):
        return in_time(between(rng, THROW, THROW + SPREAD), view.options.clock)
    if len(legal) == 1:
        return in_time(READ + between(rng, PASS, PASS + SPREAD), view.options.clock)
    return in_time(READ + between(rng, least, most), view.options.clock)
