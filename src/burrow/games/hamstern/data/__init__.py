"""What is printed on every sheet, regardless of its map, and the die. No logic."""

FACES = 6
"""Faces of the die."""
DIE = range(1, FACES + 1)
"""The pips of its faces."""
SLOTS = 7
"""Slots of the row for the ones (H-19)."""
TIMER = 3
"""Die symbols of the timer."""
TICK = 4
"""Pips from which a roll moves the timer (H-27)."""
FOURTH = 4
"""Beginning this many chambers starts the timer (H-24)."""
NUT_POINTS = (0, 2, 4, 8, 16)
"""Points by the number of crossed nuts (H-33)."""
MUSHROOM_POINTS = 1
"""Points of each crossed mushroom (H-32)."""
