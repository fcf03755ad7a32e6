"""What is shown of a turn: news and whole frames for those who watch live, and the motion for watching again. Reads the
world and never changes it."""

from collections import deque

from burrow.games.hamsterrolle.physics.codes import (
    BOUND,
    CARRYING,
    CONTACT_UNIT,
    GRIPPED,
    HELD,
    LYING,
    MAYBE,
    NEWS,
    NO_CLOCK,
    NO_PIECE,
    REFUSED,
    TOUCHING,
    WHOLE,
)
from burrow.games.hamsterrolle.physics.frame import BODY, Frame, Gone, Head, Knock, pack_body, pack_frame, unpack_frame
from burrow.games.hamsterrolle.physics.life import Life
from burrow.games.hamsterrolle.physics.motion import EVERY, pack_motion
from burrow.games.hamsterrolle.physics.pose import Pose
from burrow.games.hamsterrolle.physics.stays import is_near, stays_of

SHIFTED = 5
"""Smaller moves than a tenth of a millimetre are not visible."""
TURNED = 30
"""Nor are turns of less than a tenth of a degree."""
MOST_KNOCKS = 255
KEPT = 2400
"""The most frames in a motion. A turn longer than any clock keeps only its last two minutes."""


class Stream:
    """Frames in sequence, each with what is new since the previous one."""

    def __init__(self) -> None:
        self._head: Head | None = None
        self._bodies: dict[int, bytes] = {}
        self._gone: tuple[Gone, ...] = ()
        self._knocks: list[Knock] = []

    def hear(self, knocks: list[Knock]) -> None:
        if len(self._knocks) < MOST_KNOCKS:
            self._knocks += knocks

    def news(self, head: Head, poses: dict[int, Pose], gone: tuple[Gone, ...]) -> Frame | None:
        """The next frame; the first contains everything. None if nothing has changed."""
        bodies = {piece: pack_body(piece, pose) for piece, pose in poses.items()}
        new = {piece: body for piece, body in bodies.items() if is_moved(self._bodies.get(piece), body)}
        knocks, self._knocks = tuple(self._knocks[:MOST_KNOCKS]), []
        is_first = self._head is None
        if not (new or knocks or head != self._head or gone != self._gone):
            return None
        self._head, self._gone = head, gone
        self._bodies = {piece: body for piece, body in self._bodies.items() if piece in bodies} | new
        return Frame(head._replace(kind=WHOLE if is_first else NEWS), new, gone, knocks)


class Recorder:
    """The motion of a turn: a frame whenever something happens, 20 a second at most."""

    def __init__(self) -> None:
        self._stream = Stream()
        self._frames: deque[bytes] = deque()
        self._before: Head | None = None
        """The last head that was not kept because nothing changed but time."""

    def hear(self, knocks: list[Knock]) -> None:
        self._stream.hear(knocks)

    def look(self, head: Head, poses: dict[int, Pose], gone: tuple[Gone, ...]) -> None:
        """Record this frame; called every `EVERY` frames."""
        timeless = head._replace(left=NO_CLOCK, echo=0, frame=0)
        frame = self._stream.news(timeless, poses, gone)
        if frame is None:
            self._before = head
            return
        self._mark_pause(head.frame, gone)
        self._keep(frame._replace(head=frame.head._replace(frame=head.frame)))

    def _mark_pause(self, frame: int, gone: tuple[Gone, ...]) -> None:
        """After a pause, keep a frame for its end, so that a replay stands still until then."""
        if self._before is not None:
            still = self._before._replace(kind=NEWS, left=NO_CLOCK, echo=0, frame=frame - EVERY)
            self._keep(Frame(still, {}, gone))
        self._before = None

    def _keep(self, frame: Frame) -> None:
        self._frames.append(pack_frame(frame))
        if len(self._frames) > KEPT:
            self._frames.appendleft(joined(self._frames.popleft(), self._frames.popleft()))

    def packed(self) -> bytes:
        return pack_motion(self._frames)


def head_of(life: Life, *, is_live: bool) -> Head:
    """The head without the session's own numbers. `is_live` adds the verdict if the piece were let go now, whether it
    touches something, and whether it would stay."""
    is_own = life.phase in (CARRYING, LYING, REFUSED)
    is_inside = is_own and life.is_inside
    verdict, value = life.verdict
    if is_live and is_inside and life.phase == CARRYING:
        verdict, value = life.judged(life.world.lies()) or (0, 0)
    is_held, is_gripped = life.world.held, life.phase == CARRYING
    is_touching = is_live and is_gripped and life.world.touches()
    stays = stays_now(life) if is_live and is_inside and is_gripped else MAYBE
    return Head(
        NEWS,
        life.phase,
        0,
        bits=HELD * is_held
        | GRIPPED * is_gripped
        | BOUND * (not life.may_be_laid_back)
        | TOUCHING * is_touching
        | stays,
        piece=life.piece if is_own else NO_PIECE,
        verdict=verdict,
        value=max(-0x7FFF, min(0x7FFF, value)),
        compartment=life.compartment if is_inside else -1,
        contact=contact_units(life.world.contact),
    )


def stays_now(life: Life) -> int:
    """Whether the piece in hand would stay; estimated only where it could be meant to lie."""
    poses, world = life.world.poses(), life.world
    return stays_of(life.piece, poses, world.contact, life.line) if is_near(poses[life.piece]) else MAYBE


def whole_frame(head: Head, poses: dict[int, Pose], gone: tuple[Gone, ...]) -> bytes:
    bodies = {piece: pack_body(piece, pose) for piece, pose in poses.items()}
    return pack_frame(Frame(head._replace(kind=WHOLE), bodies, gone))


def joined(first: bytes, second: bytes) -> bytes:
    """Merge two frames into a whole one."""
    before, now = unpack_frame(first), unpack_frame(second)
    assert before is not None
    assert now is not None
    gone = [piece for piece, _ in now.gone]
    bodies = {piece: body for piece, body in (before.bodies | now.bodies).items() if piece not in gone}
    return pack_frame(now._replace(head=now.head._replace(kind=WHOLE), bodies=bodies))


def contact_units(contact: float) -> int:
    return round(contact * CONTACT_UNIT)


def is_moved(before: bytes | None, now: bytes) -> bool:
    """Whether the change is visible. The lowest bits of a rotation say which component is left out."""
    if before is None:
        return True
    if before == now:
        return False
    old: tuple[int, ...] = BODY.unpack(before)
    new: tuple[int, ...] = BODY.unpack(now)
    if (old[4] ^ new[4] | old[5] ^ new[5]) & 1:
        return True
    shifts = [abs(one - other) for one, other in zip(old, new, strict=True)]
    return max(shifts[1:4]) > SHIFTED or max(shifts[4:]) > TURNED
