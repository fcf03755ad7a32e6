"""How long a bot holds back its moves so that people can follow. This is table time; nothing sleeps."""

from collections.abc import Sequence

from burrow.engine.game import Millis
from burrow.engine.rng import Rng
from burrow.engine.tempo import between, in_time
from burrow.games.gophers.moves import Decline, Roll, What
from burrow.games.gophers.view import View

SHORT: Millis = 700
"""Time to take the die, or to see that there is nothing to do."""
SPREAD: Millis = 500


def think(view: View, legal: Sequence[What] | None, move: What, rng: Rng, *, least: Millis, most: Millis) -> Millis:
    """The delay of a decision; short for what needs no thought."""
    if isinstance(move, Roll | Decline):
        return in_time(between(rng, SHORT, SHORT + SPREAD), view.options.clock)
    return in_time(between(rng, least, most), view.options.clock)
