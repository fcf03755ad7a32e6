"""Hamsterrolle: checks that the wheel keeps still while a piece is in hand, in worlds from real games.

For each logged turn it restores the world, holds the wheel, picks up a piece from outside and holds it still in front
of the hub for a minute. It reports how far any other piece has moved in the wheel, after half a second and at the end,
and how deep wood is pressed into wood at rest. `./burrow sim hamsterrolle --log FILE` writes such logs."""

from argparse import Namespace
from base64 import b64decode
from collections.abc import Iterator
from itertools import islice
from math import inf
from pathlib import Path
from statistics import median
from typing import NamedTuple

import msgspec
import mujoco
from _report import arguments, tell

from burrow.games.hamsterrolle.codec import FRAMES_A_SECOND
from burrow.games.hamsterrolle.data import PIECES
from burrow.games.hamsterrolle.physics.engine import ENGINE
from burrow.games.hamsterrolle.physics.life import IN_SIGHT
from burrow.games.hamsterrolle.physics.pose import Pose
from burrow.games.hamsterrolle.physics.world import World

VISIBLE = 0.1
"""Smaller movements cannot be seen, in millimetres."""


class Rested(NamedTuple):
    """All in millimetres."""

    number: int
    pieces: int
    soon: float
    """How far anything has moved after half a second."""
    late: float
    """The same at the end."""
    pressed: float


def main() -> None:
    parser = arguments(__doc__)
    parser.add_argument("logs", nargs="+", type=Path)
    parser.add_argument("--turns", type=int, default=1000, help="the most turns to check (default: %(default)s)")
    parser.add_argument("--seconds", type=int, default=60, help="how long the piece is held (default: %(default)s)")
    asked = parser.parse_args()
    rows = [rested(number, world, asked.seconds) for number, world in enumerate(islice(worlds(asked), asked.turns))]
    deepest = max(rows, key=lambda row: row.pressed)
    tell(
        "hamsterrolle_rest",
        [
            {
                "turns": len(rows),
                "pieces": max(row.pieces for row in rows),
                **{f"{name} mm": f"{median(moved):.4f}, at most {max(moved):.4f}" for name, moved in by_time(rows)},
                "visible": sum(row.late > VISIBLE for row in rows),
            }
        ],
        as_json=asked.json,
        engine=ENGINE,
        pressed_mm=f"{median(row.pressed for row in rows):.3f}, at most {deepest.pressed:.3f} (turn {deepest.number})",
    )


def by_time(rows: list[Rested]) -> tuple[tuple[str, list[float]], ...]:
    return ("half a second", [row.soon for row in rows]), ("at the end", [row.late for row in rows])


def worlds(asked: Namespace) -> Iterator[bytes]:
    for log in asked.logs:
        for line in log.open("rb"):
            what = msgspec.json.decode(line).get("what", {})
            if what.get("world"):
                yield b64decode(what["world"])


def rested(number: int, stored: bytes, seconds: int) -> Rested:
    world = World.restored(stored)
    lay = world.poses()
    world.hold()
    world.grip(next(piece for piece in PIECES if piece not in lay), IN_SIGHT)
    half = FRAMES_A_SECOND // 2
    step(world, half)
    soon = moved(lay, world)
    step(world, seconds * FRAMES_A_SECOND - half)
    return Rested(number, len(lay), soon, moved(lay, world), pressed(stored))


def step(world: World, frames: int) -> None:
    """Stops early once everything except the piece in hand sleeps: sleeping pieces do not move until they are
    touched."""
    for _ in range(frames):
        world.step()
        if (world.scene.data.tree_asleep >= 0).sum() >= len(world.pieces) - 1:
            return


def moved(lay: dict[int, Pose], world: World) -> float:
    now = world.poses()
    ways = (abs(a - b) for piece in lay for a, b in zip(lay[piece].at, now[piece].at, strict=True))
    return 1000 * max(ways, default=0.0)


def pressed(stored: bytes) -> float:
    """Measured after waking the world, because sleeping bodies have no contacts."""
    world = World.restored(stored)
    mujoco.mj_forward(world.scene.model, world.scene.data)
    return -1000 * min(0.0, float(world.scene.data.contact.dist.min(initial=inf)))


if __name__ == "__main__":
    main()
