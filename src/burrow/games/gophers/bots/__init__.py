"""Three ways to play, weakest first."""

from burrow.engine.assemble import Levels
from burrow.games.gophers.bots.careful import Careful
from burrow.games.gophers.bots.casual import Casual
from burrow.games.gophers.bots.expert import Expert
from burrow.games.gophers.moves import What
from burrow.games.gophers.view import View

LEVELS: Levels[View, What] = {"casual": Casual, "careful": Careful, "expert": Expert}
