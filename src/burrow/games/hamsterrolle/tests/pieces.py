"""The pieces by name."""

from burrow.games.hamsterrolle.data import BLACK, KINDS, SHAPES

CUBE, PLANK, BAR, SLAB, ROLLER, ROOF, COMB = KINDS
"""Of the first set, which seat 0 has."""


def piece(kind: str, number: int = 0) -> int:
    """The piece of this kind in that set."""
    if kind == "pyramid":
        return BLACK
    return number * len(KINDS) + next(i for i in KINDS if SHAPES[i].name == kind)
