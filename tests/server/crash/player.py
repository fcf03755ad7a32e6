"""A browser with one socket to a table: plays any legal move, loses the connection, and reconnects with its last
`seq`."""

import asyncio
from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
from tests.patience import BRIEF, PATIENCE
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus, WebSocketException
from websockets.typing import Origin

from burrow.engine.rng import FastRng

from .witness import Witness

GONE = (OSError, EOFError, WebSocketException, httpx.HTTPError, asyncio.TimeoutError)
"""What a client gets when the server dies during a request."""


class Browser:
    """Holds the cookie."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.http = httpx.AsyncClient(base_url=base, headers={"Origin": base}, timeout=PATIENCE, verify=False)

    async def post(self, path: str, body: Any) -> Any:
        answer = await self.http.post(path, json=body)
        answer.raise_for_status()
        return answer.json()

    async def look(self, table: str) -> None:
        """What the page does before it offers a seat; from now on the server recognises this browser."""
        (await self.http.get(f"/api/tables/{table}")).raise_for_status()

    def socket(self, table: str, after: int) -> Any:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        return connect(
            f"{self.base.replace('http', 'ws')}/api/tables/{table}/ws?after={after}",
            origin=Origin(self.base),
            additional_headers={"Cookie": cookie} if cookie else {},
            compression=None,
            open_timeout=PATIENCE,
            close_timeout=BRIEF,
        )

    async def close(self) -> None:
        await self.http.aclose()


class Player:
    def __init__(self, name: str, browser: Browser, table: str, witness: Witness, rng: FastRng) -> None:
        self.table = table
        self.over = False
        self._name = name
        self._browser = browser
        self._witness = witness
        self._rng = rng
        self._last = -1
        self._made = 0
        self._open: dict[str, bytes] = {}
        """Moves that are not answered yet, by nonce."""
        self._done: dict[str, bytes] = {}
        """Moves that were accepted."""

    async def play(self) -> None:
        """Play until the connection is lost or the game is over."""
        try:
            async with self._browser.socket(self.table, self._last) as socket:
                for message in self._again():
                    await socket.send(message, text=True)
                try:
                    async for frame in socket:
                        await self._hear(socket, msgspec.json.decode(frame))
                        if self.over:
                            return
                finally:
                    self._check_close(socket.close_code)
        except InvalidStatus as error:
            self._witness.complain(self.table, f"{self._name} is turned away: {error}")
        except GONE:
            return

    def _check_close(self, code: int | None) -> None:
        """A server that dies gives no code; a running one has no reason to reject a player."""
        if code is not None and (code == 1011 or code >= 4000):
            self._witness.complain(self.table, f"{self._name} was closed with {code}")

    def _again(self) -> Iterator[bytes]:
        """Send everything that was not answered, and sometimes something that was. Neither may be done twice."""
        yield from self._open.values()
        if self._done:
            yield self._rng.choice(list(self._done.values()))

    async def _hear(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        match message["say"]:
            case "ping":
                await socket.send(msgspec.json.encode({"say": "pong", "id": message["id"]}), text=True)
            case "update":
                self._see(message)
                await self._move(socket, message)
            case "accepted":
                self._witness.heard(self.table, message["nonce"], message["seq"])
                if message["nonce"] in self._open:
                    self._done[message["nonce"]] = self._open.pop(message["nonce"])
            case "refused":
                self._open.pop(message["nonce"], None)
            case "failed":
                self._witness.complain(self.table, f"{self._name} hears {message}")
            case _:
                pass

    def _see(self, update: dict[str, Any]) -> None:
        events = update["sights"][0]["events"]
        self._witness.follow(self.table, self._last, events, update["seq"])
        for sight in update["sights"]:
            for event in sight["events"]:
                self._witness.saw(self.table, event)
        self._last = update["seq"]
        self.over = bool(update.get("scores"))

    async def _move(self, socket: ClientConnection, update: dict[str, Any]) -> None:
        for sight in update["sights"]:
            if sight["legal"] and not self._open:
                self._made += 1
                nonce = f"{self._name}-{self._made}"
                move = {"say": "move", "nonce": nonce, "seat": sight["seat"], "move": self._rng.choice(sight["legal"])}
                self._open[nonce] = msgspec.json.encode(move)
                self._witness.sent[self.table].add(nonce)
                await socket.send(self._open[nonce], text=True)
