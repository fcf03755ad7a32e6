"""Somebody who attacks the server of `attacks.py`: opens tables, connects and sends as fast as the limits allow."""

import asyncio
import time
from collections.abc import Callable
from typing import Any

import msgspec
from _client import Http, Socket, open_socket

SOURCE = "127.0.0.66"
COOKIE = f"burrow=bench-attacker-{'0' * 20}"
ME = {"kind": "me", "name": "Eve"}

_decode = msgspec.json.decode


def ignore(socket: Socket, frame: bytes) -> None:
    """Do nothing with a message."""


def leave(socket: Socket, frame: bytes) -> None:
    """Close the socket after the first update."""
    if b'"update"' in frame[:20]:
        socket.close()


class Attack:
    def __init__(self, host: str, seconds: float) -> None:
        self.host = host
        self._end = time.monotonic() + seconds
        self._http = Http(host, SOURCE)
        self._nonces = 0

    @property
    def goes_on(self) -> bool:
        return time.monotonic() < self._end

    def ready(self) -> None:
        print("ready", flush=True)

    def read(self, frame: bytes) -> Any:
        return _decode(frame)

    async def request(self, game: str, *seats: dict[str, str], **options: Any) -> str:
        """Ask for a table and return its name."""
        wish = msgspec.json.encode({"game": game, "seats": seats, "options": options})
        name: str = _decode(await self._http.post("/api/tables", COOKIE, wish))["table"]
        return name

    async def table(self, game: str, *seats: dict[str, str], **options: Any) -> str:
        """Open a table as soon as the limits allow."""
        while True:
            try:
                return await self.request(game, *seats, **options)
            except ConnectionError as error:
                if "table-limit" in str(error):
                    raise
                await asyncio.sleep(0.2)

    async def dial(self, table: str, hear: Callable[[Socket, bytes], None] = ignore, source: str = SOURCE) -> Socket:
        """Connect, no faster than the server allows."""
        await asyncio.sleep(0.1)
        return await open_socket(self.host, f"/api/tables/{table}/ws", COOKIE, hear, source=source)

    def say(self, socket: Socket, kind: str, **values: Any) -> None:
        self._nonces += 1
        socket.send(msgspec.json.encode({"say": kind, "nonce": str(self._nonces), **values}))


def legal_of(frame: bytes) -> list[Any]:
    """The first seat that can move, then its legal moves; empty if the message is not an update or nobody can."""
    message = _decode(frame)
    sights = message.get("sights", ()) if message["say"] == "update" else ()
    return next(([sight["seat"], *sight["legal"]] for sight in sights if sight["legal"]), [])


class PlayAndUndo:
    """A client with all seats of a table. It plays for a while, then takes every move back and makes it again."""

    def __init__(self, attack: Attack, *, plays: int) -> None:
        self._attack = attack
        self._plays = plays
        """Entries of the log before the first undo."""
        self._sights: list[dict[str, Any]] = []
        self._seq = self._answered = -1
        self._move: dict[str, Any] = {}
        self._is_undone = False
        """The last request was an undo, so the same move comes next."""

    def hear(self, socket: Socket, frame: bytes) -> None:
        message = _decode(frame)
        if message["say"] == "update":
            self._sights, self._seq = message["sights"], message["seq"]

    def go_on(self, socket: Socket) -> None:
        """Send one request for each update."""
        if self._answered == self._seq:
            return
        self._answered = self._seq
        undo = next((sight["seat"] for sight in self._sights if sight["may_undo"]), None)
        if undo is not None and self._seq >= self._plays:
            self._attack.say(socket, "undo", seat=undo)
            self._is_undone = True
            return
        if not self._is_undone:
            self._move = next(
                (
                    {"seat": sight["seat"], "move": sight["legal"][self._seq % len(sight["legal"])]}
                    for sight in self._sights
                    if sight["legal"]
                ),
                {},
            )
        self._is_undone = False
        if self._move:
            self._attack.say(socket, "move", **self._move)
