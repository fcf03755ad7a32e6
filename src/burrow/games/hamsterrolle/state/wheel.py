"""What the rules read from the wheel: the compartments that are open for building, what lies in them, and the line that
a piece must pass."""

from msgspec.structs import replace

from burrow.games.hamsterrolle.data import BLACK, Kind, kind_of
from burrow.games.hamsterrolle.geometry import (
    HALF,
    compartment_at,
    forward,
    is_ahead,
    lead,
    lowest_two,
    onward,
    rear_of,
)
from burrow.games.hamsterrolle.state.structs import NOTHING, NOWHERE, Lie, State


def lie_of(lies: tuple[Lie, ...], piece: int) -> Lie | None:
    return next((lie for lie in lies if lie.piece == piece), None)


def compartment_of(lie: Lie) -> int:
    """The compartment containing its centre of mass (WA-25)."""
    return compartment_at(lie.at)


def lowest(state: State) -> tuple[int, int]:
    """The two lowest compartments at the start of the turn, lower one first (WA-16)."""
    return lowest_two(state.contact)


def open_compartments(state: State) -> tuple[int, ...]:
    """The compartments open for building, rear to front: that of the last piece and the next two (W-12). At the start,
    only the second one ahead (W-09)."""
    start = reckoned_from(state)
    return (onward(start, 2),) if state.reference == NOWHERE else tuple(onward(start, i) for i in range(3))


def reckoned_from(state: State) -> int:
    """The compartment that `open_compartments` counts from: the reference. Without one, the pyramid's compartment, or
    the lowest if the pyramid is not in the wheel (WA-03). Also the lowest once the foremost choice would no longer be
    ahead of it (WA-04)."""
    low, _ = lowest(state)
    black = lie_of(state.lies, BLACK)
    start = state.reference
    if start == NOWHERE:
        start = low if black is None else compartment_of(black)
    return start if is_ahead(onward(start, 2), low) else low


def refreshed(state: State) -> State:
    """Update the reference at the start of a turn: none for an empty wheel, and never one that lies behind (WA-04)."""
    if not state.lies:
        return replace(state, reference=NOWHERE)
    return state if state.reference == NOWHERE else replace(state, reference=reckoned_from(state))


def kinds_in(lies: tuple[Lie, ...], compartment: int, *, but: int = NOTHING) -> tuple[Kind, ...]:
    """The kinds in a compartment, ascending, ignoring the piece `but`."""
    return tuple(
        sorted({kind_of(lie.piece) for lie in lies if lie.piece != but and compartment_of(lie) == compartment})
    )


def front_line(lies: tuple[Lie, ...], compartment: int, *, but: int = NOTHING) -> int | None:
    """How far the foremost edge in a compartment reaches beyond its rear divider, counting pieces that lie in it or
    reach in over that divider (WA-05), ignoring the piece `but`. None if there is nothing."""
    noses = [nose_in(lie, compartment) for lie in lies if lie.piece != but]
    return max((nose for nose in noses if nose is not None), default=None)


def foremost_line(lies: tuple[Lie, ...], compartment: int, contact: int, *, but: int = NOTHING) -> int | None:
    """How far beyond the rear divider of a compartment the foremost edge of all pieces ahead of the contact point
    reaches, up to the top (W-13), ignoring the piece `but`. None if it does not reach that far."""
    ahead = [
        lead(lie.at, contact) + lie.nose - lie.at for lie in lies if lie.piece != but and lead(lie.at, contact) >= 0
    ]
    line = max(ahead, default=-HALF) + lead(contact, rear_of(compartment))
    return line if line > 0 else None


def line_to_pass(state: State, lies: tuple[Lie, ...], compartment: int, *, but: int = NOTHING) -> int | None:
    """How far beyond the rear divider of a compartment a front edge must reach under the chosen option; None: anywhere
    is fine."""
    if state.options.front == "printed":
        return foremost_line(lies, compartment, state.contact, but=but)
    return front_line(lies, compartment, but=but)


def nose_in(lie: Lie, compartment: int) -> int | None:
    """How far a piece reaches beyond the rear divider of the compartment; None if it neither lies in it nor reaches
    over that divider."""
    rear = rear_of(compartment)
    if compartment_of(lie) == compartment:
        return forward(lie.at, rear) + lie.nose - lie.at
    behind = forward(rear, lie.at)
    over = lie.nose - lie.at - behind
    return over if over > 0 else None
