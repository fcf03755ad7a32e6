"""The drawn wheel: faces fill their outlines, pictures can be turned on the paper, and patterns tell the kinds
apart."""

from itertools import combinations
from random import Random
from typing import Any

import pytest

from burrow.games.hamsterrolle.data import KINDS, PYRAMID, SHAPES
from burrow.games.hamsterrolle.physics.pose import Rotation, normal
from burrow.games.hamsterrolle.tests.browser_code import computed, needs_web_tools

pytestmark = needs_web_tools

ALMOST_AN_EDGE = 58 * 44 / 100
"""Faces that show less than a hundredth of their area are left out; in square millimetres, for the largest one."""


def turn(chance: Random) -> list[float]:
    return list(normal(Rotation(*(chance.gauss(0, 1) for _ in range(4)))))


def area(polygon: list[list[float]]) -> float:
    return abs(sum(a[0] * b[1] - a[1] * b[0] for a, b in zip(polygon, polygon[1:] + polygon[:1], strict=True))) / 2


def test_the_faces_that_are_seen_fill_the_outline() -> None:
    """For a convex body, the visible faces fill the outline exactly, in any view."""
    script = """
    import { front, hull, onPaper, threeQuarter, turned } from './drawn/project';
    import { facePicture } from './drawn/piece-picture';
    import { solidOf } from './read/shape';
    import { WOOD } from './drawn/wood';
    const VIEWS = [front([0, 0], false), front([0.36, -0.26], true), threeQuarter(0.52, 0.48)];
    export default (cases) => cases.flatMap(({ kind, turn }) => VIEWS.map((gaze) => {
      const { corners, faces, tones } = WOOD[kind];
      const paper = corners.map((corner) => onPaper(gaze, turned(turn, corner)));
      const seen = solidOf(kind).faces.filter((_, i) => facePicture(faces[i], tones, gaze, turn));
      return { kind, outline: hull(paper), faces: seen.map((loop) => loop.map((i) => paper[i])) };
    }));
    """
    chance = Random(3)
    kinds = [kind for kind, shape in enumerate(SHAPES) if shape.form != "roller"]
    for picture in computed(script, [{"kind": kind, "turn": turn(chance)} for kind in kinds for _ in range(12)]):
        filled = sum(area(face) for face in picture["faces"])
        assert filled == pytest.approx(area(picture["outline"]), abs=ALMOST_AN_EDGE), SHAPES[picture["kind"]].name


def test_a_face_is_drawn_where_its_corners_are() -> None:
    """A face's transform maps its own axes to the paper: its corners, cut back by the bevel, stay near the body's."""
    script = """
    import { front, onPaper, turned } from './drawn/project';
    import { facePicture } from './drawn/piece-picture';
    import { WOOD } from './drawn/wood';
    const gaze = front([0.36, -0.26], false);
    export default (cases) => cases.map(({ kind, turn }) => WOOD[kind].faces.flatMap((face) => {
      const seen = facePicture(face, WOOD[kind].tones, gaze, turn);
      if (!seen) return [];
      const [a, b, c, d, e, f] = seen.matrix.slice(7, -1).split(' ').map(Number);
      const cut = face.cut.slice(1, -1).split('L').map((at) => at.split(' ').map(Number));
      const paper = WOOD[kind].corners.map((corner) => onPaper(gaze, turned(turn, corner)));
      return [cut.map(([u, v]) => [a * u + c * v + e, b * u + d * v + f])
        .map(([x, y]) => Math.min(...paper.map(([px, py]) => Math.hypot(px - x, py - y))))];
    }));
    """
    chance = Random(4)
    for faces in computed(script, [{"kind": kind, "turn": turn(chance)} for kind in range(8) for _ in range(6)]):
        assert faces
        assert max(max(face) for face in faces) < 3.5, "millimetres"


@pytest.mark.parametrize("behind", [False, True])
def test_in_the_straight_view_a_rolling_wheel_only_turns_the_paper(behind: bool) -> None:
    script = """
    import { front, onPaper } from './drawn/project';
    import { toWorld } from './read/quaternion';
    export default ({ behind, cases }) => cases.map(({ at, contact }) => {
      const gaze = front([0, 0], behind);
      const place = { x: 0, y: 0, z: 0, w: 1, i: 0, j: 0, k: 0 };
      toWorld({ ...place, ...at }, contact, 0, place);
      const own = onPaper(gaze, [at.x, at.y, at.z]);
      const spin = (-gaze.across[0] * contact * Math.PI) / 180;
      const turned = [
        own[0] * Math.cos(spin) - own[1] * Math.sin(spin),
        own[0] * Math.sin(spin) + own[1] * Math.cos(spin),
      ];
      return [turned, onPaper(gaze, [place.x, place.y, place.z])];
    });
    """
    chance = Random(5)
    cases = [
        {"at": {axis: chance.uniform(-0.17, 0.17) for axis in "xyz"}, "contact": chance.uniform(0, 400)}
        for _ in range(20)
    ]
    for paper, world in computed(script, {"behind": behind, "cases": cases}):
        assert paper == pytest.approx(world, abs=1e-9)


def test_ahead_is_on_the_side_to_which_the_wheel_rolls() -> None:
    script = """
    import { front, onPaper } from './drawn/project';
    import { spot } from './drawn/wheel';
    export default () => [false, true].map((behind) => {
      const gaze = front([0, 0], behind);
      const world = onPaper(gaze, [-Math.sin(0.5), 0, -Math.cos(0.5)]);
      return [world, spot((0.5 * 180) / Math.PI, 1, gaze.across[0])];
    });
    """
    (left, left_spot), (right, right_spot) = computed(script)
    assert left[0] < 0 < right[0]
    assert left[1] == right[1] > 0, "below the hub: the paper's y points down"
    assert left_spot == pytest.approx(left)
    assert right_spot == pytest.approx(right)


def test_every_face_of_a_kind_tells_it_without_its_colour() -> None:
    script = """
    import { WOOD } from './drawn/wood';
    export default () => WOOD.map(({ faces }) => faces.map(({ inlay }) => inlay.fill + inlay.line));
    """
    inlays: list[list[Any]] = computed(script)
    assert all(inlay for kind in KINDS for inlay in inlays[kind])
    assert not any(inlays[PYRAMID])
    for one, other in combinations(KINDS, 2):
        assert not set(inlays[one]) & set(inlays[other])
