"""How long a bot holds back its moves so that people can follow. This is table time; nothing sleeps."""

from collections.abc import Sequence

from burrow.engine.game import Millis
from burrow.engine.rng import Rng
from burrow.engine.tempo import between, in_time
from burrow.games.hamstern.moves import Enter, What
from burrow.games.hamstern.view import View

READ: Millis = 900
"""Time to see what everybody placed in the previous round, and the new roll."""
PASS: Millis = 700
"""Time to see that nothing fits."""
THROW: Millis = 1500
"""Time to throw a real die and enter its pips."""
SPREAD: Millis = 600


def think(view: View, legal: Sequence[What] | None, move: What, rng: Rng, *, least: Millis, most: Millis) -> Millis:
    """The delay of a decision; short when there is nothing to decide."""
    assert legal
    if isinstance(legal[0], Enter):
        return in_time(between(rng, THROW, THROW + SPREAD), view.options.clock)
    if len(legal) == 1:
        return in_time(READ + between(rng, PASS, PASS + SPREAD), view.options.clock)
    return in_time(READ + between(rng, least, most), view.options.clock)
