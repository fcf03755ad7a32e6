"""What a seat may know, what it sees of an event, and a state that fits what it knows."""

from burrow.games.gophers.view.imagining import imagine
from burrow.games.gophers.view.seeing import redact, view
from burrow.games.gophers.view.structs import View

__all__ = ["View", "imagine", "redact", "view"]
