"""The protocols of uvicorn, with limits it does not have: for silent lines, floods of frames, and peers that do not
read."""

import asyncio
from http import HTTPStatus
from typing import Any

import h11
import msgspec
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.datastructures import Headers
from websockets.frames import Frame
from websockets.http11 import Response
from websockets.protocol import OPEN

from burrow.server.clock import LoopTime
from burrow.server.limits import Bucket
from burrow.server.net.inbox import Inbox
from burrow.server.net.lines import Line, Lines
from burrow.server.settings import Settings
from burrow.server.sockets.close_codes import TOO_FAST, TOO_SLOW
from burrow.server.web.browser import household
from burrow.server.web.forwarded import Networks
from burrow.server.web.headers import HEADERS
from burrow.server.wire.api import Problem

AHEAD = 8
"""Messages that may wait for the application before the socket is read no further. Stopping and starting for each
message would cost two system calls."""
BITE = 1024
"""Bytes that are read from a socket at once: a few hundred frames at most."""
LAST_WORDS = 32 * 1024
"""Bytes that a peer may still send after the socket is closed."""


def _problem(status: str, detail: str) -> bytes:
    """A complete response, for a request that never reaches the application."""
    body = msgspec.json.encode(Problem("bad-request", detail)).decode()
    headers = {
        **HEADERS, "content-type": "application/json", "content-length": len(body), "cache-control": "no-store",
        "connection": "close",
    }  # fmt: skip
    lines = [f"HTTP/1.1 {status}", *(f"{name}: {value}" for name, value in headers.items()), "", body]
    return "\r\n".join(lines).encode("ascii")


def _reject(status: int, text: str) -> Response:
    """The response to a failed handshake: a `Problem` like any other, instead of a line of text."""
    status = HTTPStatus(status)
    code = "server-error" if status >= 500 else "bad-request"
    body = msgspec.json.encode(Problem(code, text.strip()[:200] or "there is no socket here"))
    headers = {
        **HEADERS, "content-type": "application/json", "content-length": str(len(body)), "connection": "close",
    }  # fmt: skip
    return Response(status.value, status.phrase, Headers(headers), body)


LATE = _problem("408 Request Timeout", "the request did not come in time")
MALFORMED = _problem("400 Bad Request", "this is not HTTP as the server understands it")


class RequestLine(H11Protocol):
    """A line for requests, until one of them turns it into a socket."""

    lines: Lines
    settings: Settings
    proxies: Networks

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in the base
        super().connection_made(transport)
        peer = self.client[0] if self.client else ""
        self.line = Line(transport, "" if peer in self.proxies else household(peer), self.be_late)
        if not self.lines.enter(self.line):
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.lines.leave(self.line)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._note()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._note()

    def be_late(self) -> None:
        """The peer is too slow to send a request, and is told so if it had begun; or too slow to read the response."""
        is_asking = self.conn.their_state is h11.SEND_BODY or bool(self.conn.trailing_data[0])
        if self.line.doing == "served" or self.conn.our_state not in (h11.IDLE, h11.SEND_RESPONSE):
            self.transport.abort()
            return
        if is_asking:
            self.transport.write(LATE)
        self.transport.close()

    def send_400_response(self, msg: str) -> None:
        """The request cannot be read. If a response has begun, the line ends in the middle of it."""
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            self.transport.write(MALFORMED)
        self.transport.close()

    def _note(self) -> None:
        if self.line.is_late != self.be_late:
            return  # the line is a socket now
        state = self.conn.their_state
        self.lines.note(self.line, "silent" if state is h11.IDLE else "sending" if state is h11.SEND_BODY else "served")


class SocketLine(WebSocketsSansIOProtocol):
    """A socket. Its data is read in small bites, and not faster than the application takes them. Frames without a
    message are counted here, because the application never sees them."""

    lines: Lines
    settings: Settings

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.conn.reject = _reject  # type: ignore[method-assign]  # websockets has no other way to change a refusal
        self.line = self.lines.of(self.transport)
        self.line.is_late = self.be_late
        self.lines.note(self.line, "served")
        self.queue: Inbox = Inbox()  # type: ignore[assignment]  # as much of a queue as the base uses
        self._rest = b""
        """Data that has arrived and is not read yet."""
        self._last_words = 0
        self._empty: Bucket | None = None
        """The limit for frames without a message; made with the first of them."""

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.lines.leave(self.line)
        self._rest = b""

    def be_late(self) -> None:
        self._cut(TOO_SLOW)

    def data_received(self, data: bytes) -> None:
        if self.close_sent:
            self._hear_out(data)
        elif len(data) <= BITE and not self._rest:
            super().data_received(data)
        else:
            self._rest += data
            self._read_on()

    async def receive(self) -> Any:
        message = await super().receive()
        if self._rest:
            await asyncio.sleep(0)  # others get a turn between two bites
            self._read_on()
        return message

    def send_receive_event_to_app(self) -> None:
        """As the base does, but without pausing after every message."""
        self.read_paused, was_paused = True, self.read_paused
        super().send_receive_event_to_app()
        self.read_paused = was_paused
        if not was_paused and len(self.queue) >= AHEAD:
            self.read_paused = True
            self.transport.pause_reading()

    def handle_ping(self) -> None:
        if self._count():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._count():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._count():
            super().handle_cont(event)

    def _read_on(self) -> None:
        rest, start = self._rest, 0
        while start < len(rest) and not self.read_paused and not self._is_over:
            super().data_received(rest[start : start + BITE])
            start += BITE
        self._rest = b"" if self._is_over else rest[start:]

    @property
    def _is_over(self) -> bool:
        return self.close_sent or self.transport.is_closing()

    def _hear_out(self, data: bytes) -> None:
        """After closing, only the end of the socket matters, and not for long."""
        self._last_words += len(data)
        if self._last_words > LAST_WORDS:
            self.transport.abort()
        else:
            super().data_received(data)

    def _count(self) -> bool:
        """False: there were too many, and the socket is closed."""
        if self.close_sent:
            return False
        if self._empty is None:
            self._empty = Bucket(LoopTime(), self.settings.control_rate, self.settings.control_burst)
        if self._empty.take():
            return True
        self._cut(TOO_FAST)
        return False

    def _cut(self, code: int) -> None:
        """Close without waiting for the peer's reply."""
        if self.close_sent or not self.handshake_complete or self.conn.state is not OPEN:
            self.transport.abort()
            return
        self.conn.fail(code)
        self.handle_parser_exception()


def protocols(settings: Settings, lines: Lines) -> tuple[type[RequestLine], type[SocketLine]]:
    """The protocol classes of one server."""
    values = {"settings": settings, "lines": lines, "proxies": Networks(settings.trusted_proxies)}
    return type("RequestLine", (RequestLine,), dict(values)), type("SocketLine", (SocketLine,), dict(values))
