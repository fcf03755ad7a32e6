"""A few processes in which bots think, beside the event loop. A bot gets what its seat sees, never a state."""

import asyncio
import contextlib
import logging
import multiprocessing
import multiprocessing.connection
import os
import secrets
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Any, NamedTuple, Protocol

from burrow.engine.game import Millis
from burrow.server.bots.fair_queue import FairQueue

logger = logging.getLogger(__name__)


class Question(NamedTuple):
    """Everything a bot may know, encoded for another process."""

    game: str
    level: str
    view: bytes
    legal: bytes | None
    budget: Millis
    chance: int
    """Seeds the bot's own generator. Unrelated to the table's seed."""


class Answer(NamedTuple):
    move: bytes
    hold: Millis
    """How long to hold the move back, from the question on."""


Done = Callable[[Answer | None], object]
"""Called in the event loop; None: the bot failed, and the server's log says how."""


class Thinker(Protocol):
    def think(self, question: Question, done: Done, payer: str = "") -> None:
        """`payer`: the address on whose account the bot thinks."""
        ...


def fresh_chance() -> int:
    return secrets.randbits(63)


class _Job(NamedTuple):
    question: Question
    done: Done


class BotPool:
    """The processes start with the first question, or with `warm`. Each has one question at a time, so a process that
    dies or hangs affects no other question. Addresses take turns."""

    def __init__(self, workers: int, patience: Millis, restarted: Callable[[], object] = lambda: None) -> None:
        """`restarted` is called when a process has ended or hangs, and another one takes its place."""
        self.patience = patience
        """How long a bot may take, from the moment its process has the question."""
        self._desks = [_Desk(restarted) for _ in range(max(1, workers))]
        self._turns: FairQueue[_Job] = FairQueue(len(self._desks), time.monotonic)
        self._closed = False

    @property
    def waiting(self) -> int:
        """Questions that wait for a process."""
        return len(self._turns)

    @property
    def thinking(self) -> int:
        return sum(desk.is_busy for desk in self._desks)

    def trouble(self) -> str:
        """Processes that have ended while nobody needed them, in a sentence; empty: there are none. They start again,
        so that the next call finds them alive if they can live at all."""
        ended = [desk for desk in self._desks if desk.has_ended]
        for desk in ended:
            desk.revive()
        return f"{len(ended)} of {len(self._desks)} processes of the bots had ended" if ended else ""

    def warm(self) -> None:
        """Start the processes in the background, so that the first bot answers quickly."""
        for desk in self._desks:
            desk.warm()

    def think(self, question: Question, done: Done, payer: str = "") -> None:
        self._turns.put(payer, _Job(question, done))
        self._hand_out()

    def close(self) -> None:
        self._closed = True
        self._turns.clear()
        for desk in self._desks:
            desk.close()

    def _hand_out(self) -> None:
        for desk in self._desks:
            following = self._turns.take() if not desk.is_busy else None
            if following is not None:
                payer, (question, done) = following
                desk.take(question, self.patience, partial(self._returned, payer, done))

    def _returned(self, payer: str, done: Done, answer: Answer | None) -> None:
        self._turns.done(payer)
        if not self._closed:
            done(answer)
            self._hand_out()


class _Desk:
    """One process, with one question on it at a time."""

    def __init__(self, restarted: Callable[[], object]) -> None:
        self._restarted = restarted
        self._process: ProcessPoolExecutor | None = None
        self._job: _Job | None = None
        self._watch: asyncio.TimerHandle | None = None

    @property
    def is_busy(self) -> bool:
        return self._job is not None

    @property
    def has_ended(self) -> bool:
        """Its process has ended by itself."""
        if self._process is None or self.is_busy:
            return False
        processes = list((self._process._processes or {}).values())
        return not all(process.is_alive() for process in processes)

    def warm(self) -> None:
        self._start().submit(_warm)

    def revive(self) -> None:
        self._replace()
        self.warm()

    def take(self, question: Question, patience: Millis, done: Done) -> None:
        loop = asyncio.get_running_loop()
        job = self._job = _Job(question, done)
        self._watch = loop.call_later(patience / 1000, self._give_up, job)
        future = self._submit(question)
        future.add_done_callback(lambda future: _call_in(loop, self._finish, job, future))

    def close(self) -> None:
        self._job = None
        if self._watch is not None:
            self._watch.cancel()
        if self._process is not None:
            _kill(self._process)
            self._process = None

    def _submit(self, question: Question) -> "Future[Answer]":
        try:
            return self._start().submit(choose, question)
        except BrokenProcessPool:  # the process died while it was idle
            self._replace()
            return self._start().submit(choose, question)

    def _finish(self, job: _Job, future: "Future[Answer]") -> None:
        if self._job is not job or future.cancelled():
            return
        error = future.exception()
        if error is not None:
            logger.error("the bot %r of %s failed", job.question.level, job.question.game, exc_info=error)
        if isinstance(error, BrokenProcessPool):
            self._replace()
        self._return(job, None if error is not None else future.result())

    def _give_up(self, job: _Job) -> None:
        if self._job is job:
            logger.error("the bot %r of %s did not answer in time", job.question.level, job.question.game)
            self._replace()
            self._return(job, None)

    def _return(self, job: _Job, answer: Answer | None) -> None:
        self._job = None
        if self._watch is not None:
            self._watch.cancel()
        job.done(answer)

    def _start(self) -> ProcessPoolExecutor:
        if self._process is None:
            context = multiprocessing.get_context("spawn")
            self._process = ProcessPoolExecutor(1, mp_context=context, initializer=_begin)
        return self._process

    def _replace(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            self._restarted()
            _kill(process)


def _call_in(loop: asyncio.AbstractEventLoop, call: Callable[..., object], *values: object) -> None:
    with contextlib.suppress(RuntimeError):  # the loop has ended, so nobody waits for the answer
        loop.call_soon_threadsafe(call, *values)


def choose(question: Question) -> Answer:
    """Runs in one of the processes."""
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
    """A process leaves Ctrl-C to the server, and ends when the server ends, for whatever reason."""
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
