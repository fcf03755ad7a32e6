"""The camera: position and zoom, by mouse, fingers and keys."""

from math import cos, hypot, radians, sin
from typing import Any

import pytest

from burrow.games.hamsterrolle.data import INNER_RADIUS, WIDTH
from burrow.games.hamsterrolle.tests.browser_code import computed, needs_web_tools

pytestmark = needs_web_tools

METRE = 10_000
"""Tenths of a millimetre."""
PHONE, LAPTOP = (360, 268), (668, 662)
"""The picture of the wheel, in px."""

SEAT = """
import { CameraRig } from './scene/camera';
export default ({ facing, camera }) => {
  const rig = new CameraRig();
  rig.facing = facing;
  rig.resize(600, 600, { right: 0, below: 0 });
  rig.look(camera);
  rig.arrive(0);
  return rig.camera.position.toArray();
};
"""


@pytest.mark.parametrize("facing", [1, -1])
def test_from_the_side_one_sees_into_the_compartments_that_are_built_in(facing: int) -> None:
    """The line of sight to their floor passes through the open side, not the rim. A wheel that rolls to the right is
    the same one seen from behind."""
    x, y, z = computed(SEAT, {"facing": facing, "camera": "turned"})
    for lead in range(30, 110, 10):
        floor_x, floor_z = (-0.96 * INNER_RADIUS / METRE * part(radians(lead)) for part in (sin, cos))
        share = (-facing * WIDTH / 2 / METRE) / y
        entry = hypot(floor_x + share * (x - floor_x), floor_z + share * (z - floor_z))
        assert entry < INNER_RADIUS / METRE, f"{lead} degrees ahead of the bottom, it is behind the rim"


ZOOM = """
import { Zoom } from './scene/zoom';
export default (steps) => {
  const zoom = new Zoom();
  return steps.map(([act, ...args]) => {
    zoom[act](...args);
    const { scale, x, y, isChanged } = zoom;
    return { scale, x, y, isChanged };
  });
};
"""


def zoomed(*steps: list[Any]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = computed(ZOOM, steps)
    return found


def test_what_is_at_the_pointer_stays_there() -> None:
    at = {"x": 0.3, "y": 0.8}
    seen = [{"scale": 1.0, "x": 0.0, "y": 0.0}, *zoomed(["by", 1.5, at], ["by", 1.4, at], ["by", 0.7, at])]
    for part in seen:
        assert part["x"] + at["x"] / part["scale"] == pytest.approx(0.3)
        assert part["y"] + at["y"] / part["scale"] == pytest.approx(0.8)


def test_no_closer_than_four_times_and_no_further_than_all_of_it() -> None:
    closest, edge, furthest = zoomed(["by", 100], ["move", -9, 9], ["by", 0.001])
    assert closest["scale"] == 4
    assert (edge["x"], edge["y"]) == (0.75, 0), "the edge of the picture is not passed"
    assert (furthest["scale"], furthest["x"], furthest["y"]) == (1, 0, 0)


def test_it_goes_back_to_where_it_began_and_keeps_what_was_chosen() -> None:
    home, chosen, resized, back = zoomed(["settle", 1.25], ["by", 2], ["settle", 1.1], ["reset"])
    assert not home["isChanged"]
    assert home["y"] == pytest.approx(0.2), "down to the table"
    assert chosen["isChanged"]
    assert (resized["scale"], resized["isChanged"]) == (2.5, True), "another window leaves it alone"
    assert (back["scale"], back["isChanged"]) == (1.1, False)


@pytest.mark.parametrize("size", [PHONE, LAPTOP, (360, 295), (668, 300)])
@pytest.mark.parametrize("camera", ["front", "turned"])
def test_all_of_the_wheel_is_seen_from_the_beginning(size: tuple[int, int], camera: str) -> None:
    """Both edges of the rim, all the way round, within the window; and it fills most of the shorter side."""
    script = """
    import { CameraRig } from './scene/camera';
    import { OUTER_RADIUS, WIDTH } from './read/shape';
    export default ({ size: [width, height], camera }) => {
      const rig = new CameraRig();
      rig.look(camera);
      rig.resize(width, height, { right: 0, below: 0 });
      rig.arrive(0);
      return Array.from({ length: 72 }, (_, i) => (i * Math.PI) / 36).flatMap((angle) =>
        [-1, 1].map((side) => {
          const at = rig.camera.position.clone();
          at.set(OUTER_RADIUS * Math.sin(angle), (side * WIDTH) / 2, OUTER_RADIUS * Math.cos(angle));
          const { x, y } = at.project(rig.camera);
          return [x, y];
        }));
    };
    """
    seen = computed(script, {"size": size, "camera": camera})
    assert max(abs(part) for at in seen for part in at) < 1, "nothing is cut"
    high = (max(y for _, y in seen) - min(y for _, y in seen)) / 2
    assert high > 0.75, "it is no smaller than it has to be"


POINT = """
import { Pointer } from './hand/pointer';
export default ({ activity, events }) => {
  const done = [];
  const ctrl = { activity, hasFinger: true, view: { passing: [] }, live: {} };
  ctrl.hand = ctrl.viewpoint = ctrl;
  for (const act of ['zoom', 'pan', 'drag', 'turn', 'shift', 'point', 'resume'])
    ctrl[act] = (...args) => done.push([act, ...args]);
  const pointer = new Pointer(ctrl);
  for (const [act, event] of events) pointer[act]({ button: 0, preventDefault: () => {}, ...event });
  return done;
};
"""


def touch(number: int, x: float, y: float) -> dict[str, Any]:
    return {"pointerId": number, "pointerType": "touch", "clientX": x, "clientY": y, "type": "pointermove"}


def notch(**more: Any) -> tuple[str, dict[str, Any]]:
    return "wheel", {"deltaY": -120, "deltaX": 0, "deltaMode": 0, "clientX": 100, "clientY": 100, **more}


def pointed(activity: str, *events: tuple[str, dict[str, Any]]) -> list[list[Any]]:
    done: list[list[Any]] = computed(POINT, {"activity": activity, "events": events})
    return [act for act in done if act[0] != "point"]


def test_the_wheel_of_a_mouse_brings_the_viewer_closer() -> None:
    ((act, factor, at),) = pointed("wait", notch())
    assert (act, at) == ("zoom", {"x": 100, "y": 100})
    assert factor > 1.1


def test_with_a_piece_in_hand_it_turns_the_piece_unless_ctrl_is_held() -> None:
    acts = [pointed("carry", notch(**keys))[0][0] for keys in ({}, {"shiftKey": True}, {"ctrlKey": True})]
    assert acts == ["turn", "shift", "zoom"]


DOWN = [("downOnWheel", touch(1, 100, 100)), ("downOnWheel", touch(2, 200, 100))]


def test_two_fingers_bring_the_viewer_closer() -> None:
    """They pan too, but do not orbit."""
    done = pointed("take", *DOWN, ("move", touch(2, 300, 100)), ("move", touch(1, 100, 140)))
    assert [act for act, *_ in done if act == "zoom"]
    assert done[0] == ["zoom", pytest.approx(2), {"x": 200, "y": 100}]
    assert "drag" not in [act for act, *_ in done]
    assert pointed("take", DOWN[0], ("move", touch(1, 140, 100))) == [["drag", 40, 0]], "one finger does"


def test_two_fingers_with_a_piece_turn_it_or_part() -> None:
    turning = pointed("carry", *DOWN, ("move", touch(2, 187, 150)), ("move", touch(2, 150, 187)))
    parting = pointed("carry", *DOWN, ("move", touch(2, 260, 100)), ("move", touch(2, 200, 200)))
    assert {act for act, *_ in turning} == {"turn"}
    assert "turn" not in [act for act, *_ in parting]
    assert parting[0][0] == "zoom"


KEYS = """
import { Keyboard } from './../../lib/keyboard';
import { actionsOf } from './actions';
export default (all) => all.map(({ activity, ...event }) => {
  const done = [];
  const live = { isHeld: true, mayDrop: false, isBound: false };
  const ctrl = { activity, live, table: {}, place: {}, view: {}, camera: 'front', choices: [], compartments: [] };
  ctrl.hand = ctrl.choice = ctrl.viewpoint = ctrl;
  for (const act of ['zoom', 'unzoom', 'layBack']) ctrl[act] = (...args) => done.push([act, ...args]);
  const keyboard = new Keyboard(() => actionsOf(ctrl));
  keyboard.down({ preventDefault: () => done.push(['heeded']), ...event });
  return { done: done.filter(([act]) => act !== 'heeded'), isHeeded: done.length > 0 };
});
"""


def pressed(*keys: dict[str, Any]) -> list[Any]:
    return [one["done"] for one in computed(KEYS, [{"activity": "carry", **key} for key in keys])]


def test_keys_bring_the_viewer_closer_and_back() -> None:
    closer, further, back = pressed(*({"key": key, "activity": "wait"} for key in "+-0"))
    assert closer[0][0] == further[0][0] == "zoom"
    assert closer[0][1] * further[0][1] == pytest.approx(1)
    assert closer[0][1] > 1
    assert back == [["unzoom"]]


def test_ctrl_z_takes_back_as_backspace_does() -> None:
    """It takes back the piece in hand; otherwise the key is left to the page, which takes back the last move."""
    undo = {"key": "z", "ctrlKey": True}
    assert pressed(undo, {"key": "Backspace"}, {"key": "Z", "metaKey": True}) == [[["layBack"]]] * 3
    nothing = computed(KEYS, [key | {"activity": "take"} for key in (undo, {"key": "Backspace"})])
    assert not any(one["isHeeded"] for one in nothing)
