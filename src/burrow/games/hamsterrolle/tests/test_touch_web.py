"""Whether a piece in hand touches wood: the board sees it out of the poses, the world knows it."""

from itertools import product
from math import cos, radians, sin
from typing import Any

import pytest

from burrow.games.hamsterrolle.data import KINDS
from burrow.games.hamsterrolle.physics.pose import Pose
from burrow.games.hamsterrolle.physics.world import World
from burrow.games.hamsterrolle.tests.browser_code import computed, needs_web_tools

pytestmark = needs_web_tools

TOUCHES = """
import { touchesWood } from './touch';
import { noPose } from './frame';
import { PIECES } from './shape';

export default (moments) => moments.map(({ piece, poses }) => {
  const all = Array.from({ length: PIECES }, noPose);
  const inside = new Uint8Array(PIECES);
  for (const [n, [x, y, z, w, i, j, k]] of Object.entries(poses)) {
    all[n] = { x, y, z, w, i, j, k };
    inside[n] = 1;
  }
  return touchesWood({ poses: all, inside }, piece);
});
"""

STEP = 0.0008
"""Metres from one frame to the next."""
NEAR = 4
"""Frames that the board may be ahead of the world: closer than this nobody sees daylight."""
LAST = 12
"""Frames that are looked at: in the first of them it hangs in the air."""


def lowered(piece: int, angle: float, tilt: float) -> list[tuple[bool, dict[str, Any]]]:
    """A piece that comes down from the hub along a straight line: whether it touches in the world, and how all lies."""
    world = World.fresh()
    contact = radians(world.contact)
    direction = radians(angle) - contact
    turn = (cos(tilt / 2), 0.0, sin(tilt / 2), 0.0)

    def at(radius: float) -> Pose:
        return Pose(-radius * sin(direction), 0.0, -radius * cos(direction), *turn)

    world.hold()
    world.grip(piece, at(0.06))
    told: list[tuple[bool, dict[str, Any]]] = []
    radius = 0.06
    while radius < 0.18 and sum(touches for touches, _ in told) < NEAR:
        radius += STEP
        world.aim(at(radius))
        world.step()
        poses = {str(other): [round(part, 5) for part in pose] for other, pose in world.poses().items()}
        told.append((world.touches(), {"piece": piece, "poses": poses}))
    return told[-LAST:]


@pytest.mark.parametrize("angle", [15.0, 61.0, 75.0])
def test_a_piece_touches_when_it_comes_to_the_floor_a_divider_or_another_piece(angle: float) -> None:
    """Over the pyramid, over a divider, over bare floor: every kind, straight and tilted."""
    ways = [lowered(kind, angle, tilt) for kind, tilt in product(KINDS, (0.0, 0.5))]
    seen = iter(computed(TOUCHES, [moment for way in ways for _, moment in way]))
    for way in ways:
        world = [touches for touches, _ in way]
        board = [next(seen) for _ in way]
        assert not board[0], "it hangs in the air"
        assert any(world), "it has come down"
        assert world.index(True) - NEAR <= board.index(True) <= world.index(True)
        assert all(board[board.index(True) :])
