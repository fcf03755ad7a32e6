"""Measures one process with very many tables: 2,000 with four connected people each, 500 of which play at one move a
second. First nobody plays, which shows what idle sockets cost, then those play.

The latency of a move is the time until all four have the state after it. `--tables`, `--playing` and `--seconds` limit
the run; `--ping MS` makes the server ping every socket that often, to see what pings cost."""

import asyncio
import os
import time
from typing import Any

from _client import Http, Process
from _report import arguments, tell

from burrow.engine.rng import FastRng
from burrow.server.net import descriptors
from server import Table, Tally, drive, run_loop, serving

SEATS = 4
AT_ONCE = 50
"""Tables that are opened at the same time."""
WARM_UP = 2.0


async def play(host: str, server: Process, count: int, playing: int, seconds: float) -> list[dict[str, Any]]:
    tally = Tally()
    warm = Table(host, Http(host), tally, FastRng(1), SEATS)
    await warm.open()
    before = server.memory()
    tables = [Table(host, Http(host), tally, FastRng(number), SEATS) for number in range(count)]
    for start in range(0, count, AT_ONCE):
        await asyncio.gather(*(open_table(table) for table in tables[start : start + AT_ONCE]))
    per_table = (server.memory() - before) / count / 1000
    await asyncio.sleep(WARM_UP)
    idle = await measure("idle", tally, server, seconds)
    drivers = [asyncio.ensure_future(drive(table, number / playing)) for number, table in enumerate(tables[:playing])]
    await asyncio.sleep(WARM_UP)
    busy = await measure(f"{playing} play", tally, server, seconds)
    for driver in drivers:
        driver.cancel()
    await asyncio.sleep(0.5)
    for table in [warm, *tables]:
        table.close()
    shape = {"tables": count, "sockets": SEATS * count}
    return [{**shape, **row, "kB_per_table": per_table} for row in (idle, busy)]


async def open_table(table: Table) -> None:
    await table.open()
    table.hang_up_http()


async def measure(what: str, tally: Tally, server: Process, seconds: float) -> dict[str, Any]:
    tally.reset()
    cpu, own, start = server.cpu(), time.process_time(), time.perf_counter()
    await asyncio.sleep(seconds)
    spent = time.perf_counter() - start
    latencies, pings = sorted(tally.latencies), tally.pings
    cpu, own = server.cpu() - cpu, time.process_time() - own
    moves = len(latencies)
    return {
        "what": what,
        "moves_per_second": moves / spent,
        "p50_ms": 1000 * latencies[moves // 2] if moves else None,
        "p99_ms": 1000 * latencies[moves * 99 // 100] if moves else None,
        "pings_per_second": pings / spent,
        "server_us_per_move": 1e6 * cpu / moves if moves else None,
        "server_busy": cpu / spent,
        "players_busy": own / spent,
    }


def main() -> None:
    parser = arguments(__doc__)
    parser.add_argument("--tables", type=int, default=2000, help="default %(default)s")
    parser.add_argument("--playing", type=int, default=500, help="how many of them play (default: %(default)s)")
    parser.add_argument("--seconds", type=float, default=10.0, help="length of each measurement (default: %(default)s)")
    parser.add_argument(
        "--ping", type=int, default=0, metavar="MS", help="ping every socket so often (default: as usual)"
    )
    parser.add_argument(
        "--priority", action="store_true", help="run at a higher priority than other programs (needs root)"
    )
    wanted = parser.parse_args()
    if not hasattr(os, "sched_getaffinity"):
        print("skipped: this measurement needs Linux")
        return
    descriptors.allow_many()
    if descriptors.limit() < SEATS * wanted.tables + 400:
        raise SystemExit(
            f"this needs {SEATS * wanted.tables + 400} open files; the system allows {descriptors.limit()}"
        )
    with serving(wanted.priority, f"ping={wanted.ping}") as (host, server):
        rows = run_loop(play(host, server, wanted.tables, wanted.playing, wanted.seconds))
    tell("server_many", rows, as_json=wanted.json)


if __name__ == "__main__":
    main()
