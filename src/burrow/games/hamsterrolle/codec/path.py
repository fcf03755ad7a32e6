"""The path stored for a turn: a list of gestures, each with the frame in which it was made (60 a second, counted from
the first gesture of the turn), compressed with zlib. Whole numbers only: the stored path is exactly what moved the
piece.

Each gesture is stored as the frames since the previous one (a varint), the letter, and its numbers. A `Carry` stores
how far each number is from a straight continuation of the last two, as signed varints, and leaves out its own count."""

import zlib
from collections.abc import Iterable, Iterator

from burrow.games.hamsterrolle.codec.gestures import Back, Carry, Gesture, Take, layout_of, pack_gesture, read_gesture
from burrow.games.hamsterrolle.codec.limits import LARGEST, LONGEST, longest_until
from burrow.games.hamsterrolle.codec.varints import read_numbers, read_varint, varint, zigzag

Path = tuple[tuple[int, Gesture], ...]
"""Each gesture with its frame."""


def pack_path(path: Path) -> bytes:
    """Pack the gestures in the order they were made; frames must not decrease."""
    rows = bytearray()
    before = 0
    course = Course()
    for frame, gesture in path:
        rows += varint(frame - before)
        before = frame
        if isinstance(gesture, Carry):
            rows += b"c"
            for strayed in course.strayed(gesture[1:]):
                rows += varint(zigzag(strayed))
        else:
            rows += pack_gesture(gesture)
    return zlib.compress(bytes(rows), 9)


def read_path(packed: bytes, *, enough: int = LONGEST) -> Path | None:
    """Read up to the first gesture after frame `enough`. None if the bytes are not a path: not compressed, too large,
    cut off, too long, or with too many gestures."""
    rows = inflated(packed, LARGEST)
    if rows is None:
        return None
    path: list[tuple[int, Gesture]] = []
    try:
        for frame, gesture in read_rows(rows):
            path.append((frame, gesture))
            if frame > enough:
                break
    except (ValueError, IndexError):
        return None
    return tuple(path)


def is_hand_with(piece: int, path: Path) -> bool:
    """Whether the path handles this piece and no other: it starts by taking it, every `Take` names it, and it is never
    put back."""
    begins = bool(path) and isinstance(path[0][1], Take)
    others = [
        gesture
        for _, gesture in path
        if isinstance(gesture, Back) or (isinstance(gesture, Take) and gesture.piece != piece)
    ]
    return begins and not others


def inflated(packed: bytes, most: int) -> bytes | None:
    """Decompress; None if the data is incomplete or larger than `most`."""
    inflater = zlib.decompressobj()
    try:
        unpacked = inflater.decompress(packed, most)
    except zlib.error:
        return None
    return unpacked if inflater.eof and not inflater.unused_data else None


def read_rows(rows: bytes) -> Iterator[tuple[int, Gesture]]:
    """Raises if the bytes end too early or make no sense."""
    at = frame = count = enough = 0
    course = Course()
    while at < len(rows):
        waited, at = read_varint(rows, at)
        frame, count = frame + waited, count + 1
        if count > enough:
            enough = longest_until(frame)  # it never decreases, so this holds for a while
        if frame > LONGEST or count > enough:
            raise ValueError("too late, or too much")
        letter, at = rows[at : at + 1], at + 1
        if letter == b"c":
            strayed, at = read_numbers(rows, at, 7)
            yield frame, Carry(0, *course.followed(strayed))
        else:
            gesture, at = read_short(rows, at, letter)
            yield frame, gesture


def read_short(rows: bytes, at: int, letter: bytes) -> tuple[Gesture, int]:
    layout = layout_of(letter)
    if layout is None:
        raise ValueError("no such gesture")
    end = at + layout[1].size
    gesture = read_gesture(letter + rows[at:end])
    if gesture is None:
        raise ValueError("half a gesture")
    return gesture, end


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
