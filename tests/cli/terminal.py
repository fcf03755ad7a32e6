"""The command line as people see it: a process with output and an exit code."""

import os
import signal
import subprocess
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import IO, NamedTuple

from tests.patience import PATIENCE

ROOT = Path(__file__).parents[2]


class Ran(NamedTuple):
    code: int
    out: str
    err: str

    @property
    def sentence(self) -> str:
        """The one line on stderr; fails if there is more, or a traceback."""
        assert "Traceback" not in self.err
        (line,) = self.err.strip().splitlines()
        return line


Burrow = Callable[..., Ran]


def run_process(command: list[str], cwd: Path, environment: dict[str, str]) -> Ran:
    done = subprocess.run(
        command, cwd=cwd, env=environment, capture_output=True, text=True, stdin=subprocess.DEVNULL, timeout=PATIENCE
    )
    return Ran(done.returncode, done.stdout, done.stderr)


def home(folder: Path) -> dict[str, str]:
    """An environment with an empty home, English, and no screen."""
    kept = {
        key: value for key, value in os.environ.items() if not key.startswith(("XDG_", "LC_", "DISPLAY", "BROWSER"))
    }
    return kept | {"HOME": str(folder), "LANG": "en_GB.UTF-8", "WAYLAND_DISPLAY": ""}


class Server:
    """A server started by `burrow play`."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process
        assert process.stdout is not None
        self._out: IO[str] = process.stdout
        self.said = ""
        """What it has printed so far."""

    def read_until(self, word: str) -> str:
        """The first line with that word."""
        for line in self._out:
            self.said += line
            if word in line:
                return line
        raise AssertionError(f"ended without {word!r}: {self.said}")

    @property
    def url(self) -> str:
        return self.read_until("open at").split()[-1]

    def interrupt(self) -> Ran:
        """What Ctrl-C does."""
        self._process.send_signal(signal.SIGINT)
        out, err = self._process.communicate(timeout=PATIENCE)
        return Ran(self._process.returncode, self.said + out, err)


Play = Callable[..., AbstractContextManager[Server]]
