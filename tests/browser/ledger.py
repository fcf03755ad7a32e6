"""What the server has stored for a table: the whole truth, which no browser may know."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from typing import Any

from tests.browser.running_server import RunningServer

from burrow.engine.codec import Undo, decode_entry
from burrow.engine.log import Log
from burrow.engine.registry import game
from burrow.server.table.record import decode_record


def logged(house: RunningServer, path: str) -> Iterator[Log[Any, Any, Any, Any]]:
    """The log after each of its entries, in order; `path` is the table's on the page."""
    name = path.rsplit("/", 1)[1]
    with closing(sqlite3.connect(house.data / "tables.sqlite")) as store:
        ((number, record),) = store.execute("SELECT id, record FROM tables WHERE name = ?", (name,)).fetchall()
        rows = store.execute("SELECT body FROM events WHERE table_id = ? ORDER BY seq", (number,)).fetchall()
    setup = decode_record(record).setup
    log = Log[Any, Any, Any, Any](game(setup.game), setup)
    yield log
    for (row,) in rows:
        entry = decode_entry(log.game, row, setup.format)
        assert not isinstance(entry, Undo), "nothing was taken back"
        log.add(entry)
        yield log


def newest(house: RunningServer, path: str) -> Any:
    """The state of a table as it is written down now."""
    (*_, log) = logged(house, path)
    return log.state
