"""Closing a table as whoever runs the server: everyone there is disconnected, and nobody can come back. The store
keeps the table, or it is deleted. What is kept can be opened again."""

import logging
from collections.abc import Awaitable, Callable

from msgspec.structs import replace

from burrow.server.table.actor import TableActor
from burrow.server.table.record import decode_record, encode_record
from burrow.server.wire.errors import Declined
from burrow.storage.store import EventStore

logger = logging.getLogger(__name__)

MOST_KNOWN = 50
"""Closed tables that are remembered, for opening them again."""


class Closing:
    def __init__(
        self, store: EventStore, find: Callable[[str], Awaitable[TableActor]], forget: Callable[[str], object]
    ) -> None:
        """`find` reads a table if necessary, `forget` drops it from memory."""
        self._store = store
        self._find = find
        self._forget = forget
        self.closed: dict[str, str] = {}
        """Tables that were closed and are kept, and the game of each; oldest first."""

    async def close(self, name: str) -> None:
        table = await self._find(name)
        await table.close()
        self._forget(name)
        self.closed = dict([*self.closed.items(), (name, table.game)][-MOST_KNOWN:])
        logger.warning("a table is closed", extra={"table": name})

    async def delete(self, name: str) -> None:
        """Works on a table that is closed or cannot be read, too."""
        try:
            await self.close(name)
        except Declined as declined:
            if declined.code not in ("table-closed", "bad-data"):
                raise
        await self._store.delete(name)
        self.closed.pop(name, None)
        logger.warning("a table is deleted", extra={"table": name})

    async def reopen(self, name: str) -> None:
        body = await self._store.record(name)
        if body is None:
            raise Declined("unknown-table", f"there is no table {name[:40]!r}")
        record = decode_record(body)
        if record.closed:
            await self._store.amend(name, encode_record(replace(record, closed=False)))
            logger.warning("a closed table is opened again", extra={"table": name})
        self.closed.pop(name, None)
