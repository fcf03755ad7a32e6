"""The endpoints of the admin page. Only whoever knows the key of the settings may use them, and without a key in the
settings there are none. The key comes in a header, so that no log and no history has it."""

import logging
import time
from collections.abc import Awaitable, Callable
from hashlib import sha256
from hmac import compare_digest
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from burrow.server.lobby.lobby import Lobby
from burrow.server.web import browser, monitor
from burrow.server.web.body import read_body
from burrow.server.web.problems import json_answer
from burrow.server.wire.admin import AdminTable, ChangeTable, ClosedTable, MessageToAll, Overview
from burrow.server.wire.errors import Declined
from burrow.storage.store import EventStore

logger = logging.getLogger(__name__)

HEADER = "x-admin-key"
MOST_TABLES = 200
"""The most tables that one answer lists."""
COUNT_EVERY = 60.0
"""Seconds for which the number of stored tables is reused: counting reads all names."""

Endpoint = Callable[[Request], Awaitable[Response]]


def guarded(endpoint: Endpoint) -> Endpoint:
    """The endpoint, for whoever knows the key."""

    async def ask_for_key(request: Request) -> Response:
        _require_key(request)
        return await endpoint(request)

    return ask_for_key


def _require_key(request: Request) -> None:
    """Raises `Declined`. An address that has tried too many wrong keys has to wait, with the right one too."""
    state = request.app.state
    key: str = state.settings.admin_key
    if not key:
        raise Declined("admin-off", "the settings have no admin_key")
    lobby: Lobby = state.lobby
    address = browser.address_of(request)
    wait = lobby.wrong_keys.wait(address)
    if wait:
        raise Declined("too-fast", "too many wrong keys from this address", retry_after=-(-wait // 1000))
    given = request.headers.get(HEADER, "")
    if not compare_digest(sha256(given.encode()).digest(), sha256(key.encode()).digest()):
        if given:
            lobby.wrong_keys.take(address)
            logger.warning("somebody tried a wrong admin key", extra={"address": address})
        raise Declined("wrong-key")


class Meter:
    """How much of a core this process uses, since the last time somebody asked."""

    def __init__(self) -> None:
        self._last = monitor.STARTED, 0.0
        self._share = 0.0

    def read(self) -> float:
        now, used = time.time(), time.process_time()
        before, used_before = self._last
        if now - before >= 1:
            self._share = max(0.0, used - used_before) / (now - before)
            self._last = now, used
        return round(self._share, 3)


class Count:
    """How many tables are stored."""

    def __init__(self) -> None:
        self._counted: tuple[float, int] | None = None

    async def read(self, store: EventStore) -> int:
        now = time.monotonic()
        if self._counted is None or now - self._counted[0] >= COUNT_EVERY:
            self._counted = now, len(await store.tables())
        return self._counted[1]


async def overview(request: Request) -> Response:
    state: Any = request.app.state
    lobby: Lobby = state.lobby
    tables = lobby.newest_first()
    return json_answer(
        Overview(
            versions=monitor.versions(),
            uptime=int(time.time() - monitor.STARTED),
            problem=await monitor.trouble(state),
            cpu=state.meter.read(),
            memory=monitor.memory(),
            sockets=lobby.connections.total,
            playing=lobby.open_tables().playing,
            moves=lobby.tally.moves.total,
            bots_waiting=state.pool.waiting if state.pool is not None else 0,
            bots_thinking=state.pool.thinking if state.pool is not None else 0,
            turns=lobby.turns_under_way,
            stored=await state.count.read(state.store),
            phases={str(phase): count for phase, count in lobby.phases().items()},
            tables=tuple(
                AdminTable(
                    table.name,
                    table.game,
                    table.phase,
                    table.seats,
                    table.people,
                    table.sockets,
                    table.entries,
                    table.quiet // 1000,
                )
                for table in tables[:MOST_TABLES]
            ),
            more=max(0, len(tables) - MOST_TABLES),
            closed=tuple(ClosedTable(name, game) for name, game in reversed(lobby.closing.closed.items())),
            notice=lobby.notices.current.text if lobby.notices.current is not None else "",
        )
    )


async def change_table(request: Request) -> Response:
    wish = await read_body(request, ChangeTable)
    lobby: Lobby = request.app.state.lobby
    name = request.path_params["table"]
    match wish.what:
        case "close":
            await lobby.closing.close(name)
        case "delete":
            await lobby.closing.delete(name)
        case "reopen":
            await lobby.closing.reopen(name)
    return json_answer({"ok": True})


async def message(request: Request) -> Response:
    wish = await read_body(request, MessageToAll)
    lobby: Lobby = request.app.state.lobby
    lobby.tell_everyone(wish.text)
    return json_answer({"ok": True})
