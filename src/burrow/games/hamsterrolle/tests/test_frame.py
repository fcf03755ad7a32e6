"""The stream to the boards: packed frames read back unchanged, and any other bytes are rejected."""

import zlib
from math import acos, degrees, hypot, sqrt
from typing import get_args, get_type_hints

from hypothesis import example, given
from hypothesis import strategies as st

from burrow.games.hamsterrolle.codec import FRAMES_A_SECOND, LetGo, Take
from burrow.games.hamsterrolle.moves.dropping import clock_frames
from burrow.games.hamsterrolle.options import Options
from burrow.games.hamsterrolle.physics.codes import (
    FALLEN,
    MAYBE,
    NEVER,
    NEWS,
    NO_CLOCK,
    TABLE,
    TOUCHING,
    WHOLE,
    WOOD,
    YES,
)
from burrow.games.hamsterrolle.physics.frame import (
    HEAD,
    Frame,
    Gone,
    Head,
    Knock,
    pack_body,
    pack_frame,
    unpack_body,
    unpack_frame,
)
from burrow.games.hamsterrolle.physics.life import LIES, SEEN
from burrow.games.hamsterrolle.physics.motion import EVERY, pack_motion, unpack_motion
from burrow.games.hamsterrolle.physics.pose import Pose, Rotation, normal
from burrow.games.hamsterrolle.physics.show import KEPT, Recorder, Stream
from burrow.games.hamsterrolle.tests.pieces import CUBE
from burrow.games.hamsterrolle.tests.turns import SECOND, Live, brought, set_up

LENGTHS = st.floats(-0.6, 0.6)
PARTS = st.floats(-1, 1)
POSES = st.builds(
    lambda x, y, z, w, i, j, k: Pose(x, y, z, *normal(Rotation(w, i, j, k))), *[LENGTHS] * 3, *[PARTS] * 4
)
BYTE = st.integers(0, 255)
HEADS = st.builds(
    Head,
    st.sampled_from([NEWS, WHOLE]),
    st.integers(0, 5),
    *[st.integers(0, 2**32 - 1)] * 3,
    *[BYTE] * 3,
    st.integers(-32768, 32767),
    st.integers(-1, 11),
    st.integers(-(10**8), 10**8),
)
FRAMES = st.builds(
    lambda head, poses, gone, knocks: Frame(
        head, {piece: pack_body(piece, pose) for piece, pose in poses.items()}, gone, knocks
    ),
    HEADS,
    st.dictionaries(st.integers(0, 28), POSES, max_size=29),
    st.lists(st.builds(Gone, BYTE, BYTE), max_size=29).map(tuple),
    st.lists(st.builds(Knock, BYTE, BYTE, BYTE), max_size=255).map(tuple),
)


@given(BYTE, POSES)
@example(7, Pose(0.0, 0.0, 0.0, 0.5, 0.5, 0.5, 0.5))
@example(7, Pose(0.0, 0.0, 0.0, -0.5, 0.5, -0.5, 0.5))
@example(7, Pose(0.0, 0.0, 0.0, 0.0, 0.0, -sqrt(0.5), sqrt(0.5)))
@example(7, Pose(0.65, -0.65, 0.65, 0.0, 0.0, 0.0, -1.0))
def test_a_pose_comes_back_within_a_fiftieth_of_a_millimetre_and_a_tenth_of_a_degree(piece: int, pose: Pose) -> None:
    number, seen = unpack_body(pack_body(piece, pose))
    assert number == piece
    assert max(abs(one - other) for one, other in zip(seen.at, pose.at, strict=True)) <= 0.00002
    dot = abs(sum(one * other for one, other in zip(seen.rotation, pose.rotation, strict=True)))
    assert degrees(2 * acos(min(1.0, dot))) <= 0.1
    assert abs(hypot(*seen.rotation) - 1) < 1e-6


@given(FRAMES)
def test_a_frame_comes_back(frame: Frame) -> None:
    assert unpack_frame(pack_frame(frame)) == frame


@given(st.lists(FRAMES, max_size=5))
def test_a_motion_comes_back(frames: list[Frame]) -> None:
    assert unpack_motion(pack_motion(pack_frame(frame) for frame in frames)) == tuple(frames)


@given(st.binary(max_size=200))
@example(b"")
@example(b"\0" * HEAD.size)
@example(b"\0" * HEAD.size + b"\xff\0\0")
def test_any_bytes_are_a_frame_or_none(packed: bytes) -> None:
    frame = unpack_frame(packed)
    assert frame is None or unpack_frame(pack_frame(frame)) == frame
    assert unpack_motion(packed) is None
    motion = unpack_motion(zlib.compress(packed))
    assert motion is None or len(motion) <= len(packed)


HERE = Pose(0.1, 0.0, -0.1)
HEAD_NOW = Head(NEWS, 1, 30, left=29_500, echo=7, piece=3)


def test_the_first_news_are_everything_and_then_only_what_moves() -> None:
    stream = Stream()
    first = stream.news(HEAD_NOW, {3: HERE, 4: HERE}, ())
    assert first is not None
    assert (first.head.kind, sorted(first.bodies)) == (WHOLE, [3, 4])
    moved = stream.news(HEAD_NOW, {3: HERE._replace(x=0.101), 4: HERE}, ())
    assert moved is not None
    assert (moved.head.kind, sorted(moved.bodies)) == (NEWS, [3])
    assert stream.news(HEAD_NOW, {3: HERE._replace(x=0.101), 4: HERE}, ()) is None


def test_what_creeps_is_seen_in_the_end() -> None:
    """A piece is sent again once it is a tenth of a millimetre from where it was last sent, not from the previous
    frame."""
    stream = Stream()
    told = [stream.news(HEAD_NOW, {3: HERE._replace(x=0.1 + n * 0.00002)}, ()) for n in range(20)]
    assert 2 <= len([frame for frame in told if frame]) <= 5


def test_a_knock_and_a_fall_are_told_once_and_always() -> None:
    stream = Stream()
    stream.news(HEAD_NOW, {3: HERE}, ())
    stream.hear([Knock(3, WOOD, 90), Knock(3, TABLE, 120)])
    frame = stream.news(HEAD_NOW, {}, (Gone(3, FALLEN),))
    assert frame is not None
    assert (len(frame.knocks), frame.gone, frame.bodies) == (2, (Gone(3, FALLEN),), {})
    later = stream.news(HEAD_NOW._replace(frame=33), {}, (Gone(3, FALLEN),))
    assert later is not None
    assert (later.knocks, later.gone) == ((), (Gone(3, FALLEN),))


def test_a_motion_leaves_out_a_pause_and_knows_how_long_it_was() -> None:
    recorder = Recorder()
    recorder.look(HEAD_NOW._replace(frame=0), {3: HERE}, ())
    for frame in range(3, 300, 3):
        recorder.look(HEAD_NOW._replace(frame=frame, left=frame), {3: HERE}, ())
    recorder.look(HEAD_NOW._replace(frame=300), {3: HERE._replace(x=0.11)}, ())
    motion = unpack_motion(recorder.packed())
    assert motion is not None
    assert [frame.head.frame for frame in motion] == [0, 297, 300]
    assert [len(frame.bodies) for frame in motion] == [1, 0, 1]
    assert {(frame.head.left, frame.head.echo) for frame in motion} == {(NO_CLOCK, 0)}


def test_of_a_very_long_turn_a_motion_has_the_end_and_begins_with_everything() -> None:
    """Piece 4 is sent once, at the start; piece 5 falls soon; piece 3 keeps moving."""
    whole, cut = Stream(), Recorder()
    seen: dict[int, bytes] = {}
    for number in range(3 * KEPT):
        head = HEAD_NOW._replace(frame=3 * number)
        poses = {3: HERE._replace(x=0.0002 * (number % 500)), 4: HERE, 5: HERE}
        gone: tuple[Gone, ...] = ()
        if number > 10:
            del poses[5]
            gone = (Gone(5, FALLEN),)
        frame = whole.news(head, poses, gone)
        assert frame is not None
        seen |= frame.bodies
        cut.look(head, poses, gone)
    motion = unpack_motion(cut.packed())
    assert motion is not None
    assert (len(motion), motion[-1].head.frame) == (KEPT, 3 * (3 * KEPT - 1))
    assert motion[0].head.frame == 3 * 2 * KEPT
    assert [frame.head.kind for frame in motion] == [WHOLE] + [NEWS] * (KEPT - 1)
    assert (sorted(motion[0].bodies), motion[0].gone) == ([3, 4], (Gone(5, FALLEN),))
    again: dict[int, bytes] = {}
    for frame in motion:
        again |= frame.bodies
    assert again == {piece: seen[piece] for piece in (3, 4)}


def test_the_stream_tells_when_the_piece_in_hand_touches_wood() -> None:
    """When it is set down, but not once it is lifted again or let go. The stored motion does not contain it."""
    live = Live(set_up())
    live.say(Take(CUBE), brought(2, lift=40))
    told = [is_touching(live.wait(3 * SECOND))]
    for lift in (0, 40, 0):
        live.say(brought(2, lift=lift))
        told.append(is_touching(live.wait(2 * SECOND)))
    assert told == [False, True, False, True]
    live.say(LetGo())
    assert not is_touching(live.wait(2))
    motion = unpack_motion(live.settled.motion)
    assert motion is not None
    assert not any(frame.head.bits & (TOUCHING | NEVER) for frame in motion), "neither that nor whether it would stay"


def test_the_stream_tells_whether_the_piece_in_hand_would_stay() -> None:
    """Above a divider it would. Near the top nothing holds a piece. In front of the wheel there is no forecast."""
    live = Live(set_up())
    live.say(Take(CUBE))
    told = [live.wait(2).seen.head.bits & NEVER]
    for gesture in (brought(2, along=-44), brought(5, lift=30)):
        live.say(gesture)
        told.append(live.wait(4 * SECOND).seen.head.bits & NEVER)
    assert told == [MAYBE, YES, NEVER]


def is_touching(live: Live) -> bool:
    return bool(live.seen.head.bits & TOUCHING)


def test_a_turn_with_any_clock_is_in_its_motion_as_a_whole() -> None:
    clocks = [clock_frames(Options(clock=clock)) for clock in get_args(get_type_hints(Options)["clock"])]
    longest = max(frames for frames in clocks if frames is not None)
    drop = 5 * FRAMES_A_SECOND
    assert (longest + drop + LIES + SEEN) / EVERY < KEPT


def test_knocks_that_nobody_asks_for_do_not_pile_up() -> None:
    stream = Stream()
    for _ in range(1000):
        stream.hear([Knock(3, WOOD, 90)] * 3)
    assert len(stream._knocks) < 300
    frame = stream.news(HEAD_NOW, {3: HERE}, ())
    assert frame is not None
    assert len(frame.knocks) == 255
