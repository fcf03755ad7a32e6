"""Measures live turns of Hamsterrolle next to tables without physics: how many wheels one core can step at 60 frames a
second, and how long moves at the other tables take meanwhile.

At every wheel somebody takes a piece, moves it 60 times a second, drops it, and takes the next one when everything lies
still. The other tables play Auf die Nüsse! at one move a second each, as in `server.py`. The server uses one core, the
players another. `--wheels 0,4,8`, `--pieces` and `--seconds` limit the run."""

import asyncio
import math
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Coroutine
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from _client import Http, Process, Socket, open_socket
from _report import arguments, tell

from burrow.engine.codec import encode_entry
from burrow.engine.game import FRAMES_A_SECOND, Setup
from burrow.engine.log import Log
from burrow.engine.match import Match
from burrow.engine.rng import FastRng, seed_from
from burrow.games.hamsterrolle import GAME
from burrow.games.hamsterrolle.codec import LENGTH_UNIT, ROTATION_UNIT, Carry, Drop, Take, pack_gesture
from burrow.games.hamsterrolle.options import Options
from burrow.games.hamsterrolle.physics.codes import ROLLING
from burrow.games.hamsterrolle.physics.frame import HEAD
from burrow.server.table.record import SeatRecord, TableRecord, encode_record
from burrow.server.web.browser import holder_of
from burrow.storage.sqlite import SqliteStore
from server import COOKIES, PATIENCE, ROOT, Table, Tally, drive, raise_priority

TOKEN = COOKIES[0].partition("=")[2]
CARRIED = 3.0
"""Seconds that a piece is carried before it drops."""
WARM_UP = 4.0
OTHERS = 100
"""Tables without physics."""


class Sight(msgspec.Struct):
    view: "Trays"


class Trays(msgspec.Struct):
    takes: tuple[int, ...]


class Message(msgspec.Struct):
    """The part of a message that a hand needs."""

    say: str
    id: int = 0
    waiting: tuple[int, ...] = ()
    sights: tuple[Sight, ...] = ()


_decode = msgspec.json.Decoder(Message).decode


def played(pieces: int) -> tuple[Setup, list[bytes]]:
    """A game of two seats, played at random until this many pieces lie in the wheel: its setup and rows."""
    setup = Setup(GAME.id, GAME.format, 2, Options(clock="none"), seed_from("live wheels"))
    rng = FastRng(1)
    match = Match(GAME, setup)
    while len(match.state.lies) < pieces and not match.over:
        (seat,) = match.to_move
        if match.play(seat, GAME.sample(match.state, seat, rng)) is not None:
            raise SystemExit("a sampled move was refused")
    log = Log(GAME, setup)
    rows: list[bytes] = []
    for entry in match.entries:
        log.add(entry)
        rows.append(encode_entry(entry, log.state))
    return setup, rows


async def store_tables(folder: Path, count: int, setup: Setup, rows: list[bytes]) -> None:
    """Store the same game as this many tables, with both seats held by one browser."""
    store = SqliteStore(folder / "tables.sqlite")
    seat = SeatRecord("person", "Ada", holder_of(TOKEN))
    record = encode_record(TableRecord(setup, (seat, seat), seat.holder, "playing"))
    for number in range(count):
        await store.create(f"wheel{number}", record)
        await store.append(f"wheel{number}", 0, rows)
    await store.close()


class Wheel:
    """One live table and the hand that plays at it."""

    def __init__(self, host: str, number: int) -> None:
        self._host = host
        self._path = f"/api/tables/wheel{number}/ws"
        self._phase = number / 7
        self._socket: Socket | None = None
        self._turn: asyncio.Future[tuple[int, int]] = asyncio.get_running_loop().create_future()
        self._task: asyncio.Task[None] | None = None
        self._last: tuple[int, float] | None = None
        self.frames = self.turns = self.shown = self.bytes = 0
        self.seconds = self.rolling = 0.0

    async def begin(self) -> None:
        self._socket = await open_socket(self._host, self._path, COOKIES[0], self._hear, self._see)
        self._task = asyncio.create_task(self._play(self._socket))

    def reset(self) -> None:
        self.frames = self.turns = self.shown = self.bytes = 0
        self.seconds = self.rolling = 0.0

    def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
        if self._socket is not None:
            self._socket.close()

    async def _play(self, socket: Socket) -> None:
        await asyncio.sleep(self._phase % 1)
        while True:
            seat, piece = await self._turn
            self._turn = asyncio.get_running_loop().create_future()
            socket.send_bytes(bytes([seat]) + pack_gesture(Take(piece)))
            start = time.perf_counter()
            for beat in range(int(CARRIED * FRAMES_A_SECOND)):
                socket.send_bytes(bytes([seat]) + pack_gesture(self._carry(beat)))
                await asyncio.sleep(max(0.0, start + (beat + 1) / FRAMES_A_SECOND - time.perf_counter()))
            socket.send_bytes(bytes([seat]) + pack_gesture(Drop()))

    def _carry(self, beat: int) -> Carry:
        """Move in circles in front of the wheel."""
        angle = beat / 20 + self._phase
        x, z = 0.1 * math.sin(angle), 0.1 * math.cos(angle)
        return Carry(
            beat + 1, round(x * LENGTH_UNIT), round(-0.13 * LENGTH_UNIT), round(z * LENGTH_UNIT), ROTATION_UNIT, 0, 0, 0
        )

    def _hear(self, socket: Socket, frame: bytes) -> None:
        message = _decode(frame)
        if message.say == "ping":
            socket.send(b'{"say":"pong","id":%d}' % message.id)
        elif message.say == "update":
            self._last = None
            self.turns += 1
            if message.waiting and not self._turn.done():
                self._turn.set_result((message.waiting[0], message.sights[0].view.takes[0]))

    def _see(self, socket: Socket, frame: bytes) -> None:
        _, phase, number, *_ = HEAD.unpack_from(frame)
        now = time.perf_counter()
        if self._last is not None and number > self._last[0]:
            self.frames += number - self._last[0]
            self.seconds += now - self._last[1]
            self.rolling += (now - self._last[1]) * (phase == ROLLING)
            self.shown += 1
            self.bytes += len(frame)
        self._last = number, now


async def measure(host: str, server: Process, wheels: int, pieces: int, seconds: float) -> dict[str, Any]:
    http, tally = Http(host), Tally()
    others = [Table(host, http, tally, FastRng(n)) for n in range(OTHERS)]
    for table in others:
        await table.open()
        table.paused = False
    drivers = [asyncio.create_task(drive(table, n / OTHERS)) for n, table in enumerate(others)]
    live = [Wheel(host, number) for number in range(wheels)]
    for wheel in live:
        await wheel.begin()
    await asyncio.sleep(WARM_UP)
    tally.reset()
    for wheel in live:
        wheel.reset()
    cpu, start = server.cpu(), time.perf_counter()
    await asyncio.sleep(seconds)
    spent = time.perf_counter() - start
    latencies = sorted(tally.latencies)
    cpu = server.cpu() - cpu
    speeds = sorted(wheel.frames / wheel.seconds / FRAMES_A_SECOND for wheel in live if wheel.seconds)
    shown = sum(wheel.shown for wheel in live)
    watched = sum(wheel.seconds for wheel in live)
    row = {
        "wheels": wheels,
        "pieces": pieces,
        "turns": sum(wheel.turns for wheel in live),
        "rolling": sum(wheel.rolling for wheel in live) / watched if watched else 0.0,
        "speed": sum(speeds) / len(speeds) if speeds else 0.0,
        "slowest": speeds[0] if speeds else 0.0,
        "frames_shown_per_second": shown / watched if watched else 0.0,
        "bytes_per_second": sum(wheel.bytes for wheel in live) / watched if watched else 0.0,
        "other_moves": len(latencies),
        "p50_ms": 1000 * latencies[len(latencies) // 2],
        "p99_ms": 1000 * latencies[len(latencies) * 99 // 100],
        "server_busy": cpu / spent,
    }
    for task in drivers:
        task.cancel()
    for wheel in live:
        wheel.close()
    for table in others:
        table.close()
    http.close()
    return row


def run(
    wheels: int, pieces: int, seconds: float, has_priority: bool, setup: Setup, rows: list[bytes]
) -> dict[str, Any]:
    (ROOT / ".burrow").mkdir(exist_ok=True)
    folder = Path(tempfile.mkdtemp(prefix="bench-", dir=ROOT / ".burrow"))
    asyncio.run(store_tables(folder, wheels, setup, rows))
    cores = sorted(os.sched_getaffinity(0))
    command = [sys.executable, str(ROOT / "bench/_serve.py"), str(folder), str(cores[0] if len(cores) > 1 else -1)]
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
        host = address.removeprefix("http://")
        return _loop_run(measure(host, Process(process.pid), wheels, pieces, seconds))
    finally:
        os.sched_setaffinity(0, set(cores))
        os.sched_setscheduler(0, os.SCHED_OTHER, os.sched_param(0))
        process.terminate()
        process.wait(PATIENCE)
        shutil.rmtree(folder)


def _loop_run(main: Coroutine[Any, Any, dict[str, Any]]) -> dict[str, Any]:
    import uvloop

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(main)


def main() -> None:
    parser = arguments(__doc__)
    parser.add_argument(
        "--wheels", default="0,1,4,8,12", help="numbers of wheels, measured one after the other (default: %(default)s)"
    )
    parser.add_argument(
        "--pieces", type=int, default=10, help="pieces in each wheel at the start (default: %(default)s)"
    )
    parser.add_argument("--seconds", type=float, default=10.0, help="length of each measurement (default: %(default)s)")
    parser.add_argument(
        "--priority", action="store_true", help="run at a higher priority than other programs (needs root)"
    )
    wanted = parser.parse_args()
    if not hasattr(os, "sched_getaffinity"):
        print("skipped: this measurement needs Linux")
        return
    start = partial(run, pieces=wanted.pieces, seconds=wanted.seconds, has_priority=wanted.priority)
    setup, rows = played(wanted.pieces)
    tell(
        "server_live",
        [start(int(count), setup=setup, rows=rows) for count in wanted.wheels.split(",")],
        as_json=wanted.json,
    )


if __name__ == "__main__":
    main()
