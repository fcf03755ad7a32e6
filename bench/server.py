"""Measures a server with two connected players at each table, on a durable SQLite file: at one move a second, and with
as many moves as possible.

The latency of a move is the time until both players of the table have the state after it. Server and players are two
processes, on one core each. `--tables 10,100,500` and `--seconds` limit the run."""

import asyncio
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from _client import Http, Process, Socket, open_socket
from _report import arguments, tell

from burrow.engine.rng import FastRng

ROOT = Path(__file__).parents[1]
OPTIONS = {"goal": 200, "race": "paced"}
COOKIES = tuple(f"burrow=bench-player-{seat}-{'0' * 20}" for seat in range(4))
PATIENCE = 30.0


class Message(msgspec.Struct):
    """The part of a message that a player needs."""

    say: str
    seq: int = -1
    id: int = 0
    table: str = ""
    waiting: tuple[int, ...] = ()
    sights: tuple["Sight", ...] = ()
    scores: msgspec.Raw = msgspec.Raw(b"")


class Sight(msgspec.Struct):
    legal: tuple[dict[str, Any], ...] | None = None


_decode = msgspec.json.Decoder(Message).decode


class Tally:
    """Measurements since the last `reset`."""

    def __init__(self) -> None:
        self.latencies: list[float] = []
        self.sent = 0
        self.pings = 0

    def reset(self) -> None:
        self.latencies.clear()
        self.sent = self.pings = 0


class Table:
    """Players at one table who take turns."""

    def __init__(self, host: str, http: Http, tally: Tally, rng: FastRng, seats: int = 2) -> None:
        self._seats = seats
        self.saturated = False
        self.paused = True
        self._host = host
        self._http = http
        self._tally = tally
        self._rng = rng
        self._sockets: list[Socket] = []
        self._before = 0
        """Bytes received on sockets that are closed."""
        self._seqs = [-1] * seats
        self._turn: tuple[int, bytes] | None = None
        """Whose turn it is, and a move."""
        self._goal = -1
        self._sent_at = 0.0
        self._made = 0
        self._following: asyncio.Task[None] | None = None

    @property
    def waits_since(self) -> float:
        """When the move that is under way was sent; 0: there is none."""
        return self._sent_at if self._goal >= 0 else 0.0

    @property
    def received(self) -> int:
        return self._before + sum(socket.received for socket in self._sockets)

    async def open(self) -> None:
        seats = [{"kind": "me", "name": "Ada"}, *[{"kind": "open"}] * (self._seats - 1)]
        wish = msgspec.json.encode({"game": "nuts", "seats": seats, "options": OPTIONS})
        name = msgspec.json.decode(await self._http.post("/api/tables", COOKIES[0], wish))["table"]
        for seat in range(1, self._seats):
            await self._http.post(f"/api/tables/{name}/join", COOKIES[seat], b'{"name":"Ben"}')
        await self.sit(name)

    async def sit(self, name: str) -> None:
        self._seqs, self._turn, self._goal = [-1] * self._seats, None, -1
        path = f"/api/tables/{name}/ws"
        self._sockets = [
            await open_socket(self._host, path, COOKIES[seat], partial(self._hear, seat)) for seat in range(self._seats)
        ]

    def move(self) -> None:
        """Make the next move, unless one is still under way."""
        if self._turn is None or self._goal >= 0:
            return
        seat, move = self._turn
        self._made += 1
        self._goal = self._seqs[seat] + 1
        self._turn = None
        self._sent_at = time.perf_counter()
        self._tally.sent += self._sockets[seat].send(
            b'{"say":"move","nonce":"%d","seat":%d,"move":%b}' % (self._made, seat, move)
        )

    def hang_up_http(self) -> None:
        """It is asked nothing more by HTTP until the rematch."""
        self._http.close()

    def close(self) -> None:
        for socket in self._sockets:
            socket.close()

    def _hear(self, seat: int, socket: Socket, frame: bytes) -> None:
        message = _decode(frame)
        match message.say:
            case "update":
                self._see(seat, socket, message)
            case "ping":
                self._tally.pings += 1
                socket.send(b'{"say":"pong","id":%d}' % message.id)
            case "moved" if seat == 0 and self._following is None:
                self._following = asyncio.get_running_loop().create_task(self._follow(message.table))
            case "failed" | "refused":
                raise SystemExit(f"the server answered {frame!r}")

    def _see(self, seat: int, socket: Socket, update: Message) -> None:
        self._seqs[seat] = update.seq
        legal = update.sights[0].legal
        if legal:
            self._turn = seat, msgspec.json.encode(self._rng.choice(legal))
        if 0 <= self._goal <= min(self._seqs):
            self._tally.latencies.append(time.perf_counter() - self._sent_at)
            self._goal = -1
            if self.saturated and not self.paused:
                self.move()
        if update.scores and seat == 0:
            socket.send(b'{"say":"rematch","nonce":"again-%d"}' % self._made)

    async def _follow(self, name: str) -> None:
        self._before = self.received
        for socket in self._sockets:
            socket.close()
        self._sockets = []
        await self.sit(name)
        self._following = None
        if self.saturated and not self.paused:
            asyncio.get_running_loop().call_later(0.01, self.move)


async def play(host: str, server: Process, count: int, seconds: float) -> list[dict[str, Any]]:
    """Measure both paces on the same tables."""
    http, tally = Http(host), Tally()
    warm = Table(host, http, tally, FastRng(1))
    await warm.open()
    before = server.memory()
    tables = [Table(host, http, tally, FastRng(n)) for n in range(count)]
    for table in tables:
        await table.open()
    rows = [
        await measure("1 move/s", tables, tally, server, seconds),
        await measure("saturated", tables, tally, server, seconds),
    ]
    for row in rows:
        row["kB_per_table"] = (row.pop("memory") - before) / count / 1000
    for table in [warm, *tables]:
        table.close()
    http.close()
    return rows


async def measure(pace: str, tables: list[Table], tally: Tally, server: Process, seconds: float) -> dict[str, Any]:
    loop = asyncio.get_running_loop()
    saturated = pace == "saturated"
    drivers = [] if saturated else [loop.create_task(drive(table, n / len(tables))) for n, table in enumerate(tables)]
    for table in tables:
        table.saturated, table.paused = saturated, False
        if saturated:
            table.move()
    await asyncio.sleep(1.5)
    tally.reset()
    received, cpu, own, start = (
        sum(table.received for table in tables),
        server.cpu(),
        time.process_time(),
        time.perf_counter(),
    )
    await asyncio.sleep(seconds)
    spent = time.perf_counter() - start
    latencies, sent = sorted(tally.latencies), tally.sent
    cpu, own = server.cpu() - cpu, time.process_time() - own
    received = sum(table.received for table in tables) - received
    for table in tables:
        table.paused = True
    for driver in drivers:
        driver.cancel()
    await asyncio.sleep(0.5)
    moves = len(latencies)
    return {
        "tables": len(tables),
        "pace": pace,
        "moves_per_second": moves / spent,
        "p50_ms": 1000 * latencies[moves // 2],
        "p99_ms": 1000 * latencies[moves * 99 // 100],
        "bytes_per_move": (received + sent) // moves,
        "server_us_per_move": 1e6 * cpu / moves,
        "server_busy": cpu / spent,
        "players_busy": own / spent,
        "memory": server.memory(),
    }


async def drive(table: Table, phase: float) -> None:
    """Make a move each second."""
    start = time.perf_counter() + phase
    beat = 0
    while True:
        await asyncio.sleep(max(0.0, start + beat - time.perf_counter()))
        table.move()
        beat += 1


def run(count: int, seconds: float, has_priority: bool) -> list[dict[str, Any]]:
    with serving(has_priority) as (host, server):
        return run_loop(play(host, server, count, seconds))


@contextmanager
def serving(has_priority: bool, *more: str) -> Iterator[tuple[str, Process]]:
    """A server on one core, and this process on another. `more`: for `_serve.py`."""
    (ROOT / ".burrow").mkdir(exist_ok=True)
    folder = Path(tempfile.mkdtemp(prefix="bench-", dir=ROOT / ".burrow"))  # on a real disk, so that syncing counts
    cores = sorted(os.sched_getaffinity(0))
    command = [sys.executable, str(ROOT / "bench/_serve.py"), str(folder), str(cores[0] if len(cores) > 1 else -1)]
    command += more
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, start_new_session=True)
    if has_priority:
        raise_priority(process.pid)
    try:
        assert process.stdout is not None
        address = process.stdout.readline().strip()
        if not address:
            raise SystemExit("the server did not start")
        if len(cores) > 1:
            os.sched_setaffinity(0, {cores[1]})
        yield address.removeprefix("http://"), Process(process.pid)
    finally:
        os.sched_setaffinity(0, set(cores))
        os.sched_setscheduler(0, os.SCHED_OTHER, os.sched_param(0))  # the next server would inherit it
        process.terminate()
        process.wait(PATIENCE)
        shutil.rmtree(folder)


def raise_priority(server: int) -> None:
    """Run before other programs. Linux divides the time between sessions, so this raises the priority of the server's
    session. The players are one thread with little to do, so they use the real-time class."""
    os.setpriority(os.PRIO_PROCESS, server, -20)
    autogroup = Path(f"/proc/{server}/autogroup")
    if autogroup.exists():
        autogroup.write_text("-20")
    os.sched_setscheduler(0, os.SCHED_FIFO, os.sched_param(1))


def run_loop(main: Coroutine[Any, Any, list[dict[str, Any]]]) -> list[dict[str, Any]]:
    import uvloop

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(main)


def main() -> None:
    parser = arguments(__doc__)
    parser.add_argument(
        "--tables", default="10,100,500", help="numbers of tables, measured one after the other (default: %(default)s)"
    )
    parser.add_argument("--seconds", type=float, default=8.0, help="length of each measurement (default: %(default)s)")
    parser.add_argument(
        "--priority", action="store_true", help="run at a higher priority than other programs (needs root)"
    )
    wanted = parser.parse_args()
    if not hasattr(os, "sched_getaffinity"):
        print("skipped: this measurement needs Linux")
        return
    rows = [row for count in wanted.tables.split(",") for row in run(int(count), wanted.seconds, wanted.priority)]
    tell("server", rows, as_json=wanted.json)


if __name__ == "__main__":
    main()
