"""Simulates the wheel and its pieces in frames of 1/60 s. The same calls give the same world, bit for bit.

Positions are in metres from the hub as it stood when the world was made: x to the right in the front view, y away from
the viewer, z up; the wheel rolls to the left. One thread at a time."""

import copy
import zlib
from functools import cache
from math import degrees, inf, isfinite, sqrt
from struct import Struct as Layout
from typing import NamedTuple

import mujoco
import numpy as np
import numpy.typing as npt

from burrow.games.hamsterrolle.codec import FRAMES_A_SECOND
from burrow.games.hamsterrolle.data import BLACK, PIECES, PITCH, SHAPES, kind_of
from burrow.games.hamsterrolle.physics.codes import TABLE, WOOD
from burrow.games.hamsterrolle.physics.frame import Knock
from burrow.games.hamsterrolle.physics.measure import THOUSANDTH, is_in_ring, lie_of
from burrow.games.hamsterrolle.physics.model import (
    CALM,
    FLOOR,
    FRICTION,
    GRIP_RATE,
    HUSHED,
    JAMMED,
    KILOGRAM,
    LIVE,
    QUICK,
    ROCKING_LOSS,
    SLIPPERY,
    Fidelity,
    compiled,
    corners,
    name_of,
    tick_of,
)
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
    rolled,
    turned,
)
from burrow.games.hamsterrolle.state import Lie

__all__ = ["LIVE", "QUICK", "Fidelity", "World"]

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]

STILL_SPEED = 0.003
STILL_TURN = 0.06
STILL_FRAMES = 12
"""A piece is still when it has stayed below these speeds for `STILL_FRAMES`, or sleeps."""

TREMBLING = 1e-4
TREMBLING_TURN = 1e-3
TREMBLING_ROLL = 1e-3
TREMBLING_FRAMES = 30
"""A body that moved by less than this in `TREMBLING_FRAMES`, in metres and quaternion components, only trembles, which
counts as rest. Not while the wheel turns faster than `TREMBLING_ROLL`, in rad/s: then it only happens to be back where
it was."""

TOUCH = 1e-4
"""Bodies closer than this touch, in metres."""

LOUDEST = 0.04
"""The impulse of the loudest knock, in N s."""
SOFTEST = 16
"""Softer knocks are not reported."""

LEFT = Vector(-1.0, 0.0, 0.0)

NO_PIECE = -1
STATE = mujoco.mjtState.mjSTATE_INTEGRATION
HEAD = Layout("<BId")
"""Header of a stored world: format, pieces as bits, contact angle in degrees. MuJoCo's packed state follows."""
FORMAT = 1


class World:
    """The simulated wheel. Create it with `fresh` or `restored`."""

    def __init__(self, fidelity: Fidelity, contact: float) -> None:
        self._fidelity = fidelity
        self._base = contact
        self._hub = 0.0
        self._pieces: tuple[int, ...] = ()
        self._held = False
        self._gripped: int | None = None
        self._warned = 0
        self._knocks: list[Knock] = []
        self._pairs: set[tuple[int, int]] = set()
        self._aim: Pose | None = None
        self._is_asleep = False
        self.work = 0
        """Work so far: ticks, each weighted by the number of forces solved for. A machine-independent measure of
        time."""
        self._load((), {})

    @classmethod
    def fresh(cls, *, fidelity: Fidelity = LIVE) -> "World":
        """The wheel at setup: the pyramid at rest in compartment 0 (W-03)."""
        return cls.restored(_set_up(), fidelity=fidelity)

    @classmethod
    def restored(cls, stored: bytes, *, fidelity: Fidelity = LIVE) -> "World":
        """The stored world at rest, with the wheel free and its hub at the origin."""
        raw = zlib.decompress(stored)
        format_, bits, contact = HEAD.unpack_from(raw)
        if format_ != FORMAT:
            raise ValueError(f"a stored world of format {format_}")
        world = cls(fidelity, contact)
        pieces = tuple(piece for piece in PIECES if bits >> piece & 1)
        world._load(pieces, {})
        mujoco.mj_setState(world._model, world._data, np.frombuffer(raw, dtype="<f8", offset=HEAD.size), STATE)
        world._is_asleep = True
        return world

    def stored(self) -> bytes:
        """Store the world at rest: anything still moving is frozen, and the hub becomes the origin. The wheel must be
        free."""
        if self._held or self._gripped is not None:
            raise ValueError("only a free wheel without a hand in it can be stored")
        contact = self.contact % 360
        twin = World(self._fidelity, contact)
        twin._load(self._pieces, {piece: _Motion(_shifted(self.place(piece), -self.hub)) for piece in self._pieces})
        twin._data.qacc_warmstart[:] = self._data.qacc_warmstart
        state = np.zeros(mujoco.mj_stateSize(twin._model, STATE))
        mujoco.mj_getState(twin._model, twin._data, state, STATE)
        bits = sum(1 << piece for piece in self._pieces)
        return zlib.compress(HEAD.pack(FORMAT, bits, contact) + state.astype("<f8").tobytes(), 9)

    # State

    @property
    def pieces(self) -> tuple[int, ...]:
        """Pieces in the simulation, including the one in hand, ascending."""
        return self._pieces

    @property
    def held(self) -> bool:
        return self._held

    @property
    def gripped(self) -> int | None:
        return self._gripped

    @property
    def contact(self) -> float:
        """The wheel's own angle at the contact point, in degrees; not wrapped while the world runs."""
        return self._base if self._held else self._base + degrees(float(self._data.qpos[1]))

    @property
    def hub(self) -> float:
        """The hub's position on the x axis."""
        return self._hub if self._held else self._hub - float(self._data.qpos[0])

    def place(self, piece: int) -> Pose:
        """In the world's axes."""
        start = self._joints + 7 * self._pieces.index(piece)
        return Pose(*self._data.qpos[start : start + 7].tolist())

    def poses(self) -> dict[int, Pose]:
        """In the wheel's own frame."""
        hub, contact = self.hub, self.contact
        return {piece: into_wheel(self.place(piece), hub, contact) for piece in self._pieces}

    def lies(self) -> tuple[Lie, ...]:
        """How all pieces lie, by piece, including the one in hand."""
        return tuple(lie_of(piece, pose) for piece, pose in self.poses().items())

    def in_ring(self, piece: int) -> bool:
        return is_in_ring(into_wheel(self.place(piece), self.hub, self.contact))

    # Actions

    def hold(self) -> None:
        """Clamp the wheel from now on."""
        if not self._held:
            self._rebuild(self._pieces, held=True)

    def free(self) -> None:
        """Let the wheel roll."""
        if self._held:
            self._rebuild(self._pieces, held=False)

    def grip(self, piece: int, pose: Pose | None = None) -> None:
        """Take a piece into the hand, which bears its weight. With `pose`, the piece enters the world there; without,
        it must be in the world already."""
        if self._gripped is not None:
            raise ValueError("the hand is not empty")
        if (pose is None) != (piece in self._pieces):
            raise ValueError(f"piece {piece} {'is there already' if pose else 'is not there'}")
        came = {} if pose is None else {piece: _Motion(_checked(pose))}
        self._gripped = piece
        self._rebuild(tuple(sorted({*self._pieces, piece})), came=came)
        self._aim = None
        self.aim(self.place(piece))

    def aim(self, pose: Pose) -> None:
        """Set where the hand should be at the end of the next frame. It gets there as far as its strength allows."""
        if self._gripped is None:
            raise ValueError("the hand is empty")
        target = _checked(pose)
        before, self._aim = self._aim or target, target
        self._data.mocap_pos[0] = target.at
        self._data.mocap_quat[0] = target.turn
        self._data.ctrl[:] = _lead(before, target)

    def ungrip(self) -> None:
        if self._gripped is not None:
            self._gripped = None
            self._rebuild(self._pieces)

    def remove(self, piece: int) -> None:
        """Take a piece out of the world, or out of the hand."""
        if self._gripped == piece:
            self._gripped = None
        self._rebuild(tuple(other for other in self._pieces if other != piece))

    def step(self) -> None:
        """Advance one frame. Nothing is computed while everything sleeps."""
        if self._is_asleep:
            return
        before = self._data.qvel.copy()
        fastest = self._fastest()
        in_hand = self._gripped is not None
        is_wild = fastest >= CALM and not in_hand
        ticks = self._fidelity.ticks if is_wild or in_hand else self._fidelity.calm_ticks
        self._model.opt.timestep = tick_of(ticks)
        self._model.geom_solref[:] = self._fidelity.hard if is_wild else self._fidelity.soft
        if in_hand:
            self._model.geom_solref[self._own] = self._fidelity.firm
        self._soothe(is_hushed=fastest < HUSHED and not in_hand)
        mujoco.mj_step(self._model, self._data, nstep=ticks)
        self.work += ticks * int(self._data.nefc)
        if in_hand:
            self._data.ctrl[:] = 0.0
        self._listen(before)
        self._count_still()
        is_resting = self._only_trembles()
        if in_hand:
            self._keep(is_resting=is_resting)
        else:
            self._is_asleep = is_resting or bool((self._data.tree_asleep >= 0).all())

    # Measurements

    def on_table(self) -> tuple[int, ...]:
        """The pieces touching the table, ascending."""
        pairs = self._pairs_of(self._touching())
        return tuple(np.unique(pairs[pairs[:, 1] == TABLE, 0]).tolist())

    def touches(self) -> bool:
        """Whether the piece in hand touches the wheel or another piece."""
        pairs = self._pairs_of(self._touching())
        mine = (pairs == (-1 if self._gripped is None else self._gripped)).any(axis=1)
        return bool((mine & (pairs[:, 1] != TABLE)).any())

    def is_still(self, piece: int) -> bool:
        index = self._pieces.index(piece)
        return self._is_asleep or bool(self._still[index] >= STILL_FRAMES)

    @property
    def is_at_rest(self) -> bool:
        """Everything sleeps."""
        return self._is_asleep

    def knocks(self) -> list[Knock]:
        """Knocks of wood on wood since the last call."""
        told, self._knocks = self._knocks, []
        return told

    def warnings(self) -> int:
        """Solver warnings so far."""
        return self._warned + sum(int(warning.number) for warning in self._data.warning)

    # Internals

    @property
    def _joints(self) -> int:
        """How many coordinates belong to the wheel."""
        return 0 if self._held else 2

    def _rebuild(
        self, pieces: tuple[int, ...], *, held: bool | None = None, came: "dict[int, _Motion] | None" = None
    ) -> None:
        """Switch to another model of the same world."""
        motions = {piece: self._motion(piece) for piece in self._pieces} | (came or {})
        self._base, self._hub, rolling = self.contact, self.hub, self._rolling()
        self._warned = self.warnings()
        self._held = self._held if held is None else held
        self._load(pieces, motions)
        if not self._held:
            self._data.qvel[:2] = rolling
        self._is_asleep = False

    def _load(self, pieces: tuple[int, ...], motions: "dict[int, _Motion]") -> None:
        self._pieces = pieces
        shared = compiled(pieces, held=self._held, gripped=self._gripped, fidelity=self._fidelity)
        self._model = copy.copy(shared)
        wheel = self._model.body("wheel").id
        self._model.body_pos[wheel] = (self._hub, 0.0, 0.0)
        self._model.body_quat[wheel] = rolled(self._base)
        if not self._held:
            self._model.jnt_axis[0] = turned(back(rolled(self._base)), LEFT)
        self._rocking = self._model.dof_damping[self._joints :].reshape(-1, 6)[:, 3:]
        self._is_soothed = False
        self._data = mujoco.MjData(self._model)
        for index, piece in enumerate(pieces):
            if piece in motions:
                self._put(index, motions[piece])
        self._still = np.zeros(len(pieces), dtype=np.int64)
        self._awake = 0
        self._seen: Floats | None = None
        self._kept: Floats | None = None
        """Resting coordinates while a piece is in hand; None if something moves."""
        self._loose = np.array([piece != self._gripped for piece in pieces], dtype=bool)
        self._table = self._model.geom("table").id
        self._of_geom = np.full(self._model.ngeom, WOOD)
        self._of_geom[self._table] = TABLE
        for piece in pieces:
            self._of_geom[self._model.geom(name_of(piece)).id] = piece
        self._own = np.flatnonzero(self._of_geom == (NO_PIECE if self._gripped is None else self._gripped))
        """The geom in hand, if any; it decides how firm its contacts are."""
        self._model.geom_priority[self._own] = 1

    def _put(self, index: int, motion: "_Motion") -> None:
        at, velocity = self._joints + 7 * index, self._joints + 6 * index
        self._data.qpos[at : at + 7] = motion.pose
        self._data.qvel[velocity : velocity + 6] = motion.velocity
        self._data.qacc_warmstart[velocity : velocity + 6] = motion.acceleration

    def _motion(self, piece: int) -> "_Motion":
        start = self._joints + 6 * self._pieces.index(piece)
        return _Motion(
            self.place(piece),
            tuple(self._data.qvel[start : start + 6].tolist()),
            tuple(self._data.qacc_warmstart[start : start + 6].tolist()),
        )

    def _rolling(self) -> tuple[float, float]:
        return (0.0, 0.0) if self._held else (float(self._data.qvel[0]), float(self._data.qvel[1]))

    def _touching(self) -> Ints:
        """Indices of the closed contacts."""
        return np.flatnonzero(self._data.contact.dist < TOUCH)

    def _pairs_of(self, contacts: Ints) -> Ints:
        """The bodies of each contact: two pieces, the lower one first, or a piece and then wood."""
        return np.sort(self._of_geom[self._data.contact.geom[contacts]].reshape(-1, 2), axis=1)

    def _fastest(self) -> float:
        """The speed of the fastest piece, in m/s."""
        speeds = self._data.qvel[self._joints :].reshape(-1, 6)
        return sqrt((speeds[:, :3] ** 2).sum(axis=1).max(initial=0.0))

    def _soothe(self, *, is_hushed: bool) -> None:
        """When everything is nearly at rest, brake what rocks and free what is jammed."""
        if not (is_hushed or self._is_soothed):
            return
        self._is_soothed = is_hushed
        self._rocking[:] = ROCKING_LOSS if is_hushed else 0.0
        self._model.geom_priority[:] = 0
        self._model.geom_friction[:, 0] = FRICTION
        if is_hushed:
            pressed = self._data.contact.geom[self._data.contact.dist < -JAMMED].ravel()
            jammed = pressed[self._of_geom[pressed] < len(PIECES)]
            self._model.geom_priority[jammed] = 1
            self._model.geom_friction[jammed, 0] = SLIPPERY

    def _count_still(self) -> None:
        speeds = self._data.qvel[self._joints :].reshape(-1, 6)
        slow = np.linalg.norm(speeds[:, :3], axis=1) < STILL_SPEED
        slow &= np.linalg.norm(speeds[:, 3:], axis=1) < STILL_TURN
        self._still = np.where(slow, self._still + 1, 0)

    def _only_trembles(self) -> bool:
        """Whether everything outside the hand only trembles. Called every frame; compares twice a second."""
        self._awake += 1
        if self._awake % TREMBLING_FRAMES:
            return False
        before, self._seen = self._seen, self._data.qpos.copy()
        if before is None or (not self._held and abs(self._data.qvel[1]) > TREMBLING_ROLL):
            return False
        change = np.abs(self._seen - before)
        places = change[self._joints :].reshape(-1, 7)[self._loose]
        moved = max(change[: self._joints].max(initial=0.0), places[:, :3].max(initial=0.0))
        return bool(moved < TREMBLING and places[:, 3:].max(initial=0.0) < TREMBLING_TURN)

    def _keep(self, *, is_resting: bool) -> None:
        """While the hand touches nothing, pin what only trembles in a held wheel; otherwise it would creep for as long
        as a piece is in hand."""
        if not self._held or self.touches():
            self._kept = None
        elif is_resting and self._kept is None:
            self._kept = self._data.qpos.reshape(-1, 7).copy()
        if self._kept is not None:
            awake = self._loose & (self._data.tree_asleep < 0)
            self._data.qpos.reshape(-1, 7)[awake] = self._kept[awake]
            self._data.qvel.reshape(-1, 6)[awake] = 0.0

    def _listen(self, before: Floats) -> None:
        """Record each new touch as a knock, as strong as the two bodies' approach in the frame `before`."""
        contacts = self._touching()
        pairs = [(one, other) for one, other in self._pairs_of(contacts).tolist()]
        for one, other in sorted(set(pairs) - self._pairs):
            contact = contacts[pairs.index((one, other))]
            self._knock(one, other, self._data.contact.pos[contact], self._data.contact.frame[contact, :3], before)
        self._pairs = set(pairs)

    def _knock(self, one: int, other: int, where: Floats, normal_: Floats, before: Floats) -> None:
        speed = abs(float(normal_ @ (self._speed(one, where, before) - self._speed(other, where, before))))
        light, heavy = sorted((_weight(one), _weight(other)))
        force = min(255, round(255 * sqrt(speed * light / (1 + light / heavy) / LOUDEST)))
        if force >= SOFTEST:
            self._knocks.append(Knock(one, other, force))

    def _speed(self, body: int, where: Floats, before: Floats) -> Floats:
        """The speed of that body's material at that point."""
        if body in (WOOD, TABLE):
            return self._wood_speed(where, before) if body == WOOD and not self._held else np.zeros(3)
        start = self._joints + 6 * self._pieces.index(body)
        place = self.place(body)
        spin = turned(place.turn, Vector(*before[start + 3 : start + 6].tolist()))
        return before[start : start + 3] + np.cross(spin, where - np.array(place.at))

    def _wood_speed(self, where: Floats, before: Floats) -> Floats:
        way, roll = before[:2]
        return np.array((-way - roll * where[2], 0.0, roll * (where[0] - self.hub)))


class _Motion(NamedTuple):
    """The motion of a piece, carried from one model to the next."""

    pose: Pose
    velocity: tuple[float, ...] = (0.0,) * 6
    acceleration: tuple[float, ...] = (0.0,) * 6


def _weight(body: int) -> float:
    """In kilograms; the wheel and the table count as infinitely heavy."""
    return SHAPES[kind_of(body)].weight / KILOGRAM if body in PIECES else inf


def _shifted(pose: Pose, by: float) -> Pose:
    return pose._replace(x=pose.x + by)


def _checked(pose: Pose) -> Pose:
    if not all(map(isfinite, pose)):
        raise ValueError("a pose that is not finite")
    return posed(pose.at, normal(pose.turn))


def _lead(before: Pose, target: Pose) -> tuple[float, ...]:
    """How far ahead the hand must aim, in its own axes, to keep up while it moves: a servo lags behind a moving target
    by twice its speed over its rate, and leads one that moves in steps by half a step."""
    factor = 2 * FRAMES_A_SECOND / GRIP_RATE - 0.5
    own = back(target.turn)
    way = turned(own, Vector(target.x - before.x, target.y - before.y, target.z - before.z))
    w, i, j, k = after(own, after(target.turn, after(back(before.turn), target.turn)))
    sign = 2 * factor if w >= 0 else -2 * factor
    return (way.x * factor, way.y * factor, way.z * factor, i * sign, j * sign, k * sign)


@cache
def _set_up() -> bytes:
    """The wheel with the pyramid alone, settled (W-03)."""
    contact = PITCH / THOUSANDTH / 2
    world = World(LIVE, contact)
    lowest = -min(z for _, _, z in corners(SHAPES[kind_of(BLACK)]))
    world._load((BLACK,), {BLACK: _Motion(posed(at_angle(0.0, FLOOR - lowest), Rotation(1.0, 0.0, 0.0, 0.0)))})
    for _ in range(10 * FRAMES_A_SECOND):
        world.step()
    return world.stored()
