"""What everybody sees: where a seat may build, what it takes, and nothing untrue."""

from math import cos, radians, sin
from typing import Literal

import pytest
from msgspec.structs import replace

from burrow.engine.game import NATURE, OVER, Refusal
from burrow.engine.rng import fast_rng
from burrow.games.hamsterrolle.data import BLACK, CIRCLE, COMPARTMENTS, PITCH
from burrow.games.hamsterrolle.game import GAME
from burrow.games.hamsterrolle.moves import Begins, Hand, Settled, TimeUp
from burrow.games.hamsterrolle.moves.dropping import droppable, refuse_drop
from burrow.games.hamsterrolle.moves.verdicts import VERDICTS, verdict_of
from burrow.games.hamsterrolle.options import Options
from burrow.games.hamsterrolle.physics.codes import CARRYING, WHOLE
from burrow.games.hamsterrolle.physics.frame import Frame, Head, pack_body, pack_frame
from burrow.games.hamsterrolle.physics.motion import pack_motion
from burrow.games.hamsterrolle.physics.pose import Pose
from burrow.games.hamsterrolle.state import START, Last, Lie, State
from burrow.games.hamsterrolle.tests.pieces import BAR, CUBE, PLANK
from burrow.games.hamsterrolle.tests.strategies import (
    hand,
    happen,
    lie,
    opening,
    refusal,
    settled,
    table,
    turn,
    verdict,
)
from burrow.games.hamsterrolle.tests.test_games import played
from burrow.games.hamsterrolle.view import Before, Room


def test_the_rooms_with_their_lines_and_kinds() -> None:
    state = table(3, START, lie(7, 3, 12_000), lie(8, 3, 20_000, ahead=15_000), lie(14, 2, 5_000))
    assert GAME.view(state, 0).rooms == (
        Room(2, line=2 * PITCH + 9_000, kinds=(0,)),
        Room(3, line=3 * PITCH + 35_000, kinds=(0, 1)),
        Room(4, line=4 * PITCH + 5_000, kinds=()),
    )


def test_a_line_round_the_circle_goes_on_from_its_compartment() -> None:
    state = table(3, lie(BLACK, 10), lie(7, 11, 25_000, ahead=12_000), low=9, reference=11)
    rooms = GAME.view(state, 0).rooms
    assert [(room.compartment, room.line) for room in rooms] == [(11, 11 * PITCH + 37_000), (0, 7_000), (1, -1)]


def test_the_line_is_where_the_judge_draws_it() -> None:
    state = table(3, START, lie(8, 3, 12_000))
    line = GAME.view(state, 0).rooms[1].line
    at = line - 4_000 - 3 * PITCH
    assert verdict(state, lie(CUBE, 3, at)) is None
    assert verdict(state, lie(CUBE, 3, at - 250)) == Refusal("W-13", "refuse-front", (("mm", 1),))


@pytest.mark.parametrize("contact", [0, 15_000, 29_999, 100_000, 350_000])
def test_a_passed_piece_may_go_anywhere_up_to_the_top(contact: int) -> None:
    """From the lowest compartment into each other one whose middle is less than half a turn ahead."""
    low = contact // PITCH
    view = GAME.view(table(3, lie(BLACK, low), contact=contact, reference=low), 0)
    middles = {room: (room * PITCH + PITCH // 2 - contact) % CIRCLE for room in range(COMPARTMENTS) if room != low}
    expected = [room for room in sorted(middles, key=lambda room: middles[room]) if middles[room] < CIRCLE // 2]
    assert (view.passing, view.ahead, view.no_pass) == ((BLACK,), (tuple(expected),), "")


def test_one_from_behind_may_go_to_the_lowest_too_and_where_its_kind_lies_is_no_matter() -> None:
    state = table(3, START, lie(CUBE, 11), lie(7, 2), contact=5_000)
    view = GAME.view(state, 0)
    assert dict(zip(view.passing, view.ahead, strict=True))[CUBE] == (0, 1, 2, 3, 4, 5)
    assert droppable(state, CUBE) == (0, 1, 3, 4, 5)


def test_w_24_compartments_ahead_that_hold_its_kind_are_barred() -> None:
    state = table(3, START, lie(CUBE, 11), lie(7, 2), lie(8, 3), contact=5_000)
    view = GAME.view(state, 0)
    barred = dict(zip(view.passing, view.barred, strict=True))
    assert barred == {BLACK: (), CUBE: (2,)}
    for piece, rooms in zip(view.passing, view.ahead, strict=True):
        assert set(rooms) - set(barred[piece]) == set(droppable(state, piece))


@pytest.mark.parametrize("clock", ["30", "90", "none"])
def test_wa_11_the_view_says_why_a_piece_may_not_be_dropped_at_once(clock: Literal["30", "90", "none"]) -> None:
    options = Options(clock=clock)
    why = refuse_drop(options, 0, was_refused=False, is_stuck=False)
    assert why is not None
    no_drop = GAME.view(GAME.setup(2, options), 0).no_drop
    assert (no_drop.message, (("seconds", no_drop.seconds),)) == (why.message, why.values)


def test_why_there_is_no_pass() -> None:
    views = [
        GAME.view(state, 0)
        for state in (
            opening(3),
            table(3, START, lie(7, 3), state={"passes": 6}),
            table(3, lie(BLACK, 3)),
            table(3, START, lie(7, 3), state={"passes": 5}),
        )
    ]
    assert [view.no_pass for view in views] == ["refuse-pass-first", "refuse-pass-rounds", "refuse-pass-empty", ""]
    assert [bool(view.passing) for view in views] == [False, False, False, True]


def test_before_the_first_turn_and_after_the_last_there_are_no_rooms() -> None:
    before = GAME.view(GAME.setup(3, Options()), None)
    after = turn(table(2, START, trays=((CUBE,), (7,))), CUBE, lie(CUBE, 3))
    for view in (before, GAME.view(after, None)):
        assert (view.rooms, view.takes, view.passing, view.deadline) == ((), (), (), None)


def test_a_hand_is_seen_until_nature_has_answered() -> None:
    state = table(3, START, lie(7, 3))
    moved = happen(state, 0, hand(CUBE))
    assert (GAME.view(moved, 1).holds, GAME.view(moved, 1).path) == (CUBE, hand(CUBE).path)
    after = GAME.view(happen(moved, NATURE, settled(moved, lie(CUBE, 4))), 1)
    assert (after.holds, after.path, after.world, after.frame, after.motion) == (-1, b"", b"world", b"frame", b"motion")


def test_whoever_comes_late_sees_what_became_of_the_last_turn() -> None:
    state = table(3, START, lie(7, 3), lie(14, 3))
    after = turn(state, CUBE, lie(CUBE, 4), fallen=(7,), lost=(14,))
    assert GAME.view(after, None).last == Last(0, CUBE, "placed", 4, fallen=(7,), lost=(14,))


def test_nature_speaks_for_itself() -> None:
    moment = table(3, START, lie(7, 3))
    for what in (Begins(0), TimeUp(), settled(moment)):
        assert refusal(moment, what) == Refusal("W-10", "refuse-nature")


def test_nature_is_not_forestalled() -> None:
    drawn = GAME.setup(3, Options())
    assert refusal(drawn, hand(CUBE), seat=0) == Refusal("WA-17", "refuse-moment")


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_nobody_plays_from_a_seat_that_is_not_there(seat: int) -> None:
    assert refusal(opening(3), hand(CUBE), seat=seat) == Refusal("W-10", "refuse-not-seated")


def test_a_hand_cannot_be_listed() -> None:
    assert [GAME.moves(opening(3), seat) for seat in range(3)] == [None, (), ()]


def test_physics_has_no_odds_and_time_up_only_where_time_runs() -> None:
    state = opening(3)
    assert GAME.odds(happen(state, 0, hand(CUBE))) is None
    assert GAME.odds(state) == ()
    assert GAME.odds(opening(3, turn=10)) == ((TimeUp(), 1),)
    assert GAME.nature(opening(3, turn=10), fast_rng(0)) == TimeUp()


def test_every_verdict_has_its_number() -> None:
    state = table(3, START, lie(7, 3, 12_000))
    passed = table(3, START, lie(CUBE, 0), lie(7, 3, 12_000))
    cases = (
        (opening(3), lie(CUBE, 5), "W-09", 3),
        (state, lie(CUBE, 9), "W-12", 3),
        (state, lie(CUBE, 3, 20_000), "W-14", 0),
        (state, lie(BAR, 3, 10_000), "W-13", 7),  # 2 degrees are 6.1 mm
        (state, lie(BLACK, 0), "W-23", 1),
        (state, lie(BLACK, 7), "WA-14", 0),
        (passed, lie(CUBE, 3), "W-24", 0),
        (table(3, START, lie(PLANK, 0), lie(8, 3)), lie(PLANK, 3), "W-24", 1),
    )
    for where, laid, number, value in cases:
        index, found = verdict_of(verdict(where, laid))
        assert (VERDICTS[index][0], found) == (number, value)
    assert verdict_of(None) == (0, 0)
    assert VERDICTS[0] == ("", "")


def test_after_the_end_nobody_is_waited_for_and_nothing_is_due() -> None:
    after = turn(table(2, START, trays=((CUBE,), (7,)), turn=10), CUBE, lie(CUBE, 3))
    assert GAME.waiting(after) == OVER
    assert GAME.odds(after) == ()


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, Options(first="2", rounds=20, turn=10)),
        (3, Options(fourth="shared", rounds=20, turn=10)),
        (4, Options(first="3", rounds=20, turn=10)),
    ],
)
def test_the_table_before_the_last_turn_is_as_it_was(seats: int, options: Options) -> None:
    was: State | None = None
    for step in played(seats, options, fast_rng(seats)):
        if isinstance(step.event.what, Hand | TimeUp):
            was = step.before
        if isinstance(step.event.what, Settled):
            then, last = GAME.view(step.after, None).before, step.after.last
            assert was is not None
            assert last is not None
            passes = was.passes if last.way == "passed" else 0
            assert then == Before(was.seat, was.round, passes, was.trays, was.out, lies=())


def test_where_pieces_lay_before_the_last_turn_is_in_its_motion() -> None:
    """The piece that was played did not lie there yet, unless it was passed on."""
    half = radians(45)
    poses = {BLACK: Pose(0.0, 0.0, -0.15), 7: Pose(-0.15 * sin(half), 0.01, -0.15 * cos(half))}
    bodies = {piece: pack_body(piece, pose) for piece, pose in poses.items()}
    motion = pack_motion([pack_frame(Frame(Head(WHOLE, CARRYING, 0), bodies)), b"the rest is not read"])
    state = table(3, START, lie(7, 1), state={"motion": motion, "last": Last(2, 7, "placed", 1, (), ())})
    placed = GAME.view(state, 0).before
    passed = GAME.view(replace(state, last=Last(2, 7, "passed", 1, (), ())), 0).before
    assert placed is not None
    assert passed is not None
    assert placed.lies == (Lie(BLACK, 0, 0, 0),)
    assert [(each.piece, each.at // PITCH) for each in passed.lies] == [(BLACK, 0), (7, 1)]
