"""The stream of a turn: the browser reads what Python packs."""

from base64 import b64encode

import pytest

from burrow.games.hamsterrolle.physics.codes import (
    BACK,
    BOUND,
    CARRYING,
    DROPPABLE,
    FALLEN,
    GRIPPED,
    HELD,
    MAYBE,
    NEVER,
    NEWS,
    NO_CLOCK,
    NO_PIECE,
    NO_VERDICT,
    ROLLING,
    SHELF,
    TOUCHING,
    WHOLE,
    YES,
)
from burrow.games.hamsterrolle.physics.frame import Frame, Gone, Head, Knock, pack_body, pack_frame
from burrow.games.hamsterrolle.physics.motion import pack_motion
from burrow.games.hamsterrolle.physics.pose import Pose, Rotation, normal
from burrow.games.hamsterrolle.tests.browser_code import computed, needs_web_tools

pytestmark = needs_web_tools


def base64(packed: bytes) -> str:
    return b64encode(packed).decode()


READ = """
import { frameOf } from './motion/frame';
export default (texts) => texts.map(frameOf);
"""


def test_every_part_of_a_head_is_read() -> None:
    told = Head(NEWS, CARRYING, 70_000, 29_500, 4_000_000_000, HELD | BOUND, 12, 7, -250, 11, 123_456_789)
    bare = Head(WHOLE, ROLLING, 1, NO_CLOCK, 0, GRIPPED | TOUCHING | DROPPABLE, NO_PIECE, NO_VERDICT, 0, -1, 0)
    first, second = computed(READ, [base64(pack_frame(Frame(head, {}))) for head in (told, bare)])
    assert first == {
        "whole": False,
        "phase": 1,
        "number": 70_000,
        "left": 29_500,
        "echo": 4_000_000_000,
        "held": True,
        "gripped": False,
        "bound": True,
        "touching": False,
        "droppable": False,
        "stays": "maybe",
        "piece": 12,
        "verdict": 7,
        "value": -250,
        "compartment": 11,
        "contact": 1234.56789,
        "bodies": [],
        "gone": [],
        "knocks": [],
    }
    assert second["whole"]
    bits = ("held", "gripped", "bound", "touching", "droppable")
    assert [second[name] for name in bits] == [False, True, False, True, True]
    assert [second[name] for name in ("left", "piece", "verdict", "compartment")] == [None] * 4


def test_poses_are_read_whichever_part_of_the_turn_is_largest() -> None:
    turns = [
        Rotation(0.9, 0.1, -0.3, 0.2),
        Rotation(0.2, -0.9, 0.3, 0.1),
        Rotation(-0.3, 0.2, 0.9, 0.1),
        Rotation(0.1, 0.3, 0.2, -0.9),
    ]
    poses = [Pose(0.1, -0.02, 0.3 - 0.1 * n, *normal(turn)) for n, turn in enumerate(turns)]
    bodies = {piece: pack_body(piece, pose) for piece, pose in enumerate(poses)}
    (frame,) = computed(READ, [base64(pack_frame(Frame(Head(WHOLE, ROLLING, 0), bodies)))])
    read = [body["pose"] for body in frame["bodies"]]
    for pose, found in zip(poses, read, strict=True):
        assert [found[axis] for axis in "xyz"] == pytest.approx(pose.at, abs=1e-5)
        alike = sum(part * found[name] for part, name in zip(pose.rotation, "wijk", strict=True))
        assert abs(alike) == pytest.approx(1, abs=1e-8)


def test_whether_a_piece_would_stay_is_read_beside_the_other_bits() -> None:
    forecasts = (MAYBE, YES, SHELF, NEVER)
    heads = [Head(NEWS, CARRYING, 1, bits=HELD | DROPPABLE | stays, piece=3) for stays in forecasts]
    read = computed(READ, [base64(pack_frame(Frame(head, {}))) for head in heads])
    assert [frame["stays"] for frame in read] == ["maybe", "yes", "shelf", "never"]
    assert all(frame["held"] and frame["droppable"] and not frame["bound"] for frame in read)


def test_what_left_and_what_knocked_is_read() -> None:
    frame = Frame(Head(NEWS, ROLLING, 0), {}, (Gone(4, FALLEN), Gone(28, BACK)), (Knock(3, 254, 255), Knock(1, 2, 51)))
    (read,) = computed(READ, [base64(pack_frame(frame))])
    assert read["gone"] == [{"piece": 4, "why": 1}, {"piece": 28, "why": 3}]
    assert read["knocks"] == [{"piece": 3, "other": 254, "force": 1}, {"piece": 1, "other": 2, "force": 0.2}]


def test_a_frame_that_is_cut_short_is_refused() -> None:
    script = """
    import { frameOf } from './motion/frame';
    const read = (text) => { try { frameOf(text); return 'read'; } catch (no) { return no.name; } };
    export default (texts) => texts.map(read);
    """
    whole = pack_frame(Frame(Head(WHOLE, ROLLING, 0), {3: pack_body(3, Pose(0, 0, 0))}, (Gone(1, FALLEN),)))
    cut = [base64(whole[:size]) for size in range(1, len(whole))]
    assert computed(script, [base64(whole), *cut]) == ["read", *["RangeError"] * len(cut)]


def test_a_stored_turn_is_read() -> None:
    frames = [pack_frame(Frame(Head(WHOLE, ROLLING, 3 * n, contact=n), {})) for n in range(200)]
    script = """
    import { readMotion } from './motion/frame';
    export default async (text) => (await readMotion(text)).map(({ number }) => number);
    """
    assert computed(script, base64(pack_motion(frames))) == [3 * n for n in range(200)]
