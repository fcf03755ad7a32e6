"""A live turn: words from the hand come in, the world advances frame by frame, and the result is what the hand did and
its outcome. No clock, no chance: the same words in the same frames give the same turn.

Nothing is simulated before the first piece is taken; what happens then is in `life.py`. What is stored of the words is
in `spoken.py`, what is shown in `show.py`."""

from collections import deque
from collections.abc import Callable
from typing import TypeAlias

from msgspec.structs import replace

from burrow.engine.game import TurnResult
from burrow.games.hamsterrolle import codec
from burrow.games.hamsterrolle.data import CIRCLE
from burrow.games.hamsterrolle.moves import (
    IN_HAND,
    Hand,
    Mishap,
    Settled,
    What,
    clock_frames,
    is_stuck,
    refuse_drop,
    refuse_take,
)
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
from burrow.games.hamsterrolle.physics.engine import ENGINE
from burrow.games.hamsterrolle.physics.frame import Gone, Head, pack_frame, unpack_body, unpack_frame
from burrow.games.hamsterrolle.physics.life import Life, opened
from burrow.games.hamsterrolle.physics.measure import THOUSANDTH
from burrow.games.hamsterrolle.physics.motion import EVERY
from burrow.games.hamsterrolle.physics.pose import Pose
from burrow.games.hamsterrolle.physics.show import Recorder, Stream, contact_units, head_of, whole_frame
from burrow.games.hamsterrolle.physics.spoken import Spoken
from burrow.games.hamsterrolle.physics.world import LIVE, Fidelity
from burrow.games.hamsterrolle.state import NOTHING, State

JUMP = 0.5
"""A jump from one word to the next that no hand makes, in metres."""
LAST_WORDS = 4
"""Words reserved for the last piece of a turn: putting back the one before, taking it, bringing it, letting go."""


StandIn: TypeAlias = Callable[[State], Hand]
"""Makes the hand for a seat that ran out of time (WA-12)."""


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
        """With a hand, or when nature is to move, the session plays by itself; otherwise it waits for words. `stand_in`
        makes the hand when nature plays for a seat."""
        self._state = replace(state, phase="turn", holds=NOTHING, path=b"")
        self._fidelity = fidelity
        self._is_watched = is_watched
        self._move = move
        self._is_nature = state.phase == "stand-in"
        self._is_led = move is None and state.phase == "turn"
        """Words control the hand. A seat that must answer something else first, such as where the wheel rolls, cannot
        take a piece."""
        self._hand = played(state, move, stand_in)
        self._script: deque[tuple[int, codec.Word]] = deque(() if self._hand is None else words_of(self._hand))
        self._clock = clock_frames(state.options)
        self._is_stuck = is_stuck(state)
        self._frame = self._script[0][0] if self._script else 0
        self._life: Life | None = None
        self._turn: TurnResult[What] | None = None
        self._settled: Settled | None = None
        self._spoken = Spoken()
        self._is_late = False
        """The clock ended the turn (W-18)."""
        self._is_left = False
        """The player has left."""
        self._later: codec.Carry | None = None
        """The newest `Carry` beyond the limit, waiting for its turn."""
        self._heard: codec.Carry | None = None
        self._target: codec.Carry | None = None
        self._echo = 0
        self._piece = NOTHING
        """The last piece taken."""
        self._resting: dict[int, Pose] | None = None
        self._stream = Stream()
        self._recorder = Recorder()

    # The contract

    @property
    def is_idle(self) -> bool:
        return self._turn is not None or self._is_waiting

    @property
    def turn(self) -> TurnResult[What] | None:
        return self._turn

    @property
    def work(self) -> int:
        """As in `World`."""
        return 0 if self._life is None else self._life.world.work

    @property
    def settled(self) -> Settled | None:
        """Nature's part of the turn."""
        return self._settled

    def hear(self, word: bytes) -> bool:
        read = codec.read_word(word)
        if read is None or not self._is_led or self.phase in (ROLLING, DONE):
            return False
        if isinstance(read, codec.Carry) and self._is_jump(read):
            return False
        return self._say(read)

    def leave(self) -> None:
        """With a clock, wait for it to run out. Without one, nobody should wait ten minutes: a piece that has touched
        nothing is put back, and the bot takes one of its choice (WA-12); any other drops as soon as it may (WA-11)."""
        if self._is_led and self._clock is None and not self._say(codec.Back()):
            self._is_left = self._life is not None

    def step(self) -> None:
        if self.is_idle:
            return
        if self._later is not None:
            self._carry(self._later)
        self._say_what_is_due()
        self._watch_clock()
        if self._life is not None:
            self._go_on(self._life)
        self._frame += 1
        self._spoken.next_frame()
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

    # Words

    def _say(self, word: codec.Word) -> bool:
        """Carry out a word and store it; False if it is not possible now."""
        if isinstance(word, codec.Carry):
            return self._carry(word)
        if not self._may_say(word) or not self._do(word):
            return False
        self._target = None
        if not isinstance(word, codec.Hold):
            self._later = None
        self._spoken.say(self._frame, word)
        return True

    def _may_say(self, word: codec.Word) -> bool:
        """Words are limited, but a drop is always possible. With an empty hand no frame passes by itself, so taking a
        piece does not wait for the next one; nor does letting go, which is said only once."""
        is_in_time = not self._spoken.is_full or self._life is None or isinstance(word, codec.LetGo)
        return isinstance(word, codec.Drop) or (self._spoken.left(self._frame) > 0 and is_in_time)

    def _do(self, word: codec.Take | codec.Bring | codec.Hold | codec.LetGo | codec.Drop | codec.Back) -> bool:
        if isinstance(word, codec.Take):
            return self._take(word.piece)
        if self._life is None:
            return False
        match word:
            case codec.Bring():
                return self._life.bring(word)
            case codec.Hold(on):
                return self._life.hold(on)
            case codec.LetGo():
                return self._life.let_it_go()
            case codec.Drop():
                return self._drop(self._life)
            case codec.Back():
                return self._lay_back(self._life)

    def _take(self, piece: int) -> bool:
        """Grip a piece: the first one, another one after that was put back, or the same again."""
        self._heard = None
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
        self._spoken.start_over()
        self._recorder = Recorder()

    def _carry(self, word: codec.Carry) -> bool:
        """Follow a `Carry`; only the newest of a frame counts."""
        target = word._replace(number=0)
        if self._life is None or not self._life.is_led:
            return False
        if not self._spoken.may_carry(self._frame):
            self._later = word
            return True
        self._later = None
        if target != self._target:
            if not self._life.follow(target):
                return False
            self._target = target
            self._spoken.carry(self._frame, target)
        self._echo = word.number
        return True

    def _is_jump(self, word: codec.Carry) -> bool:
        """Whether the hand jumped since the last `Carry`. If it is really there, the next word counts."""
        before, self._heard = self._heard, word
        if before is None:
            return False
        way = sum((one - other) ** 2 for one, other in zip(word[1:4], before[1:4], strict=True))
        return way > (JUMP * codec.LENGTH_UNIT) ** 2

    def _lay_back(self, life: Life) -> bool:
        if not life.may_be_laid_back or self._spoken.left(self._frame) < LAST_WORDS:
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

    def _say_what_is_due(self) -> None:
        """Say the due words of a scripted hand. After the last one, a piece that was not accepted drops as soon as it
        may (WA-11)."""
        if self._hand is None:
            return
        while self._script and self._script[0][0] <= self._frame:
            self._say(self._script.popleft()[1])
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
            self._spoken.add(self._frame, codec.Take(self._piece))
        if self._life is not None and self._drop(self._life):
            self._spoken.add(self._frame, codec.Drop())

    # Frame by frame

    def _go_on(self, life: Life) -> None:
        was_broken_off = life.is_broken_off
        life.go_on()
        self._stream.hear(life.knocks)
        self._recorder.hear(life.knocks)
        if life.is_broken_off and not was_broken_off:
            self._spoken.add(self._frame + 1, codec.LetGo())  # so that the path lasts until this frame

    def _record(self, *, every: int = 1) -> None:
        life = self._life
        if life is None or life.is_unseen or not self._is_watched or self._frame % every:
            return
        self._recorder.look(self._head(is_live=False), self._poses(), self._gone)

    def _finish(self) -> None:
        assert self._life is not None
        self._record()
        self._settled = self._measured(self._life)
        hand = self._move or (None if self._hand else Hand(self._piece, codec.pack_path(self._spoken.path)))
        self._turn = TurnResult(hand, self._settled)

    def _measured(self, life: Life) -> Settled:
        world = life.world
        contact = world.contact % 360
        return Settled(
            let_go=life.let_go,
            fallen=life.fallen,
            lost=life.lost,
            lies=world.lies(),
            contact=round(contact * THOUSANDTH) % CIRCLE,
            world=world.stored(),
            frame=whole_frame(Head(NEWS, READY, 0, contact=contact_units(contact)), world.poses(), ()),
            motion=self._recorder.packed(),
            engine=ENGINE,
            piece=self._piece if self._is_nature else NOTHING,
            mishap=self._mishap(life),
        )

    def _mishap(self, life: Life) -> Mishap:
        if life.has_toppled:
            return "toppled"
        return "clock" if self._is_late and life.is_dropped else ""

    # State

    @property
    def phase(self) -> int:
        return READY if self._life is None else self._life.phase

    @property
    def _is_waiting(self) -> bool:
        """Waiting for a word, with no clock running."""
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
            return Head(NEWS, READY, self._frame, left, self._echo, contact=contact)
        head = head_of(self._life, is_live=is_live)
        bits = head.bits | DROPPABLE * (is_live and self._is_asked(self._life) and self._may_drop(self._life))
        return head._replace(frame=self._frame, left=left, echo=self._echo, bits=bits)

    def _is_asked(self, life: Life) -> bool:
        """The seat may decide what happens to the piece."""
        return life.is_led or life.phase == REFUSED


def played(state: State, move: What | None, stand_in: StandIn | None) -> Hand | None:
    """The hand the session plays by itself."""
    if isinstance(move, Hand):
        return move
    if state.phase == "settle":
        return Hand(state.holds, state.path)
    if state.phase != "stand-in":
        return None
    if stand_in is None:
        raise ValueError("nature plays this turn and has nobody to make the hand")
    return stand_in(state)


def words_of(hand: Hand) -> codec.Path:
    path = codec.read_path(hand.path)
    if path is None:
        raise ValueError(f"not a path: {hand.path!r}")
    return path


def resting(state: State) -> dict[int, Pose]:
    """Poses at the start of the turn, in the wheel's own frame."""
    frame = unpack_frame(state.frame)
    if frame is None:
        return opened(state, LIVE).poses()
    return dict(unpack_body(body) for body in frame.bodies.values())
