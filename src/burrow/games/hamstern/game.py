"""Hamstern, assembled from its modules."""

from burrow.engine.assemble import Rooms, assemble
from burrow.games.hamstern import apply, bots, moves, nature, options, rulebook, scoring, state, tell, view

GAME = assemble(
    Rooms(rulebook, options, state, moves, apply, nature, scoring, view, tell, bots),
    id="hamstern",
    seats=range(1, 7),
    traits=frozenset({"chance", "hidden", "simultaneous", "realtime"}),
    presets=options.PRESETS,
    refuse_options=moves.refuse_options,
    redact=view.redact,
)
