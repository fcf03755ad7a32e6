"""Names that say nothing are not used for files; a game is found in each of its places."""

import re
import tomllib
from pathlib import Path

import pytest
from tests.architecture.tree import ROOT, game_folders, own_files

EMPTY = frozenset({"utils", "util", "helpers", "helper", "manager", "managers", "misc", "common"})


def empty_names(path: Path) -> list[str]:
    return [word for part in path.parts for word in re.split(r"[._-]", part.lower()) if word in EMPTY]


def test_no_file_has_a_name_that_says_nothing() -> None:
    code = [path.relative_to(ROOT) for path in own_files() if path.suffix in {".py", ".ts", ".svelte", ".css"}]
    assert [str(path) for path in code if empty_names(path)] == []


@pytest.mark.parametrize("name", ["src/utils.py", "web/src/lib/date-helpers.ts", "src/table_manager.py", "utils/a.py"])
def test_an_empty_name_is_seen(name: str) -> None:
    assert empty_names(Path(name))


def test_a_name_that_says_something_is_let_through() -> None:
    assert empty_names(Path("src/burrow/engine/log.py")) == []


def test_every_game_has_its_folder_its_page_and_its_entry_point() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    points = project["entry-points"]["burrow.games"]
    names = {folder.name for folder in game_folders()}
    pages = {path.parent.name for path in (ROOT / "web" / "src" / "games").glob("*/index.ts")}
    assert points == {name: f"burrow.games.{name}:GAME" for name in names}
    assert pages == names
