"""How long a bot holds back its moves so that people can follow. This is table time; nothing sleeps."""

from burrow.engine.game import Millis
from burrow.engine.rng import Rng
from burrow.engine.tempo import between, in_time
from burrow.games.nuts.view import View

TURN: Millis = 2000
"""Before the first roll of a turn: time to read how the last turn ended."""
AFTER_BANK: Millis = 3000
"""The same after a bank, which can be undone until then."""
AFTER_RACE: Millis = 3200
"""The same after a nut round, which has more to read."""
PAUSES = {"banked": AFTER_BANK, "birds": TURN, "race": AFTER_RACE}
SPREAD: Millis = 600


def think(view: View, rng: Rng, *, least: Millis, most: Millis) -> Millis:
    """The delay of a decision within a turn; the first roll takes longer for every bot."""
    if view.rolls:
        return in_time(between(rng, least, most), view.options.clock)
    return in_time(pause(rng, PAUSES[view.last.how] if view.last is not None else TURN), view.options.clock)


def throw(view: View, rng: Rng, *, slower: Millis) -> Millis:
    """The delay until the next throw of a nut round: as soon as the table allows it (NA-11), or up to `slower` later.

    The bot is asked right after its last throw, so a slower bot must add the whole cadence itself. In a paced round
    nobody is in a hurry, so the call and the steps get enough time to be seen."""
    assert view.race is not None
    if view.race.paced:
        return in_time(between(rng, 700, 1000) if view.race.rolls else pause(rng, AFTER_RACE), view.options.clock)
    if not slower:
        return 0
    return (view.race.cadence if view.race.rolls else 0) + rng.below(slower + 1)


def pause(rng: Rng, least: Millis) -> Millis:
    return between(rng, least, least + SPREAD)
