"""Candidates for a turn: where each piece the seat may take could go."""

from collections import Counter
from collections.abc import Iterable

from burrow.games.hamsterrolle.bots.height_map import HeightMap
from burrow.games.hamsterrolle.bots.places import Place, Where, places
from burrow.games.hamsterrolle.data import kind_of
from burrow.games.hamsterrolle.geometry import steps_between
from burrow.games.hamsterrolle.moves.dropping import droppable
from burrow.games.hamsterrolle.moves.passes import pass_origin, passing
from burrow.games.hamsterrolle.moves.taking import takes
from burrow.games.hamsterrolle.physics.pose import Pose
from burrow.games.hamsterrolle.physics.script import Placement
from burrow.games.hamsterrolle.state import State
from burrow.games.hamsterrolle.state.wheel import kinds_in, line_to_pass, open_compartments

FORWARD = 3
"""A piece is passed at most this many compartments ahead: further on it is too steep."""
HOPELESS = 50.0
"""The worst rating of a place."""
ALIKE = 2
"""How many places of one piece in one compartment are worth a trial."""


def builds(state: State, heights: HeightMap) -> list[Place]:
    """Places for one piece of every kind the seat can build with, soundest first. Dropping a piece comes last, so the
    list is never empty."""
    lines = [
        (compartment, line_to_pass(state, state.lies, compartment), kinds_in(state.lies, compartment))
        for compartment in open_compartments(state)
    ]
    found: list[Place] = []
    for piece in one_of_each_kind(takes(state)):
        kind = kind_of(piece)
        wheres = [
            Where(compartment, None if line is None else line / 1000, kind not in kinds)
            for compartment, line, kinds in lines
        ]
        found += places(heights, state.contact, piece, wheres)
    last = [
        Place(Placement(piece, compartment), is_legal=False, unsound=HOPELESS)
        for piece in takes(state)[:1]
        for compartment in open_compartments(state)
    ]
    return sorted([*found, *last], key=soundest)


def passes(state: State, poses: dict[int, Pose]) -> list[Place]:
    """Constructive passes (W-22 to W-24), soundest first."""
    found: list[Place] = []
    for piece in passing(state):
        origin = pass_origin(state, piece)
        near = [compartment for compartment in droppable(state, piece) if steps_between(origin, compartment) <= FORWARD]
        wheres = [Where(compartment, None, is_open=True) for compartment in near]
        found += places(HeightMap(poses, but=piece), state.contact, piece, wheres)
    return sorted((place for place in found if place.is_legal), key=soundest)


def varied(found: Iterable[Place]) -> list[Place]:
    """The first few places of each piece in each compartment."""
    seen: Counter[tuple[int, int]] = Counter()
    chosen = []
    for place in found:
        key = (place.plan.piece, place.plan.compartment)
        seen[key] += 1
        if seen[key] <= ALIKE:
            chosen.append(place)
    return chosen


def soundest(place: Place) -> float:
    return place.unsound


def one_of_each_kind(pieces: tuple[int, ...]) -> tuple[int, ...]:
    return tuple({kind_of(piece): piece for piece in reversed(pieces)}.values())
