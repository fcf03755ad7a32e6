"""No test fails because a machine is slow: no wait is shorter than `tests.patience` says."""

import ast
from pathlib import Path

import pytest
from hypothesis import settings
from tests.patience import PATIENCE

ROOT = Path(__file__).parents[2]
KEYWORDS = {"timeout", "open_timeout", "close_timeout", "patience"}
"""Arguments that say how long to wait. Tests with their own clock use other names for its time."""
SHORT = PATIENCE
"""Seconds, or thousands of milliseconds: a literal number below this is impatient, unless it is so small that the
wait is meant to run out."""


def impatient(tree: ast.AST) -> list[int]:
    """Lines that wait a few literal seconds. Waits for something that never comes use the name `BRIEF`."""
    return [node.lineno for node in ast.walk(tree) if isinstance(node, ast.stmt | ast.expr) and _is_impatient(node)]


def _is_impatient(node: ast.stmt | ast.expr) -> bool:
    match node:
        case ast.Call(func, args, keywords):
            if any(word.arg in KEYWORDS and _is_short(word.value) for word in keywords):
                return True
            if any(word.arg == "deadline" and _is_number(word.value) for word in keywords):
                return _name(func) == "settings"
            return _name(func) == "wait_for" and len(args) == 2 and _is_short(args[1])
        case ast.Assign([ast.Name(name)], value):
            return "PATIENCE" in name and _is_short(value)
        case _:
            return False


def _is_number(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, int | float) and not isinstance(node.value, bool)


def _is_short(node: ast.AST) -> bool:
    if not isinstance(node, ast.Constant) or not _is_number(node):
        return False
    value = float(str(node.value))
    return 0.1 < value < SHORT or 1000 <= value < SHORT * 1000


def _name(function: ast.AST) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def test_nobody_is_impatient() -> None:
    files = [*ROOT.glob("tests/**/*.py"), *ROOT.glob("src/burrow/games/*/tests/*.py")]
    assert len(files) > 200
    found = {
        path.relative_to(ROOT).as_posix(): lines for path in files if (lines := impatient(ast.parse(path.read_text())))
    }
    assert not found


@pytest.mark.parametrize(
    "line",
    [
        "line.recv(timeout=3)",
        "wait_for(done, 5.0)",
        "x.wait_for(timeout=5_000)",
        "settings(deadline=9)",
        "PATIENCE = 9",
    ],
)
def test_an_impatient_line_is_seen(line: str) -> None:
    assert impatient(ast.parse(line)) == [1]


def test_examples_have_no_deadline() -> None:
    assert settings().deadline is None
