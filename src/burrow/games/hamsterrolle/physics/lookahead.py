"""Predicts what happens to a piece that is set down, in a separate, coarser world: it appears right above its place in
the held wheel, is lowered until it touches, let go, and judged when it lies still."""

from typing import NamedTuple

from burrow.games.hamsterrolle.codec import FRAMES_A_SECOND
from burrow.games.hamsterrolle.moves.passes import is_pass
from burrow.games.hamsterrolle.moves.verdicts import judge
from burrow.games.hamsterrolle.physics.arm import FREE, Arm
from burrow.games.hamsterrolle.physics.bring import legs_to
from burrow.games.hamsterrolle.physics.life import LIES
from burrow.games.hamsterrolle.physics.opening import opened
from burrow.games.hamsterrolle.physics.pose import Pose, out_of_wheel
from burrow.games.hamsterrolle.physics.script import Placement, bring_of
from burrow.games.hamsterrolle.physics.world import QUICK, World
from burrow.games.hamsterrolle.state import Lie, State

SETS_DOWN = FRAMES_A_SECOND
"""After this many frames a piece has touched something, or never will."""
HUB = Pose(0.0, 0.0, 0.0)


class Laid(NamedTuple):
    """The held wheel once the piece lies still or something has fallen."""

    accepted: bool
    fallen: tuple[int, ...]
    lies: tuple[Lie, ...]
    poses: dict[int, Pose]
    """In the wheel's own frame."""


def laid(state: State, plan: Placement) -> Laid:
    """Simulate the piece until the wheel would be set free."""
    world = opened(state, QUICK)
    world.hold()
    down = _Down(world, plan.piece, is_pass=is_pass(state, plan.piece))
    down.set_down(plan)
    down.let_go()
    accepted = not down.is_broken and world.in_ring(plan.piece) and judge(state, world.lies(), plan.piece) is None
    if down.is_broken and plan.piece in world.pieces:
        world.remove(plan.piece)
    return Laid(accepted, down.fallen, world.lies(), world.poses())


class _Down:
    """A piece being lowered to the floor."""

    def __init__(self, world: World, piece: int, *, is_pass: bool) -> None:
        self._world = world
        self._piece = piece
        self._is_pass = is_pass
        self.fallen: tuple[int, ...] = ()

    @property
    def is_broken(self) -> bool:
        """The piece fell, or others did and it can no longer be accepted (WA-10); a pass still can (WA-14)."""
        return self._piece in self.fallen or (bool(self.fallen) and not self._is_pass)

    def set_down(self, plan: Placement) -> None:
        world, piece = self._world, self._piece
        over, down = legs_to(bring_of(plan), piece, HUB)[-2:]
        above = out_of_wheel(over.to, world.hub, world.contact)
        if piece in world.pieces:
            world.remove(piece)
        world.grip(piece, above)
        arm = Arm(above, FREE)
        arm.bring((down,))
        for _ in range(SETS_DOWN):
            world.aim(arm.next(world.place(piece), hub=world.hub, contact=world.contact))
            self._step()
            if self.is_broken or not arm.is_on_its_way:
                break

    def let_go(self) -> None:
        self._world.ungrip()
        for _ in range(LIES):
            if self.is_broken or self._world.is_still(self._piece):
                break
            self._step()

    def _step(self) -> None:
        self._world.step()
        for piece in self._world.on_table():
            if piece != self._world.gripped:
                self._world.remove(piece)
                self.fallen = (*self.fallen, piece)
