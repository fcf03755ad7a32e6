"""How long a bot holds back its moves, so that people can follow. This is table time: nothing sleeps."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic

from burrow.engine.game import Millis, P, V
from burrow.engine.rng import Rng


@dataclass(frozen=True)
class PacedBot(Generic[V, P]):
    """A bot made of two functions."""

    pick: Callable[[V, Sequence[P] | None, Millis, Rng], P]
    """Its move, from the view, the legal moves and the budget."""
    pace: Callable[[V, Sequence[P] | None, P, Rng], Millis]
    """How long it holds that move back."""

    def choose(self, view: V, legal: Sequence[P] | None, budget: Millis, rng: Rng) -> tuple[P, Millis]:
        move = self.pick(view, legal, budget, rng)
        return move, self.pace(view, legal, move, rng)


def between(rng: Rng, least: Millis, most: Millis) -> Millis:
    return least + rng.below(most - least + 1)


def in_time(wish: Millis, seconds: int) -> Millis:
    """At most half of the time to decide; 0 seconds means no limit."""
    return min(wish, 500 * seconds) if seconds else wish
