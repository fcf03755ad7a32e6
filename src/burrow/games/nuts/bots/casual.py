"""The casual bot plays by mood: sometimes a handful is enough, sometimes it wants everything. It never counts the dice,
takes more risks when behind and rolls again after a lucky roll."""

from burrow.engine.rng import Rng
from burrow.games.nuts.bots.endgame import is_last_chance
from burrow.games.nuts.view import View

FAR_BEHIND = 8
LUCKY = 3
"""Nuts in one roll that count as lucky."""


def is_enough(view: View, rng: Rng) -> bool:
    """Draws a new mood for each decision, but never banks into a certain defeat."""
    if is_last_chance(view):
        return False
    handful, plenty = 3 + rng.below(4), 10 + rng.below(6)
    return view.total >= (plenty if is_bold(view, rng) else handful)


def is_bold(view: View, rng: Rng) -> bool:
    assert view.turn is not None
    if view.faces.count("nut") >= LUCKY:
        return True
    behind = max(view.scores) - view.scores[view.turn]
    return rng.below(4) < (3 if behind >= FAR_BEHIND else 2)
