"""How much one socket may send, and how often it is told that it sends too much."""

from typing import NamedTuple

from burrow.engine.game import Millis
from burrow.server.clock import Time
from burrow.server.limits import Bucket, Buckets
from burrow.server.settings import Settings

ABUSE = 200
ABUSE_RATE = 10.0
"""A connection is closed after this many messages above its rate; so many of them are forgotten each second."""
NOTICE_EVERY: Millis = 1000
"""What is dropped and has no name, such as the gestures of a hand, is answered at most once in this time."""


class Shared(NamedTuple):
    """The limits for all connections of an address together."""

    messages: Buckets
    gestures: Buckets


class Allowance:
    __slots__ = (
        "_excess",
        "_gestures",
        "_messages",
        "_noticed_at",
        "_settings",
        "_shared",
        "_time",
    )

    def __init__(self, time: Time, settings: Settings, shared: Shared) -> None:
        self._time = time
        self._settings = settings
        self._messages = Bucket(time, settings.rate, settings.burst)
        self._shared = shared
        self._gestures: Bucket | None = None
        """Made with the first gesture."""
        self._excess: Bucket | None = None
        """The limit for what came too fast; made with the first of it."""
        self._noticed_at: Millis | None = None

    def take_message(self, address: str) -> bool:
        return self._messages.take() and self._shared.messages.take(address)

    def take_gesture(self, address: str) -> bool:
        if self._gestures is None:
            self._gestures = Bucket(self._time, self._settings.word_rate, self._settings.word_burst)
        return self._gestures.take() and self._shared.gestures.take(address)

    def forgives(self) -> bool:
        """Something came too fast. False: once too often."""
        if self._excess is None:
            self._excess = Bucket(self._time, ABUSE_RATE, ABUSE)
        return self._excess.take()

    def may_notice(self) -> bool:
        """Whether the client may be told now that something without a name was dropped."""
        now = self._time.now()
        if self._noticed_at is not None and now - self._noticed_at < NOTICE_EVERY:
            return False
        self._noticed_at = now
        return True
