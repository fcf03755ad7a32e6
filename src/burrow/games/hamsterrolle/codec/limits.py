"""How many gestures a turn may have, so that a hostile hand costs no more than a busy one."""

from burrow.games.hamsterrolle.codec.gestures import FRAMES_A_SECOND

LONGEST = 10 * 60 * FRAMES_A_SECOND
"""The most frames in a path. Without a clock, the hand lets go after this many."""
LARGEST = 1 << 20
"""The most bytes in a path before compression."""
GESTURES = 400
PACE = 6
"""A turn may have `GESTURES` gestures plus one for every `PACE` frames, not counting `Carry`. After that, the piece can
only be dropped."""
CARRIES = 90 * FRAMES_A_SECOND
PACE_OF_CARRIES = 6
"""The same limits for `Carry`: one in each frame for as long as any clock runs. A hand that never rests then moves a
little less smoothly."""
ENDING = 4
"""Extra gestures at the end: dropping, or what is added for a hand whose time is up."""


def gestures_until(frame: int) -> int:
    """The most gestures until this frame, not counting `Carry`."""
    return GESTURES + frame // PACE


def carries_until(frame: int) -> int:
    return CARRIES + frame // PACE_OF_CARRIES


def longest_until(frame: int) -> int:
    """The most gestures in a path, so that reading one stays cheap: one `Carry` in each frame, and one more after each
    other gesture."""
    others = gestures_until(frame) + ENDING
    return others + min(carries_until(frame), frame + 1 + others)
