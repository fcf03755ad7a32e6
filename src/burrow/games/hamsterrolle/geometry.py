"""Angles about the hub, in whole thousandths of a degree, and compartments in rolling direction. Both go round: the
wheel rolls on past a full turn. Nothing here knows a rule."""

from burrow.games.hamsterrolle.data import CIRCLE, COMPARTMENTS, INNER_RADIUS, PITCH

HALF = CIRCLE // 2
PI = 314_159_265
"""Times 10 to the 8."""


def forward(angle: int, start: int) -> int:
    """How far one goes forward from `start` to `angle`: 0 to 359,999."""
    return (angle - start) % CIRCLE


def lead(angle: int, start: int) -> int:
    """How far `angle` lies ahead of `start` the short way, negative if it lies behind: -179,999 to 180,000."""
    return HALF - (start - angle + HALF) % CIRCLE


def compartment_at(angle: int) -> int:
    """Exactly on a divider: the forward one (WA-25)."""
    return angle % CIRCLE // PITCH


def rear_of(compartment: int) -> int:
    """The angle of its rear divider."""
    return PITCH * compartment


def middle_of(compartment: int) -> int:
    return PITCH * compartment + PITCH // 2


def onward(compartment: int, steps: int) -> int:
    return (compartment + steps) % COMPARTMENTS


def steps_between(start: int, end: int) -> int:
    """Compartments that one goes forward from one to the other: 0 to 11."""
    return (end - start) % COMPARTMENTS


def is_ahead(compartment: int, start: int) -> bool:
    """In front of `start` by no more than half the wheel; else it is the same or lies behind."""
    return 1 <= steps_between(start, compartment) <= COMPARTMENTS // 2


def lowest_two(contact: int) -> tuple[int, int]:
    """The two compartments whose middles are nearest the contact point, the nearer one first; of two that are equally
    near, the forward one (WA-16)."""
    low = compartment_at(contact)
    return low, onward(low, 1 if contact % PITCH >= PITCH // 2 else -1)


def millimetres(angle: int) -> int:
    """The length of an angle along the floor of the wheel, rounded up."""
    return -(-angle * INNER_RADIUS * PI // (HALF * 10 * 10**8))
