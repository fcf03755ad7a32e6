"""The careful bot: finds the place where a piece lies lowest and flattest and cannot slide, tries how it would lie
there, and sets it down gently. It does not simulate how the wheel rolls, but knows that weight in front pulls it on."""

from collections.abc import Sequence
from math import radians, sin

from burrow.engine.game import Millis
from burrow.engine.rng import Rng
from burrow.games.hamsterrolle.bots.candidates import HOPELESS, builds, passes, varied
from burrow.games.hamsterrolle.bots.height_map import HeightMap, poses_in
from burrow.games.hamsterrolle.bots.places import Place
from burrow.games.hamsterrolle.data import kind_of
from burrow.games.hamsterrolle.geometry import lead, middle_of
from burrow.games.hamsterrolle.moves import Hand, What
from burrow.games.hamsterrolle.moves.passes import is_pass
from burrow.games.hamsterrolle.physics.lookahead import laid
from burrow.games.hamsterrolle.physics.script import hand_of
from burrow.games.hamsterrolle.state import Last, State
from burrow.games.hamsterrolle.state.wheel import lie_of
from burrow.games.hamsterrolle.view import View, imagine

THRIFT = 0.06
"""Cost of each degree of space a piece takes from later ones: filling a compartment well keeps the pile low."""
UNWIELDY = (0.9, 0.25, 0.0, 0.85, 0.9, 1.3, 1.05, 1.2)
"""Bonus by kind: a bot that always places what lies best is left with roofs."""
BACKLOG = 7.0
"""Cost of a pass: it brings none of the seat's own pieces into the wheel."""
FEW, PATIENCE = 5, 1.5
"""With fewer than `FEW` pieces left the bot does not risk them: a pass costs `PATIENCE` less for each one missing."""
WORN, WEARING = 37, 4
"""The turn at which patience has run out, and over how many turns before that it fades."""
FORWARD = 1.5
"""Bonus of a pass that brings its weight from the bottom to the height of the hub."""
ONCE_BITTEN = 1.5
"""Cost of a piece whose kind has just fallen out by itself."""
ALIKE = 0.4
"""Places whose costs differ by less than this look the same."""
BLUR = 1000
TRIALS = 12
"""The most places tried, soundest first; the first one where all goes well is good enough."""
PASSES = 3
"""The most passes tried beyond those."""
A_FALL = 4.0
"""Cost of each piece that falls in a trial."""
REFUSED = 5.0
"""Cost of a piece that does not come to rest as the rules want."""


def pick(view: View, legal: Sequence[What] | None, budget: Millis, rng: Rng) -> What:
    return rng.choice(legal) if legal else build(view, rng)


def build(view: View, rng: Rng) -> Hand:
    """The place that looks soundest and holds in a trial; if the piece is refused there, the next place for the same
    piece."""
    state = imagine(view, view.seat, rng)
    costs = {place: one + ALIKE * rng.below(BLUR) / BLUR for place, one in weighed(view, state).items()}
    known = tried(state, costs)
    best = min(known, key=known.__getitem__)
    again = [place for place in known if place.plan.piece == best.plan.piece and place != best]
    return hand_of(best.plan, *(place.plan for place in sorted(again, key=known.__getitem__)[:1]))


def weighed(view: View, state: State) -> dict[Place, float]:
    """Estimated costs of legal places and of passes. Only if there are none, of illegal places, where the piece is
    dropped in the end (WA-11)."""
    poses = poses_in(view.frame, view.lies)
    found = builds(state, HeightMap(poses))
    costs = {place: cost(place, state.last) for place in found if place.is_legal}
    costs |= {place: cost_of_pass(place, state) for place in passes(state, poses)}
    return costs or {place: cost(place, state.last) for place in found}


def tried(state: State, costs: dict[Place, float]) -> dict[Place, float]:
    """The cheapest places with the cost a trial adds, up to the first where all goes well. Some passes are tried too
    before the bot settles for a failure."""
    cheapest = varied(sorted(costs, key=costs.__getitem__))
    passed = [place for place in cheapest[TRIALS:] if is_pass(state, place.plan.piece)]
    known: dict[Place, float] = {}
    for place in (*cheapest[:TRIALS], *passed[:PASSES]):
        trouble = trouble_at(place, state)
        known[place] = costs[place] + trouble
        if not trouble:
            break
    return known


def trouble_at(place: Place, state: State) -> float:
    lying = laid(state, place.plan)
    return A_FALL * len(lying.fallen) + REFUSED * (place.is_legal and not lying.accepted)


def cost(place: Place, last: Last | None) -> float:
    has_fallen = last is not None and last.piece in last.fallen and kind_of(last.piece) == kind_of(place.plan.piece)
    against = THRIFT * place.nose + ONCE_BITTEN * has_fallen
    return place.unsound + against - UNWIELDY[kind_of(place.plan.piece)]


def cost_of_pass(place: Place, state: State) -> float:
    """A piece that was just passed and is at the bottom again would only slide back once more."""
    piece, last, lies = place.plan.piece, state.last, lie_of(state.lies, place.plan.piece)
    if lies is None or (last is not None and last.way == "passed" and last.piece == piece):
        return HOPELESS
    ahead = ahead_of_table(middle_of(place.plan.compartment), state) - ahead_of_table(lies.at, state)
    waits = PATIENCE * patience(state) * max(0, FEW - len(state.trays[state.seat]))
    return place.unsound + BACKLOG - waits - FORWARD * ahead


def patience(state: State) -> float:
    """From 1 down to 0."""
    turn = (state.round - 1) * state.seats
    return min(1.0, max(0.0, (WORN - turn) / WEARING))


def ahead_of_table(at: int, state: State) -> float:
    """How strongly a piece at this angle pulls the wheel forward: its distance ahead, as a fraction of the radius."""
    return sin(radians(lead(at, state.contact) / 1000))
