"""Rule numbers: those in code and tests are in the rulebook, and each in the rulebook has a test."""

import ast
import re
from collections.abc import Iterable


def numbers_in(text: str, known: Iterable[str]) -> set[str]:
    """Numbers of a rulebook's own series that a text names, as in `N-05`, also inside a longer word."""
    series = sorted({number.split("-")[0] for number in known}, key=len, reverse=True)
    return set(re.findall(rf"(?<![A-Za-z0-9])(?:{'|'.join(series)})-\d\d(?!\d)", text))


def numbers_of_tests(source: str, known: Iterable[str]) -> set[str]:
    """Rule numbers in the names of test functions: `test_n_05_…` is N-05."""
    series = sorted({number.split("-")[0].lower() for number in known}, key=len, reverse=True)
    names = [node.name for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef)]
    found = [re.match(rf"test_({'|'.join(series)})_(\d\d)_", name) for name in names]
    return {f"{match[1].upper()}-{match[2]}" for match in found if match}
