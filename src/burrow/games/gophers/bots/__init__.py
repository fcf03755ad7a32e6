"""Three ways to play, weakest first."""

from functools import partial

from burrow.engine.assemble import Levels
from burrow.engine.tempo import PacedBot
from burrow.games.gophers.bots import careful, casual, expert
from burrow.games.gophers.bots.tempo import think
from burrow.games.gophers.moves import What
from burrow.games.gophers.view import View

LEVELS: Levels[View, What] = {
    "casual": lambda: PacedBot(casual.pick, partial(think, least=1200, most=2600)),
    "careful": lambda: PacedBot(careful.pick, partial(think, least=1500, most=3200)),
    "expert": lambda: PacedBot(expert.pick, partial(think, least=1500, most=3200)),
}
