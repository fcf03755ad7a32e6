"""Three ways to play, weakest first."""

from functools import partial

from burrow.engine.assemble import Levels
from burrow.engine.tempo import PacedBot
from burrow.games.hamstern.bots import careful, casual, expert
from burrow.games.hamstern.bots.tempo import think
from burrow.games.hamstern.moves import What
from burrow.games.hamstern.view import View

LEVELS: Levels[View, What] = {
    "casual": lambda: PacedBot(casual.pick, partial(think, least=1500, most=3500)),
    "careful": lambda: PacedBot(careful.pick, partial(think, least=2000, most=4500)),
    "expert": lambda: PacedBot(expert.pick, partial(think, least=2000, most=4500)),
}
