"""Fixtures that run the commands."""

import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from tests.cli.terminal import ROOT, Burrow, Play, Ran, Server, home, run_process
from tests.patience import PATIENCE


@pytest.fixture
def burrow(tmp_path: Path) -> Burrow:
    """Runs `python -m burrow` with these arguments, in its own home folder."""

    def run(*arguments: str | Path, cwd: Path = ROOT, **environment: str) -> Ran:
        return run_process([sys.executable, "-m", "burrow", *map(str, arguments)], cwd, home(tmp_path) | environment)

    return run


@pytest.fixture
def play(tmp_path: Path) -> Play:
    """Starts `burrow play`; the server is stopped after the block, however it ends."""

    @contextmanager
    def start(*options: str | Path, command: list[str] | None = None, **environment: str) -> Iterator[Server]:
        words = [*(command or [sys.executable, "-m", "burrow"]), "play", "--no-open", *map(str, options)]
        with subprocess.Popen(
            words,
            cwd=tmp_path,
            env=home(tmp_path) | environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        ) as process:
            watchdog = threading.Timer(PATIENCE, process.kill)
            watchdog.start()
            try:
                yield Server(process)
            finally:
                watchdog.cancel()
                process.kill()

    return start
