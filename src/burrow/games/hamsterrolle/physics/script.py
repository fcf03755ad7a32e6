"""A hand's path from a plan in whole numbers: for bots, and for whoever plays a turn without a mouse. The hand itself
finds the way; the path only says what it shall do, and takes the time a person would."""

from typing import NamedTuple

from burrow.games.hamsterrolle.codec import FRAMES_A_SECOND, Bring, LetGo, Path, Take, Word, pack_path
from burrow.games.hamsterrolle.moves import Hand

LOOKS = FRAMES_A_SECOND // 2
"""Frames for which a piece that is taken up stays in sight before it is carried off."""
A_TRY = 6 * FRAMES_A_SECOND
"""Frames after which a piece has been brought somewhere and judged. What is said after it was accepted means nothing
any more."""


class Placement(NamedTuple):
    """What to do with a piece; the numbers are those of `Bring`."""

    piece: int
    compartment: int
    along: int = 0
    depth: int = 0
    turn: int = 0
    tilt: int = 0


def hand_of(*plans: Placement) -> Hand:
    """Take the piece, bring it there, set it down, and let go of it as soon as it is there; where it is not accepted,
    grip it again and go on with the next plan. All plans are for one piece."""
    return Hand(plans[0].piece, pack_path(path_of(*plans)))


def path_of(*plans: Placement) -> Path:
    path: list[tuple[int, Word]] = []
    for number, plan in enumerate(plans):
        frame = number * A_TRY
        path += [(frame, Take(plan.piece)), (frame + LOOKS, bring_of(plan)), (frame + LOOKS, LetGo())]
    return tuple(path)


def bring_of(plan: Placement) -> Bring:
    """Set down where the plan says."""
    return Bring(plan.compartment, plan.along, plan.depth, 0, plan.turn, plan.tilt)
