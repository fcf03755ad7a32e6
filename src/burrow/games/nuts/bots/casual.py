"""The one who plays by feeling: never counts the dice, takes heart when behind, and cannot leave a lucky roll alone."""

from collections.abc import Sequence

from burrow.engine.game import Millis
from burrow.engine.rng import Rng
from burrow.games.nuts.bots.endgame import is_last_chance
from burrow.games.nuts.moves import Bank, What
from burrow.games.nuts.view import View


class Casual:
    def choose(self, view: View, legal: Sequence[What] | None, budget: Millis, rng: Rng) -> tuple[What, Millis]:
        assert legal
        if view.phase == "race":
            return legal[0], rng.below(201)
        if len(legal) == 1:
            return legal[0], think(rng)
        return (Bank() if self.feels_enough(view, rng) else legal[0]), think(rng)

    def feels_enough(self, view: View, rng: Rng) -> bool:
        if is_last_chance(view):
            return False
        return view.total >= 3 + rng.below(6) + boldness(view)


def boldness(view: View) -> int:
    """Points more it dares: for being behind, and for a roll that looked lucky."""
    assert view.turn is not None
    behind = max(view.scores) - view.scores[view.turn]
    lucky = 2 if view.faces.count("nut") >= 2 else 0
    return min(6, behind // 5) + lucky


def think(rng: Rng) -> Millis:
    return 700 + rng.below(901)
