"""The table between two events, as frozen structs. Whole numbers and opaque bytes: physics measures where a piece lies,
as angles about the hub, and that is all the rules see."""

from typing import Literal

from msgspec import Struct

from burrow.engine.game import Millis, Seat
from burrow.games.hamsterrolle.data import BLACK, PITCH
from burrow.games.hamsterrolle.options import Options

Phase = Literal["begin", "share", "direct", "turn", "stand-in", "settle", "over"]
"""begin     nature says who begins (WA-27)
share     nature deals the fourth set (WA-19)
direct    the first player says where the wheel rolls (WA-02)
turn      a seat takes a piece, carries it and lets go
stand-in  the seat ran out of time: nature plays the turn (WA-12)
settle    the hand has let go: nature says what happens
over      the game has ended"""
Direction = Literal["left", "right"]
Way = Literal["placed", "dropped", "passed", "toppled", "broken"]
"""Accepted; dropped unjudged (WA-11); a constructive pass; let go, but fell before it was accepted (WA-09); or others
fell before it was accepted (WA-10)."""
Ended = Literal["", "empty", "team", "fewest", "rounds"]
"""Why it ended: a player has no pieces (W-27), a team has none (W-36), one player of each team has none (W-37), or the
last round is over (WA-24)."""
NOBODY: Seat = -1
NOWHERE = -1
"""Stands for no compartment."""
NOTHING = -1
"""Stands for no piece."""


class Lie(Struct, frozen=True):
    """How a piece lies in the wheel: angles about the hub in thousandths of a degree, in rolling direction from the
    rear divider of compartment 0. They are relative to the wheel and turn with it."""

    piece: int
    at: int
    """The centre of mass, 0 to 359,999; `at // PITCH` is the compartment (WA-25)."""
    nose: int
    """The foremost edge, never less than `at`; above 360,000 if it reaches past the start of the circle."""
    tail: int
    """The rearmost edge, never more than `at`; below 0 if it reaches back past the start."""


START = Lie(BLACK, at=PITCH // 2, nose=PITCH // 2 + 6_563, tail=PITCH // 2 - 6_563)
"""The pyramid at setup: in the middle of compartment 0, the lowest (W-03)."""


class Last(Struct, frozen=True):
    """The outcome of the last turn, for clients that join late."""

    seat: Seat
    piece: int
    way: Way
    compartment: int
    """Where the piece was accepted or lies now; -1: nowhere."""
    fallen: tuple[int, ...]
    lost: tuple[int, ...]


class Table(Struct, frozen=True):
    """What a state and a view begin with."""

    options: Options
    phase: Phase
    seat: Seat
    """Whose turn it is; `NOBODY` before the first and after the end."""
    first: Seat
    """Who began."""
    direction: Direction
    trays: tuple[tuple[int, ...], ...]
    """By seat, the pieces still to place, ascending."""


class State(Table, frozen=True):
    out: tuple[int, ...] = ()
    """Pieces that left the game or were never dealt, ascending."""
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
    """The piece the hand ended with, until nature has answered; -1: none."""
    path: bytes = b""
    """What that hand did."""
    world: bytes = b""
    """The settled world; empty: the wheel as it is set up (W-03)."""
    frame: bytes = b""
    motion: bytes = b""
    """The last turn, for watching again."""
    last: Last | None = None
    winners: tuple[Seat, ...] = ()
    ended: Ended = ""

    @property
    def seats(self) -> int:
        return len(self.trays)
