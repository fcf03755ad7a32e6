"""The server as an ASGI application: the interface under `/api`, the socket of a table, the page."""

import asyncio
import contextlib
import logging
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, NamedTuple, TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Match, Route
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from burrow.engine.game import Refusal
from burrow.server.bots.pool import BotPool, Thinker
from burrow.server.clock import LoopTime, Time
from burrow.server.physics.stepper import StepThreads
from burrow.server.settings import Settings
from burrow.server.sockets.connection import (
    BAD_DATA,
    FORBIDDEN_ORIGIN,
    SERVER_ERROR,
    TOO_FAST,
    UNKNOWN_TABLE,
    Connection,
)
from burrow.server.table.actor import TableActor
from burrow.server.table.lobby import Lobby
from burrow.server.web import browser
from burrow.server.web.catalogue import catalogue
from burrow.server.web.download import log_of
from burrow.server.web.headers import with_headers
from burrow.server.web.hosts import Hosts, advice, sentences
from burrow.server.web.packed import Packed
from burrow.server.web.pages import PACKED, Pages
from burrow.server.wire.api import Join, Joined, Opened, OpenTable, Problem
from burrow.server.wire.errors import Declined
from burrow.storage.store import EventStore, StoreError

logger = logging.getLogger(__name__)

T = TypeVar("T")

SOCKET_PATH = re.compile(r"/api/tables/([^/]+)/ws")

DETER = 0.5
"""Seconds until an address that asks too often hears so."""
WARM_AFTER = 0.3
"""Seconds from the start until the processes of the bots are started, out of the way of the first page."""


def make_app(
    store: EventStore,
    *,
    settings: Settings,
    thinker: Thinker | None = None,
    make_time: Callable[[], Time] = LoopTime,
) -> Starlette:
    """An application on a store that its maker opens and closes. `thinker` and `make_time` are for tests."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        pool = BotPool(settings.bot_workers, settings.bot_patience) if thinker is None else None
        stepper = StepThreads(settings.step_workers)
        app.state.lobby = Lobby(
            store, time=make_time(), thinker=thinker or _only(pool), stepper=stepper, settings=settings
        )
        app.state.hosts = Hosts(settings)
        app.state.store = store
        app.state.games = None
        app.state.pages = Pages(settings.static or PACKED)
        app.state.settings = settings
        warming = asyncio.get_running_loop().call_later(WARM_AFTER, pool.warm) if pool is not None else None
        try:
            yield
        finally:
            if warming is not None:
                warming.cancel()
            app.state.lobby.close()
            await asyncio.to_thread(stepper.close)
            if pool is not None:
                pool.close()

    return House(
        routes=[
            Route("/api/health", health),
            Route("/api/games", games),
            Post("/api/tables", open_table),
            Route("/api/tables/{table}", table_info),
            Post("/api/tables/{table}/join", join),
            Route("/api/tables/{table}/qr.svg", qr_code),
            Route("/api/tables/{table}/log", log_of(store)),
            Route("/api/{rest:path}", unknown),
            Route("/{path:path}", page),
        ],
        exception_handlers={
            Declined: _declined,
            HTTPException: _http_error,
            StoreError: _not_stored,
            ClientDisconnect: _gone,
            Exception: _failure,
        },
        lifespan=lifespan,
    )


class Post(Route):
    """A place that takes a POST and answers anything else with 405, instead of leaving it to a later route."""

    def __init__(self, path: str, endpoint: Callable[..., Any]) -> None:
        super().__init__(path, endpoint, methods=["POST"])

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        match, child = super().matches(scope)
        return Match.FULL if match is Match.PARTIAL else match, child


class House(Starlette):
    """Takes a socket straight to its table: it stays for hours, and every layer it would pass costs memory as long."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = SOCKET_PATH.fullmatch(scope["path"]) if scope["type"] == "websocket" else None
        if scope["type"] == "websocket" and not self.state.hosts.know(WebSocket(scope, receive, send)):
            await _hang_up(WebSocket(scope, receive, send), FORBIDDEN_ORIGIN)
        elif found is not None:
            await serve_socket(scope, receive, send, name=found[1], lobby=self.state.lobby)
        elif scope["type"] == "http":
            await self._answer(scope, receive, with_headers(send, secure=scope["scheme"] == "https"))
        else:
            await super().__call__(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope)
        lobby: Lobby = self.state.lobby
        address = browser.address_of(request)
        if not self.state.hosts.know(request):
            await _misdirected(request)(scope, receive, send)
        elif not _may_ask(lobby, address, is_page=not scope["path"].startswith("/api/")):
            await asyncio.sleep(DETER)  # a line that asks too often waits, and asks less often
            answer = await _declined(
                request, Declined("too-fast", "too many requests from this address", retry_after=1)
            )
            await answer(scope, receive, send)
        else:  # the page and the games are the same for everyone, and made once
            payer = address if scope["path"].startswith("/api/tables") else ""
            with contextlib.suppress(Exception):  # `_failure` has logged it and answered
                await lobby.work.do(payer, super().__call__(scope, receive, send))


def _may_ask(lobby: Lobby, address: str, *, is_page: bool) -> bool:
    """The page and its files are asked for in great numbers and cost little; the rest counts one by one."""
    if is_page:
        return lobby.pages.take(address)
    return lobby.requests.take(address) and not lobby.work.is_used_up(address)


async def health(request: Request) -> Response:
    """For whoever watches over the server: whether moves can be stored, and if not, why."""
    store: EventStore = request.app.state.store
    problem = await store.trouble()
    status = {"ok": not problem, "tables": _lobby(request).in_memory}
    return _json({**status, "problem": problem}, 503) if problem else _json(status)


async def games(request: Request) -> Response:
    state = request.app.state
    if state.games is None:
        state.games = Packed(catalogue(), kind="application/json")
    answer: Response = state.games.answer(request)
    return answer


async def open_table(request: Request) -> Response:
    wish = await _body(request, OpenTable)
    token = browser.token_of(request) or browser.fresh_token()
    address = browser.address_of(request)
    name = await _lobby(request).open(wish, holder=browser.holder_of(token), address=address)
    return _remembering(request, _json(Opened(name), 201), token)


async def join(request: Request) -> Response:
    wish = await _body(request, Join)
    token = browser.token_of(request) or browser.fresh_token()
    table = await _lobby(request).table(request.path_params["table"])
    seat = await table.join(browser.holder_of(token), wish)
    return _remembering(request, _json(Joined(seat)), token)


async def table_info(request: Request) -> Response:
    """Also gives the browser its token: if the answer to a join is lost, the same browser asks again."""
    token = browser.token_of(request) or browser.fresh_token()
    table = await _lobby(request).table(request.path_params["table"])
    return _remembering(request, _json(table.info(browser.holder_of(token), _invite(request, table.name))), token)


async def qr_code(request: Request) -> Response:
    import io

    import segno

    table = await _lobby(request).table(request.path_params["table"])
    drawing = io.BytesIO()
    code = segno.make(_invite(request, table.name), error="m", micro=False)
    code.save(drawing, kind="svg", scale=8, border=4, dark="#000", light="#fff", svgclass=None, lineclass=None)
    return Response(drawing.getvalue(), media_type="image/svg+xml", headers={"cache-control": "no-store"})


async def unknown(request: Request) -> Response:
    raise Declined("not-found", request.url.path[:200])


async def page(request: Request) -> Response:
    pages: Pages = request.app.state.pages
    answer = pages.answer(request)
    if answer is None:
        raise Declined("not-found", request.url.path[:200])
    return answer


async def serve_socket(scope: Scope, receive: Receive, send: Send, *, name: str, lobby: Lobby) -> None:
    """`/api/tables/{table}/ws?after=SEQ`. Refusals are close codes after accepting: only those a browser shows."""
    guest = await _admit(WebSocket(scope, receive, send), send, name, lobby)
    if guest is None:
        return
    scope["headers"] = []  # they have been read, and a socket stays for hours
    try:
        await guest.connection.run(receive, guest.table, lambda: guest.table.come(guest.connection, guest.after))
    finally:
        lobby.connections.leave(guest.connection.address)


class Guest(NamedTuple):
    """Somebody who may come to a table, and the last entry they have seen."""

    connection: Connection
    table: TableActor
    after: int


async def _admit(socket: WebSocket, send: Send, name: str, lobby: Lobby) -> Guest | None:
    """None: the socket is closed. Who is let in counts among the connections of the address."""
    await socket.accept()
    address = browser.address_of(socket)
    if not browser.is_own_page(socket, lobby.settings.origins):
        await socket.close(FORBIDDEN_ORIGIN)
        return None
    is_welcome = lobby.requests.take(address) and not lobby.work.is_used_up(address)
    if not is_welcome or not lobby.connections.enter(address):
        await socket.close(TOO_FAST)
        return None
    try:
        table = await _find_table(socket, name, lobby)
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
        time=lobby.time,
        settings=lobby.settings,
        shared=lobby.messages,
        shared_words=lobby.words,
    )
    return Guest(connection, table, _after(socket.query_params.get("after", "")))


async def _hang_up(socket: WebSocket, code: int) -> None:
    await socket.accept()
    await socket.close(code)


async def _find_table(socket: WebSocket, name: str, lobby: Lobby) -> TableActor | None:
    """None: there is none, and the socket is closed."""
    try:
        return await lobby.table(name)
    except Declined as declined:
        await socket.close(BAD_DATA if declined.code == "bad-data" else UNKNOWN_TABLE)
    except StoreError as error:
        logger.error("table %s cannot be loaded: %s", name, error)
        await socket.close(SERVER_ERROR)
    return None


def _after(text: str) -> int:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else -1


async def _body(request: Request, kind: type[T]) -> T:
    """The JSON body of a request that changes something, if it comes from a page of ours."""
    settings: Settings = request.app.state.settings
    if not browser.is_own_page(request, settings.origins):
        raise Declined("forbidden-origin", request.headers.get("origin", "")[:200])
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Declined("bad-type", "the body must be application/json")
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > settings.body_limit:
            raise Declined("too-large", f"at most {settings.body_limit} bytes")
    try:
        return msgspec.json.decode(bytes(body), type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Declined("bad-request", str(error)[:200]) from None


def _lobby(request: Request) -> Lobby:
    lobby: Lobby = request.app.state.lobby
    return lobby


def _invite(request: Request, table: str) -> str:
    """Raises `Declined` if friends could not follow it."""
    settings: Settings = request.app.state.settings
    host = browser.host_of(request)
    if not settings.public_url and not host:
        raise Declined("bad-request", "the header Host names no host")
    base = settings.public_url or f"{request.url.scheme}://{host}"
    return f"{base.rstrip('/')}/t/{table}"


def _json(value: Any, status: int = 200) -> Response:
    headers = {"cache-control": "no-store"}
    return Response(msgspec.json.encode(value), status, headers=headers, media_type="application/json")


def _remembering(request: Request, response: Response, token: str) -> Response:
    browser.remember(response, token, secure=browser.is_secure(request))
    return response


def _problem(status: int, code: str, detail: str = "", refusal: Refusal | None = None) -> Response:
    if refusal is None:
        return _json(Problem(code, detail), status)
    return _json(Problem(code, detail, refusal.rule, refusal.message, refusal.values), status)


async def _declined(request: Request, error: Exception) -> Response:
    assert isinstance(error, Declined)
    response = _problem(error.status, error.code, error.detail, error.refusal)
    if error.retry_after:
        response.headers["retry-after"] = str(error.retry_after)
    return response


def _misdirected(request: Request) -> Response:
    """The host is not known here. A person who wants the page gets a sentence to read."""
    if "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api/"):
        return PlainTextResponse(sentences(), 421, headers={"cache-control": "no-store"})
    return _problem(421, "unknown-host", advice(request)[:400])


async def _http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code = {404: "not-found", 405: "bad-method"}.get(error.status_code, "bad-request")
    response = _problem(error.status_code, code)
    response.headers.update(error.headers or {})
    return response


async def _not_stored(request: Request, error: Exception) -> Response:
    """The store has logged why."""
    return _problem(503, "not-stored")


async def _gone(request: Request, error: Exception) -> Response:
    """Whoever asked has hung up before the end of the request; nobody hears this."""
    return _problem(400, "bad-request", "the body has not come whole")


async def _failure(request: Request, error: Exception) -> Response:
    logger.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return _problem(500, "server-error")


def _only(pool: BotPool | None) -> BotPool:
    assert pool is not None
    return pool
