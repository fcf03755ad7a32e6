"""A finished game as JSON lines. The log is for `burrow verify`: every move, every die, and the seed. The
moments are for watching the game again: what the reader's seat saw after each entry. Only reads."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator

from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from burrow.engine.codec import decode_row, encode, encode_heading
from burrow.server.lobby.lobby import Lobby
from burrow.server.table.ledger import BY_CLOCK
from burrow.server.table.record import decode_record
from burrow.server.web import browser
from burrow.server.wire.errors import Declined
from burrow.storage.store import EventStore

AT_ONCE = 100
"""Rows that are written before others get a turn."""
TYPE = "application/jsonl"


def log_of(store: EventStore) -> Callable[[Request], Awaitable[Response]]:
    """The endpoint `/api/tables/{table}/log`. It answers only after the end, because the log contains the seed."""

    async def download(request: Request) -> Response:
        lobby: Lobby = request.app.state.lobby
        table = await lobby.table(request.path_params["table"])
        body = await lines(store, table.name)
        headers = {
            "cache-control": "no-store",
            "content-disposition": f'attachment; filename="burrow-{table.name}.jsonl"',
        }
        return Response(body, headers=headers, media_type=TYPE)

    return download


async def lines(store: EventStore, table: str) -> bytes:
    """The setup, then each row. The names of moves are left out, because they tell which browser made them, except
    those of moves that the clock made."""
    stored = await store.record(table)
    if stored is None:
        raise Declined("unknown-table", f"there is no table {table!r}")
    record = decode_record(stored)
    if record.phase != "over":
        raise Declined("not-now", "the game is not over")
    written = [encode_heading(record.setup)]
    for number, row in enumerate(await store.rows(table), 1):
        read = decode_row(row)
        by_clock = read.nonce if read.nonce.startswith(BY_CLOCK) else ""
        written.append(encode(replace(read, nonce=by_clock)))
        if number % AT_ONCE == 0:
            await asyncio.sleep(0)
    return b"\n".join([*written, b""])


async def moments(request: Request) -> Response:
    """The endpoint `/api/tables/{table}/moments`."""
    lobby: Lobby = request.app.state.lobby
    table = await lobby.table(request.path_params["table"])
    seen = table.moments(browser.holder_of(browser.token_of(request)))
    return StreamingResponse(_sent(seen), headers={"cache-control": "no-store"}, media_type=TYPE)


async def _sent(rows: Iterator[bytes]) -> AsyncIterator[bytes]:
    """Line by line, so that a long game neither fills the memory nor holds up the event loop."""
    for row in rows:
        yield row + b"\n"
        await asyncio.sleep(0)
