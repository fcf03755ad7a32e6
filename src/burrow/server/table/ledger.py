"""The record and the log of one table, in memory and in the store. Nothing else changes either of them.

Every change is stored before the method returns, so whatever people are told afterwards survives a crash. If storing
fails, memory is ahead of the store until `reload`."""

import time
from typing import Any

from burrow.engine.codec import encode_entry
from burrow.engine.errors import BrokenLog, BurrowError
from burrow.engine.game import NATURE, AnyGame, Event, Millis, Refusal, Seat, TurnResult
from burrow.server.table.history import History, HistoryReader, fresh
from burrow.server.table.record import TableRecord, decode_record, encode_record
from burrow.server.table.sight import Step
from burrow.server.tally import Tally
from burrow.storage.store import EventStore

BY_CLOCK = "clock:"
"""How the names of moves begin that were made because a seat's time was up. Those of people begin with a checksum."""


class Ledger:
    __slots__ = ("_nonces", "_reader", "_store", "_tally", "log", "name", "record")

    def __init__(
        self, name: str, record: TableRecord, history: History, store: EventStore, reader: HistoryReader, tally: Tally
    ) -> None:
        self.name = name
        self.record = record
        self.log, self._nonces = history
        self._store = store
        self._reader = reader
        self._tally = tally

    @property
    def game(self) -> AnyGame:
        return self.log.game

    @property
    def is_playing(self) -> bool:
        return self.record.phase == "playing"

    def known(self, key: str) -> int | None:
        """The entry that a request became, or the last one when it was done; None: it is not done."""
        return self._nonces.get(key, self.record.done.get(key))

    def is_by_clock(self, seq: int) -> bool:
        """Whether a bot made this move because the seat's time was up."""
        return f"{BY_CLOCK}{seq}" in self._nonces

    @property
    def clock_key(self) -> str:
        """The name of the next entry, if the clock makes it. It is stored with the entry, so nothing else has to be."""
        return f"{BY_CLOCK}{self.log.seq + 1}"

    def stamp(self, at: Millis) -> Millis:
        """The stamp an entry made at that time gets: never before the last one."""
        return max(at, self.log.at)

    # The log. What is returned is new and stored: the entry asked for, then nature's answers to it.

    async def play(self, seat: Seat, move: Any, at: Millis, key: str) -> list[Step] | Refusal:
        """Enter a seat's move if it is legal. `key` names it, so that it is not played twice."""
        before = self.log.state
        taken = self.log.submit(seat, move, at)
        return taken if isinstance(taken, Refusal) else await self._append([Step(before, taken)], key)

    async def enter(self, seat: Seat, move: Any, at: Millis, key: str) -> list[Step]:
        """Enter a move that has been judged legal."""
        return await self._append([self._add(seat, move, at)], key)

    async def enter_turn(self, seat: Seat, result: TurnResult[Any], at: Millis, now: Millis, key: str) -> list[Step]:
        """Enter a turn of physics: the move, judged and stamped with the moment it began, and what came of it."""
        steps = [] if result.move is None else [self._add(seat, result.move, at)]
        if self.log.waiting.nature != "physics":
            raise BurrowError(f"a session of {self.game.id} answered without being asked: {result.settled!r}")
        before = self.log.state
        steps.append(Step(before, self.log.settle(result.settled, now)))
        return await self._append(steps, key)

    async def pass_deadline(self, deadline: Millis) -> list[Step]:
        """Nobody spoke in time, so nature does."""
        before = self.log.state
        return await self._append([Step(before, self.log.answer(self.stamp(deadline)))])

    async def undo(self, seat: Seat, at: Millis, key: str) -> list[Step] | None:
        """Take back the seat's last move; None: that is not possible."""
        before = self.log.state
        entry = self.log.undo(seat, self.stamp(at))
        return None if entry is None else await self._append([Step(before, entry)], key)

    async def take_back(self, seat: Seat, at: Millis) -> list[Step]:
        """Take back the seat's last move and all later ones; everyone has agreed."""
        entries = self.log.take_back(seat, self.stamp(at))
        return await self._append([Step(self.log.state, entry) for entry in entries])

    async def catch_up(self) -> list[Step]:
        """Enter the answers that nature owes; often there are none."""
        steps = self._answers()
        return await self._append(steps) if steps else []

    # The record.

    async def amend(self, record: TableRecord) -> None:
        """Before the game its setup may change, and the log with it, which is empty until then."""
        await self._store.amend(self.name, encode_record(record))
        if record.setup is not self.log.setup and self.log.seq < 0:
            self.log, self._nonces = fresh(record.setup)
        self.record = record

    def adopt(self, record: TableRecord) -> None:
        """Take a record that the lobby has stored together with the table of the rematch."""
        self.record = record

    async def reload(self) -> None:
        """Forget what is in memory and read the store. If that fails, nothing changes here."""
        body = await self._store.record(self.name)
        rows = await self._store.rows(self.name)
        if body is None:
            raise BrokenLog(f"table {self.name!r} is gone from the store")
        record = decode_record(body)
        self.log, self._nonces = await self._reader.read(self.name, record.setup, rows)
        self.record = record

    def _add(self, seat: Seat, move: Any, at: Millis) -> Step:
        before = self.log.state
        event = Event(self.log.seq + 1, self.stamp(at), seat, move)
        self.log.add(event)
        return Step(before, event)

    def _answers(self) -> list[Step]:
        """Let nature answer while it is asked. What needs physics takes a turn of its own."""
        steps: list[Step] = []
        while self.log.waiting.nature not in ("", "physics"):
            before = self.log.state
            steps.append(Step(before, self.log.answer(self.log.at)))
        return steps

    async def _append(self, steps: list[Step], key: str = "") -> list[Step]:
        """Store new entries and nature's answers to them, all or none. The first row carries the key."""
        steps += self._answers()
        first = steps[0].entry.seq
        begun = time.perf_counter()
        await self._store.append(self.name, first, self._rows(steps, key))
        self._tally.stored.add(time.perf_counter() - begun)
        if isinstance(steps[0].entry, Event) and steps[0].entry.by != NATURE:
            self._tally.moves.add(self.game.id)
        if key:
            self._nonces[key] = first
        return steps

    def _rows(self, steps: list[Step], key: str) -> list[bytes]:
        """Each row has the digest of the state after it."""
        after = [step.before for step in steps[1:]] + [self.log.state]
        keys = [key] + [""] * (len(steps) - 1)
        return [encode_entry(step.entry, state, key) for step, state, key in zip(steps, after, keys, strict=True)]
