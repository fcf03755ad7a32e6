"""The stream to the boards: how the world looks now, packed into whole numbers, little-endian.

A frame is a head, then the pieces that have changed since the frame before (or all of them: a whole frame), then the
pieces that have left the wheel in this turn, then the knocks of wood on wood since the frame before.

    head    Head, below
    pieces  count u8, then Body for each: the pose in the wheel's own frame, so that what lies still in a rolling wheel
            is not sent
    gone    count u8, then piece u8 and why u8 (1 fallen, 2 lost, 3 back in its tray) for each: all of this turn so far
    knocks  count u8, then piece u8, other u8 (255 wood of the wheel, 254 the table), force u8 (0 to 255, the root of
            the impulse) for each

The wheel's own frame: origin in the hub, axes as in `data/path.py` when the contact angle is 0; a point at the wheel's
own angle a lies at x = -sin a, z = -cos a. The wheel has rolled to the left by OUTER_RADIUS times the contact angle
since the turn began."""

from struct import Struct as Layout

NEWS, WHOLE = 1, 2

READY, CARRYING, LYING, REFUSED, ROLLING, DONE = range(6)
"""What the session is at: nothing taken yet; a piece in hand; let go and not yet still; still and not accepted; the
wheel is free; over."""

HELD, GRIPPED, ENTERED = 1, 2, 4
"""Bits of the head: the wheel is held; a piece is in the hand; it has been in the ring in this turn (W-21)."""

NO_CLOCK = 0xFFFFFFFF
NO_PIECE = 255
NO_VERDICT = 255

HEAD = Layout("<BBIIIBBBhbI")
"""kind u8: NEWS or WHOLE
phase u8
frame u32: since the turn began
left u32: ms of the clock, or NO_CLOCK
echo u32: `Carry.number` of the newest that counted
bits u8
piece u8: in hand, or let go and not accepted; or NO_PIECE
verdict u8: 0 if it would be accepted as it is, NO_VERDICT if there is nothing to say, else an index of `moves.VERDICTS`
value i16: what the verdict's sentence needs, as the missing millimetres
compartment i8: over which the piece is, or -1
contact u32: the wheel's own angle at the contact point in 1/100,000 degree, unwrapped: beyond 360 degrees it goes on"""

BODY = Layout("<Bhhhhhh")
"""piece u8; x, y, z in 1/50,000 metre (0.02 mm); then the quaternion (w, x, y, z) by its three smaller components in
that order, times 32,767 times the root of two, with the sign that makes the largest one positive. Which one is left out
(0 to 3) stands in the lowest bits of the first two: low bit in the first, high bit in the second."""
