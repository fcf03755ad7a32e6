"""What a bot is about to do, from the question to the move. Plain values."""

from typing import Any

from burrow.engine.game import Millis, Seat


class Plan:
    __slots__ = ("asked", "by_clock", "due", "earliest", "hold", "is_claimed", "is_ready", "move", "seat", "seq")

    def __init__(self, seat: Seat, seq: int, asked: Millis, *, by_clock: bool = False) -> None:
        self.seat = seat
        self.seq = seq
        """The last entry the bot knew of."""
        self.asked = asked
        self.by_clock = by_clock
        """A person plays the seat, and the time is up."""
        self.is_ready = False
        """The bot has answered."""
        self.is_claimed = False
        """The move waits among the claims."""
        self.move: Any = None
        """None: the bot failed, and any legal move will do."""
        self.hold: Millis = 0
        """How long the bot wants to hold the move back, counted from `asked`, at a calm table."""
        self.earliest: Millis = asked
        """When the bot had answered, or from when on the rules allow the move."""
        self.due: Millis = asked
        """When it is played. The pace of the table may change meanwhile, so this is computed anew again and again."""
