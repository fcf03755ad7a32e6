"""The board's side of a hand: Python can read the words it packs, the piece follows the finger at once, and no
requested path goes through the rim."""

from itertools import pairwise
from math import cos, hypot, pi, sin
from pathlib import Path
from typing import Any

import pytest

from burrow.engine.rng import FastRng
from burrow.games.hamsterrolle import moves
from burrow.games.hamsterrolle.codec import Back, Bring, Carry, Drop, Gesture, Hold, LetGo, Take, read_gesture
from burrow.games.hamsterrolle.data import INNER_RADIUS, OUTER_RADIUS, WIDTH
from burrow.games.hamsterrolle.game import GAME
from burrow.games.hamsterrolle.moves.verdicts import VERDICTS
from burrow.games.hamsterrolle.physics.bring import legs_to, side_down
from burrow.games.hamsterrolle.physics.pose import Pose
from burrow.games.hamsterrolle.rulebook import RULEBOOK
from burrow.games.hamsterrolle.tests.browser_code import computed, needs_web_tools
from burrow.words import Words

pytestmark = needs_web_tools

METRE = 10_000
"""Tenths of a millimetre."""

WORDS = """
import * as words from './hand/packets';
const pose = { x: 0.1, y: -0.13, z: -0.05, w: 0.5, i: -0.5, j: 0.5, k: 0.5 };
const place = { compartment: 11, along: -100, depth: 35, lift: 45, turn: -11, tilt: 5 };
const said = [words.take(28), words.carry(70000, pose), words.bring(place), words.hold(true), words.letGo(),
  words.drop(), words.back()];
export default () => said.map((word) => [...word]);
"""


def test_python_reads_every_word_that_the_board_packs() -> None:
    half = round(0.5 * 32_767)
    expected: list[Gesture] = [
        Take(28),
        Carry(70_000, 2000, -2600, -1000, half, -half, half, half),
        Bring(compartment=11, along=-100, depth=35, lift=45, rotation=-11, tilt=5),
        Hold(1),
        LetGo(),
        Drop(),
        Back(),
    ]
    heard = [read_gesture(bytes(word)) for word in computed(WORDS)]
    assert len(heard) == len(expected)
    for own, wanted in zip(heard, expected, strict=True):
        assert own is not None
        assert type(own) is type(wanted)
        assert list(own) == pytest.approx(list(wanted), abs=1)


def test_the_board_knows_the_refusals_by_their_numbers() -> None:
    known = computed("import { VERDICTS } from './read/refusals'; export default () => VERDICTS;")
    assert [(one["rule"], one["message"]) for one in known] == list(VERDICTS)


def test_what_the_board_explains_names_a_rule_of_the_book() -> None:
    """Refusals shared with the rules name the same rule."""
    rules: dict[str, str] = computed("import { RULES } from './read/whynot'; export default () => RULES;")
    words = Words("en", GAME)
    assert rules["board-why-back"] == "WA-13"
    assert {rule.id for rule in RULEBOOK} >= set(rules.values())
    assert all(words.has(message) for message in rules)
    source = "".join(path.read_text() for path in Path(moves.__file__).parent.glob("*.py"))
    for message, rule in rules.items():
        assert message.startswith("board-") or f'no("{rule}", "{message}"' in source, message


SIDES = """
import { Hand } from './hand/hand';
import { SIDES } from './hand/sides';
export default () => [0, 1, 4, 5, 6, 28].map((piece) => {
  const hand = new Hand('left', false);
  hand.takeUp(piece, null);
  const rows = [];
  for (let n = 0; n < SIDES; n++) {
    for (let frame = 0; frame < 120; frame++) hand.step(1 / 60, 0);
    rows[hand.side] = [hand.pose.w, hand.pose.i, hand.pose.j, hand.pose.k];
    hand.tip();
  }
  return rows;
});
"""


def test_sides_are_those_that_words_bring() -> None:
    for kind, rows in zip((0, 1, 4, 5, 6, 7), computed(SIDES), strict=True):
        for tilt, row in enumerate(rows):
            turn = side_down(kind, tilt, 0)
            cosine = sum(one * other for one, other in zip(row, (turn.w, turn.i, turn.j, turn.k), strict=True))
            assert abs(cosine) > 0.9999, (kind, tilt)


OBLIQUE = """
import { Hand } from './hand/hand';
const LOOK = { x: 0.55, z: 0.34 };
export default (places) => places.map(({ x, z }) => {
  const hand = new Hand('left', false);
  // The same finger points elsewhere in another depth, for whoever looks from the side.
  const at = (depth) => ({ x: x - depth * LOOK.x, z: z - depth * LOOK.z });
  hand.takeUp(3, at(hand.plane));
  const planes = [];
  for (let frame = 0; frame < 300; frame++) {
    hand.point(at(hand.plane), 0, false, at(hand.depth));
    hand.step(1 / 60, 0);
    planes.push(hand.plane);
  }
  return planes;
});
"""


def test_a_finger_that_stays_means_one_thing_whoever_looks_from_the_side() -> None:
    """Inside the wheel or in front of it, without flickering between the two."""
    places = [{"x": x / 100, "z": z / 100} for x in range(-28, 29, 4) for z in range(-14, 23, 4)]
    for place, planes in zip(places, computed(OBLIQUE, places), strict=True):
        changes = sum(one != other for one, other in pairwise(planes))
        assert changes <= 1, place


BELOW = """
import { Hand } from './hand/hand';
export default (aim) => {
  const hand = new Hand('left', false);
  hand.takeUp(0, aim);
  for (let frame = 0; frame < 240; frame++) {
    hand.point(aim, 0, false);
    hand.step(1 / 60, 0);
  }
  return hand.pose.y;
};
"""


def test_a_finger_below_the_wheel_does_not_bring_the_piece_into_it() -> None:
    """On its way up from a tray below, a piece would push out what lies at the bottom."""
    depth = computed(BELOW, {"x": -0.02, "z": -0.26})
    assert abs(depth) * METRE > WIDTH / 2


WAY = """
import { Hand } from './hand/hand';
export default ({ aims, direction }) => {
  const hand = new Hand(direction, false);
  hand.takeUp(3, { x: 0.28, z: -0.1 });
  const way = [];
  for (const aim of aims)
    for (let frame = 0; frame < 60; frame++) {
      hand.point(aim, 0, false);
      hand.step(1 / 60, 0);
      way.push([hand.pose.x, hand.pose.y, hand.pose.z]);
    }
  return way;
};
"""


@pytest.mark.parametrize("direction", ["left", "right"])
def test_the_middle_of_a_piece_is_never_wanted_in_the_rim(direction: str) -> None:
    rng = FastRng(7)
    aims = [{"x": (rng.below(600) - 300) / 1000, "z": (rng.below(380) - 160) / 1000} for _ in range(60)]
    rim = range(INNER_RADIUS, OUTER_RADIUS)
    inside = outside = 0
    for x, y, z in computed(WAY, {"aims": aims, "direction": direction}):
        radius = METRE * hypot(x, z)
        is_beside = abs(METRE * y) > WIDTH / 2
        assert is_beside or radius < rim.start, (x, y, z)
        inside += not is_beside
        outside += is_beside and radius > rim.stop
    assert inside > 300
    assert outside > 300


def test_no_wish_is_faster_than_the_server_follows() -> None:
    way = computed(WAY, {"aims": [{"x": 0.0, "z": 0.0}, {"x": -0.12, "z": -0.08}], "direction": "left"})
    steps = [hypot(*(b - a for a, b in zip(one, other, strict=True))) for one, other in pairwise(way)]
    assert max(steps) <= 0.6 / 60
    assert max(steps) > 0.5 / 60


LATE = """
import { Carrying } from './hand/carrying';
import { Hand } from './hand/hand';
// A server that is `late` ms away each way: it follows each wish when it has come, off by so much.
export default ({ late, off, isTouching }) => {
  const hand = new Hand('left', false);
  hand.takeUp(0, { x: 0, z: 0 });
  let now = 0;
  const there = [];
  const back = [];
  const say = (number, pose) => there.push({ at: now + late, number, pose: { ...pose } });
  const carrying = new Carrying(0, hand, 0, say);
  const apart = [];
  for (let frame = 0; frame < 240; frame++) {
    now = (frame * 1000) / 60;
    hand.point({ x: 0.1 * Math.sin(frame / 20), z: -0.05 }, 0, false);
    carrying.run(now, 1000 / 60, 0);
    while (there[0]?.at <= now) {
      const { number, pose } = there.shift();
      back.push({ at: now + late, number, pose: { ...pose, z: pose.z + off } });
    }
    while (back[0]?.at <= now) {
      const { number, pose } = back.shift();
      carrying.hear(number, pose, isTouching);
    }
    const { pose } = carrying.shown(true);
    apart.push([pose.x - hand.pose.x, pose.z - hand.pose.z]);
  }
  return apart;
};
"""


@pytest.mark.parametrize(("off", "is_touching"), [(0.0, True), (0.0, False), (0.03, False)])
def test_a_slow_line_does_not_part_the_piece_from_the_finger(off: float, is_touching: bool) -> None:
    """Nor does a server whose piece lags: it will catch up unless wood is in the way."""
    for x, z in computed(LATE, {"late": 80, "off": off, "isTouching": is_touching}):
        assert abs(x) < 1e-4
        assert abs(z) < 1e-4


def test_wood_that_holds_a_piece_up_is_seen_within_a_moment() -> None:
    apart: list[list[float]] = computed(LATE, {"late": 80, "off": 0.01, "isTouching": True})
    assert apart[0][1] == pytest.approx(0, abs=1e-4)
    assert apart[-1][1] == pytest.approx(0.01, abs=2e-4)
    assert all(abs(x) < 1e-4 for x, _ in apart)


TURNED = """
import { toWorld } from './read/quaternion';
import { noPose } from './read/pose';
export default ({ own, contact, hub }) => {
  const out = noPose();
  toWorld({ ...noPose(), ...own }, contact, hub, out);
  return out;
};
"""


def test_a_piece_comes_down_to_the_table_as_the_wheel_rolls() -> None:
    """At the wheel's own angle a and contact c it stands at a - c from straight down, towards -x."""
    a, c = 75 * pi / 180, 30 * pi / 180
    own = {"x": -0.15 * sin(a), "y": 0.01, "z": -0.15 * cos(a)}
    world: dict[str, float] = computed(TURNED, {"own": own, "contact": 30, "hub": -0.02})
    assert world["x"] == pytest.approx(-0.02 - 0.15 * sin(a - c))
    assert world["z"] == pytest.approx(-0.15 * cos(a - c))
    assert world["y"] == pytest.approx(0.01)


AHEAD = """
import { aheadOf } from './read/compartments';
export default (view) => [5, 28, 7].map((one) => aheadOf(view, one));
"""


def test_where_a_passed_piece_may_go_is_what_the_rules_say_of_it() -> None:
    """The board computes nothing itself; a piece that may not be passed goes nowhere."""
    assert computed(AHEAD, {"passing": [5, 28], "ahead": [[1, 2], [3]]}) == [[1, 2], [3], []]


CLICKS = """
import { Pointer } from './hand/pointer';
const ctrl = { activity: 'take', hand: { take: () => {}, point: () => {}, letGo: () => {} } };
const at = (x) => ({ button: 0, pointerId: 1, pointerType: 'mouse', type: 'pointerup', clientX: x, clientY: 0 });
export default () => {
  const pointer = new Pointer(ctrl);
  const press = (to) => {
    pointer.downOnTray(3, at(0));
    pointer.move(at(to));
    pointer.up(at(to));
    return [pointer.isClick({ detail: 1 }), pointer.isClick({ detail: 0 })];
  };
  return { drag: press(50), tap: press(2) };
};
"""


def test_a_drag_ends_with_no_click_and_keys_still_click_after_it() -> None:
    assert computed(CLICKS) == {"drag": [False, True], "tap": [True, True]}


REACHING = """
import { Keyboard } from './../../lib/actions';
import { actionsOf } from './actions';
import { Pointer } from './hand/pointer';
const ctrl = (activity, asked) => ({
  activity,
  live: { piece: 3 },
  table: {},
  view: { passing: [5] },
  hand: { hasFinger: true, point: () => {}, place: {}, compartments: [], take: () => asked.push('taken') },
  choice: { isPassing: false, mayPass: false, pass: (on) => asked.push(on) },
  viewpoint: { renderer: { pieceAt: () => 5 } },
});
const at = { button: 0, pointerId: 1, pointerType: 'mouse', clientX: 0, clientY: 0 };
globalThis.Element = class {};
const key = { key: 'p', preventDefault: () => {} };
export default () => ['refused', 'carry', 'rolling'].map((activity) => {
  const [byKey, byHand] = [[], []];
  new Keyboard(() => actionsOf(ctrl(activity, byKey))).down(key);
  new Pointer(ctrl(activity, byHand)).downOnWheel(at);
  return [byKey, byHand];
});
"""


def test_w_21_whoever_reaches_into_the_wheel_after_an_attempt_hears_why_not() -> None:
    """With a piece in hand, a click is for that piece; while the wheel rolls, nobody asks."""
    assert computed(REACHING) == [[[True], [True]], [[True], []], [[], []]]


LEAVING = """
import { Hand } from './hand/hand';
const inside = { x: -0.1, z: -0.05 };
const outside = { x: 0.29, z: 0.1 };
const follow = (hand, aim, isBare) => {
  for (let frame = 0; frame < 120; frame++) {
    hand.point(aim, 0, isBare);
    hand.step(1 / 60, 0);
  }
  return [hand.pose.x, hand.pose.y, hand.pose.z];
};
export default () => [true, false].map((isBare) => {
  const hand = new Hand('left', false);
  hand.takeUp(0, { x: 0.2, z: 0 });
  return { before: follow(hand, { x: 0.28, z: 0 }, isBare), inside: follow(hand, inside, isBare),
    left: follow(hand, outside, isBare), back: follow(hand, { x: 0.05, z: 0 }, isBare) };
});
"""


def test_a_bare_pointer_takes_no_piece_out_of_the_wheel() -> None:
    """On its way to the buttons beside the wheel the pointer leaves the piece inside; dragging takes it along."""
    bare, dragged = computed(LEAVING)
    for way in bare, dragged:
        assert way["before"] == pytest.approx([0.28, -0.13, 0.0]), "in front of the wheel it follows either"
        assert way["inside"] == pytest.approx([-0.1, 0.0, -0.05], abs=1e-4)
        assert way["back"] == pytest.approx([0.05, 0.0, 0.0], abs=1e-4)
    assert bare["left"] == pytest.approx(bare["inside"])
    assert dragged["left"] == pytest.approx([0.29, -0.13, 0.1], abs=1e-4)


BACK = """
import { Pointer } from './hand/pointer';
const TRAY = { left: 500, right: 600, top: 100, bottom: 200 };
const at = (pointerType, type, [clientX, clientY]) =>
  ({ button: 0, pointerId: 1, pointerType, type, clientX, clientY, target: null });
export default (drags) => drags.map(({ by, way, mayLayBack, end }) => {
  const done = [];
  const hand = {
    steering: 'finger', hasFinger: true, mayLayBack,
    take: () => { ctrl.activity = 'carry'; },
    point: (finger) => finger ?? done.push('stay'),
    letGo: () => done.push('letGo'),
    layBack: () => done.push('layBack'),
  };
  const ctrl = { activity: 'take', hand };
  const pointer = new Pointer(ctrl);
  pointer.above({ getBoundingClientRect: () => TRAY });
  pointer.downOnTray(3, at(by, 'pointerdown', [550, 180]));
  for (const spot of way) pointer.move(at(by, 'pointermove', spot));
  pointer.up(at(by, end ?? 'pointerup', way.at(-1)));
  return done;
});
"""


def test_a_piece_that_is_brought_back_to_the_tray_is_laid_back() -> None:
    """If it cannot be put back, a mouse gets the reason, and a finger just lifts. A drag that never left the tray
    counts as a click."""
    there_and_back, within, out = [(300, 150), (520, 150)], [(550, 150), (540, 130)], [(520, 150), (300, 150)]
    drags: list[tuple[dict[str, Any], list[str]]] = [
        ({"by": "mouse", "way": there_and_back, "mayLayBack": True}, ["layBack"]),
        ({"by": "mouse", "way": there_and_back, "mayLayBack": False}, ["layBack"]),
        ({"by": "mouse", "way": within, "mayLayBack": True}, []),
        ({"by": "mouse", "way": out, "mayLayBack": True}, ["letGo"]),
        ({"by": "touch", "way": there_and_back, "mayLayBack": True}, ["layBack"]),
        ({"by": "touch", "way": there_and_back, "mayLayBack": False}, ["stay"]),
        ({"by": "touch", "way": within, "mayLayBack": True}, ["stay"]),
        ({"by": "touch", "way": there_and_back, "mayLayBack": True, "end": "pointercancel"}, ["stay"]),
    ]
    assert computed(BACK, [drag for drag, _ in drags]) == [done for _, done in drags]


WHERE = """
import { whereIs } from './hand/packets';
export default (poses) => poses.map(([x, y, z]) => whereIs({ x, y, z, w: 1, i: 0, j: 0, k: 0 }));
"""


def test_the_board_says_where_a_piece_is_as_words_bring_it_there() -> None:
    places = [(0, 0, 0), (2, -60, 35), (11, 80, -90), (5, 99, 100)]
    poses = [legs_to(Bring(*place, 40, 0, 0), 0, Pose(0.0, -0.13, 0.0))[-1].to for place in places]
    found = computed(WHERE, [pose[:3] for pose in poses])
    assert [(one["compartment"], one["along"], one["depth"]) for one in found] == places


BESIDE = """
import { placeLabel } from './read/labels';
const room = { width: 600, height: 400 };
const word = { width: 120, height: 30 };
const spot = (at, numbers, before = null, pieces = [], aims = []) =>
  placeLabel(at, word, room, { numbers, aims, pieces, about: 15 }, before);
export default () => ({
  free: spot({ x: 300, y: 300 }, []),
  above: spot({ x: 300, y: 300 }, [{ x: 300, y: 255 }]),
  before: spot({ x: 300, y: 300 }, [{ x: 300, y: 255 }], 2),
  edge: spot({ x: 590, y: 300 }, [{ x: 590, y: 255 }]),
  top: spot({ x: 300, y: 10 }, []),
  below: spot({ x: 300, y: 300 }, [], 3, [{ x: 300, y: 360 }]),
  piece: spot({ x: 300, y: 300 }, [], null, [{ x: 300, y: 250 }]),
  amid: spot({ x: 300, y: 300 }, [{ x: 300, y: 255 }], null, [150, 450].map((x) => ({ x, y: 300 }))),
  aim: spot({ x: 300, y: 300 }, [], 3, [], [{ x: 280, y: 350 }]),
  both: spot({ x: 300, y: 300 }, [], 3, [{ x: 300, y: 250 }, ...[150, 450].map((x) => ({ x, y: 300 }))],
    [{ x: 280, y: 350 }]),
  crowd: spot({ x: 300, y: 300 }, [{ x: 300, y: 255 }], null,
    [200, 300, 400].flatMap((x) => [250, 300, 360].map((y) => ({ x, y })))),
});
"""


def test_what_is_said_of_a_piece_covers_neither_it_nor_a_number() -> None:
    """Above the piece if no number is there, otherwise at a side with room. It avoids other pieces where it can, and
    above all the target; in a crowd, numbers matter more."""
    found = computed(BESIDE)
    assert found["free"] == {"way": 0, "x": 300, "y": 246}
    assert (found["above"]["way"], found["before"]["way"], found["edge"]["way"]) == (1, 2, 2)
    assert found["top"]["y"] > 10 or abs(found["top"]["x"] - 300) > 60
    assert [found[case]["way"] for case in ("below", "piece", "amid", "crowd", "aim")] == [0, 1, 3, 1, 0]
    assert found["both"]["way"] != 3, "a piece is covered rather than what is aimed at"
    assert all(60 <= spot["x"] <= 540 and 0 <= spot["y"] <= 370 for spot in found.values())


WHY_NOT = """
import * as why from './read/whynot';
const view = { no_pass: '' };
const live = { isBound: false, isGripped: true, compartment: 2 };
const hand = { isBusy: false, isPass: false, steering: 'finger' };
const ctrl = { activity: 'carry', isCut: false, view, live };
export default (changes) => changes.map(([ask, { view: seen, live: now, hand: held, ...rest }]) =>
  why[ask]({ ...ctrl, ...rest, view: { ...view, ...seen }, live: { ...live, ...now }, hand: { ...hand, ...held } }));
"""


def test_the_board_knows_why_a_hand_cannot_do_something() -> None:
    """Where the stream has no answer: an empty hand, a lost connection and a rule are told apart."""
    soon = {"message": "refuse-drop-soon", "seconds": 7}
    asked: list[tuple[str, dict[str, Any], Any]] = [
        ("whyNotTake", {"activity": "take"}, "board-why-choose"),
        ("whyNotTake", {"activity": "take", "isCut": True}, "board-why-cut"),
        ("whyNotLetGo", {"live": {"compartment": None}}, "board-why-outside"),
        ("whyNotLetGo", {"hand": {"isBusy": True}}, "board-letting-go"),
        ("whyNotLetGo", {"hand": {"isBusy": True}, "isCut": True}, "board-why-cut"),
        ("whyNotLayBack", {}, "board-why-back"),
        ("whyNotLayBack", {"hand": {"isPass": True}}, "board-why-back-pass"),
        ("whyNotDrop", {"view": {"no_drop": soon}}, [soon["message"], {"seconds": 7}]),
        ("whyNotHold", {}, "board-why-hold"),
        ("whyNotPass", {"live": {"isBound": True}}, "board-why-pass-begun"),
        ("whyNotPass", {"activity": "refused"}, "board-why-pass-begun"),
        ("whyNotPass", {}, "board-why-pass-hand"),
        ("whyNotPass", {"hand": {"isPass": True}}, "board-why-back-pass"),
        ("whyNotPass", {"activity": "take", "view": {"no_pass": "refuse-pass-rounds"}}, "refuse-pass-rounds"),
        ("whyNotPass", {"view": {"no_pass": "refuse-pass-empty"}}, "refuse-pass-empty"),
    ]
    assert computed(WHY_NOT, [(ask, change) for ask, change, _ in asked]) == [reason for _, _, reason in asked]
