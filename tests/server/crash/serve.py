"""Servers for the tests to kill: `serve.py PORT FOLDER STORE`.

Each line on stdin starts a server; the previous one must have died. All of them are forked from one parent that has
imported everything, so a start takes little time and there can be many. The bots' processes import this file too, so
what only a server needs is imported in `prepare`. Prints `born PID`, `open` when the server accepts connections, and
`died SIGNAL`."""

import asyncio
import faulthandler
import logging
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from burrow.server import run
from burrow.server.settings import Settings
from burrow.storage.sqlite import SqliteStore
from burrow.storage.store import EventStore


class HastyStore(SqliteStore):
    """A planted fault: claims that rows are stored, but stores them a little later."""

    LATER = 0.1

    async def append(self, table: str, seq: int, rows: Sequence[bytes]) -> None:
        self._behind = getattr(self, "_behind", None) or asyncio.Queue[tuple[str, int, Sequence[bytes]]]()
        self._task = getattr(self, "_task", None) or asyncio.create_task(self._catch_up())
        self._behind.put_nowait((table, seq, rows))

    async def _catch_up(self) -> None:
        while True:
            table, seq, rows = await self._behind.get()
            await asyncio.sleep(self.LATER)
            await super().append(table, seq, rows)


STORES = {"sqlite": SqliteStore, "hasty": HastyStore}


SILENCE = 10.0
"""A server that is not open by then prints where it hangs."""


def prepare() -> None:
    """Import what a server would import when it starts."""
    import uvicorn  # noqa: F401  # only to have it imported

    import burrow
    from burrow.server import app  # noqa: F401  # likewise

    burrow.registered()


def main() -> None:
    port, folder, kind = int(sys.argv[1]), Path(sys.argv[2]), sys.argv[3]
    prepare()
    for _ in sys.stdin:
        server = os.fork()
        if not server:
            os.setsid()
            serve(port, folder, kind)
            return
        print("born", server, flush=True)
        _, status = os.waitpid(server, 0)
        print("died", os.waitstatus_to_exitcode(status), flush=True)


def serve(port: int, folder: Path, kind: str) -> None:
    settings = Settings(
        port=port,
        data=folder,
        bot_workers=1,
        bot_patience=180_000,  # a slow machine is not the bot's fault
        tables_per_hour=0,
        connections_per_address=0,
        rate=0,
        address_requests=0,
        address_messages=0,
        address_work=0,
    )

    faulthandler.dump_traceback_later(SILENCE)

    def open_store(settings: Settings) -> EventStore:
        return STORES[kind](folder / "tables.sqlite")

    def opened(address: str) -> None:
        faulthandler.cancel_dump_traceback_later()
        print("open", flush=True)

    logging.basicConfig(format="%(levelname)s %(name)s %(message)s", level=logging.WARNING)
    run._open_store = open_store
    run.serve(settings, opened)


if __name__ == "__main__":
    main()
