"""The gestures of a hand as a turn stores them, and how many there may be. Does not know what they do."""

from burrow.games.hamsterrolle import codec

AT_ONCE = 8
"""The most gestures in one frame, not counting `Carry`: holding and freeing a wheel is expensive."""


class GestureLog:
    def __init__(self) -> None:
        self._path: list[tuple[int, codec.Gesture]] = []
        self._count = 0
        """Gestures so far, not counting `Carry`."""
        self._at_once = 0
        """Gestures in this frame."""
        self._carried = 0
        """`Carry` gestures in the path."""

    @property
    def path(self) -> codec.Path:
        return tuple(self._path)

    @property
    def is_full(self) -> bool:
        """No more gestures in this frame."""
        return self._at_once >= AT_ONCE

    def left(self, frame: int) -> int:
        """Gestures that may still be made by then, not counting `Carry`."""
        return codec.gestures_until(frame) - self._count

    def may_carry(self, frame: int) -> bool:
        """`Carry` gestures are limited too, except for one every few frames, which the newest waits for."""
        return self._last_is(codec.Carry, frame) or self._carried < codec.carries_until(frame)

    def record(self, frame: int, gesture: codec.Gesture) -> None:
        """Of two `Bring` in a frame only the newer counts."""
        if isinstance(gesture, codec.Bring) and self._last_is(codec.Bring, frame):
            self._path.pop()
        else:
            self._count += 1
            self._at_once += 1
        self.add(frame, gesture)

    def record_carry(self, frame: int, target: codec.Carry) -> None:
        """Of two `Carry` in a frame only the newer counts."""
        if self._last_is(codec.Carry, frame):
            self._path.pop()
        else:
            self._carried += 1
        self.add(frame, target)

    def add(self, frame: int, gesture: codec.Gesture) -> None:
        """Add a gesture that the hand did not make itself."""
        self._path.append((frame, gesture))

    def start_over(self) -> None:
        """Forget the path, but not how many gestures there were."""
        self._path, self._carried = [], 0

    def next_frame(self) -> None:
        self._at_once = 0

    def _last_is(self, kind: type[codec.Gesture], frame: int) -> bool:
        """The last gesture was of this kind and in this frame."""
        return bool(self._path) and self._path[-1][0] == frame and isinstance(self._path[-1][1], kind)
