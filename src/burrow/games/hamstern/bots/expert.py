"""The one who looks ahead."""

from collections.abc import Sequence

from burrow.engine.game import Millis
from burrow.engine.rng import Rng
from burrow.games.hamstern.bots.careful import pick
from burrow.games.hamstern.bots.tempo import think
from burrow.games.hamstern.moves import What
from burrow.games.hamstern.view import View


class Expert:
    def choose(self, view: View, legal: Sequence[What] | None, budget: Millis, rng: Rng) -> tuple[What, Millis]:
        assert legal
        return pick(view, legal, rng), think(view, legal, rng, least=2000, most=4500)
