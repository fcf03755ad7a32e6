"""How the tables end when the server stops, so that nothing is lost and everyone can go on at the next server.

A turn of physics cannot be stored before it ends, so there is time for it: meanwhile no other turn begins, and tables
without physics play on. A turn that has not ended by then begins again later. Then every table finishes what it is
storing, answers the claims that wait, and sends what it has to say."""

from collections.abc import Callable, Collection
from typing import Protocol

from burrow.engine.game import Millis
from burrow.server.clock import Time
from burrow.server.sockets.close_codes import RESTARTING
from burrow.server.table.pause import pause

LAST_WORDS: Millis = 2000
"""For what is being stored, claims that wait, and messages that are not sent yet."""
LOOK_EVERY: Millis = 20


class Ending(Protocol):
    """The part of a table that is needed here."""

    @property
    def has_long_turns(self) -> bool: ...

    @property
    def has_retired(self) -> bool: ...

    @property
    def is_silent(self) -> bool: ...

    def retire(self) -> None: ...

    def hang_up(self, code: int) -> None: ...


async def wind_down(tables: Callable[[], Collection[Ending]], time: Time, patience: Millis) -> None:
    """Returns when the server may end. `patience`: how long turns of physics may take to end."""

    def is_at_rest() -> bool:
        slow = [table for table in tables() if table.has_long_turns]
        for table in slow:
            table.retire()
            if table.has_retired and table.is_silent:
                table.hang_up(RESTARTING)  # nothing more happens there; people come back to the next server
        return all(table.has_retired for table in slow)

    await _until(is_at_rest, time, patience)
    for table in tables():
        table.retire()
    await _until(lambda: all(table.has_retired and table.is_silent for table in tables()), time, LAST_WORDS)


async def _until(is_done: Callable[[], bool], time: Time, patience: Millis) -> None:
    end = time.now() + patience
    while not is_done() and time.now() < end:
        await pause(time, LOOK_EVERY)
