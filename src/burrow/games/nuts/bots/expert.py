"""The expert bot plays the turn with the most points on average and watches for the end of the game."""

from fractions import Fraction

from burrow.engine.rng import Rng
from burrow.games.nuts.bots.endgame import is_last_chance, wins_by_banking
from burrow.games.nuts.bots.solver import solve
from burrow.games.nuts.view import View

BOLDNESS = (Fraction(0), Fraction(1, 5), Fraction(-1, 5), Fraction(1, 10))
"""By seat: how many nuts one more roll is worth beyond its points. Decides only close calls, so that no two play alike;
costs less than a third of a per cent of the points per turn."""


def is_enough(view: View, rng: Rng) -> bool:
    if wins_by_banking(view):
        return True
    if is_last_chance(view):
        return False
    assert view.turn is not None
    return solve(len(view.scores)).is_to_bank(view.dice, view.total, BOLDNESS[view.turn])
