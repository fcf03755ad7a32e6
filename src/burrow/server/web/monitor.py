"""For those who watch over the server: is it alive, can it serve, and how much does it do."""

import os
import platform
import sqlite3
import sys
import time
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from burrow.server.lobby.lobby import Lobby
from burrow.server.tally import FORMAT, Metric, Sample, Tally, as_text, gauge
from burrow.server.web.entrance import PEER
from burrow.server.web.forwarded import parse_address
from burrow.server.web.problems import json_answer
from burrow.server.wire.errors import Declined
from burrow.storage.store import EventStore

PROBES = frozenset({"/healthz", "/readyz"})
"""They answer under any host: whoever asks often knows only the address of the machine."""
FORWARDING = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "via", "x-real-ip")
STARTED = time.time()


async def healthz(request: Request) -> Response:
    """The process is alive and its event loop turns."""
    return json_answer({"ok": True})


async def readyz(request: Request) -> Response:
    """The server can serve: it is not stopping, moves can be stored, and the bots are alive."""
    problem = await trouble(request.app.state)
    return json_answer({"ok": False, "problem": problem}, 503) if problem else json_answer({"ok": True})


async def trouble(state: Any) -> str:
    """What keeps the server from serving; empty: nothing does."""
    if state.is_stopping:
        return "the server is stopping"
    if state.lobby.is_retiring:
        return "a backup takes the place of all tables"
    store: EventStore = state.store
    problem = await store.trouble()
    if not problem and state.pool is not None:
        problem = state.pool.trouble()
    return problem


async def metrics(request: Request) -> Response:
    """Only for this machine."""
    if not is_from_here(request):
        raise Declined("not-found", "metrics are only for the machine that the server runs on")
    body = as_text(collect(request.app.state))
    return Response(body, headers={"cache-control": "no-store", "content-type": FORMAT})


def is_from_here(request: Request) -> bool:
    """Whether a program of this machine asks, and no proxy in between."""
    peer, host = parse_address(request.scope.get(PEER, "")), parse_address(request.headers.get("host", ""))
    is_named_here = request.url.hostname == "localhost" or (host is not None and host.is_loopback)
    is_direct = not any(name in request.headers for name in FORWARDING)
    return peer is not None and peer.is_loopback and is_named_here and is_direct


def collect(state: Any) -> list[Metric]:
    lobby: Lobby = state.lobby
    tally: Tally = lobby.tally
    return [
        gauge("burrow_info", "Versions.", 1, **versions()),
        gauge("burrow_started_seconds", "When the process started, in seconds since 1970.", STARTED),
        gauge("burrow_stopping", "1 while the server stops.", int(state.is_stopping)),
        Metric(
            "burrow_tables",
            "gauge",
            "Tables in memory.",
            [Sample(count, {"phase": phase}) for phase, count in lobby.phases().items()],
        ),
        gauge("burrow_sockets", "Open sockets.", lobby.connections.total),
        gauge("burrow_physics_turns", "Turns of physics that move.", lobby.turns_under_way),
        *_bots(state.pool),
        *tally.metrics(),
        gauge("process_resident_memory_bytes", "Memory of the process.", memory()),
        Metric("process_cpu_seconds_total", "counter", "Processor time of the process.", [Sample(time.process_time())]),
    ]


def _bots(pool: Any) -> list[Metric]:
    if pool is None:
        return []
    return [
        gauge("burrow_bot_queue", "Questions that wait for a process of the bots.", pool.waiting),
        gauge("burrow_bots_thinking", "Processes of the bots that think.", pool.thinking),
    ]


def versions() -> dict[str, str]:
    return {
        "version": _version_of("burrow-games"),
        "python": platform.python_version(),
        "sqlite": sqlite3.sqlite_version,
        "mujoco": _version_of("mujoco-core") or _version_of("mujoco"),
    }


def memory() -> int:
    """Bytes that the process has in memory; 0: the system does not say."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError, IndexError):
        pass
    if sys.platform == "win32":
        return 0
    import resource

    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak if sys.platform == "darwin" else 1024 * peak


def _version_of(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return ""
