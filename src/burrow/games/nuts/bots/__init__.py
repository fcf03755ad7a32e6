"""Three ways to play, weakest first."""

from burrow.engine.assemble import Levels
from burrow.games.nuts.bots import careful, casual, expert
from burrow.games.nuts.bots.banker import Banker
from burrow.games.nuts.moves import What
from burrow.games.nuts.view import View

LEVELS: Levels[View, What] = {
    "casual": lambda: Banker(casual.is_enough, least=1200, most=2000, slower=200),
    "careful": lambda: Banker(careful.is_enough, least=1100, most=1800),
    "expert": lambda: Banker(expert.is_enough, least=1100, most=1700),
}
