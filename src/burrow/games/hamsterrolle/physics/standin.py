"""Nature plays the turn of a seat that has let its time pass (WA-12), as the careful bot would, and always the same."""

from burrow.engine.rng import fast_rng
from burrow.games.hamsterrolle.bots.careful import build
from burrow.games.hamsterrolle.moves import Hand
from burrow.games.hamsterrolle.state import State
from burrow.games.hamsterrolle.view import view


def stand_in(state: State) -> Hand:
    return build(view(state, state.seat), fast_rng("stand-in"))
