"""Three bots, weakest first. The better two need large libraries, which are loaded only when they play."""

from functools import partial

from burrow.engine.assemble import Levels
from burrow.engine.game import Bot
from burrow.engine.tempo import PacedBot
from burrow.games.hamsterrolle.bots import casual
from burrow.games.hamsterrolle.bots.tempo import think
from burrow.games.hamsterrolle.moves import What
from burrow.games.hamsterrolle.view import View

SLOWLY = partial(think, least=1500, most=3000)


def make_casual() -> Bot[View, What]:
    return PacedBot(casual.pick, partial(think, least=900, most=2200))


def make_careful() -> Bot[View, What]:
    from burrow.games.hamsterrolle.bots import careful

    return PacedBot(careful.pick, SLOWLY)


def make_expert() -> Bot[View, What]:
    from burrow.games.hamsterrolle.bots import expert

    return PacedBot(expert.pick, SLOWLY)


LEVELS: Levels[View, What] = {"casual": make_casual, "careful": make_careful, "expert": make_expert}
