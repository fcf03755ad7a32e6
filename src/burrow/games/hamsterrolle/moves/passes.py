"""The constructive pass: which pieces may be taken out of the wheel, and how far forward they may go."""

from burrow.engine.game import Refusal
from burrow.engine.sentences import no
from burrow.games.hamsterrolle.data import COMPARTMENTS
from burrow.games.hamsterrolle.geometry import HALF, forward, lead, middle_of, onward, rear_of
from burrow.games.hamsterrolle.state import NOBODY, NOWHERE, State
from burrow.games.hamsterrolle.state.wheel import compartment_of, lie_of, lowest

PASSING_ROUNDS = 2
"""After this many full rounds of nothing but passes, the next seat must place (WA-14)."""


def passing(state: State) -> tuple[int, ...]:
    """The pieces it may take out of the two lowest compartments (W-22)."""
    if state.seat == NOBODY:
        return ()
    return tuple(lie.piece for lie in state.lies if refuse_pass(state, lie.piece) is None)


def is_pass(state: State, piece: int) -> bool:
    """A piece in the wheel can be taken only for a constructive pass."""
    return lie_of(state.lies, piece) is not None


def refuse_pass(state: State, piece: int) -> Refusal | None:
    why = refuse_passing(state)
    if why is not None:
        return why
    return None if pass_origin(state, piece) in lowest(state) else no("W-22", "refuse-pass-low")


def refuse_passing(state: State) -> Refusal | None:
    """Why no piece at all may be passed now."""
    if state.reference == NOWHERE:
        return no("WA-03", "refuse-pass-first")
    if state.passes >= PASSING_ROUNDS * state.seats:
        return no("WA-14", "refuse-pass-rounds")
    low = lowest(state)
    return None if any(compartment_of(lie) in low for lie in state.lies) else no("WA-15", "refuse-pass-empty")


def pass_origin(state: State, piece: int) -> int:
    """The compartment a passed piece is taken from."""
    lie = lie_of(state.lies, piece)
    return NOWHERE if lie is None else compartment_of(lie)


def ahead(state: State, piece: int) -> tuple[int, ...]:
    """The compartments further forward than that of a piece in the wheel, up to the top, rear to front, whatever lies
    there (W-23, WA-14)."""
    origin = pass_origin(state, piece)
    others = [onward(origin, steps) for steps in range(1, COMPARTMENTS)]
    return tuple(compartment for compartment in others if climbed(state, origin, middle_of(compartment)) < HALF)


def climbed(state: State, origin: int, angle: int) -> int:
    """How far a place is ahead of the contact point for a piece that goes forward from `origin`, one of the lowest
    compartments. Half the wheel is the top; more is on the way down behind it."""
    rear = rear_of(origin)
    return forward(angle, rear) - lead(state.contact, rear)
