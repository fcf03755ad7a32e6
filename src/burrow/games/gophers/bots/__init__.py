"""Three ways to play, weakest first."""

from burrow.engine.errors import BadOptions
from burrow.engine.game import Bot
from burrow.games.gophers.bots.careful import Careful
from burrow.games.gophers.bots.casual import Casual
from burrow.games.gophers.bots.expert import Expert
from burrow.games.gophers.moves import What
from burrow.games.gophers.view import View

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
            raise BadOptions(f"gophers has no bot {level!r}; there are: {', '.join(LEVELS)}")
