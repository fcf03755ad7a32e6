"""The open lines of a server: how many there may be, and how long each may be slow.

A line is one TCP connection, for requests or for a socket. This file knows neither HTTP nor sockets: their protocols
say what a line is doing, and are told when it is late."""

import asyncio
import logging
import math
import time
from collections.abc import Callable
from typing import Literal, Protocol

from burrow.server.net.memory import give_back
from burrow.server.settings import Settings

logger = logging.getLogger(__name__)

Doing = Literal["silent", "sending", "served", "closing"]
"""silent: no request yet, or incomplete headers; sending: the body; served: it waits for us, or is a socket."""

SWEEP = 1.0
CROWD = 200
"""Memory is given back after at least so many lines have closed: fewer than one address may have, whose requests may
hold 64 kB each."""
CALM = 5
"""Sweeps to wait before that."""
COMPLAINT = 60.0
"""Seconds between two log messages about too many lines."""


class Transport(Protocol):
    """The part of an asyncio transport that is needed here."""

    def is_closing(self) -> bool: ...

    def abort(self) -> None: ...

    def get_write_buffer_size(self) -> int: ...


class Line:
    __slots__ = ("address", "doing", "is_late", "since", "transport", "unread_since", "unsent")

    def __init__(self, transport: Transport, address: str, is_late: Callable[[], object]) -> None:
        self.transport = transport
        self.address = address
        """Empty: a proxy, through which many people come. Its lines are not limited as one address."""
        self.is_late = is_late
        """Called when the peer is too slow: say so and close."""
        self.doing: Doing | None = None
        self.since = 0.0
        self.unsent = 0
        """Bytes that the peer had not read at the last sweep."""
        self.unread_since: float | None = None
        """Since when it has not read any of them."""


class Lines:
    def __init__(self, settings: Settings, most: int, clock: Callable[[], float] = time.monotonic) -> None:
        """`most`: as many lines as the system allows, if that is fewer than the settings do. 0: no limit."""
        self._most = most
        self._most_per_address = settings.lines_per_address
        self._patience: dict[Doing | None, float] = {
            "silent": settings.header_patience / 1000,
            "sending": settings.body_patience / 1000,
            "served": math.inf,
            "closing": settings.close_patience / 1000,
        }
        """Seconds until a line is late."""
        self._unread = settings.read_patience / 1000
        """Seconds within which a peer must read some of what waits for it."""
        self._clock = clock
        self._lines: dict[Transport, Line] = {}
        self._silent: dict[Transport, Line] = {}
        """Silent lines, the longest silent first. They make room when all lines are taken."""
        self._by_address: dict[str, int] = {}
        self._complained: dict[str, float] = {}
        self._crowd = 0
        """The most lines at once since memory was last given back."""
        self._calm = 0
        """Sweeps since the crowd has left."""
        self._sweeper: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        return len(self._lines)

    def of(self, transport: Transport) -> Line:
        return self._lines[transport]

    def enter(self, line: Line) -> bool:
        """False: there is no room for it, and it must be closed."""
        address = line.address
        if address and 0 < self._most_per_address <= self._by_address.get(address, 0):
            self._complain(address, "%s has %d open connections; more are closed", address, self._most_per_address)
            return False
        if 0 < self._most <= len(self._lines):
            self._complain("", "all %d connections are taken", len(self._lines))
            if not self._make_room():
                return False
        self._lines[line.transport] = line
        if address:
            self._by_address[address] = self._by_address.get(address, 0) + 1
        self.note(line, "silent")
        self._look_after()
        return True

    def note(self, line: Line, doing: Doing) -> None:
        """Note what a line does now. Its time starts when that changes."""
        if line.transport not in self._lines or doing == line.doing:
            return
        line.doing = doing
        line.since = self._clock()
        self._silent.pop(line.transport, None)
        if doing == "silent":
            self._silent[line.transport] = line

    def leave(self, line: Line) -> None:
        if self._lines.pop(line.transport, None) is None:
            return
        self._silent.pop(line.transport, None)
        left = self._by_address.pop(line.address, 1) - 1
        if left:
            self._by_address[line.address] = left

    def sweep(self) -> None:
        """Look at every line. A late one is told to close; one that does not even close is cut off."""
        self._tidy()
        now = self._clock()
        for line in list(self._lines.values()):
            if line.transport.is_closing():
                self.note(line, "closing")
            if now - line.since >= self._patience[line.doing]:
                if line.doing == "closing":
                    line.transport.abort()
                else:
                    line.is_late()
            elif self._is_unread(line, now):
                line.is_late()

    def _is_unread(self, line: Line, now: float) -> bool:
        unsent, before = line.transport.get_write_buffer_size(), line.unsent
        line.unsent = unsent
        if not unsent or unsent < before or line.unread_since is None:
            line.unread_since = now if unsent else None
            return False
        return line.doing != "closing" and now - line.unread_since >= self._unread

    def _tidy(self) -> None:
        """Give memory back a few sweeps after a crowd has left, when nothing of it is in use any more."""
        self._crowd = max(self._crowd, len(self._lines))
        self._calm = self._calm + 1 if self._crowd >= CROWD + 2 * len(self._lines) else 0
        if self._calm == CALM:
            self._crowd = self._calm = 0
            give_back()

    def _make_room(self) -> bool:
        """Close the line that has been silent the longest."""
        if not self._silent:
            return False
        line = next(iter(self._silent.values()))
        self.leave(line)
        line.transport.abort()
        return True

    def _complain(self, about: str, words: str, *values: object) -> None:
        now = self._clock()
        self._complained = {key: at for key, at in self._complained.items() if now - at < COMPLAINT}
        if about not in self._complained:
            self._complained[about] = now
            logger.warning(words, *values)

    def _look_after(self) -> None:
        if self._sweeper is None:
            self._sweeper = asyncio.get_running_loop().call_later(SWEEP, self._go_round)

    def _go_round(self) -> None:
        self._sweeper = None
        self.sweep()
        if self._lines or self._crowd >= CROWD:
            self._look_after()
