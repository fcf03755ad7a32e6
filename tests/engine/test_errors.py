"""The error classes match the tree drawn at the top of the module."""

import inspect

from burrow.engine import errors
from burrow.engine.errors import BurrowError


def depth_of(line: str) -> int:
    return max(line.find("├"), line.find("└")) // 4 + 1


def test_the_drawing_is_true() -> None:
    drawing = [line for line in (errors.__doc__ or "").splitlines() if "──" in line or line == "BurrowError"]
    drawn: dict[str, str] = {}
    path: list[str] = []
    for line in drawing:
        name = line.lstrip("│├└─ ").split()[0]
        depth = 0 if line == "BurrowError" else depth_of(line)
        path[depth:] = [name]
        drawn[name] = path[depth - 1] if depth else "Exception"
    true = {
        name: kind.__bases__[0].__name__
        for name, kind in vars(errors).items()
        if inspect.isclass(kind) and issubclass(kind, BurrowError)
    }
    assert drawn == true
