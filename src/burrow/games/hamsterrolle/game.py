"""Hamsterrolle, assembled from its modules."""

from burrow.engine.assemble import Rooms, add_physics, assemble
from burrow.games.hamsterrolle import apply, bots, moves, nature, options, rulebook, scoring, state, tell, view

_without_physics = assemble(
    Rooms(rulebook, options, state, moves, apply, nature, scoring, view, tell, bots),
    id="hamsterrolle",
    format=2,  # 2: added the option `front`; events kept their shape, but the state digest has one more value
    seats=range(2, 5),
    traits=frozenset({"chance", "realtime", "physics"}),
    presets=options.PRESETS,
    refuse_options=moves.refuse_options,
    teams=options.teams,
    redact=view.redact,
)
GAME = add_physics(_without_physics, nature.session)
