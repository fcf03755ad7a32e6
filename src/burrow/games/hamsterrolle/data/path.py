"""What a hand does, packed: the words of the stream from a board, and the path that is stored of a turn.

A word is a letter and its whole numbers, little-endian. A path is a row of words, each behind the number of the frame
in which it was said (60 a second, counted from the first word), packed with zlib. Whole numbers only: what is stored
is exactly what moved the piece. Knows no rule."""

from struct import Struct as Layout
from typing import NamedTuple

FRAMES_A_SECOND = 60
TICKS_A_FRAME = 8
"""Ticks of the simulation: 480 a second."""

LENGTH_UNIT = 20_000
"""Positions are whole numbers of 1/20,000 metre: 0.05 mm, and ±1.6 m in 16 bits."""
TURN_UNIT = 32_767
"""A quaternion's components are whole numbers of 1/32,767."""


class Take(NamedTuple):
    """Grip this piece: one from the tray, one out of the two lowest compartments, or the own one that lies there."""

    piece: int


class Carry(NamedTuple):
    """Where the piece in hand shall be: its centre, in metres times `LENGTH_UNIT`, from the hub as it stood when the
    turn began: x to the right of the front view for a wheel that rolls to the left, y away from the viewer, z up; and
    how it is turned, as a quaternion (w, x, y, z) times `TURN_UNIT`. The board counts its words in `number`, and finds
    the newest that counted in each frame; a stored path has 0."""

    number: int
    x: int
    y: int
    z: int
    qw: int
    qx: int
    qy: int
    qz: int


class Bring(NamedTuple):
    """The same in words, for whoever has no mouse: the hand itself carries the piece there, round the outside and in
    through the middle."""

    compartment: int
    along: int
    """From -100 at the rear divider to 100 at the front one; where the centre of the piece shall be."""
    depth: int
    """From -100 at the edge towards the viewer to 100 at the far one."""
    lift: int
    """How far above the floor of the compartment: 0 sets it down gently until it touches, 100 is at the hub."""
    turn: int
    """About the axis of the wheel, in steps of 15 degrees, relative to the floor of the compartment."""
    tilt: int
    """Which side is down: 0 as it lies flattest, 1 on its side, 2 upright, and the same again turned by a right angle
    about the standing axis with 3 added."""


class Hold(NamedTuple):
    """Hold the wheel (1) or leave it free (0)."""

    on: int


class LetGo(NamedTuple):
    """Let go of the piece, to have it judged when it lies still (WA-06)."""


class Drop(NamedTuple):
    """Let it drop, unjudged (WA-11)."""


class Back(NamedTuple):
    """Lay the piece back; only before it has been in the ring (W-21)."""


Word = Take | Carry | Bring | Hold | LetGo | Drop | Back

LAYOUTS: tuple[tuple[bytes, type[Word], Layout], ...] = (
    (b"t", Take, Layout("<B")),
    (b"c", Carry, Layout("<Ihhhhhhh")),
    (b"b", Bring, Layout("<BbbBbB")),
    (b"h", Hold, Layout("<B")),
    (b"g", LetGo, Layout("<")),
    (b"d", Drop, Layout("<")),
    (b"k", Back, Layout("<")),
)
