"""The course of a piece in hand, from taking it until everything is at rest: carried, let go, judged, dropped, and what
falls meanwhile. It advances frame by frame on commands; the session decides who commands it and for how long.

    CARRYING   a piece is in the hand, or is carried to where it drops (WA-11)
    LYING      it was let go in the held wheel and is not still yet (WA-06)
    REFUSED    it lies still where it may not; it can be gripped again (WA-07)
    ROLLING    the wheel is free until everything is at rest (WA-17)
    DONE       everything is at rest"""

from burrow.games.hamsterrolle.codec import FRAMES_A_SECOND, Bring, Carry
from burrow.games.hamsterrolle.data import COMPARTMENTS, PITCH
from burrow.games.hamsterrolle.geometry import rear_of
from burrow.games.hamsterrolle.moves.dropping import droppable
from burrow.games.hamsterrolle.moves.passes import is_pass
from burrow.games.hamsterrolle.moves.verdicts import judge, verdict_of
from burrow.games.hamsterrolle.physics.arm import FREE, STEADY, Arm, boxed, pose_of
from burrow.games.hamsterrolle.physics.bring import (
    FRONT,
    is_readable,
    legs_over,
    legs_to,
    way_to,
)
from burrow.games.hamsterrolle.physics.codes import (
    BACK,
    CARRYING,
    DONE,
    FALLEN,
    LOST,
    LYING,
    NO_VERDICT,
    REFUSED,
    ROLLING,
)
from burrow.games.hamsterrolle.physics.frame import Gone, Knock
from burrow.games.hamsterrolle.physics.measure import THOUSANDTH, lie_of
from burrow.games.hamsterrolle.physics.opening import opened
from burrow.games.hamsterrolle.physics.pose import Pose, into_wheel
from burrow.games.hamsterrolle.physics.world import Fidelity
from burrow.games.hamsterrolle.state import NOWHERE, Lie, State
from burrow.games.hamsterrolle.state.wheel import line_to_pass, open_compartments

LIES = FRAMES_A_SECOND
"""A piece that was let go is judged after this many frames at the latest (WA-06)."""
SEEN = 10 * FRAMES_A_SECOND
SETTLES = 30 * FRAMES_A_SECOND
"""Frames the wheel rolls visibly, then unseen, before it is frozen (WA-17)."""
UNSEEN_PACE = 4
"""World frames per session frame while the rolling is unseen."""
CLEAR = 0.12
"""A piece may appear directly if it is this far in front of the wheel's middle, or behind it, in metres."""
IN_SIGHT = Pose(0.0, -FRONT, 0.0)
"""Where a piece from the tray waits until it is carried: in front of the hub."""

UNSAID = (NO_VERDICT, 0)


class Life:
    def __init__(self, state: State, piece: int, fidelity: Fidelity) -> None:
        """Take the piece; the wheel is held (W-28)."""
        self._state = state
        self.piece = piece
        self.is_pass = is_pass(state, piece)
        self.world = opened(state, fidelity)
        self.verdict = UNSAID
        self.let_go: tuple[Lie, ...] = ()
        self.fallen: tuple[int, ...] = ()
        self.lost: tuple[int, ...] = ()
        self.gone: tuple[Gone, ...] = ()
        self.knocks: list[Knock] = []
        """Knocks in the last frame."""
        self.has_touched = self.is_pass
        """The piece in hand has touched the wheel or a piece in it. That is a building attempt (W-21, WA-13), and the
        seat takes whatever falls from now on (WA-17)."""
        self.was_refused = False
        """It was let go and refused (WA-07)."""
        self.has_toppled = False
        """It was let go and fell before it was accepted (WA-09)."""
        self.is_broken_off = False
        """The turn was ended by falling pieces, not by the hand (WA-10)."""
        self._appears: Pose | None = None
        self._is_fresh = not self.is_pass
        self.is_dropped = False
        """It was dropped unjudged (WA-11)."""
        self._lets_go = self._is_dropping = self._drop_is_due = self._is_lifted = False
        self._drops_into = NOWHERE
        self._lain = self._rolled = 0
        self.world.hold()
        self._grip(None if self.is_pass else IN_SIGHT)

    # What the hand does; False if it cannot do that now

    def grip_again(self) -> bool:
        if self.phase != REFUSED:
            return False
        self._grip(None)
        return True

    def follow(self, carry: Carry) -> bool:
        """Follow the pointer. A piece just taken from the tray appears there directly, if that is clear of the
        wheel."""
        target = pose_of(carry)
        if not self.is_led or target is None:
            return False
        self._lets_go = False
        self._arm.follow(target)
        if self._is_fresh:
            self._appears = boxed(target, self.world.hub)
        return True

    def bring(self, gesture: Bring) -> bool:
        if not self.is_led or not is_readable(gesture):
            return False
        self._is_fresh, self._lets_go, self._appears = False, False, None
        self._arm.bring(legs_to(gesture, self.piece, self.place))
        return True

    def hold(self, on: int) -> bool:
        if not self.is_led or on > 1 or bool(on) == self.world.held:
            return False
        if on:
            self.world.hold()
        else:
            self.world.free()
        return True

    def let_it_go(self) -> bool:
        """Let go. A hand on its way lets go when it arrives."""
        if not self.is_led or self._lets_go or not (self.is_inside or self.is_on_its_way):
            return False
        if self.is_on_its_way:
            self._lets_go = True
        else:
            self._release()
        return True

    def drop(self) -> bool:
        """Drop the piece unjudged (WA-11); one that was just let go is judged first."""
        if self.phase not in (CARRYING, LYING, REFUSED) or self._is_dropping or self._drop_is_due or self.is_dropped:
            return False
        if self.phase == LYING:
            self._drop_is_due = True
        else:
            self._begin_drop()
        return True

    # State

    @property
    def is_led(self) -> bool:
        """The seat controls the piece in its hand."""
        return self.phase == CARRYING and not self._is_dropping

    @property
    def may_be_laid_back(self) -> bool:
        """Only a piece from the tray that has touched nothing yet (W-21, WA-13). The next one starts from the world as
        the turn found it: what was lost to higher powers falls once more and is lost again (WA-17)."""
        return self.is_led and not (self.is_pass or self.has_touched)

    @property
    def is_on_its_way(self) -> bool:
        """The hand is bringing its piece somewhere by itself."""
        return self.phase == CARRYING and self._arm.is_on_its_way

    @property
    def is_inside(self) -> bool:
        return self.world.in_ring(self.piece)

    @property
    def _is_to_be_judged(self) -> bool:
        return self.phase in (LYING, REFUSED) and not self.is_dropped

    @property
    def is_unseen(self) -> bool:
        return self.phase == ROLLING and self._rolled > SEEN

    @property
    def place(self) -> Pose:
        """In the wheel's own frame."""
        return into_wheel(self.world.place(self.piece), self.world.hub, self.world.contact)

    @property
    def compartment(self) -> int:
        """The compartment the piece is over."""
        return lie_of(self.piece, self.place).at // PITCH

    @property
    def line(self) -> float | None:
        """The wheel's own angle, in degrees, that the foremost edge must pass where the piece is now (W-13); None: any
        place will do, or it may not be built in there."""
        compartment = self.compartment
        if self.is_pass or compartment not in open_compartments(self._state):
            return None
        line = line_to_pass(self._state, self._state.lies, compartment)
        return None if line is None else (rear_of(compartment) + line) / THOUSANDTH

    def judged(self, lies: tuple[Lie, ...]) -> tuple[int, int] | None:
        """The verdict on the piece as it is now; None if it is accepted. A piece outside the ring counts as lying
        nowhere."""
        inside = tuple(lie for lie in lies if lie.piece != self.piece or self.is_inside)
        refusal = judge(self._state, inside, self.piece)
        return None if refusal is None else verdict_of(refusal)

    # Advancing

    def go_on(self) -> None:
        self.knocks = []
        if self.phase == CARRYING:
            self._move_hand()
        self._step_world()
        if self.phase == CARRYING:
            self._arrive()
        elif self.phase == LYING:
            self._lie()
        elif self.phase == ROLLING:
            self._roll()

    def _move_hand(self) -> None:
        world = self.world
        if self._appears is not None:
            self._appear(self._appears)
        world.aim(self._arm.next(world.place(self.piece), hub=world.hub, contact=world.contact))

    def _appear(self, pose: Pose) -> None:
        self._is_fresh, self._appears = False, None
        if abs(pose.y) >= CLEAR:
            self.world.remove(self.piece)
            self._grip(pose)
            self._arm.follow(pose)

    def _grip(self, pose: Pose | None) -> None:
        self.world.grip(self.piece, pose)
        self._arm = Arm(self.world.place(self.piece), STEADY if self._state.options.steady else FREE)
        self.verdict = UNSAID
        self.phase = CARRYING

    def _step_world(self) -> None:
        world = self.world
        had_touched = self.has_touched
        world.step()
        self.knocks += world.knocks()
        if world.gripped is not None:
            self.has_touched = had_touched or world.touches()
        for piece in world.on_table():
            if piece != world.gripped and piece in world.pieces:
                self._take_out(piece, is_lost=not had_touched)

    def _arrive(self) -> None:
        if self.is_on_its_way:
            return
        if self._is_dropping:
            self._let_drop()
        elif self._lets_go:
            self._lets_go = False
            if self.is_inside:
                self._release()

    def _release(self) -> None:
        """Let go; this holds the wheel (WA-06)."""
        self.world.hold()
        self.world.ungrip()
        self.has_touched = True
        self.phase, self._lain = LYING, 0

    def _lie(self) -> None:
        self._lain += 1
        if not (self.world.is_still(self.piece) or self._lain >= LIES):
            return
        if self.is_dropped:
            self._set_free()
        else:
            self._judge()

    def _judge(self) -> None:
        lies = self.world.lies()
        verdict = self.judged(lies)
        if verdict is None:
            self.let_go = lies
            self._set_free()
            return
        self.phase, self.verdict, self.was_refused = REFUSED, verdict, True
        if self._drop_is_due:
            self._begin_drop()

    def _set_free(self) -> None:
        """After placing, the wheel is freed (W-29)."""
        self.world.free()
        self.phase, self.verdict, self._rolled = ROLLING, UNSAID, 0

    def _roll(self) -> None:
        for _ in range(UNSEEN_PACE - 1 if self.is_unseen else 0):
            self._rolled += 1
            self._step_world()
        self._rolled += 1
        if self.world.is_at_rest or self._rolled > SETTLES:
            self.phase = DONE

    # Dropping

    def _begin_drop(self) -> None:
        """Drop the piece where it is held if it may drop there. Otherwise carry it to the nearest allowed compartment,
        at a height that is free, and let go there (WA-11)."""
        self.world.hold()
        self._drop_is_due, self._lets_go, self._appears = False, False, None
        allowed = droppable(self._state, self.piece) or tuple(range(COMPARTMENTS))
        if self.is_inside and self.compartment in allowed:
            self._let_drop()
            return
        if self.phase == REFUSED:
            self._grip(None)
        self._is_dropping = True
        place = self.place
        self._drops_into = min(allowed, key=lambda compartment: (way_to(compartment, place), compartment))
        self._arm.bring(legs_over(self._drops_into, place))

    def _let_drop(self) -> None:
        if self.phase == CARRYING and not (self.is_inside or self._is_lifted):
            self._lift_in()
            return
        self._is_dropping, self.is_dropped = False, True
        if self.phase == REFUSED:
            self._set_free()
        else:
            self._release()

    def _lift_in(self) -> None:
        """The way in was blocked: put the piece at the hub and carry it to its compartment from there."""
        self._is_lifted = True
        self.world.remove(self.piece)
        self._grip(Pose(self.world.hub, 0.0, 0.0))
        self._arm.bring(legs_over(self._drops_into, self.place))

    # Falling

    def _take_out(self, piece: int, *, is_lost: bool) -> None:
        """Remove a piece: touching the table is enough (W-16)."""
        self.world.remove(piece)
        if is_lost:
            self.lost = (*self.lost, piece)
            self.gone = (*self.gone, Gone(piece, LOST))
            return
        self.fallen = (*self.fallen, piece)
        self.gone = (*self.gone, Gone(piece, FALLEN))
        self.has_toppled = self.has_toppled or (piece == self.piece and self._is_to_be_judged)
        if piece == self.piece or not (self.is_pass or self.is_dropped):
            self._break_off()

    def _break_off(self) -> None:
        """End the turn (W-17): a piece that was not accepted goes back, and the wheel is freed (WA-10)."""
        if self.phase not in (CARRYING, LYING, REFUSED):
            return
        if self.piece in self.world.pieces:
            self.world.remove(self.piece)
            self.gone = (*self.gone, Gone(self.piece, BACK))
        self.is_broken_off = not (self._is_dropping or self.is_dropped or self._drop_is_due)
        self._set_free()
