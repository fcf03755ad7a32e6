"""Three ways to play, weakest first."""

from burrow.engine.errors import BadOptions
from burrow.engine.game import Bot
from burrow.games.hamsterrolle.bots.casual import Casual
from burrow.games.hamsterrolle.moves import What
from burrow.games.hamsterrolle.view import View

LEVELS = ("casual", "careful", "expert")


def bot(level: str) -> Bot[View, What]:
    if level not in LEVELS:
        raise BadOptions(f"hamsterrolle has no bot {level!r}; there are: {', '.join(LEVELS)}")
    return Casual()
