"""Where bots think: processes beside the event loop. A bot is given what its seat sees, never a state."""

import asyncio
import logging
import multiprocessing
import multiprocessing.connection
import os
import secrets
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, NamedTuple, Protocol

from burrow.engine.game import Millis

logger = logging.getLogger(__name__)


class Question(NamedTuple):
    """Everything a bot may know, encoded: it crosses to another process."""

    game: str
    level: str
    view: bytes
    legal: bytes | None
    budget: Millis
    chance: int
    """Seeds the bot's own generator; has nothing to do with the table's seed."""


class Answer(NamedTuple):
    move: bytes
    hold: Millis
    """How long to hold the move back, counted from the question."""


Done = Callable[[Answer | None], object]
"""Called in the event loop; None: the bot failed, and the log of the server says how."""


class Thinker(Protocol):
    def think(self, question: Question, done: Done) -> None: ...


def fresh_chance() -> int:
    return secrets.randbits(63)


class BotPool:
    """A few processes, started when the first bot thinks or by `warm`. A broken one is replaced."""

    def __init__(self, workers: int, patience: Millis) -> None:
        self._workers = max(1, workers)
        self._patience = patience
        self._pool: ProcessPoolExecutor | None = None
        self._closed = False

    def warm(self) -> None:
        """Start the processes in the background, so that the first bot answers at once."""
        for _ in range(self._workers):
            self._start().submit(_warm)

    def think(self, question: Question, done: Done) -> None:
        self._ask(question, done, again=True)

    def close(self) -> None:
        self._closed = True
        pool, self._pool = self._pool, None
        if pool is not None:
            _kill(pool)

    def _ask(self, question: Question, done: Done, *, again: bool) -> None:
        if self._closed:
            return
        loop = asyncio.get_running_loop()
        try:
            pool = self._start()
            future = pool.submit(choose, question)
        except (BrokenProcessPool, RuntimeError):
            self._replace(self._pool)
            pool = self._start()
            future = pool.submit(choose, question)
        watch = loop.call_later(self._patience / 1000, self._give_up, pool, future, question, done)

        def settle(future: "Future[Answer]") -> None:
            loop.call_soon_threadsafe(finish, future)

        def finish(future: "Future[Answer]") -> None:
            if watch.cancelled():
                return
            watch.cancel()
            self._finish(pool, future, question, done, again=again)

        future.add_done_callback(settle)

    def _finish(
        self, pool: ProcessPoolExecutor, future: "Future[Answer]", question: Question, done: Done, *, again: bool
    ) -> None:
        if self._closed:
            return
        error = None if future.cancelled() else future.exception()
        if future.cancelled() or isinstance(error, BrokenProcessPool):
            self._replace(pool)
            if again:
                self._ask(question, done, again=False)
                return
        if error is not None or future.cancelled():
            logger.error("the bot %r of %s failed", question.level, question.game, exc_info=error)
            done(None)
            return
        done(future.result())

    def _give_up(self, pool: ProcessPoolExecutor, future: "Future[Answer]", question: Question, done: Done) -> None:
        """A question that nobody came to yet is only asked again; a bot that hangs loses its process."""
        if future.cancel():
            self._ask(question, done, again=False)
            return
        logger.error("the bot %r of %s did not answer in time", question.level, question.game)
        self._replace(pool)
        done(None)

    def _start(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, mp_context=context, initializer=_begin)
        return self._pool

    def _replace(self, broken: ProcessPoolExecutor | None) -> None:
        if broken is not None and broken is self._pool:
            self._pool = None
            _kill(broken)


def choose(question: Question) -> Answer:
    """Runs in a worker."""
    import msgspec

    from burrow.engine import registry
    from burrow.engine.codec import encode
    from burrow.engine.rng import FastRng

    game = registry.game(question.game)
    view = msgspec.json.decode(question.view, type=game.view_type)
    moves: Any = list[game.payload]  # type: ignore[name-defined]  # a type made at run time
    legal = None if question.legal is None else msgspec.json.decode(question.legal, type=moves)
    move, hold = game.bot(question.level).choose(view, legal, question.budget, FastRng(question.chance))
    return Answer(encode(move), int(hold))


def _warm() -> None:
    from burrow.engine import registry

    for game in registry.games().values():
        for level in game.bots:
            game.bot(level)


def _begin() -> None:
    """A worker leaves Ctrl-C to the server, and ends when the server does, however that ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        multiprocessing.connection.wait([parent.sentinel])
        os._exit(0)


def _kill(pool: ProcessPoolExecutor) -> None:
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()
