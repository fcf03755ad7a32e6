"""Hamstern, assembled from its modules."""

from burrow.engine.assemble import Assembled
from burrow.games.hamstern.apply import apply
from burrow.games.hamstern.bots import LEVELS
from burrow.games.hamstern.moves import What, may_undo, moves, refuse, refuse_options, sample
from burrow.games.hamstern.nature import nature, odds
from burrow.games.hamstern.options import Options
from burrow.games.hamstern.rulebook import RULEBOOK
from burrow.games.hamstern.scoring import score
from burrow.games.hamstern.state import faults, setup, waiting
from burrow.games.hamstern.tell import tell
from burrow.games.hamstern.view import View, imagine, redact, view

GAME = Assembled(
    id="hamstern",
    seats=range(1, 7),
    traits=frozenset({"chance", "hidden", "simultaneous", "realtime"}),
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
