"""Nature plays the turn of a seat that has let its time pass (WA-12): simply, kindly, and always the same."""

from burrow.games.hamsterrolle.data import kind_of
from burrow.games.hamsterrolle.moves import Hand, droppable, passing, takes
from burrow.games.hamsterrolle.physics.script import Plan, hand_of
from burrow.games.hamsterrolle.state import State, kinds_in


def stand_in(state: State) -> Hand:
    """The first piece there is, let drop into the foremost compartment that has none of its kind; where each has one,
    into the foremost."""
    piece = (*takes(state), *passing(state))[0]
    allowed = droppable(state, piece)
    free = [chosen for chosen in allowed if kind_of(piece) not in kinds_in(state.lies, chosen, but=piece)]
    return hand_of(Plan(piece, (free or allowed)[-1]), drops=True)
