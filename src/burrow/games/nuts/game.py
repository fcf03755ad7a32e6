"""Auf die Nüsse!, assembled from its modules."""

from burrow.engine.assemble import Assembled
from burrow.games.nuts.apply import apply
from burrow.games.nuts.bots import LEVELS
from burrow.games.nuts.moves import What, may_undo, moves, refuse, refuse_options, sample
from burrow.games.nuts.nature import nature, odds
from burrow.games.nuts.options import Options
from burrow.games.nuts.rulebook import RULEBOOK
from burrow.games.nuts.scoring import score
from burrow.games.nuts.state import faults, setup, waiting
from burrow.games.nuts.tell import tell
from burrow.games.nuts.view import View, imagine, redact, view

GAME = Assembled(
    id="nuts",
    seats=range(2, 5),
    traits=frozenset({"chance", "simultaneous", "realtime"}),
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
