"""How long a message of a connection is under way, measured by echoes."""

from burrow.engine.game import Millis

BOUND: Millis = 100
"""The most that is made good for a slow line."""
KEPT = 7
"""Echoes the median is taken of."""


class Delay:
    __slots__ = ("_halves",)

    def __init__(self) -> None:
        self._halves: list[Millis] = []

    def note(self, round_trip: Millis) -> None:
        self._halves.append(max(0, round_trip) // 2)
        if len(self._halves) > KEPT:
            del self._halves[0]

    @property
    def one_way(self) -> Millis:
        """The lower median of the newest measurements; 0 before the first."""
        return sorted(self._halves)[(len(self._halves) - 1) // 2] if self._halves else 0

    @property
    def compensation(self) -> Millis:
        return min(self.one_way, BOUND)
