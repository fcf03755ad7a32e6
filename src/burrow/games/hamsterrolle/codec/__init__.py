"""Byte formats for what a hand does: the gestures that a board streams, and the path stored for a turn. No rules
here."""

from burrow.games.hamsterrolle.codec.gestures import (
    FRAMES_A_SECOND,
    LENGTH_UNIT,
    ROTATION_UNIT,
    Back,
    Bring,
    Carry,
    Drop,
    Gesture,
    Hold,
    LetGo,
    Take,
    pack_gesture,
    read_gesture,
)
from burrow.games.hamsterrolle.codec.limits import (
    ENDING,
    LARGEST,
    LONGEST,
    PACE_OF_CARRIES,
    carries_until,
    gestures_until,
    longest_until,
)
from burrow.games.hamsterrolle.codec.path import Path, inflated, is_hand_with, pack_path, read_path
from burrow.games.hamsterrolle.codec.varints import varint, zigzag

__all__ = [
    "ENDING",
    "FRAMES_A_SECOND",
    "LARGEST",
    "LENGTH_UNIT",
    "LONGEST",
    "PACE_OF_CARRIES",
    "ROTATION_UNIT",
    "Back",
    "Bring",
    "Carry",
    "Drop",
    "Gesture",
    "Hold",
    "LetGo",
    "Path",
    "Take",
    "carries_until",
    "gestures_until",
    "inflated",
    "is_hand_with",
    "longest_until",
    "pack_gesture",
    "pack_path",
    "read_gesture",
    "read_path",
    "varint",
    "zigzag",
]
