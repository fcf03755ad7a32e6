"""Byte formats for what a hand does: the words a board streams, and the path stored for a turn.

A word is a letter followed by whole numbers, little-endian. A path is a list of words, each with the frame in which it
was said (60 a second, counted from the first word of the turn), compressed with zlib. Whole numbers only: the stored
path is exactly what moved the piece. No rules here.

In a path, each word is stored as the frames since the previous word (a varint), the letter, and its numbers. A `Carry`
stores how far each number is from a straight continuation of the last two, as signed varints, and leaves out its own
count."""

import zlib
from collections.abc import Iterable, Iterator
from struct import Struct as Layout
from typing import NamedTuple

FRAMES_A_SECOND = 60

LENGTH_UNIT = 20_000
"""Positions are whole numbers of 1/20,000 metre: 0.05 mm, and ±1.6 m in 16 bits."""
TURN_UNIT = 32_767
"""A quaternion's components are whole numbers of 1/32,767."""


class Take(NamedTuple):
    """Grip this piece: one from the tray, one from the two lowest compartments, or the seat's own refused piece."""

    piece: int


class Carry(NamedTuple):
    """The target pose of the piece in hand. Its centre is in metres times `LENGTH_UNIT`, from the hub as it stood when
    the turn began: x to the right in the front view of a wheel that rolls to the left, y away from the viewer, z up.
    Its rotation is a quaternion (w, x, y, z) times `TURN_UNIT`. The board numbers these words in `number`; every frame
    echoes the newest number that took effect. A stored path has 0."""

    number: int
    x: int
    y: int
    z: int
    qw: int
    qx: int
    qy: int
    qz: int


class Bring(NamedTuple):
    """The same for players without a mouse: the hand carries the piece there by itself, round the outside and in
    through the middle."""

    compartment: int
    along: int
    """Target of the piece's centre, from -100 at the rear divider to 100 at the front one."""
    depth: int
    """From -100 at the edge nearest the viewer to 100 at the far edge."""
    lift: int
    """Height above the floor of the compartment: 0 sets the piece down gently until it touches, 100 is at the hub."""
    turn: int
    """Rotation about the wheel's axis in steps of 15 degrees, relative to the floor of the compartment."""
    tilt: int
    """Which side is down: 0 flattest, 1 on its side, 2 upright; add 3 for the same, turned by a right angle about the
    vertical axis."""


class Hold(NamedTuple):
    """Hold the wheel (1) or free it (0)."""

    on: int


class LetGo(NamedTuple):
    """Let go of the piece; it is judged once it lies still (WA-06)."""


class Drop(NamedTuple):
    """Drop the piece unjudged, where that is offered (WA-11)."""


class Back(NamedTuple):
    """Put the piece back; only before it has touched anything (W-21, WA-13)."""


Word = Take | Carry | Bring | Hold | LetGo | Drop | Back

LAYOUTS: tuple[tuple[bytes, type[Word], Layout], ...] = (
    (b"t", Take, Layout("<B")),
    (b"c", Carry, Layout("<Ihhhhhhh")),
    (b"b", Bring, Layout("<BbbBbB")),
    (b"h", Hold, Layout("<B")),
    (b"g", LetGo, Layout("<")),
    (b"d", Drop, Layout("<")),
    (b"k", Back, Layout("<")),
)

LONGEST = 10 * 60 * FRAMES_A_SECOND
"""The most frames in a path. Without a clock, the hand lets go after this many."""
LARGEST = 1 << 20
"""The most bytes in a path before compression."""
WORDS = 400
PACE = 6
"""A turn may have `WORDS` words plus one for every `PACE` frames, not counting `Carry`. After that, the piece can only
be dropped."""
CARRIES = 90 * FRAMES_A_SECOND
PACE_OF_CARRIES = 6
"""The same limits for `Carry`: one in each frame for as long as any clock runs. A hand that never rests then moves a
little less smoothly."""
ENDING = 4
"""Extra words at the end: dropping, or what is said for a hand whose time is up."""

Path = tuple[tuple[int, Word], ...]
"""Each word with its frame."""


def words_until(frame: int) -> int:
    """The most words until this frame, not counting `Carry`."""
    return WORDS + frame // PACE


def carries_until(frame: int) -> int:
    return CARRIES + frame // PACE_OF_CARRIES


def longest_until(frame: int) -> int:
    """The most words in a path, so that reading one stays cheap: one `Carry` in each frame, and one more after each
    other word."""
    others = words_until(frame) + ENDING
    return others + min(carries_until(frame), frame + 1 + others)


def pack_word(word: Word) -> bytes:
    for letter, kind, layout in LAYOUTS:
        if isinstance(word, kind):
            return letter + layout.pack(*word)
    raise TypeError(f"not a word of the hand: {word!r}")


def read_word(packed: bytes) -> Word | None:
    """None if the bytes are not a word."""
    layout = layout_of(packed[:1])
    if layout is None or len(packed) != 1 + layout[1].size:
        return None
    return layout[0](*layout[1].unpack_from(packed, 1))


def layout_of(letter: bytes) -> tuple[type[Word], Layout] | None:
    return next(((kind, layout) for known, kind, layout in LAYOUTS if known == letter), None)


def pack_path(path: Path) -> bytes:
    """Pack the words in the order they were said; frames must not decrease."""
    rows = bytearray()
    before = 0
    course = Course()
    for frame, word in path:
        rows += varint(frame - before)
        before = frame
        if isinstance(word, Carry):
            rows += b"c"
            for strayed in course.strayed(word[1:]):
                rows += varint(zigzag(strayed))
        else:
            rows += pack_word(word)
    return zlib.compress(bytes(rows), 9)


def read_path(packed: bytes, *, enough: int = LONGEST) -> Path | None:
    """Read up to the first word after frame `enough`. None if the bytes are not a path: not compressed, too large, cut
    off, too long, or with too many words."""
    rows = inflated(packed, LARGEST)
    if rows is None:
        return None
    path: list[tuple[int, Word]] = []
    try:
        for frame, word in read_rows(rows):
            path.append((frame, word))
            if frame > enough:
                break
    except (ValueError, IndexError):
        return None
    return tuple(path)


def is_hand_with(piece: int, path: Path) -> bool:
    """Whether the path handles this piece and no other: it starts by taking it, every `Take` names it, and it is never
    put back."""
    begins = bool(path) and isinstance(path[0][1], Take)
    others = [word for _, word in path if isinstance(word, Back) or (isinstance(word, Take) and word.piece != piece)]
    return begins and not others


def inflated(packed: bytes, most: int) -> bytes | None:
    """Decompress; None if the data is incomplete or larger than `most`."""
    inflater = zlib.decompressobj()
    try:
        unpacked = inflater.decompress(packed, most)
    except zlib.error:
        return None
    return unpacked if inflater.eof and not inflater.unused_data else None


def read_rows(rows: bytes) -> Iterator[tuple[int, Word]]:
    """Raises if the bytes end too early or make no sense."""
    at = frame = said = enough = 0
    course = Course()
    while at < len(rows):
        waited, at = read_varint(rows, at)
        frame, said = frame + waited, said + 1
        if said > enough:
            enough = longest_until(frame)  # it never decreases, so this holds for a while
        if frame > LONGEST or said > enough:
            raise ValueError("too late, or too much")
        letter, at = rows[at : at + 1], at + 1
        if letter == b"c":
            strayed, at = read_numbers(rows, at, 7)
            yield frame, Carry(0, *course.followed(strayed))
        else:
            word, at = read_short(rows, at, letter)
            yield frame, word


def read_short(rows: bytes, at: int, letter: bytes) -> tuple[Word, int]:
    layout = layout_of(letter)
    if layout is None:
        raise ValueError("no such word")
    end = at + layout[1].size
    word = read_word(letter + rows[at:end])
    if word is None:
        raise ValueError("half a word")
    return word, end


class Course:
    """Predicts the next place by continuing in a straight line from the last two."""

    def __init__(self) -> None:
        self.last: tuple[int, ...] = (0,) * 7
        self.before: tuple[int, ...] = (0,) * 7

    def strayed(self, place: tuple[int, ...]) -> tuple[int, ...]:
        """The difference between `place` and the prediction; `place` becomes the last one."""
        strayed = tuple(
            there - 2 * last + before for there, last, before in zip(place, self.last, self.before, strict=True)
        )
        self.last, self.before = place, self.last
        return strayed

    def followed(self, strayed: Iterable[int]) -> tuple[int, ...]:
        """The inverse: the place for a difference."""
        place = tuple([s + 2 * last - before for s, last, before in zip(strayed, self.last, self.before, strict=True)])
        if max(place) >= 0x8000 or min(place) < -0x8000:
            raise ValueError("out of the world")
        self.last, self.before = place, self.last
        return place


def zigzag(number: int) -> int:
    return 2 * number if number >= 0 else -2 * number - 1


def signed(number: int) -> int:
    """The inverse of `zigzag`."""
    return number // 2 if number % 2 == 0 else -number // 2


NEAR = tuple(signed(byte) for byte in range(0x80))


def varint(number: int) -> bytes:
    """Seven bits per byte, lowest first; the high bit means more bytes follow."""
    if number < 0:
        raise ValueError(f"frames never run backwards, but these by {-number}")
    packed = bytearray()
    while number > 0x7F:
        packed.append(0x80 | number & 0x7F)
        number >>= 7
    packed.append(number)
    return bytes(packed)


def read_varint(rows: bytes, at: int) -> tuple[int, int]:
    number = shift = 0
    while shift < 28:
        byte, at = rows[at], at + 1
        number |= (byte & 0x7F) << shift
        if byte < 0x80:
            return number, at
        shift += 7
    raise ValueError("a number without an end")


def read_numbers(rows: bytes, at: int, count: int) -> tuple[list[int], int]:
    """Read signed numbers. Usually each is one byte, which has a fast path."""
    near = rows[at : at + count]
    if len(near) == count and near.isascii():
        return [NEAR[byte] for byte in near], at + count
    numbers = []
    for _ in range(count):
        number, at = read_varint(rows, at)
        numbers.append(signed(number))
    return numbers, at
