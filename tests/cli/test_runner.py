"""The runner `./burrow`, in copies of the tree with nothing set up or with everything faked."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

import pytest
from tests.cli.terminal import ROOT, Ran, home, run_process

RUNNER = ROOT / "burrow"


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A clone as the runner sees it, with nothing set up."""
    root = tmp_path / "clone"
    (root / "requirements").mkdir(parents=True)
    for name in (
        "burrow",
        "pyproject.toml",
        "requirements/run.lock",
        "requirements/dev.lock",
        "requirements/tools.lock",
    ):
        shutil.copy(ROOT / name, root / name)
    (root / "web").mkdir()
    for name in ("package.json", "package-lock.json", ".npmrc", "index.html"):
        (root / "web" / name).write_text(name)
    words = root / "src" / "burrow" / "games" / "some" / "locales" / "en.ftl"
    words.parent.mkdir(parents=True)
    words.write_text("title = Some\n")
    return root


@pytest.fixture
def runner(tree: Path) -> ModuleType:
    """The script of that clone as a module."""
    loader = SourceFileLoader("runner", str(tree / "burrow"))
    spec = spec_from_loader(loader.name, loader)
    assert spec is not None
    module = module_from_spec(spec)
    loader.exec_module(module)
    return module


@pytest.fixture
def programs(tmp_path: Path) -> Path:
    """A folder for the PATH that holds only what a test puts there."""
    folder = tmp_path / "programs"
    folder.mkdir()
    return folder


def add_program(folder: Path, name: str, script: str) -> None:
    (folder / name).write_text(f"#!/bin/sh\n{script}\n")
    (folder / name).chmod(0o755)


def pretend_environment(runner: ModuleType) -> None:
    """Fake a finished Python setup: a program takes Python's place and prints its arguments."""
    runner.PYTHON.parent.mkdir(parents=True)
    add_program(runner.PYTHON.parent, "python", 'echo "python $@"')
    stamp = runner.environment_stamp("run") | runner.environment_stamp("dev")
    runner.VENV_STAMP.write_text(runner.json.dumps(stamp))


def pretend_page(runner: ModuleType) -> None:
    runner.STATIC.mkdir(parents=True)
    (runner.STATIC / "index.html").write_text("<html>")
    runner.STATIC_STAMP.write_text(runner.digest_of(*runner.page_sources()))


def run_in(tree: Path, *arguments: str, path: Path | None = None, python: str = sys.executable) -> Ran:
    environment = home(tree.parent) | ({"PATH": str(path)} if path is not None else {})
    return run_process([python, str(tree / "burrow"), *arguments], tree.parent, environment)


def test_help_fits_on_a_screen_and_names_every_command(tree: Path) -> None:
    for arguments in ((), ("--help",), ("-h",)):
        ran = run_in(tree, *arguments)
        assert (ran.code, ran.err) == (0, "")
        lines = ran.out.splitlines()
        assert len(lines) <= 30
        assert max(map(len, lines)) <= 80
        for command in (
            "play",
            "serve",
            "store",
            "test",
            "check",
            "bench",
            "golden",
            "types",
            "games",
            "rules",
            "sim",
            "replay",
            "verify",
        ):
            assert re.search(rf"^  {command}\b", ran.out, re.MULTILINE)
        assert "  sheet  " in ran.out, "what games bring along is there too"
    assert not (tree / ".venv").exists()


def test_an_unknown_command_sets_nothing_up(tree: Path) -> None:
    ran = run_in(tree, "plya")
    assert ran.code == 2
    assert "'plya'" in ran.sentence
    assert "--help" in ran.sentence
    assert not (tree / ".venv").exists()


def test_an_old_python_gets_a_sentence(tree: Path) -> None:
    script = f"import sys, runpy; sys.version_info = (3, 9, 2); runpy.run_path({str(tree / 'burrow')!r})"
    ran = run_process([sys.executable, "-c", script], tree, home(tree))
    assert ran.code != 0
    assert "Python 3.9" in ran.sentence
    assert "3.11 or newer" in ran.sentence


def test_the_script_can_be_read_by_old_pythons() -> None:
    import ast

    ast.parse(RUNNER.read_text(), feature_version=(3, 7))


def test_what_is_ready_is_not_set_up_again(tree: Path, runner: ModuleType, programs: Path) -> None:
    pretend_environment(runner)
    pretend_page(runner)
    ran = run_in(tree, "play", "--port", "0", path=programs)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out == "python -m burrow play --port 0\n"


@pytest.mark.parametrize("command", ["games", "rules", "sim", "replay", "golden"])
def test_commands_go_on_to_python_without_node(tree: Path, runner: ModuleType, programs: Path, command: str) -> None:
    pretend_environment(runner)
    ran = run_in(tree, command, "--some", "option", path=programs)
    assert ran.out == f"python -m burrow {command} --some option\n"


def test_missing_node(tree: Path, runner: ModuleType, programs: Path) -> None:
    pretend_environment(runner)
    ran = run_in(tree, "play", path=programs)
    assert (ran.code, ran.out) == (2, "")
    assert "node was not found" in ran.sentence
    assert "install Node 20" in ran.sentence


def test_missing_npm(tree: Path, runner: ModuleType, programs: Path) -> None:
    pretend_environment(runner)
    add_program(programs, "node", "echo v20.1.0")
    ran = run_in(tree, "play", path=programs)
    assert ran.code == 2
    assert "npm was not found" in ran.sentence


def test_node_that_is_too_old(tree: Path, runner: ModuleType, programs: Path) -> None:
    pretend_environment(runner)
    add_program(programs, "node", "echo v18.19.1")
    add_program(programs, "npm", "exit 0")
    ran = run_in(tree, "play", path=programs)
    assert ran.code == 2
    assert "Node v18.19.1" in ran.sentence
    assert "Node 20" in ran.sentence


def test_an_old_page_without_node_is_still_a_page(tree: Path, runner: ModuleType, programs: Path) -> None:
    pretend_environment(runner)
    pretend_page(runner)
    (tree / "web" / "index.html").write_text("changed")
    ran = run_in(tree, "play", path=programs)
    assert ran.code == 0
    assert "older than its sources" in ran.err
    assert ran.out == "python -m burrow play\n"


def pretend_npm(programs: Path) -> None:
    """A fake npm that installs and builds nothing and records its calls."""
    add_program(programs, "node", "echo v20.1.0")
    make = "mkdir -p node_modules" if shutil.which("mkdir") is None else f"{shutil.which('mkdir')} -p node_modules"
    build = f"{shutil.which('mkdir')} -p ../src/burrow/static && echo page > ../src/burrow/static/index.html"
    add_program(programs, "npm", f'echo "$1 $2" >> ../asked\n{make}\n[ "$1" = ci ] || {{ {build}; }}')


def asked_of_npm(tree: Path) -> list[str]:
    file = tree / "asked"
    lines = file.read_text().split("\n")[:-1] if file.exists() else []
    file.unlink(missing_ok=True)
    return [line.split()[0] for line in lines]


def test_the_page_is_built_when_its_sources_change(tree: Path, runner: ModuleType, programs: Path) -> None:
    pretend_environment(runner)
    pretend_npm(programs)
    changes: list[tuple[Callable[[], object], list[str]]] = [
        (lambda: None, ["ci", "run"]),
        (lambda: None, []),
        ((tree / "web" / "index.html").touch, []),
        (lambda: (tree / "web" / "index.html").write_text("new"), ["run"]),
        (lambda: (tree / "src/burrow/games/some/locales/en.ftl").write_text("title = Other\n"), ["run"]),
        (lambda: (tree / "web" / "package-lock.json").write_text("new"), ["ci", "run"]),
        (lambda: (tree / "src/burrow/static/index.html").unlink(), ["run"]),
        (lambda: shutil.rmtree(tree / "web" / "node_modules"), []),
    ]
    for change, expected in changes:
        change()
        ran = run_in(tree, "play", path=programs)
        assert ran.code == 0, ran.err
        assert asked_of_npm(tree) == expected


def test_a_step_that_fails_shows_its_words_and_leaves_no_stamp(tree: Path, runner: ModuleType, programs: Path) -> None:
    pretend_environment(runner)
    add_program(programs, "node", "echo v20.1.0")
    add_program(programs, "npm", "echo no room left; exit 7")
    ran = run_in(tree, "play", path=programs)
    assert ran.code == 2
    assert "no room left" in ran.err
    assert "start again" in ran.err.splitlines()[-1]
    assert not runner.NODE_STAMP.exists()
    assert not runner.STATIC_STAMP.exists()


def test_a_set_up_that_was_interrupted_goes_on(runner: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    steps: list[str] = []

    def interrupted(what: str, *_: object, **__: object) -> None:
        steps.append(what)
        if what == "Installing Burrow itself":
            raise KeyboardInterrupt

    monkeypatch.setattr(runner, "run", interrupted)
    monkeypatch.setattr(runner, "is_venv_sound", lambda: True)
    runner.PYTHON.parent.mkdir(parents=True)
    runner.PYTHON.touch(mode=0o755)
    monkeypatch.setattr(runner, "built_here", list)
    assert runner.start(["games"]) == 130
    assert not runner.is_environment_ready("run")
    monkeypatch.setattr(runner, "run", lambda what, *_, **__: steps.append(what))
    monkeypatch.setattr(runner, "hand_over", lambda command: 0)
    assert runner.start(["games"]) == 0
    assert runner.is_environment_ready("run")
    assert not runner.is_environment_ready("dev")
    assert steps.count("Installing Burrow itself") == 2


def test_a_step_that_outlives_its_runner_keeps_the_lock(
    runner: ModuleType, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with runner.one_at_a_time():
        step = subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE, text=True, close_fds=False)
    assert "Another set-up" not in capsys.readouterr().err
    monkeypatch.setattr(runner, "say", lambda _: step.communicate("end\n"))
    with runner.one_at_a_time():
        assert step.returncode == 0, "the lock was free while the step was at work"


def test_half_an_environment_is_made_anew(runner: ModuleType) -> None:
    assert not runner.is_venv_sound()
    runner.PYTHON.parent.mkdir(parents=True)
    add_program(runner.PYTHON.parent, "python", "exit 1")
    assert not runner.is_venv_sound()


def test_an_environment_of_tests_is_enough_to_play(runner: ModuleType) -> None:
    runner.PYTHON.parent.mkdir(parents=True)
    runner.PYTHON.touch()
    runner.VENV_STAMP.write_text(runner.json.dumps(runner.environment_stamp("dev")))
    assert runner.is_environment_ready("run")
    (runner.ROOT / "requirements" / "dev.lock").write_text("changed")
    assert not runner.is_environment_ready("run")


def test_a_stamp_that_cannot_be_read_is_none(runner: ModuleType) -> None:
    pretend_environment(runner)
    for text in ("", "[1]", "{"):
        runner.VENV_STAMP.write_text(text)
        assert not runner.is_environment_ready("run")


def without_venv(monkeypatch: pytest.MonkeyPatch, runner: ModuleType, *, user: int, apt: bool) -> list[list[str]]:
    """Debian without python3-venv; returns what is run."""
    commands: list[list[str]] = []
    monkeypatch.setitem(sys.modules, "ensurepip", None)
    monkeypatch.setattr(runner.os, "geteuid", lambda: user)
    monkeypatch.setattr(runner.shutil, "which", lambda name: f"/usr/bin/{name}" if apt else None)
    monkeypatch.setattr(runner, "run", lambda what, command, *_: commands.append(command))
    return commands


def test_a_missing_venv_module_is_installed_by_root(runner: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    commands = without_venv(monkeypatch, runner, user=0, apt=True)
    runner.ensure_venv_module()
    assert [command[:2] for command in commands] == [["apt-get", "update"], ["apt-get", "install"]]
    assert commands[1][-1] == f"python3.{sys.version_info[1]}-venv"


@pytest.mark.parametrize(("apt", "remedy"), [(True, "sudo apt-get install python3"), (False, "of your system")])
def test_a_missing_venv_module_is_a_sentence_for_others(
    runner: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], apt: bool, remedy: str
) -> None:
    commands = without_venv(monkeypatch, runner, user=1000, apt=apt)
    assert runner.start(["games"]) == 2
    err = capsys.readouterr().err
    assert remedy in err.splitlines()[-1]
    assert commands == []


def test_missing_chromium(runner: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("BURROW_CHROMIUM", raising=False)
    monkeypatch.setattr(runner.shutil, "which", lambda name: "/usr/bin/apt-get" if name == "apt-get" else None)
    monkeypatch.setattr(runner.os, "geteuid", lambda: 1000)
    with pytest.raises(runner.Stop, match="sudo apt-get install chromium"):
        runner.ensure_chromium()


@pytest.mark.parametrize(("has_shell", "package"), [(True, "chromium-headless-shell"), (False, "chromium")])
def test_root_gets_the_smaller_chromium_where_there_is_one(
    runner: ModuleType, monkeypatch: pytest.MonkeyPatch, has_shell: bool, package: str
) -> None:
    commands: list[list[str]] = []
    monkeypatch.delenv("BURROW_CHROMIUM", raising=False)
    monkeypatch.setattr(runner.shutil, "which", lambda name: "/usr/bin/apt-get" if name == "apt-get" else None)
    monkeypatch.setattr(runner.os, "geteuid", lambda: 0)
    monkeypatch.setattr(runner, "run", lambda what, command, *_: commands.append(command))
    monkeypatch.setattr(runner, "can_be_had", lambda name: has_shell and name == "chromium-headless-shell")
    runner.ensure_chromium()
    assert [(command[1], command[-1]) for command in commands] == [("update", "-q"), ("install", package)]


def test_a_folder_that_cannot_be_written(runner: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    (runner.ROOT / ".burrow").write_text("a file where a folder should be")
    assert runner.start(["games"]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert ".burrow" in line


@pytest.mark.parametrize("step", ["Fetching the installer", "Installing the Python packages"])
def test_without_uv_pip_does_it(runner: ModuleType, monkeypatch: pytest.MonkeyPatch, step: str) -> None:
    """uv cannot be fetched, or cannot reach the packages."""
    done: list[str] = []

    def run(what: str, command: list[str], *_: object) -> None:
        if what == step and ("tools.lock" in command[-1] or "uv" in command):
            raise runner.Stop("no uv")
        done.append(f"{what} by {command[2]}")

    monkeypatch.setattr(runner, "run", run)
    monkeypatch.setattr(runner, "built_here", list)
    runner.install_packages("run")
    assert done[-2:] == ["Installing the Python packages by pip", "Installing Burrow itself by pip"]


def test_every_lock_is_hashed_and_names_no_host() -> None:
    for lock in ("run", "dev", "tools"):
        text = (ROOT / "requirements" / f"{lock}.lock").read_text()
        pinned = re.findall(r"^[a-z0-9_.\[\]-]+==", text, re.MULTILINE | re.IGNORECASE)
        assert pinned
        assert len(re.findall(r"^[a-zA-Z0-9].*\\\n    --hash=sha256:", text, re.MULTILINE)) == len(pinned)
        assert "://" not in text


def test_dev_has_all_of_run_in_the_same_versions() -> None:
    def pins(lock: str) -> set[str]:
        return set(re.findall(r"^\S+==\S+", (ROOT / "requirements" / f"{lock}.lock").read_text(), re.MULTILINE))

    assert pins("run") <= pins("dev")


def test_checks_go_on_after_a_failure_and_name_it(runner: ModuleType, tmp_path: Path) -> None:
    failed: list[str] = []
    told: list[str] = []
    checks = [
        ("bad", [sys.executable, "-c", "print('why'); exit(3)"], tmp_path),
        ("good", [sys.executable, "-c", ""], tmp_path),
    ]
    runner.run_each(checks, failed, told.append)
    assert failed == ["bad"]
    assert re.search(r"FAILED bad.*\n    why\n  ok     good", "\n".join(told))


@pytest.mark.parametrize(
    ("failed", "code", "expected", "words"),
    [
        ([], 0, 0, "checks passed, tests passed"),
        (["mypy"], 0, 1, "checks FAILED (mypy), tests passed"),
        ([], 1, 1, "checks passed, tests FAILED"),
        (["mypy"], 5, 5, "checks FAILED (mypy), tests FAILED"),
    ],
)
def test_the_closing_line_and_code_of_a_test_run(
    runner: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    failed: list[str],
    code: int,
    expected: int,
    words: str,
) -> None:
    commands: list[list[str]] = []
    monkeypatch.setattr(runner, "set_up", lambda lock, **_: None)
    monkeypatch.setattr(runner, "ensure_chromium", lambda: None)
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")

    def run_checks(tell: Callable[[str], object]) -> list[str]:
        tell("  a check and how it went")
        return failed

    def call(command: list[str], env: dict[str, str], **_: object) -> int:
        commands.append(command)
        assert "PYTHONDONTWRITEBYTECODE" not in env, "what is compiled once is kept"
        return code

    monkeypatch.setattr(runner, "run_checks", run_checks)
    monkeypatch.setattr(runner.subprocess, "call", call)
    assert runner.start(["test", "-k", "dice"]) == expected
    *_, heading, check, closing = capsys.readouterr().out.splitlines()
    assert (heading, check) == ("Checks:", "  a check and how it went"), "after the tests, in one piece"
    assert words in closing
    assert commands[0][-2:] == ["-k", "dice"]


def test_ci_runs_what_everyone_runs() -> None:
    script = (ROOT / ".ci" / "run").read_text()
    assert script.splitlines()[-1] == "exec ./burrow test"
    assert os.access(ROOT / ".ci" / "run", os.X_OK)
    assert os.access(RUNNER, os.X_OK)


def test_what_set_up_leaves_behind_is_ignored_by_git() -> None:
    left = [".venv/x", ".burrow/lock", "web/node_modules/x", "src/burrow/static/index.html", "uv.lock"]
    if shutil.which("git") is None or not (ROOT / ".git").exists():
        pytest.skip("not in a clone")
    done = subprocess.run(["git", "check-ignore", *left], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.stdout.split() == left


def test_npm_is_called_by_its_path(runner: ModuleType, programs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """On Windows it is npm.cmd, which a process cannot start as `npm`."""
    add_program(programs, "npm", "exit 0")
    monkeypatch.setenv("PATH", str(programs))
    assert runner.npm() == str(programs / "npm")
    assert not re.search(r"\[\"npm\"", RUNNER.read_text(encoding="utf-8"))
