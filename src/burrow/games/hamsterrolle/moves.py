"""What can happen: the moves of a seat and nature's answers; which moves there are, and why not others."""

from burrow.engine.game import Payload, Seat
from burrow.games.hamsterrolle.state import Direction, Lie


class Direct(Payload, frozen=True):
    """The first player says where the wheel rolls, as seen in the front view (WA-02)."""

    to: Direction


class Hand(Payload, frozen=True):
    """What the hand did in this turn, from taking a piece up to letting it go for good."""

    piece: int
    """The piece it ended with: one of the seat's own, a partner's (W-34), or one out of the two lowest compartments
    for a constructive pass (W-22)."""
    path: bytes
    """What it did in which frame; see `data/path.py`."""


class Begins(Payload, frozen=True):
    """Nature: who begins (WA-27)."""

    seat: Seat


class Shared(Payload, frozen=True):
    """Nature: the pieces of the fourth set in the order in which they are given out; the last one stays out (WA-19)."""

    pieces: tuple[int, ...]


class TimeUp(Payload, frozen=True):
    """Nature: nobody has taken a piece in time, and the turn is played for that seat (WA-12)."""


class Settled(Payload, frozen=True):
    """Nature: what became of the turn when everything lies still."""

    let_go: tuple[Lie, ...]
    """How all pieces lay in the held wheel when the piece was accepted; empty: it was not, but dropped (WA-11), or
    others fell before (WA-10)."""
    fallen: tuple[int, ...]
    """Pieces that touched the table during the turn, in that order (W-15)."""
    lost: tuple[int, ...]
    """Pieces that fell before the hand touched anything: higher powers (W-26, WA-17)."""
    lies: tuple[Lie, ...]
    """How all pieces lie now, by piece."""
    contact: int
    """The wheel's own angle at the point where it touches the table, 0 to 359,999."""
    world: bytes
    """The whole integration state of the settled world: physics goes on from here, and from nothing else."""
    frame: bytes
    """The same world to look at, as a whole frame of the stream; see `physics/frame.py`."""
    motion: bytes
    """The turn to look at again: frames of the stream, packed; see `physics/frame.py`."""
    engine: str
    """Which engine, version and platform made it."""
    piece: int = -1
    """The piece that nature chose, where it has played the turn itself (WA-12)."""


Move = Direct | Hand
What = Direct | Hand | Begins | Shared | TimeUp | Settled
