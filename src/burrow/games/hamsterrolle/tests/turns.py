"""Builds live turns in one line: a wheel with pieces where a test wants them, and a hand the test controls."""

from functools import cache
from typing import Any

from msgspec.structs import replace

from burrow.engine.game import NATURE, Event
from burrow.games.hamsterrolle.codec import (
    LENGTH_UNIT,
    ROTATION_UNIT,
    Bring,
    Carry,
    Drop,
    Gesture,
    LetGo,
    Path,
    Take,
    pack_gesture,
)
from burrow.games.hamsterrolle.codec import read_path as read
from burrow.games.hamsterrolle.game import GAME
from burrow.games.hamsterrolle.moves import Hand, Settled
from burrow.games.hamsterrolle.options import Options
from burrow.games.hamsterrolle.physics.batch import settle
from burrow.games.hamsterrolle.physics.bring import side_down
from burrow.games.hamsterrolle.physics.codes import DROPPABLE
from burrow.games.hamsterrolle.physics.frame import Frame, unpack_frame
from burrow.games.hamsterrolle.physics.life import Life
from burrow.games.hamsterrolle.physics.measure import THOUSANDTH
from burrow.games.hamsterrolle.physics.opening import opened
from burrow.games.hamsterrolle.physics.pose import Pose, after, at_angle, posed, rolled
from burrow.games.hamsterrolle.physics.session import Session
from burrow.games.hamsterrolle.physics.world import LIVE, World
from burrow.games.hamsterrolle.state import NOWHERE, State
from burrow.games.hamsterrolle.tests.pieces import CUBE

SECOND = 60
"""Frames."""
START = 15.0
"""The contact angle of a wheel as it is set up."""


def spot(
    angle: float, radius: float, y: float = 0.0, *, tilt: int = 0, kind: int = CUBE, contact: float = START
) -> Pose:
    """In the world's axes: at the wheel's own angle, so far from the hub, one side towards the rim."""
    return posed(at_angle(angle - contact, radius, y), after(rolled(contact - angle), side_down(kind, tilt, 0)))


def set_up(**options: Any) -> State:
    """Two players, and the first one's first turn."""
    return GAME.setup(2, Options(**{"first": "1", **options}))


@cache
def laid(*pieces: tuple[int, Pose], is_frozen: bool = False, reference: int = NOWHERE, **options: Any) -> State:
    """The first player's turn with these pieces in the wheel, let go there one after another while it was held, and
    then the wheel was left free. `is_frozen`: everything hangs where it was put, until somebody touches the wheel."""
    state = set_up(**options)
    world = opened(state, LIVE)
    world.hold()
    for piece, pose in pieces:
        world.grip(piece, pose)
        world.ungrip()
        for _ in range(0 if is_frozen else 2 * SECOND):
            world.step()
    world.free()
    for _ in range(0 if is_frozen else 20 * SECOND):
        world.step()
    assert not world.on_table(), "a piece fell while the wheel was arranged"
    return replace(
        state,
        trays=tuple(tuple(piece for piece in tray if piece not in dict(pieces)) for tray in state.trays),
        lies=world.lies(),
        contact=round(world.contact % 360 * THOUSANDTH),
        reference=reference,
        world=world.stored(),
    )


class Live:
    """A session whose hand the test controls."""

    def __init__(self, state: State) -> None:
        self.session = Session(state)
        self.number = 0

    def say(self, *gestures: Gesture) -> bool:
        """Whether all gestures took effect."""
        taken = [self.session.handle(pack_gesture(gesture)) for gesture in gestures]
        return all(taken)

    def wait(self, frames: int) -> "Live":
        for _ in range(frames):
            self.session.step()
        return self

    def until(self, *phases: int, frames: int = 60 * SECOND) -> "Live":
        """Run until one of these phases; fail if that takes too long."""
        for _ in range(frames):
            if self.phase in phases:
                return self
            self.session.step()
        raise AssertionError(f"still in phase {self.phase}")

    def carry(self, pose: Pose, frames: int) -> "Live":
        """Send the hand there and give it time."""
        assert self.say(self.gesture(pose)), "the hand does not listen"
        return self.wait(frames)

    def gesture(self, pose: Pose) -> Carry:
        self.number += 1
        lengths = (round(length * LENGTH_UNIT) for length in pose.at)
        return Carry(self.number, *lengths, *(round(part * ROTATION_UNIT) for part in pose.rotation))

    def place(self, piece: int, compartment: int, **bring: int) -> "Live":
        """Take a piece, bring it there, let go, and wait for the verdict."""
        assert self.say(Take(piece), brought(compartment, **bring), LetGo())
        return self

    def drop(self) -> "Live":
        """As soon as that is offered (WA-11)."""
        while not self.session._head(is_live=True).bits & DROPPABLE:
            self.wait(1)
        assert self.say(Drop())
        return self

    @property
    def world(self) -> World:
        return self.life.world

    @property
    def life(self) -> Life:
        life = self.session._life
        assert life is not None, "no piece has been taken yet"
        return life

    @property
    def seen(self) -> Frame:
        frame = unpack_frame(self.session.whole())
        assert frame is not None
        return frame

    @property
    def phase(self) -> int:
        return self.session.phase

    @property
    def settled(self) -> Settled:
        """To the end of the turn."""
        while self.session.settled is None:
            self.session.step()
        assert self.world.warnings() == 0
        return self.session.settled

    @property
    def hand(self) -> Hand:
        """What it did, in a turn that is over."""
        assert self.session.result is not None
        assert isinstance(self.session.result.move, Hand)
        return self.session.result.move

    @property
    def path(self) -> Path:
        path = read(self.hand.path)
        assert path is not None
        return path


def brought(
    compartment: int, *, along: int = 0, depth: int = 0, lift: int = 0, rotation: int = 0, tilt: int = 0
) -> Bring:
    return Bring(compartment, along, depth, lift, rotation, tilt)


def after_turn(state: State, live: Live) -> State:
    """The state after a turn, both of its events judged as the table would; and nature says the same again."""
    settled = live.settled
    assert GAME.refuse(state, state.seat, live.hand, 0) is None
    state = GAME.apply(state, Event(0, 0, state.seat, live.hand))
    assert settle(state) == settled
    result = GAME.apply(state, Event(1, 0, NATURE, settled))
    assert GAME.faults(result) == ()
    return result
