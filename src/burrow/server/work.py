"""How much processor time each address uses. All tables share one event loop, so each address gets a share of it."""

import asyncio
import time
from collections.abc import Coroutine, Generator
from typing import Any, Generic, TypeVar

from burrow.server.limits import Buckets

T = TypeVar("T")

spent = time.thread_time
"""Seconds that this thread has worked, not counting other programs."""
SLICE = 0.001
"""Seconds of long work, after which others get as long."""


class Slices:
    """Long work in small slices, so that the event loop is never held up."""

    __slots__ = ("_until",)

    def __init__(self) -> None:
        self._until = time.perf_counter() + SLICE

    @property
    def is_over(self) -> bool:
        return time.perf_counter() >= self._until

    async def rest(self) -> None:
        """Others get as long as the slice; then the next one begins."""
        await asyncio.sleep(SLICE)
        self._until = time.perf_counter() + SLICE


class Work:
    def __init__(self, shares: Buckets) -> None:
        """`shares` count milliseconds of work."""
        self._shares = shares

    def is_used_up(self, address: str) -> bool:
        return self._shares.is_empty(address)

    async def do(self, address: str, call: Coroutine[Any, Any, T]) -> T:
        """Await a call, and charge the address for its work, not for the time it waits."""
        if self._shares.are_endless or not address:
            return await call
        return await _Counted(call, address, self._shares)


class _Counted(Generic[T]):
    def __init__(self, call: Coroutine[Any, Any, T], address: str, shares: Buckets) -> None:
        self._call = call
        self._address = address
        self._shares = shares

    def __await__(self) -> Generator[Any, Any, T]:
        step: Any = self._call.send
        value: Any = None
        while True:
            start = spent()
            try:
                wanted = step(value)
            except StopIteration as done:
                result: T = done.value
                return result
            finally:
                self._shares.spend(self._address, 1000 * (spent() - start))
            try:
                value = yield wanted
                step = self._call.send
            except BaseException as error:
                step, value = self._call.throw, error
