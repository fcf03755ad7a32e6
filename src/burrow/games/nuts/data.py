"""The dice of Auf die Nüsse!. No logic."""

from typing import Literal

Face = Literal["squirrel", "nut", "bird"]
DogFace = Literal["dog", "house"]

SQUIRREL_DIE: tuple[tuple[Face, int], ...] = (("squirrel", 3), ("nut", 2), ("bird", 1))
"""The faces of a squirrel die and how many of the six sides show each."""
DOG_DIE: tuple[tuple[DogFace, int], ...] = (("dog", 1), ("house", 5))
DICE = 5
"""Squirrel dice in the middle (N-02)."""
