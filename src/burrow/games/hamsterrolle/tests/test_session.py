"""A live turn: what a hand may do when, what is stored, and that it replays identically."""

import hashlib
import subprocess
import sys
from itertools import pairwise
from math import dist

import pytest

from burrow.engine.game import Event
from burrow.games.hamsterrolle import codec
from burrow.games.hamsterrolle.data import BLACK
from burrow.games.hamsterrolle.game import GAME
from burrow.games.hamsterrolle.moves import Hand
from burrow.games.hamsterrolle.options import Options
from burrow.games.hamsterrolle.physics.batch import foreseen, run, settle
from burrow.games.hamsterrolle.physics.codes import (
    BACK,
    CARRYING,
    DONE,
    GRIPPED,
    HELD,
    LYING,
    NO_CLOCK,
    NO_PIECE,
    NO_VERDICT,
    READY,
    REFUSED,
    ROLLING,
    WHOLE,
)
from burrow.games.hamsterrolle.physics.frame import Gone, unpack_body, unpack_frame
from burrow.games.hamsterrolle.physics.gesture_log import AT_ONCE
from burrow.games.hamsterrolle.physics.motion import unpack_motion
from burrow.games.hamsterrolle.physics.pose import Pose
from burrow.games.hamsterrolle.physics.script import Placement, hand_of
from burrow.games.hamsterrolle.physics.session import Session
from burrow.games.hamsterrolle.physics.world import QUICK, World
from burrow.games.hamsterrolle.state import NOTHING, State
from burrow.games.hamsterrolle.state.wheel import compartment_of, lie_of
from burrow.games.hamsterrolle.tests.pieces import CUBE, PLANK, ROLLER, SLAB
from burrow.games.hamsterrolle.tests.turns import SECOND, Live, after_turn, brought, laid, set_up, spot

IN_FRONT = Pose(0.1, -0.13, 0.05)


def test_nothing_happens_before_a_piece_is_taken() -> None:
    live = Live(set_up())
    assert live.session.is_idle
    before = live.session.whole()
    assert not live.say(codec.Drop())
    assert not live.say(codec.LetGo())
    assert not live.say(brought(2))
    assert live.wait(100).session.whole() == before
    assert (live.seen.head.phase, live.seen.head.left, live.seen.head.piece) == (READY, 30_000, NO_PIECE)
    assert list(live.seen.bodies) == [BLACK]


def test_nobody_takes_a_piece_before_it_is_said_where_the_wheel_rolls() -> None:
    asked = GAME.setup(2, Options(direction="first", first="1"))
    assert (asked.phase, GAME.waiting(asked).seats) == ("direct", (0,))
    session = GAME.session(asked)
    assert not session.handle(codec.pack_gesture(codec.Take(asked.trays[0][0])))
    assert session.is_idle


def test_a_turn_from_taking_to_rest() -> None:
    """The phases of a turn, in exactly this order."""
    live = Live(set_up())
    phases = [live.phase]
    assert live.say(codec.Take(CUBE), brought(2), codec.LetGo())
    while live.session.result is None:
        phases += [live.phase] if live.phase != phases[-1] else []
        live.wait(1)
    assert [*phases, live.phase] == [READY, CARRYING, LYING, ROLLING, DONE]
    settled = live.settled
    accepted = lie_of(settled.let_go, CUBE)
    assert accepted is not None
    assert compartment_of(accepted) == 2
    assert (settled.fallen, settled.lost, settled.piece) == ((), (), NOTHING)
    assert settled.engine.startswith("mujoco ")
    assert settled.contact > 20_000, "a piece two compartments ahead lets the wheel roll"


def test_once_over_nothing_changes() -> None:
    live = Live(set_up()).place(CUBE, 2)
    turn, _ = live.settled, live.session.news()
    shown = live.session.whole()
    for gesture in (
        codec.Take(CUBE),
        codec.Take(PLANK),
        brought(3),
        codec.LetGo(),
        codec.Drop(),
        codec.Back(),
        codec.Hold(0),
        live.gesture(IN_FRONT),
    ):
        assert not live.say(gesture)
    live.wait(10)
    assert (live.settled, live.session.whole(), live.session.news()) == (turn, shown, b"")
    assert live.session.is_idle


# The same again


def played() -> tuple[State, Live]:
    """A turn with everything a hand does: carried, refused, gripped again, the wheel freed and held, brought."""
    state = laid((7 + SLAB, spot(75, 0.15, kind=SLAB)), reference=2)
    live = Live(state)
    live.wait(3)
    assert live.say(codec.Take(CUBE))
    live.carry(IN_FRONT, 10)
    for n in range(30):
        live.carry(Pose(0.1 - n / 300, -0.13 + n / 250, 0.05), 1)
    live.carry(Pose(0.0, 0.01, 0.0), 20)
    assert live.say(codec.LetGo())
    live.until(REFUSED)
    live.wait(20)
    assert live.say(codec.Take(CUBE), codec.Hold(0))
    live.wait(10)
    assert live.say(codec.Hold(1), brought(4))
    live.wait(200)
    assert live.say(codec.LetGo())
    return state, live


def test_live_stored_and_in_a_batch_a_turn_is_the_same() -> None:
    state, live = played()
    settled = live.settled
    assert foreseen(state, live.hand) == settled
    assert GAME.refuse(state, 0, live.hand, 0) is None
    assert settle(GAME.apply(state, Event(0, 0, 0, live.hand))) == settled
    session = Session(state, live.hand)
    while session.result is None:
        assert not session.is_idle
        session.step()
    assert session.result == live.session.result


PROGRAM = """
from burrow.games.hamsterrolle.tests.test_session import fingerprint, played
print(fingerprint(played()[1]))
"""


def fingerprint(live: Live) -> str:
    settled = live.settled
    return hashlib.sha256(repr((live.hand, settled)).encode()).hexdigest()


def test_a_new_process_gives_the_same_turn() -> None:
    there = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True)
    assert there.stdout.strip() == fingerprint(played()[1])


def test_looking_on_changes_nothing() -> None:
    quiet, watched = Live(set_up()).place(CUBE, 2), Live(set_up()).place(CUBE, 2)
    while watched.session.result is None:
        watched.wait(1)
        watched.session.news()
        watched.session.whole()
    assert watched.settled == quiet.settled


def test_only_what_changes_something_is_kept() -> None:
    live = Live(set_up())
    live.say(codec.Take(CUBE))
    for _ in range(30):
        live.carry(IN_FRONT, 1)
        live.say(codec.Hold(1), codec.LetGo(), codec.Take(PLANK), codec.Drop())
    live.say(live.gesture(Pose(0.0, -0.13, 0.0)), live.gesture(Pose(0.05, -0.13, 0.0)))
    assert live.settled.fallen == ()
    kinds = [(frame, type(gesture)) for frame, gesture in live.path]
    assert kinds == [(0, codec.Take), (0, codec.Carry), (30, codec.Carry), (30 * SECOND, codec.Drop)]
    assert live.path[2][1] == codec.Carry(0, 1000, -2600, 0, 32767, 0, 0, 0), "the newest of a frame wins"


def test_of_many_places_told_in_a_frame_the_newest_counts_and_letting_go_is_heard() -> None:
    """As when a server is busy for a moment and then hears everything at once."""
    live = Live(set_up())
    assert live.say(codec.Take(CUBE), *(brought(4, along=number) for number in range(20)), brought(2), codec.LetGo())
    assert [type(gesture) for _, gesture in live.session._log.path] == [codec.Take, codec.Bring, codec.LetGo]
    once = Live(set_up())
    assert once.say(codec.Take(CUBE), brought(2), codec.LetGo())
    assert live.settled == once.settled


def test_of_many_gestures_in_a_frame_a_few_count_and_the_rest_is_harmless() -> None:
    state = set_up()
    live = Live(state)
    assert live.say(codec.Take(CUBE))
    live.wait(5)
    heard = [live.say(codec.Hold(number % 2)) for number in range(300)]
    assert heard == [True] * AT_ONCE + [False] * (300 - AT_ONCE)
    live.wait(1)
    assert live.say(codec.Hold(0)), "in the next frame the hand is heard again"
    assert [live.say(codec.Hold(number % 2)) for number in range(1, 9)][-1] is False
    settled = live.settled
    assert len(live.path) == 1 + AT_ONCE + AT_ONCE + 1
    assert foreseen(state, live.hand) == settled


@pytest.mark.parametrize("clock", ["30", "none"])
def test_taking_up_and_laying_back_without_end_leaves_a_piece_in_hand(clock: str) -> None:
    live = Live(set_up(clock=clock))
    heard = [live.say(codec.Take(CUBE)) and live.say(codec.Back()) for _ in range(100)]
    assert 0 < sum(heard) <= AT_ONCE
    assert (live.phase, live.session.is_idle) == (CARRYING, False), "so that the next frame comes"
    assert live.wait(1).say(codec.Back(), codec.Take(PLANK))


def test_a_path_that_says_less_ends_in_a_drop() -> None:
    """Never let go; let go and not accepted; never brought into the ring; dropped too early: each drops as soon as that
    is offered, or when the clock ends (WA-11)."""
    state = set_up()
    for gestures, seconds in (
        (((0, codec.Take(CUBE)),), 30),
        (((0, codec.Take(CUBE)), (20, brought(2))), 30),
        (((0, codec.Take(CUBE)), (20, brought(5)), (20, codec.LetGo())), 15),
        (((0, codec.Take(CUBE)), (3, codec.Carry(0, 0, -2600, 0, 32767, 0, 0, 0))), 30),
        (((0, codec.Take(CUBE)), (1, codec.Drop())), 30),
    ):
        session = Session(state, Hand(CUBE, codec.pack_path(gestures)))
        while session._life is None or not (session._life._is_dropping or session._life.is_dropped):
            session.step()
        assert session._frame == seconds * SECOND + 1
        settled = run(session)
        assert (settled.let_go, settled.mishap) == ((), "clock" if seconds == 30 else "")
        assert CUBE in (*(lie.piece for lie in settled.lies), *settled.fallen)


def test_a_path_of_another_piece_is_never_played() -> None:
    """Whatever gestures it has, a hand ends with its own piece."""
    path = codec.pack_path(
        ((0, codec.Take(PLANK)), (9, codec.Back()), (10, codec.Take(CUBE)), (40, brought(2)), (40, codec.LetGo()))
    )
    settled = foreseen(set_up(), Hand(CUBE, path))
    assert [lie.piece for lie in settled.lies] == [CUBE, BLACK]


def test_quickly_foreseen_it_is_nearly_the_same() -> None:
    hand = hand_of(Placement(CUBE, 2))
    exactly, quickly = foreseen(set_up(), hand), foreseen(set_up(), hand, fidelity=QUICK)
    assert quickly.world != exactly.world
    assert abs(quickly.contact - exactly.contact) < 3_000


def test_a_script_is_in_whole_numbers_and_short() -> None:
    """The hand finds the way; the path of a bot is a few gestures."""
    hand = hand_of(Placement(SLAB, 2, along=-20, depth=10, rotation=1, tilt=3))
    assert codec.read_path(hand.path) == (
        (0, codec.Take(SLAB)),
        (30, codec.Bring(2, -20, 10, 0, 1, 3)),
        (30, codec.LetGo()),
    )
    assert GAME.refuse(set_up(), 0, hand, 0) is None
    assert len(hand.path) < 40


def test_a_script_goes_on_with_its_next_plan_where_a_piece_is_not_accepted() -> None:
    settled = foreseen(set_up(), hand_of(Placement(CUBE, 4), Placement(CUBE, 2)))
    accepted = lie_of(settled.let_go, CUBE)
    assert accepted is not None
    assert compartment_of(accepted) == 2
    assert foreseen(set_up(), hand_of(Placement(CUBE, 2), Placement(CUBE, 4))) == foreseen(
        set_up(), hand_of(Placement(CUBE, 2))
    )


# The hand


def test_a_piece_from_the_tray_appears_where_it_is_carried_first() -> None:
    live = Live(set_up())
    live.say(codec.Take(CUBE))
    assert live.carry(IN_FRONT, 1).world.place(CUBE).at == pytest.approx(IN_FRONT.at, abs=0.001)
    later = Pose(-0.2, -0.13, 0.05)
    live.carry(later, 1)
    assert live.world.place(CUBE).x == pytest.approx(0.1, abs=0.012), "and only the first time"


def test_it_does_not_appear_inside_the_wheel() -> None:
    live = Live(set_up())
    live.say(codec.Take(CUBE))
    live.carry(spot(75, 0.15), 1)
    assert abs(live.world.place(CUBE).y) > 0.11


@pytest.mark.parametrize(("steady", "speed"), [(False, 0.6), (True, 0.3)])
def test_a_hand_is_no_faster_than_an_arm(steady: bool, speed: float) -> None:
    live = Live(set_up(steady=steady))
    live.say(codec.Take(CUBE))
    live.carry(Pose(0.2, -0.13, 0.1), 5)
    places = [live.world.place(CUBE).at]
    assert live.say(live.gesture(Pose(-0.2, -0.13, 0.1)))
    places += [live.wait(1).world.place(CUBE).at for _ in range(2 * SECOND)]
    steps = [dist(one, other) * SECOND for one, other in pairwise(places)]
    assert speed * 0.9 < max(steps) < speed * 1.3
    assert places[-1] == pytest.approx((-0.2, -0.13, 0.1), abs=0.002)


def test_a_hand_does_not_pull_its_piece_through_wood() -> None:
    """From the hub towards the rim: it only presses."""
    live = Live(set_up())
    live.say(codec.Take(CUBE), brought(3, lift=60))
    live.wait(3 * SECOND)
    live.carry(spot(105, 0.4), 2 * SECOND)
    assert dist((0, 0), (live.world.place(CUBE).x, live.world.place(CUBE).z)) < 0.165
    live.carry(spot(105, 0.12), 30)
    assert live.world.place(CUBE).at == pytest.approx(spot(105, 0.12).at, abs=0.003), "and it comes back at once"


def test_a_hand_stays_near_the_wheel() -> None:
    live = Live(set_up())
    live.say(codec.Take(CUBE))
    live.carry(Pose(0.3, -0.13, 0.1), 5)
    live.carry(Pose(0.6, -0.4, 0.3), 3 * SECOND)
    x, y, z = live.world.place(CUBE).at
    assert (x, y, z) == pytest.approx((0.32, -0.2, 0.3), abs=0.003)


def test_a_jump_is_refused_and_harmless() -> None:
    live = Live(set_up())
    live.say(codec.Take(CUBE))
    live.carry(Pose(-0.25, -0.13, 0.0), 5)
    assert not live.say(live.gesture(Pose(0.3, -0.13, 0.0)))
    assert live.wait(30).world.place(CUBE).x == pytest.approx(-0.25, abs=0.002)
    assert live.say(live.gesture(Pose(0.29, -0.13, 0.0))), "a hand that is really there counts again"


def test_a_pose_without_a_turn_is_refused() -> None:
    live = Live(set_up())
    live.say(codec.Take(CUBE))
    assert not live.say(codec.Carry(1, 0, -2600, 0, 0, 0, 0, 0))
    assert not live.say(codec.Carry(1, 0, -2600, 0, 32767, 32767, 32767, 32767))


@pytest.mark.parametrize(
    "gesture",
    [
        codec.Bring(12, 0, 0, 0, 0, 0),
        codec.Bring(2, 101, 0, 0, 0, 0),
        codec.Bring(2, 0, -101, 0, 0, 0),
        codec.Bring(2, 0, 0, 101, 0, 0),
        codec.Bring(2, 0, 0, 0, 0, 6),
        codec.Hold(2),
        codec.Hold(1),
        codec.LetGo(),
        codec.Take(CUBE),
        codec.Take(PLANK),
        codec.Take(255),
    ],
)
def test_what_makes_no_sense_now_has_no_effect(gesture: codec.Gesture) -> None:
    live = Live(set_up())
    live.say(codec.Take(CUBE))
    live.carry(IN_FRONT, 5)
    assert not live.say(gesture)


@pytest.mark.parametrize("packed", [b"", b"x", b"t", b"t\x00\x00", b"c\x00", b"\xff" * 40])
def test_what_is_no_gesture_has_no_effect(packed: bytes) -> None:
    live = Live(set_up())
    assert not live.session.handle(packed)
    live.say(codec.Take(CUBE))
    assert not live.session.handle(packed)


@pytest.mark.parametrize("piece", [CUBE, PLANK, SLAB, ROLLER])
@pytest.mark.parametrize("compartment", [2, 6, 10])
def test_gestures_alone_bring_a_piece_anywhere(piece: int, compartment: int) -> None:
    """Over the compartment where it was told to go, in the depth it was told, and touching nothing on the way."""
    live = Live(set_up())
    live.say(codec.Take(piece), brought(compartment, depth=40, lift=30))
    live.wait(4 * SECOND)
    assert live.seen.head.compartment == compartment
    assert live.world.place(piece).y == pytest.approx(0.013, abs=0.002)
    assert not live.life.has_touched


def test_a_piece_is_set_down_gently() -> None:
    live = Live(set_up())
    live.say(codec.Take(SLAB), brought(0, along=95))
    live.wait(5 * SECOND)
    assert live.life.has_touched
    assert not live.life.is_on_its_way
    assert live.world.touches()


def test_a_hand_that_is_let_go_on_its_way_lets_go_when_it_is_there() -> None:
    live = Live(set_up())
    assert live.say(codec.Take(CUBE), brought(2), codec.LetGo())
    assert live.wait(SECOND).phase == CARRYING
    assert not live.say(codec.LetGo()), "it knows already"
    live.until(LYING, frames=4 * SECOND)


def test_whoever_carries_on_has_not_let_go() -> None:
    live = Live(set_up())
    live.say(codec.Take(CUBE), brought(2), codec.LetGo())
    live.carry(IN_FRONT, 4 * SECOND)
    assert live.phase == CARRYING


# What is shown


def test_whoever_sees_all_news_sees_the_world() -> None:
    live = Live(set_up()).place(CUBE, 2)
    bodies: dict[int, bytes] = {}
    while live.session.result is None:
        frame = unpack_frame(live.wait(2).session.news())
        if frame is not None:
            bodies = {piece: body for piece, body in bodies.items() if frame.head.kind != WHOLE} | frame.bodies
            assert bodies.keys() == live.seen.bodies.keys()
    for piece, body in live.seen.bodies.items():
        now, then = unpack_body(body)[1], unpack_body(bodies[piece])[1]
        assert dist(now.at, then.at) < 0.0002


def test_the_head_tells_what_is_in_hand() -> None:
    live = Live(set_up(clock="45"))
    live.say(codec.Take(CUBE), brought(2, lift=40))
    live.carry(IN_FRONT, 1)
    head = live.wait(2 * SECOND - 1).seen.head
    assert (head.phase, head.piece, head.bits, head.echo) == (CARRYING, CUBE, HELD | GRIPPED, 1)
    assert (head.frame, head.left, head.compartment, head.verdict) == (120, 43_000, -1, NO_VERDICT)


def test_the_head_tells_what_would_be_said() -> None:
    live = Live(set_up())
    live.say(codec.Take(CUBE), brought(5, lift=40))
    assert live.wait(4 * SECOND).seen.head.verdict not in (0, NO_VERDICT)
    live.say(brought(2, lift=40))
    assert live.wait(4 * SECOND).seen.head.verdict == 0


def test_a_piece_laid_back_is_told() -> None:
    live = Live(set_up())
    live.say(codec.Take(CUBE))
    live.wait(10)
    assert live.say(codec.Back())
    assert (live.seen.gone, list(live.seen.bodies)) == ((Gone(CUBE, BACK),), [BLACK])
    live.say(codec.Take(PLANK))
    assert (live.seen.gone, list(live.seen.bodies)) == ((), [PLANK, BLACK])


def test_the_settled_frame_is_the_settled_world() -> None:
    state = after_turn(set_up(), Live(set_up()).place(CUBE, 2))
    frame = unpack_frame(state.frame)
    assert frame is not None
    assert frame.head.phase == READY
    assert frame.head.contact == pytest.approx(state.contact * 100, abs=60)
    world = World.restored(state.world)
    for piece, pose in world.poses().items():
        assert dist(unpack_body(frame.bodies[piece])[1].at, pose.at) < 0.00005


def test_the_motion_ends_as_the_turn_does() -> None:
    live = Live(set_up()).place(CUBE, 2)
    motion = unpack_motion(live.settled.motion)
    assert motion is not None
    assert motion[0].head.kind == WHOLE
    assert [frame.head.frame for frame in motion] == sorted(frame.head.frame for frame in motion)
    assert {frame.head.phase for frame in motion} == {CARRYING, LYING, ROLLING, DONE}
    assert motion[-1].head.contact == live.seen.head.contact
    assert len(live.settled.motion) < 3000


def test_without_a_clock_there_is_none() -> None:
    live = Live(set_up(clock="none"))
    live.say(codec.Take(CUBE))
    assert live.wait(31 * SECOND).seen.head.left == NO_CLOCK
    assert live.phase == CARRYING
