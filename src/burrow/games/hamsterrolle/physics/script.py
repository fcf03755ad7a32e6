"""Hands that play by themselves: built from a plan in whole numbers, for bots; or known before the session begins. The
hand finds the way itself; its path says only what to do, and takes as long as a person would."""

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from burrow.games.hamsterrolle.codec import FRAMES_A_SECOND, Bring, Gesture, LetGo, Path, Take, pack_path, read_path
from burrow.games.hamsterrolle.moves import Hand, What
from burrow.games.hamsterrolle.state import State

LOOKS = FRAMES_A_SECOND // 2
"""Frames a piece stays in sight after it is taken, before it is carried off."""
A_TRY = 6 * FRAMES_A_SECOND
"""Frames to bring a piece somewhere and have it judged. Gestures made after it was accepted have no effect."""


class Placement(NamedTuple):
    """What to do with a piece; the numbers mean the same as in `Bring`."""

    piece: int
    compartment: int
    along: int = 0
    depth: int = 0
    rotation: int = 0
    tilt: int = 0


def hand_of(*plans: Placement) -> Hand:
    """Take the piece, bring it to its place, set it down and let go. If it is refused, grip it again and try the next
    plan. All plans are for one piece."""
    return Hand(plans[0].piece, pack_path(path_of(*plans)))


def path_of(*plans: Placement) -> Path:
    path: list[tuple[int, Gesture]] = []
    for number, plan in enumerate(plans):
        frame = number * A_TRY
        path += [(frame, Take(plan.piece)), (frame + LOOKS, bring_of(plan)), (frame + LOOKS, LetGo())]
    return tuple(path)


def bring_of(plan: Placement) -> Bring:
    """Set down where the plan says."""
    return Bring(plan.compartment, plan.along, plan.depth, 0, plan.rotation, plan.tilt)


StandIn: TypeAlias = Callable[[State], Hand]
"""Makes the hand for a seat that ran out of time (WA-12)."""


def played(state: State, move: What | None, stand_in: StandIn | None) -> Hand | None:
    """The hand the session plays by itself."""
    if isinstance(move, Hand):
        return move
    if state.phase == "settle":
        return Hand(state.holds, state.path)
    if state.phase != "stand-in":
        return None
    if stand_in is None:
        raise ValueError("nature plays this turn and has nobody to make the hand")
    return stand_in(state)


def gestures_of(hand: Hand) -> Path:
    path = read_path(hand.path)
    if path is None:
        raise ValueError(f"not a path: {hand.path!r}")
    return path
