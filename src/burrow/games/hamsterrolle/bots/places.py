"""Where a piece could be laid down so that it stays: every side of it, every place in a compartment, thought through on
a map of the wheel and judged by eye. No simulation, no chance."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from burrow.games.hamsterrolle.bots.relief import (
    A_COMPARTMENT,
    COLUMN,
    COLUMNS,
    Floats,
    Relief,
    Stance,
    angle_at,
    stance,
)
from burrow.games.hamsterrolle.data import CIRCLE, PITCH, SHAPES, Kind, kind_of
from burrow.games.hamsterrolle.data.circle import HALF
from burrow.games.hamsterrolle.physics.model import HALF_WIDTH
from burrow.games.hamsterrolle.physics.script import Plan

TILTS = range(6)
STEEP = 17.0
"""Degrees from the bottom of the wheel, beyond which a piece slides down on wood."""
STEP = 0.002
"""A step of so many metres does not stop a piece that slides."""
SPARE = 1.0
"""Degrees that the foremost edge shall be beyond the line, to be sure."""
INSIDE = 2.0
"""Degrees that the centre of a piece shall be inside its compartment."""
BESIDE = 0.016
"""How far from the middle a small piece may be laid, towards the viewer or away."""


class Place(NamedTuple):
    """A plan, and how sound it looks."""

    plan: Plan
    is_legal: bool
    """It seems to be further forward than all that it must pass (W-13), and it is the only one of its kind (W-14)."""
    unsound: float
    """0 as in a mother's arms; more, the likelier something falls. About 10 is hopeless."""


class Where(NamedTuple):
    """A compartment that a piece may go to."""

    compartment: int
    line: float | None
    """In degrees beyond its rear divider, as in W-13."""
    is_open: bool
    """There is none of its kind (W-14)."""


def places(relief: Relief, contact: int, piece: int, rooms: Iterable[Where]) -> list[Place]:
    """The best place for each side of the piece and each depth in each compartment, best first."""
    kind = kind_of(piece)
    found: list[Place] = []
    wheres = list(rooms)
    for tilt in TILTS:
        on_side = stance(kind, tilt)
        if is_twin(kind, tilt) or on_side.deep > HALF_WIDTH + 0.001:
            continue
        for y in depths(on_side):
            rests = relief.rests(on_side, y)
            profile = relief.profile(on_side, y)
            for where in wheres:
                spots = list(in_compartment(on_side, rests, profile, contact, where))
                for is_legal in (True, False):
                    rated = [spot for spot in spots if spot.is_legal == is_legal]
                    if rated:
                        best = min(rated, key=lambda spot: spot.unsound)
                        found.append(placed(best, piece, tilt, y, where))
    return sorted(found, key=lambda place: place.unsound)


class Spot(NamedTuple):
    column: int
    is_legal: bool
    unsound: float


def placed(spot: Spot, piece: int, tilt: int, y: float, where: Where) -> Place:
    beyond = (angle_at(spot.column) - PITCH * where.compartment + HALF) % CIRCLE - HALF
    along = round((beyond - PITCH // 2) * 200 / PITCH)
    depth = round(100 * y / HALF_WIDTH)
    plan = Plan(piece, where.compartment, max(-100, min(100, along)), depth, 0, tilt)
    return Place(plan, spot.is_legal, spot.unsound)


TWINS = {"cube": (1, 2, 3, 4, 5), "bar": (1, 4), "roller": (1, 5), "comb": (5,)}
"""Sides on which a kind lies just as on another one."""


def is_twin(kind: Kind, tilt: int) -> bool:
    return tilt in TWINS.get(SHAPES[kind].name, ())


def depths(stance: Stance) -> tuple[float, ...]:
    room = HALF_WIDTH - stance.deep
    if room < 0.008:
        return (0.0,)
    aside = min(BESIDE, room)
    return (0.0, -aside, aside)


def in_compartment(stance: Stance, rests: Floats, profile: Floats, contact: int, where: Where) -> Iterator[Spot]:
    """Every column of the compartment to set it down on, and what the eye says to where it then slides."""
    first = where.compartment * A_COMPARTMENT
    for column in range(first + 1, first + A_COMPARTMENT - 1):
        ends = slid(rests, column, contact)
        if first <= ends < first + A_COMPARTMENT:
            yield rated(stance, rests, profile, contact, where, column, ends)


def slope(column: int, contact: int) -> float:
    """Degrees ahead of the bottom of the wheel, negative behind it."""
    return ((angle_at(column) - contact + HALF) % CIRCLE - HALF) / 1000


def slid(rests: Floats, column: int, contact: int) -> int:
    """Where a piece comes to lie that is set down on this column: down the slope until something stops it. Columns go
    on beyond the start of the circle."""
    at = column
    for _ in range(2 * A_COMPARTMENT):
        steep = slope(at, contact)
        if abs(steep) < STEEP:
            return at
        down = at - 1 if steep > 0 else at + 1
        if rests[down % COLUMNS] > rests[at % COLUMNS] + STEP:
            return at
        at = down
    return at


def rated(stance: Stance, rests: Floats, profile: Floats, contact: int, where: Where, column: int, ends: int) -> Spot:
    rest = float(rests[ends % COLUMNS])
    beyond = (ends - where.compartment * A_COMPARTMENT + 0.5) * COLUMN
    nose = beyond + stance.reach(rest)
    is_legal = where.is_open and (where.line is None or nose > where.line + SPARE)
    is_inside = INSIDE <= beyond <= 30 - INSIDE
    return Spot(column, is_legal and is_inside, unsoundness(stance, rests, profile, contact, column, ends))


def unsoundness(stance: Stance, rests: Floats, profile: Floats, contact: int, column: int, ends: int) -> float:
    """By eye: what lies high, tilts, leans on little, hangs over the steep, or slides a long way is not safe."""
    rest, steep = float(rests[ends % COLUMNS]), slope(ends, contact)
    reach = stance.columns
    below = profile[[(ends + shift) % COLUMNS for shift in range(-reach, reach + 1)]]
    hollow = float((rest - below).clip(0.0, 0.02).mean()) / 0.02
    back = ends - reach - 1 if steep > 0 else ends + reach + 1
    behind = float(max(profile[back % COLUMNS], profile[(back - (1 if steep > 0 else -1)) % COLUMNS])) - rest
    leaning = max(0.0, 1.0 - max(0.0, behind) / max(stance.low, 1e-6))
    weight = min(1.0, max(0.0, (abs(steep) - 10.0) / 50.0))
    fell = max(0.0, float(rests[column % COLUMNS]) - rest)
    return (
        60.0 * rest
        + 25.0 * stance.tall
        + 2.5 * hollow
        + 4.0 * leaning * weight
        + 2.0 * max(0.0, abs(steep) - 60.0) / 30.0
        + 0.05 * abs(column - ends)
        + 60.0 * fell
    )
