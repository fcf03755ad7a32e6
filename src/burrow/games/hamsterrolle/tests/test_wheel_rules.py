"""Counterexamples to rules that only a rolling wheel can show: pieces that lean out without touching, refused pieces
that stay held, pieces pushed elsewhere; and the wheel pulled back to the middle of the table."""

from functools import cache
from math import radians

import pytest

from burrow.engine.game import NATURE, Event
from burrow.games.hamsterrolle.apply import apply
from burrow.games.hamsterrolle.codec import Hold, LetGo, Take
from burrow.games.hamsterrolle.data import BLACK
from burrow.games.hamsterrolle.physics.codes import CARRYING, FALLEN, HELD, REFUSED, ROLLING
from burrow.games.hamsterrolle.physics.frame import Gone
from burrow.games.hamsterrolle.physics.measure import THOUSANDTH
from burrow.games.hamsterrolle.physics.model import FLOOR, HALF_WIDTH, METRE, RADIUS
from burrow.games.hamsterrolle.physics.pose import Pose
from burrow.games.hamsterrolle.physics.world import World
from burrow.games.hamsterrolle.state import State
from burrow.games.hamsterrolle.state.wheel import compartment_of
from burrow.games.hamsterrolle.tests.pieces import BAR, CUBE, PLANK, ROOF
from burrow.games.hamsterrolle.tests.test_session_rules import OTHERS, VICTIM, knock_down, on_edge, pushed_out
from burrow.games.hamsterrolle.tests.turns import SECOND, START, Live, after_turn, brought, laid, set_up, spot

LONG = 620 / METRE
"""Of a bar."""
TREMBLE = 1_000
"""Of the contact angle in the stream: a hundredth of a degree."""


# Falling


def test_w_16_what_leans_out_and_touches_nothing_has_not_fallen() -> None:
    """A bar across the wheel, one end two centimetres beyond its edge, over the table."""
    bar = OTHERS + BAR
    state = laid((bar, spot(45, FLOOR - 0.01, 0.02, tilt=3, kind=BAR)), reference=1)
    live = Live(state)
    assert live.say(Take(CUBE))
    assert live.wait(2 * SECOND).world.place(bar).y + LONG / 2 > HALF_WIDTH + 0.015
    assert (live.phase, live.seen.gone) == (CARRYING, ())
    live.say(brought(3), LetGo())
    assert bar not in (*live.settled.fallen, *live.settled.lost)


def test_w_26_what_falls_after_a_hand_has_touched_it_does_not_leave_the_game() -> None:
    state = on_edge()
    live = pushed_out(state, CUBE)
    assert Gone(VICTIM, FALLEN) in live.seen.gone
    after = after_turn(state, live)
    assert (VICTIM in after.out, VICTIM in after.trays[0]) == (False, True)


# Holding and pushing


def test_w_29_a_piece_that_was_refused_is_not_placed_and_the_wheel_stays_held() -> None:
    live = Live(set_up()).place(CUBE, 4)
    live.until(REFUSED, ROLLING)
    contact = live.seen.head.contact
    assert live.phase == REFUSED
    live.wait(SECOND)
    assert live.seen.head.bits & HELD
    assert live.seen.head.contact == contact


def test_w_30_elsewhere_pushing_costs_nothing_but_what_falls() -> None:
    """A cube in compartment 1 is pushed with a plank that is then placed in compartment 2."""
    state = laid((VICTIM, spot(38, 0.155, -0.01)), reference=1)
    contact = state.contact / THOUSANDTH
    before = World.restored(state.world).place(VICTIM).y
    live = Live(state)
    live.say(Take(PLANK))
    live.carry(Pose(0.0, -0.13, 0.0), 2)
    for y, radius, frames in ((0.0, 0.0, 40), (0.022, 0.153, 60), (0.005, 0.153, 60)):
        live.carry(spot(43, radius, y, tilt=1, kind=PLANK, contact=contact), frames)
    assert live.world.place(VICTIM).y < before - 0.002
    live.carry(spot(43, 0.08, 0.005, tilt=1, kind=PLANK, contact=contact), 30)
    assert live.say(brought(2), LetGo())
    assert live.until(REFUSED, ROLLING).phase == ROLLING
    assert {lie.piece: compartment_of(lie) for lie in live.settled.let_go if lie.piece != BLACK} == {
        PLANK: 2,
        VICTIM: 1,
    }
    after = after_turn(state, live)
    assert after.last is not None
    assert (after.last.way, after.last.fallen) == ("placed", ())
    assert VICTIM not in after.trays[0]


# The wheel on the table


@cache
def rolled() -> tuple[Live, State]:
    """A turn in which the wheel has rolled, and the state after it."""
    live = Live(set_up()).place(ROOF, 2)
    after = after_turn(set_up(), live)
    assert live.world.contact > START + 5
    return live, after


def test_w_31_after_a_turn_the_wheel_is_in_the_middle_of_the_table_again() -> None:
    live, after = rolled()
    assert live.world.hub < -0.015
    assert World.restored(after.world).hub == 0.0


def test_w_31_during_a_turn_it_is_not_pulled_back() -> None:
    """It stands as far to the left as it has rolled."""
    live, _ = rolled()
    assert live.world.hub == pytest.approx(-RADIUS * radians(live.world.contact - START), abs=1e-4)


def test_w_32_pulled_back_it_is_not_turned() -> None:
    """It is shifted along the table, with everything that lies in it, and nothing else."""
    live, after = rolled()
    again = World.restored(after.world)
    assert again.contact == pytest.approx(live.world.contact, abs=1e-9)
    assert after.contact == round(live.world.contact * THOUSANDTH)
    assert again.pieces == live.world.pieces == (ROOF, BLACK)
    for piece in again.pieces:
        before = live.world.place(piece)
        assert again.place(piece) == pytest.approx(before._replace(x=before.x - live.world.hub), abs=1e-9)
        assert again.poses()[piece] == pytest.approx(live.world.poses()[piece], abs=1e-9)


def test_w_32_nor_can_a_hand_turn_it_that_holds_it_and_lets_go() -> None:
    _, after = rolled()
    live = Live(after)
    assert live.say(Take(OTHERS + CUBE))
    for on in (0, 1, 0):
        live.wait(10).say(Hold(on))
    live.wait(SECOND)
    assert not live.seen.head.bits & HELD
    assert abs(live.seen.head.contact - after.contact * 100) < TREMBLE


def test_wa_22_nothing_falls_while_the_table_follows() -> None:
    live, after = rolled()
    again = World.restored(after.world)
    assert again.lies() == live.world.lies() == after.lies
    again.hold()
    again.free()
    for _ in range(SECOND):
        again.step()
        assert again.on_table() == ()
    assert again.is_at_rest


def test_wa_22_what_falls_while_the_wheel_stands_aside_is_the_active_players() -> None:
    """The piece is accepted, and the wheel has rolled and not been brought back yet: what falls now is not lost to
    higher powers, although no hand touches anything."""
    state = set_up()
    live = Live(state).place(ROOF, 2)
    live.until(ROLLING)
    while live.world.hub > -0.01:
        live.wait(1)
    knock_down(live, BLACK)
    assert (live.settled.fallen, live.settled.lost) == ((BLACK,), ())
    assert live.settled.let_go != ()
    after = apply(apply(state, Event(0, 0, 0, live.hand)), Event(1, 0, NATURE, live.settled))
    assert BLACK in after.trays[0]
    assert (after.seat, after.out) == (1, ())
