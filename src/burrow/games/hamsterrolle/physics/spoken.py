"""The words of a hand as a turn stores them, and how many there may be. Does not know what they do."""

from burrow.games.hamsterrolle import codec

AT_ONCE = 8
"""The most words in one frame, not counting `Carry`: holding and freeing a wheel is expensive."""


class Spoken:
    def __init__(self) -> None:
        self._path: list[tuple[int, codec.Word]] = []
        self._said = 0
        """Words so far, not counting `Carry`."""
        self._at_once = 0
        """Words in this frame."""
        self._carried = 0
        """`Carry` words in the path."""

    @property
    def path(self) -> codec.Path:
        return tuple(self._path)

    @property
    def is_full(self) -> bool:
        """No more words in this frame."""
        return self._at_once >= AT_ONCE

    def left(self, frame: int) -> int:
        """Words that may still be said by then, not counting `Carry`."""
        return codec.words_until(frame) - self._said

    def may_carry(self, frame: int) -> bool:
        """`Carry` words are limited too, except for one every few frames, which the newest waits for."""
        return self._last_is(codec.Carry, frame) or self._carried < codec.carries_until(frame)

    def say(self, frame: int, word: codec.Word) -> None:
        """Of two `Bring` in a frame only the newer counts."""
        if isinstance(word, codec.Bring) and self._last_is(codec.Bring, frame):
            self._path.pop()
        else:
            self._said += 1
            self._at_once += 1
        self.add(frame, word)

    def carry(self, frame: int, target: codec.Carry) -> None:
        """Of two `Carry` in a frame only the newer counts."""
        if self._last_is(codec.Carry, frame):
            self._path.pop()
        else:
            self._carried += 1
        self.add(frame, target)

    def add(self, frame: int, word: codec.Word) -> None:
        """A word that the hand did not say itself."""
        self._path.append((frame, word))

    def start_over(self) -> None:
        """Forget the path, but not how much was said."""
        self._path, self._carried = [], 0

    def next_frame(self) -> None:
        self._at_once = 0

    def _last_is(self, kind: type[codec.Word], frame: int) -> bool:
        """The last word was of this kind and in this frame."""
        return bool(self._path) and self._path[-1][0] == frame and isinstance(self._path[-1][1], kind)
