"""Three bots, weakest first. The better two need large libraries, which are loaded only when they play."""

from burrow.engine.assemble import Levels
from burrow.engine.game import Bot
from burrow.games.hamsterrolle.bots.casual import Casual
from burrow.games.hamsterrolle.moves import What
from burrow.games.hamsterrolle.view import View


def make_careful() -> Bot[View, What]:
    from burrow.games.hamsterrolle.bots.careful import Careful

    return Careful()


def make_expert() -> Bot[View, What]:
    from burrow.games.hamsterrolle.bots.expert import Expert

    return Expert()


LEVELS: Levels[View, What] = {"casual": Casual, "careful": make_careful, "expert": make_expert}
