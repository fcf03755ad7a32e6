"""A turn of physics while it happens. The event loop passes words in and reads reports; a worker opens the session,
lets it hear the words and steps it. Both touch only what the lock guards. Knows no table and starts no thread."""

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
WORDS = 600
"""Words that may wait to be heard: ten seconds of a moving hand. If there are more, the oldest are lost."""


class Report(NamedTuple):
    """What a worker tells the event loop."""

    news: bytes = b""
    whole: bytes = b""
    """A whole frame, if one was wanted."""
    is_moving: bool = False
    """False: nothing happens until the next word."""
    heard: int = 0
    """How many words have been heard or lost so far."""
    turn: TurnResult[Any] | None = None
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
    """Words lead it; otherwise the session plays by itself."""
    # Touched by the event loop only.
    _is_moving: bool = field(init=False)
    _heard: int = field(init=False, default=0)
    # Touched by both, under the lock.
    _lock: threading.Lock = field(init=False, default_factory=threading.Lock)
    _words: list[bytes] = field(init=False, default_factory=list)
    _said: int = field(init=False, default=0)
    _wanted: bool = field(init=False, default=False)
    _is_left: bool = field(init=False, default=False)
    # Touched by the worker only.
    _session: AnySession | None = field(init=False, default=None)
    _frames: int = field(init=False, default=0)
    steps: bool = field(init=False, default=False)
    """Frames follow one another; False: it waits for a word."""
    due: float | None = field(init=False, default=0.0)
    """When there is something to do, by the worker's clock; None: not until it is woken."""

    def __post_init__(self) -> None:
        self._is_moving = not self.is_hand

    # In the event loop.

    @property
    def is_under_way(self) -> bool:
        """Something moves, the game's own clock runs, or the last word has not been heard yet."""
        return self._is_moving or self._said > self._heard

    def say(self, word: bytes, at: Millis) -> None:
        if not self.is_under_way:
            self.at = at
        with self._lock:
            self._said += 1
            self._words.append(word)
            if len(self._words) > WORDS:
                del self._words[0]

    def leave(self) -> None:
        """Whoever led it has gone; nothing follows the last word."""
        with self._lock:
            self._is_left = True

    def want_whole(self) -> None:
        """Ask for a whole frame with the next report."""
        with self._lock:
            self._wanted = True

    def note(self, report: Report) -> bool:
        """True: it has started or stopped moving. A turn that has ended stays under way until it is stored."""
        before = self.is_under_way
        self._is_moving = report.is_moving or report.turn is not None or report.error is not None
        self._heard = report.heard
        return before != self.is_under_way

    # In a worker, one at a time.

    def play(self, now: float) -> Report | None:
        """Do what is due: open the session, or hear the words and step a frame. None: nothing to report."""
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
            words, self._words = self._words, []
            heard, wanted, is_left = self._said, self._wanted, self._is_left
            self._wanted = self._is_left = False
        for word in words:
            session.hear(word)
        if is_left:
            session.leave()
        if self._moves(session):
            self._step(session, now)
        self.steps = self._moves(session)
        if not self.steps:
            self.due = None
        turn = session.turn
        is_shown = not self.steps or self._frames % SHOWN_EVERY == 0
        if wanted and not is_shown:
            self.want_whole()  # it comes with the next frame that is shown
        news = session.news() if is_shown else b""
        whole = session.whole() if is_shown and wanted else b""
        is_turning = was_moving != self.steps or (bool(words) and not was_moving)
        if not (news or whole or turn or is_turning):
            return None
        return Report(news, whole, self.steps, heard, turn)

    def _moves(self, session: AnySession) -> bool:
        return session.turn is None and not (self.is_hand and session.is_idle)

    def _step(self, session: AnySession, now: float) -> None:
        due = self.due if self.steps and self.due is not None else now
        if due > now:
            return
        session.step()
        self._frames += 1
        self.due = max(due + FRAME, now - LAG)
