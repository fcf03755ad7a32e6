"""Tables that are not in memory and have to be read at some time of day, because somebody's days are over then."""

import asyncio
from collections.abc import Callable

from burrow.engine.game import Millis
from burrow.server.table.sleeping import sleeper
from burrow.storage.store import EventStore


class Sleepers:
    def __init__(self, store: EventStore, started: Millis, *, reminds: bool) -> None:
        """`started`: when the server started, by the time of day. `reminds`: people are warned before their time is
        up."""
        self._store = store
        self._started = started
        self._reminds = reminds
        self._until: dict[str, Millis] = {}
        self.are_known = False
        """Whether the tables that slept when the server started are known."""

    def __contains__(self, table: str) -> bool:
        return table in self._until

    def add(self, table: str, until: Millis) -> None:
        self._until[table] = until

    def remove(self, table: str) -> None:
        self._until.pop(table, None)

    def due(self, now: Millis) -> list[str]:
        return [table for table, until in self._until.items() if until <= now]

    async def look(self, is_awake: Callable[[str], bool]) -> None:
        """Read all records once after a start. Raises `StoreError`."""
        if self.are_known:
            return
        for table in await self._store.tables():
            if not is_awake(table):
                until = await sleeper(self._store, table, self._started, reminds=self._reminds)
                if until is not None and not is_awake(table):
                    self.add(table, until)
            await asyncio.sleep(0)
        self.are_known = True
