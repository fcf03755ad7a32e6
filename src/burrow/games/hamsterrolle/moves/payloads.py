"""What can happen: the moves of a seat and nature's answers."""

from typing import Literal

from burrow.engine.game import Payload, Seat
from burrow.games.hamsterrolle.state import Direction, Lie


class Direct(Payload, frozen=True):
    """The first player chooses where the wheel rolls, as seen in the front view (WA-02)."""

    to: Direction


class Hand(Payload, frozen=True):
    """What the hand did in this turn, from taking a piece to letting it go for good."""

    piece: int
    """The piece it ended with: the seat's own, a partner's (W-34), or one from the two lowest compartments for a
    constructive pass (W-22)."""
    path: bytes
    """What it did in which frame; see `codec/path.py`."""


class Begins(Payload, frozen=True):
    """Nature: who begins (WA-27)."""

    seat: Seat


class Shared(Payload, frozen=True):
    """Nature: the pieces of the fourth set in dealing order; the last one stays out (WA-19)."""

    pieces: tuple[int, ...]


class TimeUp(Payload, frozen=True):
    """Nature: the seat took no piece in time, so the turn is played for it (WA-12)."""


Mishap = Literal["", "clock", "toppled"]
"""Mishaps that do not show in how the pieces lie: time ran out and the piece dropped (W-18), or it was let go to be
judged and fell out first (WA-09)."""


class Settled(Payload, frozen=True):
    """Nature: the outcome of the turn once everything lies still."""

    let_go: tuple[Lie, ...]
    """How all pieces lay in the held wheel when the piece was accepted. Empty if it was not: it was dropped (WA-11), or
    others fell first (WA-10)."""
    fallen: tuple[int, ...]
    """Pieces that touched the table during the turn, in that order (W-15)."""
    lost: tuple[int, ...]
    """Pieces that fell before the hand touched anything, by higher powers (W-26, WA-17)."""
    lies: tuple[Lie, ...]
    """How all pieces lie now, by piece."""
    contact: int
    """The wheel's own angle at the point where it touches the table, 0 to 359,999."""
    world: bytes
    """The full integration state of the settled world; physics continues from here and from nothing else."""
    frame: bytes
    """The same world for display, as a whole frame of the stream; see `physics/frame.py`."""
    motion: bytes
    """The turn for watching again: frames of the stream, packed; see `physics/motion.py`."""
    engine: str
    """Which engine, version and platform made it."""
    piece: int = -1
    """The piece nature chose, if it played the turn itself (WA-12)."""

    mishap: Mishap = ""


Move = Direct | Hand
Answer = Begins | Shared | TimeUp | Settled
What = Move | Answer
