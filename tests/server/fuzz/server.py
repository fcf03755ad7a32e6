"""A server in a thread of the test, whose memory the test can inspect, and browsers for it."""

import json
import logging
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from typing import Any

import msgspec
import uvicorn
from h11 import LocalProtocolError
from tests.patience import BRIEF, PATIENCE
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from burrow.server.app import make_app
from burrow.server.bots.pool import Done, Question
from burrow.server.settings import Settings
from burrow.storage.memory import MemoryStore

"""For a server that has received half a request and may rightly wait for the rest."""


class LostInThought:
    """A bot that never answers, so that only clients make things happen."""

    def think(self, question: Question, done: Done, payer: str = "") -> None:
        pass


class Errors(logging.Handler):
    """Errors that the server logged about itself."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.records: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """If a client breaks the protocol, that is not an error of the server, but the web server logs it at this
        level."""
        kind = record.exc_info[0] if record.exc_info else None
        if kind is LocalProtocolError or (kind is UnicodeDecodeError and record.name.startswith("uvicorn")):
            return
        self.records.append(self.format(record))


class Running:
    def __init__(self, port: int, store: MemoryStore, errors: Errors) -> None:
        self.port = port
        self.host = f"127.0.0.1:{port}"
        self.store = store
        self.errors = errors
        self.tokens: list[str] = []

    def secrets(self) -> list[str]:
        """What no client may ever receive: seeds of running games, tokens, and stored hashes of tokens."""
        found = []
        for body in self.store._records.values():
            record = json.loads(body)
            if record["phase"] != "over":
                found.append(record["setup"]["seed"])
            found += [record["host"], *(seat.get("holder", "") for seat in record["seats"])]
        return [secret for secret in found if secret]

    def check(self, told: str) -> None:
        """Check that an answer contains no secrets and no internals of the server."""
        assert "Traceback" not in told
        assert 'File "' not in told
        assert "burrow/server" not in told
        for secret in [*self.secrets(), *self.tokens]:
            assert secret not in told

    def request(self, head: bytes, body: bytes = b"") -> bytes:
        """The answer to raw bytes. A server that waits for more sees the end of the connection."""
        with socket.create_connection(("127.0.0.1", self.port), PATIENCE) as line:
            with suppress(OSError):  # it may answer and close before it has read everything
                line.sendall(head + body)
            line.settimeout(BRIEF)
            with suppress(TimeoutError):
                return _read_all(line)
            line.settimeout(PATIENCE)
            line.shutdown(socket.SHUT_WR)
            return _read_all(line)

    def post(self, path: str, body: Any, token: str = "") -> tuple[int, dict[str, Any], str]:
        """Status, answer, and the token the browser now has."""
        encoded = msgspec.json.encode(body)
        head = (
            f"POST {path} HTTP/1.1\r\nHost: {self.host}\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(encoded)}\r\nConnection: close\r\nCookie: burrow={token}\r\n\r\n"
        )
        answer = self.request(head.encode(), encoded)
        status, headers, told = split(answer)
        token = headers.get("set-cookie", f"burrow={token}").partition(";")[0].removeprefix("burrow=")
        if token and token not in self.tokens:
            self.tokens.append(token)
        return status, json.loads(told), token


def _read_all(line: socket.socket) -> bytes:
    parts = []
    with suppress(ConnectionResetError):
        while part := line.recv(65536):
            parts.append(part)
    return b"".join(parts)


def split(answer: bytes) -> tuple[int, dict[str, str], bytes]:
    """Status, headers (with lower-case names) and body of an answer."""
    head, _, body = answer.partition(b"\r\n\r\n")
    first, *lines = head.decode("latin-1").split("\r\n")
    pairs = (line.split(": ", 1) for line in lines)
    return int(first.split(" ")[1]), {name.lower(): value for name, value in pairs}, body


@contextmanager
def running(**settings: Any) -> Iterator[Running]:
    store, errors = MemoryStore(), Errors()
    lifted = {
        "tables_per_hour": 0, "connections_per_address": 0, "rate": 0, "address_requests": 0, "address_messages": 0,
        "address_work": 0, **settings,
    }  # fmt: skip
    app = make_app(store, settings=Settings(**lifted), thinker=LostInThought())
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        listener.listen(100)
        config = uvicorn.Config(
            app, http="h11", ws="websockets-sansio", lifespan="on", log_config=None, access_log=False,
            ws_max_size=Settings(**lifted).message_limit, ws_per_message_deflate=False,
        )  # fmt: skip
        server = uvicorn.Server(config)
        thread = threading.Thread(target=server.run, args=([listener],))
        loggers = [logging.getLogger(name) for name in ("burrow", "uvicorn", "asyncio")]
        for logger in loggers:
            logger.addHandler(errors)
        thread.start()
        try:
            while not server.started:
                assert thread.is_alive()
                time.sleep(0.01)
            yield Running(listener.getsockname()[1], store, errors)
        finally:
            server.should_exit = True
            thread.join(PATIENCE)
            for logger in loggers:
                logger.removeHandler(errors)
        assert not thread.is_alive()


class Browser:
    """One socket to a table, by one browser."""

    def __init__(self, server: Running, table: str, token: str, *, origin: str | None = None, query: str = "") -> None:
        self.told: list[str] = []
        self.update: dict[str, Any] = {}
        self.seats: tuple[dict[str, Any], ...] = ()
        self._server = server
        self._asked = 0
        headers = {"Cookie": f"burrow={token}"} if token else {}
        self._open = ExitStack()
        self.socket: ClientConnection = self._open.enter_context(connect(
            f"ws://{server.host}/api/tables/{table}/ws{query}",
            origin=Origin(origin) if origin is not None else None, additional_headers=headers,
            compression=None, close_timeout=BRIEF, max_size=None,
        ))  # fmt: skip

    def __enter__(self) -> "Browser":
        return self

    def __exit__(self, *_: object) -> None:
        self._open.close()

    def hear(self) -> dict[str, Any]:
        """The next message, checked for secrets at once."""
        told = self.socket.recv(PATIENCE)
        assert isinstance(told, str)
        self._server.check(told)
        self.told.append(told)
        message: dict[str, Any] = json.loads(told)
        if message["say"] == "update":
            self.update = message
        if message["say"] == "table":
            self.seats = tuple(message["seats"])
        return message

    def ask(self, message: dict[str, Any]) -> list[dict[str, Any]]:
        """Send with a fresh nonce; return all messages up to and including the answer."""
        self._asked += 1
        nonce = f"sure-{id(self)}-{self._asked}"
        self.socket.send(json.dumps({**message, "nonce": nonce}))
        heard = [self.hear()]
        while heard[-1].get("nonce") != nonce:
            heard.append(self.hear())
        return heard

    def drain(self) -> list[dict[str, Any]]:
        """All messages so far: asks a question that changes nothing, whose answer comes after everything else."""
        return self.ask({"say": "move", "seat": 15, "move": {"type": "Roll"}})
