"""What must always hold."""

from burrow.games.hamsterrolle.data import CIRCLE, COMPARTMENTS, PIECES
from burrow.games.hamsterrolle.geometry import HALF
from burrow.games.hamsterrolle.state.structs import NOBODY, NOTHING, NOWHERE, Lie, State


def faults(state: State) -> tuple[str, ...]:
    """Broken invariants, in words."""
    held = [piece for tray in state.trays for piece in tray]
    inside = [lie.piece for lie in state.lies]
    rows = (*state.trays, state.out, tuple(inside))
    over, settling = state.phase == "over", state.phase == "settle"
    empty = not all(state.trays) and state.options.teams == "none"
    checks = (
        (sorted((*held, *inside, *state.out)) != list(PIECES), f"pieces lost or doubled: {rows!r}"),
        (any(row != tuple(sorted(row)) for row in rows), f"pieces out of order: {rows!r}"),
        (not all(is_sane(lie) for lie in state.lies), f"no way to lie: {state.lies!r}"),
        (not 0 <= state.contact < CIRCLE, f"the wheel cannot stand at {state.contact}"),
        (state.reference not in range(NOWHERE, COMPARTMENTS), f"there is no compartment {state.reference}"),
        (not state.lies and state.reference != NOWHERE and not over, "an empty wheel with a reference"),
        ((state.seat == NOBODY) != (state.phase in ("begin", "share", "over")), f"{state.phase} and seat {state.seat}"),
        ((state.first == NOBODY) != (state.phase == "begin"), f"{state.phase}, and {state.first} began"),
        ((state.holds == NOTHING) == settling, f"{state.phase} with the piece {state.holds} in hand"),
        (bool(state.path) != settling, f"{state.phase} and a path of {len(state.path)} bytes"),
        (over != bool(state.ended) or over != bool(state.winners), f"{state.phase}, ended {state.ended!r}"),
        (empty and not over, "the game goes on without a piece"),
        (0 < state.options.rounds < state.round, f"round {state.round} of {state.options.rounds}"),
    )
    return tuple(what for broken, what in checks if broken)


def is_sane(lie: Lie) -> bool:
    """The angles are in range; no piece spans more than half the wheel on either side."""
    return 0 <= lie.at < CIRCLE and lie.at <= lie.nose <= lie.at + HALF and lie.at - HALF <= lie.tail <= lie.at
