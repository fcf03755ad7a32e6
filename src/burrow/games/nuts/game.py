"""Auf die Nüsse!, assembled from its modules."""

from burrow.engine.assemble import Rooms, assemble
from burrow.games.nuts import apply, bots, moves, nature, options, rulebook, scoring, state, tell, view

GAME = assemble(
    Rooms(rulebook, options, state, moves, apply, nature, scoring, view, tell, bots),
    id="nuts",
    format=2,  # 2: added the option `reading`; events kept their shape, but the digest of a state has one more value
    seats=range(2, 5),
    traits=frozenset({"chance", "simultaneous", "realtime"}),
    presets=options.PRESETS,
    refuse_options=moves.refuse_options,
)
