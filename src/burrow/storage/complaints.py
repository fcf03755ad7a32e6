"""What the log says while storing fails."""

import logging
import time

from burrow.storage.store import StoreError

COMPLAIN_EVERY = 60.0
"""Seconds between two log lines while storing keeps failing."""
_log = logging.getLogger("burrow.storage")


class Complaints:
    """Logs one line when storing begins to fail, one a minute while it fails, and one when it works again."""

    def __init__(self, place: str) -> None:
        """`place`: where the tables are stored."""
        self._place = place
        self._failed = 0
        self._said_at = 0.0

    def failed(self, error: StoreError) -> None:
        self._failed += 1
        if self._failed == 1 or time.monotonic() - self._said_at >= COMPLAIN_EVERY:
            self._said_at = time.monotonic()
            _log.error("nothing can be stored (%d requests so far): %s", self._failed, error)

    def worked(self) -> None:
        if self._failed:
            _log.error("%s can be written again; %d requests were not stored", self._place, self._failed)
            self._failed = 0
