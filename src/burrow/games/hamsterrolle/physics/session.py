"""A live turn: gestures from the hand come in, the world advances frame by frame, and the result is what the hand did
and its outcome. No clock, no chance: the same gestures in the same frames give the same turn.

Nothing is simulated before the first piece is taken; what happens then is in `life.py`. What is stored of the gestures
is in `gesture_log.py`, what is shown in `show.py`."""

from collections import deque
from typing import assert_never

from msgspec.structs import replace

from burrow.engine.game import TurnResult
from burrow.games.hamsterrolle import codec
from burrow.games.hamsterrolle.moves import Hand, Settled, What
from burrow.games.hamsterrolle.moves.dropping import IN_HAND, clock_frames, is_stuck, refuse_drop
from burrow.games.hamsterrolle.moves.taking import refuse_take
from burrow.games.hamsterrolle.physics.codes import (
    BACK,
    CARRYING,
    DONE,
    DROPPABLE,
    NEWS,
    NO_CLOCK,
    READY,
    REFUSED,
    ROLLING,
)
from burrow.games.hamsterrolle.physics.frame import Gone, Head, pack_frame
from burrow.games.hamsterrolle.physics.gesture_log import GestureLog
from burrow.games.hamsterrolle.physics.life import Life
from burrow.games.hamsterrolle.physics.measure import THOUSANDTH
from burrow.games.hamsterrolle.physics.motion import EVERY
from burrow.games.hamsterrolle.physics.opening import resting
from burrow.games.hamsterrolle.physics.outcome import outcome
from burrow.games.hamsterrolle.physics.pointer import Pointer
from burrow.games.hamsterrolle.physics.pose import Pose
from burrow.games.hamsterrolle.physics.script import StandIn, gestures_of, played
from burrow.games.hamsterrolle.physics.show import Recorder, Stream, contact_units, head_of, whole_frame
from burrow.games.hamsterrolle.physics.world import LIVE, Fidelity
from burrow.games.hamsterrolle.state import NOTHING, State

LAST_GESTURES = 4
"""Gestures reserved for the last piece of a turn: putting back the one before, taking it, bringing it, letting go."""


class Session:
    def __init__(
        self,
        state: State,
        move: What | None = None,
        *,
        stand_in: StandIn | None = None,
        fidelity: Fidelity = LIVE,
        is_watched: bool = True,
    ) -> None:
        """With a hand, or when nature is to move, the session plays by itself; otherwise it waits for gestures.
        `stand_in` makes the hand when nature plays for a seat."""
        self._state = replace(state, phase="turn", holds=NOTHING, path=b"")
        self._fidelity = fidelity
        self._is_watched = is_watched
        self._move = move
        self._is_nature = state.phase == "stand-in"
        self._is_led = move is None and state.phase == "turn"
        """Gestures control the hand. A seat that must answer something else first, such as where the wheel rolls,
        cannot take a piece."""
        self._hand = played(state, move, stand_in)
        self._script: deque[tuple[int, codec.Gesture]] = deque(() if self._hand is None else gestures_of(self._hand))
        self._clock = clock_frames(state.options)
        self._is_stuck = is_stuck(state)
        self._frame = self._script[0][0] if self._script else 0
        self._life: Life | None = None
        self._result: TurnResult[What] | None = None
        self._settled: Settled | None = None
        self._log = GestureLog()
        self._is_late = False
        """The clock ended the turn (W-18)."""
        self._is_left = False
        """The player has left."""
        self._pointer = Pointer()
        self._piece = NOTHING
        """The last piece taken."""
        self._resting: dict[int, Pose] | None = None
        self._stream = Stream()
        self._recorder = Recorder()

    # The contract

    @property
    def is_idle(self) -> bool:
        return self._result is not None or self._is_waiting

    @property
    def result(self) -> TurnResult[What] | None:
        return self._result

    @property
    def work(self) -> int:
        """As in `World`."""
        return 0 if self._life is None else self._life.world.work

    @property
    def settled(self) -> Settled | None:
        """Nature's part of the turn."""
        return self._settled

    def handle(self, gesture: bytes) -> bool:
        read = codec.read_gesture(gesture)
        if read is None or not self._is_led or self.phase in (ROLLING, DONE):
            return False
        if isinstance(read, codec.Carry) and self._pointer.is_jump(read):
            return False
        return self._carry_out(read)

    def leave(self) -> None:
        """With a clock, wait for it to run out. Without one, nobody should wait ten minutes: a piece that has touched
        nothing is put back, and the bot takes one of its choice (WA-12); any other drops as soon as it may (WA-11)."""
        if self._is_led and self._clock is None and not self._carry_out(codec.Back()):
            self._is_left = self._life is not None

    def step(self) -> None:
        if self.is_idle:
            return
        self._pointer.follow_what_waits(self._life, self._log, self._frame)
        self._play_script()
        self._watch_clock()
        if self._life is not None:
            self._go_on(self._life)
        self._frame += 1
        self._log.next_frame()
        self._record(every=EVERY)
        if self.phase == DONE:
            self._finish()

    def news(self) -> bytes:
        if self._life is not None and self._life.is_unseen:
            return b""
        frame = self._stream.news(self._head(is_live=True), self._poses(), self._gone)
        return b"" if frame is None else pack_frame(frame)

    def whole(self) -> bytes:
        return whole_frame(self._head(is_live=True), self._poses(), self._gone)

    # Gestures

    def _carry_out(self, gesture: codec.Gesture) -> bool:
        """Carry out a gesture and store it; False if it is not possible now."""
        if isinstance(gesture, codec.Carry):
            return self._pointer.follow(gesture, self._life, self._log, self._frame)
        if not self._may_do(gesture) or not self._do(gesture):
            return False
        self._pointer.leave_off(gesture)
        self._log.record(self._frame, gesture)
        return True

    def _may_do(self, gesture: codec.Gesture) -> bool:
        """Gestures are limited, but a drop is always possible. With an empty hand no frame passes by itself, so taking
        a piece does not wait for the next one; nor does letting go, which happens only once."""
        is_in_time = not self._log.is_full or self._life is None or isinstance(gesture, codec.LetGo)
        return isinstance(gesture, codec.Drop) or (self._log.left(self._frame) > 0 and is_in_time)

    def _do(self, gesture: codec.Take | codec.Bring | codec.Hold | codec.LetGo | codec.Drop | codec.Back) -> bool:
        if isinstance(gesture, codec.Take):
            return self._take(gesture.piece)
        if self._life is None:
            return False
        match gesture:
            case codec.Bring():
                return self._life.bring(gesture)
            case codec.Hold(on):
                return self._life.hold(on)
            case codec.LetGo():
                return self._life.let_it_go()
            case codec.Drop():
                return self._drop(self._life)
            case codec.Back():
                return self._lay_back(self._life)
            case _:
                assert_never(gesture)

    def _take(self, piece: int) -> bool:
        """Grip a piece: the first one, another one after that was put back, or the same again."""
        self._pointer.start_anywhere()
        if self._life is not None:
            return piece == self._life.piece and self._life.grip_again()
        is_other = self._hand is not None and piece != self._hand.piece
        if is_other or refuse_take(self._state, piece) is not None:
            return False
        self._begin_with(piece)
        return True

    def _begin_with(self, piece: int) -> None:
        """Start the turn over with this piece; only the clock runs on if another piece was put back (WA-12)."""
        self._piece = piece
        self._life = Life(self._state, piece, self._fidelity)
        self._log.start_over()
        self._recorder = Recorder()

    def _lay_back(self, life: Life) -> bool:
        if not life.may_be_laid_back or self._log.left(self._frame) < LAST_GESTURES:
            return False
        self._life = None
        return True

    def _drop(self, life: Life) -> bool:
        """A drop at or after the time limit counts as the clock's."""
        if not (self._may_drop(life) and life.drop()):
            return False
        self._is_late = self._clock is not None and self._frame >= self._clock
        return True

    def _may_drop(self, life: Life) -> bool:
        """Nobody holds a piece forever, clock or no clock."""
        why = refuse_drop(self._state.options, self._frame, was_refused=life.was_refused, is_stuck=self._is_stuck)
        return why is None or self._frame >= codec.LONGEST

    def _play_script(self) -> None:
        """Carry out the due gestures of a scripted hand. After the last one, a piece that was not accepted drops as
        soon as it may (WA-11)."""
        if self._hand is None:
            return
        while self._script and self._script[0][0] <= self._frame:
            self._carry_out(self._script.popleft()[1])
        if self._script:
            return
        if self._life is None:
            self._begin_with(self._hand.piece)
        elif self.phase == REFUSED or (self.phase == CARRYING and not self._life.is_on_its_way):
            self._drop(self._life)

    def _watch_clock(self) -> None:
        """Drop the piece when time is up (W-18). Without a clock there is a limit too."""
        if self._frame < (self._clock or (IN_HAND if self._is_left else codec.LONGEST)):
            return
        if self._life is None:
            self._begin_with(self._piece)
            self._log.add(self._frame, codec.Take(self._piece))
        if self._life is not None and self._drop(self._life):
            self._log.add(self._frame, codec.Drop())

    # Frame by frame

    def _go_on(self, life: Life) -> None:
        was_broken_off = life.is_broken_off
        life.go_on()
        self._stream.hear(life.knocks)
        self._recorder.hear(life.knocks)
        if life.is_broken_off and not was_broken_off:
            self._log.add(self._frame + 1, codec.LetGo())  # so that the path lasts until this frame

    def _record(self, *, every: int = 1) -> None:
        life = self._life
        if life is None or life.is_unseen or not self._is_watched or self._frame % every:
            return
        self._recorder.look(self._head(is_live=False), self._poses(), self._gone)

    def _finish(self) -> None:
        assert self._life is not None
        self._record()
        chosen = self._piece if self._is_nature else NOTHING
        self._settled = outcome(self._life, self._recorder.packed(), chosen=chosen, is_late=self._is_late)
        hand = self._move or (None if self._hand else Hand(self._piece, codec.pack_path(self._log.path)))
        self._result = TurnResult(hand, self._settled)

    # State

    @property
    def phase(self) -> int:
        return READY if self._life is None else self._life.phase

    @property
    def _is_waiting(self) -> bool:
        """Waiting for a gesture, with no clock running."""
        has_begun = self._hand is not None or self._piece != NOTHING
        return self._life is None and not (has_begun and (self._clock or self._hand))

    @property
    def _gone(self) -> tuple[Gone, ...]:
        if self._life is not None:
            return self._life.gone
        return () if self._piece == NOTHING else (Gone(self._piece, BACK),)

    def _poses(self) -> dict[int, Pose]:
        if self._life is not None:
            return self._life.world.poses()
        if self._resting is None:
            self._resting = resting(self._state)
        return self._resting

    def _head(self, *, is_live: bool) -> Head:
        """`is_live` adds the verdict if the piece were let go now."""
        left = NO_CLOCK if self._clock is None else max(0, self._clock - self._frame) * 1000 // codec.FRAMES_A_SECOND
        if self._life is None:
            contact = contact_units(self._state.contact / THOUSANDTH)
            return Head(NEWS, READY, self._frame, left, self._pointer.echo, contact=contact)
        head = head_of(self._life, is_live=is_live)
        bits = head.bits | DROPPABLE * (is_live and self._is_asked(self._life) and self._may_drop(self._life))
        return head._replace(frame=self._frame, left=left, echo=self._pointer.echo, bits=bits)

    def _is_asked(self, life: Life) -> bool:
        """The seat may decide what happens to the piece."""
        return life.is_led or life.phase == REFUSED
