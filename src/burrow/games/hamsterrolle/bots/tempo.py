"""How long a bot looks at the wheel before it takes a piece up, so that people can follow it. Table time, nobody
sleeps."""

from burrow.engine.game import Millis
from burrow.engine.rng import Rng
from burrow.engine.tempo import between, in_time
from burrow.games.hamsterrolle.view import View


def think(view: View, rng: Rng, *, least: Millis, most: Millis) -> Millis:
    """Never more than half of the time to take a piece up (WA-12)."""
    return in_time(between(rng, least, most), view.options.turn)
