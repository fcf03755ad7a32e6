"""How long a bot holds its moves back, so that people can follow it. Table time, nobody sleeps."""

from burrow.engine.game import Millis
from burrow.engine.rng import Rng
from burrow.games.gophers.moves import Decline, Roll, What
from burrow.games.gophers.view import View

SHORT: Millis = 700
"""To take the die, or to see that there is nothing to do."""
SPREAD: Millis = 500


def think(view: View, move: What, rng: Rng, *, least: Millis, most: Millis) -> Millis:
    """For a decision; what needs no thought is quick."""
    if isinstance(move, Roll | Decline):
        return in_time(view, between(rng, SHORT, SHORT + SPREAD))
    return in_time(view, between(rng, least, most))


def between(rng: Rng, least: Millis, most: Millis) -> Millis:
    return least + rng.below(most - least + 1)


def in_time(view: View, wish: Millis) -> Millis:
    """Never more than half of the time to decide (GA-03)."""
    return min(wish, 500 * view.options.clock) if view.options.clock else wish
