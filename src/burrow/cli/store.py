"""Maintains the stored tables: checks them, copies them, deletes old ones."""

import asyncio
import time
from argparse import Namespace
from datetime import UTC, datetime
from pathlib import Path

from burrow.cli.play import default_folder
from burrow.engine.codec import decode_entry, decode_row, digest
from burrow.engine.errors import BrokenLog, BurrowError
from burrow.engine.log import Log
from burrow.engine.registry import game
from burrow.server.run import TABLES
from burrow.server.table.record import decode_record
from burrow.server.table.sight import AnyLog
from burrow.storage.sqlite import SqliteStore
from burrow.storage.store import Damaged
from burrow.storage.upkeep import Reading, back_up, reading, shrink

DAY = 24 * 60 * 60
SHOWN = 20
"""How many tables are listed one by one before tidying."""


def run(asked: Namespace) -> int:
    path: Path = (asked.data or default_folder()) / TABLES
    if asked.what == "check":
        return check(path)
    if asked.what == "backup":
        return backup(path, asked.file)
    return tidy(path, days=asked.older_than, finished=asked.finished, delete=asked.yes)


def check(path: Path) -> int:
    """Check every checksum, row and state. Works while a server is running."""
    try:
        with reading(path) as tables:
            return report(path, tables)
    except Damaged as error:
        print(error)
        return 1


def report(path: Path, tables: Reading) -> int:
    faults = tables.faults()
    for fault in faults:
        print(fault)
    damaged = rows = 0
    names = tables.names()
    for name in names:
        try:
            rows += replay(name, *tables.table(name))
        except BurrowError as error:
            damaged += 1
            print(error if isinstance(error, Damaged) else f"table {name!r} cannot be read: {error}")
    if faults or damaged:
        print(f"{path}: {damaged} of {len(names)} tables are damaged. Restore a backup, or play on without them.")
        return 1
    print(f"{path}: {len(names)} tables, {rows} rows. Nothing is damaged.")
    return 0


def replay(name: str, body: bytes, rows: list[bytes]) -> int:
    """Replay a table and compare the state after each row; return the number of rows."""
    setup = decode_record(body).setup
    log: AnyLog = Log(game(setup.game), setup)
    for row in map(decode_row, rows):
        log.add(decode_entry(log.game, row, setup.format))
        if row.digest and setup.format == log.game.format and digest(log.state) != row.digest:
            raise BrokenLog(f"at row {row.seq} the game comes to something else")
    return len(rows)


def backup(path: Path, copy: Path) -> int:
    back_up(path, copy)
    with reading(copy) as tables:
        damaged = [name for name in tables.names() if is_damaged(tables, name)]
        print(
            f"{len(tables.names())} tables are copied to {copy}. Keep it private: the seeds of running games are in it."
        )
    if damaged:
        print(f"{len(damaged)} of them are damaged; burrow store check names them.")
    return 1 if damaged else 0


def is_damaged(tables: Reading, name: str) -> bool:
    try:
        tables.table(name)
    except Damaged:
        return True
    return False


def tidy(path: Path, *, days: int, finished: bool, delete: bool) -> int:
    with reading(path) as tables:
        old = tables.touched(int(time.time()) - days * DAY)
        phases = {name: phase(tables, name) for name in old}
    chosen = [name for name in old if phases[name] == "over" or not finished]
    for name in chosen[:SHOWN]:
        print(f"  {name}  {datetime.fromtimestamp(old[name], UTC):%Y-%m-%d}  {phases[name]}")
    if len(chosen) > SHOWN:
        print(f"  … and {len(chosen) - SHOWN} more")
    what = f"{'finished ' if finished else ''}tables that nobody has changed for {days} days"
    if not chosen:
        print(f"There are no {what}.")
    elif not delete:
        print(f"These are {len(chosen)} {what}. Nothing is deleted yet; add --yes to delete them for good.")
    else:
        before = size(path)
        asyncio.run(remove(path, chosen))
        shrink(path)
        print(f"{len(chosen)} tables are deleted. The file had {before} and has {size(path)}.")
    return 0


def phase(tables: Reading, name: str) -> str:
    """How far a table is, or that it cannot be read."""
    try:
        return decode_record(tables.record(name)).phase
    except BurrowError:
        return "damaged"


async def remove(path: Path, names: list[str]) -> None:
    store = SqliteStore(path)
    try:
        await asyncio.gather(*(store.delete(name) for name in names))
    finally:
        await store.close()


def size(path: Path) -> str:
    return f"{path.stat().st_size / 1e6:.1f} MB"
