"""The physics of one table: its turn is begun, led by words, shown to everyone and given up. Frames go out as they
come; whatever else a turn comes to is told to the table, which stores it. Knows no store and no clock."""

from collections.abc import Callable, Collection
from typing import Any

from burrow.engine.errors import BurrowError
from burrow.engine.game import NATURE, AnyPhysicalGame, Millis, Refusal, Seat, Turn, Waiting
from burrow.server.physics.live import Live, Report
from burrow.server.physics.stepper import Stepper
from burrow.server.sockets.connection import Connection
from burrow.server.table.request import Origin, Progress
from burrow.server.table.sight import AnyLog, Step
from burrow.server.wire.errors import Declined

LONGEST_WORD = 256
"""Bytes of what a hand does, with the number of its seat."""
REST: Millis = 1000
LONGEST_REST: Millis = 30_000
"""After a turn has failed, the pause until another one begins; twice as long each time."""


class Physics:
    __slots__ = ("_audience", "_failures", "_game", "_live", "_stepper", "_tell", "rests_until")

    def __init__(
        self,
        game: AnyPhysicalGame,
        stepper: Stepper,
        audience: Collection[Connection],
        tell: Callable[[Progress], object],
    ) -> None:
        """`audience`: whoever is connected, at any time."""
        self._game = game
        self._stepper = stepper
        self._audience = audience
        self._tell = tell
        self._live: Live | None = None
        """The turn that is under way, or about to be."""
        self._failures = 0
        """In a row."""
        self.rests_until: Millis = 0
        """Before this moment no turn begins, for the last one has failed."""

    @property
    def is_under_way(self) -> bool:
        """Nobody else speaks meanwhile, and no time runs out: to take something up is to have spoken."""
        return self._live is not None and self._live.is_under_way

    def is_about(self, live: Live) -> bool:
        return live is self._live

    @property
    def reply(self) -> Origin | None:
        """Who waits to hear that the move of the turn is stored."""
        return None if self._live is None else self._live.reply

    def answers_to(self, origin: Origin) -> bool:
        """Whether its move is this turn's, said once more; the answer goes to where it was said last."""
        reply = self.reply
        if self._live is None or reply is None or reply.key != origin.key:
            return False
        self._live.reply = origin
        return True

    async def foresee(self, log: AnyLog, seat: Seat, move: Any, at: Millis) -> Waiting | Refusal:
        return await self._stepper.judge(lambda: log.foresee(seat, move, at))

    async def refuse(self, log: AnyLog, seat: Seat, move: Any, at: Millis) -> Refusal | None:
        return await self._stepper.judge(lambda: log.game.refuse(log.state, seat, move, at))

    def prepare(self, log: AnyLog) -> None:
        game, state = self._game, log.state
        if log.waiting.seats:
            self._stepper.prepare(game.id, lambda: game.session(state))

    # A turn from its beginning to its end.

    def begin(self, log: AnyLog, seat: Seat, at: Millis, move: Any = None, reply: Origin | None = None) -> None:
        self.drop()
        game, state = self._game, log.state
        is_hand = seat != NATURE and move is None
        self._live = Live(
            lambda: game.session(state, move), self._reported, seat=seat, at=at, is_hand=is_hand, reply=reply
        )
        self.show_anew()
        self._stepper.take_up(self._live)

    def is_free(self, now: Millis) -> bool:
        """A turn may begin."""
        return not self.is_under_way and not self.is_resting(now)

    def is_resting(self, now: Millis) -> bool:
        return now < self.rests_until

    def let_nature_play(self, log: AnyLog, now: Millis) -> None:
        if self._live is None and log.waiting.nature == "physics" and not self.is_resting(now):
            self.begin(log, NATURE, log.at)

    def pass_on(self, log: AnyLog, seat: Seat, word: bytes, at: Millis) -> None:
        """To the turn of that seat, which begins with its first word. A word that comes when the turn is over was on
        its way when it ended, and means nothing."""
        if self.is_free(at) and (self._live is None or self._live.seat != seat) and seat in log.waiting.seats:
            self.begin(log, seat, at)
        live = self._live
        if live is not None and live.is_hand and live.seat == seat:
            live.say(word, at)
            self._stepper.wake(live)

    def leave(self, seat: Seat) -> None:
        """A bot plays for that seat from now on; what its hand has begun is not its own to go on with."""
        live = self._live
        if live is not None and live.is_hand and live.seat == seat:
            live.leave()
            self._stepper.wake(live)

    async def outcome(self, log: AnyLog, live: Live, turn: Turn[Any], now: Millis) -> list[Step] | Refusal:
        """Into the log with what the hand did, stamped with the moment it began, and with what nature made of it. A
        refusal: what it did is not legal, and nothing has changed."""
        steps: list[Step] = []
        if turn.move is not None:
            before, move = log.state, turn.move
            taken = await self._stepper.judge(lambda: log.submit(live.seat, move, live.at))
            if isinstance(taken, Refusal):
                return taken
            steps.append(Step(before, taken))
        if log.waiting.nature != "physics":
            raise BurrowError(f"a session of {self._game.id} answered without being asked: {turn.settled!r}")
        before = log.state
        return [*steps, Step(before, log.settle(turn.settled, now))]

    def close(self) -> None:
        """What has happened is stored."""
        self.drop()
        self._failures = 0
        self.rests_until = 0

    def fail(self, now: Millis) -> bool:
        """The turn has broken off, and nothing of it is left. Whether it is the first one in a row."""
        self.drop()
        self.rests_until = now + min(LONGEST_REST, REST << min(self._failures, 8))
        self._failures += 1
        return self._failures == 1

    def drop(self) -> None:
        live, self._live = self._live, None
        if live is not None:
            self._stepper.drop(live)

    # What is shown of it.

    def show_anew(self) -> None:
        """What was shown last is past: everyone gets a whole frame next."""
        for connection in self._audience:
            connection.forget_frame()
        self.want_whole()

    def want_whole(self) -> None:
        if self._live is not None:
            self._live.want_whole()
            self._stepper.wake(self._live)

    def _reported(self, live: Live, report: Report) -> None:
        """In the event loop, whatever the table is doing: frames are a stream, the rest waits for its turn."""
        if live is not self._live:
            return
        has_changed = live.note(report)
        if report.news or report.whole:
            behind = [connection.show(report.news, report.whole) for connection in self._audience]
            if any(behind):
                self.want_whole()
        if has_changed or report.turn is not None or report.error is not None:
            self._tell(Progress(live, report))


def read_word(frame: bytes) -> tuple[Seat, bytes]:
    """A binary message: whose hand, and what it does."""
    if not 2 <= len(frame) <= LONGEST_WORD:
        raise Declined("bad-message", f"a seat and a word are 2 to {LONGEST_WORD} bytes, not {len(frame)}")
    return frame[0], frame[1:]
