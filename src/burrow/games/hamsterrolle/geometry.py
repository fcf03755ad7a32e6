"""Angles about the hub, in whole thousandths of a degree, and compartments in rolling direction. Both wrap around: the
wheel rolls on past a full turn. No rules here."""

from burrow.games.hamsterrolle.data import CIRCLE, COMPARTMENTS, INNER_RADIUS, PITCH

HALF = CIRCLE // 2
PI = 314_159_265
"""Times 10 to the 8."""


def forward(angle: int, start: int) -> int:
    """The distance forward from `start` to `angle`: 0 to 359,999."""
    return (angle - start) % CIRCLE


def lead(angle: int, start: int) -> int:
    """The distance from `start` to `angle` the short way, negative if it lies behind: -179,999 to 180,000."""
    return HALF - (start - angle + HALF) % CIRCLE


def compartment_at(angle: int) -> int:
    """An angle exactly on a divider belongs to the forward compartment (WA-25)."""
    return angle % CIRCLE // PITCH


def rear_of(compartment: int) -> int:
    """The angle of its rear divider."""
    return PITCH * compartment


def middle_of(compartment: int) -> int:
    return PITCH * compartment + PITCH // 2


def onward(compartment: int, steps: int) -> int:
    return (compartment + steps) % COMPARTMENTS


def steps_between(start: int, end: int) -> int:
    """Steps forward from one compartment to the other: 0 to 11."""
    return (end - start) % COMPARTMENTS


def is_ahead(compartment: int, start: int) -> bool:
    """Ahead of `start` by at most half the wheel; otherwise it is the same compartment or lies behind."""
    return 1 <= steps_between(start, compartment) <= COMPARTMENTS // 2


def lowest_two(contact: int) -> tuple[int, int]:
    """The two compartments whose middles are nearest the contact point, nearest first; the forward one wins a tie
    (WA-16)."""
    low = compartment_at(contact)
    return low, onward(low, 1 if contact % PITCH >= PITCH // 2 else -1)


def millimetres(angle: int) -> int:
    """The length of an angle along the wheel's floor, rounded up."""
    return -(-angle * INNER_RADIUS * PI // (HALF * 10 * 10**8))
