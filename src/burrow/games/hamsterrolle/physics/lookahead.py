"""What would become of a piece that is set down somewhere: looked at in a world of its own, without the way there.

As in a turn, the piece is set down in the held wheel, lies, is judged, and the wheel is set free until everything is at
rest; but the world is the quick one, the piece appears right above its place, and whoever has seen enough stops."""

from typing import NamedTuple

from burrow.games.hamsterrolle.data import CIRCLE
from burrow.games.hamsterrolle.data.path import FRAMES_A_SECOND
from burrow.games.hamsterrolle.moves import is_pass, judge
from burrow.games.hamsterrolle.physics.bring import legs_to
from burrow.games.hamsterrolle.physics.hand import FREE, Arm
from burrow.games.hamsterrolle.physics.life import LIES, opened
from burrow.games.hamsterrolle.physics.measure import THOUSANDTH
from burrow.games.hamsterrolle.physics.pose import Pose, out_of_wheel
from burrow.games.hamsterrolle.physics.script import Plan, bring_of
from burrow.games.hamsterrolle.physics.world import QUICK, Fidelity
from burrow.games.hamsterrolle.state import Lie, State

SETS_DOWN = FRAMES_A_SECOND
"""Frames after which a piece has met something, or never will."""
HUB = Pose(0.0, 0.0, 0.0)


class Outcome(NamedTuple):
    """What became of a plan."""

    accepted: bool
    """It was judged, and nothing is said against it."""
    fallen: tuple[int, ...]
    lies: tuple[Lie, ...]
    contact: int
    poses: dict[int, Pose]
    """In the wheel's own frame."""


class Trial:
    """A plan, step by step: `lay` it down, then let it `roll`."""

    def __init__(self, state: State, plan: Plan, *, fidelity: Fidelity = QUICK) -> None:
        self._state = state
        self._plan = plan
        self.world = opened(state, fidelity)
        self.fallen: tuple[int, ...] = ()
        self.accepted = False
        self._is_pass = is_pass(state, plan.piece)

    def lay(self) -> bool:
        """Whether it lies there and nothing has fallen; `accepted` says whether it may."""
        self.world.hold()
        self._set_down()
        world, piece = self.world, self._plan.piece
        if not self._is_broken:
            world.ungrip()
            for _ in range(LIES):
                self._step()
                if self._is_broken or world.is_still(piece):
                    break
        if self._is_broken:
            if world.gripped is not None:
                world.ungrip()
            if piece in world.pieces:
                world.remove(piece)
            return False
        inside = world.in_ring(piece)
        self.accepted = inside and judge(self._state, world.lies(), piece) is None
        return inside

    def roll(self, seconds: float, *, most: int) -> None:
        """Until rest, for so long, or until more pieces have fallen than one wants to know of."""
        self.world.free()
        for _ in range(round(seconds * FRAMES_A_SECOND)):
            self._step()
            if self.world.is_at_rest or len(self.fallen) > most:
                return

    @property
    def outcome(self) -> Outcome:
        world = self.world
        return Outcome(
            accepted=self.accepted,
            fallen=self.fallen,
            lies=world.lies(),
            contact=round(world.contact % 360 * THOUSANDTH) % CIRCLE,
            poses=world.poses(),
        )

    @property
    def _is_broken(self) -> bool:
        return self._plan.piece in self.fallen or (bool(self.fallen) and not self._is_pass)

    def _set_down(self) -> None:
        """From right above its place, as the hand does it."""
        world, piece = self.world, self._plan.piece
        over, down = legs_to(bring_of(self._plan), piece, HUB)[-2:]
        above = out_of_wheel(over.to, world.hub, world.contact)
        if piece in world.pieces:
            world.remove(piece)
        world.grip(piece, above)
        arm = Arm(above, FREE)
        arm.bring((down,))
        for _ in range(SETS_DOWN):
            world.aim(arm.next(world.place(piece), hub=world.hub, contact=world.contact))
            self._step()
            if self._is_broken or not arm.is_on_its_way:
                return

    def _step(self) -> None:
        self.world.step()
        for piece in self.world.on_table():
            if piece != self.world.gripped:
                self.world.remove(piece)
                self.fallen = (*self.fallen, piece)
