"""Hears wood knock on wood: each new touch is a knock, as strong as the two bodies' approach."""

from math import inf, sqrt

import numpy as np

from burrow.games.hamsterrolle.data import PIECES, SHAPES, kind_of
from burrow.games.hamsterrolle.physics.arrays import Floats
from burrow.games.hamsterrolle.physics.codes import TABLE, WOOD
from burrow.games.hamsterrolle.physics.frame import Knock
from burrow.games.hamsterrolle.physics.model import KILOGRAM
from burrow.games.hamsterrolle.physics.pose import Vector, rotated
from burrow.games.hamsterrolle.physics.scene import Scene

LOUDEST = 0.04
"""The impulse of the loudest knock, in N s."""
SOFTEST = 16
"""Softer knocks are not reported."""


class Knocks:
    def __init__(self) -> None:
        self._touched: set[tuple[int, int]] = set()
        """The pairs of bodies that touched in the last frame."""
        self._heard: list[Knock] = []

    def take(self) -> list[Knock]:
        """The knocks since the last call."""
        heard, self._heard = self._heard, []
        return heard

    def listen(self, scene: Scene, before: Floats) -> None:
        """Record the new touches of a frame. `before`: all speeds before it."""
        contacts = scene.touching()
        pairs = [(one, other) for one, other in scene.pairs_of(contacts).tolist()]
        for one, other in sorted(set(pairs) - self._touched):
            contact = contacts[pairs.index((one, other))]
            where, normal = scene.data.contact.pos[contact], scene.data.contact.frame[contact, :3]
            approach = speed_at(scene, one, where, before) - speed_at(scene, other, where, before)
            force = force_of(one, other, abs(float(normal @ approach)))
            if force >= SOFTEST:
                self._heard.append(Knock(one, other, force))
        self._touched = set(pairs)


def force_of(one: int, other: int, speed: float) -> int:
    """Of two bodies that meet at this speed, 0 to 255."""
    light, heavy = sorted((weight_of(one), weight_of(other)))
    return min(255, round(255 * sqrt(speed * light / (1 + light / heavy) / LOUDEST)))


def weight_of(body: int) -> float:
    """In kilograms; the wheel and the table count as infinitely heavy."""
    return SHAPES[kind_of(body)].weight / KILOGRAM if body in PIECES else inf


def speed_at(scene: Scene, body: int, where: Floats, before: Floats) -> Floats:
    """The speed of that body's material at that point."""
    if body in (WOOD, TABLE):
        return wheel_speed(scene, where, before) if body == WOOD and not scene.held else np.zeros(3)
    start = scene.wheel_joints + 6 * scene.pieces.index(body)
    place = scene.place(body)
    spin = rotated(place.rotation, Vector(*before[start + 3 : start + 6].tolist()))
    return before[start : start + 3] + np.cross(spin, where - np.array(place.at))


def wheel_speed(scene: Scene, where: Floats, before: Floats) -> Floats:
    way, roll = before[:2]
    return np.array((-way - roll * where[2], 0.0, roll * (where[0] - scene.hub)))
