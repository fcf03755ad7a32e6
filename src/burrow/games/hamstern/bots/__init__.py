"""Three ways to play, weakest first."""

from burrow.engine.assemble import Levels
from burrow.games.hamstern.bots.careful import Careful
from burrow.games.hamstern.bots.casual import Casual
from burrow.games.hamstern.bots.expert import Expert
from burrow.games.hamstern.moves import What
from burrow.games.hamstern.view import View

LEVELS: Levels[View, What] = {"casual": Casual, "careful": Careful, "expert": Expert}
