"""The clock of the machine, and the clock of a table that runs on it. Everyone gets a clock passed in."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol

from burrow.engine.game import Millis


class Timer(Protocol):
    def cancel(self) -> None: ...


class Time(Protocol):
    """A monotonic clock in whole milliseconds. Tests pass one that they move themselves."""

    def now(self) -> Millis: ...

    def wall(self) -> Millis:
        """The time of day, in milliseconds since 1970. Only for moments that have to outlive the process."""
        ...

    def call_at(self, when: Millis, call: Callable[[], object]) -> Timer: ...


class LoopTime:
    """The clock of the running event loop."""

    __slots__ = ("_loop",)

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()

    def now(self) -> Millis:
        return time.monotonic_ns() // 1_000_000

    def wall(self) -> Millis:
        return time.time_ns() // 1_000_000

    def call_at(self, when: Millis, call: Callable[[], object]) -> Timer:
        return self._loop.call_later(max(0, when - self.now()) / 1000, call)


class TableClock:
    """Table time: stands at `at` until it is started, and never counts time when the server was down."""

    __slots__ = ("_at", "_since", "_time")

    def __init__(self, time: Time, at: Millis = 0) -> None:
        self._time = time
        self._at = at
        self._since: Millis | None = None

    def start(self) -> None:
        if self._since is None:
            self._since = self._time.now()

    def now(self) -> Millis:
        return self._at if self._since is None else self._at + self._time.now() - self._since

    def at(self, when: Millis) -> Millis:
        """Table time when the machine's clock shows `when`. The clock must be running."""
        assert self._since is not None
        return self._at + when - self._since

    def alarm(self, at: Millis, call: Callable[[], object]) -> Timer:
        """Call when this clock shows `at`. The clock must be running."""
        return self._time.call_at(self._time.now() + at - self.now(), call)


class Alarm:
    """The only timer of a table, set to the next thing that falls due."""

    __slots__ = ("_at", "_clock", "_ring", "_timer")

    def __init__(self, clock: TableClock, ring: Callable[[], object]) -> None:
        self._clock = clock
        self._ring = ring
        self._at: Millis | None = None
        self._timer: Timer | None = None

    def set(self, at: Millis | None) -> None:
        """None: switch it off."""
        if at == self._at:
            return
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._at = at
        if at is not None:
            self._timer = self._clock.alarm(at, self._go_off)

    def _go_off(self) -> None:
        """It counts as set until it is set again, so that it does not ring twice for one thing."""
        self._timer = None
        self._ring()
