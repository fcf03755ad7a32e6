"""A server process that can be killed and started again on the same folder."""

import asyncio
import os
import signal
import socket
import sys
from pathlib import Path

SERVE = Path(__file__).with_name("serve.py")
PATIENCE = 30.0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class House:
    def __init__(self, folder: Path, *, store: str = "sqlite") -> None:
        """`store`: one of those that `serve.py` knows."""
        self.folder = folder
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self._store = store
        self._errors = folder / "errors.txt"
        self._process: asyncio.subprocess.Process | None = None
        self._groups: list[int] = []
        """The process groups of all servers so far."""

    @property
    def errors(self) -> str:
        """What all the processes wrote to their error output."""
        return self._errors.read_text() if self._errors.exists() else ""

    async def start(self) -> None:
        """Returns at once; `opened` waits until it can be spoken to."""
        self.folder.mkdir(parents=True, exist_ok=True)
        with self._errors.open("ab") as errors:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, str(SERVE), str(self.port), str(self.folder), self._store,
                stdout=asyncio.subprocess.PIPE, stderr=errors, start_new_session=True,
            )  # fmt: skip
        self._groups.append(self._process.pid)

    async def opened(self) -> None:
        assert self._process is not None
        assert self._process.stdout is not None
        line = await asyncio.wait_for(self._process.stdout.readline(), PATIENCE)
        if line != b"open\n":
            raise AssertionError(f"the server did not start: {self.errors[-3000:]}")

    async def kill(self) -> None:
        """SIGKILL. The process must have lived until now."""
        assert self._process is not None
        if self._process.returncode is not None:
            raise AssertionError(f"the server ended by itself: {self.errors[-3000:]}")
        self._process.kill()
        await self._process.wait()

    async def close(self) -> None:
        """Whatever is left of it."""
        if self._process is not None and self._process.returncode is None:
            self._process.kill()
            await self._process.wait()

    async def left_behind(self) -> int:
        """How many servers have left a process that outlives them for more than a moment."""
        for _ in range(100):
            self._groups = [group for group in self._groups if _is_alive(group)]
            if not self._groups:
                return 0
            await asyncio.sleep(0.05)
        for group in self._groups:
            os.killpg(group, signal.SIGKILL)
        return len(self._groups)


def _is_alive(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True
