"""How long a bot holds its moves back, so that people can follow it. Table time, nobody sleeps."""

from burrow.engine.game import Millis
from burrow.engine.rng import Rng
from burrow.games.nuts.view import View


def think(rng: Rng, *, least: Millis, most: Millis) -> Millis:
    return least + rng.below(most - least + 1)


def throw(view: View, rng: Rng, *, slower: Millis) -> Millis:
    """Until the next throw of a nut round: as soon as the table allows it (NA-11), or up to so much later.

    Asked right after its last throw, a bot that is slower must name the whole cadence itself. A paced round
    hurries nobody, so its steps are given the time to be seen."""
    assert view.race is not None
    if view.race.paced:
        return think(rng, least=450, most=700)
    if not slower:
        return 0
    return (view.race.cadence if view.race.rolls else 0) + rng.below(slower + 1)
