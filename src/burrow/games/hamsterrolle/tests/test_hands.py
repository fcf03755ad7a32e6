"""Hands of all kinds, hostile ones included: whatever they say and when, nothing breaks, nothing passes through wood,
the turn ends, and the stored turn replays identically. `BURROW_HANDS=500` draws that many random hands at each table
instead of a few fixed ones."""

import os
from collections.abc import Callable
from functools import cache
from itertools import pairwise
from math import isfinite

import pytest
from hypothesis import HealthCheck, given, seed, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from burrow.engine.game import NATURE, Event
from burrow.games.hamsterrolle import codec
from burrow.games.hamsterrolle.codec import limits
from burrow.games.hamsterrolle.data import PIECES
from burrow.games.hamsterrolle.game import GAME
from burrow.games.hamsterrolle.moves import Hand, Settled
from burrow.games.hamsterrolle.physics.batch import foreseen, settle
from burrow.games.hamsterrolle.physics.frame import unpack_frame
from burrow.games.hamsterrolle.physics.life import SETTLES
from burrow.games.hamsterrolle.physics.pose import Pose
from burrow.games.hamsterrolle.physics.session import Session
from burrow.games.hamsterrolle.state import State
from burrow.games.hamsterrolle.tests.penetration import Penetration
from burrow.games.hamsterrolle.tests.pieces import BAR, COMB, CUBE, PLANK, ROLLER
from burrow.games.hamsterrolle.tests.test_session_rules import hanging, on_edge
from burrow.games.hamsterrolle.tests.turns import SECOND, Live, after_turn, set_up

HANDS = int(os.environ.get("BURROW_HANDS", "0"))
"""0: a few fixed ones."""


def cautious(hands: int, number: int = 0) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """This many hands, different for each number."""

    def with_settings(test: Callable[..., None]) -> Callable[..., None]:
        drawn = settings(
            max_examples=HANDS or hands,
            deadline=None,
            database=None,
            suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example],
        )(test)
        return drawn if HANDS else seed(number)(drawn)

    return with_settings


CARRIED = 2 * 12 * SECOND
"""The most frames a steady hand needs to carry a piece to where it drops."""


@cache
def midgame() -> State:
    """Five pieces in the wheel, placed by careful hands."""
    state = set_up()
    for piece, compartment, tilt in ((CUBE, 2, 0), (7 + PLANK, 3, 3), (ROLLER, 3, 0), (7 + COMB, 4, 0), (BAR, 4, 3)):
        state = after_turn(state, Live(state).place(piece, compartment, tilt=tilt))
    return state


TABLES = (set_up, on_edge, hanging, midgame)
SHORT = st.integers(-32768, 32767)
NEAR = st.integers(-6500, 6500)
TURNS = st.sampled_from([(32767, 0, 0, 0), (0, 32767, 0, 0), (23170, 0, 23170, 0), (16383, 16383, 16383, 16383)])
NEAR_CARRIES = st.builds(lambda x, y, z, turn: codec.Carry(1, x, y // 2, z, *turn), NEAR, NEAR, NEAR, TURNS)
PIECES_OF_ALL_KINDS = st.sampled_from([0, 1, 2, 7, 8, 28, 29, 255])
GESTURES: st.SearchStrategy[codec.Gesture] = st.one_of(
    NEAR_CARRIES,
    NEAR_CARRIES,
    st.builds(codec.Carry, st.integers(0, 2**32 - 1), *[SHORT] * 7),
    st.builds(
        codec.Bring, st.integers(0, 11), *[st.integers(-100, 100)] * 2, st.integers(0, 60), *[st.integers(0, 5)] * 2
    ),
    st.builds(codec.Bring, *[st.integers(0, 127)] * 6),
    st.builds(codec.Take, PIECES_OF_ALL_KINDS),
    st.builds(codec.Hold, st.integers(0, 2)),
    st.sampled_from([codec.LetGo(), codec.LetGo(), codec.LetGo(), codec.Back()]),
)
SAID = st.lists(st.tuples(st.integers(0, 40), GESTURES), min_size=6, max_size=24)
TAKEN = st.sampled_from([0, 1, 8, 28])


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_any_hand_comes_to_an_end(number: int) -> None:
    @cautious(5, number)
    @given(TAKEN, SAID)
    def comes_to_an_end(piece: int, said: list[tuple[int, codec.Gesture]]) -> None:
        live_through(TABLES[number](), piece, said, drops=True)

    comes_to_an_end()


@cautious(2)
@given(st.sampled_from(TABLES), TAKEN, SAID)
def test_any_hand_that_is_left_comes_to_an_end(
    table: Callable[[], State], piece: int, said: list[tuple[int, codec.Gesture]]
) -> None:
    live_through(table(), piece, said, drops=False)


def live_through(state: State, piece: int, said: list[tuple[int, codec.Gesture]], *, drops: bool) -> None:
    """A hand says all this, with the given frames between gestures, then lets go for good or is left until the clock
    ends."""
    session = Session(state)
    watch = Watch(session)
    session.handle(codec.pack_gesture(codec.Take(piece)))
    for frames, gesture in said:
        session.handle(codec.pack_gesture(gesture))
        watch.step(frames)
    if not session.handle(codec.pack_gesture(codec.Take(piece))) and session.is_idle and session.result is None:
        session.handle(codec.pack_gesture(codec.Take(state.trays[state.seat][0])))
    if drops:
        session.handle(codec.pack_gesture(codec.Drop()))
    watch.step(30 * SECOND + CARRIED + SECOND + SETTLES)
    assert session.result is not None, "a turn that never ends"
    move, settled = session.result.move, session.result.settled
    assert isinstance(move, Hand)
    assert isinstance(settled, Settled)
    check(state, move, settled)


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_any_path_comes_to_an_end(number: int) -> None:
    """As any program may send it: only its form is checked before it is played."""

    @cautious(3, number)
    @given(st.lists(st.tuples(st.integers(0, 200), GESTURES), min_size=1, max_size=20))
    def comes_to_an_end(said: list[tuple[int, codec.Gesture]]) -> None:
        state = TABLES[number]()
        piece = state.trays[state.seat][0]
        gestures = [(frame, gesture) for frame, gesture in said if not isinstance(gesture, codec.Back | codec.Take)]
        path: codec.Path = ((0, codec.Take(piece)), *sorted(gestures, key=lambda row: row[0]))
        move = Hand(piece, codec.pack_path(path))
        check(state, move, foreseen(state, move))

    comes_to_an_end()


def test_a_flood_of_gestures_is_not_obeyed_for_ever() -> None:
    """Holding or freeing the wheel builds a model each time; no hand needs it that often."""
    session = Session(set_up())
    session.handle(codec.pack_gesture(codec.Take(CUBE)))
    heard = [session.handle(codec.pack_gesture(codec.Hold(n % 2))) for n in range(2000)]
    assert sum(heard) < 500
    for _ in range(31 * SECOND + CARRIED + SETTLES):
        session.step()
    assert session.result is not None


def test_a_flood_of_gestures_is_a_path_that_can_be_read() -> None:
    """Even a hand that sends as many gestures as the server accepts has played its turn, and the turn is not
    repeated."""
    state = set_up()
    live = Live(state)
    live.say(codec.Take(CUBE))
    for frame in range(20 * SECOND):
        for gesture in range(9):
            live.say(live.gesture(Pose(0.01 * (gesture % 2), -0.13, 0.0001 * (frame % 100))), codec.Hold(gesture % 2))
        live.wait(1)
    settled = live.settled
    assert len(live.path) > 20 * SECOND + 1000, "it is one"
    check(state, live.hand, settled)


def test_a_hand_that_never_rests_is_followed_less_smoothly_in_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """In every frame for a while, then every few frames; but its last target always counts."""
    monkeypatch.setattr(limits, "CARRIES", 30)
    state = set_up()
    live = Live(state)
    live.say(codec.Take(CUBE))
    for frame in range(2 * SECOND + 3):
        live.carry(Pose(0.0005 * frame, -0.13, 0.0), 1)
    assert live.seen.head.echo < live.number
    assert live.wait(codec.PACE_OF_CARRIES).seen.head.echo == live.number
    assert live.wait(SECOND).world.place(CUBE).x == pytest.approx(0.061, abs=0.001)
    settled = live.settled
    check(state, live.hand, settled)
    carried = [frame for frame, gesture in live.path if isinstance(gesture, codec.Carry)]
    assert carried[:30] == list(range(30))
    assert {later - before for before, later in pairwise(carried[40:])} == {codec.PACE_OF_CARRIES}


def test_sixty_times_let_go_is_let_go_once() -> None:
    live = Live(set_up())
    live.say(codec.Take(CUBE))
    live.carry(Pose(0.0, -0.13, 0.0), 5)
    live.carry(Pose(0.0, 0.0, 0.0), SECOND)
    assert [live.say(codec.LetGo()) for _ in range(60)] == [True] + [False] * 59


def check(state: State, move: Hand, settled: Settled) -> None:
    """The rules hold, every piece is somewhere, and replaying gives the same result."""
    assert GAME.refuse(state, state.seat, move, 0) is None
    after = GAME.apply(state, Event(0, 0, state.seat, move))
    assert settle(after) == settled
    result = GAME.apply(after, Event(1, 0, NATURE, settled))
    assert GAME.faults(result) == ()
    places = [*(lie.piece for lie in result.lies), *result.out, *(piece for tray in result.trays for piece in tray)]
    assert sorted(places) == list(PIECES)
    if settled.let_go:
        assert move.piece in [lie.piece for lie in settled.let_go]
    assert not set(settled.fallen) & set(settled.lost)
    assert replace(settled, world=b"") != settled


class Watch:
    """Looks at every frame of a session."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.wood = Penetration()

    def step(self, frames: int) -> None:
        for _ in range(frames):
            if self.session.result is not None:
                return
            self.session.step()
            self.look()

    def look(self) -> None:
        if self.session._life is None:
            self.wood = Penetration()
            return
        world = self.session._life.world
        poses = world.poses()
        assert all(isfinite(number) for pose in poses.values() for number in pose)
        assert world.warnings() == 0
        through = self.wood.crossed(poses)
        assert not through, f"{through} passed through wood"
        if self.session._frame % 20 == 0:
            assert unpack_frame(self.session.whole()) is not None
