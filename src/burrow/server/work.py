"""How much processor time each address uses. All tables share one event loop, so each address gets a share of it."""

import time
from collections.abc import Coroutine, Generator
from typing import Any, Generic, TypeVar

from burrow.server.limits import Buckets

T = TypeVar("T")

spent = time.thread_time
"""Seconds that this thread has worked, not counting other programs."""


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
