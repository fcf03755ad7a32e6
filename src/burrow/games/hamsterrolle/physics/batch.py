"""Turns nobody watches, computed as fast as possible."""

from burrow.games.hamsterrolle.moves import Hand, Settled
from burrow.games.hamsterrolle.physics.script import StandIn
from burrow.games.hamsterrolle.physics.session import Session
from burrow.games.hamsterrolle.physics.world import LIVE, Fidelity
from burrow.games.hamsterrolle.state import State


def settle(state: State, stand_in: StandIn | None = None) -> Settled:
    """Nature's answer: after a hand, or in place of one (WA-12)."""
    return run(Session(state, stand_in=stand_in))


def foreseen(state: State, hand: Hand, *, fidelity: Fidelity = LIVE, is_watched: bool = True) -> Settled:
    """The exact outcome of this hand for the seat to move, with the motion if `is_watched`."""
    return run(Session(state, hand, fidelity=fidelity, is_watched=is_watched))


def foreseen_within(work: int, state: State, hand: Hand) -> Settled | None:
    """The same, unwatched; None if it takes more than this much work."""
    session = Session(state, hand, is_watched=False)
    while session.settled is None and session.work <= work:
        session.step()
    return session.settled


def run(session: Session) -> Settled:
    """Run a session that plays by itself to its end."""
    while session.settled is None:
        session.step()
    return session.settled
