"""Asks a client for echoes, now and again, and measures the delay of its connection by them."""

from collections.abc import Callable

import msgspec

from burrow.engine.game import Millis
from burrow.server.clock import Time, Timer
from burrow.server.sockets.delay import Delay
from burrow.server.sockets.reading import UNREADABLE
from burrow.server.wire import inbound
from burrow.server.wire.outbound import Ping

CALM: Millis = 10_000
"""Between two pings, so that the client notices a dead connection. With thousands of sockets, each ping counts."""
RACING: Millis = 2000
"""The same in a race, where the delay matters."""
FIRST_PINGS = (0, 150, 400)
"""When the first pings are sent, after the start and when a race begins, so that the delay is known soon."""
PING_PATIENCE: Millis = 10_000
"""While an echo is outstanding, the next ping waits this long."""
ECHO_LENGTH = 64
"""A text that is longer is no echo of a ping."""

_pong = msgspec.json.Decoder(inbound.Pong)


class Pings:
    __slots__ = ("_asked", "_every", "_id", "_now", "_sent_at", "_tell", "_time", "_timer", "delay")

    def __init__(self, time: Time) -> None:
        self.delay = Delay()
        self._time = time
        self._tell: Callable[[Ping], object] | None = None
        self._now: Callable[[], Millis] = time.now
        self._id = 0
        self._sent_at: Millis | None = None
        """None: no echo is outstanding."""
        self._timer: Timer | None = None
        self._asked = 0
        """How many pings have been due, since the start or the last hurry."""
        self._every = CALM

    def start(self, tell: Callable[[Ping], object], now: Callable[[], Millis]) -> None:
        """`tell` sends a ping; `now` is the time of the table."""
        if self._tell is None:
            self._tell, self._now = tell, now
            self._ask()

    def hurry(self, *, racing: bool) -> None:
        """Ask often, beginning now, or rarely again."""
        before, self._every = self._every, RACING if racing else CALM
        if self._tell is not None and self._every < before:
            self._begin_anew()

    def answer(self) -> None:
        """The client asks whether the connection is alive."""
        if self._tell is not None:
            self._sent_at = None
            self._begin_anew()

    def _begin_anew(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._asked = 0
        self._ask()

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._tell, self._now, self._timer = None, self._time.now, None

    def take_echo(self, text: str) -> bool:
        """Measure the delay if this answers the ping that is under way; False: it does not."""
        if self._sent_at is None or len(text) > ECHO_LENGTH:
            return False
        try:
            if _pong.decode(text).id != self._id:
                return False
        except UNREADABLE:
            return False
        self.delay.note(self._time.now() - self._sent_at)
        self._sent_at = None
        return True

    def _ask(self) -> None:
        self._timer = None
        now = self._time.now()
        self._asked += 1
        if self._tell is not None and (self._sent_at is None or now - self._sent_at >= PING_PATIENCE):
            self._id += 1
            self._sent_at = now
            self._tell(Ping(self._id, self._now(), self.delay.one_way, self._wait()))
        if self._tell is not None:  # telling may have closed the connection
            self._timer = self._time.call_at(now + self._wait(), self._ask)

    def _wait(self) -> Millis:
        if self._asked < len(FIRST_PINGS):
            return FIRST_PINGS[self._asked] - FIRST_PINGS[self._asked - 1]
        return self._every
