"""Builds a hand's path from a plan in whole numbers: for bots, and for players without a mouse. The hand finds the way
itself; the path says only what to do, and takes as long as a person would."""

from typing import NamedTuple

from burrow.games.hamsterrolle.codec import FRAMES_A_SECOND, Bring, LetGo, Path, Take, Word, pack_path
from burrow.games.hamsterrolle.moves import Hand

LOOKS = FRAMES_A_SECOND // 2
"""Frames a piece stays in sight after it is taken, before it is carried off."""
A_TRY = 6 * FRAMES_A_SECOND
"""Frames to bring a piece somewhere and have it judged. Words said after it was accepted have no effect."""


class Placement(NamedTuple):
    """What to do with a piece; the numbers mean the same as in `Bring`."""

    piece: int
    compartment: int
    along: int = 0
    depth: int = 0
    turn: int = 0
    tilt: int = 0


def hand_of(*plans: Placement) -> Hand:
    """Take the piece, bring it to its place, set it down and let go. If it is refused, grip it again and try the next
    plan. All plans are for one piece."""
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
