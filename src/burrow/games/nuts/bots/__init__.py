"""Three ways to play, weakest first."""

from burrow.engine.errors import BadOptions
from burrow.engine.game import Bot
from burrow.games.nuts.bots.careful import Careful
from burrow.games.nuts.bots.casual import Casual
from burrow.games.nuts.bots.expert import Expert
from burrow.games.nuts.moves import What
from burrow.games.nuts.view import View

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
            raise BadOptions(f"nuts has no bot {level!r}; there are: {', '.join(LEVELS)}")
