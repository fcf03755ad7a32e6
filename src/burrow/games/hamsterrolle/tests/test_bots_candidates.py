"""What the bots see: the height map, where a piece would lie, and what a turn is worth."""

from math import atan2, degrees

import numpy as np
import pytest
from msgspec.structs import replace

from burrow.engine.game import Event
from burrow.games.hamsterrolle.bots.candidates import builds, one_of_each_kind, passes
from burrow.games.hamsterrolle.bots.height_map import A_COMPARTMENT, COLUMN, HeightMap, bare, poses_in, stance
from burrow.games.hamsterrolle.bots.outlook import LEFT_TO_OTHERS, Outlook, ease
from burrow.games.hamsterrolle.bots.places import GONE, STEEP, Place, Where, places, sides_of, slid
from burrow.games.hamsterrolle.data import BLACK, DIVIDERS, KINDS, PITCH, kind_of
from burrow.games.hamsterrolle.game import GAME
from burrow.games.hamsterrolle.physics.batch import foreseen, settle
from burrow.games.hamsterrolle.physics.bring import angle_of, rotation_of
from burrow.games.hamsterrolle.physics.lookahead import laid
from burrow.games.hamsterrolle.physics.measure import lie_of
from burrow.games.hamsterrolle.physics.model import FLOOR, HALF_WIDTH, METRE
from burrow.games.hamsterrolle.physics.pose import Pose, at_angle, posed
from burrow.games.hamsterrolle.physics.script import Placement, bring_of, hand_of
from burrow.games.hamsterrolle.state import START, State
from burrow.games.hamsterrolle.state.wheel import compartment_of
from burrow.games.hamsterrolle.state.wheel import lie_of as lie_in
from burrow.games.hamsterrolle.tests.pieces import CUBE, PLANK, SLAB
from burrow.games.hamsterrolle.tests.strategies import lie, opening, settled, table

LEVEL = 4 * PITCH + PITCH // 2
"""The contact angle with compartment 4 lowest."""


def lying(plan: Placement, rest: float = 0.0) -> Pose:
    """A piece placed by the plan, this high above the floor, in the wheel's own frame."""
    bring, kind = bring_of(plan), kind_of(plan.piece)
    radius = FLOOR - rest - stance(kind, plan.tilt).low
    return posed(at_angle(angle_of(bring), radius, plan.depth / 100 * HALF_WIDTH), rotation_of(bring, kind))


# How high it stands


def test_an_empty_wheel_is_floor_and_dividers() -> None:
    heights = HeightMap({}).heights
    for number, height in enumerate(DIVIDERS):
        assert heights[:, number * A_COMPARTMENT] == pytest.approx(height / METRE)
        assert heights[:, number * A_COMPARTMENT + A_COMPARTMENT // 2] == pytest.approx(0.0)


@pytest.mark.parametrize("kind", [*KINDS, kind_of(BLACK)])
@pytest.mark.parametrize("tilt", [0, 1, 4])
def test_a_piece_is_as_high_as_it_stands(kind: int, tilt: int) -> None:
    piece = BLACK if kind == kind_of(BLACK) else kind
    heights = HeightMap({piece: lying(Placement(piece, 4, tilt=tilt))}).heights
    inside = heights[:, 4 * A_COMPARTMENT + 2 : 5 * A_COMPARTMENT - 2]
    assert inside.max() == pytest.approx(stance(kind, tilt).tall, abs=0.0015)
    elsewhere = np.delete(heights - bare(), np.s_[4 * A_COMPARTMENT : 5 * A_COMPARTMENT], axis=1)
    assert np.abs(elsewhere).max() == 0.0


def test_a_piece_stands_only_where_it_is() -> None:
    """A cube of three centimetres right at the viewer's edge: the far rows and what is beside it stay bare."""
    heights = HeightMap({CUBE: lying(Placement(CUBE, 4, depth=-54))}).heights
    middle = 4 * A_COMPARTMENT + A_COMPARTMENT // 2
    assert (heights[:2, middle] > 0.029).all()
    assert (heights[3:, middle] == 0.0).all()
    half = degrees(atan2(0.015, FLOOR - 0.03))
    raised = np.flatnonzero(heights[0, 4 * A_COMPARTMENT + 2 : 5 * A_COMPARTMENT - 2] > 0)
    assert len(raised) * COLUMN == pytest.approx(2 * half, abs=2 * COLUMN)


def test_a_piece_can_be_thought_away() -> None:
    poses = {CUBE: lying(Placement(CUBE, 4))}
    assert (HeightMap(poses, but=CUBE).heights == bare()).all()


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("tilt", range(6))
def test_a_foremost_edge_is_where_it_will_be_measured(kind: int, tilt: int) -> None:
    for rest in (0.0, 0.0175, 0.04):
        measured = lie_of(kind, lying(Placement(kind, 4, tilt=tilt), rest))
        seen = float(stance(kind, tilt).reach(np.array(rest)))
        assert seen == pytest.approx((measured.nose - measured.at) / 1000, abs=0.15)


def test_without_a_picture_pieces_are_seen_where_their_angles_say() -> None:
    poses = poses_in(b"", (lie(PLANK, 7),))
    assert lie_of(PLANK, poses[PLANK]).at == pytest.approx(7 * PITCH + PITCH // 2, abs=2)


# Where a piece would lie


def test_a_piece_slides_down_until_something_stops_it() -> None:
    rests = np.array([[0.0, 0.0, 0.03, 0.0, 0.0], [0.02, 0.0, 0.0, 0.0, 0.0]])
    ahead = np.full(5, STEEP + 1)
    assert slid(rests, ahead).tolist() == [[GONE, GONE, GONE, 3, 3], [GONE, 1, 1, 1, 1]]
    assert slid(rests, -ahead).tolist() == [[1, 1, GONE, GONE, GONE], [GONE] * 5]
    assert slid(rests, np.zeros(5)).tolist() == [[0, 1, 2, 3, 4]] * 2


def found(
    heights: HeightMap, piece: int, contact: int, line: float | None = None, *, is_open: bool = True
) -> list[Place]:
    return list(places(heights, contact, piece, [Where(4, line, is_open)]))


def test_on_a_level_floor_flat_is_soundest() -> None:
    best = min(found(HeightMap({}), SLAB, LEVEL), key=lambda place: place.unsound)
    assert best.plan.tilt in (0, 3)
    assert best.is_legal


def test_the_steeper_the_less_sound() -> None:
    soundness = [
        min(place.unsound for place in found(HeightMap({}), PLANK, LEVEL - degrees * 1000))
        for degrees in (0, 45, 80, 110)
    ]
    assert soundness == sorted(soundness)
    assert soundness[0] < 1.0 < soundness[-1]


def test_no_second_one_of_a_kind_is_by_the_rules() -> None:
    assert not any(place.is_legal for place in found(HeightMap({}), PLANK, LEVEL, is_open=False))


def test_what_is_by_the_rules_reaches_beyond_the_line() -> None:
    line = 17.0
    legal = [place for place in found(HeightMap({}), CUBE, LEVEL, line) if place.is_legal]
    assert legal
    for place in legal:
        assert lie_of(CUBE, lying(place.plan)).nose > 4 * PITCH + 1000 * line
    assert not any(place.is_legal for place in found(HeightMap({}), CUBE, LEVEL, 40.0))


def test_a_piece_lies_beside_another_rather_than_on_it() -> None:
    poses = {PLANK: lying(Placement(PLANK, 4, along=-40, tilt=3))}
    best = min(found(HeightMap(poses), CUBE, LEVEL), key=lambda place: place.unsound)
    other, own = (lie_of(piece, pose) for piece, pose in ((PLANK, poses[PLANK]), (CUBE, lying(best.plan))))
    assert own.tail > other.nose


def test_every_side_fits_into_the_width_of_the_wheel() -> None:
    for kind in KINDS:
        sides = sides_of(kind)
        assert sides
        assert all(abs(side.y) + side.stance.deep < HALF_WIDTH + 0.002 for side in sides)


def test_one_piece_of_each_kind_is_enough() -> None:
    assert sorted(one_of_each_kind((0, 1, 7, 14, 22))) == [0, 1]


def test_passes_go_forward_and_beside_no_other_of_the_kind() -> None:
    state = table(2, lie(CUBE, 0), lie(7, 1), lie(PLANK, 2), reference=2)
    rooms = {(place.plan.piece, place.plan.compartment) for place in passes(state, poses_in(b"", state.lies))}
    assert rooms
    for piece, room in rooms:
        origin = lie_in(state.lies, piece)
        assert origin is not None
        assert 1 <= (room - compartment_of(origin)) % 12 <= 3
    assert (CUBE, 1) not in rooms
    assert (CUBE, 2) in rooms


def test_there_is_always_something_to_do() -> None:
    """Even if the wheel is full up to the hub."""
    state = table(2, lie(PLANK, 2), reference=2)
    full = HeightMap({})
    full.heights[:] = FLOOR - 0.02
    full.heights[:, ::2] = FLOOR
    assert builds(state, full)


# What a turn is worth


@pytest.fixture
def outlook() -> Outlook:
    return Outlook(table(2, START, lie(SLAB, 2), reference=2))


def worth(outlook: Outlook, state: State, **outcome: object) -> float:
    answer = settled(replace(state, holds=CUBE), lie(CUBE, 3), **outcome)  # type: ignore[arg-type]  # fields of Settled
    return outlook.worth(CUBE, answer, poses_in(b"", answer.lies))


def test_a_piece_in_the_wheel_is_worth_one_and_each_fallen_one_costs_one() -> None:
    state = table(2, START, lie(SLAB, 2), reference=2)
    outlook = Outlook(state)
    placed, one, two = (worth(outlook, state, fallen=fallen) for fallen in ((), (BLACK,), (BLACK, SLAB)))
    assert placed >= outlook.good
    assert placed - one == pytest.approx(1.0, abs=LEFT_TO_OTHERS)
    assert one - two == pytest.approx(1.0, abs=LEFT_TO_OTHERS)
    assert outlook.good > one + LEFT_TO_OTHERS


def test_nothing_is_worth_more_than_the_win() -> None:
    state = table(2, START, lie(SLAB, 2), reference=2, trays=((CUBE,), (7, 8, 9)))
    assert worth(Outlook(state), state) > 10
    assert worth(Outlook(state), state, fallen=(CUBE,), accepted=False) < 1


def test_wa_11_an_expert_lets_a_piece_drop_only_as_a_way_out() -> None:
    """A piece that is refused and drops into the wheel is worth less than a turn that brings nothing, even if it is the
    last one; but a fall is worse. If nothing else is possible, it counts like any other."""
    state = table(2, START, lie(SLAB, 2), reference=2, trays=((CUBE,), (7, 8, 9)))
    outlook = Outlook(state)
    dropped, fallen = (worth(outlook, state, accepted=False, fallen=what) for what in ((), (BLACK,)))
    assert fallen < dropped < -LEFT_TO_OTHERS
    cubes = [lie(piece, room) for piece, room in ((7, 1), (14, 2), (21, 3))]
    stuck = table(2, *cubes, reference=1, low=1, trays=((CUBE,), (PLANK,)), state={"passes": 4})
    assert worth(Outlook(stuck), stuck, accepted=False) > 10


def test_a_hard_wheel_is_left_to_others_and_an_easy_one_to_the_partner() -> None:
    """The same turn, with a partner or an opponent playing next: what is left over counts with opposite signs."""
    trays = ((CUBE, PLANK), (7, 8, 9), (14, 15), (21, 22))
    beside, across = (table(4, START, reference=0, trays=trays, teams=teams) for teams in ("side", "across"))
    easy = {"contact": 2 * PITCH + PITCH // 2}
    assert worth(Outlook(beside), beside, **easy) > worth(Outlook(across), across, **easy)


def test_a_level_compartment_is_easy_and_a_steep_one_hard() -> None:
    level = table(2, lie(PLANK, 0), reference=0, low=0)
    steep = table(2, lie(PLANK, 4), reference=4, low=0)
    assert ease(level, poses_in(b"", level.lies)) > 0.9
    assert ease(steep, poses_in(b"", steep.lies)) < 0.2


# Looking ahead


def test_a_piece_lies_in_the_mind_as_it_will_lie() -> None:
    state = opening()
    plan = Placement(SLAB, 2, -15)
    lying, turn = laid(state, plan), foreseen(state, hand_of(plan))
    assert lying.accepted
    assert lying.fallen == turn.fallen == ()
    assert [one.piece for one in lying.lies] == [one.piece for one in turn.let_go]
    for mind, truth in zip(lying.lies, turn.let_go, strict=True):
        assert (mind.at, mind.nose) == pytest.approx((truth.at, truth.nose), abs=500)
    assert set(lying.poses) == {BLACK, SLAB}


def test_a_turn_in_the_mind_is_the_turn_at_the_table() -> None:
    state = opening()
    hand = hand_of(Placement(PLANK, 2, -15))
    at_table = settle(GAME.apply(state, Event(0, 0, 0, hand)))
    assert at_table.motion
    assert replace(at_table, motion=b"") == replace(foreseen(state, hand, is_watched=False), motion=b"")


def test_what_is_not_accepted_and_what_falls_is_foreseen() -> None:
    state = opening()
    assert not laid(state, Placement(SLAB, 3)).accepted
    from_the_top = laid(state, Placement(CUBE, 6))
    assert not from_the_top.accepted


def test_a_passed_piece_is_taken_from_where_it_lies() -> None:
    state = replace(opening(), reference=2)
    lying = laid(state, Placement(BLACK, 1))
    assert lying.accepted
    (now,) = lying.lies
    assert (now.piece, compartment_of(now)) == (BLACK, 1)
