"""What a hand does, packed: the words of the stream from a board, and the path that is stored of a turn.

A word is a letter and its whole numbers, little-endian. A path is a row of words, each behind the number of the frame
in which it was said (60 a second, counted from the first word of the turn), packed with zlib. Whole numbers only: what
is stored is exactly what moved the piece. Knows no rule.

In a path a word is: frames since the word before it, as a varint; the letter; its numbers. Those of a `Carry` are how
far each number is from where the last two would have led, as signed varints, and its own count is left out."""

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
    """Grip this piece: one from the tray, one out of the two lowest compartments, or the own one that lies there."""

    piece: int


class Carry(NamedTuple):
    """Where the piece in hand shall be: its centre, in metres times `LENGTH_UNIT`, from the hub as it stood when the
    turn began: x to the right of the front view for a wheel that rolls to the left, y away from the viewer, z up; and
    how it is turned, as a quaternion (w, x, y, z) times `TURN_UNIT`. The board counts its words in `number`, and finds
    the newest that counted in each frame; a stored path has 0."""

    number: int
    x: int
    y: int
    z: int
    qw: int
    qx: int
    qy: int
    qz: int


class Bring(NamedTuple):
    """The same in words, for whoever has no mouse: the hand itself carries the piece there, round the outside and in
    through the middle."""

    compartment: int
    along: int
    """From -100 at the rear divider to 100 at the front one; where the centre of the piece shall be."""
    depth: int
    """From -100 at the edge towards the viewer to 100 at the far one."""
    lift: int
    """How far above the floor of the compartment: 0 sets it down gently until it touches, 100 is at the hub."""
    turn: int
    """About the axis of the wheel, in steps of 15 degrees, relative to the floor of the compartment."""
    tilt: int
    """Which side is down: 0 as it lies flattest, 1 on its side, 2 upright, and the same again turned by a right angle
    about the standing axis with 3 added."""


class Hold(NamedTuple):
    """Hold the wheel (1) or leave it free (0)."""

    on: int


class LetGo(NamedTuple):
    """Let go of the piece, to have it judged when it lies still (WA-06)."""


class Drop(NamedTuple):
    """Let it drop, unjudged, where that is offered (WA-11)."""


class Back(NamedTuple):
    """Lay the piece back; only before it has touched anything (W-21, WA-13)."""


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
"""Frames of a path at most; where there is no clock, a hand lets go after so many."""
LARGEST = 1 << 20
"""Bytes of a path at most, before it is packed."""
WORDS = 400
PACE = 6
"""Words that a turn may have, and one more every so many frames, besides those that carry; after them a piece is only
let drop."""
CARRIES = 90 * FRAMES_A_SECOND
PACE_OF_CARRIES = 6
"""Words that carry likewise. One in each frame for as long as any clock runs; a hand that never rests goes on a little
less smoothly then."""
ENDING = 4
"""Words that come to them at the end: letting drop, or what is said for a hand whose time is up."""

Path = tuple[tuple[int, Word], ...]
"""Each word with the frame in which it was said."""


def words_until(frame: int) -> int:
    """How many a hand may say, besides those that carry."""
    return WORDS + frame // PACE


def carries_until(frame: int) -> int:
    return CARRIES + frame // PACE_OF_CARRIES


def longest_until(frame: int) -> int:
    """Words of a path at most, so that whoever reads it is not kept busy: a hand is carried once in each frame, and
    once more after each other word."""
    others = words_until(frame) + ENDING
    return others + min(carries_until(frame), frame + 1 + others)


def pack_word(word: Word) -> bytes:
    for letter, kind, layout in LAYOUTS:
        if isinstance(word, kind):
            return letter + layout.pack(*word)
    raise TypeError(f"not a word of the hand: {word!r}")


def read_word(packed: bytes) -> Word | None:
    """None where it is no word."""
    layout = layout_of(packed[:1])
    if layout is None or len(packed) != 1 + layout[1].size:
        return None
    return layout[0](*layout[1].unpack_from(packed, 1))


def layout_of(letter: bytes) -> tuple[type[Word], Layout] | None:
    return next(((kind, layout) for known, kind, layout in LAYOUTS if known == letter), None)


def pack_path(path: Path) -> bytes:
    """The words in the order in which they were said; frames never run backwards."""
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
    """As far as the first word after frame `enough`, if there is one. None where it is none: not packed, too large, cut
    off, longer than any hand needs, or more than any hand says."""
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
    """Whether it is the path of a hand with this piece and no other: it begins with taking it, every `Take` is of it,
    and it is not laid back."""
    begins = bool(path) and isinstance(path[0][1], Take)
    others = [word for _, word in path if isinstance(word, Back) or (isinstance(word, Take) and word.piece != piece)]
    return begins and not others


def inflated(packed: bytes, most: int) -> bytes | None:
    """What zlib has packed, if it is whole and not larger than this."""
    inflater = zlib.decompressobj()
    try:
        unpacked = inflater.decompress(packed, most)
    except zlib.error:
        return None
    return unpacked if inflater.eof and not inflater.unused_data else None


def read_rows(rows: bytes) -> Iterator[tuple[int, Word]]:
    """Raises where the bytes end too early or say what cannot be."""
    at = frame = said = enough = 0
    course = Course()
    while at < len(rows):
        waited, at = read_varint(rows, at)
        frame, said = frame + waited, said + 1
        if said > enough:
            enough = longest_until(frame)  # it never falls, so this holds for a while
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
    """Where the hand would be if it went on as it did between the last two places."""

    def __init__(self) -> None:
        self.last: tuple[int, ...] = (0,) * 7
        self.before: tuple[int, ...] = (0,) * 7

    def strayed(self, place: tuple[int, ...]) -> tuple[int, ...]:
        """How far a place is from there; and it is the last one now."""
        strayed = tuple(
            there - 2 * last + before for there, last, before in zip(place, self.last, self.before, strict=True)
        )
        self.last, self.before = place, self.last
        return strayed

    def followed(self, strayed: Iterable[int]) -> tuple[int, ...]:
        """The other way round."""
        place = tuple([s + 2 * last - before for s, last, before in zip(strayed, self.last, self.before, strict=True)])
        if max(place) >= 0x8000 or min(place) < -0x8000:
            raise ValueError("out of the world")
        self.last, self.before = place, self.last
        return place


def zigzag(number: int) -> int:
    return 2 * number if number >= 0 else -2 * number - 1


def signed(number: int) -> int:
    """The other way round."""
    return number // 2 if number % 2 == 0 else -number // 2


NEAR = tuple(signed(byte) for byte in range(0x80))


def varint(number: int) -> bytes:
    """Seven bits a byte, the lowest first; the high bit says that there are more."""
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
    """Signed ones. Mostly each is a byte, and then this is quick."""
    near = rows[at : at + count]
    if len(near) == count and near.isascii():
        return [NEAR[byte] for byte in near], at + count
    numbers = []
    for _ in range(count):
        number, at = read_varint(rows, at)
        numbers.append(signed(number))
    return numbers, at
