"""Bodies and sounds in the browser: the same corners as the simulation, falls that end flat on the table, knocks that
sound different."""

from math import sqrt
from random import Random
from typing import Any

import pytest

from burrow.games.hamsterrolle.data import BLACK, OUTER_RADIUS, PIECES, SHAPES, kind_of
from burrow.games.hamsterrolle.physics.model import corners
from burrow.games.hamsterrolle.physics.pose import Pose, Rotation, Vector, normal, rotated
from burrow.games.hamsterrolle.tests.browser_code import computed, needs_web_tools

pytestmark = needs_web_tools

TABLE = -OUTER_RADIUS / 10_000
ROUND = 24
"""Corners the browser draws at each end of a roller."""


def test_bodies_have_the_corners_of_the_simulation() -> None:
    script = """
    import { SHAPES, solidOf } from './read/shape';
    export default () => SHAPES.map((_, kind) => solidOf(kind).corners);
    """
    for shape, found in zip(SHAPES, computed(script), strict=True):
        exact = corners(shape)
        assert len(found) == (2 * ROUND if shape.form == "roller" else len(exact)), shape.name
        for corner in found:
            assert min(apart(corner, other) for other in exact) < 1e-9, shape.name


def test_faces_look_outwards_and_close_the_body() -> None:
    """Each edge is traversed once in each direction, and the enclosed volume is positive."""
    script = """
    import { SHAPES, solidOf } from './read/shape';
    export default () => SHAPES.map((_, kind) => solidOf(kind));
    """
    for shape, solid in zip(SHAPES, computed(script), strict=True):
        edges = [(loop[n - 1], loop[n]) for loop in solid["faces"] for n in range(len(loop))]
        assert len(set(edges)) == len(edges), shape.name
        assert {(b, a) for a, b in edges} == set(edges), shape.name
        volume = sum(
            determinant(*(solid["corners"][n] for n in (loop[0], loop[m - 1], loop[m]))) / 6
            for loop in solid["faces"]
            for m in range(2, len(loop))
        )
        assert volume > 0, shape.name


TUMBLE = """
import { Tumble } from './motion/tumble';
export default (falls) => falls.map(({ piece, pose, facing }) => {
  const tumble = new Tumble();
  tumble.begin(piece, pose, facing);
  const path = [];
  while (tumble.move(0.02, facing) && path.length < 1000) path.push({ ...tumble.at(piece) });
  return path;
});
"""


def test_what_falls_comes_to_lie_flat_beside_the_wheel_and_then_leaves() -> None:
    chance = Random(5)
    falls = [fall(chance, piece) for piece in (*PIECES[:7], BLACK) for _ in range(4)]
    paths = computed(TUMBLE, falls)
    for given, path in zip(falls, paths, strict=True):
        lying = path[len(path) // 2]
        points = [corner_of(lying, corner) for corner in corners(SHAPES[kind_of(given["piece"])])]
        heights = sorted(point.z for point in points)
        assert heights[0] == pytest.approx(TABLE, abs=2e-4)
        assert heights[2] == pytest.approx(TABLE, abs=6e-4), "it stands on an edge or a tip"
        assert lying["y"] * given["pose"]["y"] > 0, "it lies on the side it left by"
        is_near = lying["y"] * given["facing"] < 0
        away = (lying["y"] - path[-1]["y"]) * given["facing"] if is_near else path[-1]["x"] - lying["x"]
        assert away > 0.2, "it slides towards the viewer, or behind the wheel"
        assert abs(path[-1]["y"]) >= abs(lying["y"]) - 1e-9, "it does not pass through the wheel"


HOME = """
import { Tumble } from './motion/tumble';
export default (falls) => falls.map(({ piece, pose, facing, home }) => {
  const tumble = new Tumble();
  tumble.begin(piece, pose, facing, () => home);
  const path = [];
  while (tumble.move(0.02, facing) && path.length < 1000) path.push({ ...tumble.at(piece) });
  return path;
});
"""


@pytest.mark.parametrize("where", ["beside", "before"])
def test_what_falls_goes_to_the_tray_of_whoever_takes_it(where: str) -> None:
    """The tray is seen beside the wheel and higher up, or before it. From behind a piece comes round the wheel."""
    chance = Random(6)
    falls = [fall(chance, piece) for piece in (*PIECES[:7], BLACK) for _ in range(4)]
    for given in falls:
        near = -0.4 * given["facing"]
        lies = 0.105 * (1 if given["pose"]["y"] > 0 else -1)
        given["home"] = {"x": 0.5, "y": lies, "z": 0.1} if where == "beside" else {"x": 0.1, "y": near, "z": TABLE}
    for given, path in zip(falls, computed(HOME, falls), strict=True):
        last = Vector(*(path[-1][axis] for axis in "xyz"))
        assert apart([given["home"][axis] for axis in "xyz"], last) < 0.02
        for pose in path[len(path) // 2 :]:
            assert abs(pose["y"]) > 0.05 or abs(pose["x"]) > 0.1, "it does not pass through the wheel"


def fall(chance: Random, piece: int) -> dict[str, Any]:
    side = chance.choice((-1, 1))
    turn = normal(Rotation(*(chance.gauss(0, 1) for _ in range(4))))
    pose = Pose(chance.uniform(-0.1, 0.1), side * chance.uniform(0.03, 0.08), TABLE + 0.03, *turn)
    return {"piece": piece, "pose": pose._asdict(), "facing": chance.choice((-1, 1))}


KNOCKS = """
import { Knocks } from './motion/knocks';
export default (frames) => {
  const heard = [];
  const knocks = new Knocks((how) => heard.push(how));
  return frames.map(([now, told]) => {
    knocks.tell(told, now);
    return heard.splice(0);
  });
};
"""


def knock(piece: int, other: int, force: float) -> dict[str, float]:
    return {"piece": piece, "other": other, "force": force}


def test_of_many_knocks_the_loudest_are_heard() -> None:
    (heard,) = computed(KNOCKS, [[0, [knock(n, 255, n / 10) for n in range(10)]]])
    forces = [how["force"] for how in heard]
    assert len(forces) == 4
    assert forces == sorted(forces, reverse=True)
    assert forces[0] / forces[3] == pytest.approx(9 / 6)


def test_the_same_two_do_not_rattle() -> None:
    frames = [(0, 0.5, 1), (40, 0.5, 0), (50, 0.9, 1), (400, 0.5, 1), (450, 0.01, 0)]
    heard = computed(KNOCKS, [[now, [knock(3, 4, force)]] for now, force, _ in frames])
    assert [len(sounds) for sounds in heard] == [count for *_, count in frames]


def test_heavy_wood_knocks_lower_and_the_table_lowest() -> None:
    light, heavy, wheel, table = 2, 4, 255, 254
    assert SHAPES[light].weight < SHAPES[heavy].weight
    pairs = [(light, wheel), (heavy, wheel), (light, table), (heavy, light)]
    heard = computed(KNOCKS, [[1000 * n, [knock(*pair, 0.5)]] for n, pair in enumerate(pairs)])
    on_wheel, heavy_on_wheel, on_table, together = (sounds[0]["pitch"] for sounds in heard)
    assert heavy_on_wheel < on_wheel < together
    assert on_table < on_wheel


def corner_of(pose: dict[str, float], corner: Vector) -> Vector:
    x, y, z = rotated(Rotation(*(pose[part] for part in "wijk")), corner)
    return Vector(x + pose["x"], y + pose["y"], z + pose["z"])


def apart(one: list[float], other: Vector) -> float:
    return sqrt(sum((a - b) ** 2 for a, b in zip(one, other, strict=True)))


def determinant(a: list[float], b: list[float], c: list[float]) -> float:
    return a[0] * (b[1] * c[2] - b[2] * c[1]) - a[1] * (b[0] * c[2] - b[2] * c[0]) + a[2] * (b[0] * c[1] - b[1] * c[0])


def test_nobody_cheers_when_the_reader_has_lost() -> None:
    script = """
    import { isToCheer } from './read/standing';
    export default (ends) => ends.map(([yours, winners]) => isToCheer({ yours }, { winners }));
    """
    won, lost, shared, watched = computed(script, [([0], [0]), ([0], [1]), ([0, 1], [1]), ([], [1])])
    assert (won, lost, shared, watched) == (True, False, True, True)
