"""Fixtures that run the commands."""

import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
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
    return partial(started, tmp_path, ("play", "--no-open"))


@pytest.fixture
def serve(tmp_path: Path) -> Play:
    """The same with `burrow serve`, which says everything in its log."""
    return partial(started, tmp_path, ("serve",), err=subprocess.STDOUT)


@contextmanager
def started(
    folder: Path,
    what: tuple[str, ...],
    *options: str | Path,
    command: list[str] | None = None,
    err: int = subprocess.PIPE,
    **environment: str,
) -> Iterator[Server]:
    words = [*(command or [sys.executable, "-m", "burrow"]), *what, *map(str, options)]
    with subprocess.Popen(
        words,
        cwd=folder,
        env=home(folder) | environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=err,
        text=True,
    ) as process:
        watchdog = threading.Timer(PATIENCE, process.kill)
        watchdog.start()
        try:
            yield Server(process)
        finally:
            watchdog.cancel()
            process.kill()
