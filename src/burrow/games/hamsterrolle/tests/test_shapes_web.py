"""The browser draws the wheel and the pieces from numbers of its own: they are those of `data`."""

import re
from fractions import Fraction
from pathlib import Path

from burrow.games.hamsterrolle import data

ROOT = Path(__file__).parents[5]
SOURCE = (ROOT / "web/src/games/hamsterrolle/read/shape.ts").read_text("utf-8")
LENGTH = 10_000
"""Tenths of a millimetre in a metre."""
ROW = re.compile(
    r"name: '(\w+)',\s*form: '(\w+)',\s*size: \[([^]]+)\],\s*weight: ([\d.]+),\s*colour: '(\w+)',\s*pattern: '(\w+)'"
)


def test_wheel_has_the_same_measures() -> None:
    lengths = {name: getattr(data, name) for name in ("OUTER_RADIUS", "INNER_RADIUS", "WIDTH", "DIVIDER_THICKNESS")}
    assert {name: length(constant(name)) for name in lengths} == lengths
    assert int(constant("COMPARTMENTS")) == data.COMPARTMENTS


def test_dividers_have_the_same_heights() -> None:
    assert tuple(length(number) for number in row(constant("DIVIDERS"))) == data.DIVIDERS


def test_pieces_have_the_same_shapes() -> None:
    shapes = tuple(
        data.Shape(name, form, tuple(length(edge) for edge in row(size)), int(Fraction(weight) * 10), colour, pattern)
        for name, form, size, weight, colour, pattern in ROW.findall(SOURCE)
    )
    assert shapes == data.SHAPES


def test_there_are_as_many_pieces() -> None:
    assert (int(constant("SETS")), int(constant("KINDS"))) == (data.SETS, len(data.KINDS))
    assert int(constant("PYRAMID")) == data.PYRAMID


def constant(name: str) -> str:
    (value,) = re.findall(rf"^export const {name}\b[^=]*= ([^;]+);", SOURCE, flags=re.MULTILINE)
    return str(value)


def row(text: str) -> list[str]:
    return re.findall(r"[\d.]+", text)


def length(metres: str) -> int:
    tenths = Fraction(metres) * LENGTH
    assert tenths.denominator == 1, metres
    return int(tenths)
