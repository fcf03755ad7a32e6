"""Reads a stored table: its log, and the names of its moves. Only reads; the ledger takes it from there.

A long log is read a little at a time, and one log after another, so that the event loop is never held up."""

import asyncio
from collections.abc import Sequence
from typing import NamedTuple

from burrow.engine.codec import decode_entry, decode_row, digest
from burrow.engine.errors import BrokenLog
from burrow.engine.game import Setup
from burrow.engine.log import Log
from burrow.engine.registry import game as find_game
from burrow.server.table.sight import AnyLog
from burrow.server.work import Slices


class History(NamedTuple):
    log: AnyLog
    nonces: dict[str, int]
    """The entry that each named move became."""


def fresh(setup: Setup) -> History:
    return History(Log(find_game(setup.game), setup), {})


class HistoryReader:
    """Reads the histories of all tables."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()

    async def read(self, table: str, setup: Setup, rows: Sequence[bytes]) -> History:
        """Raises `BurrowError` if the rows do not make a game."""
        async with self._turn:
            history = fresh(setup)
            last = ""
            slices = Slices()
            for body in rows:
                last = _take(history, body)
                if slices.is_over:
                    await slices.rest()
        _check(table, history.log, last)
        return history


def _take(history: History, body: bytes) -> str:
    """Add one row; returns its digest."""
    log, row = history.log, decode_row(body)
    log.add(decode_entry(log.game, row, log.setup.format))
    if row.nonce:
        history.nonces[row.nonce] = row.seq
    return row.digest


def _check(table: str, log: AnyLog, last: str) -> None:
    if last and log.setup.format == log.game.format and digest(log.state) != last:
        raise BrokenLog(f"table {table!r} at seq {log.seq}: the digest is not {last}")
