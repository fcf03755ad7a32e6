"""Simulates the wheel and its pieces in frames of 1/60 s. The same calls give the same world, bit for bit.

Positions are in metres from the hub as it stood when the world was made: x to the right in the front view, y away from
the viewer, z up; the wheel rolls to the left. One thread at a time."""

from functools import cache
from math import isfinite

import mujoco

from burrow.games.hamsterrolle.codec import FRAMES_A_SECOND
from burrow.games.hamsterrolle.data import BLACK, PITCH, SHAPES, kind_of
from burrow.games.hamsterrolle.physics.frame import Knock
from burrow.games.hamsterrolle.physics.knocks import Knocks
from burrow.games.hamsterrolle.physics.measure import THOUSANDTH, is_in_ring, lie_of
from burrow.games.hamsterrolle.physics.model import CALM, FLOOR, GRIP_RATE, HUSHED, LIVE, QUICK, Fidelity, corners
from burrow.games.hamsterrolle.physics.pose import (
    Pose,
    Rotation,
    Vector,
    after,
    at_angle,
    back,
    into_wheel,
    normal,
    posed,
    rotated,
)
from burrow.games.hamsterrolle.physics.rest import Rest
from burrow.games.hamsterrolle.physics.scene import Motion, Scene
from burrow.games.hamsterrolle.physics.storing import pack, unpack
from burrow.games.hamsterrolle.state import Lie

__all__ = ["LIVE", "QUICK", "Fidelity", "World"]


class World:
    """The simulated wheel. Create it with `fresh` or `restored`."""

    def __init__(self, scene: Scene, fidelity: Fidelity, *, is_at_rest: bool) -> None:
        self._fidelity = fidelity
        self._knocks = Knocks()
        self._aim: Pose | None = None
        """Where the hand should be at the end of the frame."""
        self._warned = 0
        """Solver warnings in earlier scenes."""
        self.scene = scene
        self._rest = Rest(scene)
        self._is_asleep = is_at_rest
        self.work = 0
        """Work so far: ticks, each weighted by the number of forces solved for. A machine-independent measure of
        time."""

    @classmethod
    def fresh(cls, *, fidelity: Fidelity = LIVE) -> "World":
        """The wheel at setup: the pyramid at rest in compartment 0 (W-03)."""
        return cls.restored(_set_up(), fidelity=fidelity)

    @classmethod
    def restored(cls, stored: bytes, *, fidelity: Fidelity = LIVE) -> "World":
        """The stored world at rest, with the wheel free and its hub at the origin."""
        return cls(unpack(stored, fidelity), fidelity, is_at_rest=True)

    def stored(self) -> bytes:
        """Store the world at rest: anything still moving is frozen. The wheel must be free."""
        return pack(self.scene, self._fidelity)

    # State

    @property
    def pieces(self) -> tuple[int, ...]:
        """Pieces in the simulation, including the one in hand, ascending."""
        return self.scene.pieces

    @property
    def held(self) -> bool:
        return self.scene.held

    @property
    def gripped(self) -> int | None:
        return self.scene.gripped

    @property
    def contact(self) -> float:
        return self.scene.contact

    @property
    def hub(self) -> float:
        return self.scene.hub

    def place(self, piece: int) -> Pose:
        """In the world's axes."""
        return self.scene.place(piece)

    def poses(self) -> dict[int, Pose]:
        """In the wheel's own frame."""
        hub, contact = self.hub, self.contact
        return {piece: into_wheel(self.place(piece), hub, contact) for piece in self.pieces}

    def lies(self) -> tuple[Lie, ...]:
        """How all pieces lie, by piece, including the one in hand."""
        return tuple(lie_of(piece, pose) for piece, pose in self.poses().items())

    def in_ring(self, piece: int) -> bool:
        return is_in_ring(into_wheel(self.place(piece), self.hub, self.contact))

    def on_table(self) -> tuple[int, ...]:
        """The pieces touching the table, ascending."""
        return self.scene.on_table()

    def touches(self) -> bool:
        """Whether the piece in hand touches the wheel or another piece."""
        return self.scene.hand_touches()

    @property
    def is_at_rest(self) -> bool:
        """Everything sleeps."""
        return self._is_asleep

    def is_still(self, piece: int) -> bool:
        return self._is_asleep or self._rest.is_still(piece)

    def knocks(self) -> list[Knock]:
        """Knocks of wood on wood since the last call."""
        return self._knocks.take()

    def warnings(self) -> int:
        """Solver warnings so far."""
        return self._warned + self.scene.warnings()

    # Actions

    def hold(self) -> None:
        """Clamp the wheel from now on."""
        if not self.held:
            self._change(self.pieces, self.gripped, held=True)

    def free(self) -> None:
        """Let the wheel roll."""
        if self.held:
            self._change(self.pieces, self.gripped, held=False)

    def grip(self, piece: int, pose: Pose | None = None) -> None:
        """Take a piece into the hand, which bears its weight. With `pose`, the piece enters the world there; without,
        it must be in the world already."""
        if self.gripped is not None:
            raise ValueError("the hand is not empty")
        if (pose is None) != (piece in self.pieces):
            raise ValueError(f"piece {piece} {'is there already' if pose else 'is not there'}")
        came = {} if pose is None else {piece: Motion(_checked(pose))}
        self._change(tuple(sorted({*self.pieces, piece})), piece, came=came)
        self._aim = None
        self.aim(self.place(piece))

    def aim(self, pose: Pose) -> None:
        """Set where the hand should be at the end of the next frame. It gets there as far as its strength allows."""
        if self.gripped is None:
            raise ValueError("the hand is empty")
        target = _checked(pose)
        before, self._aim = self._aim or target, target
        data = self.scene.data
        data.mocap_pos[0] = target.at
        data.mocap_quat[0] = target.rotation
        data.ctrl[:] = _lead(before, target)

    def ungrip(self) -> None:
        if self.gripped is not None:
            self._change(self.pieces, None)

    def remove(self, piece: int) -> None:
        """Take a piece out of the world, or out of the hand."""
        gripped = None if self.gripped == piece else self.gripped
        self._change(tuple(other for other in self.pieces if other != piece), gripped)

    def _change(
        self,
        pieces: tuple[int, ...],
        gripped: int | None,
        *,
        held: bool | None = None,
        came: dict[int, Motion] | None = None,
    ) -> None:
        """Switch to another scene, in which everything goes on moving as in this one."""
        old = self.scene
        motions = {piece: old.motion(piece) for piece in old.pieces} | (came or {})
        self._warned = self.warnings()
        held = old.held if held is None else held
        new = Scene(pieces, motions, self._fidelity, contact=old.contact, hub=old.hub, held=held, gripped=gripped)
        if not held:
            new.data.qvel[:2] = old.rolling
        self.scene, self._rest = new, Rest(new)
        self._is_asleep = False

    # Time

    def step(self) -> None:
        """Advance one frame. Nothing is computed while everything sleeps."""
        if self._is_asleep:
            return
        scene, in_hand = self.scene, self.gripped is not None
        before = scene.data.qvel.copy()
        ticks = self._prepare(scene, in_hand=in_hand)
        mujoco.mj_step(scene.model, scene.data, nstep=ticks)
        self.work += ticks * int(scene.data.nefc)
        if in_hand:
            scene.data.ctrl[:] = 0.0
        self._knocks.listen(scene, before)
        self._rest.count_still()
        is_resting = self._rest.only_trembles()
        if in_hand:
            self._rest.pin(is_resting=is_resting)
        else:
            self._is_asleep = is_resting or bool((scene.data.tree_asleep >= 0).all())

    def _prepare(self, scene: Scene, *, in_hand: bool) -> int:
        """Set how finely and how stiffly the next frame is computed; return its number of ticks."""
        fidelity, fastest = self._fidelity, scene.fastest()
        is_wild = fastest >= CALM and not in_hand
        ticks = fidelity.ticks if is_wild or in_hand else fidelity.calm_ticks
        scene.set_ticks(ticks)
        scene.set_stiffness(fidelity.hard if is_wild else fidelity.soft, fidelity.firm if in_hand else None)
        scene.soothe(is_hushed=fastest < HUSHED and not in_hand)
        return ticks


def _checked(pose: Pose) -> Pose:
    if not all(map(isfinite, pose)):
        raise ValueError("a pose that is not finite")
    return posed(pose.at, normal(pose.rotation))


def _lead(before: Pose, target: Pose) -> tuple[float, ...]:
    """How far ahead the hand must aim, in its own axes, to keep up while it moves: a servo lags behind a moving target
    by twice its speed over its rate, and leads one that moves in steps by half a step."""
    factor = 2 * FRAMES_A_SECOND / GRIP_RATE - 0.5
    own = back(target.rotation)
    way = rotated(own, Vector(target.x - before.x, target.y - before.y, target.z - before.z))
    w, i, j, k = after(own, after(target.rotation, after(back(before.rotation), target.rotation)))
    sign = 2 * factor if w >= 0 else -2 * factor
    return (way.x * factor, way.y * factor, way.z * factor, i * sign, j * sign, k * sign)


@cache
def _set_up() -> bytes:
    """The wheel with the pyramid alone, at rest (W-03)."""
    lowest = -min(z for _, _, z in corners(SHAPES[kind_of(BLACK)]))
    pyramid = Motion(posed(at_angle(0.0, FLOOR - lowest), Rotation(1.0, 0.0, 0.0, 0.0)))
    scene = Scene((BLACK,), {BLACK: pyramid}, LIVE, contact=PITCH / THOUSANDTH / 2)
    world = World(scene, LIVE, is_at_rest=False)
    for _ in range(10 * FRAMES_A_SECOND):
        world.step()
    return world.stored()
