"""A running server, and a connection to it that can be cut or slowed down."""

import contextlib
import json
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from queue import SimpleQueue

from tests.patience import PATIENCE


class RunningServer:
    """A real server process on a free port of the loopback. It keeps its port and its tables over a restart."""

    def __init__(self, data: Path, seed: str = "", *, hold: int = 20, **settings: object) -> None:
        self.data = data
        self._settings = json.dumps(settings)
        self._wishes = data / "wishes"
        data.mkdir(parents=True, exist_ok=True)
        self.choose_dice(seed)
        self.hold = hold
        """The longest time bots hold back a move, in ms."""
        self.port = 0
        self._process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def choose_dice(self, seed: str, *, pace: int = 1) -> None:
        """For the tables to come. An empty seed: chance decides. `pace`: how many times faster than in real life
        simulated turns run, clocks of theirs included."""
        self._wishes.write_text(f"{seed}\n{pace}")

    def pass_time(self, seconds: int) -> None:
        """So much time passes at once, also over a restart."""
        ahead = self.data / "ahead"
        passed = int(ahead.read_text()) if ahead.exists() else 0
        ahead.write_text(str(passed + 1000 * seconds))
        if self._process is not None:
            self._process.send_signal(signal.SIGUSR1)

    def open(self) -> None:
        self._process = subprocess.Popen(
            [
                sys.executable,
                "-m",
                "tests.browser.serve",
                *map(str, (self.port, self.data, self._wishes, self.hold)),
                self._settings,
            ],
            cwd=Path(__file__).parents[2],
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdout is not None
        address = self._process.stdout.readline().strip()
        assert address, "the server did not start"
        self.port = int(address.rsplit(":", 1)[1])

    def kill(self) -> None:
        """Kill the server, as in a power failure."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Stop the server as systemd does before a restart."""
        assert self._end(signal.SIGTERM) == 0

    def close(self) -> None:
        self._end(signal.SIGINT)

    @contextlib.contextmanager
    def halted(self) -> Iterator[None]:
        """Stop the process for a while without closing any connection."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)
        try:
            yield
        finally:
            self._process.send_signal(signal.SIGCONT)

    def _end(self, how: signal.Signals) -> int:
        if self._process is None:
            return 0
        with self._process as process:
            process.send_signal(how)
            code = process.wait(timeout=PATIENCE)
        self._process = None
        return code


class Wire:
    """A connection to a house that can be cut and repaired: everything sent to `port` goes to the house and back."""

    def __init__(self, to: int) -> None:
        self._to = to
        self._is_cut = False
        self._is_hushed = False
        self._is_open = threading.Event()
        self._is_open.set()
        self._delay = 0.0
        self._lines: list[socket.socket] = []
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listener.getsockname()[1]
        threading.Thread(target=self._listen, daemon=True).start()

    def cut(self) -> None:
        self._is_cut = True
        self._hang_up()

    def hush(self) -> None:
        """Everything that is sent gets lost, and nobody is told."""
        self._is_hushed = True

    def slow_down(self, seconds: float) -> None:
        """Everything takes this much longer in each direction. One packet in ten is lost and sent again after twice
        that time, and everything after it has to wait."""
        self._delay = seconds

    @contextlib.contextmanager
    def stalled(self) -> Iterator[None]:
        """Nothing comes through, but nothing is lost either."""
        self._is_open.clear()
        try:
            yield
        finally:
            self._is_open.set()

    def mend(self) -> None:
        if self._is_hushed:
            self._hang_up()
        self._is_cut = self._is_hushed = False

    def close(self) -> None:
        self._listener.close()
        self._hang_up()

    def _hang_up(self) -> None:
        for line in self._lines:
            with contextlib.suppress(OSError):
                line.shutdown(socket.SHUT_RDWR)
        self._lines.clear()

    def _listen(self) -> None:
        while True:
            try:
                near, _ = self._listener.accept()
            except OSError:
                return
            if self._is_cut:
                near.close()
                continue
            far = socket.create_connection(("127.0.0.1", self._to))
            self._lines += [near, far]
            for source, target in ((near, far), (far, near)):
                threading.Thread(target=self._pump, args=(source, target), daemon=True).start()

    def _pump(self, source: socket.socket, target: socket.socket) -> None:
        under_way: SimpleQueue[tuple[float, bytes]] = SimpleQueue()
        threading.Thread(target=self._deliver, args=(under_way, target), daemon=True).start()
        with contextlib.suppress(OSError):
            packets = 0
            while chunk := source.recv(65536):
                packets += 1
                late = self._delay * (3 if packets % 10 == 0 else 1)
                if not self._is_hushed:
                    under_way.put((time.monotonic() + late, chunk))
        under_way.put((0.0, b""))

    def _deliver(self, under_way: SimpleQueue[tuple[float, bytes]], target: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while (packet := under_way.get())[1]:
                due, chunk = packet
                time.sleep(max(0.0, due - time.monotonic()))
                self._is_open.wait()
                target.sendall(chunk)
        with contextlib.suppress(OSError):
            target.shutdown(socket.SHUT_RDWR)
        target.close()
