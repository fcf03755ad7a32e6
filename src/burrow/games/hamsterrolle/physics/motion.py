"""A turn for watching again: frames in order, 20 a second, a whole one first and then news, each preceded by
its length u16, all compressed with zlib. It has no clock (`left` is NO_CLOCK), no echo (0), no `TOUCHING` and no
`DROPPABLE`. Frames in which nothing happens are left out: between two frames further apart than `EVERY`, nothing
moves."""

import zlib
from collections.abc import Iterable
from struct import Struct as Layout

from burrow.games.hamsterrolle.codec import inflated
from burrow.games.hamsterrolle.physics.frame import Frame, unpack_frame

EVERY = 3
"""Session frames between two frames of a motion: 20 a second."""
LARGEST = 1 << 24
"""The most bytes in a motion, uncompressed."""

LENGTH = Layout("<H")


def pack_motion(frames: Iterable[bytes]) -> bytes:
    return zlib.compress(b"".join(LENGTH.pack(len(frame)) + frame for frame in frames), 9)


def unpack_motion(packed: bytes) -> tuple[Frame, ...] | None:
    """None if these bytes are not a motion."""
    rows = inflated(packed, LARGEST)
    frames: list[Frame] = []
    at = 0
    while rows is not None and at < len(rows):
        start = at + LENGTH.size
        at = start + int.from_bytes(rows[at:start], "little")
        frame = unpack_frame(rows[start:at])
        if frame is None or at > len(rows):
            return None
        frames.append(frame)
    return None if rows is None else tuple(frames)
