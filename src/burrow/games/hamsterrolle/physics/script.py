"""A hand's path from a plan in whole numbers: for bots, and for whoever plays a turn without a mouse. The hand itself
finds the way; the path only says what it shall do, and takes the time a person would."""

from typing import NamedTuple

from burrow.games.hamsterrolle.data.path import FRAMES_A_SECOND, Bring, LetGo, Path, Take, pack_path
from burrow.games.hamsterrolle.moves import Hand

LOOKS = FRAMES_A_SECOND // 2
"""Frames for which a piece that is taken up stays in sight before it is carried off."""


class Plan(NamedTuple):
    """What to do with a piece; the numbers are those of `Bring`."""

    piece: int
    compartment: int
    along: int = 0
    depth: int = 0
    turn: int = 0
    tilt: int = 0


def hand_of(plan: Plan, *, drops: bool = False) -> Hand:
    """Take it, bring it there, set it down, and let go of it as soon as it is there; or let it drop there (WA-11)."""
    return Hand(plan.piece, pack_path(path_of(plan, drops=drops)))


def path_of(plan: Plan, *, drops: bool = False) -> Path:
    taken: Path = ((0, Take(plan.piece)), (LOOKS, bring_of(plan)))
    return taken if drops else (*taken, (LOOKS, LetGo()))


def bring_of(plan: Plan) -> Bring:
    """Set down where the plan says."""
    return Bring(plan.compartment, plan.along, plan.depth, 0, plan.turn, plan.tilt)
