"""A queue that serves everyone in turn, however much one of them asks for."""

from collections import Counter, deque
from collections.abc import Callable
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")

RECENT = 60.0
"""Seconds for which a place is kept free for somebody who has asked before."""


class Next(NamedTuple, Generic[T]):
    who: str
    what: T


class FairQueue(Generic[T]):
    def __init__(self, places: int, clock: Callable[[], float]) -> None:
        """`places`: how many things can be done at once."""
        self._places = places
        self._clock = clock
        self._waiting: dict[str, deque[T]] = {}
        self._turns = 0
        self._served: dict[str, int] = {}
        """When each one was last served, as a count."""
        self._under_way: Counter[str] = Counter()
        self._asked: dict[str, float] = {}
        """When each one last asked, the latest last."""

    def __len__(self) -> int:
        """How many things wait."""
        return sum(map(len, self._waiting.values()))

    def put(self, who: str, what: T) -> None:
        self._forget()
        self._asked.pop(who, None)
        self._asked[who] = self._clock()
        self._waiting.setdefault(who, deque()).append(what)

    def take(self) -> Next[T] | None:
        """The next thing for a free place; None: there is nothing. Call `done` when it is done."""
        candidates = [who for who in self._waiting if self._may_take(who)]
        if not candidates:
            return None
        who = min(candidates, key=lambda who: self._served.get(who, 0))
        what = self._waiting[who].popleft()
        if not self._waiting[who]:
            del self._waiting[who]
        self._turns += 1
        self._served[who] = self._turns
        self._under_way[who] += 1
        return Next(who, what)

    def done(self, who: str) -> None:
        self._under_way[who] -= 1
        if not self._under_way[who]:
            del self._under_way[who]

    def clear(self) -> None:
        self._waiting.clear()

    def _may_take(self, who: str) -> bool:
        """Nobody takes all the places while somebody else may want one soon."""
        return self._under_way[who] < max(1, self._places - 1) or not self._has_company(who)

    def _has_company(self, who: str) -> bool:
        self._forget()
        return any(other != who for other in self._asked)

    def _forget(self) -> None:
        before = self._clock() - RECENT
        while self._asked and next(iter(self._asked.values())) < before:
            gone = next(iter(self._asked))
            del self._asked[gone]
            self._served.pop(gone, None)
