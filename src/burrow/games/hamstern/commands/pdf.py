"""Pages as PDF, by pydyf, with the fonts that every PDF reader has."""

from io import BytesIO
from typing import Any
from unicodedata import combining, normalize

from burrow.games.hamstern.commands.paper import Page
from burrow.games.hamstern.commands.shapes import Path, Text

POINT = 72 / 25.4
"""Points per millimetre."""
FONTS = {False: "Helvetica", True: "Helvetica-Oblique"}
ROUND, FLAT = 1, 0


def to_pdf(pages: list[Page], title: str) -> bytes:
    """Raises `ImportError` if pydyf is not installed."""
    import pydyf

    document = pydyf.PDF()
    document.info["Title"] = pydyf.String(title)
    fonts = pydyf.Dictionary({name.replace("-", ""): _font(pydyf, document, name) for name in FONTS.values()})
    for page in pages:
        width, height = page.size[0] * POINT, page.size[1] * POINT
        drawn = pydyf.Stream(compress=True)
        drawn.set_matrix(POINT, 0, 0, -POINT, 0, height)
        for shape in page.shapes:
            _path(drawn, shape) if isinstance(shape, Path) else _text(drawn, shape)
        document.add_object(drawn)
        document.add_page(
            pydyf.Dictionary(
                {
                    "Type": "/Page",
                    "Parent": document.pages.reference,
                    "MediaBox": pydyf.Array([0, 0, width, height]),
                    "Resources": pydyf.Dictionary({"Font": fonts}),
                    "Contents": drawn.reference,
                }
            )
        )
    out = BytesIO()
    document.write(out)
    return out.getvalue()


def _font(pydyf: Any, document: Any, name: str) -> Any:
    font = pydyf.Dictionary(
        {"Type": "/Font", "Subtype": "/Type1", "BaseFont": f"/{name}", "Encoding": "/WinAnsiEncoding"}
    )
    document.add_object(font)
    return font.reference


def _path(drawn: Any, shape: Path) -> None:
    drawn.push_state()
    if shape.fill:
        drawn.set_color_rgb(*_parts(shape.fill))
    if shape.stroke:
        drawn.set_color_rgb(*_parts(shape.stroke), stroke=True)
        drawn.set_line_width(shape.width)
        drawn.set_line_cap(FLAT if shape.is_flat else ROUND)
        drawn.set_line_join(ROUND)
        drawn.set_dash(list(shape.dash), 0)
    for letter, points in shape.steps:
        numbers = [number for point in points for number in point]
        {"M": drawn.move_to, "L": drawn.line_to, "C": drawn.curve_to, "Z": drawn.close}[letter](*numbers)
    if shape.fill and shape.stroke:
        drawn.fill_and_stroke(even_odd=True)
    elif shape.fill:
        drawn.fill(even_odd=True)
    else:
        drawn.stroke()
    drawn.pop_state()


def _text(drawn: Any, shape: Text) -> None:
    shift = {"start": 0.0, "middle": 0.5, "end": 1.0}[shape.anchor] * width_of(shape.words) * shape.size
    drawn.begin_text()
    drawn.set_color_rgb(*_parts(shape.colour))
    drawn.set_font_size(FONTS[shape.is_slanted].replace("-", ""), shape.size)
    drawn.set_text_matrix(1, 0, 0, -1, shape.at[0] - shift, shape.at[1])
    drawn.show_text_string(shape.words.encode("cp1252", "replace"))
    drawn.end_text()


def _parts(colour: str) -> tuple[float, float, float]:
    red, green, blue = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return red, green, blue


WIDTHS = {
    222: "ijl",
    278: " .,:;!/ftI",
    333: "r-()",
    500: "cksvxyzJ",
    611: "FTZ",
    667: "ABEKPSVXY",
    722: "CDHNRUw",
    778: "GOQ",
    833: "mM",
    944: "W",
}
"""Helvetica letters by their width in thousandths of the font size; all others are about as wide as a digit."""
FIGURE = 556


def width_of(words: str) -> float:
    """The width of words at font size 1."""
    known = {letter: width for width, letters in WIDTHS.items() for letter in letters}
    bare = [letter for letter in normalize("NFD", words) if not combining(letter)]
    return sum(known.get(letter, FIGURE) for letter in bare) / 1000
