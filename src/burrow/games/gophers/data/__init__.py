"""Cards, die and hands, the same for every book. No logic.

A card is a number: 0 is a dig card, 1 to 10 are berries of that value, 11 to 20 acorns, 21 to 30 grains. Two cards of
the same kind and value are the same number."""

from typing import Literal

FACES = 6
"""Faces of the die, and pages of the book."""
DIE = range(1, FACES + 1)
DIG = 0
"""The code of a dig card."""
SupplyKind = Literal["berries", "acorns", "grains"]
KINDS: tuple[SupplyKind, ...] = ("berries", "acorns", "grains")
"""The kinds of supplies, in the order of their codes."""
TOP = 10
"""The highest value of a card."""
CODES = 1 + len(KINDS) * TOP
"""The number of different cards."""
COPIES = (2, 2, 2, 2, 2, 2, 2, 1, 1, 1)
"""Cards of each value from 1 on, for every kind."""
DIGS = 7
"""Dig cards in the deck."""
SIMPLE_TOP = 7
"""The highest value of the simplified deck (G-42)."""
SIMPLE_DIGS = 5
"""Dig cards of the simplified deck (G-41)."""
HAND = 6
"""Cards of a full hand (G-03)."""
SMALL_HAND = 3
"""With an empty draw pile a hand this small ends the game (G-02)."""
GIFT = 3
"""Cards in a gift; one is kept (G-33)."""
PAGE_ROLLS = 6
"""Most rolls in one chain of portals (GA-10)."""
QUIET_ROUNDS = 6
"""This many full rounds in which nobody lays a card end the game (GA-20)."""
SORTED_OUT: tuple[tuple[str, tuple[int, ...]], ...] = (
    ("all", ()),
    ("high", (6, 7, 8, 9, 10)),
    ("even", (2, 4, 6, 8, 10)),
    ("odd", (3, 5, 7, 9)),
)
"""Numbers sorted out in the junior game, by option name (G-55)."""
