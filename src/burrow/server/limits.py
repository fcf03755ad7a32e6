"""How much one connection or one address may ask for. A limit of 0 means none."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from burrow.engine.game import Millis
from burrow.server.clock import Time

HOUR: Millis = 60 * 60 * 1000
ADDRESSES = 10_000
"""The most addresses that are remembered. When there are more, the oldest is forgotten."""


class Bucket:
    """Tokens that refill at a steady rate. Each message costs one."""

    __slots__ = ("_at", "_burst", "_rate", "_time", "_tokens")

    def __init__(self, time: Time, rate: float, burst: int) -> None:
        self._time = time
        self._rate = rate / 1000
        self._burst = float(burst)
        self._tokens = float(burst)
        self._at = time.now()

    def take(self) -> bool:
        """Take a token; False: there is none."""
        if not self._rate:
            return True
        self._fill()
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    def spend(self, tokens: float) -> None:
        """Take as many tokens as something has cost. The debt is never more than a full bucket."""
        self._fill()
        self._tokens = max(-self._burst, self._tokens - tokens)

    @property
    def is_empty(self) -> bool:
        self._fill()
        return self._tokens <= 0

    @property
    def is_full(self) -> bool:
        self._fill()
        return self._tokens >= self._burst

    def _fill(self) -> None:
        now = self._time.now()
        self._tokens = min(self._burst, self._tokens + (now - self._at) * self._rate)
        self._at = now


class Buckets:
    """One bucket for each address."""

    def __init__(self, time: Time, rate: float, burst: int) -> None:
        self._time = time
        self._rate = rate
        self._burst = burst
        self._buckets: dict[str, Bucket] = {}

    @property
    def are_endless(self) -> bool:
        return not self._rate

    def take(self, address: str) -> bool:
        return self.are_endless or self._of(address).take()

    def give_back(self, address: str) -> None:
        """What was taken last costs nothing after all."""
        if not self.are_endless:
            self._of(address).spend(-1)

    def spend(self, address: str, tokens: float) -> None:
        self._of(address).spend(tokens)

    def is_empty(self, address: str) -> bool:
        bucket = self._buckets.get(address)
        return bucket is not None and bucket.is_empty

    def _of(self, address: str) -> Bucket:
        bucket = self._buckets.get(address)
        if bucket is None:
            if len(self._buckets) >= ADDRESSES:
                del self._buckets[next(iter(self._buckets))]
            bucket = self._buckets[address] = Bucket(self._time, self._rate, self._burst)
        return bucket

    def forget(self) -> None:
        """Drop the buckets that are full again: a new one would be the same."""
        self._buckets = {address: bucket for address, bucket in self._buckets.items() if not bucket.is_full}


class Hourly:
    """At most so many per address within any hour."""

    def __init__(self, time: Time, most: int) -> None:
        self._time = time
        self._most = most
        self._taken: dict[str, deque[Millis]] = {}

    def take(self, address: str) -> Millis:
        """Count one more and return 0; or count nothing and return how long to wait."""
        wait = self.wait(address)
        if self._most and not wait:
            self._taken.setdefault(address, deque()).append(self._time.now())
        return wait

    def wait(self, address: str) -> Millis:
        """How long to wait until there may be one more; 0: not at all."""
        taken = self._taken.get(address)
        if not taken:
            return 0
        now = self._time.now()
        while taken and taken[0] <= now - HOUR:
            taken.popleft()
        return taken[0] + HOUR - now if len(taken) >= self._most else 0

    def forget(self) -> None:
        """Drop the addresses that have used nothing for an hour."""
        before = self._time.now() - HOUR
        self._taken = {address: taken for address, taken in self._taken.items() if taken and taken[-1] > before}


class Concurrent:
    """At most so many per address at once."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: dict[str, int] = {}

    @property
    def total(self) -> int:
        return sum(self._open.values())

    def enter(self, address: str) -> bool:
        if self._most and self._open.get(address, 0) >= self._most:
            return False
        self._open[address] = self._open.get(address, 0) + 1
        return True

    def leave(self, address: str) -> None:
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]


class OneByOne:
    """What one address asks for is done one after the other. Nobody else waits for it."""

    def __init__(self) -> None:
        self._locks: dict[str, asyncio.Lock] = {}
        self._waiting: dict[str, int] = {}

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        lock = self._locks.setdefault(address, asyncio.Lock())
        self._waiting[address] = self._waiting.get(address, 0) + 1
        try:
            async with lock:
                yield
        finally:
            self._waiting[address] -= 1
            if not self._waiting[address]:
                del self._waiting[address], self._locks[address]
