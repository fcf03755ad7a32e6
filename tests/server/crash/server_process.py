"""A server process that can be killed and started again on the same folder."""

import asyncio
import contextlib
import os
import signal
import socket
import sys
from pathlib import Path

from tests.patience import PATIENCE

SERVE = Path(__file__).with_name("serve.py")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class ServerProcess:
    def __init__(self, folder: Path, *, store: str = "sqlite") -> None:
        """`store`: one of the stores in `serve.py`."""
        self.folder = folder
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self._store = store
        self._errors = folder / "errors.txt"
        self._parent: asyncio.subprocess.Process | None = None
        """The parent of all servers here."""
        self._server = 0
        """The process id of the running server; 0 if there is none."""
        self._groups: list[int] = []
        """The process groups of all servers so far."""

    @property
    def errors(self) -> str:
        """What all the processes wrote to stderr."""
        return self._errors.read_text() if self._errors.exists() else ""

    async def start(self) -> None:
        """Start a server. `opened` waits until it accepts connections."""
        self._parent = self._parent or await self._begin()
        assert self._parent.stdin is not None
        self._parent.stdin.write(b"\n")
        self._server = int(await self._hear("born"))
        self._groups.append(self._server)

    async def opened(self) -> None:
        await self._hear("open")

    async def kill(self) -> None:
        """Send SIGKILL. The process must have lived until now."""
        with contextlib.suppress(ProcessLookupError):
            os.kill(self._server, signal.SIGKILL)
        self._server = 0
        if await self._hear("died", over="open") != str(-signal.SIGKILL):
            raise AssertionError(f"the server ended by itself: {self.errors[-3000:]}")

    async def close(self) -> None:
        """Kill whatever is left."""
        if self._server:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self._server, signal.SIGKILL)
        if self._parent is not None:
            assert self._parent.stdin is not None
            self._parent.stdin.close()
            await self._parent.wait()

    async def _begin(self) -> asyncio.subprocess.Process:
        self.folder.mkdir(parents=True, exist_ok=True)
        with self._errors.open("ab") as errors:
            return await asyncio.create_subprocess_exec(
                sys.executable, str(SERVE), str(self.port), str(self.folder), self._store,
                stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, stderr=errors,
            )  # fmt: skip

    async def _hear(self, wanted: str, *, over: str = "") -> str:
        """The rest of the next line after this word; skips lines with the other word."""
        assert self._parent is not None
        assert self._parent.stdout is not None
        try:
            line = await asyncio.wait_for(self._parent.stdout.readline(), PATIENCE)
        except TimeoutError:
            raise AssertionError(f"no {wanted!r} for {PATIENCE:g} s: {self.errors[-3000:]}") from None
        word, _, rest = line.decode().strip().partition(" ")
        if word == over:
            return await self._hear(wanted)
        if word != wanted:
            raise AssertionError(f"instead of {wanted!r} there is {line!r}: {self.errors[-3000:]}")
        return rest

    async def left_behind(self) -> int:
        """How many servers have left a process that outlives them. A process that is still starting needs a moment to
        notice."""
        for _ in range(400):
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
