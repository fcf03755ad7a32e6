"""Turns without anybody watching: nature's answer, as fast as it can be computed."""

from burrow.games.hamsterrolle.moves import Hand, Settled
from burrow.games.hamsterrolle.physics.session import Session, StandIn
from burrow.games.hamsterrolle.physics.world import LIVE, Fidelity
from burrow.games.hamsterrolle.state import State


def settle(state: State, stand_in: StandIn | None = None) -> Settled:
    """What becomes of the turn, where nature is waited for: after a hand, or in the place of one (WA-12)."""
    return run(Session(state, stand_in=stand_in))


def foreseen(state: State, hand: Hand, *, fidelity: Fidelity = LIVE, is_watched: bool = True) -> Settled:
    """What would become of this hand, in the turn of the seat that is waited for: to the last digit, and with the
    motion if somebody is to watch it."""
    return run(Session(state, hand, fidelity=fidelity, is_watched=is_watched))


def foreseen_within(work: int, state: State, hand: Hand) -> Settled | None:
    """The same, unwatched; nothing if it takes more than so much work."""
    session = Session(state, hand, is_watched=False)
    while session.settled is None and session.work <= work:
        session.step()
    return session.settled


def run(session: Session) -> Settled:
    """To its end; only of a session that plays by itself."""
    while session.settled is None:
        session.step()
    return session.settled
