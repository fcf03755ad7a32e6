"""The server as an ASGI application: which path leads where, and what starts and stops with it."""

import asyncio
import contextlib
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.routing import Match, Route
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from burrow.server.bots.pool import BotPool, Thinker
from burrow.server.clock import LoopTime, Time
from burrow.server.lobby.lobby import Lobby
from burrow.server.physics.stepper import StepThreads
from burrow.server.push.post import Post as PushPost
from burrow.server.push.start import start as start_push
from burrow.server.restoring import watch_for_backups
from burrow.server.settings import Settings
from burrow.server.sockets.close_codes import FORBIDDEN_ORIGIN
from burrow.server.table.notices import NoticeBoard
from burrow.server.tally import Tally
from burrow.server.web import admin, browser, monitor, routes
from burrow.server.web.admission import hang_up, serve_socket
from burrow.server.web.download import log_of, moments
from burrow.server.web.entrance import Entrance
from burrow.server.web.headers import with_headers
from burrow.server.web.hosts import Hosts
from burrow.server.web.pages import PACKED, VERIFIER, Pages
from burrow.server.web.problems import HANDLERS, declined, misdirected
from burrow.server.wire.errors import Declined
from burrow.storage.store import EventStore

SOCKET_PATH = re.compile(r"/api/tables/([^/]+)/ws")

DETER = 0.5
"""Seconds before an address that asks too often is told so."""
WARM_AFTER = 0.3
"""Seconds before the processes of the bots start, so that they do not delay the first page."""


def make_app(
    store: EventStore,
    *,
    settings: Settings,
    thinker: Thinker | None = None,
    make_time: Callable[[], Time] = LoopTime,
    post: PushPost | None = None,
) -> Starlette:
    """An application on a store that the caller opens and closes. `thinker`, `make_time` and `post`, which takes
    notifications to their service, are for tests."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        pool, tally = None, Tally()
        bots = thinker
        if bots is None:
            bots = pool = BotPool(settings.bot_workers, settings.bot_patience, lambda: tally.restarts.add("bot"))
        stepper = StepThreads(settings.step_workers, tally.steps.add)
        notices = NoticeBoard()
        push = start_push(settings, lambda message: app.state.lobby.end_push(message), tally, post)

        def begin() -> None:
            """Also after a backup has taken the place of all tables."""
            app.state.lobby = Lobby(
                store,
                time=make_time(),
                thinker=bots,
                stepper=stepper,
                settings=settings,
                tally=tally,
                notices=notices,
                push=push,
            )
            app.state.count = admin.Count()

        begin()
        restoring = asyncio.ensure_future(
            watch_for_backups(lambda: app.state.lobby, begin, store, settings.stop_patience)
        )
        app.state.pool = pool
        app.state.is_stopping = False
        app.state.hosts = Hosts(settings)
        app.state.store = store
        app.state.games = None
        app.state.meter = admin.Meter()
        app.state.rules = {}
        app.state.pages = Pages(settings.static or PACKED, settings.path_prefix)
        app.state.settings = settings
        warming = asyncio.get_running_loop().call_later(WARM_AFTER, pool.warm) if pool is not None else None
        try:
            yield
        finally:
            if warming is not None:
                warming.cancel()
            restoring.cancel()
            if push is not None:
                await push.close()
            app.state.lobby.close()
            await asyncio.to_thread(stepper.close)
            if pool is not None:
                pool.close()

    app = Application(
        routes=[
            Route("/healthz", monitor.healthz),
            Route("/readyz", monitor.readyz),
            Route("/metrics", monitor.metrics),
            Route("/api/health", routes.health),
            Route("/api/games", routes.games),
            Route("/api/games/{game}/rules", routes.rules),
            Route("/api/open", routes.house),
            Post("/api/tables", routes.open_table),
            Route("/api/tables/{table}", routes.table_info),
            Post("/api/tables/{table}/join", routes.join),
            Post("/api/tables/{table}/hand-over", routes.hand_over),
            Post("/api/tables/{table}/take", routes.take),
            Post("/api/tables/{table}/code", routes.code),
            Route("/api/tables/{table}/push", routes.push_info),
            Post("/api/tables/{table}/push", routes.subscribe),
            Post("/api/tables/{table}/push/off", routes.unsubscribe),
            Route("/api/tables/{table}/qr.svg", routes.qr_code),
            Route("/api/tables/{table}/log", log_of(store)),
            Route("/api/tables/{table}/moments", moments),
            Route("/api/codes/{code}", routes.find_code),
            Route("/api/admin", admin.guarded(admin.overview)),
            Post("/api/admin/tables/{table}", admin.guarded(admin.change_table)),
            Post("/api/admin/message", admin.guarded(admin.message)),
            Route("/api/{rest:path}", routes.unknown),
            Route(f"/{VERIFIER}", routes.verifier),
            Route("/{path:path}", routes.page),
        ],
        exception_handlers=HANDLERS,
        lifespan=lifespan,
    )
    app.state.entrance = Entrance(settings)
    return app


class Post(Route):
    """A path that takes POST and answers 405 to anything else, instead of leaving it to a later route."""

    def __init__(self, path: str, endpoint: Callable[..., Any]) -> None:
        super().__init__(path, endpoint, methods=["POST"])

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        match, child = super().matches(scope)
        return Match.FULL if match is Match.PARTIAL else match, child


class Application(Starlette):
    """Checks host and limits before anything else. Sockets bypass Starlette's layers: a socket stays open for hours,
    and every layer would cost memory as long."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            self.state.entrance.put_right(scope)
        if scope["type"] == "http":
            await self._answer(scope, receive, with_headers(send, secure=scope["scheme"] == "https"))
        elif scope["type"] == "websocket":
            await self._connect(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)

    async def _connect(self, scope: Scope, receive: Receive, send: Send) -> None:
        socket = WebSocket(scope, receive, send)
        found = SOCKET_PATH.fullmatch(scope["path"])
        if not self.state.hosts.know(socket):
            await hang_up(socket, FORBIDDEN_ORIGIN)
        elif found is not None:
            await serve_socket(scope, receive, send, name=found[1], lobby=self.state.lobby)
        else:
            await super().__call__(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        scope["app"] = self
        request = Request(scope)
        lobby: Lobby = self.state.lobby
        address = browser.address_of(request)
        if not self.state.hosts.know(request) and scope["path"] not in monitor.PROBES:
            await misdirected(request)(scope, receive, send)
        elif not _may_ask(lobby, address, is_page=not scope["path"].startswith("/api/")):
            await asyncio.sleep(DETER)  # whoever has to wait asks less often
            error = Declined("too-fast", "too many requests from this address", retry_after=1)
            answer = await declined(request, error)
            await answer(scope, receive, send)
        else:
            # Only tables cost work. The page and the list of games are the same for everyone, and made once.
            payer = address if scope["path"].startswith("/api/tables") else ""
            with contextlib.suppress(Exception):  # `problems.failure` has logged and answered it
                await lobby.work.do(payer, super().__call__(scope, receive, send))


def _may_ask(lobby: Lobby, address: str, *, is_page: bool) -> bool:
    """The page has many files that cost little, so they have a limit of their own."""
    if is_page:
        return lobby.pages.take(address)
    return lobby.requests.take(address) and not lobby.work.is_used_up(address)
