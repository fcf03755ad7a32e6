"""Letting a socket in to its table: `/api/tables/{table}/ws?after=SEQ`, on a TV with `&screen`, and with `&hand` from a
phone beside it.

A refused socket is accepted first and then closed with a code, because a browser shows nothing else to its page."""

import logging
from typing import NamedTuple

from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from burrow.server.lobby.lobby import Lobby
from burrow.server.sockets.close_codes import (
    BAD_DATA,
    CLOSED,
    FORBIDDEN_ORIGIN,
    RESTARTING,
    SERVER_ERROR,
    TOO_FAST,
    UNKNOWN_TABLE,
)
from burrow.server.sockets.connection import Connection
from burrow.server.table.actor import TableActor
from burrow.server.web import browser
from burrow.server.wire.errors import Code, Declined
from burrow.storage.store import StoreError

logger = logging.getLogger(__name__)


CODES: dict[Code, int] = {"bad-data": BAD_DATA, "table-closed": CLOSED, "restarting": RESTARTING}
"""How a socket is closed whose table cannot be had."""


class Guest(NamedTuple):
    """Somebody who may come to a table."""

    connection: Connection
    table: TableActor
    after: int
    """The last entry they have seen."""


async def serve_socket(scope: Scope, receive: Receive, send: Send, *, name: str, lobby: Lobby) -> None:
    guest = await _admit(WebSocket(scope, receive, send), send, name, lobby)
    if guest is None:
        return
    scope["headers"] = []  # they have been read; a socket stays open for hours
    try:
        await guest.connection.run(receive, guest.table, lambda: guest.table.come(guest.connection, guest.after))
    finally:
        lobby.connections.leave(guest.connection.address)


async def hang_up(socket: WebSocket, code: int) -> None:
    await socket.accept()
    await socket.close(code)


async def _admit(socket: WebSocket, send: Send, name: str, lobby: Lobby) -> Guest | None:
    """None: the socket is closed. A guest counts among the connections of the address."""
    await socket.accept()
    address = browser.address_of(socket)
    if not browser.is_own_page(socket, lobby.settings.origins):
        await socket.close(FORBIDDEN_ORIGIN)
        return None
    may_ask = lobby.requests.take(address) and not lobby.work.is_used_up(address)
    if not may_ask or not lobby.connections.enter(address):
        await socket.close(TOO_FAST)
        return None
    try:
        table = await _find_table(socket, name, address, lobby)
    except BaseException:
        lobby.connections.leave(address)
        raise
    if table is None:
        lobby.connections.leave(address)
        return None
    connection = Connection(
        send,
        holder=browser.holder_of(browser.token_of(socket)),
        address=address,
        is_screen="screen" in socket.query_params,
        time=lobby.time,
        settings=lobby.settings,
        shared=lobby.shared,
        tally=lobby.tally,
        is_hand="hand" in socket.query_params,
    )
    return Guest(connection, table, _after(socket.query_params.get("after", "")))


async def _find_table(socket: WebSocket, name: str, address: str, lobby: Lobby) -> TableActor | None:
    """None: there is none, and the socket is closed."""
    try:
        return await lobby.table(name, address)
    except Declined as declined:
        await socket.close(CODES.get(declined.code, UNKNOWN_TABLE))
    except StoreError as error:
        logger.error("a table cannot be loaded: %s", error, extra={"table": name})
        await socket.close(SERVER_ERROR)
    return None


def _after(text: str) -> int:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else -1
