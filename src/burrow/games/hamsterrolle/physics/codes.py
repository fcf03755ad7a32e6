"""The numbers in a frame that stand for something. The board knows them too: `motion/frame.ts`."""

NEWS, WHOLE = 1, 2

READY, CARRYING, LYING, REFUSED, ROLLING, DONE = range(6)
"""The session's phase: nothing taken yet; a piece in hand; let go and not yet still; still and refused; the wheel is
free; over."""

HELD, GRIPPED, BOUND, TOUCHING, DROPPABLE = 1, 2, 4, 8, 16
"""Bits of the head: the wheel is held; a piece is in the hand; it can no longer be put back (W-21); it touches the
wheel or another piece; it may be dropped (WA-11). The last two are set only in the stream."""

MAYBE, YES, SHELF, NEVER = (number << 5 for number in range(4))
"""Two more bits, also only in the stream: whether the piece in hand would stay if it were let go now. Unknown; it may
well stay; nothing carries it there, but the divider below would; nothing carries it there at all. See `stays.py`."""

NO_CLOCK = 0xFFFFFFFF
NO_PIECE = 255
NO_VERDICT = 255

CONTACT_UNIT = 100_000
"""Of a degree, for the contact angle in the head."""

FALLEN, LOST, BACK = 1, 2, 3
"""Why a piece has left the wheel."""
WOOD, TABLE = 255, 254
"""What a piece knocks against, if not another piece."""
