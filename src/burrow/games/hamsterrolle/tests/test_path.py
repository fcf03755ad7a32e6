"""Gestures and paths round-trip, and any other bytes are rejected without an error."""

import zlib

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from burrow.games.hamsterrolle import codec

BYTE, SIGNED, SHORT = st.integers(0, 255), st.integers(-128, 127), st.integers(-32768, 32767)
CARRIES = st.builds(codec.Carry, st.integers(0, 2**32 - 1), *[SHORT] * 7)
GESTURES: st.SearchStrategy[codec.Gesture] = st.one_of(
    CARRIES,
    st.builds(codec.Take, BYTE),
    st.builds(codec.Bring, BYTE, SIGNED, SIGNED, BYTE, SIGNED, BYTE),
    st.builds(codec.Hold, BYTE),
    st.sampled_from([codec.LetGo(), codec.Drop(), codec.Back()]),
)


@st.composite
def paths(draw: st.DrawFn) -> codec.Path:
    frames = sorted(draw(st.lists(st.integers(0, codec.LONGEST), max_size=12)))
    return tuple((frame, unnumbered(draw(GESTURES))) for frame in frames)


def unnumbered(gesture: codec.Gesture) -> codec.Gesture:
    return gesture._replace(number=0) if isinstance(gesture, codec.Carry) else gesture


def same(one: codec.Gesture | None, other: codec.Gesture) -> bool:
    """Gestures are tuples, so two kinds with the same numbers would compare equal."""
    return type(one) is type(other) and one == other


@given(GESTURES)
def test_a_gesture_comes_back(gesture: codec.Gesture) -> None:
    assert same(codec.read_gesture(codec.pack_gesture(gesture)), gesture)


@given(paths())
def test_a_path_comes_back(path: codec.Path) -> None:
    read = codec.read_path(codec.pack_path(path))
    assert read is not None
    assert [frame for frame, _ in read] == [frame for frame, _ in path]
    assert all(same(one, other) for (_, one), (_, other) in zip(read, path, strict=True))


@given(st.binary(max_size=60))
@example(b"")
@example(b"t")
@example(b"g0")
@example(b"\xff\x00")
@example(b"\xff\xff\xff\xff\xff\xff")
@example(b"\x00c\x80\x80\x80\x80\x80")
@example(b"\x00t")
@example(b"\x00")
def test_any_bytes_are_a_gesture_or_none_and_a_path_or_none(sent: bytes) -> None:
    gesture = codec.read_gesture(sent)
    assert gesture is None or codec.pack_gesture(gesture) == sent
    assert codec.read_path(sent) is None
    path = codec.read_path(zlib.compress(sent))
    assert path is None or codec.read_path(codec.pack_path(path)) == path


@pytest.mark.parametrize("cut", [1, 5, 12])
def test_a_path_that_is_cut_off_or_goes_on_is_none(cut: int) -> None:
    packed = codec.pack_path(((0, codec.Take(3)), (9, codec.Carry(0, 1, 2, 3, 32767, 0, 0, 0)), (30, codec.LetGo())))
    assert codec.read_path(packed) is not None
    assert codec.read_path(packed[:-cut]) is None
    assert codec.read_path(packed + b"\0" * cut) is None


def test_a_path_that_would_fill_the_memory_is_none() -> None:
    bomb = zlib.compress(b"\0g" * codec.LARGEST)
    assert len(bomb) < codec.LARGEST // 50
    assert codec.read_path(bomb) is None


def test_a_path_that_would_take_long_to_read_is_none() -> None:
    """Small when compressed, and not too large before; but no hand says a thousand things at once."""
    much: codec.Path = ((0, codec.Take(3)), *(((0, codec.Hold(1)),) * (codec.longest_until(0) - 1)))
    assert len(much) < 1000
    assert codec.read_path(codec.pack_path(much)) == much
    assert codec.read_path(codec.pack_path((*much, (0, codec.Drop())))) is None
    assert codec.read_path(codec.pack_path((*much, (1, codec.Drop())))) == (*much, (1, codec.Drop())), (
        "one more with each frame"
    )


def test_ten_minutes_without_a_rest_are_too_much() -> None:
    """Small when compressed, but slow to read. A hand that never rests is heard in every frame for a minute and a half,
    as long as any clock."""
    steady: codec.Path = (
        (0, codec.Take(3)),
        *((n, codec.Carry(0, n % 2, 0, 0, 32767, 0, 0, 0)) for n in range(1, codec.LONGEST + 1)),
    )
    packed = codec.pack_path(steady)
    assert len(packed) < 1000
    assert codec.read_path(packed) is None
    assert codec.read_path(packed, enough=90 * 60) == steady[: 90 * 60 + 2]


def test_the_longest_path_is_not_too_large() -> None:
    """The most gestures a hand can say in ten minutes, each as large as possible."""
    gestures, others = codec.longest_until(codec.LONGEST), codec.gestures_until(codec.LONGEST) + codec.ENDING
    waits = gestures + codec.LONGEST // 0x80
    carry, bring = (
        1 + 7 * len(codec.varint(codec.zigzag(4 * 0x8000))),
        len(codec.pack_gesture(codec.Bring(0, 0, 0, 0, 0, 0))),
    )
    assert waits + (gestures - others) * carry + others * bring < codec.LARGEST


def test_a_path_is_read_no_further_than_it_is_wanted() -> None:
    path: codec.Path = (
        (0, codec.Take(3)),
        (9, codec.Hold(1)),
        (10, codec.Hold(0)),
        (11, codec.Drop()),
        (12, codec.Back()),
    )
    assert codec.read_path(codec.pack_path(path), enough=10) == path[:4]


def test_a_path_ends_with_the_longest_turn() -> None:
    assert codec.read_path(codec.pack_path(((codec.LONGEST, codec.Drop()),))) == ((codec.LONGEST, codec.Drop()),)
    assert codec.read_path(codec.pack_path(((codec.LONGEST + 1, codec.Drop()),))) is None


def test_a_place_out_of_the_world_is_none() -> None:
    far = (b"\x00c" + b"\xfe\xff\x03" + b"\0" * 6) * 2
    assert codec.read_path(zlib.compress(far[: len(far) // 2])) == ((0, codec.Carry(0, 32767, 0, 0, 0, 0, 0, 0)),)
    assert codec.read_path(zlib.compress(far)) is None


def test_frames_never_run_backwards() -> None:
    with pytest.raises(ValueError, match="backwards"):
        codec.pack_path(((5, codec.Take(0)), (4, codec.LetGo())))


def test_a_hand_has_one_piece_from_the_first_gesture_on() -> None:
    take, again = (0, codec.Take(3)), (70, codec.Take(3))
    assert codec.is_hand_with(3, (take, (9, codec.Hold(3)), (60, codec.LetGo()), again, (90, codec.Drop())))
    assert not codec.is_hand_with(4, (take, (60, codec.LetGo())))
    assert not codec.is_hand_with(3, (take, (60, codec.LetGo()), (70, codec.Take(4))))
    assert not codec.is_hand_with(3, (take, (9, codec.Back()), again))
    assert not codec.is_hand_with(3, ((0, codec.Hold(3)), again))
    assert not codec.is_hand_with(3, ())


def test_a_steady_movement_is_small() -> None:
    """Ten seconds of steady movement take a few bytes a second, because only changes in course are stored."""
    path: codec.Path = (
        (0, codec.Take(3)),
        *((n, codec.Carry(0, 7 * n, -2600, 5 * n, 32767, 0, 0, 0)) for n in range(1, 600)),
    )
    assert len(codec.pack_path(path)) < 100
