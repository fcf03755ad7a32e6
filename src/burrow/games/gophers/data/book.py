"""The flip-book: six pages with holes at the same spots. Only geometry and print; the rules know what may be done
there."""

from typing import Literal

from msgspec import Struct

HoleKind = Literal["berries", "acorns", "grains", "store", "gift", "portal", "plain"]
SIGNS: tuple[tuple[str, HoleKind], ...] = (
    ("b", "berries"),
    ("a", "acorns"),
    ("g", "grains"),
    ("s", "store"),
    ("!", "gift"),
    ("@", "portal"),
    ("o", "plain"),
)
"""The character for each kind of hole, in the text of a book and in `Page.holes`; the first four have a number."""


class Page(Struct, frozen=True):
    holes: tuple[str, ...]
    """What is printed beside each hole: the character of its kind, then its number if it has one; `b7`, `s12`, `!`."""
    tunnels: tuple[tuple[int, ...], ...]
    """Two holes, the smaller first, then x and y of each bend on the way from the first to the second."""


class Book(Struct, frozen=True):
    width: int
    """Largest x of spots and bends; the smallest is 0. A unit is half a line of the text, as high as it is wide."""
    height: int
    spots: tuple[tuple[int, int], ...]
    """x and y of each hole's centre, the same on every page, in reading order; a hole's number is its index here."""
    pages: tuple[Page, ...]
    """Six: the first is page 1."""
