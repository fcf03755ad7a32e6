"""Follows the places that a board's pointer names: the newest of a frame counts, as long as the path has room."""

from burrow.games.hamsterrolle.codec import LENGTH_UNIT, Carry, Gesture, Hold
from burrow.games.hamsterrolle.physics.gesture_log import GestureLog
from burrow.games.hamsterrolle.physics.life import Life

JUMP = 0.5
"""A jump from one place to the next that no hand makes, in metres."""


class Pointer:
    def __init__(self) -> None:
        self._last: Carry | None = None
        """The last place named, whether it was followed or not."""
        self._target: Carry | None = None
        """The place that the hand follows; None: it has done something else since."""
        self._later: Carry | None = None
        """The newest place beyond the limit of the path, which waits until there is room."""
        self.echo = 0
        """The number of the newest `Carry` that took effect."""

    def is_jump(self, carry: Carry) -> bool:
        """Whether the pointer jumped since the last place. If it is really there, the next one counts."""
        before, self._last = self._last, carry
        if before is None:
            return False
        way = sum((one - other) ** 2 for one, other in zip(carry[1:4], before[1:4], strict=True))
        return way > (JUMP * LENGTH_UNIT) ** 2

    def start_anywhere(self) -> None:
        """A piece is taken: the next place is no jump."""
        self._last = None

    def follow(self, carry: Carry, life: Life | None, log: GestureLog, frame: int) -> bool:
        target = carry._replace(number=0)
        if life is None or not life.is_led:
            return False
        if not log.may_carry(frame):
            self._later = carry
            return True
        self._later = None
        if target != self._target:
            if not life.follow(target):
                return False
            self._target = target
            log.record_carry(frame, target)
        self.echo = carry.number
        return True

    def follow_what_waits(self, life: Life | None, log: GestureLog, frame: int) -> None:
        if self._later is not None:
            self.follow(self._later, life, log, frame)

    def leave_off(self, gesture: Gesture) -> None:
        """The hand has done something else. Only holding the wheel leaves a place that waits."""
        self._target = None
        if not isinstance(gesture, Hold):
            self._later = None
