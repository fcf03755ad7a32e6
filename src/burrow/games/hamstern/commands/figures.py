"""The small drawings of a printed sheet, each centred on the origin and one unit large unless stated otherwise."""

from collections.abc import Iterator
from random import Random

from msgspec.structs import replace

from burrow.games.hamstern.commands.inks import DUSK, FAINT, INK, PAPER, PENCIL, SOFT
from burrow.games.hamstern.commands.shapes import Path, Point, Shape, box, circle, line, path, placed

FINE, PLAIN, BOLD = 0.18, 0.28, 0.45
"""Stroke widths in millimetres."""

LETTERS = {
    "0": "M.3 0C.02 0 .02 1 .3 1C.58 1 .58 0 .3 0Z",
    "1": "M.1 .22L.34 0L.34 1",
    "2": "M.05 .25C.06 -.08 .56 -.08 .54 .27C.53 .5 .2 .65 .04 1L.57 1",
    "3": "M.06 .14C.2 -.06 .52 -.02 .52 .24C.52 .42 .36 .47 .22 .47C.42 .47 .56 .58 .56 .75C.56 1.06 .14 1.08 .02 .84",
    "4": "M.42 1L.42 0L.02 .7L.58 .7",
    "5": "M.52 0L.12 0L.08 .44C.24 .32 .56 .36 .56 .67C.56 1.04 .16 1.08 .02 .86",
    "6": "M.48 .03C.2 .1 .04 .4 .04 .68C.04 1.1 .56 1.1 .56 .7C.56 .36 .12 .34 .05 .66",
    "7": "M.04 0L.56 0C.36 .3 .24 .62 .2 1",
    "8": "M.3 .46C.04 .41 .04 0 .3 0C.56 0 .56 .41 .3 .46C-.04 .52 -.04 1 .3 1C.64 1 .64 .52 .3 .46Z",
    "9": "M.52 .36C.46 .62 .04 .62 .04 .3C.04 -.1 .56 -.1 .56 .32C.56 .66 .4 .94 .14 1",
    "+": "M.3 .24L.3 .8M.02 .52L.58 .52",
    "=": "M.02 .4L.58 .4M.02 .68L.58 .68",
    "H": "M.06 0C.1 .3 .04 .7 .07 1M.06 .52C.2 .46 .4 .5 .56 .46M.56 0C.53 .3 .6 .7 .56 1",
    "a": "M.44 .5C.36 .34 .03 .36 .03 .7C.03 1.08 .38 1.06 .45 .74M.46 .4C.44 .7 .44 .94 .54 1",
    "m": "M.06 .4L.07 1M.07 .66C.1 .34 .36 .3 .36 .6L.36 1M.36 .66C.4 .34 .66 .3 .66 .6C.66 .8 .64 .94 .74 1",
    "s": "M.4 .46C.32 .34 .06 .36 .08 .54C.1 .72 .42 .66 .42 .84C.42 1.04 .12 1.04 .02 .9",
    "t": "M.18 .1C.15 .4 .14 .6 .16 .82C.17 1 .28 1.03 .37 .96M.01 .4L.35 .38",
    "e": "M.05 .69C.2 .7 .34 .68 .45 .64C.46 .3 .03 .32 .03 .7C.03 1.06 .36 1.06 .46 .88",
    "r": "M.06 .4L.07 1M.07 .68C.1 .46 .2 .34 .36 .42",
    "n": "M.06 .4L.07 1M.07 .66C.12 .34 .42 .3 .42 .6C.42 .8 .4 .94 .5 1",
}
"""Our own lettering, drawn with a round pen: one unit high, from the upper left."""
ADVANCE = {"H": 0.74, "a": 0.64, "m": 0.84, "s": 0.56, "t": 0.46, "e": 0.6, "r": 0.44, "n": 0.6}
FIGURE = 0.7
"""The advance width of a figure."""


def lettered(word: str, height: float, stroke: str = INK, width: float = BOLD) -> Iterator[Path]:
    """A word or number centred on the origin."""
    x = -sum(ADVANCE.get(letter, FIGURE) for letter in word) / 2 + 0.05
    for letter in word:
        yield placed(path(LETTERS[letter], stroke=stroke, width=width), (x * height, -height / 2), height)
        x += ADVANCE.get(letter, FIGURE)


def nut() -> Iterator[Path]:
    yield path("M0 -.26C0 -.36 .04 -.42 .1 -.46", stroke=INK, width=PLAIN)
    yield path("M-.27 -.1C-.31 .22 -.1 .4 0 .48C.1 .4 .31 .22 .27 -.1Z", PAPER, INK, PLAIN, "nut")
    yield path("M.15 0C.17 .12 .1 .24 .06 .28", stroke=FAINT, width=PLAIN)
    yield path("M-.36 -.06C-.42 -.36 .42 -.36 .36 -.06C.2 .04 -.2 .04 -.36 -.06Z", FAINT, INK, PLAIN)
    for x in (-0.18, 0, 0.18):
        yield line((x, -0.22), (x * 1.1, -0.08), stroke=SOFT, width=FINE)


def mushroom() -> Iterator[Path]:
    yield path(
        "M-.11 0C-.1 .2 -.14 .32 -.19 .42C-.1 .5 .1 .5 .19 .42C.14 .32 .1 .2 .11 0Z", PAPER, INK, PLAIN, "mushroom"
    )
    yield path("M-.43 .05C-.46 -.56 .46 -.56 .43 .05C.2 .14 -.2 .14 -.43 .05Z", DUSK, INK, PLAIN)
    for x, y, radius in ((-0.19, -0.12, 0.08), (0.05, -0.25, 0.07), (0.22, -0.07, 0.06)):
        yield circle((x, y), radius, PAPER)


PIPS = {1: [(0, 0)], 4: [(-1, -1), (1, -1), (-1, 1), (1, 1)]}


def die(pips: int) -> Iterator[Path]:
    yield box((-0.5, -0.5), (1, 1), 0.22, PAPER, INK, BOLD, "die")
    for x, y in PIPS[pips]:
        yield circle((x * 0.22, y * 0.22), 0.11 if pips > 1 else 0.15, INK)


def hourglass() -> Iterator[Path]:
    glass = (
        "M-.27 -.44C-.27 -.1 -.05 -.1 -.05 0C-.05 .1 -.27 .1 -.27 .44"
        "L.27 .44C.27 .1 .05 .1 .05 0C.05 -.1 .27 -.1 .27 -.44Z"
    )
    yield path(glass, PAPER, INK, PLAIN, "hourglass")
    yield path("M-.17 -.2C-.1 -.08 -.03 -.06 0 0C.03 -.06 .1 -.08 .17 -.2Z", SOFT)
    yield path("M-.23 .42C-.18 .24 -.05 .2 0 .18C.05 .2 .18 .24 .23 .42Z", SOFT)
    yield line((-0.36, -0.47), (0.36, -0.47), stroke=INK, width=BOLD)
    yield line((-0.36, 0.47), (0.36, 0.47), stroke=INK, width=BOLD)


def hamster() -> Iterator[Path]:
    """Looks out of its hole; the ground hides what lies below .34."""
    for side in (-1, 1):
        yield circle((side * 0.33, -0.36), 0.14, PAPER, INK, PLAIN)
        yield circle((side * 0.33, -0.35), 0.07, DUSK)
    head = "M-.44 -.08C-.42 -.52 .42 -.52 .44 -.08C.66 .16 .54 .5 .2 .5L-.2 .5C-.54 .5 -.66 .16 -.44 -.08Z"
    yield path(head, PAPER, INK, PLAIN, "hamster")
    yield path("M-.1 -.4C-.06 -.3 -.06 -.2 -.03 -.08L.03 -.08C.06 -.2 .06 -.3 .1 -.4Z", DUSK)
    for side in (-1, 1):
        yield circle((side * 0.21, -0.1), 0.065, INK)
        yield circle((side * 0.21 - 0.02, -0.125), 0.022, PAPER)
        yield path(f"M0 .11C{side * 0.02} .2 {side * 0.13} .2 {side * 0.15} .15", stroke=INK, width=FINE)
        for y in (0.08, 0.16):
            yield line((side * 0.34, y + 0.02), (side * 0.66, y * 2 - 0.12), stroke=SOFT, width=FINE)
    yield path("M-.06 .03C-.03 0 .03 0 .06 .03C.04 .09 .01 .11 0 .11C-.01 .11 -.04 .09 -.06 .03Z", INK)


def tuft() -> Iterator[Path]:
    """Grass that grows up from the origin."""
    for lean, height in ((-0.5, 0.7), (-0.2, 1), (0.1, 0.85), (0.5, 0.6)):
        yield path(f"M{lean / 4} 0Q{lean / 3} {-height * 0.6} {lean} {-height}", stroke=SOFT, width=PLAIN)


def cross(rng: Random) -> Iterator[Shape]:
    """Two strokes, as drawn by hand."""
    for ends in (((-0.36, -0.34), (0.36, 0.36)), ((0.35, -0.36), (-0.36, 0.34))):
        yield replace(_stroke(rng, *ends), kind="cross") if ends[0][0] < 0 else _stroke(rng, *ends)


def strike(rng: Random) -> Iterator[Shape]:
    """One stroke through something."""
    yield replace(_stroke(rng, (-0.46, 0.42), (0.46, -0.42)), kind="strike")


def ring(rng: Random) -> Iterator[Shape]:
    """A ring around something, not quite closed."""
    up, left, down, right = (rng.uniform(0.66, 0.76) for _ in range(4))
    yield path(
        f"M{up * 0.3} {-up}C{-left} {-up * 1.05} {-left * 1.1} {down} 0 {down}"
        f"C{right * 1.2} {down} {right * 1.1} {-up * 0.9} {-up * 0.1} {-up * 1.08}",
        stroke=PENCIL,
        width=BOLD,
        kind="ring",
    )


def _stroke(rng: Random, begin: Point, end: Point) -> Path:
    def near(x: float, y: float) -> str:
        return f"{x + rng.uniform(-0.05, 0.05):.3f} {y + rng.uniform(-0.05, 0.05):.3f}"

    handles = [near(begin[0] * share, begin[1] * share) for share in (0.4, -0.4)]
    return path(f"M{near(*begin)}C{handles[0]} {handles[1]} {near(*end)}", stroke=PENCIL, width=0.55)
