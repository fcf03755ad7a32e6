"""Writes SVG: elements, text, and the colours of the page. Drawings have a light background, so they also work on a
dark page."""

from collections.abc import Iterable
from html import escape

CARD, LINE = "#fffaf0", "#e4d5bb"
PAPER = "#f6eedf"
INK, SOFT = "#2b2118", "#6b5644"
NUT, MOSS, BERRY, FROST, HONEY = "#9a4f1b", "#3f6b3a", "#a6263d", "#2f6480", "#c98a12"

LETTERS = "'Atkinson Hyperlegible Next', 'Segoe UI', system-ui, -apple-system, 'Helvetica Neue', Arial, sans-serif"

Spot = tuple[float, float]


def tag(name: str, *inside: str, **marks: object) -> str:
    """An element. Underscores in the names of attributes become hyphens."""
    told = "".join(f' {key.strip("_").replace("_", "-")}="{written(value)}"' for key, value in marks.items())
    return f"<{name}{told}>{''.join(inside)}</{name}>" if inside else f"<{name}{told}/>"


def written(value: object) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else escape(str(value))


def drawing(width: int, height: int, title: str, described: str, *inside: str) -> str:
    ground = tag("rect", x=0.5, y=0.5, width=width - 1, height=height - 1, rx=14, fill=CARD, stroke=LINE)
    head = tag("title", escape(title)), tag("desc", escape(described))
    return tag(
        "svg",
        "\n".join(["", *head, ground, *inside, ""]),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width} {height}",
        width=width,
        height=height,
        role="img",
        font_family=LETTERS,
        font_size=14,
        fill=INK,
    )


def text(x: float, y: float, words: str, **marks: object) -> str:
    return tag("text", escape(words, quote=False), x=x, y=y, **marks)


def line(x: float, y: float, to_x: float, to_y: float, **marks: object) -> str:
    return tag("line", x1=x, y1=y, x2=to_x, y2=to_y, **marks)


def rect(x: float, y: float, width: float, height: float, **marks: object) -> str:
    return tag("rect", x=x, y=y, width=width, height=height, **marks)


def path_data(spots: Iterable[Spot], *, closed: bool = False) -> str:
    """The path data that connects these points."""
    steps = " ".join(f"{written(float(x))} {written(float(y))}" for x, y in spots)
    return f"M{steps}{'Z' if closed else ''}"
