"""The turns of a game with physics: a hand or a known move begins one, a worker steps it, everyone watches it, and the
ledger gets what came of it. Workers only return values."""

import logging
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from burrow.engine.game import NATURE, AnyPhysicalGame, Millis, Refusal, Seat, TurnResult
from burrow.server.clock import TableClock
from burrow.server.physics.live import LiveTurn, Report
from burrow.server.physics.stepper import Stepper
from burrow.server.sockets.connection import Connection
from burrow.server.table.announce import Announcer
from burrow.server.table.audience import Audience
from burrow.server.table.inputs import Asker, Input, TurnChanged, TurnEnded, TurnFailed
from burrow.server.table.ledger import Ledger
from burrow.server.tally import Tally
from burrow.server.wire.errors import Declined
from burrow.server.wire.outbound import Failed

logger = logging.getLogger(__name__)

LONGEST_GESTURE = 256
"""Bytes of a gesture, the number of its seat included."""
REST: Millis = 1000
LONGEST_REST: Millis = 30_000
"""The pause after a turn has failed; it doubles each time."""


@dataclass(slots=True, eq=False)
class PhysicsTurns:
    """The protocol `Turns` says what each method is for."""

    _game: AnyPhysicalGame
    _ledger: Ledger
    _announcer: Announcer
    _audience: Audience
    _stepper: Stepper
    _clock: TableClock
    _put: Callable[[Input], object]
    """Hands an input to the actor."""
    _tally: Tally
    _turn: LiveTurn | None = field(init=False, default=None)
    _asker: Asker | None = field(init=False, default=None)
    _by_clock: bool = field(init=False, default=False)
    """A bot has chosen the move of the turn because the seat's time was up."""
    _failures: int = field(init=False, default=0)
    """In a row."""
    _rests_until: Millis = field(init=False, default=0)

    @property
    def take_time(self) -> bool:
        return True

    @property
    def is_under_way(self) -> bool:
        return self._turn is not None and self._turn.is_under_way

    @property
    def asker(self) -> Asker | None:
        return self._asker

    def busy(self) -> Declined | None:
        if self.is_under_way:
            return Declined("not-now", "a turn is under way")
        return Declined("turn-failed") if self._is_resting(self._clock.now()) else None

    def resumes_at(self) -> Millis | None:
        return self._rests_until if self._is_resting(self._clock.now()) else None

    # A turn begins with a move, with the first gesture of a hand, or because nature is asked.

    async def judge(self, seat: Seat, move: Any, at: Millis) -> Refusal | None:
        game, state, at = self._game, self._ledger.log.state, self._ledger.stamp(at)
        return await self._stepper.run(lambda: game.refuse(state, seat, move, at))

    async def play(
        self, seat: Seat, move: Any, at: Millis, asker: Asker | None, *, by_clock: bool = False
    ) -> Refusal | None:
        log = self._ledger.log
        ahead = await self._stepper.run(lambda: log.foresee(seat, move, at))
        if isinstance(ahead, Refusal):
            return ahead
        if ahead.nature == "physics":
            self._begin(seat, at, move, asker)
            self._by_clock = by_clock
            return None
        steps = await self._ledger.enter(seat, move, at, self._key(asker, by_clock=by_clock))
        self.close()
        self._announcer.announce(steps, asker)
        return None

    def redirect_answer(self, asker: Asker) -> bool:
        if self._asker is None or self._asker.key != asker.key:
            return False
        self._asker = asker
        return True

    def read_gesture(self, packet: bytes) -> tuple[Seat, bytes]:
        if not 2 <= len(packet) <= LONGEST_GESTURE:
            raise Declined("bad-message", f"a seat and a gesture are 2 to {LONGEST_GESTURE} bytes, not {len(packet)}")
        return packet[0], packet[1:]

    def handle(self, seat: Seat, gesture: bytes, at: Millis) -> None:
        """A gesture that comes when the turn is over was on its way when it ended, and means nothing."""
        is_new = self._turn is None or self._turn.seat != seat
        is_free = not self.is_under_way and not self._is_resting(at)
        if is_new and is_free and seat in self._ledger.log.waiting.seats:
            self._begin(seat, at)
        turn = self._turn
        if turn is not None and turn.is_hand and turn.seat == seat:
            turn.add(gesture, at)
            self._stepper.wake(turn)

    def leave(self, seat: Seat) -> None:
        turn = self._turn
        if turn is not None and turn.is_hand and turn.seat == seat:
            turn.leave()
            self._stepper.wake(turn)

    def prepare(self) -> None:
        game, state = self._game, self._ledger.log.state
        if self._ledger.log.waiting.seats:
            self._stepper.prepare(game.id, lambda: game.session(state))

    def let_nature_play(self) -> None:
        log = self._ledger.log
        if self._turn is None and log.waiting.nature == "physics" and self.busy() is None:
            self._begin(NATURE, log.at)

    def _begin(self, seat: Seat, at: Millis, move: Any = None, asker: Asker | None = None) -> None:
        self.drop()
        game, state = self._game, self._ledger.log.state
        is_hand = seat != NATURE and move is None
        self._turn = LiveTurn(lambda: game.session(state, move), self._reported, seat=seat, at=at, is_hand=is_hand)
        self._asker = asker
        for connection in self._audience:
            connection.forget_frame()
        self._turn.want_whole()
        self._stepper.take_up(self._turn)

    # While it is under way, a worker reports.

    def _reported(self, turn: LiveTurn, report: Report) -> None:
        """Runs in the event loop, whatever the actor is doing: frames go out at once, the rest joins the queue."""
        if turn is not self._turn:
            return
        has_changed = turn.note(report)
        if report.news or report.whole:
            viewers = self._audience.viewers(turn.seat)
            behind = [connection.show(report.news, report.whole) for connection in viewers]
            if any(behind):
                self._want_whole()
        if report.error is not None:
            self._put(TurnFailed(turn, report.error))
        elif report.result is not None:
            self._put(TurnEnded(turn, report.result))
        elif has_changed:
            self._put(TurnChanged(turn))

    def show(self, connection: Connection) -> None:
        connection.forget_frame()
        self._want_whole()
        if self._is_resting(self._clock.now()):
            connection.tell(Failed("turn-failed"))

    def _want_whole(self) -> None:
        if self._turn is not None:
            self._turn.want_whole()
            self._stepper.wake(self._turn)

    # It ends: stored, refused or failed.

    def is_current(self, turn: LiveTurn) -> bool:
        return turn is self._turn

    async def finish(self, turn: LiveTurn, result: TurnResult[Any]) -> None:
        now = self._clock.now()
        if result.move is not None:
            refusal = await self.judge(turn.seat, result.move, turn.at)
            if refusal is not None:
                self._refuse(turn, refusal)
                return
        asker = self._asker
        key = self._key(asker, by_clock=self._by_clock)
        steps = await self._ledger.enter_turn(turn.seat, result, turn.at, now, key)
        self.close()
        self._announcer.announce(steps, asker)

    def _refuse(self, turn: LiveTurn, refusal: Refusal) -> None:
        """The session let the hand do something illegal: everyone sees the table as it was."""
        fields = {"table": self._ledger.name}
        logger.error("the hand of seat %d did what is not legal: %s", turn.seat, refusal, extra=fields)
        if self._asker is not None:
            self._asker.refuse(refusal)
        self.drop()
        self._announcer.tell_game()

    def fail(self, turn: LiveTurn, error: Exception) -> None:
        asker = self._asker
        self.drop()
        self._rests_until = self._clock.now() + min(LONGEST_REST, REST << min(self._failures, 8))
        self._failures += 1
        self._tally.restarts.add("turn")
        if self._failures == 1:
            fields = {"table": self._ledger.name}
            logger.error("a turn of seat %d failed, and begins again", turn.seat, exc_info=error, extra=fields)
        if asker is not None:
            asker.fail("turn-failed")
        self._announcer.tell_game()
        self._announcer.tell_all(Failed("turn-failed"))

    def close(self) -> None:
        self.drop()
        self._failures = 0
        self._rests_until = 0

    def drop(self) -> None:
        turn, self._turn, self._asker, self._by_clock = self._turn, None, None, False
        if turn is not None:
            self._stepper.drop(turn)

    def _key(self, asker: Asker | None, *, by_clock: bool) -> str:
        """The name of the entry."""
        return self._ledger.clock_key if by_clock else "" if asker is None else asker.key

    def _is_resting(self, now: Millis) -> bool:
        return now < self._rests_until
