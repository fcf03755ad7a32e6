"""The stream of a turn in the browser: it reads what Python packs and shows it smoothly."""

from base64 import b64encode
from collections.abc import Sequence
from itertools import pairwise
from math import cos, pi, sin
from typing import Any

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
    READY,
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

STEP = 2
"""Frames of the session between two of the stream."""


def base64(packed: bytes) -> str:
    return b64encode(packed).decode()


def rolling(number: int, contact: float, *, kind: int = NEWS, gone: tuple[Gone, ...] = ()) -> str:
    """A frame of a wheel that has rolled this far, with one piece moving along."""
    head = Head(kind, ROLLING, number, contact=round(contact * 100_000))
    body = pack_body(3, Pose(contact / 1000, 0.01, -0.1))
    return base64(pack_frame(Frame(head, {3: body}, gone)))


# Reading

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


def test_a_piece_laid_back_and_taken_again_is_there() -> None:
    script = """
    import { frameOf } from './motion/frame';
    import { WheelState } from './motion/wheel-state';
    export default (texts) => {
      const picture = new WheelState();
      return texts.map((text) => { picture.take(frameOf(text)); return [picture.inside[3], picture.gone[3]]; });
    };
    """
    pose, back = {3: pack_body(3, Pose(0, 0, 0))}, (Gone(3, BACK),)
    taken, none = Head(NEWS, CARRYING, 2, piece=3), Head(NEWS, CARRYING, 4)
    frames = [Frame(taken, pose), Frame(none, {}, back), Frame(taken, pose, back), Frame(none, {}, back)]
    assert computed(script, [base64(pack_frame(frame)) for frame in frames]) == [[1, 0], [0, 3], [1, 0], [0, 3]]


LIVE = """
import { frameOf } from './motion/frame';
import { WheelState } from './motion/wheel-state';
import { Live } from './motion/live.svelte';
export default (texts) => {
  const live = new Live();
  const view = { options: { clock: 'none' } };
  return texts.map((text) => { live.take(frameOf(text), new WheelState(), view); return live.isTouching; });
};
"""


def test_a_piece_that_hops_along_the_wood_touches_it_all_the_while() -> None:
    """But not once it is lifted off or let go."""
    told = [(0, GRIPPED), (2, GRIPPED | TOUCHING), (4, GRIPPED), (8, GRIPPED | TOUCHING), (12, GRIPPED), (40, GRIPPED)]
    told += [(42, GRIPPED | TOUCHING), (44, HELD)]
    heads = [Head(WHOLE, CARRYING, number, bits=bits, piece=3) for number, bits in told]
    touching = computed(LIVE, [base64(pack_frame(Frame(head, {}))) for head in heads])
    assert touching == [False, True, True, True, True, False, True, False]


# Showing

SHOW = """
import { frameOf } from './motion/frame';
import { Timeline } from './motion/timeline';
/** Frames by the ms at which they arrive; the picture every 10 ms. */
export default ({ arrivals, until }) => {
  const passed = [];
  const timeline = new Timeline((frame) => passed.push(frame.number));
  timeline.settle(null, 0, 0, { live: false });
  const shown = [];
  for (let now = 0; now <= until; now += 10) {
    for (const [at, text] of arrivals) if (at > now - 10 && at <= now) timeline.hear(frameOf(text), now);
    timeline.run(now);
    const { contact, hub, poses, inside } = timeline.shown;
    shown.push({ now, contact, hub, x: poses[3].x, inside: inside[3], heard: timeline.latest.contact });
  }
  return { shown, passed };
};
"""


def roll(arrive: list[float], *, speed: float = 0.6) -> list[tuple[float, str]]:
    """A wheel that rolls evenly, by `speed` degrees in each frame of the session."""
    numbers = [STEP * n for n in range(len(arrive))]
    kinds = [WHOLE, *[NEWS] * (len(arrive) - 1)]
    frames = [rolling(n, n * speed, kind=kind) for n, kind in zip(numbers, kinds, strict=True)]
    return list(zip(arrive, frames, strict=True))


def shown(arrivals: Sequence[tuple[float, str]], until: float) -> Any:
    return computed(SHOW, {"arrivals": arrivals, "until": until})


def test_uneven_frames_are_shown_evenly() -> None:
    shakes = [0, 25, 3, 18, 9, 30, 1, 14]
    arrive = [100 + n * 1000 / 30 + shakes[n % len(shakes)] for n in range(90)]
    seen = shown(roll(arrive), 3000)["shown"]
    steps = [after["contact"] - before["contact"] for before, after in pairwise(seen) if 800 < after["now"] < 2900]
    even = 0.6 * 60 / 100
    assert min(steps) > even * 0.8
    assert max(steps) < even * 1.2


def test_nothing_is_shown_that_was_not_heard() -> None:
    seen = shown(roll([100, 133, 166, 900, 933]), 1500)["shown"]
    assert all(moment["contact"] <= moment["heard"] for moment in seen)
    assert seen[-1]["contact"] == pytest.approx(0.6 * 8)


def test_the_picture_is_less_than_a_fifth_of_a_second_behind() -> None:
    arrive = [100 + n * 1000 / 30 for n in range(60)]
    seen = shown(roll(arrive), 2000)["shown"]
    late = [(moment["heard"] - moment["contact"]) / (0.6 * 60) for moment in seen if 800 < moment["now"] < 2000]
    assert min(late) > 0.04
    assert max(late) < 0.2


def test_after_a_long_gap_the_picture_jumps() -> None:
    numbers = [0, 2, 4, 200, 202, 204, 206, 208, 210]
    arrive = [100 + n * 1000 / 60 for n in numbers]
    frames = [rolling(n, n * 0.1, kind=WHOLE if n in (0, 200) else NEWS) for n in numbers]
    seen = shown(list(zip(arrive, frames, strict=True)), 4000)["shown"]
    assert seen[-1]["contact"] == pytest.approx(21)
    assert next(moment["now"] for moment in seen if moment["contact"] > 20) < arrive[-1] + 200


def test_late_news_and_news_of_nothing_known_are_dropped() -> None:
    script = """
    import { frameOf } from './motion/frame';
    import { Timeline } from './motion/timeline';
    export default (texts) => {
      const timeline = new Timeline();
      timeline.settle(null, 0, 0, { live: false });
      return texts.map((text, n) => timeline.hear(frameOf(text), 33 * n));
    };
    """
    told = [rolling(2, 1), rolling(2, 1, kind=WHOLE), rolling(4, 2), rolling(3, 1), rolling(6, 3)]
    assert computed(script, told) == [False, True, True, False, True]


def test_a_piece_that_is_laid_back_is_seen_to_be_gone_although_no_time_passes() -> None:
    """Without a clock no further frame would show it."""
    held = base64(pack_frame(Frame(Head(WHOLE, CARRYING, 8, piece=3), {3: pack_body(3, Pose(0, 0, 0))})))
    laid_back = base64(pack_frame(Frame(Head(NEWS, READY, 8), {}, (Gone(3, BACK),))))
    seen = shown([(100, held), (600, laid_back)], 900)["shown"]
    assert {moment["inside"] for moment in seen if 300 < moment["now"] < 600} == {1}
    assert seen[-1]["inside"] == 0


def test_where_no_news_came_nothing_moved() -> None:
    """After a pause the piece starts when the news says so; it does not creep during the pause."""
    frames = [(100, rolling(0, 0, kind=WHOLE)), (133, rolling(2, 0)), (1100, rolling(60, 20))]
    seen = shown(frames, 1500)["shown"]
    assert all(moment["contact"] == 0 for moment in seen if moment["now"] < 1150)
    assert seen[-1]["contact"] == 20


def test_a_piece_that_has_left_is_gone_when_the_picture_comes_to_it() -> None:
    numbers = range(0, 30, 2)
    frames = [rolling(n, n, kind=NEWS if n else WHOLE) for n in numbers]
    left = Frame(Head(NEWS, ROLLING, 30, contact=3_000_000), {}, (Gone(3, FALLEN),))
    arrivals = [(100 + n * 1000 / 60, frame) for n, frame in zip(numbers, frames, strict=True)]
    seen = shown([*arrivals, (600, base64(pack_frame(left)))], 1200)["shown"]
    assert {moment["inside"] for moment in seen if 300 < moment["now"] < 600} == {1}
    assert seen[-1]["inside"] == 0


def test_each_frame_is_passed_on_once_when_the_picture_comes_to_it() -> None:
    arrive = [100 + n * 1000 / 30 for n in range(30)]
    assert shown(roll(arrive), 1600)["passed"] == [STEP * n for n in range(30)]


def test_the_hub_goes_with_the_roll() -> None:
    seen = shown(roll([100 + n * 1000 / 30 for n in range(30)]), 1600)["shown"]
    assert seen[-1]["hub"] == pytest.approx(-0.185 * seen[-1]["contact"] * pi / 180)


def test_a_settled_world_waits_for_the_last_frames_of_its_turn() -> None:
    script = """
    import { frameOf } from './motion/frame';
    import { Timeline } from './motion/timeline';
    export default ({ turn, settled, live }) => {
      const timeline = new Timeline();
      timeline.settle(null, 0, 0, { live: false });
      const shown = [];
      for (let now = 0; now < 1500; now += 10) {
        turn.forEach((text, n) => { if (now === 100 + 30 * n) timeline.hear(frameOf(text), now); });
        if (now === 100 + 30 * turn.length) timeline.settle(frameOf(settled), 5, now, { live });
        timeline.run(now);
        shown.push(timeline.shown.contact);
      }
      return shown;
    };
    """
    turn = [rolling(2 * n, 355 + n, kind=NEWS if n else WHOLE) for n in range(11)]
    given = {"turn": turn, "settled": rolling(20, 365, kind=WHOLE)}
    watched = computed(script, {**given, "live": True})
    jumped = computed(script, {**given, "live": False})
    assert watched[-1] == jumped[-1] == 5
    assert max(watched) == pytest.approx(365, abs=0.5)
    assert max(jumped) < 363


# Watching again

REPLAY = """
import { readMotion } from './motion/frame';
import { Motion } from './motion/stored';
import { Timeline } from './motion/timeline';
export default async ({ motion, speed, seek, frame = 10 }) => {
  const passed = [];
  const timeline = new Timeline((frame) => passed.push(frame.number));
  timeline.settle(null, 77, 0, { live: false });
  timeline.run(0);
  const watched = new Motion(await readMotion(motion));
  timeline.replay(watched, speed);
  const shown = [];
  let now = 0;
  while (timeline.run((now += frame)) && now < 600_000) shown.push(timeline.shown.contact);
  timeline.steer({ at: seek });
  timeline.run(now);
  const sought = timeline.shown.contact;
  timeline.stopReplay();
  return { shown, passed, length: watched.length, sought, after: timeline.shown.contact };
};
"""


def motion(numbers: list[int]) -> str:
    frames = [Frame(Head(NEWS if n else WHOLE, ROLLING, n, contact=n * 10_000), {}) for n in numbers]
    return base64(pack_motion([pack_frame(frame) for frame in frames]))


def test_a_stored_turn_runs_from_its_beginning_to_its_end() -> None:
    numbers = list(range(0, 301, 3))
    watched = computed(REPLAY, {"motion": motion(numbers), "speed": 1, "seek": 2500})
    assert watched["length"] == pytest.approx(5000)
    assert len(watched["shown"]) == pytest.approx(500, abs=2)
    assert watched["shown"] == sorted(watched["shown"])
    assert watched["passed"] == numbers
    assert watched["sought"] == pytest.approx(15)
    assert watched["after"] == 77


def test_twice_as_fast_takes_half_as_long() -> None:
    watched = computed(REPLAY, {"motion": motion(list(range(0, 301, 3))), "speed": 2, "seek": 0})
    assert len(watched["shown"]) == pytest.approx(250, abs=2)


def test_a_page_that_stands_still_misses_nothing() -> None:
    """On a machine that draws once in five seconds, a turn of five seconds is not over with the first picture."""
    turn = {"motion": motion(list(range(0, 301, 3))), "speed": 1, "seek": 0, "frame": 5000}
    assert len(computed(REPLAY, turn)["shown"]) > 10


def test_a_long_pause_is_cut_short() -> None:
    """Half a minute in which nobody moved; the wheel moves half a second before and after it."""
    numbers = [*range(0, 31, 3), *range(1830, 1861, 3)]
    watched = computed(REPLAY, {"motion": motion(numbers), "speed": 1, "seek": 0})
    assert watched["length"] == pytest.approx(500 + 500 + 500)


# Turning


def test_half_of_a_quarter_turn_is_an_eighth() -> None:
    script = """
    import { noPose } from './read/pose';
    import { blend } from './motion/blend';
    export default ([from, to, share]) => { const out = noPose(); blend(from, to, share, out); return out; };
    """
    still = {"x": 0, "y": 0, "z": 0, "w": 1, "i": 0, "j": 0, "k": 0}
    quarter = {"x": 1, "y": 2, "z": 3, "w": -cos(pi / 4), "i": 0, "j": -sin(pi / 4), "k": 0}
    half = computed(script, [still, quarter, 0.5])
    assert [half[axis] for axis in "xyz"] == [0.5, 1, 1.5]
    assert [half[part] for part in "wijk"] == pytest.approx([cos(pi / 8), 0, sin(pi / 8), 0])
