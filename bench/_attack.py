"""Runs one attack on the server of `attacks.py`: `_attack.py NAME HOST SECONDS`. Prints `ready` once the attack is in
full swing, and ends by itself. It connects only to the loopback interface, from other loopback addresses."""

import asyncio
import contextlib
import resource
import sys
import time
from collections.abc import Callable, Coroutine
from typing import Any

from _attack_requests import bodies, books, logs, moments
from _attacker import ME, SOURCE, Attack, PlayAndUndo, leave, legal_of
from _client import Socket

from burrow.games.hamstern.data.texts import SIDE_A

MOST_LINES = 5000


async def sheets(attack: Attack) -> None:
    """48 tables, each with its own sheet, and 96 questions a second whether a move is legal."""
    moves: dict[Socket, list[Any]] = {}

    def hear(socket: Socket, frame: bytes) -> None:
        if found := legal_of(frame):
            moves[socket] = found

    names = [
        await attack.table("hamstern", ME, sheet="own", own=f"# {number}\n{SIDE_A}", start="free")
        for number in range(48)
    ]
    sockets = [await attack.dial(name, hear) for name in names]
    attack.ready()
    while attack.goes_on:
        for socket in sockets:
            if not socket.lost and socket in moves:
                seat, *legal = moves[socket]
                attack.say(socket, "why", seat=seat, move=legal[attack._nonces % len(legal)])
            await asyncio.sleep(1 / 96)


async def undo(attack: Attack) -> None:
    """A long game, then moves and undos as fast as the server accepts them, on four sockets of one table. More clients
    connect to this table and leave again."""
    name = await attack.table("gophers", ME, ME)
    client = PlayAndUndo(attack, plays=120)
    sockets = [await attack.dial(name, client.hear) for _ in range(4)]
    start = time.monotonic()
    beat = 0
    while attack.goes_on:
        beat += 1
        client.go_on(sockets[beat % 4])
        await asyncio.sleep(1 / 150)
        if time.monotonic() - start < 25:
            continue
        if start:
            start = 0.0
            attack.ready()
        if beat % 15 == 0:
            with contextlib.suppress(OSError):
                await attack.dial(name, leave)


async def frames(attack: Attack) -> None:
    """Endless pings on two sockets, one of which reads nothing. When one is closed, another one opens."""
    name = await attack.table("nuts", ME, ME)
    pings = b"\x89\x80\x00\x00\x00\x00" * 10_000

    async def flood(reads: bool) -> None:
        while attack.goes_on:
            with contextlib.suppress(OSError):
                socket = await attack.dial(name)
                if not reads:
                    socket.read_nothing()
                while attack.goes_on and not socket.lost:
                    await asyncio.sleep(0 if socket.flood(pings) else 0.005)

    attack.ready()
    await asyncio.gather(flood(True), flood(False))


async def silent(attack: Attack) -> None:
    """Thousands of connections that send nothing or half a request, from one address and from many."""
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, MOST_LINES + 100), hard))
    name, port = attack.host.split(":")
    lines: list[asyncio.StreamWriter] = []
    attack.ready()
    number = 0
    while attack.goes_on:
        number += 1
        source = SOURCE if number % 5 == 0 else f"127.0.1.{number % 250 + 1}"
        if len(lines) >= min(MOST_LINES, hard - 100):
            lines.pop(0).close()
            await asyncio.sleep(0.002)
        with contextlib.suppress(OSError):
            _, writer = await asyncio.open_connection(name, int(port), local_addr=(source, 0))
            if number % 2:
                writer.write(b"GET / HTTP/1.1\r\nHo")
            lines.append(writer)
    for writer in lines:
        writer.transport.abort()


async def slow(attack: Attack) -> None:
    """Sockets that read nothing, at a table with many long updates."""
    own = "# " + "x" * 3000 + "\n" + SIDE_A
    name = await attack.table("hamstern", ME, ME, sheet="own", own=own, start="free")
    client = PlayAndUndo(attack, plays=0)
    driver = await attack.dial(name, client.hear)
    for _ in range(60):
        (await attack.dial(name)).read_nothing()
    attack.ready()
    beat = 0
    while attack.goes_on:
        client.go_on(driver)
        beat += 1
        await asyncio.sleep(1 / 35)
        if beat % 10 == 0:
            with contextlib.suppress(OSError):
                (await attack.dial(name)).read_nothing()


async def bots(attack: Attack) -> None:
    """Nearly as many tables as one address may open, with only bots that think for a long time."""
    experts = [{"kind": "bot", "level": "expert"}] * 5
    for _ in range(55):
        await attack.table("gophers", *experts)
    attack.ready()
    while attack.goes_on:
        await asyncio.sleep(0.5)


ATTACKS: dict[str, Callable[[Attack], Coroutine[Any, Any, None]]] = {
    "sheets": sheets,
    "undo": undo,
    "frames": frames,
    "silent": silent,
    "slow": slow,
    "bots": bots,
    "bodies": bodies,
    "books": books,
    "moments": moments,
    "logs": logs,
}


def main() -> None:
    name, host, seconds = sys.argv[1], sys.argv[2], float(sys.argv[3])
    asyncio.run(ATTACKS[name](Attack(host, seconds)))


if __name__ == "__main__":
    main()
