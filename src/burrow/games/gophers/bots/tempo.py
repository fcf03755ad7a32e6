"""How long a bot holds its moves back, so that people can follow it. Table time, nobody sleeps."""

from burrow.engine.game import Millis
from burrow.engine.rng import Rng
from burrow.engine.tempo import between, in_time
from burrow.games.gophers.moves import Decline, Roll, What
from burrow.games.gophers.view import View

SHORT: Millis = 700
"""To take the die, or to see that there is nothing to do."""
SPREAD: Millis = 500


def think(view: View, move: What, rng: Rng, *, least: Millis, most: Millis) -> Millis:
    """For a decision; what needs no thought is quick."""
    if isinstance(move, Roll | Decline):
        return in_time(between(rng, SHORT, SHORT + SPREAD), view.options.clock)
    return in_time(between(rng, least, most), view.options.clock)
