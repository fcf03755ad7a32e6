"""A turn while it happens: words of the hand come in, the world goes on frame by frame, and in the end there is what
the hand did and what became of it. No clock, no chance: the same words in the same frames give the same turn.

    READY      nothing is taken; the world stands still
    CARRYING   a piece is in the hand, also while it is carried to where it drops (WA-11)
    LYING      it was let go in the held wheel and is not still yet (WA-06)
    REFUSED    it lies still where it may not; it can be gripped again (WA-07)
    ROLLING    the wheel is free until everything is at rest (WA-17)
    DONE       the turn is there"""

from collections import deque

from msgspec.structs import replace

from burrow.engine.game import Turn
from burrow.games.hamsterrolle.data import CIRCLE, COMPARTMENTS, PITCH
from burrow.games.hamsterrolle.data.path import (
    FRAMES_A_SECOND,
    LENGTH_UNIT,
    LONGEST,
    Back,
    Bring,
    Carry,
    Drop,
    Hold,
    LetGo,
    Path,
    Take,
    Word,
    pack_path,
    read_path,
    read_word,
)
from burrow.games.hamsterrolle.moves import (
    Hand,
    Settled,
    What,
    clock_frames,
    droppable,
    is_pass,
    judge,
    refuse_take,
    verdict_of,
)
from burrow.games.hamsterrolle.physics.bring import CAREFULLY, FRONT, Leg, angle_of, is_readable, legs_in, legs_to
from burrow.games.hamsterrolle.physics.frame import (
    BACK,
    CARRYING,
    DONE,
    ENTERED,
    EVERY,
    FALLEN,
    GRIPPED,
    HELD,
    LOST,
    LYING,
    NEWS,
    NO_CLOCK,
    NO_PIECE,
    NO_VERDICT,
    READY,
    REFUSED,
    ROLLING,
    Gone,
    Head,
    Knock,
    pack_frame,
    unpack_body,
    unpack_frame,
)
from burrow.games.hamsterrolle.physics.hand import FREE, STEADY, Arm, boxed, pose_of
from burrow.games.hamsterrolle.physics.measure import THOUSANDTH, is_in_ring, lie_of
from burrow.games.hamsterrolle.physics.model import FLOOR
from burrow.games.hamsterrolle.physics.pose import Pose, at_angle, into_wheel, posed
from burrow.games.hamsterrolle.physics.show import Recorder, Stream, contact_units, whole_frame
from burrow.games.hamsterrolle.physics.standin import stand_in
from burrow.games.hamsterrolle.physics.world import ENGINE, LIVE, Fidelity, World
from burrow.games.hamsterrolle.state import NOTHING, Lie, State

LIES = FRAMES_A_SECOND
"""A piece that was let go is judged after so many frames at the latest (WA-06)."""
SEEN = 10 * FRAMES_A_SECOND
SETTLES = 30 * FRAMES_A_SECOND
"""The wheel rolls before everyone's eyes, then unseen, then it is frozen (WA-17)."""
UNSEEN_PACE = 4
"""Frames of the world in one of the session while nobody sees it."""
JUMP = 0.5
"""Metres from one word to the next that no hand goes."""
CLEAR = 0.12
"""A piece may appear at once where it is so far in front of the wheel's middle, or behind it."""
WORDS = 400
"""Words that one turn needs at most, besides those that carry."""
IN_SIGHT = Pose(0.0, -FRONT, 0.0)
"""Where a piece from the tray is until it is carried: before the hub."""
DROP_RADIUS = 0.65 * FLOOR
"""How far from the hub a piece is let go that had to be carried to where it drops."""


class Session:
    def __init__(self, state: State, move: What | None = None, *, fidelity: Fidelity = LIVE) -> None:
        """With a hand, or where nature is waited for, it plays by itself; else it waits for words."""
        self._state = replace(state, phase="turn", holds=NOTHING, path=b"")
        self._fidelity = fidelity
        self._move = move
        self._by_nature = state.phase == "stand-in"
        self._hand = played(state, move)
        self._script: deque[tuple[int, Word]] = deque(() if self._hand is None else words_of(self._hand))
        self._clock = clock_frames(state.options)
        self._frame = self._script[0][0] if self._script else 0
        self._is_begun = self._hand is not None
        self._stream = Stream()
        self._turn: Turn[What] | None = None
        self._settled: Settled | None = None
        self._path: list[tuple[int, Word]] = []
        self._words = WORDS
        self._heard: Carry | None = None
        self._echo = 0
        self._gone: tuple[Gone, ...] = ()
        self._piece = NOTHING
        self._clear()

    def _clear(self) -> None:
        """Nothing has been taken yet, or it has been laid back."""
        self._phase = READY
        self._world: World | None = None
        self._arm: Arm | None = None
        self._recorder = Recorder()
        self._path = []
        self._target: Carry | None = None
        self._appears: Pose | None = None
        self._is_fresh = self._has_touched = self._has_entered = False
        self._lets_go = self._is_dropping = self._drop_is_due = self._is_dropped = False
        self._lain = self._rolled = 0
        self._verdict = (NO_VERDICT, 0)
        self._let_go: tuple[Lie, ...] = ()
        self._fallen: tuple[int, ...] = ()
        self._lost: tuple[int, ...] = ()

    # The contract

    @property
    def is_idle(self) -> bool:
        return self._turn is not None or self._is_waiting

    @property
    def turn(self) -> Turn[What] | None:
        return self._turn

    @property
    def settled(self) -> Settled | None:
        """Nature's part of it."""
        return self._settled

    def hear(self, word: bytes) -> bool:
        read = read_word(word)
        if read is None or self._hand is not None or self._phase in (ROLLING, DONE):
            return False
        if isinstance(read, Carry) and self._is_jump(read):
            return False
        return self._say(read)

    def step(self) -> None:
        if self.is_idle:
            return
        self._say_what_is_due()
        self._watch_clock()
        self._go_on()
        self._frame += 1
        if self._frame % EVERY == 0:
            self._record()
        if self._phase == DONE:
            self._finish()

    def news(self) -> bytes:
        if self._is_unseen:
            return b""
        frame = self._stream.news(self._head(is_live=True), self._poses(), self._gone)
        return b"" if frame is None else pack_frame(frame)

    def whole(self) -> bytes:
        return whole_frame(self._head(is_live=True), self._poses(), self._gone)

    # Words

    def _say(self, word: Word) -> bool:
        """Does what a word says, and keeps it; False: it is not possible now."""
        if isinstance(word, Carry):
            return self._carry(word)
        if not self._words or not self._do(word):
            return False
        self._words -= 1
        self._target = None
        self._path.append((self._frame, word))
        return True

    def _do(self, word: Take | Bring | Hold | LetGo | Drop | Back) -> bool:
        match word:
            case Take(piece):
                self._heard = None
                return self._take(piece)
            case Bring():
                return self._bring(word)
            case Hold(on):
                return self._hold(on)
            case LetGo():
                return self._let_go_of_it()
            case Drop():
                return self._drop()
            case Back():
                return self._lay_back()

    def _take(self, piece: int) -> bool:
        if self._phase == REFUSED and piece == self._piece:
            self._grip(None)
            return True
        if self._phase != READY or (self._hand is not None and piece != self._hand.piece):
            return False
        if refuse_take(self._state, piece, entered=False) is not None:
            return False
        self._begin_with(piece)
        return True

    def _begin_with(self, piece: int) -> None:
        """The wheel is held from now on (W-28), and the clock runs (WA-12)."""
        self._clear()
        self._is_begun = True
        self._piece = piece
        self._gone = ()
        self._world = opened(self._state, self._fidelity)
        self._world.hold()
        self._has_touched = self._is_pass
        self._is_fresh = not self._is_pass
        self._grip(None if self._is_pass else IN_SIGHT)

    def _grip(self, pose: Pose | None) -> None:
        self._here.grip(self._piece, pose)
        self._arm = Arm(self._here.place(self._piece), STEADY if self._state.options.steady else FREE)
        self._verdict = (NO_VERDICT, 0)
        self._phase = CARRYING

    def _carry(self, word: Carry) -> bool:
        """Only the newest of a frame counts."""
        place = pose_of(word)
        if not self._is_in_hand or place is None:
            return False
        self._echo = word.number
        target = word._replace(number=0)
        if target == self._target:
            return True
        self._target, self._lets_go = target, False
        self._arm_here.follow(place)
        if self._is_fresh:
            self._appears = boxed(place, self._here.hub)
        if self._path and self._path[-1][0] == self._frame and isinstance(self._path[-1][1], Carry):
            self._path.pop()
        self._path.append((self._frame, target))
        return True

    def _is_jump(self, word: Carry) -> bool:
        before, self._heard = self._heard, word
        if before is None or not self._is_in_hand:
            return False
        way = sum((one - other) ** 2 for one, other in zip(word[1:4], before[1:4], strict=True))
        return way > (JUMP * LENGTH_UNIT) ** 2

    def _bring(self, word: Bring) -> bool:
        if not self._is_in_hand or not is_readable(word):
            return False
        self._is_fresh, self._lets_go = False, False
        self._appears = None
        self._arm_here.bring(legs_to(word, self._piece, self._place_in_wheel))
        return True

    def _hold(self, on: int) -> bool:
        if not self._is_in_hand or on > 1 or bool(on) == self._here.held:
            return False
        if on:
            self._here.hold()
        else:
            self._here.free()
        return True

    def _let_go_of_it(self) -> bool:
        """A hand that is bringing a piece lets go of it when it is there."""
        if not self._is_in_hand or self._lets_go:
            return False
        if self._arm_here.is_on_its_way:
            self._lets_go = True
            return True
        if not self._is_inside:
            return False
        self._release()
        return True

    def _drop(self) -> bool:
        """Let it drop, unjudged (WA-11); one that was let go just now is judged first."""
        if self._phase not in (CARRYING, LYING, REFUSED) or self._is_dropping or self._drop_is_due or self._is_dropped:
            return False
        if self._phase == LYING:
            self._drop_is_due = True
        else:
            self._begin_drop()
        return True

    def _lay_back(self) -> bool:
        """Only a piece of the tray that has been nowhere and moved nothing (W-21)."""
        if not self._is_in_hand or self._is_pass or self._has_entered or self._has_touched or self._lost:
            return False
        self._gone = (Gone(self._piece, BACK),)
        self._clear()
        return True

    def _say_what_is_due(self) -> None:
        """The words of a hand that is played again; after the last one, what was not accepted drops (WA-11)."""
        if self._hand is None:
            return
        while self._script and self._script[0][0] <= self._frame:
            self._say(self._script.popleft()[1])
        if self._script:
            return
        if self._phase == READY:
            self._begin_with(self._hand.piece)
        if self._phase == REFUSED or (self._phase == CARRYING and not self._arm_here.is_on_its_way):
            self._drop()

    def _watch_clock(self) -> None:
        """When it has run out, the piece drops (W-18); also without a clock nobody holds it for ever."""
        if self._frame < (self._clock or LONGEST) or self._phase in (ROLLING, DONE):
            return
        if self._phase == READY:
            self._begin_with(self._piece)
            self._path.append((self._frame, Take(self._piece)))
        if self._drop():
            self._path.append((self._frame, Drop()))

    # The world goes on

    def _go_on(self) -> None:
        if self._phase == READY:
            return
        if self._phase == CARRYING:
            self._move_hand()
        self._step_world()
        if self._phase == CARRYING:
            self._arrive()
        elif self._phase == LYING:
            self._lie()
        elif self._phase == ROLLING:
            self._roll()

    def _move_hand(self) -> None:
        world = self._here
        if self._appears is not None and abs(self._appears.y) >= CLEAR:
            world.remove(self._piece)
            self._grip(self._appears)
            self._follow_target()
        self._is_fresh, self._appears = self._is_fresh and self._appears is None, None
        place = world.place(self._piece)
        world.aim(self._arm_here.next(place, hub=world.hub, contact=world.contact))

    def _follow_target(self) -> None:
        target = None if self._target is None else pose_of(self._target)
        if target is not None:
            self._arm_here.follow(target)

    def _step_world(self) -> None:
        world = self._here
        had_touched = self._has_touched
        world.step()
        knocks = [Knock(*knock) for knock in world.knocks()]
        self._stream.hear(knocks)
        self._recorder.hear(knocks)
        if world.gripped is not None:
            self._has_touched = had_touched or world.touches()
            self._has_entered = self._has_entered or self._is_inside
        for piece in world.on_table():
            if piece != world.gripped and piece in world.pieces:
                self._take_out(piece, is_lost=not had_touched)

    def _arrive(self) -> None:
        if self._arm_here.is_on_its_way:
            return
        if self._is_dropping:
            self._let_drop()
        elif self._lets_go:
            self._lets_go = False
            if self._is_inside:
                self._release()

    def _release(self) -> None:
        """Letting go holds the wheel (WA-06)."""
        self._here.hold()
        self._here.ungrip()
        self._has_touched = True
        self._phase, self._lain = LYING, 0

    def _lie(self) -> None:
        self._lain += 1
        if not (self._here.is_still(self._piece) or self._lain >= LIES):
            return
        if self._is_dropped:
            self._set_free()
        else:
            self._judge()

    def _judge(self) -> None:
        lies = self._here.lies()
        refusal = judge(self._state, self._lies_inside(lies), self._piece)
        if refusal is None:
            self._let_go = lies
            self._set_free()
            return
        self._verdict = verdict_of(refusal)
        self._phase = REFUSED
        if self._drop_is_due:
            self._begin_drop()

    def _set_free(self) -> None:
        """After placing, the wheel must be let go (W-29)."""
        self._here.free()
        self._verdict = (NO_VERDICT, 0)
        self._phase, self._rolled = ROLLING, 0

    def _roll(self) -> None:
        for _ in range(UNSEEN_PACE - 1 if self._rolled > SEEN else 0):
            self._rolled += 1
            self._step_world()
        self._rolled += 1
        if self._here.is_at_rest or self._rolled > SETTLES:
            self._phase = DONE

    # Dropping

    def _begin_drop(self) -> None:
        """Where it is, if it may drop there; else it is carried to the nearest compartment where it may (WA-11)."""
        self._here.hold()
        self._drop_is_due, self._lets_go, self._appears = False, False, None
        allowed = droppable(self._state, self._piece) or tuple(range(COMPARTMENTS))
        if self._is_inside and self._compartment in allowed:
            self._let_drop()
            return
        if self._phase == REFUSED:
            self._grip(None)
        self._is_dropping = True
        place = self._place_in_wheel
        nearest = min(allowed, key=lambda compartment: (way_to(compartment, place), compartment))
        self._arm_here.bring(legs_over(nearest, place))

    def _let_drop(self) -> None:
        self._is_dropping, self._is_dropped = False, True
        if self._phase == REFUSED:
            self._set_free()
            return
        if not self._is_inside:
            self._here.remove(self._piece)
            self._here.grip(self._piece, Pose(self._here.hub, 0.0, 0.0))
        self._release()

    # Falling

    def _take_out(self, piece: int, *, is_lost: bool) -> None:
        """It touches the table: that is enough (W-16)."""
        self._here.remove(piece)
        if is_lost:
            self._lost = (*self._lost, piece)
            self._gone = (*self._gone, Gone(piece, LOST))
            return
        self._fallen = (*self._fallen, piece)
        self._gone = (*self._gone, Gone(piece, FALLEN))
        if piece == self._piece or not (self._is_pass or self._is_dropped):
            self._break_off()

    def _break_off(self) -> None:
        """With that the turn ends (W-17): a piece that was not accepted goes back, and the wheel is free (WA-10)."""
        if self._phase not in (CARRYING, LYING, REFUSED):
            return
        if self._piece in self._here.pieces:
            self._here.remove(self._piece)
            self._gone = (*self._gone, Gone(self._piece, BACK))
        if not (self._is_dropping or self._is_dropped or self._drop_is_due):
            self._path.append((self._frame + 1, Drop()))
        self._set_free()

    # The end

    def _finish(self) -> None:
        self._settled = self._measured()
        hand = self._move or (None if self._hand else Hand(self._piece, pack_path(tuple(self._path))))
        self._turn = Turn(hand, self._settled)

    def _measured(self) -> Settled:
        world = self._here
        self._record()
        contact = world.contact % 360
        return Settled(
            let_go=self._let_go,
            fallen=self._fallen,
            lost=self._lost,
            lies=world.lies(),
            contact=round(contact * THOUSANDTH) % CIRCLE,
            world=world.stored(),
            frame=whole_frame(Head(NEWS, READY, 0, contact=contact_units(contact)), world.poses(), ()),
            motion=self._recorder.packed(),
            engine=ENGINE,
            piece=self._piece if self._by_nature else NOTHING,
        )

    # What is there now

    @property
    def _is_waiting(self) -> bool:
        """For a word, without a clock that runs."""
        return self._phase == READY and self._hand is None and not (self._is_begun and self._clock)

    @property
    def _here(self) -> World:
        assert self._world is not None
        return self._world

    @property
    def _arm_here(self) -> Arm:
        assert self._arm is not None
        return self._arm

    @property
    def _is_in_hand(self) -> bool:
        """And the seat leads it."""
        return self._phase == CARRYING and not self._is_dropping

    @property
    def _is_pass(self) -> bool:
        return is_pass(self._state, self._piece)

    @property
    def _is_inside(self) -> bool:
        return self._here.in_ring(self._piece)

    @property
    def _is_unseen(self) -> bool:
        return self._phase == ROLLING and self._rolled > SEEN

    @property
    def _place_in_wheel(self) -> Pose:
        return into_wheel(self._here.place(self._piece), self._here.hub, self._here.contact)

    @property
    def _compartment(self) -> int:
        return lie_of(self._piece, self._place_in_wheel).at // PITCH

    def _lies_inside(self, lies: tuple[Lie, ...]) -> tuple[Lie, ...]:
        """Without the own piece where it is not in the ring."""
        return tuple(lie for lie in lies if lie.piece != self._piece or self._is_inside)

    # What is shown

    def _record(self) -> None:
        if self._world is not None and self._fidelity is LIVE and not self._is_unseen:
            self._recorder.look(self._head(is_live=False), self._poses(), self._gone)

    def _poses(self) -> dict[int, Pose]:
        if self._world is not None:
            return self._world.poses()
        settled = unpack_frame(self._state.frame)
        if settled is None:
            return opened(self._state, self._fidelity).poses()
        return dict(unpack_body(body) for body in settled.bodies.values())

    def _head(self, *, is_live: bool) -> Head:
        """`is_live`: with what would be said if the piece were let go as it is."""
        is_own = self._phase in (CARRYING, LYING, REFUSED)
        place = self._place_in_wheel if is_own else None
        is_inside = place is not None and is_in_ring(place)
        verdict, value = self._verdict
        if is_live and is_inside and self._phase == CARRYING:
            verdict, value = verdict_of(judge(self._state, self._here.lies(), self._piece))
        return Head(
            NEWS,
            self._phase,
            self._frame,
            left=self._left,
            echo=self._echo,
            bits=self._bits,
            piece=self._piece if is_own else NO_PIECE,
            verdict=verdict,
            value=max(-0x7FFF, min(0x7FFF, value)),
            compartment=lie_of(self._piece, place).at // PITCH if place is not None and is_inside else -1,
            contact=contact_units(self._state.contact / THOUSANDTH if self._world is None else self._world.contact),
        )

    @property
    def _left(self) -> int:
        if self._clock is None:
            return NO_CLOCK
        return max(0, self._clock - self._frame) * 1000 // FRAMES_A_SECOND

    @property
    def _bits(self) -> int:
        is_held = self._world is not None and self._world.held
        is_gripped = self._phase == CARRYING
        return HELD * is_held | GRIPPED * is_gripped | ENTERED * self._has_entered


def played(state: State, move: What | None) -> Hand | None:
    """The hand that a session plays by itself."""
    if isinstance(move, Hand):
        return move
    if state.phase == "settle":
        return Hand(state.holds, state.path)
    return stand_in(state) if state.phase == "stand-in" else None


def words_of(hand: Hand) -> Path:
    path = read_path(hand.path)
    if path is None:
        raise ValueError(f"not a path: {hand.path!r}")
    return path


def opened(state: State, fidelity: Fidelity) -> World:
    return World.restored(state.world, fidelity=fidelity) if state.world else World.fresh(fidelity=fidelity)


def way_to(compartment: int, place: Pose) -> int:
    """Along the rim to its middle, in thousandths of a degree."""
    away = abs(lie_of(0, place).at - PITCH * compartment - PITCH // 2)
    return min(away, CIRCLE - away)


def legs_over(compartment: int, place: Pose) -> tuple[Leg, ...]:
    """The way to the middle of a compartment, well above its floor."""
    angle = angle_of(Bring(compartment, 0, 0, 0, 0, 0))
    return (*legs_in(place, angle, place.turn), Leg(posed(at_angle(angle, DROP_RADIUS), place.turn), CAREFULLY))
