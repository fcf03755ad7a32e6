"""The dice of Auf die Nüsse!. No logic."""

from typing import Literal

Face = Literal["squirrel", "nut", "bird"]
DogFace = Literal["dog", "house"]

SQUIRREL_DIE: tuple[tuple[Face, int], ...] = (("squirrel", 3), ("nut", 2), ("bird", 1))
"""The faces of a squirrel die and how many of the six sides show each."""
DOG_DIE: tuple[tuple[DogFace, int], ...] = (("dog", 1), ("house", 5))
DICE = 5
"""Squirrel dice in the middle (N-02)."""
RACE_NUTS: tuple[tuple[int, int], ...] = ((2, 1), (32, 11), (3522, 1001))
"""Mean nuts per die in a nut round, as a fraction, with 1, 2 and 3 passive seats, if all throw at the same pace and the
throw of the last step counts (NA-09): a third of the mean longest wait for a dog."""
STOP: tuple[tuple[int, ...], ...] = ((5, 7, 14, 29, 64), (6, 8, 17, 33, 68), (6, 9, 18, 35, 71))
"""With 2, 3 and 4 seats: the total from which banking beats rolling 1, 2, 3, 4 or 5 dice, for the most points per turn
on average. The bots' solver finds the same."""
