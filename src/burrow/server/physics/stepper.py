"""The threads that step turns of physics, a few for all tables. A simulation releases the interpreter, so the event
loop runs beside it. The number of threads limits how much of the machine all turns together can use."""

import asyncio
import contextlib
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol, TypeVar

from burrow.engine.game import NATURE, AnySession
from burrow.server.physics.live import LiveTurn, Report

T = TypeVar("T")

PATIENCE = 5.0
"""Seconds that a thread has to finish its frame when the server stops."""


class Stepper(Protocol):
    """Every call except `judge` returns at once. Reports arrive in the event loop."""

    def prepare(self, kind: str, open: Callable[[], AnySession]) -> None:
        """Let a worker open a session for nobody, once for each kind, so that nobody waits for libraries to load."""
        ...

    def take_up(self, live: LiveTurn) -> None: ...

    def wake(self, live: LiveTurn) -> None:
        """It has a gesture to handle, or a frame to show."""
        ...

    def drop(self, live: LiveTurn) -> None:
        """Stop stepping it. A report may still be on its way."""
        ...

    async def run(self, call: Callable[[], T]) -> T:
        """Call this in a thread: judging what a hand did over minutes takes too long for the event loop. The call must
        only read and return a value."""
        ...


class _Place:
    """What the roster knows about a turn."""

    __slots__ = ("is_busy", "is_woken", "live", "share")

    def __init__(self, live: LiveTurn) -> None:
        self.live = live
        self.share = 0.0
        """Seconds of the processor it has had, on the scale of all turns."""
        self.is_busy = False
        self.is_woken = False


class Roster:
    """Which turn goes next: of those that are due, the one that has had the least. So a heavy turn slows down before a
    light one does, and a turn cannot save up time by waiting. Knows no clock."""

    def __init__(self) -> None:
        self._places: dict[LiveTurn, _Place] = {}
        self._served = 0.0
        """The share of the turn that went last."""

    def __contains__(self, live: LiveTurn) -> bool:
        return live in self._places

    def add(self, live: LiveTurn) -> None:
        self._places[live] = _Place(live)

    def remove(self, live: LiveTurn) -> None:
        self._places.pop(live, None)

    def wake(self, live: LiveTurn, now: float) -> None:
        place = self._places.get(live)
        if place is None:
            return
        if place.is_busy:
            place.is_woken = True
        elif live.due is None:
            live.due = now

    def next(self, now: float) -> LiveTurn | None:
        """The caller gets it until it calls `back`; None: nothing is due."""
        ready = [place for place in self._places.values() if not place.is_busy and _due(place) <= now]
        if not ready:
            return None
        place = min(ready, key=lambda place: (max(place.share, self._served), place.live.due))
        place.share = self._served = max(place.share, self._served)
        place.is_busy = True
        return place.live

    def back(self, live: LiveTurn, spent: float, now: float) -> None:
        """It has been stepped, and spent so much of the processor."""
        place = self._places.get(live)
        if place is None:
            return
        place.is_busy = False
        place.share += spent
        if place.is_woken and live.due is None:
            live.due = now
        place.is_woken = False

    def pause(self, now: float) -> float | None:
        """Seconds until the next one is due; None: none will be by itself."""
        due = min((_due(place) for place in self._places.values() if not place.is_busy), default=_NEVER)
        return None if due == _NEVER else max(0.0, due - now)


_NEVER = float("inf")


def _due(place: _Place) -> float:
    return place.live.due if place.live.due is not None else _NEVER


class StepThreads:
    """The threads start with the first turn."""

    def __init__(self, workers: int, stepped: Callable[[float], object] = lambda seconds: None) -> None:
        """`stepped` is told how much of the processor each frame took, by one thread at a time."""
        self._stepped = stepped
        self._workers = max(1, workers)
        self._threads: list[threading.Thread] = []
        self._roster = Roster()
        self._changed = threading.Condition()
        self._is_closed = False
        self._loop: asyncio.AbstractEventLoop | None = None
        self._prepared: set[str] = set()
        self._judge = ThreadPoolExecutor(1, "burrow-judge")

    def prepare(self, kind: str, open: Callable[[], AnySession]) -> None:
        if kind not in self._prepared:
            self._prepared.add(kind)
            live = LiveTurn(open, lambda live, report: self.drop(live), seat=NATURE, at=0, is_hand=True)
            live.want_whole()
            self.take_up(live)

    def take_up(self, live: LiveTurn) -> None:
        self._loop = asyncio.get_running_loop()
        with self._changed:
            self._roster.add(live)
            self._changed.notify()
        if not self._threads:
            self._start()

    def wake(self, live: LiveTurn) -> None:
        with self._changed:
            self._roster.wake(live, time.monotonic())
            self._changed.notify()

    def drop(self, live: LiveTurn) -> None:
        with self._changed:
            self._roster.remove(live)

    async def run(self, call: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._judge, call)

    def close(self) -> None:
        """Waits for the frames being stepped."""
        self._judge.shutdown(wait=False, cancel_futures=True)
        with self._changed:
            self._is_closed = True
            self._changed.notify_all()
        for thread in self._threads:
            thread.join(PATIENCE)

    def _start(self) -> None:
        names = [f"burrow-step-{number}" for number in range(self._workers)]
        self._threads = [threading.Thread(target=self._work, name=name, daemon=True) for name in names]
        for thread in self._threads:
            thread.start()

    def _work(self) -> None:
        while (live := self._next()) is not None:
            before, frames = time.thread_time(), live.frames
            report = live.play(time.monotonic())
            spent = time.thread_time() - before
            if report is not None:
                self._tell(live, report)
            with self._changed:
                self._roster.back(live, spent, time.monotonic())
                if live.frames > frames:
                    self._stepped(spent)

    def _next(self) -> LiveTurn | None:
        """Waits for a turn that is due; None: the server stops."""
        with self._changed:
            while not self._is_closed:
                now = time.monotonic()
                live = self._roster.next(now)
                if live is not None:
                    return live
                self._changed.wait(self._roster.pause(now))
        return None

    def _tell(self, live: LiveTurn, report: Report) -> None:
        assert self._loop is not None
        with contextlib.suppress(RuntimeError):  # the loop has ended, so nobody listens
            self._loop.call_soon_threadsafe(live.tell, live, report)
