"""What waits to be sent over one socket: messages in order, and the newest frame of a turn of physics."""

import asyncio

from burrow.server.settings import Settings


class Mailbox:
    __slots__ = ("_frame", "_is_behind", "_messages", "_settings", "_wake", "_weight")

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._messages: list[str] = []  # mostly empty, and an empty deque takes ten times the memory
        self._weight = 0
        """Characters of all messages that wait."""
        self._frame = b""
        """The newest frame that is not sent yet."""
        self._is_behind = True
        """A frame was lost, or none was sent yet: only a whole frame makes sense now."""
        self._wake: asyncio.Future[None] | None = None

    @property
    def is_empty(self) -> bool:
        return not (self._messages or self._frame)

    @property
    def weight(self) -> int:
        return self._weight

    def __len__(self) -> int:
        """Messages that wait."""
        return len(self._messages)

    def has_room(self, message: str) -> bool:
        settings = self._settings
        return len(self._messages) < settings.mailbox and self._weight + len(message) <= settings.mailbox_bytes

    def add(self, message: str) -> None:
        self._messages.append(message)
        self._weight += len(message)
        self.rouse()

    def show(self, news: bytes, whole: bytes) -> bool:
        """Send the newest frame next. Only one waits; a client that misses one needs a whole frame. True: it needs one
        and there is none."""
        if not self._is_behind and not self._frame:
            self._frame = news
        elif whole:
            self._frame, self._is_behind = whole, False
        else:
            self._is_behind = True
        if self._frame:
            self.rouse()
        return self._is_behind

    def forget_frame(self) -> None:
        """The next frame has nothing to do with the last one."""
        self._frame, self._is_behind = b"", True

    def clear(self) -> None:
        self._messages.clear()
        self._weight = 0
        self._frame = b""

    def pop(self) -> str | bytes | None:
        """What is to be sent next: all messages, then the frame; None: nothing."""
        if self._messages:
            text = self._messages.pop(0)
            self._weight -= len(text)
            return text
        frame, self._frame = self._frame, b""
        return frame or None

    async def wait(self) -> None:
        """Until something is added, or `rouse` is called."""
        self._wake = asyncio.get_running_loop().create_future()
        await self._wake

    def rouse(self) -> None:
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)
