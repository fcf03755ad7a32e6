"""A backup takes the place of the tables while the server runs: the tables finish what is under way, everyone is
disconnected as for a restart, and a new lobby begins on the other database."""

import asyncio
import logging
from collections.abc import Callable

from burrow.engine.game import Millis
from burrow.server.lobby.lobby import Lobby
from burrow.storage.store import EventStore, StoreError

logger = logging.getLogger(__name__)

LOOK_EVERY = 1.0
"""Seconds between two looks for a backup."""
TRY_EVERY = 2.0
"""Seconds until a database that could not be opened is tried again."""


async def watch_for_backups(
    lobby: Callable[[], Lobby], begin: Callable[[], object], store: EventStore, patience: Millis
) -> None:
    """Until it is cancelled. `begin` makes a new lobby; `patience`: how long turns of physics may take to end."""
    while True:
        await asyncio.sleep(LOOK_EVERY)
        if store.is_outdated():
            await _restore(lobby(), store, patience)
            begin()
            logger.warning("the backup is in place")


async def _restore(lobby: Lobby, store: EventStore, patience: Millis) -> None:
    logger.warning("a backup takes the place of all tables", extra={"tables": lobby.in_memory})
    lobby.retire()
    await lobby.wind_down(patience)
    lobby.hang_up()
    lobby.close()
    await _reopen(store)


async def _reopen(store: EventStore) -> None:
    """Until it works: without a store there is nothing to serve."""
    told = ""
    while True:
        try:
            await store.reopen()
            return
        except StoreError as error:
            if str(error) != told:
                told = str(error)
                logger.error("the tables cannot be opened, and are tried again: %s", error)
        await asyncio.sleep(TRY_EVERY)
