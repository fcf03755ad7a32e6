"""Which pieces a seat may take: its own, a partner's, or one from the wheel for a constructive pass."""

from burrow.engine.game import Refusal
from burrow.engine.sentences import no
from burrow.games.hamsterrolle.data import PIECES
from burrow.games.hamsterrolle.moves.passes import is_pass, refuse_pass
from burrow.games.hamsterrolle.state import NOBODY, State
from burrow.games.hamsterrolle.state.players import partner


def refuse_take(state: State, piece: int) -> Refusal | None:
    """Why the seat to move may not take this piece with an empty hand. After a building attempt the hand is never
    empty, because that piece cannot be put back; so nobody can pass after one (W-21)."""
    if piece not in PIECES or piece in state.out:
        return no("W-10", "refuse-no-piece")
    if is_pass(state, piece):
        return refuse_pass(state, piece)
    owner = next(seat for seat, tray in enumerate(state.trays) if piece in tray)
    if owner == state.seat:
        return None
    if owner != partner(state, state.seat):
        return no("W-10", "refuse-not-yours", seat=owner)
    return no("W-34", "refuse-partner") if state.trays[state.seat] else None


def takes(state: State) -> tuple[int, ...]:
    """The pieces the seat may build with: its own, or its partner's if it has none (W-34)."""
    if state.seat == NOBODY:
        return ()
    other = partner(state, state.seat)
    return state.trays[state.seat] or (() if other == NOBODY else state.trays[other])
