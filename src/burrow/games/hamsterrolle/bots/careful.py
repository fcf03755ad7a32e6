"""The careful one: looks for the place where a piece lies lowest and flattest and cannot slide, and lays it there
gently. Imagines how a piece lies, not how the wheel will roll."""

from collections.abc import Sequence

from burrow.engine.game import Millis
from burrow.engine.rng import Rng
from burrow.games.hamsterrolle.bots.eye import builds, passes
from burrow.games.hamsterrolle.bots.places import Place
from burrow.games.hamsterrolle.bots.relief import Relief, poses_in
from burrow.games.hamsterrolle.bots.tempo import think
from burrow.games.hamsterrolle.moves import What
from burrow.games.hamsterrolle.physics.script import hand_of
from burrow.games.hamsterrolle.view import View, imagine

SOUND = 3.5
"""What looks less sound than this, it would rather not do."""
THRIFT = 0.06
"""What a degree counts that a piece takes away from those to come: whoever fills a compartment well stays low."""
ALIKE = 0.3
"""Places that differ by less look the same."""


class Careful:
    def choose(self, view: View, legal: Sequence[What] | None, budget: Millis, rng: Rng) -> tuple[What, Millis]:
        return (rng.choice(legal) if legal else build(view, rng)), think(view, rng, least=1500, most=3000)


def build(view: View, rng: Rng) -> What:
    """By the rules where that looks sound; else a pass or a piece of its own, whichever looks sounder, and what may not
    be placed by the rules is let drop."""
    state = imagine(view, view.seat, rng)
    poses = poses_in(view.frame, view.lies)
    found = builds(state, Relief(poses))
    sound = [place for place in found if place.is_legal and place.unsound < SOUND]
    if sound:
        return hand_of(one_of(sound, rng).plan)
    best = one_of([*found, *passes(state, poses)], rng)
    return hand_of(best.plan, drops=not best.is_legal)


def one_of(found: list[Place], rng: Rng) -> Place:
    """One of those that look best."""
    least = min(cost(place) for place in found)
    return rng.choice([place for place in found if cost(place) < least + ALIKE])


def cost(place: Place) -> float:
    return place.unsound + THRIFT * place.nose
