"""Gophers Walk, assembled from its modules."""

from burrow.engine.assemble import Assembled
from burrow.games.gophers.apply import apply
from burrow.games.gophers.bots import LEVELS
from burrow.games.gophers.moves import What, may_undo, moves, refuse, refuse_options, sample
from burrow.games.gophers.nature import nature, odds
from burrow.games.gophers.options import Options
from burrow.games.gophers.rulebook import RULEBOOK
from burrow.games.gophers.scoring import score
from burrow.games.gophers.state import faults, setup, waiting
from burrow.games.gophers.tell import tell
from burrow.games.gophers.view import View, imagine, redact, view

GAME = Assembled(
    id="gophers",
    format=2,  # 2: added the option `chosen`; events kept their shape, but the digest of a state has one more value
    seats=range(2, 6),
    traits=frozenset({"chance", "hidden", "realtime"}),
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
)
