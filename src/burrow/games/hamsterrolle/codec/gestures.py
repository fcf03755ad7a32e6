"""What a hand does, as the board streams it. A gesture is a letter followed by whole numbers, little-endian. No rules
here."""

from struct import Struct as Layout
from typing import NamedTuple

FRAMES_A_SECOND = 60
LENGTH_UNIT = 20_000
"""Positions are whole numbers of 1/20,000 metre: 0.05 mm, and ±1.6 m in 16 bits."""
ROTATION_UNIT = 32_767
"""A quaternion's components are whole numbers of 1/32,767."""


class Take(NamedTuple):
    """Grip this piece: one from the tray, one from the two lowest compartments, or the seat's own refused piece."""

    piece: int


class Carry(NamedTuple):
    """The target pose of the piece in hand. Its centre is in metres times `LENGTH_UNIT`, from the hub as it stood when
    the turn began: x to the right in the front view of a wheel that rolls to the left, y away from the viewer, z up.
    Its rotation is a quaternion (w, x, y, z) times `ROTATION_UNIT`. The board numbers these gestures in `number`; every
    frame echoes the newest number that took effect. A stored path has 0."""

    number: int
    x: int
    y: int
    z: int
    qw: int
    qx: int
    qy: int
    qz: int


class Bring(NamedTuple):
    """The same for players without a mouse: the hand carries the piece there by itself, round the outside and in
    through the middle."""

    compartment: int
    along: int
    """Target of the piece's centre, from -100 at the rear divider to 100 at the front one."""
    depth: int
    """From -100 at the edge nearest the viewer to 100 at the far edge."""
    lift: int
    """Height above the floor of the compartment: 0 sets the piece down gently until it touches, 100 is at the hub."""
    rotation: int
    """About the wheel's axis, in steps of 15 degrees, relative to the floor of the compartment."""
    tilt: int
    """Which side is down: 0 flattest, 1 on its side, 2 upright; add 3 for the same, turned by a right angle about the
    vertical axis."""


class Hold(NamedTuple):
    """Hold the wheel (1) or free it (0)."""

    on: int


class LetGo(NamedTuple):
    """Let go of the piece; it is judged once it lies still (WA-06)."""


class Drop(NamedTuple):
    """Drop the piece unjudged, where that is offered (WA-11)."""


class Back(NamedTuple):
    """Put the piece back; only before it has touched anything (W-21, WA-13)."""


Gesture = Take | Carry | Bring | Hold | LetGo | Drop | Back
LAYOUTS: tuple[tuple[bytes, type[Gesture], Layout], ...] = (
    (b"t", Take, Layout("<B")),
    (b"c", Carry, Layout("<Ihhhhhhh")),
    (b"b", Bring, Layout("<BbbBbB")),
    (b"h", Hold, Layout("<B")),
    (b"g", LetGo, Layout("<")),
    (b"d", Drop, Layout("<")),
    (b"k", Back, Layout("<")),
)


def pack_gesture(gesture: Gesture) -> bytes:
    for letter, kind, layout in LAYOUTS:
        if isinstance(gesture, kind):
            return letter + layout.pack(*gesture)
    raise TypeError(f"not a gesture of the hand: {gesture!r}")


def read_gesture(packed: bytes) -> Gesture | None:
    """None if the bytes are not a gesture."""
    layout = layout_of(packed[:1])
    if layout is None or len(packed) != 1 + layout[1].size:
        return None
    return layout[0](*layout[1].unpack_from(packed, 1))


def layout_of(letter: bytes) -> tuple[type[Gesture], Layout] | None:
    return next(((kind, layout) for known, kind, layout in LAYOUTS if known == letter), None)
