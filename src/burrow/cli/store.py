"""Maintains the stored tables: checks them, copies them, puts a copy back, deletes old ones."""

import asyncio
import os
import sys
import time
from argparse import Namespace
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path

from burrow.cli.config import read_config
from burrow.cli.play import default_folder
from burrow.engine.codec import decode_entry, decode_row, digest
from burrow.engine.errors import BrokenLog, BurrowError, UsageError
from burrow.engine.log import Log
from burrow.engine.registry import game
from burrow.server.lobby.retention import DAY, Retention, phase_of
from burrow.server.run import TABLES
from burrow.server.table.record import decode_record
from burrow.server.table.sight import AnyLog
from burrow.storage.addresses import open_store
from burrow.storage.backup import Contents, back_up
from burrow.storage.backup import restore as put_back
from burrow.storage.copying import copy
from burrow.storage.sqlite import SqliteStore
from burrow.storage.store import Damaged, EventStore
from burrow.storage.upkeep import Reading, reading, shrink

PROGRESS = 1000
"""Tables between two lines that say how far a copy is."""
PATIENCE = 120.0
"""Seconds for a running server to take a backup. It first lets turns of physics end."""
SHOWN = 20
"""How many tables are listed one by one before tidying."""


def run(asked: Namespace) -> int:
    if asked.what == "copy":
        return asyncio.run(copy_all(asked.source, asked.target))
    path = tables_file(asked)
    match asked.what:
        case "check":
            return check(path)
        case "backup":
            return backup(path, asked.file)
        case "restore":
            return restore(path, asked.file, overwrite=asked.force, patience=PATIENCE)
        case _:
            kept = Retention(0 if asked.abandoned else asked.older_than, 0 if asked.finished else asked.older_than)
            return tidy(path, kept, delete=asked.yes)


def tables_file(asked: Namespace) -> Path:
    """The database: in the folder of the command line, or where the settings of the server say it is."""
    folder: Path | None = asked.data or read_config(asked.config, os.environ, {}, default_folder()).settings.data
    if folder is None:
        raise UsageError("the settings keep the tables in memory only; name a folder with --data")
    return folder / TABLES


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
    found = back_up(path, copy)
    print(f"{found.tables} tables are copied to {copy}. Keep it private: the seeds of running games are in it.")
    return mention(found)


def restore(path: Path, copy: Path, *, overwrite: bool, patience: float) -> int:
    found, by_server = put_back(copy, path, overwrite=overwrite, patience=patience)
    next = "The server goes on with them." if by_server else "Start the server again."
    print(f"{found.tables} tables of {copy} are in {path.parent} now. {next}")
    return mention(found)


def mention(found: Contents) -> int:
    if found.damaged:
        print(f"{found.damaged} of them are damaged; burrow store check names them.")
    return 1 if found.damaged else 0


async def copy_all(source: str, target: str) -> int:
    """Copy every table from one store to another."""
    if source == target:
        raise UsageError("both stores are the same")
    tables, left_out = 0, 0
    async with closing_store(source) as origin, closing_store(target) as goal:
        async for copied in copy(origin, goal):
            if copied.fault:
                print(copied.fault)
            tables, left_out = tables + 1, left_out + bool(copied.fault)
            if tables % PROGRESS == 0:
                print(f"{tables} tables so far", file=sys.stderr)
    print(f"{tables - left_out} of {tables} tables are in the target, and their checksums are right.")
    return 1 if left_out else 0


@asynccontextmanager
async def closing_store(address: str) -> AsyncIterator[EventStore]:
    store = await open_store(address)
    try:
        yield store
    finally:
        await store.close()


def tidy(path: Path, kept: Retention, *, delete: bool) -> int:
    now, days = int(time.time()), kept.shortest
    with reading(path) as tables:
        old = tables.touched(now - days * DAY)
        phases = {name: phase(tables, name) for name in old}
    both = kept.finished == kept.abandoned
    chosen = [name for name in old if kept.is_expired(phases[name], now - old[name]) or (both and not phases[name])]
    for name in chosen[:SHOWN]:
        print(f"  {name}  {datetime.fromtimestamp(old[name], UTC):%Y-%m-%d}  {phases[name] or 'damaged'}")
    if len(chosen) > SHOWN:
        print(f"  … and {len(chosen) - SHOWN} more")
    kind = "" if both else "finished " if kept.finished else "abandoned "
    what = f"{kind}tables that nobody has changed for {days} days"
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
    """Empty: it cannot be read."""
    try:
        return phase_of(tables.record(name))
    except Damaged:
        return ""


async def remove(path: Path, names: list[str]) -> None:
    store = SqliteStore(path)
    try:
        await asyncio.gather(*(store.delete(name) for name in names))
    finally:
        await store.close()


def size(path: Path) -> str:
    return f"{path.stat().st_size / 1e6:.1f} MB"
