"""Ends old codes, and deletes tables that nobody has used for long."""

import logging
from collections.abc import Callable

from burrow.engine.game import Millis
from burrow.server.lobby.retention import Retention, phase_of
from burrow.server.table.people.codes import CodeBook
from burrow.storage.store import Damaged, EventStore, StoreError

logger = logging.getLogger(__name__)

DAY: Millis = 24 * 60 * 60 * 1000


async def tidy(store: EventStore, codes: CodeBook, kept: Retention, is_used: Callable[[str], bool]) -> None:
    """Delete old tables that nobody is at."""
    try:
        await codes.tidy()
        deleted = 0
        old = await store.untouched(kept.shortest * DAY // 1000) if kept.shortest else {}
        for name, age in old.items():
            if kept.is_expired(await _stored_phase(store, name), age) and not is_used(name):
                await store.delete(name)
                deleted += 1
        if deleted:
            logger.warning("%d old tables are deleted", deleted)
    except StoreError as error:
        logger.error("old tables could not be deleted: %s", error)


async def _stored_phase(store: EventStore, name: str) -> str:
    """Empty: it cannot be read."""
    try:
        return phase_of(await store.record(name) or b"")
    except Damaged:
        return ""
