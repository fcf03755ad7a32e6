"""Three ways to play, weakest first."""

from burrow.engine.errors import BadOptions
from burrow.engine.game import Bot
from burrow.games.hamstern.bots.careful import Careful
from burrow.games.hamstern.bots.casual import Casual
from burrow.games.hamstern.bots.expert import Expert
from burrow.games.hamstern.moves import What
from burrow.games.hamstern.view import View

LEVELS = ("casual", "careful", "expert")


def bot(level: str) -> Bot[View, What]:
    match level:
        case "casual":
            return Casual()
        case "careful":
            return Careful()
        case "expert":
            return Expert()
        case _:
            raise BadOptions(f"hamstern has no bot {level!r}; there are: {', '.join(LEVELS)}")
