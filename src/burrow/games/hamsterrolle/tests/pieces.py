"""The pieces of the first set by name. Seat 0 has them."""

from burrow.games.hamsterrolle.data import KINDS

CUBE, PLANK, BAR, SLAB, ROLLER, ROOF, COMB = KINDS
