"""A turn for watching again: frames in order, 20 a second, a whole one first and then news, each preceded by
its length u16, all compressed with zlib. It has no clock (`left` is NO_CLOCK), no echo (0), no `TOUCHING`, no
`DROPPABLE` and no forecast (`MAYBE`). Frames in which nothing happens are left out: between two frames further apart
than `EVERY`, nothing moves."""

import zlib
from collections.abc import Iterable
from math import atan2, degrees
from struct import Struct as Layout

from burrow.games.hamsterrolle.codec import inflated
from burrow.games.hamsterrolle.physics.frame import Frame, unpack_body, unpack_frame

EVERY = 3
"""Session frames between two frames of a motion: 20 a second."""
LARGEST = 1 << 24
"""The most bytes in a motion, uncompressed."""
LONGEST = 1 << 16
"""The most bytes in a frame."""

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


def first_angles(motion: bytes) -> dict[int, int]:
    """Where each piece was when the turn began: its angle about the hub in thousandths of a degree, as in `Lie.at`.
    Empty if these bytes are not a motion. Reads no more than the first frame."""
    try:
        start = zlib.decompressobj().decompress(motion, LENGTH.size + LONGEST)
    except zlib.error:
        return {}
    length = int.from_bytes(start[: LENGTH.size], "little")
    frame = unpack_frame(start[LENGTH.size : LENGTH.size + length])
    places = [] if frame is None else [unpack_body(body) for body in frame.bodies.values()]
    return {piece: int(degrees(atan2(-x, -z)) * 1000) % 360_000 for piece, (x, _, z, *_) in places}
