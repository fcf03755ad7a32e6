"""`docs/adding-a-game.md` is accurate: its code blocks, installed as a plug-in from an empty folder, pass every law."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from tests.architecture.numbers import numbers_in, numbers_of_tests
from tests.architecture.purity import impurities
from tests.architecture.tree import ROOT

PAGE = ROOT / "docs" / "adding-a-game.md"
RULES = "src/burrow/games/acorns/"
NUMBERS = {"A-01", "A-02", "A-03", "AA-01"}
BLOCK = re.compile(r"^\*\*`(?P<name>[^`]+)`\*\*\n\n```\w+\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks() -> dict[str, str]:
    """The files of the page, by name."""
    return {match["name"]: match["text"] for match in BLOCK.finditer(PAGE.read_text(encoding="utf-8"))}


@pytest.fixture(scope="module")
def plugin(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the game installed, with the entry point that the page gives it."""
    folder = tmp_path_factory.mktemp("plugin")
    for name, text in blocks().items():
        file = folder / name.replace(RULES, "acorns/")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    install(folder)
    return folder


def install(folder: Path) -> None:
    """Write what an installer would: the metadata of the project, from its `pyproject.toml`."""
    project = tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    info = folder / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n")
    points = "".join(f"{name} = {value}\n" for name, value in project["entry-points"]["burrow.games"].items())
    (info / "entry_points.txt").write_text(f"[burrow.games]\n{points}")


def run(folder: Path, *command: str) -> str:
    paths = os.pathsep.join([str(folder), str(ROOT / "src")])
    environment = {**os.environ, "PYTHONPATH": paths, "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        [sys.executable, *command], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_plugin_is_registered(plugin: Path) -> None:
    found = run(plugin, "-c", "import burrow; print(list(burrow.registered()))")
    assert "'acorns'" in found


def test_the_plugin_keeps_every_law(plugin: Path) -> None:
    run(plugin, "check.py")


def test_a_game_can_be_played_from_python(plugin: Path) -> None:
    assert run(plugin, "play.py") in ("[1, 0]\n", "[0, 1]\n")


def test_its_rule_tests_pass(plugin: Path) -> None:
    said = run(plugin, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--import-mode=importlib", "acorns/tests")
    assert "9 passed" in said


def test_its_expert_beats_chance(plugin: Path) -> None:
    """Counting wins from every heap except a multiple of four, and random play leaves such a heap sooner or later."""
    wins = run(
        plugin,
        "-c",
        "import burrow\n"
        "game, wins = burrow.game('acorns'), 0\n"
        "for seed in range(60):\n"
        "    match = burrow.new('acorns', seats=2, seed=seed)\n"
        "    burrow.play_out(match, {0: game.bot('expert'), 1: game.bot('casual')}, burrow.fast_rng(seed))\n"
        "    wins += match.score()[0].rank == 1\n"
        "print(wins)\n",
    )
    assert int(wins) > 50


def test_the_types_are_complete(plugin: Path) -> None:
    run(plugin, "-m", "mypy", "--strict", "--no-incremental", "-p", "acorns", "--cache-dir", os.devnull)


def test_its_rules_are_pure_and_its_numbers_exist() -> None:
    tested: set[str] = set()
    for name, text in blocks().items():
        if name.startswith(RULES) and name.endswith(".py"):
            assert numbers_in(text, NUMBERS) <= NUMBERS
            if "/tests/" in name:
                tested |= numbers_of_tests(text, NUMBERS)
            elif "/bots/" not in name:
                assert impurities(text) == [], name
    assert tested == NUMBERS


def test_a_law_that_is_broken_is_said(plugin: Path, tmp_path: Path) -> None:
    """The check can fail: it does if a rule is missing from the rulebook."""
    folder = tmp_path / "spoiled"
    shutil.copytree(plugin, folder)
    rulebook = folder / "acorns" / "rulebook.py"
    rulebook.write_text(rulebook.read_text(encoding="utf-8").replace('    Rule("A-02", "play", page=1),\n', ""))
    with pytest.raises(AssertionError, match=r"LawBroken: reject: .*A-02"):
        run(folder, "check.py")
