"""Turns without anybody watching: nature's answer, as fast as it can be computed."""

from burrow.games.hamsterrolle.moves import Hand, Settled
from burrow.games.hamsterrolle.physics.session import Session
from burrow.games.hamsterrolle.physics.world import LIVE, Fidelity
from burrow.games.hamsterrolle.state import State


def settle(state: State) -> Settled:
    """What becomes of the turn, where nature is waited for: after a hand, or in the place of one (WA-12)."""
    return run(Session(state))


def foreseen(state: State, hand: Hand, *, fidelity: Fidelity = LIVE) -> Settled:
    """What would become of this hand, in the turn of the seat that is waited for."""
    return run(Session(state, hand, fidelity=fidelity))


def run(session: Session) -> Settled:
    """To its end; only of a session that plays by itself."""
    while session.settled is None:
        session.step()
    return session.settled
