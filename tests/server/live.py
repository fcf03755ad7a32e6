"""A real server on a free port of the loopback interface, in a thread of the test, and a browser for it."""

import asyncio
import contextlib
import itertools
import socket
import threading
from collections.abc import Iterator
from types import UnionType
from typing import Any

import httpx
import msgspec
import uvicorn
from tests.patience import PATIENCE
from tests.server.heard import Message, Ping, decode
from tests.server.offline import Inline
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from burrow.server.app import make_app
from burrow.server.bots.pool import Thinker
from burrow.server.push.post import Post
from burrow.server.run import make_config
from burrow.server.settings import Settings
from burrow.storage.memory import MemoryStore
from burrow.storage.store import EventStore

"""Seconds until a test gives up; no passing test waits this long."""


class Live:
    def __init__(self, port: int) -> None:
        self.host = f"127.0.0.1:{port}"
        self.url = f"http://{self.host}"


@contextlib.contextmanager
def running(
    settings: Settings, store: EventStore | None = None, thinker: Thinker | None = None, post: Post | None = None
) -> Iterator[Live]:
    listener = socket.create_server(("127.0.0.1", 0))
    app = make_app(store or MemoryStore(), settings=settings, thinker=thinker or Inline(), post=post)
    server = uvicorn.Server(make_config(app, settings))
    thread = threading.Thread(target=lambda: asyncio.run(server.serve([listener])))
    thread.start()
    try:
        yield Live(listener.getsockname()[1])
    finally:
        server.should_exit = True
        thread.join(PATIENCE)


class Browser:
    """A cookie jar with requests and sockets."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self.http = httpx.Client(base_url=live.url, timeout=PATIENCE)
        self._sockets = contextlib.ExitStack()

    def __enter__(self) -> "Browser":
        return self

    def __exit__(self, *_: object) -> None:
        self._sockets.close()
        self.http.close()

    def open(self, *seats: dict[str, str], game: str = "pebbles", **options: Any) -> str:
        answer = self.http.post("/api/tables", json={"game": game, "seats": seats, "options": options})
        assert answer.status_code == 201, answer.text
        name: str = answer.json()["table"]
        return name

    def dial(self, table: str, query: str = "", headers: dict[str, str] | None = None) -> "Socket":
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {**({"cookie": cookies} if cookies else {}), **(headers or {})}
        url = f"ws://{self.live.host}/api/tables/{table}/ws{query}"
        return Socket(self._sockets.enter_context(connect(url, additional_headers=headers, open_timeout=PATIENCE)))


class Socket:
    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[str] = []
        self.shown: list[bytes] = []
        """Frames of turns of physics."""
        self._numbers = itertools.count(1)

    def hear(self) -> Message:
        """The next message except pings. Echoes pings and keeps frames."""
        while True:
            frame = self.socket.recv(timeout=PATIENCE)
            if isinstance(frame, bytes):
                self.shown.append(frame)
                continue
            self.frames.append(frame)
            message = decode(frame)
            if not isinstance(message, Ping):
                return message
            self.socket.send(f'{{"say":"pong","id":{message.id}}}')

    def until(self, kind: type | UnionType, **values: Any) -> Any:
        """The next message of that kind with these values."""
        while True:
            message = self.hear()
            if isinstance(message, kind) and all(getattr(message, key) == value for key, value in values.items()):
                return message

    def say(self, kind: str, **values: Any) -> str:
        values.setdefault("nonce", f"n{next(self._numbers)}")
        self.socket.send(msgspec.json.encode({"say": kind, **values}).decode())
        nonce: str = values["nonce"]
        return nonce

    def move(self, seat: int, move: str, **values: Any) -> str:
        return self.say("move", seat=seat, move={"type": move, **values})

    def gesture(self, seat: int, letter: str, number: int = 0) -> None:
        self.socket.send(bytes([seat, ord(letter), number]))

    def see(self) -> bytes:
        """The next frame of a turn of physics. At most a few messages come before it."""
        for _ in range(20):
            frame = self.socket.recv(timeout=PATIENCE)
            if isinstance(frame, bytes):
                return frame
        raise AssertionError("there is nothing to see")

    def closed_at_once(self) -> bool:
        try:
            self.hear()
        except ConnectionClosed:
            return True
        return False

    def closed(self) -> int:
        """Read to the end, keeping all messages, and return the code with which the server closed."""
        try:
            while True:
                frame = self.socket.recv(timeout=PATIENCE)
                if isinstance(frame, str):
                    self.frames.append(frame)
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd is not None else 1006
