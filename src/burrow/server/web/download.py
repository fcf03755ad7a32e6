"""A finished game as JSON lines. The log is for `burrow verify`: every move, every die, and the seed. The
moments are for watching the game again: what the reader's seat saw after each entry. Only reads."""

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AbstractAsyncContextManager

from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from burrow.engine.codec import decode_row, encode, encode_heading
from burrow.server.lobby.lobby import Lobby
from burrow.server.table.ledger import BY_CLOCK
from burrow.server.table.record import decode_record
from burrow.server.web import browser
from burrow.server.web.routes import table_of
from burrow.server.wire.errors import Declined
from burrow.server.work import Slices
from burrow.storage.store import EventStore

TYPE = "application/jsonl"


def log_of(store: EventStore) -> Callable[[Request], Awaitable[Response]]:
    """The endpoint `/api/tables/{table}/log`. It answers only after the end, because the log contains the seed."""

    async def download(request: Request) -> Response:
        lobby: Lobby = request.app.state.lobby
        table = await table_of(request)
        async with lobby.reading.turn(browser.address_of(request)):
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
    rows = await store.rows(table)
    written = [encode_heading(record.setup, entries=len(rows))]
    slices = Slices()
    for row in rows:
        read = decode_row(row)
        by_clock = read.nonce if read.nonce.startswith(BY_CLOCK) else ""
        written.append(encode(replace(read, nonce=by_clock)))
        if slices.is_over:
            await slices.rest()
    return b"\n".join([*written, b""])


async def moments(request: Request) -> Response:
    """The endpoint `/api/tables/{table}/moments`."""
    lobby: Lobby = request.app.state.lobby
    table = await table_of(request)
    seen = table.moments(browser.holder_of(browser.token_of(request)))
    address = browser.address_of(request)
    sent = _sent(seen, lambda: lobby.reading.turn(address))
    return StreamingResponse(sent, headers={"cache-control": "no-store"}, media_type=TYPE)


async def _sent(rows: Iterator[bytes], turn: Callable[[], AbstractAsyncContextManager[None]]) -> AsyncIterator[bytes]:
    """A few lines at a time, so that a long game neither fills the memory nor holds up the event loop. An address that
    asks for many games gets as much of each second as one that asks for one."""
    row = next(rows, None)
    while row is not None:
        async with turn():
            slices = Slices()
            lines: list[bytes] = []
            while row is not None and not (lines and slices.is_over):
                lines.append(row + b"\n")
                row = next(rows, None)
            await slices.rest()
        yield b"".join(lines)
