"""How every bot plays: it rolls until it has enough. The bots differ in what is enough, and in how fast they are."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from burrow.engine.game import Millis
from burrow.engine.rng import Rng
from burrow.games.nuts.bots.tempo import think, throw
from burrow.games.nuts.moves import Bank, Roll, What
from burrow.games.nuts.view import View


@dataclass(frozen=True)
class Banker:
    is_enough: Callable[[View, Rng], bool]
    """Whether to bank now."""
    least: Millis
    most: Millis
    """The delay of a decision."""
    slower: Millis = 0
    """How much later than possible it throws in a nut round, at most."""

    def choose(self, view: View, legal: Sequence[What] | None, budget: Millis, rng: Rng) -> tuple[What, Millis]:
        assert legal
        if view.phase == "race":
            return legal[0], throw(view, rng, slower=self.slower)
        move = Bank() if Bank() in legal and self.is_enough(view, rng) else Roll()
        return move, think(view, rng, least=self.least, most=self.most)
