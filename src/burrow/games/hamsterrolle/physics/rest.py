"""When pieces count as still, and when the whole scene does. Physics alone would let some tremble for ever."""

import numpy as np

from burrow.games.hamsterrolle.physics.arrays import Floats
from burrow.games.hamsterrolle.physics.scene import Scene

STILL_SPEED = 0.003
STILL_SPIN = 0.06
STILL_FRAMES = 12
"""A piece is still when it has stayed below these speeds for `STILL_FRAMES`, or sleeps."""

TREMBLING = 1e-4
TREMBLING_ROTATION = 1e-3
TREMBLING_ROLL = 1e-3
TREMBLING_FRAMES = 30
"""A body that moved by less than this in `TREMBLING_FRAMES`, in metres and quaternion components, only trembles, which
counts as rest. Not while the wheel turns faster than `TREMBLING_ROLL`, in rad/s: then it only happens to be back where
it was."""


class Rest:
    """Watches one scene, frame by frame."""

    def __init__(self, scene: Scene) -> None:
        self._scene = scene
        self._still = np.zeros(len(scene.pieces), dtype=np.int64)
        """By piece, for how many frames it has been slow."""
        self._frames = 0
        self._seen: Floats | None = None
        """All coordinates when they were last compared."""
        self._pinned: Floats | None = None
        """Resting coordinates while a piece is in hand; None if something moves."""

    def is_still(self, piece: int) -> bool:
        return bool(self._still[self._scene.pieces.index(piece)] >= STILL_FRAMES)

    def count_still(self) -> None:
        speeds = self._scene.speeds()
        slow = np.linalg.norm(speeds[:, :3], axis=1) < STILL_SPEED
        slow &= np.linalg.norm(speeds[:, 3:], axis=1) < STILL_SPIN
        self._still = np.where(slow, self._still + 1, 0)

    def only_trembles(self) -> bool:
        """Whether everything outside the hand only trembles. Called every frame; compares twice a second."""
        scene = self._scene
        self._frames += 1
        if self._frames % TREMBLING_FRAMES:
            return False
        before, self._seen = self._seen, scene.data.qpos.copy()
        if before is None or (not scene.held and abs(scene.data.qvel[1]) > TREMBLING_ROLL):
            return False
        change = np.abs(self._seen - before)
        places = change[scene.wheel_joints :].reshape(-1, 7)[scene.loose]
        moved = max(change[: scene.wheel_joints].max(initial=0.0), places[:, :3].max(initial=0.0))
        return bool(moved < TREMBLING and places[:, 3:].max(initial=0.0) < TREMBLING_ROTATION)

    def pin(self, *, is_resting: bool) -> None:
        """While the hand touches nothing, pin what only trembles in a held wheel; otherwise it would creep for as long
        as a piece is in hand."""
        scene = self._scene
        if not scene.held or scene.hand_touches():
            self._pinned = None
        elif is_resting and self._pinned is None:
            self._pinned = scene.data.qpos.reshape(-1, 7).copy()
        if self._pinned is not None:
            awake = scene.loose & (scene.data.tree_asleep < 0)
            scene.data.qpos.reshape(-1, 7)[awake] = self._pinned[awake]
            scene.data.qvel.reshape(-1, 6)[awake] = 0.0
