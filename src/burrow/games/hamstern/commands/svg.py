"""A page as SVG, in millimetres."""

from collections.abc import Iterator
from xml.sax.saxutils import escape, quoteattr

from burrow.games.hamstern.commands.paper import Page
from burrow.games.hamstern.commands.shapes import Path, Shape, Text

FONTS = "Helvetica, Arial, 'Liberation Sans', sans-serif"


def to_svg(page: Page, title: str) -> str:
    width, height = (_number(length) for length in page.size)
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}mm" height="{height}mm" '
        f'viewBox="0 0 {width} {height}" font-family={quoteattr(FONTS)}>'
    )
    ground = f'<rect width="{width}" height="{height}" fill="#fff"/>'
    return "\n".join([head, f"<title>{escape(title)}</title>", ground, *_drawn(page.shapes), "</svg>", ""])


def _drawn(shapes: tuple[Shape, ...]) -> Iterator[str]:
    for shape in shapes:
        yield _path(shape) if isinstance(shape, Path) else _text(shape)


def _path(shape: Path) -> str:
    points = "".join(
        letter + " ".join(f"{_number(x)} {_number(y)}" for x, y in points) for letter, points in shape.steps
    )
    looks = {"class": shape.kind, "d": points, "fill": shape.fill or "none"}
    if shape.fill and len([letter for letter, _ in shape.steps if letter == "M"]) > 1:
        looks["fill-rule"] = "evenodd"
    if shape.stroke:
        looks |= {"stroke": shape.stroke, "stroke-width": _number(shape.width), "stroke-linejoin": "round"}
        looks["stroke-linecap"] = "butt" if shape.is_flat else "round"
    if shape.dash:
        looks["stroke-dasharray"] = " ".join(map(_number, shape.dash))
    return f"<path{_attributes(looks)}/>"


def _text(shape: Text) -> str:
    looks = {"class": shape.kind, "x": _number(shape.at[0]), "y": _number(shape.at[1]), "fill": shape.colour}
    looks |= {"font-size": _number(shape.size), "text-anchor": shape.anchor}
    if shape.is_slanted:
        looks["font-style"] = "italic"
    return f"<text{_attributes(looks)}>{escape(shape.words)}</text>"


def _attributes(looks: dict[str, str]) -> str:
    return "".join(f" {name}={quoteattr(value)}" for name, value in looks.items() if value)


def _number(value: float) -> str:
    """Rounded to hundredths of a millimetre."""
    return f"{round(value, 2) + 0:g}"
