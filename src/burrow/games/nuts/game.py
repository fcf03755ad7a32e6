"""Auf die Nüsse!, assembled from its modules."""

from burrow.engine.assemble import Rooms, assemble
from burrow.games.nuts import apply, bots, moves, nature, options, rulebook, scoring, state, tell, view

GAME = assemble(
    Rooms(rulebook, options, state, moves, apply, nature, scoring, view, tell, bots),
    id="nuts",
    seats=range(2, 5),
    traits=frozenset({"chance", "simultaneous", "realtime"}),
    refuse_options=moves.refuse_options,
)
