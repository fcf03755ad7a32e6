"""Who has no connection, and for how long. A line that drops is usually back within seconds."""

from collections.abc import Iterable

from burrow.engine.game import Millis
from burrow.server.clock import Time

GRACE: Millis = 15_000
"""After this long without a connection a person counts as away, and a bot may stand in."""


class Presence:
    """The holders of seats without a connection, and since when."""

    __slots__ = ("_since", "_time")

    def __init__(self, time: Time) -> None:
        self._time = time
        self._since: dict[str, Millis] = {}

    def note(self, absent: Iterable[str]) -> None:
        """These holders have no connection now; all others have one."""
        now = self._time.now()
        self._since = {holder: self._since.get(holder, now) for holder in absent}

    def is_here(self, holder: str) -> bool:
        return holder not in self._since

    def is_away(self, holder: str) -> bool:
        since = self._since.get(holder)
        return since is not None and self._time.now() - since >= GRACE

    def next_away(self) -> Millis | None:
        """When the next holder counts as away, by the clock of the machine; None: nobody is about to."""
        if not self._since:
            return None
        now = self._time.now()
        return min((since + GRACE for since in self._since.values() if since + GRACE > now), default=None)
