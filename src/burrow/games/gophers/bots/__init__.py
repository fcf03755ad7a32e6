"""Three ways to play, weakest first."""

from collections.abc import Sequence

from burrow.engine.errors import BadOptions
from burrow.engine.game import Bot, Millis
from burrow.engine.rng import Rng
from burrow.games.gophers.moves import Collect, Decline, What
from burrow.games.gophers.view import View

LEVELS = ("casual", "careful", "expert")


def bot(level: str) -> Bot[View, What]:
    if level not in LEVELS:
        raise BadOptions(f"gophers has no bot {level!r}; there are: {', '.join(LEVELS)}")
    return Plain()


class Plain:
    """Any move, but it collects where it can."""

    def choose(self, view: View, legal: Sequence[What] | None, budget: Millis, rng: Rng) -> tuple[What, Millis]:
        if view.hint is not None:
            return Collect(view.hint.plus, view.hint.minus), 800
        return (rng.choice(legal) if legal else Decline()), 800
