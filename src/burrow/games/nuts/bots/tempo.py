"""How long a bot holds its moves back, so that people can follow it. Table time, nobody sleeps."""

from burrow.engine.game import Millis
from burrow.engine.rng import Rng
from burrow.engine.tempo import between, in_time
from burrow.games.nuts.view import View

TURN: Millis = 2000
"""Before the first roll of a turn: how the last one ended has been read."""
AFTER_BANK: Millis = 3000
"""The same after a bank, which can be taken back until then."""
AFTER_RACE: Millis = 3200
"""The same after a nut round, whose result has more to read."""
PAUSES = {"banked": AFTER_BANK, "birds": TURN, "race": AFTER_RACE}
SPREAD: Millis = 600


def think(view: View, rng: Rng, *, least: Millis, most: Millis) -> Millis:
    """For a decision within a turn; its first roll takes longer, whoever rolls."""
    if view.rolls:
        return in_time(between(rng, least, most), view.options.clock)
    return in_time(pause(rng, PAUSES[view.last.how] if view.last is not None else TURN), view.options.clock)


def throw(view: View, rng: Rng, *, slower: Millis) -> Millis:
    """Until the next throw of a nut round: as soon as the table allows it (NA-11), or up to so much later.

    Asked right after its last throw, a bot that is slower must name the whole cadence itself. A paced round
    hurries nobody, so its call and its steps are given the time to be seen."""
    assert view.race is not None
    if view.race.paced:
        return in_time(between(rng, 700, 1000) if view.race.rolls else pause(rng, AFTER_RACE), view.options.clock)
    if not slower:
        return 0
    return (view.race.cadence if view.race.rolls else 0) + rng.below(slower + 1)


def pause(rng: Rng, least: Millis) -> Millis:
    return between(rng, least, least + SPREAD)
