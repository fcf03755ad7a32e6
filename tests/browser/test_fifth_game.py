"""`docs/adding-a-game.md` ends with a board at home: in a copy of this project its page passes the type checker, is
built, and its browser test passes. The front page has room for its card."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests.architecture.tree import ROOT
from tests.conformance.test_plugin import blocks

BUILT = ("node_modules", ".svelte-kit", ".vite", "static", "__pycache__", "golden", "pictures")
OWN_CONFIG = {
    "extends": "./tsconfig.json",
    "include": ["src/games/acorns/**/*.ts", "src/games/acorns/**/*.svelte", "src/vite-env.d.ts"],
}


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project with the fifth game in it, registered as the page says."""
    tree = tmp_path_factory.mktemp("tree")
    for folder in ("src", "web", "tests"):
        shutil.copytree(ROOT / folder, tree / folder, ignore=shutil.ignore_patterns(*BUILT))
    shutil.copy(ROOT / "conftest.py", tree)
    (tree / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    for name, text in blocks().items():
        if name.startswith(("src/", "web/", "tests/")):
            file = tree / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
    info = tree / "src" / "acorns-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: acorns\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[burrow.games]\nacorns = burrow.games.acorns:GAME\n")
    (tree / "pyproject.toml").write_text('[tool.pytest.ini_options]\naddopts = "-p no:cacheprovider"\n')
    return tree


def run(tree: Path, folder: Path, *command: str) -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(tree / "src"), str(tree)])}
    environment.pop("PYTEST_XDIST_WORKER", None)
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_its_page_is_checked_built_and_played(tree: Path) -> None:
    web = tree / "web"
    run(tree, tree, sys.executable, "-m", "burrow", "types")
    (web / "tsconfig.acorns.json").write_text(json.dumps(OWN_CONFIG))
    checker = ("node", "node_modules/svelte-check/bin/svelte-check")
    run(tree, web, *checker, "--fail-on-warnings", "--tsconfig", "./tsconfig.acorns.json")
    run(tree, web, "node", "node_modules/vite/bin/vite.js", "build")
    fifth = "tests/browser/test_front.py::test_every_game_is_in_sight_in_a_card_like_the_others"
    run(tree, tree, sys.executable, "-m", "pytest", "-q", "tests/browser/test_acorns.py", fifth)
