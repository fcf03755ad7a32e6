"""How long a bot looks at the wheel before it takes a piece, so that people can follow. This is table time; nothing
sleeps."""

from collections.abc import Sequence

from burrow.engine.game import Millis
from burrow.engine.rng import Rng
from burrow.engine.tempo import between, in_time
from burrow.games.hamsterrolle.moves import What
from burrow.games.hamsterrolle.view import View


def think(view: View, legal: Sequence[What] | None, move: What, rng: Rng, *, least: Millis, most: Millis) -> Millis:
    """At most half of the time for taking a piece (WA-12)."""
    return in_time(between(rng, least, most), view.options.turn)
