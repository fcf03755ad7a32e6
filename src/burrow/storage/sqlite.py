"""Tables in one SQLite file: one thread writes, and each commit holds all requests that have arrived meanwhile.

Callers wait until the commit with their request is on disk. Reads have their own connection and thread, so neither side
ever blocks the event loop."""

import asyncio
import contextlib
import logging
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Final, TypeVar

from burrow.storage import swap
from burrow.storage.asking import Asked, AskingStore
from burrow.storage.database import open_reader, plain
from burrow.storage.lock import OwnerLock
from burrow.storage.reading import read_code, read_codes, read_names, read_record, read_rows, read_untouched
from burrow.storage.requests import Request
from burrow.storage.seal import check_code
from burrow.storage.store import StoreError
from burrow.storage.writer import Writer

T = TypeVar("T")

_log = logging.getLogger("burrow.storage")

MOST_ITEMS = 2000
"""The most requests in one commit. Limits how long the first of them waits for the last."""


class SqliteStore(AskingStore):
    def __init__(self, path: Path | str, *, patience: float = 5.0, now: Callable[[], float] = time.time) -> None:
        """Open the file, or create it together with its folder. If that fails, `StoreError` says what to do.

        `patience`: seconds to wait for another program that holds the file."""
        super().__init__(now)
        self.path: Final = Path(path)
        self._patience = patience
        _make_folder(self.path.parent)
        self._open()

    def _open(self) -> None:
        self._lock = OwnerLock(self.path)
        with contextlib.ExitStack() as opened:
            opened.callback(self._lock.release)
            if swap.finish(self.path):
                self._lock.follow()
            self._writer = Writer(self.path, patience=self._patience, now=self._now)
            opened.callback(self._writer.close)
            self._reader = open_reader(self.path, patience=self._patience)
            opened.pop_all()
        self._reading = ThreadPoolExecutor(1, thread_name_prefix="burrow-store-read")
        self._inbox: SimpleQueue[_Item | None] = SimpleQueue()
        self._closed, self._probed = False, None
        self._thread = threading.Thread(target=self._run, name="burrow-store-write", daemon=True)
        self._thread.start()

    @property
    def commits(self) -> int:
        """Commits since this store was opened."""
        return self._writer.commits

    async def find_code(self, code: str) -> str | None:
        return await self._read(lambda reader: read_code(reader, code))

    async def codes(self) -> dict[str, str]:
        return await self._read(lambda reader: {code[0]: check_code(*code) for code in read_codes(reader)})

    async def record(self, table: str) -> bytes | None:
        return await self._read(lambda reader: read_record(reader, table))

    async def rows(self, table: str, start: int = 0) -> list[bytes]:
        rows = await self._read(lambda reader: read_rows(reader, table))
        return rows[max(0, start) :]

    async def tables(self) -> list[str]:
        return await self._read(read_names)

    async def untouched(self, seconds: int) -> dict[str, int]:
        now = int(self._now())
        touched = await self._read(lambda reader: read_untouched(reader, now - seconds))
        return {table: now - second for table, second in touched.items()}

    def is_outdated(self) -> bool:
        return swap.is_asked(self.path)

    async def reopen(self) -> None:
        await self.close()
        await asyncio.to_thread(self._open)

    async def close(self) -> None:
        """Store what was accepted, then release the file. May be called again."""
        if not self._closed:
            self._closed = True
            self._inbox.put(None)
        await asyncio.to_thread(self._thread.join)

    def _explain(self, error: StoreError) -> str:
        return str(error).replace(str(self.path), self.path.name)

    async def _ask(self, request: Request) -> None:
        self._check_open()
        item = _Item(request, asyncio.get_running_loop())
        self._inbox.put(item)
        await item.done

    async def _read(self, question: Callable[[sqlite3.Connection], T]) -> T:
        self._check_open()
        return await asyncio.get_running_loop().run_in_executor(self._reading, self._answer, question)

    def _answer(self, question: Callable[[sqlite3.Connection], T]) -> T:
        try:
            return question(self._reader)
        except Exception as error:
            raise plain(error, self.path) from error

    def _run(self) -> None:
        """The writer thread, until `None` arrives."""
        while (first := self._inbox.get()) is not None:
            batch, last = _gather(self._inbox, first)
            self._writer.write(batch)
            _deliver(batch)
            if last:
                break
        self._reading.shutdown()
        self._reader.close()
        self._writer.close()
        self._lock.release()


class _Item(Asked):
    """Knows the loop of its caller, because another thread has the outcome."""

    __slots__ = ("loop",)

    def __init__(self, request: Request, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__(request, loop.create_future())
        self.loop = loop


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError(f"cannot make the folder {folder}: {(error.strerror or str(error)).lower()}") from None


def _gather(inbox: "SimpleQueue[_Item | None]", first: _Item) -> tuple[list[_Item], bool]:
    """All requests that are waiting, and whether the end was among them."""
    batch = [first]
    while len(batch) < MOST_ITEMS:
        try:
            item = inbox.get_nowait()
        except Empty:
            break
        if item is None:
            return batch, True
        batch.append(item)
    return batch, False


def _deliver(batch: Sequence[_Item]) -> None:
    """One call into each event loop."""
    by_loop: dict[asyncio.AbstractEventLoop, list[_Item]] = {}
    for item in batch:
        by_loop.setdefault(item.loop, []).append(item)
    for loop, items in by_loop.items():
        try:
            loop.call_soon_threadsafe(_resolve_all, items)
        except RuntimeError:
            _log.warning("nobody is left to hear of %d stored requests", len(items))


def _resolve_all(items: Sequence[_Item]) -> None:
    for item in items:
        item.resolve()
