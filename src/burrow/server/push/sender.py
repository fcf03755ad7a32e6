"""Sends notifications, a few at a time, in threads. The event loop never waits for a push service."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from urllib.parse import urlsplit

from burrow.server.push.base64url import unpack
from burrow.server.push.encryption import AUTH, encrypt, read_key
from burrow.server.push.message import Message, Target
from burrow.server.push.post import Answer, Post
from burrow.server.push.services import problem_of
from burrow.server.push.vapid import Signer
from burrow.server.tally import Tally

logger = logging.getLogger(__name__)

QUEUE = 1000
"""Messages that may wait, those that are tried again included."""
THREADS = 2
PAUSES = (10, 120)
"""Seconds before a message is tried again."""
LAST_CHANCE = 3.0
"""Seconds that messages have to leave when the server stops."""
GONE = frozenset({404, 410})

Gone = Callable[[Message], Awaitable[None]]
"""Told when a service says that a subscription does not exist any more."""


class Sender:
    def __init__(self, signer: Signer, services: tuple[str, ...], post: Post, gone: Gone, tally: Tally) -> None:
        self._signer = signer
        self._services = services
        self._post = post
        self._gone = gone
        self._tally = tally
        self._threads = ThreadPoolExecutor(THREADS, "push")
        self._tasks: set[asyncio.Task[None]] = set()
        self._free = asyncio.Semaphore(THREADS)

    @property
    def key(self) -> str:
        return self._signer.public_key

    def problem(self, target: Target) -> str:
        try:
            read_key(unpack(target.p256dh))
            if len(unpack(target.auth)) != AUTH:
                return "the secret has another length"
        except ValueError:
            return "the keys of the subscription make no sense"
        return problem_of(target.endpoint, self._services)

    def send(self, message: Message) -> None:
        if len(self._tasks) >= QUEUE:
            self._count("dropped", message)
            return
        task = asyncio.get_running_loop().create_task(self._deliver(message))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=LAST_CHANCE)
        for task in list(self._tasks):
            task.cancel()
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _deliver(self, message: Message) -> None:
        for pause in (*PAUSES, None):
            answer = await self._try(message)
            if answer.status in GONE:
                self._count("gone", message)
                with contextlib.suppress(Exception):  # logged where it happened; the next message tries again
                    await self._gone(message)
                return
            if 200 <= answer.status < 300:
                self._count("sent", message)
                return
            if pause is None or (answer.status not in (0, 429) and answer.status < 500):
                self._count("failed", message, answer.status)
                return
            await asyncio.sleep(max(pause, min(answer.retry_after, 600)))

    async def _try(self, message: Message) -> Answer:
        """Status 0: there was no answer."""
        async with self._free:
            try:
                return await asyncio.get_running_loop().run_in_executor(self._threads, self._post_it, message)
            except OSError as error:
                logger.debug("a push service does not answer: %s", type(error).__name__)
                return Answer(0)

    def _post_it(self, message: Message) -> Answer:
        """In a thread."""
        target = message.target
        body = encrypt(message.body, unpack(target.p256dh), unpack(target.auth))
        headers = {
            "authorization": self._signer.authorization(target.endpoint),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(message.seconds),
            "urgency": "normal",
        }
        return self._post(target.endpoint, headers, body)

    def _count(self, outcome: str, message: Message, status: int = 0) -> None:
        """The log has neither names nor endpoints."""
        self._tally.pushes.add(outcome)
        if outcome in ("failed", "dropped"):
            service = urlsplit(message.target.endpoint).hostname
            fields = {"service": service, "status": status}
            logger.warning("a notification for table %s is %s", message.table, outcome, extra=fields)
