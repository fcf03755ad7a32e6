"""The wheel: it holds the page and the words but no tests, and plays without Node."""

import json
import os
import subprocess
import sys
import sysconfig
import urllib.request
import zipfile
from pathlib import Path

import pytest
from tests.cli.terminal import ROOT, Play
from tests.patience import PATIENCE

from burrow.engine.languages import LANGUAGES

pytestmark = pytest.mark.xdist_group("wheel")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built from this tree, whose page is already built."""
    assert (ROOT / "src/burrow/static/index.html").is_file(), "the page is not built; run ./burrow test"
    folder = tmp_path_factory.mktemp("wheel")
    subprocess.run(
        [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder), str(ROOT)],
        check=True,
        capture_output=True,
    )
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the wheel and the packages it needs from this one, but without this tree."""
    folder = tmp_path_factory.mktemp("environment")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
    scripts = folder / ("Scripts" if os.name == "nt" else "bin")
    pip = [sys.executable, "-m", "pip", "--python", str(scripts / "python"), "install", "--no-index", "--no-deps", "-q"]
    subprocess.run([*pip, str(wheel)], check=True, capture_output=True)
    borrow_packages(folder)
    return scripts


def borrow_packages(environment: Path) -> None:
    """Link the packages of this environment into that one, except Burrow itself, which is installed there."""
    (target,) = environment.glob("lib/python*/site-packages")
    for source in Path(sysconfig.get_paths()["purelib"]).iterdir():
        is_own = source.name.startswith(("burrow", "_burrow", "__editable__")) or source.suffix == ".pth"
        if not is_own and not (target / source.name).exists():
            (target / source.name).symlink_to(source)


def test_it_holds_page_words_and_types_but_no_tests(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert "burrow/static/index.html" in names
    assert [name for name in names if name.startswith("burrow/static/assets/") and name.endswith(".js")]
    assert "burrow/py.typed" in names
    for lang in LANGUAGES:
        for folder in ("burrow/locales", "burrow/games/nuts/locales", "burrow/cli/locales"):
            assert f"{folder}/{lang}.ftl" in names
    assert not [name for name in names if "/tests/" in name or "stamp" in name or name.startswith("tests")]


def test_it_plays_without_node(installed: Path, play: Play, tmp_path: Path) -> None:
    empty = tmp_path / "empty"
    empty.mkdir()
    with play("--port", "0", command=[str(installed / "burrow")], PATH=str(empty), PYTHONPATH="") as server:
        url = server.url
        with urllib.request.urlopen(url, timeout=PATIENCE) as answer:
            assert b"<html" in answer.read()
        with urllib.request.urlopen(url + "/api/games", timeout=PATIENCE) as answer:
            assert "nuts" in [game["id"] for game in json.load(answer)]
        ran = server.interrupt()
    assert (ran.code, ran.err) == (0, "")


def test_it_runs_from_where_it_is_installed(installed: Path, tmp_path: Path) -> None:
    script = "import burrow; print(burrow.__file__)"
    done = subprocess.run(
        [installed / "python", "-c", script], capture_output=True, text=True, check=True, cwd=tmp_path
    )
    assert Path(done.stdout.strip()).is_relative_to(installed.parent)


def test_developers_commands_need_a_clone(installed: Path, tmp_path: Path) -> None:
    for command in (["types"], ["bench"], ["golden", "nuts"]):
        done = subprocess.run(
            [installed / "burrow", *command], capture_output=True, text=True, check=False, cwd=tmp_path
        )
        assert done.returncode == 2
        (line,) = done.stderr.splitlines()
        assert "clone" in line


@pytest.mark.parametrize(
    ("page", "warning", "refusal"),
    [
        (False, "packed without its web page: node was not found", "node was not found"),
        (True, "packed with an old web page", "older than its sources"),
    ],
    ids=["no page", "a stale page"],
)
def test_without_node_a_release_is_refused(tmp_path: Path, page: bool, warning: str, refusal: str) -> None:
    """Run the hook on a tree without a built page, with a PATH without Node."""
    root = tmp_path / "tree"
    (root / "web").mkdir(parents=True)
    (root / "web" / "index.html").write_text("<html>new</html>")
    if page:
        (root / "src" / "burrow" / "static").mkdir(parents=True)
        (root / "src" / "burrow" / "static" / "index.html").write_text("<html>old</html>")
    for name in ("burrow", "hatch_build.py"):
        (root / name).write_bytes((ROOT / name).read_bytes())
    script = (
        "import types, hatch_build\n"
        "app = types.SimpleNamespace(display_warning=lambda words: print('warning:', words))\n"
        f"hook = hatch_build.PageHook({str(root)!r}, {{}}, None, None, '', 'wheel', app)\n"
        "hook.initialize('standard', {})\n"
    )
    environment = {"PATH": str(tmp_path), "HOME": str(tmp_path)}
    warned = subprocess.run([sys.executable, "-c", script], cwd=root, env=environment, capture_output=True, text=True)
    assert warned.returncode == 0, warned.stderr
    assert warning in warned.stdout
    environment["BURROW_RELEASE"] = "1"
    refused = subprocess.run([sys.executable, "-c", script], cwd=root, env=environment, capture_output=True, text=True)
    assert refused.returncode == 1
    line = refused.stderr.splitlines()[-1]
    assert "a release needs its page" in line
    assert refusal in line
