"""The only module that rolls and draws: nature's answers, and how likely each one is."""

from collections.abc import Sequence

from burrow.engine.rng import Rng
from burrow.games.gophers.data import CODES, DIE
from burrow.games.gophers.moves import Begins, Drew, Rolled, TimeUp, What
from burrow.games.gophers.state import State

FACES: tuple[Rolled, ...] = tuple(Rolled(pips) for pips in DIE)
FAIR: tuple[tuple[What, int], ...] = tuple((face, 1) for face in FACES)
DRAWN: tuple[Drew, ...] = tuple(Drew(card) for card in range(CODES))
TIME_UP = TimeUp()


def nature(state: State, rng: Rng) -> What:
    """Draws the starter or a card, or rolls the die; at a deadline, ends the time to decide."""
    match state.phase:
        case "begin":
            return Begins(rng.below(state.seats))
        case "draw" | "unwrap":
            return DRAWN[rng.weighted(tuple(enumerate(state.pile))) if any(state.pile) else state.buried[0].card]
        case "open" | "roll" | "page":
            return FACES[rng.below(len(FACES))]
        case "place" | "ready" | "walk" | "gift" | "collect" | "over":
            return TIME_UP


def odds(state: State) -> Sequence[tuple[What, int]]:
    """Every answer nature may give now; empty while the table waits without a clock, and after the end."""
    match state.phase:
        case "begin":
            return tuple((Begins(seat), 1) for seat in range(state.seats))
        case "draw" | "unwrap":
            return card_odds(state)
        case "open" | "roll" | "page":
            return FAIR
        case "place" | "ready" | "walk" | "gift" | "collect" | "over":
            return ((TIME_UP, 1),) if state.deadline is not None else ()


def card_odds(state: State) -> Sequence[tuple[What, int]]:
    """Every card of the pile is equally likely; cards put under it come last, in order (G-34)."""
    if not any(state.pile):
        return ((DRAWN[state.buried[0].card], 1),)
    return tuple((DRAWN[card], count) for card, count in enumerate(state.pile) if count)
