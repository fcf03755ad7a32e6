from pathlib import Path

import pytest
from tests.architecture.purity import impurities
from tests.architecture.tree import game_folders, python_files

FREE = frozenset({"bots", "commands", "tests", "physics"})
"""Rooms that are not rules."""


@pytest.mark.parametrize("folder", game_folders(), ids=lambda folder: folder.name)
def test_rules_are_pure(folder: Path) -> None:
    found = []
    for path in python_files(folder):
        room = path.relative_to(folder).parts[0]
        if room not in FREE:
            found += [f"{path.name}, {fault}" for fault in impurities(path.read_text(encoding="utf-8"))]
    assert found == []


@pytest.mark.parametrize(
    ("source", "what"),
    [
        ("import random", "imports random"),
        ("from time import monotonic", "imports time"),
        ("import datetime as dt", "imports datetime"),
        ("def f():\n    import os.path", "imports os.path"),
        ("from numpy import array", "imports numpy"),
        ("import math", "imports math"),
        ("from math import sqrt", "imports math.sqrt"),
        ("HALF = 0.5", "the float 0.5"),
        ("def f(x: float) -> int: ...", "the type float"),
        ("def f(a, b):\n    return a / b", "true division"),
        ("def f(a):\n    a /= 2", "true division"),
        ("def f(x):\n    return hash(x)", "hash() as a value"),
        ("def f(x):\n    return id(x)", "id() as a value"),
        ("def f():\n    for x in {1, 2}: print(x)", "the order of a set"),
        ("def f(xs):\n    return [x for x in set(xs)]", "the order of a set"),
        ("def f(xs):\n    return tuple({x for x in xs})", "the order of a set"),
        ("def f(xs):\n    return (*frozenset(xs),)", "the order of a set"),
        ("def f(xs, ys):\n    for x in set(xs) - ys: print(x)", "the order of a set"),
        ("def f(xs):\n    left = set(xs)\n    for x in left: print(x)", "the order of a set"),
        ("def f(xs: frozenset[int]):\n    for x in xs: print(x)", "the order of a set"),
        ("def f(xs):\n    left = set(xs)\n    return left.pop()", "the order of a set"),
        ("CACHE = {}", "a mutable object of the module"),
        ("CACHE: dict[int, int] = {}", "a mutable object of the module"),
        ("SEEN = set()", "a mutable object of the module"),
        ("ROWS = [i for i in range(3)]", "a mutable object of the module"),
        ("N = 0\ndef f():\n    global N\n    N += 1", "a name that outlives the call"),
    ],
)
def test_an_impurity_is_seen(source: str, what: str) -> None:
    assert [fault.split(": ", 1)[1] for fault in impurities(source)] == [what]


@pytest.mark.parametrize(
    "source",
    [
        "def f(xs):\n    return sorted(set(xs))",
        "def f(xs):\n    return len({x for x in xs}) > 1 and 3 in set(xs)",
        "FACES = frozenset({1, 2})",
        "TABLE = ((1, 2), (3, 4))",
        "from math import comb, prod",
        "def f(a, b):\n    return a // b",
        "def f(xs):\n    ys = list(xs)\n    ys.pop()\n    return ys",
        "__all__ = ['GAME']",
        "def f(xs: frozenset[int], y: int) -> bool:\n    return y in xs",
    ],
)
def test_what_is_pure_is_let_through(source: str) -> None:
    assert impurities(source) == []
