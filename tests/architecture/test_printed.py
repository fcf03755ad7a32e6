"""Numbers that a game's page shares with its rules are in `printed.ts` and in `data`, and both agree."""

import json
import re
from importlib import import_module
from pathlib import Path

import pytest
from tests.architecture.tree import ROOT

PAGES = sorted((ROOT / "web" / "src" / "games").glob("*/read/printed.ts"))


def constants(source: str) -> dict[str, object]:
    """The exports of a TypeScript file that holds only constants."""
    code = re.sub(r"/\*.*?\*/|//[^\n]*", "", source, flags=re.DOTALL)
    found = re.findall(r"export const (\w+) = ([^;]+?)(?: as const)?;", code)
    rest = re.sub(r"export const \w+ = [^;]+;", "", code).strip()
    assert not rest, f"more than constants: {rest}"
    return {name: json.loads(value) for name, value in found}


def differences(page: dict[str, object], data: dict[str, object]) -> list[str]:
    kept = {name: list(value) if isinstance(value, tuple) else value for name, value in data.items()}
    return [
        f"{name}: {value} on the page, {kept.get(name)} in the rules"
        for name, value in page.items()
        if name not in kept or kept[name] != value
    ]


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.parents[1].name)
def test_a_page_prints_the_numbers_of_the_rules(path: Path) -> None:
    page = constants(path.read_text("utf-8"))
    assert page
    assert differences(page, vars(import_module(f"burrow.games.{path.parents[1].name}.data"))) == []


def test_there_are_such_pages() -> None:
    assert PAGES


def test_constants_are_read_and_anything_else_is_seen() -> None:
    source = "/** A count. */\nexport const A = 7; // seven\nexport const B = [0, 2] as const;\n"
    assert constants(source) == {"A": 7, "B": [0, 2]}
    with pytest.raises(AssertionError, match="more than constants"):
        constants("export const A = 7;\nexport function b() {}\n")


@pytest.mark.parametrize("data", [{"A": 8, "B": (0, 2)}, {"A": 7, "B": (0, 2, 4)}, {"A": 7}])
def test_a_difference_is_seen(data: dict[str, object]) -> None:
    assert differences({"A": 7, "B": [0, 2]}, data)
    assert differences({"A": 7, "B": [0, 2]}, {"A": 7, "B": (0, 2), "C": 1}) == []
