"""A turn of physics while it happens. The event loop passes gestures in and reads reports; a worker opens the session,
gives it the gestures and steps it. Both touch only what the lock guards. Knows no table and starts no thread."""

import threading
from collections.abc import Callable
from dataclasses import KW_ONLY, dataclass, field
from typing import Any, NamedTuple

from burrow.engine.game import FRAMES_A_SECOND, AnySession, Millis, Seat, TurnResult

FRAME = 1 / FRAMES_A_SECOND
"""Seconds of one frame."""
SHOWN_EVERY = 2
"""One frame in so many is shown: 30 a second."""
LAG = 0.1
"""Seconds that a late turn catches up. If it is later than that, it runs slower than real time."""
GESTURES = 600
"""Gestures that may wait: ten seconds of a moving hand. If there are more, the oldest are lost."""


class Report(NamedTuple):
    """What a worker tells the event loop."""

    news: bytes = b""
    whole: bytes = b""
    """A whole frame, if one was wanted."""
    is_moving: bool = False
    """False: nothing happens until the next gesture."""
    handled: int = 0
    """How many gestures have been handled or lost so far."""
    result: TurnResult[Any] | None = None
    error: Exception | None = None
    """The session has failed; this is the last report."""


Tell = Callable[["LiveTurn", Report], object]


@dataclass(slots=True, eq=False)
class LiveTurn:
    _open: Callable[[], AnySession]
    """Opens the session; a worker calls it."""
    tell: Tell
    """Gets the worker's reports, in the event loop."""
    _: KW_ONLY
    seat: Seat
    """Whose turn it is; `NATURE` if it plays by itself."""
    at: Millis
    """Table time when the seat made its move."""
    is_hand: bool
    """Gestures lead it; otherwise the session plays by itself."""
    # Touched by the event loop only.
    _is_moving: bool = field(init=False)
    _handled: int = field(init=False, default=0)
    # Touched by both, under the lock.
    _lock: threading.Lock = field(init=False, default_factory=threading.Lock)
    _gestures: list[bytes] = field(init=False, default_factory=list)
    _given: int = field(init=False, default=0)
    _wanted: bool = field(init=False, default=False)
    _is_left: bool = field(init=False, default=False)
    # Touched by the worker only.
    _session: AnySession | None = field(init=False, default=None)
    frames: int = field(init=False, default=0)
    """How many have been stepped."""
    steps: bool = field(init=False, default=False)
    """Frames follow one another; False: it waits for a gesture."""
    due: float | None = field(init=False, default=0.0)
    """When there is something to do, by the worker's clock; None: not until it is woken."""

    def __post_init__(self) -> None:
        self._is_moving = not self.is_hand

    # In the event loop.

    @property
    def is_under_way(self) -> bool:
        """Something moves, the game's own clock runs, or the last gesture has not been handled yet."""
        return self._is_moving or self._given > self._handled

    def add(self, gesture: bytes, at: Millis) -> None:
        if not self.is_under_way:
            self.at = at
        with self._lock:
            self._given += 1
            self._gestures.append(gesture)
            if len(self._gestures) > GESTURES:
                del self._gestures[0]

    def leave(self) -> None:
        """Whoever led it has gone; nothing follows the last gesture."""
        with self._lock:
            self._is_left = True

    def want_whole(self) -> None:
        """Ask for a whole frame with the next report."""
        with self._lock:
            self._wanted = True

    def note(self, report: Report) -> bool:
        """True: it has started or stopped moving. A turn that has ended stays under way until it is stored."""
        before = self.is_under_way
        self._is_moving = report.is_moving or report.result is not None or report.error is not None
        self._handled = report.handled
        return before != self.is_under_way

    # In a worker, one at a time.

    def play(self, now: float) -> Report | None:
        """Do what is due: open the session, or handle the gestures and step a frame. None: nothing to report."""
        try:
            if self._session is None:
                self._session = self._open()
                return None
            return self._play(self._session, now)
        except Exception as error:
            self.due = None
            return Report(error=error)

    def _play(self, session: AnySession, now: float) -> Report | None:
        was_moving = self.steps
        with self._lock:
            gestures, self._gestures = self._gestures, []
            handled, wanted, is_left = self._given, self._wanted, self._is_left
            self._wanted = self._is_left = False
        for gesture in gestures:
            session.handle(gesture)
        if is_left:
            session.leave()
        if self._moves(session):
            self._step(session, now)
        self.steps = self._moves(session)
        if not self.steps:
            self.due = None
        result = session.result
        is_shown = not self.steps or self.frames % SHOWN_EVERY == 0
        if wanted and not is_shown:
            self.want_whole()  # it comes with the next frame that is shown
        news = session.news() if is_shown else b""
        whole = session.whole() if is_shown and wanted else b""
        is_turning = was_moving != self.steps or (bool(gestures) and not was_moving)
        if not (news or whole or result or is_turning):
            return None
        return Report(news, whole, self.steps, handled, result)

    def _moves(self, session: AnySession) -> bool:
        return session.result is None and not (self.is_hand and session.is_idle)

    def _step(self, session: AnySession, now: float) -> None:
        due = self.due if self.steps and self.due is not None else now
        if due > now:
            return
        session.step()
        self.frames += 1
        self.due = max(due + FRAME, now - LAG)
