"""Words and paths round-trip, and any other bytes are rejected without an error."""

import zlib

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from burrow.games.hamsterrolle.codec import (
    ENDING,
    LARGEST,
    LONGEST,
    Back,
    Bring,
    Carry,
    Drop,
    Hold,
    LetGo,
    Path,
    Take,
    Word,
    is_hand_with,
    longest_until,
    pack_path,
    pack_word,
    read_path,
    read_word,
    varint,
    words_until,
    zigzag,
)

BYTE, SIGNED, SHORT = st.integers(0, 255), st.integers(-128, 127), st.integers(-32768, 32767)
CARRIES = st.builds(Carry, st.integers(0, 2**32 - 1), *[SHORT] * 7)
WORDS: st.SearchStrategy[Word] = st.one_of(
    CARRIES,
    st.builds(Take, BYTE),
    st.builds(Bring, BYTE, SIGNED, SIGNED, BYTE, SIGNED, BYTE),
    st.builds(Hold, BYTE),
    st.sampled_from([LetGo(), Drop(), Back()]),
)


@st.composite
def paths(draw: st.DrawFn) -> Path:
    frames = sorted(draw(st.lists(st.integers(0, LONGEST), max_size=12)))
    return tuple((frame, unnumbered(draw(WORDS))) for frame in frames)


def unnumbered(word: Word) -> Word:
    return word._replace(number=0) if isinstance(word, Carry) else word


def same(one: Word | None, other: Word) -> bool:
    """Words are tuples, so two kinds with the same numbers would compare equal."""
    return type(one) is type(other) and one == other


@given(WORDS)
def test_a_word_comes_back(word: Word) -> None:
    assert same(read_word(pack_word(word)), word)


@given(paths())
def test_a_path_comes_back(path: Path) -> None:
    read = read_path(pack_path(path))
    assert read is not None
    assert [frame for frame, _ in read] == [frame for frame, _ in path]
    assert all(same(one, other) for (_, one), (_, other) in zip(read, path, strict=True))


@given(st.binary(max_size=40))
@example(b"")
@example(b"t")
@example(b"g0")
@example(b"\xff\x00")
def test_any_bytes_are_a_word_or_none(packed: bytes) -> None:
    word = read_word(packed)
    assert word is None or pack_word(word) == packed


@given(st.binary(max_size=60))
@example(b"\xff\xff\xff\xff\xff\xff")
@example(b"\x00c\x80\x80\x80\x80\x80")
@example(b"\x00t")
@example(b"\x00")
def test_any_bytes_are_a_path_or_none(rows: bytes) -> None:
    assert read_path(rows) is None
    read = read_path(zlib.compress(rows))
    assert read is None or read_path(pack_path(read)) == read


@pytest.mark.parametrize("cut", [1, 5, 12])
def test_a_path_that_is_cut_off_or_goes_on_is_none(cut: int) -> None:
    packed = pack_path(((0, Take(3)), (9, Carry(0, 1, 2, 3, 32767, 0, 0, 0)), (30, LetGo())))
    assert read_path(packed) is not None
    assert read_path(packed[:-cut]) is None
    assert read_path(packed + b"\0" * cut) is None


def test_a_path_that_would_fill_the_memory_is_none() -> None:
    bomb = zlib.compress(b"\0g" * LARGEST)
    assert len(bomb) < LARGEST // 50
    assert read_path(bomb) is None


def test_a_path_that_would_take_long_to_read_is_none() -> None:
    """Small when compressed, and not too large before; but no hand says a thousand things at once."""
    much: Path = ((0, Take(3)), *(((0, Hold(1)),) * (longest_until(0) - 1)))
    assert len(much) < 1000
    assert read_path(pack_path(much)) == much
    assert read_path(pack_path((*much, (0, Drop())))) is None
    assert read_path(pack_path((*much, (1, Drop())))) == (*much, (1, Drop())), "one more with each frame"


def test_ten_minutes_without_a_rest_are_too_much() -> None:
    """Small when compressed, but slow to read. A hand that never rests is heard in every frame for a minute and a half,
    as long as any clock."""
    steady: Path = ((0, Take(3)), *((n, Carry(0, n % 2, 0, 0, 32767, 0, 0, 0)) for n in range(1, LONGEST + 1)))
    packed = pack_path(steady)
    assert len(packed) < 1000
    assert read_path(packed) is None
    assert read_path(packed, enough=90 * 60) == steady[: 90 * 60 + 2]


def test_the_longest_path_is_not_too_large() -> None:
    """The most words a hand can say in ten minutes, each as large as possible."""
    words, others = longest_until(LONGEST), words_until(LONGEST) + ENDING
    waits = words + LONGEST // 0x80
    carry, bring = 1 + 7 * len(varint(zigzag(4 * 0x8000))), len(pack_word(Bring(0, 0, 0, 0, 0, 0)))
    assert waits + (words - others) * carry + others * bring < LARGEST


def test_a_path_is_read_no_further_than_it_is_wanted() -> None:
    path: Path = ((0, Take(3)), (9, Hold(1)), (10, Hold(0)), (11, Drop()), (12, Back()))
    assert read_path(pack_path(path), enough=10) == path[:4]


def test_a_path_ends_with_the_longest_turn() -> None:
    assert read_path(pack_path(((LONGEST, Drop()),))) == ((LONGEST, Drop()),)
    assert read_path(pack_path(((LONGEST + 1, Drop()),))) is None


def test_a_place_out_of_the_world_is_none() -> None:
    far = (b"\x00c" + b"\xfe\xff\x03" + b"\0" * 6) * 2
    assert read_path(zlib.compress(far[: len(far) // 2])) == ((0, Carry(0, 32767, 0, 0, 0, 0, 0, 0)),)
    assert read_path(zlib.compress(far)) is None


def test_frames_never_run_backwards() -> None:
    with pytest.raises(ValueError, match="backwards"):
        pack_path(((5, Take(0)), (4, LetGo())))


def test_a_hand_has_one_piece_from_the_first_word_on() -> None:
    take, again = (0, Take(3)), (70, Take(3))
    assert is_hand_with(3, (take, (9, Hold(3)), (60, LetGo()), again, (90, Drop())))
    assert not is_hand_with(4, (take, (60, LetGo())))
    assert not is_hand_with(3, (take, (60, LetGo()), (70, Take(4))))
    assert not is_hand_with(3, (take, (9, Back()), again))
    assert not is_hand_with(3, ((0, Hold(3)), again))
    assert not is_hand_with(3, ())


def test_a_steady_movement_is_small() -> None:
    """Ten seconds of steady movement take a few bytes a second, because only changes in course are stored."""
    path: Path = ((0, Take(3)), *((n, Carry(0, 7 * n, -2600, 5 * n, 32767, 0, 0, 0)) for n in range(1, 600)))
    assert len(pack_path(path)) < 100
