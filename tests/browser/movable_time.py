"""The clock of a server for browser tests: it runs like a real one, and a test may move it on by hours or days."""

import asyncio
import signal
from collections.abc import Callable
from pathlib import Path

from burrow.engine.game import Millis
from burrow.server.clock import LoopTime


class Moved:
    """A timer that rings earlier if the clock is moved on."""

    def __init__(self, when: Millis, ring: Callable[["Moved"], object]) -> None:
        self.when = when
        self._ring = ring
        self._handle: asyncio.TimerHandle | None = None

    def set(self, loop: asyncio.AbstractEventLoop, now: Millis) -> None:
        self.cancel()
        self._handle = loop.call_later(max(0, self.when - now) / 1000, self._ring, self)

    def cancel(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None


class MovableTime(LoopTime):
    """`ahead`: a file that says by how many milliseconds this clock is ahead of the machine's. It is read at the start
    and whenever SIGUSR1 arrives."""

    def __init__(self, ahead: Path) -> None:
        super().__init__()
        self._file = ahead
        self._ahead = self._read()
        self._timers: dict[Moved, None] = {}
        self._loop.add_signal_handler(signal.SIGUSR1, self._move)

    def now(self) -> Millis:
        return super().now() + self._ahead

    def wall(self) -> Millis:
        return super().wall() + self._ahead

    def call_at(self, when: Millis, call: Callable[[], object]) -> Moved:
        def ring(timer: Moved) -> None:
            self._timers.pop(timer, None)
            call()

        timer = Moved(when, ring)
        timer.set(self._loop, self.now())
        self._timers[timer] = None
        return timer

    def _read(self) -> Millis:
        return int(self._file.read_text() or 0) if self._file.exists() else 0

    def _move(self) -> None:
        self._ahead = self._read()
        for timer in sorted(self._timers, key=lambda timer: timer.when):
            if timer._handle is not None:
                timer.set(self._loop, self.now())
