"""The careful one: looks for the place where a piece lies lowest and flattest and cannot slide, and lays it there
gently. Imagines how a piece lies, not how the wheel will roll, but knows that weight in front pulls it on."""

from collections.abc import Sequence
from math import radians, sin

from burrow.engine.game import Millis
from burrow.engine.rng import Rng
from burrow.games.hamsterrolle.bots.eye import HOPELESS, builds, passes
from burrow.games.hamsterrolle.bots.places import Place
from burrow.games.hamsterrolle.bots.relief import Relief, poses_in
from burrow.games.hamsterrolle.bots.tempo import think
from burrow.games.hamsterrolle.data import kind_of
from burrow.games.hamsterrolle.data.circle import lead, middle_of
from burrow.games.hamsterrolle.moves import Hand, What
from burrow.games.hamsterrolle.physics.script import hand_of
from burrow.games.hamsterrolle.state import Last, State, lie_of
from burrow.games.hamsterrolle.view import View, imagine

THRIFT = 0.06
"""What a degree counts that a piece takes away from those to come: whoever fills a compartment well stays low."""
BY_THE_RULES = 2.0
"""So much sounder it must look to let a piece drop than to place it."""
BACKLOG = 3.7
"""What it counts that a pass brings none of the own pieces into the wheel."""
FORWARD = 1.5
"""What it counts in favour of a pass that brings its weight from the bottom to the height of the hub."""
ONCE_BITTEN = 1.5
"""What it counts that a piece of this kind has just fallen out by itself."""
ALIKE = 0.4
"""Places that differ by less look the same."""


class Careful:
    def choose(self, view: View, legal: Sequence[What] | None, budget: Millis, rng: Rng) -> tuple[What, Millis]:
        return (rng.choice(legal) if legal else build(view, rng)), think(view, rng, least=1500, most=3000)


def build(view: View, rng: Rng) -> Hand:
    """Wherever it looks soundest: by the rules, or let drop, or a pass if nothing of its own is likely to stay."""
    state = imagine(view, view.seat, rng)
    poses = poses_in(view.frame, view.lies)
    costs = [(cost(place, state.last), place) for place in builds(state, Relief(poses))]
    costs += [(cost_of_pass(place, state), place) for place in passes(state, poses)]
    least = min(one for one, _ in costs)
    best = rng.choice([place for one, place in costs if one < least + ALIKE])
    return hand_of(best.plan, drops=not best.is_legal)


def cost(place: Place, last: Last | None) -> float:
    has_fallen = last is not None and last.piece in last.fallen and kind_of(last.piece) == kind_of(place.plan.piece)
    return place.unsound + THRIFT * place.nose + ONCE_BITTEN * has_fallen + BY_THE_RULES * (not place.is_legal)


def cost_of_pass(place: Place, state: State) -> float:
    """What was passed just now and lies at the bottom again would only slide back once more."""
    piece, last, lies = place.plan.piece, state.last, lie_of(state.lies, place.plan.piece)
    if lies is None or (last is not None and last.way == "passed" and last.piece == piece):
        return HOPELESS
    ahead = ahead_of_table(middle_of(place.plan.compartment), state) - ahead_of_table(lies.at, state)
    return place.unsound + BACKLOG - FORWARD * ahead


def ahead_of_table(at: int, state: State) -> float:
    """As a part of the wheel's radius: so much a piece there pulls the wheel forward."""
    return sin(radians(lead(at, state.contact) / 1000))
