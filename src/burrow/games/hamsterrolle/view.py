"""What a seat may know: everything, for nothing is hidden in this game. All seats and spectators see the same."""

from typing import Literal

from msgspec import Struct

from burrow.engine.game import Millis, Seat
from burrow.games.hamsterrolle.options import Options
from burrow.games.hamsterrolle.state import Direction, Last, Lie, Phase


class Room(Struct, frozen=True):
    """A compartment that the seat may build into."""

    compartment: int
    line: int
    """The wheel's own angle that the foremost edge must pass (W-13, WA-05), unwrapped forward from the rear divider of
    the compartment; -1: none, any place will do."""
    kinds: tuple[int, ...]
    """The kinds that already lie there: none of them may come in again (W-14)."""


class View(Struct, frozen=True):
    options: Options
    phase: Phase
    seat: Seat
    first: Seat
    direction: Direction
    trays: tuple[tuple[int, ...], ...]
    teams: tuple[int, ...]
    """By seat, its team; a number of its own each where everyone plays alone."""
    takes: tuple[int, ...]
    """The pieces that the seat to move may take up to build with: its own, or its partner's (W-34)."""
    out: tuple[int, ...]
    lies: tuple[Lie, ...]
    contact: int
    reference: int
    rooms: tuple[Room, ...]
    """Where the seat to move may build (W-12), rear to front."""
    lowest: tuple[int, ...]
    """The two lowest compartments, the lower one first (WA-16)."""
    passing: tuple[int, ...]
    """The pieces that may be taken out of them for a constructive pass; empty where none is allowed."""
    round: int
    passes: int
    began: Millis
    deadline: Millis | None
    """When nature takes the turn over (WA-12)."""
    path: bytes
    """What the hand did, while nature still owes its answer."""
    holds: int
    """The piece in that hand; -1: none."""
    world: bytes
    frame: bytes
    motion: bytes
    last: Last | None
    winners: tuple[Seat, ...]
    ended: Literal["", "empty", "team", "fewest", "rounds"]
