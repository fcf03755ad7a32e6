"""How long a message takes from the client to the server, measured by echoes."""

from burrow.engine.game import Millis

BOUND: Millis = 100
"""The largest delay that is made good for a slow line."""
KEPT = 7
"""How many of the newest echoes count."""


class Delay:
    __slots__ = ("_halves", "compensation", "one_way")

    def __init__(self) -> None:
        self._halves: list[Millis] = []
        self.one_way: Millis = 0
        """The lower median of the newest measurements; 0 before the first."""
        self.compensation: Millis = 0
        """How much of it is made good."""

    def note(self, round_trip: Millis) -> None:
        self._halves.append(max(0, round_trip) // 2)
        if len(self._halves) > KEPT:
            del self._halves[0]
        self.one_way = sorted(self._halves)[(len(self._halves) - 1) // 2]
        self.compensation = min(self.one_way, BOUND)
