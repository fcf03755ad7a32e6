"""Auf die Nüsse! behind the contract: one line per method."""

from collections.abc import Sequence
from typing import Any

from burrow.engine.game import Bot, Event, Millis, Note, Refusal, Score, Seat, Trait, Waiting
from burrow.engine.rng import Rng
from burrow.games.nuts.apply import apply
from burrow.games.nuts.bots import LEVELS, bot
from burrow.games.nuts.migrate import FORMAT, upcast
from burrow.games.nuts.moves import What, may_undo, moves, refuse, refuse_options, sample
from burrow.games.nuts.nature import nature, odds
from burrow.games.nuts.options import Options
from burrow.games.nuts.rulebook import RULEBOOK
from burrow.games.nuts.scoring import score
from burrow.games.nuts.state import State, faults, setup, waiting
from burrow.games.nuts.tell import tell
from burrow.games.nuts.view import View, imagine, redact, view


class Nuts:
    id = "nuts"
    format = FORMAT
    seats = range(2, 5)
    traits: frozenset[Trait] = frozenset({"chance", "simultaneous", "realtime"})
    options = Options
    payload: Any = What
    view_type: Any = View
    rulebook = RULEBOOK
    bots: tuple[str, ...] = LEVELS

    def refuse_options(self, seats: int, options: Options) -> Refusal | None:
        return refuse_options(seats, options)

    def setup(self, seats: int, options: Options) -> State:
        return setup(seats, options)

    def apply(self, state: State, event: Event[What]) -> State:
        return apply(state, event)

    def waiting(self, state: State) -> Waiting:
        return waiting(state)

    def moves(self, state: State, seat: Seat) -> Sequence[What]:
        return moves(state, seat)

    def sample(self, state: State, seat: Seat, rng: Rng) -> What:
        return sample(state, seat, rng)

    def refuse(self, state: State, seat: Seat, move: What, at: Millis) -> Refusal | None:
        return refuse(state, seat, move, at)

    def nature(self, state: State, rng: Rng) -> What:
        return nature(state, rng)

    def odds(self, state: State) -> Sequence[tuple[What, int]]:
        return odds(state)

    def view(self, state: State, seat: Seat | None) -> View:
        return view(state, seat)

    def redact(self, state: State, event: Event[What], seat: Seat | None) -> What | None:
        return redact(state, event, seat)

    def tell(self, state: State, event: Event[What], seat: Seat | None) -> tuple[Note, ...]:
        return tell(state, event, seat)

    def imagine(self, view: View, seat: Seat | None, rng: Rng) -> State:
        return imagine(view, seat, rng)

    def may_undo(self, state: State, event: Event[What]) -> bool:
        return may_undo(state, event)

    def score(self, state: State) -> tuple[Score, ...]:
        return score(state)

    def faults(self, state: State) -> tuple[str, ...]:
        return faults(state)

    def upcast(self, format: int, raw: dict[str, Any]) -> dict[str, Any]:
        return upcast(format, raw)

    def bot(self, level: str) -> Bot[View, What]:
        return bot(level)


GAME = Nuts()
