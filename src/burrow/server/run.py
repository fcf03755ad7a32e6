"""Runs the server in this process until it is told to stop."""

import asyncio
import contextlib
import errno
import gc
import logging
import os
import signal
import socket
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from burrow.engine.errors import BurrowError
from burrow.server import logs
from burrow.server.net import descriptors
from burrow.server.settings import Settings
from burrow.storage.store import EventStore

if TYPE_CHECKING:
    import uvicorn
    from starlette.applications import Starlette


logger = logging.getLogger("burrow.server")

SIGNALS = (signal.SIGINT, signal.SIGTERM)
BACKLOG = 256
"""Connections that may wait to be accepted."""
SPARE = BACKLOG + 64
"""Open files that are not connections in use: the store, the bots, and connections about to close."""
ALIVE_EVERY, ALIVE_WITHIN = 20.0, 20.0
"""Seconds between two pings of the protocol on a socket, and for the answer, which browsers give by themselves. So a
client that is gone without a word is noticed."""
TABLES = "tables.sqlite"
"""The file in the data folder that holds the tables."""


class CannotServe(BurrowError):
    """The server cannot start; the message is one sentence."""


class PortTaken(CannotServe):
    """Another program listens there."""


def serve(settings: Settings, on_open: Callable[[str], None]) -> None:
    """Serve until SIGINT or SIGTERM; then close the sockets and the store, and return.

    `on_open` is called with the address once the port is open. Raises `CannotServe` and `StoreError`."""
    listener = _listen(settings)
    logs.set_up(settings.log_level, settings.log_format)
    descriptors.allow_many()
    with listener:
        _check_push(settings)
        store = _open_store(settings)
        _run(settings, store, listener, on_open)


def _run(settings: Settings, store: EventStore, listener: socket.socket, on_open: Callable[[str], None]) -> None:
    import uvicorn

    from burrow.server.app import make_app
    from burrow.server.lobby.lobby import Lobby

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            _calm_the_collector()
            if self.started:
                address = address_of(settings.host, listener.getsockname()[1])
                logger.info("Burrow is open at %s", address)
                if settings.admin_key:
                    logger.info("the admin page is at %s%s/admin", address, settings.path_prefix)
                on_open(address)

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            """Accept nobody, let the tables finish what is under way, then close every socket with 1012."""
            for server in self.servers:
                server.close()
            await self._wind_down()
            await super().shutdown(sockets)

        async def _wind_down(self) -> None:
            app.state.is_stopping = True
            lobby: Lobby = app.state.lobby
            logger.info("stopping", extra={"tables": lobby.in_memory, "sockets": lobby.connections.total})
            winding = asyncio.ensure_future(lobby.wind_down(settings.stop_patience))
            while not self.force_exit and not winding.done():
                await asyncio.wait({winding}, timeout=0.1)
            winding.cancel()

        async def serve(self, sockets: list[socket.socket] | None = None) -> None:
            try:
                await super().serve(sockets)
            finally:
                await store.close()
                logger.info("stopped; everything is stored")

        @contextlib.contextmanager
        def capture_signals(self) -> Iterator[None]:
            """A signal ends the server and is not raised again."""
            before = {number: signal.signal(number, self.handle_exit) for number in SIGNALS}
            try:
                yield
            finally:
                for number, handler in before.items():
                    signal.signal(number, handler)

    app = make_app(store, settings=settings)
    Server(make_config(app, settings)).run([listener])


def make_config(app: "Starlette", settings: Settings) -> "uvicorn.Config":
    """How uvicorn runs the application. Messages are not compressed: that would double their cost."""
    import uvicorn

    from burrow.server.net.lines import Lines
    from burrow.server.net.protocols import protocols

    most_lines = max(1, min(settings.lines, descriptors.limit() - SPARE))
    http, ws = protocols(settings, Lines(settings, most_lines))
    return uvicorn.Config(
        app,
        loop=_loop(),
        http=http,
        ws=ws,
        backlog=BACKLOG,
        ws_max_size=settings.message_limit,
        ws_ping_interval=ALIVE_EVERY,
        ws_ping_timeout=ALIVE_WITHIN,
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,  # `logs.set_up` has done it
        access_log=False,
        server_header=False,
        proxy_headers=False,  # the application reads them itself
        timeout_graceful_shutdown=5,
    )


def address_of(host: str, port: int) -> str:
    """The address for a browser on this machine."""
    host = "127.0.0.1" if host in {"", "0.0.0.0"} else "[::1]" if host == "::" else host
    return f"http://{f'[{host}]' if ':' in host and not host.startswith('[') else host}:{port}"


def _listen(settings: Settings) -> socket.socket:
    try:
        family, kind, _, _, where = socket.getaddrinfo(
            settings.host or "0.0.0.0", settings.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
    except (socket.gaierror, OverflowError):
        raise CannotServe(f"there is no address {settings.host!r} with port {settings.port!r}") from None
    listener = socket.socket(family, kind)
    if os.name == "posix":  # on Windows this would let two programs share the port
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind(where)
        listener.listen(BACKLOG)
    except OSError as error:
        listener.close()
        raise _refusal(settings, error) from None
    return listener


def _refusal(settings: Settings, error: OSError) -> CannotServe:
    if error.errno == errno.EADDRINUSE:
        return PortTaken(f"port {settings.port} is taken by another program")
    if error.errno == errno.EACCES:
        return CannotServe(f"port {settings.port} needs rights this user does not have; take one above 1023")
    return CannotServe(f"cannot listen on {settings.host} port {settings.port}: {error.strerror or error}")


def _check_push(settings: Settings) -> None:
    from burrow.server.push.start import CannotPush, check

    try:
        check(settings)
    except CannotPush as error:
        raise CannotServe(str(error)) from None


def _open_store(settings: Settings) -> EventStore:
    if settings.store:
        from burrow.storage.addresses import check_store

        asyncio.run(check_store(settings.store))
        from burrow.storage.postgres import PostgresStore

        return PostgresStore(settings.store)
    if settings.data is None:
        from burrow.storage.memory import MemoryStore

        return MemoryStore()
    from burrow.storage.sqlite import SqliteStore

    return SqliteStore(settings.data / TABLES)


def _calm_the_collector() -> None:
    """Collect garbage less often: whatever is loaded by now stays, and moves leave few cycles. No table should wait
    while all memory is searched, but what games leave behind must not pile up either."""
    gc.freeze()
    gc.set_threshold(20_000, 10, 3)


def _loop() -> str:
    try:
        import uvloop  # noqa: F401
    except ImportError:
        return "asyncio"
    return "uvloop"
