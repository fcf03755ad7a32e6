"""What the board's hand and the rules must agree on: gestures, sides, places and refusals."""

from pathlib import Path

import pytest

from burrow.games.hamsterrolle import moves
from burrow.games.hamsterrolle.codec import Back, Bring, Carry, Drop, Gesture, Hold, LetGo, Take, read_gesture
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

GESTURES = """
import * as packets from './hand/packets';
const pose = { x: 0.1, y: -0.13, z: -0.05, w: 0.5, i: -0.5, j: 0.5, k: 0.5 };
const place = { compartment: 11, along: -100, depth: 35, lift: 45, turn: -11, tilt: 5 };
const sent = [packets.take(28), packets.carry(70000, pose), packets.bring(place), packets.hold(true), packets.letGo(),
  packets.drop(), packets.back()];
export default () => sent.map((gesture) => [...gesture]);
"""


def test_python_reads_every_gesture_that_the_board_packs() -> None:
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
    heard = [read_gesture(bytes(sent)) for sent in computed(GESTURES)]
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


def test_sides_are_those_that_a_bring_names() -> None:
    for kind, rows in zip((0, 1, 4, 5, 6, 7), computed(SIDES), strict=True):
        for tilt, row in enumerate(rows):
            turn = side_down(kind, tilt, 0)
            cosine = sum(one * other for one, other in zip(row, (turn.w, turn.i, turn.j, turn.k), strict=True))
            assert abs(cosine) > 0.9999, (kind, tilt)


WHERE = """
import { whereIs } from './hand/packets';
export default (poses) => poses.map(([x, y, z]) => whereIs({ x, y, z, w: 1, i: 0, j: 0, k: 0 }));
"""


def test_the_board_says_where_a_piece_is_as_a_bring_names_it() -> None:
    places = [(0, 0, 0), (2, -60, 35), (11, 80, -90), (5, 99, 100)]
    poses = [legs_to(Bring(*place, 40, 0, 0), 0, Pose(0.0, -0.13, 0.0))[-1].to for place in places]
    found = computed(WHERE, [pose[:3] for pose in poses])
    assert [(one["compartment"], one["along"], one["depth"]) for one in found] == places
