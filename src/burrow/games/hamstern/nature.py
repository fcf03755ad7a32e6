"""The only module that rolls dice: nature's answers, and how likely each one is."""

from collections.abc import Sequence

from burrow.engine.chance import Die, Shown
from burrow.engine.rng import Rng
from burrow.games.hamstern.data import DIE
from burrow.games.hamstern.moves import Rolled, TimeUp, What
from burrow.games.hamstern.state import State

PIPS = Die("die", tuple(DIE))
CHANCE = (Shown("Rolled", "pips", PIPS),)
FAIR: tuple[tuple[What, int], ...] = tuple((Rolled(pips), 1) for pips in DIE)
TIME_UP = TimeUp()


def nature(state: State, rng: Rng) -> What:
    """Rolls the die of the round (H-06), also in place of a real die that nobody entered in time; at the deadline to
    place, ends the time (HA-17)."""
    return Rolled(PIPS.roll(rng)) if state.phase == "roll" else TIME_UP


def odds(state: State) -> Sequence[tuple[What, int]]:
    """Every answer nature may give now; empty while the table waits for people without a clock, and after the end."""
    if state.phase == "roll" and (state.options.die == "table" or state.deadline is not None):
        return FAIR
    return ((TIME_UP, 1),) if state.phase == "place" and state.deadline is not None else ()
