"""What a bot is about to do, from the question to the move. Plain values."""

from typing import Any

from burrow.engine.game import Millis, Seat


class Plan:
    __slots__ = ("asked", "due", "is_claimed", "is_ready", "move", "seat", "seq")

    def __init__(self, seat: Seat, seq: int, asked: Millis) -> None:
        self.seat = seat
        self.seq = seq
        """The last entry the bot knew of."""
        self.asked = asked
        self.is_ready = False
        """The bot has answered."""
        self.is_claimed = False
        """The move waits among the claims."""
        self.move: Any = None
        """None: the bot failed, and any legal move will do."""
        self.due: Millis = asked
