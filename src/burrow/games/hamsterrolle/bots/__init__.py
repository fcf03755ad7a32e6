"""Three ways to play, weakest first."""

from burrow.engine.errors import BadOptions
from burrow.engine.game import Bot
from burrow.games.hamsterrolle.bots.casual import Casual
from burrow.games.hamsterrolle.moves import What
from burrow.games.hamsterrolle.view import View

LEVELS = ("casual", "careful", "expert")


def bot(level: str) -> Bot[View, What]:
    """What the better ones reckon with is large, and loaded only when they play."""
    match level:
        case "casual":
            return Casual()
        case "careful":
            from burrow.games.hamsterrolle.bots.careful import Careful

            return Careful()
        case "expert":
            from burrow.games.hamsterrolle.bots.expert import Expert

            return Expert()
        case _:
            raise BadOptions(f"hamsterrolle has no bot {level!r}; there are: {', '.join(LEVELS)}")
