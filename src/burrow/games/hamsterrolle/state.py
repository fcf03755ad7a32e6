"""The table between two events. Whole numbers and opaque bytes: where a piece lies is measured by physics, in angles
about the hub, and rules see no more of it than that."""

from typing import Literal

from msgspec import Struct

from burrow.engine.game import Millis, Seat
from burrow.games.hamsterrolle.data import PITCH
from burrow.games.hamsterrolle.options import Options

Phase = Literal["begin", "share", "direct", "turn", "stand-in", "settle", "over"]
"""begin     nature says who begins (WA-27)
share     nature gives out the fourth set (WA-19)
direct    the first player says where the wheel rolls (WA-02)
turn      a seat takes a piece, carries it and lets go
stand-in  the seat has let its time pass: nature plays the turn (WA-12)
settle    the hand has let go: nature says what became of it
over      the game has ended
"""

Direction = Literal["left", "right"]

NOBODY: Seat = -1
NOWHERE = -1
"""In the place of a compartment."""


class Lie(Struct, frozen=True):
    """How a piece lies in the wheel, measured about the hub in thousandths of a degree, in rolling direction from the
    rear divider of compartment 0. The wheel's own angles: they turn with it."""

    piece: int
    at: int
    """Of its centre of mass, 0 to 359,999; `at // PITCH` is its compartment (WA-25)."""
    nose: int
    """Of its foremost edge, never less than `at`; beyond 360,000 where it reaches past the start of the circle."""
    tail: int
    """Of its rearmost edge, never more than `at`; below 0 likewise."""


class Last(Struct, frozen=True):
    """What became of the last turn, for whoever comes late."""

    seat: Seat
    piece: int
    way: Literal["placed", "dropped", "passed", "broken"]
    """Accepted; dropped unjudged (WA-11); a constructive pass; or others fell before the piece was accepted (WA-10)."""
    compartment: int
    """Where the piece was accepted or lies now; -1: nowhere."""
    fallen: tuple[int, ...]
    lost: tuple[int, ...]


class State(Struct, frozen=True):
    options: Options
    phase: Phase
    seat: Seat
    """Whose turn it is; `NOBODY` before the first and after the end."""
    first: Seat
    """Who began."""
    direction: Direction
    trays: tuple[tuple[int, ...], ...]
    """By seat, the pieces still to be placed, ascending."""
    out: tuple[int, ...] = ()
    """Pieces that have left the game, or never came into it, ascending."""
    lies: tuple[Lie, ...] = ()
    contact: int = PITCH // 2
    reference: int = NOWHERE
    """The compartment from which the allowed ones are counted (W-12, WA-03); `NOWHERE`: from the pyramid (W-09)."""
    round: int = 1
    passes: int = 0
    """Turns in a row that were constructive passes (WA-14)."""
    began: Millis = 0
    """When the turn began."""
    holds: int = -1
    """The piece that the hand ended with, until nature has said what became of it; -1: none."""
    path: bytes = b""
    """What that hand did."""
    world: bytes = b""
    """The settled world; empty: the wheel as it is set up (W-03)."""
    frame: bytes = b""
    motion: bytes = b""
    """The last turn to look at again."""
    last: Last | None = None
    winners: tuple[Seat, ...] = ()
    ended: Literal["", "empty", "team", "fewest", "rounds"] = ""
    """Why: a player without pieces (W-27), a team (W-36), one of each team (W-37), the last round (WA-24)."""
