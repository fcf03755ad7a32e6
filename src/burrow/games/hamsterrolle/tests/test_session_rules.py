"""The rules that only a rolling wheel can show: letting go, falling, the clock, passing, higher powers."""

from math import hypot

import pytest
from msgspec.structs import replace

from burrow.engine.game import Event
from burrow.games.hamsterrolle.codec import LONGEST, Back, Drop, Hold, LetGo, Take, limits
from burrow.games.hamsterrolle.data import BLACK
from burrow.games.hamsterrolle.game import GAME
from burrow.games.hamsterrolle.moves import Settled, TimeUp
from burrow.games.hamsterrolle.moves.passes import passing
from burrow.games.hamsterrolle.moves.verdicts import VERDICTS
from burrow.games.hamsterrolle.nature import stand_in
from burrow.games.hamsterrolle.options import Options
from burrow.games.hamsterrolle.physics.batch import settle
from burrow.games.hamsterrolle.physics.bring import DROP_RADIUS
from burrow.games.hamsterrolle.physics.codes import (
    BACK,
    BOUND,
    CARRYING,
    DROPPABLE,
    FALLEN,
    HELD,
    LOST,
    LYING,
    READY,
    REFUSED,
    ROLLING,
)
from burrow.games.hamsterrolle.physics.frame import Gone
from burrow.games.hamsterrolle.physics.life import LIES, SETTLES, UNSEEN_PACE
from burrow.games.hamsterrolle.physics.pose import Pose
from burrow.games.hamsterrolle.physics.world import World
from burrow.games.hamsterrolle.state import State
from burrow.games.hamsterrolle.state.wheel import compartment_of, lie_of, open_compartments
from burrow.games.hamsterrolle.tests.pieces import BAR, COMB, CUBE, PLANK, ROOF, SLAB
from burrow.games.hamsterrolle.tests.turns import SECOND, Live, after_turn, brought, laid, set_up, spot

OTHERS = 7
"""The other player's pieces start here, with the second set."""
VICTIM = OTHERS + CUBE
ABROAD = Pose(0.1, -0.13, 0.05)


def on_edge() -> State:
    """A cube lies in compartment 1, near the edge towards the viewer."""
    return laid((VICTIM, spot(38, 0.155, -0.026)), reference=1)


def angles(state: State) -> tuple[float, float]:
    """Where the cube on the edge lies, and where the wheel touches the table."""
    lie = lie_of(state.lies, VICTIM)
    assert lie is not None
    return lie.at / 1000, state.contact / 1000


def pushed_out(state: State, piece: int) -> Live:
    """The hand has come in behind the cube on the edge, and pushes it over the edge with its piece."""
    angle, contact = angles(state)
    live = Live(state)
    assert live.say(Take(piece))
    if lie_of(state.lies, piece) is None:
        live.carry(Pose(0.0, -0.13, 0.0), 2)
    for y, radius, frames in ((0.02, 0.0, 50), (0.024, 0.155, 60), (-0.036, 0.155, 0)):
        live.carry(spot(angle, radius, y, contact=contact), frames)
    for _ in range(2 * SECOND):
        if live.wait(1).life.fallen:
            return live
    raise AssertionError("it did not fall")


def knock_down(live: Live, piece: int) -> None:
    """An unseen hand lets a piece fall onto the table, beside the wheel."""
    live.world.remove(piece)
    live.world.grip(piece, Pose(0.1, -0.1, -0.16))
    live.world.ungrip()


def verdict(live: Live) -> tuple[str, str]:
    return VERDICTS[live.seen.head.verdict]


def test_w_10_nobody_takes_up_what_is_not_theirs_to_take() -> None:
    live = Live(set_up())
    for piece in (OTHERS, BLACK, 29, 255):
        assert not live.say(Take(piece))
    assert live.session.is_idle
    assert live.say(Take(CUBE))


# Letting go


def test_wa_06_a_piece_is_judged_when_it_lies_still_in_the_held_wheel() -> None:
    """Held high over the right compartment all seems fine, but when let go it slides into the one below."""
    live = Live(set_up())
    live.say(Take(CUBE), brought(2, along=-80, lift=80))
    assert live.wait(4 * SECOND).seen.head.verdict == 0
    contact = live.seen.head.contact
    assert live.say(LetGo())
    while live.phase == LYING:
        assert live.seen.head.bits & HELD
        live.wait(1)
    assert live.phase == REFUSED
    assert verdict(live)[0] == "W-09"
    assert live.seen.head.contact == contact


def test_wa_06_letting_go_holds_the_wheel() -> None:
    live = Live(set_up())
    live.say(Take(CUBE), brought(2))
    live.wait(4 * SECOND)
    assert live.say(Hold(0))
    live.wait(5)
    assert not live.seen.head.bits & HELD
    assert live.say(LetGo())
    assert (live.phase, live.seen.head.bits & HELD) == (LYING, HELD)


def test_wa_06_what_comes_later_is_no_matter() -> None:
    """Accepted in compartment 2; where the wheel rolls afterwards does not change that."""
    live = Live(set_up()).place(SLAB, 2)
    settled = live.settled
    accepted, now = lie_of(settled.let_go, SLAB), lie_of(settled.lies, SLAB)
    assert accepted is not None
    assert now is not None
    assert compartment_of(accepted) == 2
    assert after_turn(set_up(), live).reference == 2
    assert settled.contact > set_up().contact


def test_wa_06_it_waits_no_longer_than_a_second(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(World, "is_still", lambda world, piece: False)
    live = Live(set_up()).place(CUBE, 2)
    live.until(LYING).wait(SECOND - 1)
    assert live.phase == LYING
    assert live.wait(1).phase == ROLLING


def test_w_10_what_is_not_in_the_ring_lies_nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let go in the right compartment but judged beside the wheel: its angle would still be right."""
    live = Live(set_up()).place(CUBE, 2)
    live.until(LYING)
    place = live.world.place(CUBE)
    live.world.remove(CUBE)
    live.world.grip(CUBE, place._replace(y=-0.1))
    live.world.ungrip()
    monkeypatch.setattr(World, "is_still", lambda world, piece: True)
    assert live.wait(1).phase == REFUSED
    assert verdict(live) == ("W-10", "refuse-outside")


def test_wa_07_a_piece_that_is_refused_can_be_gripped_again() -> None:
    live = Live(set_up()).place(CUBE, 4)
    assert live.until(REFUSED, ROLLING).phase == REFUSED
    assert not live.say(Take(PLANK))
    assert not live.say(LetGo())
    assert live.say(Take(CUBE))
    assert live.phase == CARRYING
    assert live.say(brought(2), LetGo())
    assert live.until(REFUSED, ROLLING).phase == ROLLING
    state = after_turn(set_up(), live)
    assert (state.last.way, state.last.compartment) == ("placed", 2) if state.last else False


def test_wa_07_again_and_again_if_need_be() -> None:
    live = Live(set_up()).place(CUBE, 4)
    for _ in range(3):
        live.until(REFUSED)
        assert live.say(Take(CUBE), LetGo())
    assert live.until(REFUSED).settled.let_go == (), "and when the clock ends, it drops"


# Falling


def test_w_16_touching_the_table_is_enough() -> None:
    """A bar over the edge of the lowest compartment: one end on the table, and it is out."""
    state = laid((OTHERS + BAR, Pose(-0.06, -0.045, -0.155, 0.7071, 0.0, 0.0, 0.7071)), is_frozen=True, reference=1)
    live = Live(state)
    assert live.say(Take(CUBE))
    for _ in range(SECOND):
        partly_inside = live.world.place(OTHERS + BAR).y
        if Gone(OTHERS + BAR, LOST) in live.wait(1).seen.gone:
            break
    assert abs(partly_inside) < 0.0325 + 0.031, "half of it was still above the rim"
    assert OTHERS + BAR not in live.world.pieces


def test_w_17_with_a_fall_the_turn_ends() -> None:
    live = pushed_out(on_edge(), CUBE)
    assert live.phase == ROLLING
    for gesture in (LetGo(), Take(CUBE), brought(2), Drop(), Back(), Hold(1), live.gesture(ABROAD)):
        assert not live.say(gesture)
    assert live.settled.let_go == ()


def test_wa_09_my_own_piece_that_falls_out_comes_back_to_me() -> None:
    live = Live(set_up()).place(BAR, 2, depth=-98, tilt=2)
    assert live.until(REFUSED, ROLLING).phase == ROLLING
    assert live.settled.fallen == (BAR,)
    state = after_turn(set_up(), live)
    assert BAR in state.trays[0]
    assert GAME.waiting(state).seats == (1,)


def test_wa_10_my_piece_in_hand_returns_to_the_tray() -> None:
    state = on_edge()
    live = pushed_out(state, CUBE)
    assert live.seen.gone == (Gone(VICTIM, FALLEN), Gone(CUBE, BACK))
    assert not live.seen.head.bits & HELD
    assert (live.settled.fallen, live.settled.let_go) == ((VICTIM,), ())
    after = after_turn(state, live)
    assert {CUBE, VICTIM} <= set(after.trays[0])
    assert after.last is not None
    assert after.last.way == "broken"


def test_wa_10_so_does_one_that_was_let_go_and_not_accepted() -> None:
    """It lies in the ring, refused; then it is gripped again, pushes, and another one falls."""
    state = on_edge()
    angle, contact = angles(state)
    live = Live(state).place(CUBE, 11)
    live.until(REFUSED)
    assert live.say(Take(CUBE))
    live.say(brought(1, along=-50, depth=75, lift=40))
    live.wait(3 * SECOND)
    for y, frames in ((0.024, 60), (-0.036, 60)):
        if live.phase == CARRYING:
            live.carry(spot(angle, 0.155, y, contact=contact), frames)
    assert (live.settled.fallen, live.settled.let_go) == ((VICTIM,), ())
    assert CUBE not in [lie.piece for lie in live.settled.lies]


def test_wa_10_the_piece_in_hand_may_touch_the_table() -> None:
    live = Live(set_up())
    live.say(Take(CUBE))
    live.carry(Pose(0.0, -0.13, -0.10), 5)
    live.carry(Pose(0.0, -0.13, -0.19), SECOND)
    assert live.world.on_table() == (CUBE,)
    assert (live.phase, live.seen.gone) == (CARRYING, ())


# The clock, and letting drop


@pytest.mark.parametrize("clock", ["30", "45"])
def test_w_18_when_the_clock_has_run_out_the_piece_drops(clock: str) -> None:
    state = set_up(clock=clock)
    live = Live(state)
    live.say(Take(CUBE))
    live.carry(ABROAD, int(clock) * SECOND - 1)
    assert (live.phase, live.seen.head.left) == (CARRYING, 16)
    settled = live.settled
    assert settled.let_go == ()
    assert live.path[-1] == (int(clock) * SECOND, Drop())
    assert settled.mishap == "clock"
    assert after_turn(state, live).last is not None


def test_w_18_dropped_in_the_last_moment_is_dropped_in_time() -> None:
    live = Live(set_up()).place(CUBE, 4)
    live.until(REFUSED)
    live.wait(30 * SECOND - 1 - live.session._frame)
    assert live.say(Drop())
    assert (live.settled.let_go, live.settled.mishap) == ((), "")
    assert live.path[-1] == (30 * SECOND - 1, Drop())
    after_turn(set_up(), live)


@pytest.mark.parametrize("clock", ["30", "45"])
def test_wa_11_a_drop_is_offered_after_half_the_clock_where_a_place_was_refused(clock: str) -> None:
    state, half = set_up(clock=clock), int(clock) * SECOND // 2
    live = Live(state).place(CUBE, 4)
    live.until(REFUSED)
    live.wait(half - 1 - live.session._frame)
    assert not live.seen.head.bits & DROPPABLE
    assert not live.say(Drop())
    live.wait(1)
    assert live.seen.head.bits & DROPPABLE
    assert live.say(Take(CUBE)), "also where it is in the hand again"
    assert live.seen.head.bits & DROPPABLE
    assert live.say(Drop())
    assert not live.seen.head.bits & DROPPABLE, "and not twice"
    after = after_turn(state, live)
    assert after.last is not None
    assert after.last.way == "dropped"


def test_wa_11_no_drop_is_offered_to_whoever_has_tried_nothing() -> None:
    live = Live(set_up())
    live.say(Take(CUBE))
    live.wait(30 * SECOND - 1)
    assert not live.seen.head.bits & DROPPABLE
    assert not live.say(Drop())


def test_wa_11_where_no_piece_has_a_place_and_no_pass_is_possible_a_drop_is_offered_at_once() -> None:
    """A cube lies in the only compartment, and whoever is to build has nothing but a cube. With a plank beside it, or
    with a pass, there would be a way."""
    there = laid((OTHERS + CUBE, spot(75, 0.13)), is_frozen=True)
    assert (open_compartments(there), passing(there)) == ((2,), ())
    for tray, is_offered in (((CUBE,), True), ((CUBE, PLANK), False)):
        live = Live(replace(there, trays=(tray, there.trays[1])))
        live.say(Take(CUBE))
        assert bool(live.seen.head.bits & DROPPABLE) is is_offered
        assert live.say(Drop()) is is_offered


def test_wa_11_where_a_pass_is_possible_no_drop_is_offered() -> None:
    cubes = [(7 + CUBE, spot(45, 0.13)), (14 + CUBE, spot(75, 0.13)), (21 + CUBE, spot(105, 0.13))]
    there = laid(*cubes, is_frozen=True, reference=1)
    state = replace(there, trays=((CUBE,), there.trays[1]))
    assert open_compartments(state) == (1, 2, 3)
    for passes, is_offered in ((0, False), (4, True)):
        live = Live(replace(state, passes=passes))
        live.say(Take(CUBE))
        assert bool(passing(live.session._state)) is not is_offered
        assert live.say(Drop()) is is_offered


def test_wa_11_without_a_clock_a_drop_is_offered_after_half_a_minute_in_hand() -> None:
    live = Live(set_up(clock="none"))
    live.say(Take(CUBE))
    live.wait(30 * SECOND - 1)
    assert not live.seen.head.bits & DROPPABLE
    assert not live.say(Drop())
    assert live.wait(1).say(Drop())


@pytest.mark.parametrize("lift", [0, 60])
def test_wa_11_over_a_compartment_where_it_may_lie_it_is_let_go_where_it_is_held(lift: int) -> None:
    """Set down on the floor or high above it: nothing carries it any further."""
    live = Live(laid(reference=1, clock="none"))
    live.say(Take(CUBE), brought(1, along=40, lift=lift))
    live.wait(30 * SECOND)
    held = live.world.place(CUBE)
    assert live.say(Drop())
    assert live.phase == LYING
    assert live.world.place(CUBE) == held
    assert live.world.gripped is None
    assert not live.say(live.gesture(ABROAD)), "the hand obeys no more"
    assert live.seen.head.bits & HELD, "the wheel is held until it lies still"
    assert live.until(ROLLING).settled.let_go == ()


def test_wa_11_else_it_is_carried_to_the_nearest_place_where_it_may() -> None:
    """Of 1, 2 and 3, the nearest to 5 is 3. It is let go above what may lie there, not set down."""
    live = Live(laid(reference=1, clock="none"))
    live.say(Take(CUBE), brought(5, lift=20))
    live.drop()
    assert live.phase == CARRYING
    assert not live.say(live.gesture(ABROAD)), "the hand obeys no more"
    assert live.until(LYING).seen.head.compartment == 3
    place = live.world.poses()[CUBE]
    assert hypot(place.x, place.z) == pytest.approx(DROP_RADIUS, abs=0.003)


def test_w_18_when_the_clock_ends_over_no_open_compartment_it_is_carried_to_one() -> None:
    live = Live(laid(reference=1))
    live.say(Take(CUBE), brought(5, lift=20))
    live.wait(30 * SECOND)
    assert live.until(LYING).seen.head.compartment == 3
    place = live.world.poses()[CUBE]
    assert hypot(place.x, place.z) == pytest.approx(DROP_RADIUS, abs=0.003)


def test_wa_11_also_where_the_way_in_is_blocked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Beside the wheel, over 3, something holds the piece; let fall from the middle, it would come to lie in 0."""
    live = Live(laid(reference=1, clock="none"))
    live.say(Take(CUBE))
    live.carry(Pose(-0.2, -0.13, 0.0), 30 * SECOND)
    aim = World.aim

    def held_up(world: World, pose: Pose) -> None:
        if world.in_ring(CUBE):
            aim(world, pose)

    monkeypatch.setattr(World, "aim", held_up)
    assert live.say(Drop())
    assert live.until(LYING, frames=10 * SECOND).seen.head.compartment == 3
    assert live.settled.let_go == ()


def test_wa_11_neither_kind_nor_edge_is_judged() -> None:
    """A second cube beside a cube: let go, it is refused (W-14); dropped, it stays."""
    state = on_edge()
    live = Live(state).place(CUBE, 1, depth=60)
    live.until(REFUSED, ROLLING)
    assert verdict(live) == ("W-14", "refuse-same-kind")
    live.drop()
    assert live.phase == ROLLING, "it lies still already"
    settled = live.settled
    assert (settled.let_go, settled.fallen) == ((), ())
    lie = lie_of(settled.lies, CUBE)
    assert lie is not None
    assert compartment_of(lie) == 1
    after = after_turn(state, live)
    assert after.last is not None
    assert (after.last.way, after.reference) == ("dropped", 1)


def test_w_19_what_falls_because_of_it_is_mine_and_the_dropped_piece_stays() -> None:
    live = Live(replace(on_edge(), options=Options(first="1", clock="none")))
    live.say(Take(CUBE), brought(1, lift=20))
    live.drop().until(LYING)
    knock_down(live, VICTIM)
    while not live.seen.gone:
        assert live.wait(1).phase == LYING
    assert live.seen.gone == (Gone(VICTIM, FALLEN),)
    assert (live.phase, live.settled.fallen) == (LYING, (VICTIM,))
    assert lie_of(live.settled.lies, CUBE) is not None


def test_wa_11_a_piece_that_was_let_go_in_time_is_judged_though_the_clock_ends() -> None:
    live = Live(set_up())
    live.say(Take(CUBE), brought(2))
    live.wait(30 * SECOND - 5)
    assert live.say(LetGo())
    assert live.settled.let_go != ()
    assert live.settled.mishap == "", "it was not in the hand any more"


def test_wa_11_refused_when_the_clock_has_ended_it_drops() -> None:
    """Let go in time, in a compartment where it may not lie, and carried to the one where it may."""
    live = Live(set_up())
    live.say(Take(CUBE), brought(4))
    live.wait(30 * SECOND - 5)
    assert live.say(LetGo())
    assert live.wait(10).phase == LYING
    assert live.until(CARRYING, ROLLING, frames=LIES).phase == CARRYING, "refused, and no longer the seat's to lead"
    assert not live.say(live.gesture(ABROAD))
    assert live.until(LYING).seen.head.compartment == 2
    assert (live.settled.let_go, live.settled.mishap) == ((), "clock")
    assert after_turn(set_up(), live).last is not None


def test_wa_09_one_that_was_let_go_in_time_and_topples_out_when_the_clock_has_ended_was_not_dropped() -> None:
    live = Live(set_up())
    live.say(Take(CUBE), brought(2, depth=-100))
    live.wait(30 * SECOND - 2)
    assert live.say(LetGo())
    assert live.wait(3).phase == LYING
    assert (live.settled.fallen, live.settled.mishap) == ((CUBE,), "toppled")
    assert live.path[-1] == (30 * SECOND, Drop())
    after_turn(set_up(), live)


def test_wa_09_so_does_one_that_falls_out_as_it_drops() -> None:
    live = Live(set_up(clock="none"))
    live.say(Take(CUBE), brought(2, lift=20))
    live.drop().until(LYING)
    knock_down(live, CUBE)
    assert live.until(ROLLING, frames=SECOND).settled.fallen == (CUBE,)
    assert live.settled.mishap == "", "nobody let go of it to have it judged"


def test_wa_11_without_a_clock_it_drops_after_ten_minutes() -> None:
    live = Live(set_up(clock="none"))
    live.say(Take(CUBE))
    live.session._frame = LONGEST - 2
    assert live.wait(2).phase == CARRYING
    assert live.settled.let_go == ()
    assert live.path[-1] == (LONGEST, Drop())


def test_wa_11_whoever_takes_up_and_lays_back_for_ever_still_has_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "GESTURES", 20)
    live = Live(set_up(clock="none"))
    while live.say(Take(CUBE)) and live.wait(1).say(Back()):
        pass
    assert live.phase == CARRYING, "in the end it is kept in hand"
    assert live.say(brought(2), LetGo())
    assert live.settled.let_go != ()
    after_turn(set_up(clock="none"), live)


def test_wa_11_a_piece_can_be_let_drop_after_however_many_gestures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "GESTURES", 20)
    live = Live(set_up(clock="none"))
    live.say(Take(CUBE))
    while live.wait(1).say(Hold(0)) and live.wait(1).say(Hold(1)):
        pass
    assert live.drop().settled.let_go == ()


def test_a_hand_that_says_much_for_long_can_still_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    """By keyboard a piece moves about eight times a second while a key is down."""
    monkeypatch.setattr(limits, "GESTURES", 20)
    live = Live(set_up(clock="90"))
    live.say(Take(CUBE))
    heard = [live.wait(8).say(brought(2, along=number % 2)) for number in range(200)]
    assert all(heard)
    assert live.wait(SECOND).say(LetGo())
    assert live.settled.let_go != ()


def test_wa_11_without_a_clock_a_hand_that_is_left_lets_its_piece_drop() -> None:
    state = set_up(clock="none")
    live = Live(state)
    live.say(Take(CUBE), brought(2))
    live.wait(3 * SECOND)
    assert live.life.has_touched
    live.session.leave()
    assert live.settled.let_go == ()
    assert live.path[-1] == (30 * SECOND, Drop()), "as soon as that is offered to anybody"
    after_turn(state, live)


def test_wa_12_a_piece_that_has_touched_nothing_is_laid_back_for_the_bot() -> None:
    live = Live(set_up(clock="none"))
    live.say(Take(CUBE))
    live.wait(SECOND)
    live.session.leave()
    assert (live.phase, live.session.is_idle) == (READY, True)
    live.session.leave()
    assert live.session.is_idle, "there is nothing to leave"


def test_wa_12_a_clock_goes_on_for_a_hand_that_is_left() -> None:
    live = Live(set_up())
    live.say(Take(CUBE))
    live.wait(SECOND).session.leave()
    assert live.wait(28 * SECOND).phase == CARRYING
    assert live.settled.let_go == ()


def test_wa_12_the_clock_starts_when_a_piece_is_taken_up() -> None:
    live = Live(set_up())
    live.wait(500)
    assert live.seen.head.left == 30_000
    live.say(Take(CUBE))
    assert live.wait(SECOND).seen.head.left == 29_000


def test_wa_12_and_never_again_in_that_turn() -> None:
    live = Live(set_up())
    live.say(Take(CUBE))
    live.wait(2 * SECOND)
    assert live.say(Back())
    assert not live.session.is_idle
    assert live.wait(SECOND).seen.head.left == 27_000
    live.place(PLANK, 4)
    live.until(REFUSED)
    left = live.seen.head.left
    live.say(Take(PLANK))
    assert left - 1100 < live.wait(SECOND).seen.head.left < left - 900
    assert live.settled.let_go == ()
    assert live.path[0] == (3 * SECOND, Take(PLANK)), "the frames go on counting, and the first piece was never there"
    assert live.path[-1] == (30 * SECOND, Drop())
    assert settle(GAME.apply(set_up(), Event(0, 0, 0, live.hand))) == live.settled


def test_wa_12_a_piece_laid_back_until_the_clock_ends_drops_all_the_same() -> None:
    live = Live(set_up())
    live.say(Take(CUBE))
    live.wait(5)
    live.say(Back())
    assert [type(gesture) for _, gesture in (live.settled, live.path)[1]] == [Take, Drop]
    assert live.hand.piece == CUBE
    after_turn(set_up(), live)


def test_wa_12_nature_plays_for_whoever_let_the_time_pass() -> None:
    state = GAME.apply(set_up(turn=20), Event(0, 20_000, -1, TimeUp()))
    settled = settle(state, stand_in)
    assert isinstance(settled, Settled)
    assert settled.piece in state.trays[0]
    assert settled == settle(state, stand_in), "always the same"
    accepted = lie_of(settled.let_go, settled.piece)
    assert accepted is not None
    assert compartment_of(accepted) == 2, "by the rules, where the first piece goes (W-09)"
    after = GAME.apply(state, Event(1, 20_000, -1, settled))
    assert (after.seat, GAME.faults(after)) == (1, ())
    assert settled.piece not in after.trays[0]


# Passing


def low() -> State:
    """The pyramid lies lowest; the cube on the edge in compartment 1, which is the next lowest."""
    return on_edge()


def test_w_21_after_a_building_attempt_nobody_passes() -> None:
    live = Live(low())
    live.say(Take(CUBE), brought(3))
    live.wait(4 * SECOND)
    assert live.seen.head.bits & BOUND
    assert not live.say(Back())
    live.carry(ABROAD, SECOND)
    assert not live.say(Back()), "also when it is out of the ring again"
    assert not live.say(Take(BLACK))
    live.say(brought(11), LetGo())
    assert live.until(REFUSED, ROLLING).phase == REFUSED
    assert not live.say(Take(BLACK)), "nor when it lies where it may not"
    assert live.say(Take(CUBE)), "it is this piece that one goes on with"


def test_w_21_before_it_one_may() -> None:
    live = Live(low())
    assert live.say(Take(BLACK))
    assert live.life.is_pass


@pytest.mark.parametrize("lift", [50, 100])
def test_wa_13_a_piece_that_has_touched_nothing_is_no_attempt(lift: int) -> None:
    """Even if it has been over the empty middle of the wheel and over the floor of a compartment."""
    live = Live(low())
    live.say(Take(CUBE), brought(3, lift=lift))
    live.wait(4 * SECOND)
    assert live.life.is_inside
    assert live.say(Hold(0), Hold(1)), "nor is holding the wheel"
    assert not live.seen.head.bits & BOUND
    assert live.say(Back())
    assert live.phase == READY
    assert live.say(Take(BLACK))
    assert live.settled.let_go == ()
    assert live.hand.piece == BLACK


def test_wa_13_a_piece_that_has_touched_the_wheel_cannot_be_laid_back() -> None:
    """From outside, too."""
    live = pressed_from_outside(set_up())
    assert live.seen.head.bits & BOUND
    assert not live.say(Back())


def test_wa_13_nor_one_that_has_touched_a_piece_in_it() -> None:
    """A bar comes in at the front with its end, and pushes the pyramid."""
    live = Live(set_up())
    live.say(Take(BAR))
    live.carry(lengthwise(-0.13), SECOND)
    live.carry(lengthwise(-0.08), SECOND)
    assert not live.seen.head.bits & BOUND
    before = live.world.place(BLACK).y
    live.carry(lengthwise(-0.044), SECOND)
    assert live.world.place(BLACK).y > before + 0.001
    assert not live.life.is_inside
    assert live.seen.head.bits & BOUND
    assert not live.say(Back())


def lengthwise(y: float) -> Pose:
    """Before the lowest compartment, one end towards it."""
    return Pose(0.0, y, -0.15, 0.5**0.5, 0.0, 0.0, 0.5**0.5)


def pressed_from_outside(state: State) -> Live:
    """Against the rim, beside the wheel."""
    live = Live(state)
    live.say(Take(CUBE))
    live.carry(Pose(0.25, -0.13, 0.0), 5)
    live.carry(Pose(0.25, 0.0, 0.0), SECOND)
    return live.carry(Pose(0.17, 0.0, 0.0), SECOND)


def test_w_23_a_passed_piece_goes_further_forward() -> None:
    state = low()
    live = Live(state).place(BLACK, 3)
    assert live.until(REFUSED, ROLLING).phase == ROLLING
    accepted = lie_of(live.settled.let_go, BLACK)
    assert accepted is not None
    assert compartment_of(accepted) == 3
    after = after_turn(state, live)
    assert after.last is not None
    assert (after.last.way, after.passes, after.reference) == ("passed", 1, 1)


def test_w_23_and_not_back() -> None:
    live = Live(low()).place(BLACK, 0)
    live.until(REFUSED, ROLLING)
    assert verdict(live)[0] == "W-23"


def test_wa_14_a_fall_while_passing_does_not_end_it() -> None:
    """The pyramid pushes the cube over the edge; it is still put in, and then the turn ends."""
    state = low()
    live = pushed_out(state, BLACK)
    assert live.phase == CARRYING
    assert live.seen.gone == (Gone(VICTIM, FALLEN),)
    assert live.say(brought(3), LetGo())
    settled = live.settled
    assert settled.fallen == (VICTIM,)
    accepted = lie_of(settled.let_go, BLACK)
    assert accepted is not None
    assert compartment_of(accepted) == 3
    after = after_turn(state, live)
    assert VICTIM in after.trays[0]
    assert after.seat == 1


def test_w_25_a_passed_piece_that_falls_out_itself_is_mine() -> None:
    state = low()
    live = Live(state).place(BLACK, 3)
    live.until(LYING)
    knock_down(live, BLACK)
    assert live.until(ROLLING, frames=SECOND).settled.let_go == ()
    assert live.settled.fallen == (BLACK,)
    after = GAME.apply(GAME.apply(state, Event(0, 0, 0, live.hand)), Event(1, 0, -1, live.settled))
    assert (BLACK in after.trays[0], after.seat, GAME.faults(after)) == (True, 1, ())


# Higher powers


def hanging() -> State:
    """A cube hangs beside the wheel, and falls as soon as anybody holds it."""
    return laid((VICTIM, spot(20, 0.10, -0.06)), is_frozen=True, reference=1)


def test_wa_17_what_falls_before_the_hand_touches_anything_leaves_the_game() -> None:
    state = hanging()
    live = Live(state)
    live.say(Take(CUBE))
    live.wait(SECOND)
    assert (live.phase, live.seen.gone) == (CARRYING, (Gone(VICTIM, LOST),))
    live.say(brought(2), LetGo())
    settled = live.settled
    assert (settled.lost, settled.fallen) == ((VICTIM,), ())
    after = after_turn(state, live)
    assert VICTIM in after.out
    assert all(VICTIM not in tray for tray in after.trays)


def test_wa_13_after_such_a_loss_a_piece_can_still_be_laid_back() -> None:
    """It has touched nothing, so it is no attempt. The loss is not taken back by that (WA-17)."""
    state = hanging()
    live = Live(state)
    live.say(Take(CUBE))
    live.wait(SECOND)
    assert live.seen.gone == (Gone(VICTIM, LOST),)
    assert not live.seen.head.bits & BOUND
    assert live.say(Back())
    assert live.say(Take(PLANK))
    live.wait(SECOND)
    assert live.seen.gone == (Gone(VICTIM, LOST),), "it falls again, and is lost again"
    live.say(brought(2), LetGo())
    assert live.settled.lost == (VICTIM,)
    assert VICTIM in after_turn(state, live).out


def test_wa_17_what_falls_after_the_first_touch_is_mine() -> None:
    """A passed piece touches the wheel from the beginning."""
    live = Live(hanging())
    assert live.say(Take(BLACK))
    live.wait(SECOND)
    assert live.seen.gone == (Gone(VICTIM, FALLEN),)


def test_wa_17_a_turn_lasts_until_everything_is_at_rest() -> None:
    settled = Live(set_up()).place(COMB, 2).settled
    world = World.restored(settled.world)
    world.hold()
    world.free()
    before = world.poses()
    for _ in range(2 * SECOND):
        world.step()
    moved = [
        abs(a - b) for piece, pose in world.poses().items() for a, b in zip(pose.at, before[piece].at, strict=True)
    ]
    assert max(moved) < 0.0001


def test_wa_17_past_ten_seconds_unseen_and_past_thirty_frozen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(World, "is_at_rest", property(lambda world: False))
    live = Live(set_up()).place(CUBE, 2)
    live.until(ROLLING)
    seen = [live.wait(1).session.news() != b"" for _ in range(10 * SECOND - 1)]
    assert all(seen)
    live.wait(2)
    unseen = 0
    while live.session.result is None:
        assert live.session.news() == b""
        live.wait(1)
        unseen += 1
    assert SETTLES <= 10 * SECOND + unseen * UNSEEN_PACE <= SETTLES + 3 * UNSEEN_PACE
    assert live.session.news() != b"", "the end is told"


# Holding and pushing


def test_w_28_the_wheel_is_held_while_a_piece_is_placed() -> None:
    """A piece that presses on the wheel far ahead does not roll it; left free, it does (W-29)."""
    live = Live(set_up())
    live.say(Take(SLAB), brought(3))
    start = live.wait(4 * SECOND).seen.head.contact
    assert live.seen.head.bits & HELD
    live.carry(spot(105, 0.175, kind=SLAB), SECOND)
    assert live.seen.head.contact == start
    assert live.say(Hold(0))
    assert live.wait(SECOND).seen.head.contact > start + 100_000
    assert live.say(Hold(1))
    rolled = live.seen.head.contact
    assert live.wait(30).seen.head.contact == rolled


def test_w_29_after_placing_the_wheel_is_let_go() -> None:
    live = Live(set_up()).place(ROOF, 2)
    live.until(ROLLING)
    assert not live.seen.head.bits & HELD
    assert live.settled.contact != set_up().contact


def test_w_30_others_may_be_pushed_aside_with_the_piece() -> None:
    """A cube in the middle of compartment 1 gives way to a plank that comes in beside it, and both stay."""
    state = laid((VICTIM, spot(38, 0.155, -0.01)), reference=1)
    contact = state.contact / 1000
    before = World.restored(state.world).place(VICTIM).y
    live = Live(state)
    live.say(Take(PLANK))
    live.carry(Pose(0.0, -0.13, 0.0), 2)
    for y, radius, frames in ((0.0, 0.0, 40), (0.022, 0.153, 60)):
        live.carry(spot(43, radius, y, tilt=1, kind=PLANK, contact=contact), frames)
    for step in range(30):
        live.carry(spot(43, 0.153, 0.022 - step * 0.0006, tilt=1, kind=PLANK, contact=contact), 2)
    assert live.world.place(VICTIM).y < before - 0.002
    assert live.say(LetGo())
    assert live.until(REFUSED, ROLLING).phase == ROLLING
    assert [compartment_of(lie) for lie in live.settled.let_go if lie.piece != BLACK] == [1, 1]
    assert live.settled.fallen == ()


@pytest.mark.parametrize("depth", [-100, 100])
def test_a_piece_brought_to_the_very_edge_can_be_let_go(depth: int) -> None:
    live = Live(set_up())
    assert live.say(Take(CUBE), brought(2, depth=depth))
    live.wait(5 * SECOND)
    assert not live.life.is_on_its_way
    assert live.say(LetGo())
    assert live.settled.fallen == (CUBE,), "and tips out"
    after = after_turn(set_up(), live)
    assert after.last is not None
    assert (after.last.way, CUBE in after.trays[0]) == ("toppled", True)
