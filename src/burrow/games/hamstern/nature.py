"""The only room that rolls: nature's answers, and how likely each is."""

from collections.abc import Sequence

from burrow.engine.rng import Rng
from burrow.games.hamstern.data import DIE
from burrow.games.hamstern.moves import Rolled, TimeUp, What
from burrow.games.hamstern.state import State

FACES: tuple[Rolled, ...] = tuple(Rolled(pips) for pips in DIE)
FAIR: tuple[tuple[What, int], ...] = tuple((face, 1) for face in FACES)
TIME_UP = TimeUp()


def nature(state: State, rng: Rng) -> What:
    """The die of the round (H-06); at the deadline, the end of the time to place."""
    return FACES[rng.below(len(FACES))] if state.phase == "roll" else TIME_UP


def odds(state: State) -> Sequence[tuple[What, int]]:
    """Every answer nature may give now; none where a real die is rolled, where there is no hurry, and after the end."""
    if state.phase == "roll" and state.options.die == "table":
        return FAIR
    return ((TIME_UP, 1),) if state.phase == "place" and state.deadline is not None else ()
