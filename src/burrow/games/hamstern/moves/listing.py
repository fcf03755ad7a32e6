"""Every legal move of a seat, and the first placement without the others."""

from collections.abc import Sequence

from burrow.engine.game import Seat
from burrow.engine.rng import Rng
from burrow.games.hamstern.data import DIE
from burrow.games.hamstern.moves.payloads import Enter, Move, Pass
from burrow.games.hamstern.moves.sheets import fits_of, listing_of
from burrow.games.hamstern.search.listing import sizes_of
from burrow.games.hamstern.state import READER, Cells, State, free_slots

PASS: tuple[Move, ...] = (Pass(),)
ENTER: tuple[Move, ...] = tuple(Enter(pips) for pips in DIE)


def moves(state: State, seat: Seat) -> Sequence[Move]:
    """Placements by chamber, then by the number of cells, then by the cells; passing comes last."""
    if not 0 <= seat < len(state.placed):
        return ()
    if state.phase == "place":
        return placements(state, seat) if state.placed[seat] is None else ()
    return ENTER if state.phase == "roll" and seat == READER and state.options.die == "paper" else ()


def placements(state: State, seat: Seat) -> Sequence[Move]:
    """What the seat can do with the roll, confirmed or not."""
    crosses = state.crosses[seat]
    found = listing_of(state.options).placements(crosses.marks, state.pips, free_slots(crosses))
    if not found:
        return PASS
    return found + PASS if may_cross_none(state) else found


def may_cross_none(state: State) -> bool:
    """The house rule for a 1 (HA-03)."""
    return state.pips == 1 and state.options.zero


def first_fit(state: State, seat: Seat) -> Cells:
    """The cells of the first placement, without listing the others; a single cell on a 1, empty if the seat must
    pass."""
    crosses = state.crosses[seat]
    if state.pips == 1 and not free_slots(crosses):
        return ()
    return fits_of(state.options).first(crosses.marks, state.pips)


def has_choice(state: State, seat: Seat) -> bool:
    """The seat has more than one option for the roll."""
    crosses = state.crosses[seat]
    ways = 1 if may_cross_none(state) else 2
    return fits_of(state.options).has_choice(crosses.marks, sizes_of(state.pips, free_slots(crosses)), ways)


def sample(state: State, seat: Seat, rng: Rng) -> Move:
    return rng.choice(moves(state, seat))
