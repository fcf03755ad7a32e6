"""Gophers Walk, assembled from its modules."""

from burrow.engine.assemble import Rooms, assemble
from burrow.games.gophers import apply, bots, moves, nature, options, rulebook, scoring, state, tell, view

GAME = assemble(
    Rooms(rulebook, options, state, moves, apply, nature, scoring, view, tell, bots),
    id="gophers",
    format=2,  # 2: added the option `chosen`; events kept their shape, but the digest of a state has one more value
    seats=range(2, 6),
    traits=frozenset({"chance", "hidden", "realtime"}),
    presets=options.PRESETS,
    refuse_options=moves.refuse_options,
    redact=view.redact,
)
