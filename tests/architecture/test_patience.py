"""No test fails because a machine is slow: no wait is shorter than `tests.patience` says."""

import ast
import re
from pathlib import Path

import pytest
from hypothesis import settings
from tests.patience import PATIENCE, PATIENCE_MS

ROOT = Path(__file__).parents[2]
KEYWORDS = {"timeout", "open_timeout", "close_timeout", "patience", "bot_patience", "share_patience", "stop_patience"}
"""Arguments that say how long to wait. Tests with their own clock use other names for its time."""
WAITS = {"settimeout", "wait", "result", "join", "set_default_timeout"}
"""Methods whose first argument says how long to wait."""
COUNTED = {"live", "watched", "self"}
"""Turns of Hamsterrolle in the hands of a test: `wait` counts their frames, not time."""
SHORT = PATIENCE
"""Seconds, or thousands of milliseconds: a literal number below this is impatient, unless it is so small that the
wait is meant to run out."""


def impatient(tree: ast.AST) -> list[int]:
    """Lines that wait a few literal seconds. Waits for something that never comes use the name `BRIEF`."""
    awaited = {node.value for node in ast.walk(tree) if isinstance(node, ast.Await)}
    return [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.stmt | ast.expr) and (_is_impatient(node) or (_waits(node) and node not in awaited))
    ]


def _waits(node: ast.stmt | ast.expr) -> bool:
    """A method that is awaited takes no time to wait: `server.wait` moves the server's own clock."""
    match node:
        case ast.Call(ast.Attribute(receiver, method), [first, *_]) if method in WAITS:
            return _name(receiver) not in COUNTED and _is_short(first)
        case _:
            return False


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
        "line.settimeout(2)",
        "event.wait(5)",
        "future.result(0.5)",
        "process.wait(timeout=30)",
        "thread.join(10.0)",
        "Settings(share_patience=3000)",
    ],
)
def test_an_impatient_line_is_seen(line: str) -> None:
    assert impatient(ast.parse(line)) == [1]


@pytest.mark.parametrize(
    "line", ["event.wait(PATIENCE)", "await server.wait(100)", "live.wait(30)", "line.settimeout(0.01)"]
)
def test_a_patient_line_is_not(line: str) -> None:
    assert impatient(ast.parse(line)) == []


@pytest.mark.parametrize("name", ["testTimeout", "hookTimeout"])
def test_the_tests_of_the_page_are_as_patient(name: str) -> None:
    found = re.findall(rf"\b{name}: ([\d_]+)", (ROOT / "web/vite.config.ts").read_text())
    assert [int(number) for number in found] == [PATIENCE_MS]


TIMEOUT = re.compile(r"^\}, (\d[\d_]*)\);|\btimeout: (\d[\d_]*)|setConfig\(", re.MULTILINE)
"""A time limit of one test's own: the last argument of `test`, of `vi.waitFor`, or a change of the settings."""


def test_no_test_of_the_page_has_a_limit_of_its_own() -> None:
    files = list((ROOT / "web/src").glob("**/*.test.ts"))
    assert len(files) > 10
    assert {path.name: found for path in files if (found := TIMEOUT.findall(path.read_text()))} == {}


def test_examples_have_no_deadline() -> None:
    assert settings().deadline is None
