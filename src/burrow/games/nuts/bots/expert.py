"""The one who has worked it out: the turn with the most points on average, and the end of the game in mind."""

from collections.abc import Sequence

from burrow.engine.game import Millis
from burrow.engine.rng import Rng
from burrow.games.nuts.bots.endgame import is_last_chance, wins_by_banking
from burrow.games.nuts.bots.solver import solve
from burrow.games.nuts.moves import Bank, What
from burrow.games.nuts.view import View


class Expert:
    def choose(self, view: View, legal: Sequence[What] | None, budget: Millis, rng: Rng) -> tuple[What, Millis]:
        assert legal
        if len(legal) == 1:
            return legal[0], 0 if view.phase == "race" else think(rng)
        return (Bank() if self.is_enough(view) else legal[0]), think(rng)

    def is_enough(self, view: View) -> bool:
        if wins_by_banking(view):
            return True
        if is_last_chance(view):
            return False
        return solve(len(view.scores)).is_to_bank(view.dice, view.total)


def think(rng: Rng) -> Millis:
    return 600 + rng.below(601)
