"""The writing half of a store whose requests are written together: each call becomes a request and waits for it."""

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence

from burrow.storage.requests import Amend, Append, Create, Delete, EndCodes, GiveCode, Probe, Request, Succeed
from burrow.storage.store import StoreError

PROBE_EVERY = 5.0
"""How long an answer of `trouble` is reused, in seconds."""


class AskingStore(ABC):
    """If a caller is cancelled, it stops waiting; what it asked for is stored anyway."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._closed = False
        self._probed: tuple[float, str] | None = None

    @abstractmethod
    async def _ask(self, request: Request) -> None:
        """Returns once the request is stored."""

    @abstractmethod
    def _explain(self, error: StoreError) -> str:
        """What is wrong, for monitoring."""

    async def create(self, table: str, record: bytes) -> None:
        await self._ask(Create(table, bytes(record)))

    async def amend(self, table: str, record: bytes) -> None:
        await self._ask(Amend(table, bytes(record)))

    async def succeed(self, table: str, record: bytes, successor: str, opening: bytes) -> None:
        await self._ask(Succeed(table, bytes(record), successor, bytes(opening)))

    async def append(self, table: str, seq: int, rows: Sequence[bytes]) -> None:
        await self._ask(Append(table, seq, tuple(bytes(row) for row in rows)))

    async def delete(self, table: str) -> None:
        await self._ask(Delete(table))

    async def give_code(self, table: str, code: str) -> None:
        await self._ask(GiveCode(table, code))

    async def end_codes(self, seconds: int) -> None:
        await self._ask(EndCodes(int(self._now()) - seconds))

    async def trouble(self) -> str:
        """Tested by writing, at most every few seconds."""
        now = time.monotonic()
        if self._probed is None or now - self._probed[0] >= PROBE_EVERY:
            try:
                await self._ask(Probe())
                self._probed = now, ""
            except StoreError as error:
                self._probed = now, self._explain(error)
        return self._probed[1]

    def _check_open(self) -> None:
        if self._closed:
            raise StoreError("the store is closed")


class Asked:
    """A request, its waiting caller, and the outcome."""

    __slots__ = ("done", "error", "request")

    def __init__(self, request: Request, done: "asyncio.Future[None]") -> None:
        self.request = request
        self.done = done
        self.error: StoreError | None = None

    def resolve(self) -> None:
        """Runs on the caller's loop; the caller may be gone by then."""
        if self.done.done():
            return
        if self.error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(self.error)
