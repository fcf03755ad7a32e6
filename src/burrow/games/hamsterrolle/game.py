"""Hamsterrolle, assembled from its modules."""

from burrow.engine.assemble import AssembledPhysics
from burrow.games.hamsterrolle.apply import apply
from burrow.games.hamsterrolle.bots import LEVELS
from burrow.games.hamsterrolle.moves import What, may_undo, moves, refuse, refuse_options, sample
from burrow.games.hamsterrolle.nature import nature, odds, session
from burrow.games.hamsterrolle.options import Options
from burrow.games.hamsterrolle.rulebook import RULEBOOK
from burrow.games.hamsterrolle.scoring import score
from burrow.games.hamsterrolle.state import faults, setup, waiting
from burrow.games.hamsterrolle.tell import tell
from burrow.games.hamsterrolle.view import View, imagine, redact, view

GAME = AssembledPhysics(
    id="hamsterrolle",
    format=2,  # 2: added the option `front`; events kept their shape, but the state digest has one more value
    seats=range(2, 5),
    traits=frozenset({"chance", "realtime", "physics"}),
    options=Options,
    payload=What,
    view_type=View,
    rulebook=RULEBOOK,
    levels=LEVELS,
    refuse_options=refuse_options,
    setup=setup,
    apply=apply,
    waiting=waiting,
    moves=moves,
    sample=sample,
    refuse=refuse,
    nature=nature,
    odds=odds,
    view=view,
    redact=redact,
    tell=tell,
    imagine=imagine,
    may_undo=may_undo,
    score=score,
    faults=faults,
    session=session,
)
