"""The stream to the boards: the current look of the world, packed into whole numbers, little-endian.

A frame has a head, the pieces that changed since the previous frame (or all of them, in a whole frame), the pieces that
left the wheel in this turn, and the knocks of wood on wood since the previous frame.

    head    Head, below
    pieces  count u8, then Body for each: the pose in the wheel's own frame, so that pieces lying still in a rolling
            wheel are not sent
    gone    count u8, then piece u8 and why u8 (1 fallen, 2 lost, 3 back in its tray) for each: all of this turn so far
    knocks  count u8, then piece u8, other u8 (255 wood of the wheel, 254 the table), force u8 (0 to 255, the root of
            the impulse) for each

The wheel's own frame has its origin at the hub and the axes of `codec.Carry` when the contact angle is 0; a point at
the wheel's own angle a lies at x = -sin a, z = -cos a. Since the turn began, the wheel has rolled to the left by
OUTER_RADIUS times the contact angle."""

from math import sqrt
from struct import Struct as Layout
from struct import error as Broken
from typing import NamedTuple

from burrow.games.hamsterrolle.physics.codes import NO_CLOCK, NO_PIECE, NO_VERDICT
from burrow.games.hamsterrolle.physics.pose import Pose

HEAD = Layout("<BBIIIBBBhbi")
"""kind u8: NEWS or WHOLE
phase u8
frame u32: since the turn began
left u32: ms of the clock, or NO_CLOCK
echo u32: `Carry.number` of the newest that took effect
bits u8
piece u8: in hand, or let go and not accepted; or NO_PIECE
verdict u8: 0 if it would be accepted as it is, NO_VERDICT if there is nothing to say, else an index of `VERDICTS`
value i16: the variable of the verdict's sentence, such as the missing millimetres
compartment i8: the one the piece is over, or -1
contact i32: the wheel's own angle at the contact point in 1/100,000 degree, unwrapped: it goes beyond 360
degrees, and below 0 if the wheel rolls back"""

BODY = Layout("<Bhhhhhh")
"""piece u8; x, y, z in 1/50,000 metre (0.02 mm); then the quaternion (w, x, y, z) by its three smaller components in
that order, times 32,767 times the root of two, with the sign that makes the largest one positive. The index of the
missing one (0 to 3) is in the lowest bits of the first two: low bit in the first, high bit in the second."""

COUNT = Layout("<B")
GONE = Layout("<BB")
KNOCK = Layout("<BBB")

PLACE_UNIT = 50_000
THIRD_UNIT = 32_767 * sqrt(2)


class Head(NamedTuple):
    kind: int
    phase: int
    frame: int
    left: int = NO_CLOCK
    echo: int = 0
    bits: int = 0
    piece: int = NO_PIECE
    verdict: int = NO_VERDICT
    value: int = 0
    compartment: int = -1
    contact: int = 0


class Gone(NamedTuple):
    piece: int
    why: int


class Knock(NamedTuple):
    piece: int
    other: int
    force: int
    """0 to 255: the root of the impulse."""


class Frame(NamedTuple):
    head: Head
    bodies: dict[int, bytes]
    """By piece, its `BODY`."""
    gone: tuple[Gone, ...] = ()
    knocks: tuple[Knock, ...] = ()


def pack_frame(frame: Frame) -> bytes:
    parts = [HEAD.pack(*frame.head), COUNT.pack(len(frame.bodies)), *frame.bodies.values()]
    parts += [COUNT.pack(len(frame.gone)), *(GONE.pack(*gone) for gone in frame.gone)]
    parts += [COUNT.pack(len(frame.knocks)), *(KNOCK.pack(*knock) for knock in frame.knocks)]
    return b"".join(parts)


def unpack_frame(packed: bytes) -> Frame | None:
    """None if these bytes are not a frame."""
    try:
        head = Head(*HEAD.unpack_from(packed))
        bodies, at = read_row(packed, HEAD.size, BODY)
        gone, at = read_row(packed, at, GONE)
        knocks, at = read_row(packed, at, KNOCK)
    except Broken:
        return None
    if at != len(packed):
        return None
    by_piece = {body[0]: BODY.pack(*body) for body in bodies}
    return Frame(head, by_piece, tuple(Gone(*one) for one in gone), tuple(Knock(*one) for one in knocks))


def read_row(packed: bytes, at: int, layout: Layout) -> tuple[list[tuple[int, ...]], int]:
    (count,) = COUNT.unpack_from(packed, at)
    start = at + COUNT.size
    end = start + count * layout.size
    return [layout.unpack_from(packed, place) for place in range(start, end, layout.size)], end


def pack_body(piece: int, pose: Pose) -> bytes:
    return BODY.pack(piece, *(whole(length, PLACE_UNIT) for length in pose[:3]), *pack_turn(pose[3:]))


def unpack_body(packed: bytes) -> tuple[int, Pose]:
    piece, x, y, z, *thirds = BODY.unpack(packed)
    return piece, Pose(x / PLACE_UNIT, y / PLACE_UNIT, z / PLACE_UNIT, *unpack_turn(thirds))


def pack_turn(quaternion: tuple[float, ...]) -> tuple[int, ...]:
    """The three smaller components of a unit quaternion, with the index of the largest in the two lowest bits."""
    largest = max(range(4), key=lambda number: abs(quaternion[number]))
    sign = -1 if quaternion[largest] < 0 else 1
    thirds = [whole(sign * part, THIRD_UNIT) for number, part in enumerate(quaternion) if number != largest]
    return (marked(thirds[0], largest & 1), marked(thirds[1], largest >> 1), thirds[2])


def unpack_turn(thirds: list[int]) -> tuple[float, float, float, float]:
    largest = (thirds[0] & 1) | (thirds[1] & 1) << 1
    parts = [third / THIRD_UNIT for third in thirds]
    parts.insert(largest, sqrt(max(0.0, 1 - sum(part * part for part in parts))))
    return parts[0], parts[1], parts[2], parts[3]


def marked(number: int, bit: int) -> int:
    return (number & ~1) | bit


def whole(value: float, unit: float) -> int:
    """The nearest whole number of units that fits into 16 bits."""
    return max(-0x7FFF, min(0x7FFF, round(value * unit)))
