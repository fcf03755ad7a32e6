"""Three ways to play, weakest first."""

from burrow.engine.assemble import Levels
from burrow.games.nuts.bots.careful import Careful
from burrow.games.nuts.bots.casual import Casual
from burrow.games.nuts.bots.expert import Expert
from burrow.games.nuts.moves import What
from burrow.games.nuts.view import View

LEVELS: Levels[View, What] = {"casual": Casual, "careful": Careful, "expert": Expert}
