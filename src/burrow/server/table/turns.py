"""How a move is carried out: at once, or as a turn that takes time and that everyone watches.

`Turns` is what the rest of the table knows. `InstantTurns` is for games without physics, `PhysicsTurns` (in
`physics_turns.py`) for the others; nobody else asks which kind a game is."""

from typing import Any, Protocol

from burrow.engine.game import Millis, Refusal, Seat, TurnResult
from burrow.server.physics.live import LiveTurn
from burrow.server.sockets.connection import Connection
from burrow.server.table.announce import Announcer
from burrow.server.table.inputs import Asker
from burrow.server.table.ledger import Ledger
from burrow.server.wire.errors import Declined


class Turns(Protocol):
    @property
    def take_time(self) -> bool:
        """A turn is stored only at its end, which may be minutes away."""
        ...

    @property
    def is_under_way(self) -> bool:
        """A turn is moving. Meanwhile nobody else may move and no deadline passes."""
        ...

    @property
    def asker(self) -> Asker | None:
        """Who waits to hear that the move of the turn is stored."""
        ...

    def busy(self) -> Declined | None:
        """Why no move can be taken now; None: one can."""
        ...

    def resumes_at(self) -> Millis | None:
        """When moves can be taken again after a failure; None: nothing to wait for."""
        ...

    # Moves.

    async def judge(self, seat: Seat, move: Any, at: Millis) -> Refusal | None:
        """Why a move is not legal; None: it is. Nothing is played."""
        ...

    async def play(
        self, seat: Seat, move: Any, at: Millis, asker: Asker | None, *, by_clock: bool = False
    ) -> Refusal | None:
        """Play a move: store and announce it, or begin the turn that it starts. Or say why it is not legal.

        `by_clock`: a bot has chosen it because the seat's time is up."""
        ...

    def redirect_answer(self, asker: Asker) -> bool:
        """True: the turn under way is this very move, sent again. Its answer now goes to this asker."""
        ...

    # Turns that a hand leads.

    def read_gesture(self, packet: bytes) -> tuple[Seat, bytes]:
        """Whose hand, and what it does. Raises `Declined`."""
        ...

    def handle(self, seat: Seat, gesture: bytes, at: Millis) -> None:
        """Pass a gesture to the seat's turn, which its first gesture begins."""
        ...

    def leave(self, seat: Seat) -> None:
        """A bot plays for that seat from now on: the hand lets go."""
        ...

    # The course of a turn.

    def prepare(self) -> None:
        """Load whatever the first turn needs, so that nobody waits for it."""
        ...

    def let_nature_play(self) -> None:
        """Begin the turn that nature owes, if it owes one."""
        ...

    def is_current(self, turn: LiveTurn) -> bool:
        """False: the turn was dropped, and news of it means nothing."""
        ...

    async def finish(self, turn: LiveTurn, result: TurnResult[Any]) -> None:
        """The current turn has come to its end: store and announce it."""
        ...

    def fail(self, turn: LiveTurn, error: Exception) -> None:
        """The current turn has failed: everyone hears of it, and it begins again after a pause."""
        ...

    def close(self) -> None:
        """The game has moved on: whatever turn there was is over, and so is any pause."""
        ...

    def drop(self) -> None:
        """Give up the turn."""
        ...

    def show(self, connection: Connection) -> None:
        """Let somebody new see the turn, or hear that it has failed."""
        ...


class InstantTurns:
    """Every move is carried out at once."""

    __slots__ = ("_announcer", "_ledger")

    take_time = False
    is_under_way = False
    asker = None

    def __init__(self, ledger: Ledger, announcer: Announcer) -> None:
        self._ledger = ledger
        self._announcer = announcer

    def busy(self) -> None:
        return None

    def resumes_at(self) -> None:
        return None

    async def judge(self, seat: Seat, move: Any, at: Millis) -> Refusal | None:
        return self._ledger.game.refuse(self._ledger.log.state, seat, move, self._ledger.stamp(at))

    async def play(
        self, seat: Seat, move: Any, at: Millis, asker: Asker | None, *, by_clock: bool = False
    ) -> Refusal | None:
        key = self._ledger.clock_key if by_clock else "" if asker is None else asker.key
        steps = await self._ledger.play(seat, move, at, key)
        if isinstance(steps, Refusal):
            return steps
        self._announcer.announce(steps, asker)
        return None

    def redirect_answer(self, asker: Asker) -> bool:
        return False

    def read_gesture(self, packet: bytes) -> tuple[Seat, bytes]:
        raise Declined("bad-message", f"{self._ledger.game.id} has no physics, and takes no binary messages")

    def handle(self, seat: Seat, gesture: bytes, at: Millis) -> None: ...

    def leave(self, seat: Seat) -> None: ...

    def prepare(self) -> None: ...

    def let_nature_play(self) -> None: ...

    def is_current(self, turn: LiveTurn) -> bool:
        return False

    async def finish(self, turn: LiveTurn, result: TurnResult[Any]) -> None: ...

    def fail(self, turn: LiveTurn, error: Exception) -> None: ...

    def close(self) -> None: ...

    def drop(self) -> None: ...

    def show(self, connection: Connection) -> None: ...
