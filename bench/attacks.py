"""Measures what others notice while one address attacks the server: the latency of their moves before and during the
attack, whether newcomers get in, and the memory of the server before, at its peak and afterwards.

The server has its default limits, its own core and a durable file. The other players make four moves a second at each
of twelve tables. In the attack with bots, the latency is how long the other players' bots take to answer. `./burrow
bench attacks undo` runs only this attack; `--short` is enough to see that the attacks work, not to publish numbers.
Everything uses the loopback interface and ends by itself."""

import asyncio
import contextlib
import os
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from _attack import ATTACKS
from _client import Http, Process, Socket, open_socket
from _report import arguments, tell

from burrow.engine.rng import FastRng
from server import COOKIES, PATIENCE, ROOT, Table, Tally, raise_priority, run_loop

TABLES = 12
PACE = 4
"""Moves a second at each table."""
PREPARING = 120.0
"""The most seconds an attack may take to get ready."""
SETTLING = 20.0
"""The most seconds between the end of the attack and the last look at the memory."""
SHORT = 2.0
"""Seconds measured in a short run."""
NEWCOMER = "127.0.0.2"
FEW_FILES = 1024
"""Open files the server may have during the attack with silent connections."""


class BotTable:
    """One person against a bot. Measures the time from the start of the bot's turn to its move: waiting for a process
    that thinks, and thinking. The bots of this server hold no move back."""

    def __init__(self, host: str) -> None:
        self.latencies: list[float] = []
        self._host = host
        self._asked_at: float | None = None
        self._number = 0

    async def open(self, http: Http) -> None:
        wish = {
            "game": "nuts",
            "seats": [{"kind": "me", "name": "Ada"}, {"kind": "bot", "level": "expert"}],
            "options": {"goal": 200},
        }
        opened = msgspec.json.decode(await http.post("/api/tables", COOKIES[0], msgspec.json.encode(wish)))
        self._socket = await open_socket(self._host, f"/api/tables/{opened['table']}/ws", COOKIES[0], self._hear)

    def _hear(self, socket: Socket, frame: bytes) -> None:
        message = msgspec.json.decode(frame)
        if message["say"] == "ping":
            socket.send(b'{"say":"pong","id":%d}' % message["id"])
        if message["say"] != "update":
            return
        now = time.perf_counter()
        if self._asked_at is not None:
            self.latencies.append(now - self._asked_at)
        self._asked_at = now if message["waiting"] == [1] else None
        legal = message["sights"][0]["legal"]
        if message["waiting"] == [0] and legal:
            self._number += 1
            move = {"say": "move", "nonce": f"b{self._number}", "seat": 0, "move": legal[-1]}
            socket.send(msgspec.json.encode(move))

    def close(self) -> None:
        self._socket.close()


class OtherPlayers:
    """The people who are not attacking."""

    def __init__(self, host: str) -> None:
        self.tally = Tally()
        self.bots: list[BotTable] = []
        self._host = host
        self._http = Http(host)
        self._tables = [Table(host, self._http, self.tally, FastRng(number)) for number in range(TABLES)]
        self._drivers: list[asyncio.Task[None]] = []

    async def sit_down(self, *, with_bots: bool) -> None:
        for number, table in enumerate(self._tables):
            await table.open()
            table.paused = False
            self._drivers.append(asyncio.create_task(_drive(table, number / TABLES / PACE)))
        if with_bots:
            self.bots = [BotTable(self._host) for _ in range(8)]
            for bot in self.bots:
                await bot.open(self._http)
            while not all(bot.latencies for bot in self.bots):  # their processes load what they need to think
                await asyncio.sleep(0.1)

    def reset(self) -> None:
        self.tally.reset()
        for bot in self.bots:
            bot.latencies.clear()

    def latencies(self) -> list[float]:
        """In seconds. A move that is still under way counts as if it had arrived now."""
        if self.bots:
            return sorted(latency for bot in self.bots for latency in bot.latencies)
        late = [time.perf_counter() - table.waits_since for table in self._tables if table.waits_since]
        return sorted(self.tally.latencies + late)

    def close(self) -> None:
        for driver in self._drivers:
            driver.cancel()
        for table in self._tables:
            table.close()
        for bot in self.bots:
            bot.close()
        self._http.close()


async def _drive(table: Table, phase: float) -> None:
    start = time.perf_counter() + phase
    beat = 0
    while True:
        await asyncio.sleep(max(0.0, start + beat / PACE - time.perf_counter()))
        table.move()
        beat += 1


class Newcomers:
    """A new client connects every half second and expects an answer within two seconds."""

    def __init__(self, host: str) -> None:
        self.came = self.served = 0
        self._host = host
        self._task = asyncio.create_task(self._come())

    async def _come(self) -> None:
        while True:
            self.came += 1
            try:
                async with asyncio.timeout(2.0):
                    self.served += await self._is_served()
            except OSError:
                pass
            await asyncio.sleep(0.5)

    async def _is_served(self) -> bool:
        name, port = self._host.split(":")
        reader, writer = await asyncio.open_connection(name, int(port), local_addr=(NEWCOMER, 0))
        try:
            writer.write(f"GET /api/health HTTP/1.1\r\nHost: {self._host}\r\nConnection: close\r\n\r\n".encode())
            return b" 200 " in await reader.readline()
        finally:
            writer.close()

    def stop(self) -> str:
        self._task.cancel()
        return f"{self.served}/{self.came}"


class Memory:
    """The peak memory of the server, sampled ten times a second."""

    def __init__(self, server: Process) -> None:
        self.peak = 0
        self._server = server
        self._task = asyncio.create_task(self._look())

    async def _look(self) -> None:
        while True:
            self.peak = max(self.peak, self._server.memory())
            await asyncio.sleep(0.1)

    def stop(self) -> None:
        self._task.cancel()


async def measure(
    name: str, host: str, server: Process, seconds: float, core: int, has_priority: bool
) -> list[dict[str, Any]]:
    others = OtherPlayers(host)
    await others.sit_down(with_bots=name == "bots")
    await asyncio.sleep(2.0)
    others.reset()
    await asyncio.sleep(seconds)
    before, memory_before = others.latencies(), server.memory()
    memory = Memory(server)
    attack = await _begin(name, host, seconds, core, has_priority)
    others.reset()
    newcomers = Newcomers(host)
    await asyncio.sleep(seconds)
    during, came = others.latencies(), newcomers.stop()
    attack.kill()
    await attack.wait()
    memory.stop()
    await asyncio.sleep(min(SETTLING, 5 * seconds))
    row = {
        "attack": name,
        "samples": len(during),
        "p50_before_ms": _at(before, 0.5),
        "p50_ms": _at(during, 0.5),
        "p99_before_ms": _at(before, 0.99),
        "p99_ms": _at(during, 0.99),
        "ratio": _at(during, 0.99) / _at(before, 0.99),
        "newcomers": came,
        "MB_before": memory_before / 1e6,
        "MB_peak": memory.peak / 1e6,
        "MB_after": server.memory() / 1e6,
    }
    others.close()
    return [row]


async def _begin(name: str, host: str, seconds: float, core: int, has_priority: bool) -> asyncio.subprocess.Process:
    """Start the attack in a separate process, with a lower priority than the other players."""
    program = str(Path(__file__).parent / "_attack.py")
    attack = await asyncio.create_subprocess_exec(
        sys.executable,
        program,
        name,
        host,
        str(PREPARING + seconds),
        stdout=subprocess.PIPE,
        preexec_fn=partial(_lower_priority, core, has_priority),
    )
    assert attack.stdout is not None
    try:
        is_ready = await asyncio.wait_for(attack.stdout.readline(), PREPARING) == b"ready\n"
    except TimeoutError:
        is_ready = False
    if not is_ready:
        with contextlib.suppress(ProcessLookupError):
            attack.kill()
        raise SystemExit(f"the attack {name!r} did not start")
    return attack


def _lower_priority(core: int, has_priority: bool) -> None:
    os.sched_setscheduler(0, os.SCHED_OTHER, os.sched_param(0))
    os.setpriority(os.PRIO_PROCESS, 0, -10 if has_priority else 5)
    if core >= 0:
        os.sched_setaffinity(0, {core})


def _at(latencies: list[float], part: float) -> float:
    return 1000 * latencies[int(part * (len(latencies) - 1))] if latencies else float("nan")


def run(name: str, seconds: float, has_priority: bool) -> dict[str, Any]:
    (ROOT / ".burrow").mkdir(exist_ok=True)
    folder = Path(tempfile.mkdtemp(prefix="bench-", dir=ROOT / ".burrow"))
    cores = sorted(os.sched_getaffinity(0))
    own, other = (cores[0], cores[1]) if len(cores) > 1 else (-1, -1)
    command = [
        sys.executable,
        str(ROOT / "bench/_serve.py"),
        str(folder),
        str(own if name != "bots" else -1),
        "limited",
        *(["prompt"] if name == "bots" else []),
    ]
    few = partial(resource.setrlimit, resource.RLIMIT_NOFILE, (FEW_FILES, FEW_FILES))
    process = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=few if name == "silent" else None,
    )
    if has_priority:
        raise_priority(process.pid)
    try:
        assert process.stdout is not None
        host = process.stdout.readline().strip().removeprefix("http://")
        if not host:
            raise SystemExit("the server did not start")
        if other >= 0:
            os.sched_setaffinity(0, {other})
        return run_loop(measure(name, host, Process(process.pid), seconds, other, has_priority))[0]
    finally:
        os.sched_setaffinity(0, set(cores))
        os.sched_setscheduler(0, os.SCHED_OTHER, os.sched_param(0))
        process.terminate()
        process.wait(PATIENCE)
        shutil.rmtree(folder)


def main() -> None:
    parser = arguments(__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"some of {', '.join(ATTACKS)}; default: all")
    parser.add_argument(
        "--seconds", type=float, default=12.0, help="measured before and during each attack (default: %(default)s)"
    )
    parser.add_argument(
        "--short", action="store_const", dest="seconds", const=SHORT, help=f"the same as --seconds {SHORT:g}"
    )
    parser.add_argument(
        "--priority", action="store_true", help="run at a higher priority than other programs (needs root)"
    )
    wanted = parser.parse_args()
    if unknown := set(wanted.names) - set(ATTACKS):
        parser.error(f"there is no attack {', '.join(sorted(unknown))}; there are: {', '.join(ATTACKS)}")
    if not hasattr(os, "sched_getaffinity"):
        print("skipped: this measurement needs Linux")
        return
    rows = [run(name, wanted.seconds, wanted.priority) for name in wanted.names or ATTACKS]
    tell("attacks", rows, as_json=wanted.json)


if __name__ == "__main__":
    main()
