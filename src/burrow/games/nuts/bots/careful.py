"""The careful bot: banks at a fixed total, however many dice are left."""

from burrow.engine.rng import Rng
from burrow.games.nuts.bots.endgame import is_last_chance, wins_by_banking
from burrow.games.nuts.view import View

ENOUGH = ((9, 8), (10, 11, 9), (11, 12, 10, 13))
"""The total to stop at, with 2, 3 and 4 seats, by seat. The first seat has the total that brings the most points per
turn; the others use nearby totals, so that no two play alike, and lose less than 1 % by it."""


def is_enough(view: View, rng: Rng) -> bool:
    if wins_by_banking(view):
        return True
    assert view.turn is not None
    return view.total >= ENOUGH[len(view.scores) - 2][view.turn] and not is_last_chance(view)
