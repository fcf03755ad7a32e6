"""Messages that have arrived on a socket and that the application has not taken yet."""

from collections.abc import MutableMapping
from typing import Any

from burrow.server.queue import Queue

Message = MutableMapping[str, Any]
"""As ASGI describes it."""


class Inbox(Queue[Message]):
    """A queue with the names of `asyncio.Queue` that uvicorn uses."""

    __slots__ = ()

    def empty(self) -> bool:
        return not len(self)

    def put_nowait(self, message: Message) -> None:
        self.put(message)
