"""The engine's model of the wheel with certain pieces in it, and where everything is now.

A scene belongs to one set of pieces, one piece in hand or none, and a wheel that is either held or free. When any of
these changes, `World` makes another scene."""

import copy
from collections.abc import Mapping
from math import degrees, sqrt
from typing import NamedTuple

import mujoco
import numpy as np

from burrow.games.hamsterrolle.data import PIECES
from burrow.games.hamsterrolle.physics.arrays import Floats, Ints
from burrow.games.hamsterrolle.physics.codes import TABLE, WOOD
from burrow.games.hamsterrolle.physics.model import (
    FRICTION,
    JAMMED,
    ROCKING_LOSS,
    SLIPPERY,
    Fidelity,
    compiled,
    name_of,
    tick_of,
)
from burrow.games.hamsterrolle.physics.pose import Pose, Vector, back, rolled, rotated

TOUCH = 1e-4
"""Bodies closer than this touch, in metres."""
LEFT = Vector(-1.0, 0.0, 0.0)
NO_PIECE = -1


class Motion(NamedTuple):
    """The motion of a piece, carried from one scene to the next."""

    pose: Pose
    velocity: tuple[float, ...] = (0.0,) * 6
    acceleration: tuple[float, ...] = (0.0,) * 6


class Scene:
    def __init__(
        self,
        pieces: tuple[int, ...],
        motions: Mapping[int, Motion],
        fidelity: Fidelity,
        *,
        contact: float,
        hub: float = 0.0,
        held: bool = False,
        gripped: int | None = None,
    ) -> None:
        """`contact` and `hub` are where the wheel is now."""
        self.pieces = pieces
        self.held = held
        self.gripped = gripped
        self._contact = contact
        self._hub = hub
        self.wheel_joints = 0 if held else 2
        """How many coordinates belong to the wheel; those of the pieces follow."""
        self.model = self._placed(compiled(pieces, held=held, gripped=gripped, fidelity=fidelity))
        self.data = mujoco.MjData(self.model)
        for index, piece in enumerate(pieces):
            if piece in motions:
                self._put(index, motions[piece])
        self.loose = np.array([piece != gripped for piece in pieces], dtype=bool)
        """By piece, whether it is outside the hand."""
        self._of_geom = np.full(self.model.ngeom, WOOD)
        self._of_geom[self.model.geom("table").id] = TABLE
        for piece in pieces:
            self._of_geom[self.model.geom(name_of(piece)).id] = piece
        self._own = np.flatnonzero(self._of_geom == (NO_PIECE if gripped is None else gripped))
        """The geom in hand, if any; it decides how firm its contacts are."""
        self.model.geom_priority[self._own] = 1
        self._rocking = self.model.dof_damping[self.wheel_joints :].reshape(-1, 6)[:, 3:]
        self._is_soothed = False

    def _placed(self, shared: mujoco.MjModel) -> mujoco.MjModel:
        """The model with the wheel where it is now."""
        model = copy.copy(shared)
        wheel = model.body("wheel").id
        model.body_pos[wheel] = (self._hub, 0.0, 0.0)
        model.body_quat[wheel] = rolled(self._contact)
        if not self.held:
            model.jnt_axis[0] = rotated(back(rolled(self._contact)), LEFT)
        return model

    def _put(self, index: int, motion: Motion) -> None:
        at, velocity = self.wheel_joints + 7 * index, self.wheel_joints + 6 * index
        self.data.qpos[at : at + 7] = motion.pose
        self.data.qvel[velocity : velocity + 6] = motion.velocity
        self.data.qacc_warmstart[velocity : velocity + 6] = motion.acceleration

    # Where everything is

    @property
    def contact(self) -> float:
        """The wheel's own angle at the contact point, in degrees; not wrapped while the world runs."""
        return self._contact if self.held else self._contact + degrees(float(self.data.qpos[1]))

    @property
    def hub(self) -> float:
        """The hub's position on the x axis."""
        return self._hub if self.held else self._hub - float(self.data.qpos[0])

    @property
    def rolling(self) -> tuple[float, float]:
        """The speed of the wheel: of its hub, and of its rotation."""
        return (0.0, 0.0) if self.held else (float(self.data.qvel[0]), float(self.data.qvel[1]))

    def place(self, piece: int) -> Pose:
        """In the world's axes."""
        start = self.wheel_joints + 7 * self.pieces.index(piece)
        return Pose(*self.data.qpos[start : start + 7].tolist())

    def motion(self, piece: int) -> Motion:
        start = self.wheel_joints + 6 * self.pieces.index(piece)
        return Motion(
            self.place(piece),
            tuple(self.data.qvel[start : start + 6].tolist()),
            tuple(self.data.qacc_warmstart[start : start + 6].tolist()),
        )

    def speeds(self) -> Floats:
        """A row for each piece: its velocity, then its rotation."""
        speeds: Floats = self.data.qvel[self.wheel_joints :].reshape(-1, 6)
        return speeds

    def fastest(self) -> float:
        """The speed of the fastest piece, in m/s."""
        return sqrt((self.speeds()[:, :3] ** 2).sum(axis=1).max(initial=0.0))

    # What touches what

    def touching(self) -> Ints:
        """Indices of the closed contacts."""
        return np.flatnonzero(self.data.contact.dist < TOUCH)

    def pairs_of(self, contacts: Ints) -> Ints:
        """The bodies of each contact: two pieces, the lower one first, or a piece and then wood."""
        return np.sort(self._of_geom[self.data.contact.geom[contacts]].reshape(-1, 2), axis=1)

    def on_table(self) -> tuple[int, ...]:
        """The pieces touching the table, ascending."""
        pairs = self.pairs_of(self.touching())
        return tuple(np.unique(pairs[pairs[:, 1] == TABLE, 0]).tolist())

    def hand_touches(self) -> bool:
        """Whether the piece in hand touches the wheel or another piece."""
        pairs = self.pairs_of(self.touching())
        mine = (pairs == (NO_PIECE if self.gripped is None else self.gripped)).any(axis=1)
        return bool((mine & (pairs[:, 1] != TABLE)).any())

    # How the next frame is computed

    def set_ticks(self, ticks: int) -> None:
        self.model.opt.timestep = tick_of(ticks)

    def set_stiffness(self, others: tuple[float, float], own: tuple[float, float] | None) -> None:
        """Time constant and damping of contacts; `own` is for the piece in hand."""
        self.model.geom_solref[:] = others
        if own is not None:
            self.model.geom_solref[self._own] = own

    def soothe(self, *, is_hushed: bool) -> None:
        """When everything is nearly at rest, brake what rocks and free what is jammed."""
        if not (is_hushed or self._is_soothed):
            return
        self._is_soothed = is_hushed
        self._rocking[:] = ROCKING_LOSS if is_hushed else 0.0
        self.model.geom_priority[:] = 0
        self.model.geom_friction[:, 0] = FRICTION
        if is_hushed:
            pressed = self.data.contact.geom[self.data.contact.dist < -JAMMED].ravel()
            jammed = pressed[self._of_geom[pressed] < len(PIECES)]
            self.model.geom_priority[jammed] = 1
            self.model.geom_friction[jammed, 0] = SLIPPERY

    def warnings(self) -> int:
        """Solver warnings so far."""
        return sum(int(warning.number) for warning in self.data.warning)
