"""The expert bot plays the turn with the most points on average and watches for the end of the game."""

from collections.abc import Sequence
from fractions import Fraction

from burrow.engine.game import Millis
from burrow.engine.rng import Rng
from burrow.games.nuts.bots.endgame import is_last_chance, wins_by_banking
from burrow.games.nuts.bots.solver import solve
from burrow.games.nuts.bots.tempo import think, throw
from burrow.games.nuts.moves import Bank, Roll, What
from burrow.games.nuts.view import View

BOLDNESS = (Fraction(0), Fraction(1, 5), Fraction(-1, 5), Fraction(1, 10))
"""By seat: how many nuts one more roll is worth beyond its points. Decides only close calls, so that no two play alike;
costs less than a third of a per cent of the points per turn."""


class Expert:
    def choose(self, view: View, legal: Sequence[What] | None, budget: Millis, rng: Rng) -> tuple[What, Millis]:
        assert legal
        if view.phase == "race":
            return legal[0], throw(view, rng, slower=0)
        move = Bank() if Bank() in legal and is_enough(view) else Roll()
        return move, think(view, rng, least=1100, most=1700)


def is_enough(view: View) -> bool:
    if wins_by_banking(view):
        return True
    if is_last_chance(view):
        return False
    assert view.turn is not None
    return solve(len(view.scores)).is_to_bank(view.dice, view.total, BOLDNESS[view.turn])
