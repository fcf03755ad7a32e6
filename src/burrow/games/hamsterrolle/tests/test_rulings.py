"""The rulings on what the printed rules leave open. What only the rolling wheel can show is in the tests of physics."""

from itertools import permutations

import pytest
from msgspec.structs import replace

from burrow.engine.game import NATURE, OVER, Event, Refusal
from burrow.engine.rng import fast_rng
from burrow.games.hamsterrolle.codec import Bring, read_path
from burrow.games.hamsterrolle.data import BLACK, PITCH
from burrow.games.hamsterrolle.game import GAME
from burrow.games.hamsterrolle.geometry import middle_of, millimetres
from burrow.games.hamsterrolle.moves import Begins, Direct, Hand, Shared, TimeUp
from burrow.games.hamsterrolle.moves.dropping import droppable, is_stuck
from burrow.games.hamsterrolle.moves.passes import passing
from burrow.games.hamsterrolle.moves.taking import takes
from burrow.games.hamsterrolle.nature import stand_in
from burrow.games.hamsterrolle.options import Options
from burrow.games.hamsterrolle.state import NOBODY, NOTHING, NOWHERE, START, Direction, State
from burrow.games.hamsterrolle.state.wheel import compartment_of, front_line, lowest, open_compartments
from burrow.games.hamsterrolle.tests.pieces import BAR, COMB, CUBE, PLANK, ROLLER, SLAB, piece
from burrow.games.hamsterrolle.tests.strategies import (
    hand,
    happen,
    lie,
    opening,
    path,
    refusal,
    rule,
    settled,
    table,
    turn,
    verdict,
)

# The pyramid


def test_wa_01_the_pyramid_that_falls_is_yours_and_must_be_placed() -> None:
    after = turn(table(3, START, lie(7, 3)), CUBE, lie(CUBE, 3, 25_000), fallen=(BLACK,))
    assert after.trays[0] == (1, 2, 3, 4, 5, 6, BLACK)
    own = table(3, lie(7, 3), trays=((BLACK,), (8,), (14,)))
    assert refusal(own, hand(BLACK)) is None
    assert turn(own, BLACK, lie(BLACK, 4)).winners == (0,)


def test_wa_01_it_fits_in_everywhere_but_keeps_to_range_and_front() -> None:
    full = [lie(one, 3, 10_000) for one in (CUBE, PLANK, BAR, SLAB, ROLLER, COMB)]
    own = table(3, *full, trays=((BLACK,), (8,), (14,)))
    assert verdict(own, lie(BLACK, 3, 12_000)) is None
    assert rule(verdict(own, lie(BLACK, 3, 8_000))) == "W-13"
    assert rule(verdict(own, lie(BLACK, 5))) == "W-12"


def test_wa_01_it_may_be_moved_by_a_pass() -> None:
    state = table(3, START, lie(7, 3))
    assert compartment_of(turn(state, BLACK, lie(BLACK, 5)).lies[-1]) == 5


# Direction and beginning


def test_wa_02_the_wheel_rolls_to_the_left() -> None:
    state = opening()
    assert (state.phase, state.direction) == ("turn", "left")
    assert refusal(state, Direct("right")) == Refusal("WA-02", "refuse-directed")


@pytest.mark.parametrize("to", ["left", "right"])
def test_wa_02_or_the_first_player_chooses(to: Direction) -> None:
    state = GAME.setup(3, Options(direction="first", first="2"))
    assert GAME.moves(state, 1) == (Direct("left"), Direct("right"))
    assert refusal(state, Direct(to), seat=1) is None
    after = happen(state, 1, Direct(to))
    assert (after.direction, after.phase, after.seat) == (to, "turn", 1)


def test_wa_02_the_time_for_the_first_piece_begins_then() -> None:
    state = GAME.setup(3, Options(direction="first", first="2", turn=20))
    assert GAME.waiting(happen(state, 1, Direct("left"), at=7_000)).deadline == 27_000


def test_wa_02_nobody_else_and_before_the_first_piece() -> None:
    state = GAME.setup(3, Options(direction="first", first="2"))
    assert refusal(state, Direct("left"), seat=0) == Refusal("W-10", "refuse-turn", (("seat", 1),))
    assert refusal(state, hand(7), seat=1) == Refusal("WA-02", "refuse-direct-first")


def test_wa_02_whoever_takes_too_long_lets_it_roll_to_the_left() -> None:
    state = GAME.setup(3, Options(direction="first", first="2", turn=20))
    assert GAME.waiting(state).deadline == 20_000
    after = happen(state, NATURE, TimeUp(), at=20_000)
    assert (after.direction, after.phase, GAME.waiting(after).deadline) == ("left", "turn", 40_000)


def test_wa_02_it_may_be_taken_back_until_a_piece_is_taken() -> None:
    state = GAME.setup(3, Options(direction="first", first="2"))
    chosen = Direct("right")
    told = happen(state, 1, chosen)
    assert GAME.may_undo(told, Event(0, 0, 1, chosen))
    lifted = happen(told, 1, hand(7))
    assert not GAME.may_undo(lifted, Event(1, 0, 1, hand(7)))


# The reference


def test_wa_03_the_compartment_in_which_the_last_piece_was_accepted() -> None:
    assert open_compartments(turn(table(3, START, lie(7, 3)), CUBE, lie(CUBE, 4))) == (4, 5, 6)


def test_wa_03_even_if_it_slid_on_or_others_fell() -> None:
    state = table(3, START, lie(7, 3))
    slid = happen(state, 0, hand(CUBE))
    accepted = settled(slid, lie(CUBE, 3, 20_000), fallen=(7,))
    moved = replace(accepted, lies=(lie(CUBE, 4), START))
    assert open_compartments(happen(slid, NATURE, moved)) == (3, 4, 5)


def test_wa_03_not_if_it_has_fallen_out_itself() -> None:
    state = table(3, START, lie(7, 3))
    assert open_compartments(turn(state, CUBE, lie(CUBE, 4), fallen=(CUBE,))) == (2, 3, 4)


def test_wa_03_drops_and_passes_change_nothing() -> None:
    state = table(3, START, lie(7, 3))
    assert open_compartments(turn(state, CUBE, lie(CUBE, 4), accepted=False)) == (2, 3, 4)
    assert open_compartments(turn(state, BLACK, lie(BLACK, 4))) == (2, 3, 4)


def test_wa_03_without_a_reference_it_goes_by_the_pyramid_and_nobody_passes() -> None:
    state = turn(opening(3), CUBE, lie(CUBE, 2), accepted=False)
    assert (state.reference, open_compartments(state)) == (NOWHERE, (2,))
    assert refusal(state, hand(BLACK)) == Refusal("WA-03", "refuse-pass-first")
    assert passing(state) == ()


def test_wa_03_also_where_the_pyramid_is_not_the_lowest_any_more() -> None:
    state = turn(opening(3), CUBE, lie(CUBE, 2), accepted=False, contact=middle_of(1))
    assert open_compartments(state) == (2,)


def test_wa_03_without_the_pyramid_by_the_lowest_compartment() -> None:
    state = turn(opening(3), CUBE, lie(CUBE, 2), accepted=False, fallen=(BLACK,), contact=middle_of(1))
    assert open_compartments(state) == (3,)


# A reference that has rolled behind


@pytest.mark.parametrize(("low", "expected"), [(3, (2, 3, 4)), (4, (4, 5, 6)), (5, (5, 6, 7)), (8, (8, 9, 10))])
def test_wa_04_once_it_is_behind_the_lowest_counts(low: int, expected: tuple[int, ...]) -> None:
    state = table(3, START, lie(7, 3))
    assert open_compartments(turn(state, CUBE, lie(CUBE, 2), contact=middle_of(low))) == expected


def test_wa_04_round_the_circle() -> None:
    state = table(3, lie(BLACK, 10), lie(7, 11), low=9, reference=10)
    assert open_compartments(turn(state, CUBE, lie(CUBE, 10), contact=middle_of(11))) == (10, 11, 0)
    assert open_compartments(turn(state, CUBE, lie(CUBE, 10), contact=middle_of(0))) == (0, 1, 2)
    assert open_compartments(turn(state, CUBE, lie(CUBE, 11), contact=middle_of(0))) == (11, 0, 1)


@pytest.mark.parametrize(("back", "expected"), [(8, (11, 0, 1)), (7, (11, 0, 1)), (6, (6, 7, 8)), (5, (5, 6, 7))])
def test_wa_04_the_lowest_counts_too_once_the_wheel_has_rolled_back_more_than_four(
    back: int, expected: tuple[int, ...]
) -> None:
    """The reference is 11: from 7 it is four compartments ahead, from 6 it is five."""
    state = table(3, lie(BLACK, 10), lie(7, 11), low=9, reference=11)
    assert open_compartments(turn(state, CUBE, lie(CUBE, 11), contact=middle_of(back))) == expected


def test_wa_04_only_at_the_start_of_a_turn() -> None:
    state = turn(table(3, START, lie(7, 3)), CUBE, lie(CUBE, 2), contact=middle_of(6))
    assert state.reference == 6
    back = turn(state, 8, lie(8, 6), fallen=(8,), contact=middle_of(4))
    assert open_compartments(back) == (6, 7, 8)


def test_wa_04_an_empty_wheel_is_as_in_the_beginning() -> None:
    state = table(3, START, lie(7, 3))
    after = turn(state, CUBE, fallen=(7, BLACK), contact=middle_of(5))
    assert (after.lies, after.reference, open_compartments(after)) == ((), NOWHERE, (7,))


def test_wa_04_a_pyramid_left_behind_gives_way_too() -> None:
    state = turn(opening(3), CUBE, lie(CUBE, 2), accepted=False, contact=middle_of(2))
    assert open_compartments(state) == (4,)


# The front


def test_wa_05_an_empty_compartment_is_free() -> None:
    assert verdict(table(2, START), lie(CUBE, 3, 500, ahead=400, behind=400)) is None


def test_wa_05_what_reaches_in_over_the_rear_divider_counts() -> None:
    state = table(2, START, lie(PLANK, 2, 25_000, ahead=12_000))
    assert rule(verdict(state, lie(CUBE, 3, 2_000, ahead=4_000, behind=500))) == "W-13"
    assert verdict(state, lie(CUBE, 3, 4_000, ahead=4_000, behind=500)) is None


def test_w_13_as_printed_every_piece_ahead_of_the_table_must_be_passed() -> None:
    """A plank lies one compartment further forward: as played it does not matter, as printed it does. What has come
    over the top, or lies behind, never does."""
    lies = (lie(BLACK, 11), lie(PLANK, 4, ahead=4_000), lie(7, 8))
    kind, printed = (table(2, *lies, reference=2, front=front) for front in ("compartment", "printed"))
    behind, ahead = lie(CUBE, 3, 20_000, ahead=4_000), lie(CUBE, 4, 20_000, ahead=4_000)
    assert (verdict(kind, behind), verdict(kind, ahead)) == (None, None)
    assert verdict(printed, behind) == Refusal("W-13", "refuse-front", (("mm", millimetres(25_000)),))
    assert verdict(printed, ahead) is None
    assert [room.line for room in GAME.view(printed, 0).rooms] == [4 * PITCH + 19_000] * 3


@pytest.mark.parametrize(("nose", "said"), [(18_799, "W-13"), (18_800, "W-13"), (18_801, ""), (19_001, "")])
def test_w_13_as_printed_a_fifth_of_a_degree_is_forgiven_too(nose: int, said: str) -> None:
    state = table(2, START, lie(PLANK, 4, ahead=4_000), reference=2, front="printed")
    assert rule(verdict(state, lie(CUBE, 4, 10_000, ahead=nose - 10_000))) == said


def test_w_13_as_printed_nothing_ahead_is_no_line() -> None:
    state = table(2, lie(BLACK, 11), reference=0, front="printed")
    assert [room.line for room in GAME.view(state, 0).rooms] == [-1, -1, -1]
    assert verdict(state, lie(CUBE, 0)) is None


def test_wa_11_as_printed_a_line_out_of_reach_leaves_no_place() -> None:
    """The foremost piece lies two compartments ahead of the last one that is open, and nobody may pass."""
    for ahead, stuck in ((3, False), (4, True)):
        state = table(2, START, lie(PLANK, ahead), reference=0, front="printed", state={"passes": 4})
        assert open_compartments(state) == (0, 1, 2)
        assert is_stuck(state) is stuck
        assert not is_stuck(replace(state, passes=0))


def test_wa_05_what_only_leans_against_it_does_not() -> None:
    state = table(2, START, lie(PLANK, 2, 25_000, ahead=5_000))
    assert verdict(state, lie(CUBE, 3, 500, ahead=400, behind=400)) is None
    assert front_line(state.lies, 3) is None


def test_wa_05_nor_what_lies_further_ahead() -> None:
    state = table(2, START, lie(PLANK, 4, 2_000, ahead=9_000, behind=9_000))
    assert verdict(state, lie(CUBE, 3, 12_000)) is None


def test_wa_05_the_pyramid_counts() -> None:
    state = table(2, lie(BLACK, 3, 20_000), reference=3, low=2)
    assert rule(verdict(state, lie(CUBE, 3, 12_000))) == "W-13"


@pytest.mark.parametrize(("behind", "expected"), [(0, ""), (199, ""), (200, "W-13"), (201, "W-13")])
def test_wa_05_less_than_a_fifth_of_a_degree_is_let_pass(behind: int, expected: str) -> None:
    state = table(2, START, lie(PLANK, 3, 12_000))
    assert rule(verdict(state, lie(CUBE, 3, 12_000 - behind))) == expected


def test_wa_05_a_hair_too_little_is_still_a_millimetre() -> None:
    state = table(2, START, lie(PLANK, 3, 12_000))
    refused = verdict(state, lie(CUBE, 3, 11_800))
    assert refused is not None
    assert refused.values == (("mm", 1),)


def test_wa_05_round_the_start_of_the_circle() -> None:
    state = table(2, lie(BLACK, 10), lie(PLANK, 11, 25_000, ahead=12_000), low=9, reference=11)
    assert rule(verdict(state, lie(CUBE, 0, 2_000, ahead=4_000))) == "W-13"
    assert verdict(state, lie(CUBE, 0, 4_000, ahead=4_000)) is None
    assert rule(verdict(state, lie(CUBE, 11, 28_000, ahead=8_000))) == "W-13"
    assert verdict(state, lie(CUBE, 11, 28_000, ahead=10_000)) is None


# What the rules make of what physics saw


def test_wa_06_what_shifts_after_it_was_accepted_is_no_matter() -> None:
    state = table(3, START, lie(7, 3, 20_000))
    moved = happen(state, 0, hand(CUBE))
    accepted = settled(moved, lie(CUBE, 3, 25_000))
    after = happen(moved, NATURE, replace(accepted, lies=(lie(CUBE, 3, 5_000), lie(7, 5), START)))
    assert after.last is not None
    assert (after.last.way, after.last.compartment) == ("placed", 3)
    assert (CUBE in after.trays[0], after.reference) == (False, 3)


def test_wa_08_what_tumbles_inside_stays_even_beside_its_like() -> None:
    state = table(3, START, lie(7, 3), lie(14, 4))
    moved = happen(state, 0, hand(PLANK))
    tumbled = replace(settled(moved, lie(PLANK, 3, 25_000)), lies=(lie(PLANK, 3), lie(7, 4), lie(14, 4), START))
    after = happen(moved, NATURE, tumbled)
    assert after.trays == ((0, 2, 3, 4, 5, 6), *state.trays[1:])
    assert after.seat == 1


def test_wa_08_what_tumbles_out_does_not_and_no_other_is_laid_beside_its_like() -> None:
    state = table(3, START, lie(7, 3), lie(14, 4))
    moved = happen(state, 0, hand(PLANK))
    tumbled = replace(
        settled(moved, lie(PLANK, 4, 25_000), fallen=(14,)), lies=(lie(PLANK, 4, 25_000), lie(7, 4, 5_000), START)
    )
    after = happen(moved, NATURE, tumbled)
    assert 14 in after.trays[0]
    assert rule(verdict(replace(after, seat=0), lie(CUBE, 4, 28_000))) == "W-14"
    assert verdict(replace(after, seat=0), lie(BAR, 4, 28_000)) is None


def test_wa_09_ones_own_piece_that_falls_is_taken_back_with_the_others() -> None:
    state = table(3, START, lie(7, 3))
    after = turn(state, CUBE, lie(CUBE, 4), fallen=(7, CUBE))
    assert (after.trays[0], after.seat) == ((0, 1, 2, 3, 4, 5, 6, 7), 1)


def test_wa_10_a_fall_before_sends_ones_own_piece_back_to_the_tray() -> None:
    state = table(3, START, lie(7, 3), lie(14, 3, 25_000))
    after = turn(state, CUBE, fallen=(7, 14))
    assert after.trays[0] == (0, 1, 2, 3, 4, 5, 6, 7, 14)
    assert after.last is not None
    assert (after.last.way, after.last.compartment) == ("broken", NOWHERE)


def test_wa_11_a_dropped_piece_stays_where_it_lies_whatever_lies_there() -> None:
    state = table(3, START, lie(7, 3))
    assert rule(verdict(state, lie(CUBE, 3, 5_000))) == "W-14"
    after = turn(state, CUBE, lie(CUBE, 3, 5_000), accepted=False)
    assert after.last is not None
    assert (after.last.way, after.last.compartment, CUBE in after.trays[0]) == ("dropped", 3, False)


def test_wa_11_it_goes_into_one_of_the_allowed_compartments() -> None:
    assert droppable(table(3, START, lie(7, 3)), CUBE) == (2, 3, 4)
    assert droppable(opening(3), CUBE) == (2,)


def test_wa_11_a_passed_piece_into_one_that_a_pass_allows() -> None:
    state = table(3, START, lie(CUBE, 0), lie(7, 3))
    assert droppable(state, CUBE) == (1, 2, 4, 5)
    assert droppable(state, BLACK) == (1, 2, 3, 4, 5)


def test_wa_12_whoever_does_not_take_a_piece_in_time_is_played_for() -> None:
    state = replace(table(3, START, lie(7, 3), turn=15), began=4_000)
    assert GAME.waiting(state).deadline == 19_000
    late = happen(state, NATURE, TimeUp(), at=19_000)
    assert (late.phase, GAME.waiting(late).nature, late.seat) == ("stand-in", "physics", 0)
    after = happen(late, NATURE, settled(late, lie(PLANK, 3, 25_000), accepted=False, piece=PLANK), at=23_000)
    assert after.last is not None
    assert (after.last.piece, after.last.way, after.seat, after.began) == (PLANK, "dropped", 1, 23_000)
    assert PLANK not in after.trays[0]


@pytest.mark.parametrize("cubes", [(), (4,), (3, 4), (2, 3, 4)])
def test_wa_12_then_it_is_played_as_the_seat_could_have_played(cubes: tuple[int, ...]) -> None:
    """Always the same move, however many compartments already have that kind."""
    state = table(4, START, lie(PLANK, 4), *(lie(7 * number, at) for number, at in enumerate(cubes, 1)))
    played = stand_in(state)
    gestures = read_path(played.path)
    assert gestures is not None
    assert played.piece in takes(state)
    assert refusal(state, played) is None
    assert {gesture.compartment for _, gesture in gestures if isinstance(gesture, Bring)} <= set(
        open_compartments(state)
    )
    assert stand_in(state) == played


def test_wa_12_for_a_player_without_pieces_the_partners_is_played() -> None:
    """Nobody may pass any more."""
    state = table(4, START, lie(PLANK, 3), trays=((), (7, 8), (14,), (21,)), teams="side", state={"passes": 8})
    assert stand_in(state).piece in (7, 8)


def test_wa_12_without_a_limit_one_is_waited_for() -> None:
    assert GAME.waiting(table(3, START)).deadline is None


# Passing


@pytest.mark.parametrize(("along", "expected"), [(14_999, ""), (15_000, "WA-14"), (29_000, "WA-14")])
def test_wa_14_not_past_the_top(along: int, expected: str) -> None:
    """The contact point is in the middle of compartment 0, so the top is in the middle of compartment 6."""
    assert rule(verdict(table(3, START, lie(7, 3)), lie(BLACK, 6, along))) == expected


def test_wa_14_the_top_is_above_the_contact_point_wherever_the_piece_came_from() -> None:
    """The contact point is 20 degrees into compartment 0, so the top is 20 degrees into compartment 6; the piece comes
    out of the compartment ahead of the contact point."""
    state = table(3, lie(BLACK, 1), lie(7, 3), contact=20_000)
    assert lowest(state) == (0, 1)
    assert [rule(verdict(state, lie(BLACK, 6, along))) for along in (19_999, 20_000)] == ["", "WA-14"]
    assert droppable(state, BLACK) == (2, 3, 4, 5, 6)


def test_wa_14_range_and_front_do_not_bind_a_pass() -> None:
    state = table(3, START, lie(7, 3), lie(8, 5, 25_000))
    assert verdict(state, lie(BLACK, 5, 5_000)) is None


def test_wa_14_round_the_circle() -> None:
    state = table(3, lie(BLACK, 10), lie(7, 11), contact=10 * PITCH + 20_000, reference=11)
    allowed = [room for room in range(12) if verdict(state, lie(BLACK, room)) is None]
    assert allowed == [0, 1, 2, 3, 4, 11]
    assert droppable(state, BLACK) == (11, 0, 1, 2, 3, 4)
    behind = table(3, lie(BLACK, 10), lie(7, 11), contact=11 * PITCH + 10_000, reference=11)
    assert lowest(behind) == (11, 10)
    assert droppable(behind, BLACK) == (11, 0, 1, 2, 3, 4)


def test_wa_14_a_piece_falls_and_the_passed_one_is_still_put_in() -> None:
    state = table(3, START, lie(7, 3))
    after = turn(state, BLACK, lie(BLACK, 4), accepted=False, fallen=(7,))
    assert after.last is not None
    assert (after.last.way, after.last.compartment, after.seat) == ("passed", 4, 1)
    assert 7 in after.trays[0]


def test_wa_14_after_two_rounds_of_passes_the_next_must_place() -> None:
    state = table(2, START, lie(PLANK, 0), lie(7, 3), seat=1)
    for number in range(4):
        assert state.passes == number
        one = BLACK if number % 2 else PLANK
        there = replace(state, lies=(lie(PLANK, 0), lie(7, 3), lie(BLACK, 0)))
        state = turn(there, one, lie(one, 4))
    state = replace(state, lies=(lie(PLANK, 0), lie(7, 3), lie(BLACK, 0)))
    assert refusal(state, hand(BLACK)) == Refusal("WA-14", "refuse-pass-rounds")
    assert passing(state) == ()
    built = turn(state, 8, lie(8, 3, 25_000), accepted=False)
    assert refusal(built, hand(BLACK)) is None


def test_wa_14_a_pass_that_ends_in_a_drop_or_a_fall_is_still_a_pass() -> None:
    state = table(3, START, lie(PLANK, 0), lie(7, 3))
    assert turn(state, BLACK, lie(BLACK, 4), accepted=False).passes == 1
    assert turn(state, BLACK, fallen=(BLACK,)).passes == 1


def test_wa_15_with_the_two_lowest_empty_nobody_passes() -> None:
    state = table(3, lie(BLACK, 5), lie(7, 6), low=3, reference=6)
    assert refusal(state, hand(BLACK)) == Refusal("WA-15", "refuse-pass-empty")
    assert passing(state) == ()


def test_wa_15_then_one_builds() -> None:
    state = table(3, lie(BLACK, 5), lie(7, 6), low=3, reference=6)
    assert refusal(state, hand(CUBE)) is None


@pytest.mark.parametrize("room", [3, 4])
def test_wa_15_one_piece_in_one_of_them_may_be_passed(room: int) -> None:
    state = table(3, lie(BLACK, room), lie(7, 6), low=3, reference=6)
    assert lowest(state) == (3, 4)
    assert refusal(state, hand(BLACK)) is None
    assert passing(state) == (BLACK,)


@pytest.mark.parametrize(
    ("contact", "expected"),
    [
        (15_000, (0, 1)),  # in the middle: the neighbours are equally near, and the forward one counts
        (14_999, (0, 11)),
        (15_001, (0, 1)),
        (30_000, (1, 0)),  # on a divider: both are equally near
        (29_999, (0, 1)),
        (345_000, (11, 0)),
        (344_999, (11, 10)),
        (0, (0, 11)),
    ],
)
def test_wa_16_the_two_nearest_to_the_table(contact: int, expected: tuple[int, int]) -> None:
    assert GAME.view(table(3, START, contact=contact), None).lowest == expected


# The turn and its end


def test_wa_17_nobody_moves_before_everything_is_at_rest() -> None:
    state = table(3, START, lie(7, 3))
    moved = happen(state, 0, hand(CUBE))
    assert GAME.waiting(moved).nature == "physics"
    assert [refusal(moved, hand(one), seat) for seat, one in ((0, PLANK), (1, 8))] == [
        Refusal("WA-17", "refuse-moment")
    ] * 2


def test_wa_17_what_falls_before_the_hand_touches_anything_is_nobodys() -> None:
    state = table(3, START, lie(7, 3), lie(14, 4))
    after = turn(state, CUBE, lie(CUBE, 4, 25_000), lost=(7,), fallen=(14,))
    assert after.last is not None
    assert (after.last.lost, after.last.fallen) == ((7,), (14,))
    assert (7 in after.out, 14 in after.trays[0]) == (True, True)


def test_wa_18_the_last_piece_placed_but_others_fall() -> None:
    state = table(3, START, lie(7, 3), trays=((CUBE,), (8,), (14,)))
    after = turn(state, CUBE, lie(CUBE, 4), fallen=(7,))
    assert (after.ended, after.seat, after.trays[0]) == ("", 1, (7,))


def test_wa_18_also_in_teams() -> None:
    state = table(4, START, lie(PLANK, 3), trays=((), (7,), (14,), (21,)), teams="side")
    assert turn(state, 7, lie(7, 4), fallen=(PLANK,)).ended == ""
    one_each = table(4, START, lie(PLANK, 3), trays=((CUBE,), (7,), (), (21,)), teams="side")
    assert turn(one_each, CUBE, lie(CUBE, 4), fallen=(PLANK,)).ended == ""


# Sharing, teams, rounds


def test_wa_19_two_each_and_the_last_stays_out() -> None:
    state = GAME.setup(3, Options(fourth="shared", first="1"))
    assert (state.phase, GAME.waiting(state).nature) == ("share", "chance")
    after = happen(state, NATURE, Shared((22, 27, 21, 23, 24, 25, 26)))
    assert after.trays == ((*range(7), 22, 27), (*range(7, 14), 21, 23), (*range(14, 21), 24, 25))
    assert (after.out, after.phase, after.seat) == ((26,), "turn", 0)


def test_wa_19_every_share_is_equally_likely() -> None:
    state = GAME.setup(3, Options(fourth="shared", first="1"))
    odds = GAME.odds(state)
    assert odds is not None
    hands = {tuple(frozenset(order[i : i + 2]) for i in (0, 2, 4)) for order in permutations(range(21, 28))}
    found = [what.pieces for what, weight in odds if isinstance(what, Shared) and weight == 1]
    assert len(found) == len(odds) == len(hands) == 630
    assert {tuple(frozenset(order[i : i + 2]) for i in (0, 2, 4)) for order in found} == hands
    assert {GAME.nature(state, fast_rng("share", i)) for i in range(50)} <= {what for what, _ in odds}


@pytest.mark.parametrize("seats", [2, 4])
def test_wa_19_only_among_three(seats: int) -> None:
    assert GAME.setup(seats, Options(fourth="shared", first="1")).phase == "turn"


def test_wa_20_without_pieces_one_builds_the_partners_or_passes() -> None:
    state = table(4, START, lie(PLANK, 3), trays=((), (7, 8), (14,), (21,)), teams="side")
    assert [refusal(state, hand(one)) for one in (7, 8, BLACK)] == [None] * 3
    assert (takes(state), passing(state)) == ((7, 8), (BLACK,))
    assert GAME.waiting(state).seats == (0,)


def test_wa_20_nobody_sits_out() -> None:
    """A player without pieces still gets a turn, and it ends with a partner's piece or a pass, not with nothing."""
    trays = ((), (7, 8), (14,), (21, 22))
    state = turn(table(4, START, lie(PLANK, 3), trays=trays, teams="side", seat=3), 21, lie(21, 4))
    assert (state.seat, GAME.waiting(state).seats) == (0, (0,))
    assert refusal(state, Hand(NOTHING, path(BLACK))) == Refusal("W-10", "refuse-no-piece")
    assert rule(refusal(state, Hand(7, b""))) == "W-10"
    assert refusal(state, hand(8), seat=1) == Refusal("W-10", "refuse-turn", (("seat", 0),))


def test_wa_20_where_nobody_can_pass_the_partners_piece_it_is() -> None:
    state = table(4, lie(PLANK, 3), trays=((), (7, 8), (14,), (21,)), teams="side")
    assert refusal(state, hand(PLANK)) == Refusal("WA-15", "refuse-pass-empty")
    assert (takes(state), passing(state)) == ((7, 8), ())


def test_wa_21_equally_many_pieces_are_a_draw() -> None:
    state = table(4, START, trays=((CUBE,), (7, 8), (), (21, 22)), teams="side")
    after = turn(state, CUBE, lie(CUBE, 3))
    assert (after.ended, after.winners) == ("fewest", (0, 1, 2, 3))
    assert [one.rank for one in GAME.score(after)] == [1, 1, 1, 1]


@pytest.mark.parametrize(("others", "winners"), [((21,), (2, 3)), ((21, 22, 23), (0, 1))])
def test_wa_21_one_piece_more_or_less_is_none(others: tuple[int, ...], winners: tuple[int, ...]) -> None:
    state = table(4, START, trays=((CUBE,), (7, 8), (), others), teams="side")
    after = turn(state, CUBE, lie(CUBE, 3))
    assert (after.ended, after.winners) == ("fewest", winners)


def test_wa_23_what_lies_in_the_wheel_may_not_be_taken_out() -> None:
    state = table(3, START, lie(7, 3))
    assert refusal(state, hand(7)) == Refusal("W-22", "refuse-pass-low")
    assert refusal(state, hand(BLACK)) is None, "but for a pass"


def last_turn(number: int, rounds: int) -> State:
    trays = ((0, 1, 2), (7, 8), (14, 15, 16))
    state = table(3, START, trays=trays, seat=2, rounds=rounds, state={"round": number})
    return turn(state, 14, lie(14, 3))


def test_wa_24_after_the_last_round_fewest_pieces_win() -> None:
    after = last_turn(5, rounds=5)
    assert (after.ended, GAME.waiting(after)) == ("rounds", OVER)
    assert after.winners == (1, 2)
    assert [one.rank for one in GAME.score(after)] == [3, 1, 1]


@pytest.mark.parametrize(("seats", "teams", "winners"), [(2, "none", (1,)), (4, "side", (2, 3)), (4, "across", (1, 3))])
def test_wa_24_unless_it_is_agreed_otherwise_the_twentieth_round_is_the_last(
    seats: int, teams: str, winners: tuple[int, ...]
) -> None:
    trays = ((0, 1, 2), (7,), (14, 15), (21,))[:seats]
    for number, ended, won in ((19, "", ()), (20, "rounds", winners)):
        state = table(seats, START, trays=trays, seat=seats - 1, teams=teams, state={"round": number})
        after = turn(state, trays[-1][0])
        assert (after.ended, after.winners) == (ended, won)


def test_wa_24_not_before_and_not_without_a_limit() -> None:
    assert [last_turn(4, rounds=5).ended, last_turn(40, rounds=0).ended] == ["", ""]
    middle = table(3, START, seat=1, rounds=5, state={"round": 5})
    assert turn(middle, 7, lie(7, 3)).ended == ""


def test_wa_24_a_round_is_over_when_the_one_who_began_is_next() -> None:
    state = table(3, START, seat=1, state={"first": 2, "round": 4})
    assert (turn(state, 7, lie(7, 3)).round, turn(state, 7, lie(7, 3)).seat) == (5, 2)


@pytest.mark.parametrize(("seat", "ended"), [(0, ""), (1, "rounds"), (2, "")])
def test_wa_24_the_last_turn_is_before_the_one_who_began(seat: int, ended: str) -> None:
    state = table(3, START, seat=seat, rounds=4, state={"first": 2, "round": 4})
    assert turn(state, 7 * seat, lie(7 * seat, 3)).ended == ended


@pytest.mark.parametrize(("along", "room"), [(29_999, 3), (30_000, 4)])
def test_wa_25_exactly_on_a_divider_is_the_forward_compartment(along: int, room: int) -> None:
    laid = lie(CUBE, 3, along)
    assert compartment_of(laid) == room
    state = table(2, START, lie(piece("cube", 1), 4, 500))
    assert (rule(verdict(state, laid)) == "W-14") == (room == 4)


def test_wa_26_a_borrowed_piece_that_was_not_placed_goes_back() -> None:
    state = table(4, START, lie(PLANK, 3), trays=((), (7, 8), (14,), (21,)), teams="side")
    assert turn(state, 7, fallen=(PLANK,)).trays == ((PLANK,), (7, 8), (14,), (21,))


def test_wa_26_if_it_fell_it_is_the_players() -> None:
    state = table(4, START, lie(PLANK, 3), trays=((), (7, 8), (14,), (21,)), teams="side")
    assert turn(state, 7, lie(7, 4), fallen=(7,)).trays == ((7,), (8,), (14,), (21,))


def test_wa_27_chance_decides_who_begins() -> None:
    state = GAME.setup(3, Options())
    assert (GAME.waiting(state).nature, state.seat) == ("chance", NOBODY)
    assert GAME.odds(state) == tuple((Begins(seat), 1) for seat in range(3))
    after = happen(state, NATURE, Begins(2))
    assert (GAME.waiting(after).seats, after.first) == ((2,), 2)


def test_wa_27_or_the_host_says_so() -> None:
    assert GAME.waiting(GAME.setup(3, Options(first="2"))).seats == (1,)
    expected = Refusal("WA-27", "refuse-first", (("number", 4), ("seats", 3)))
    assert GAME.refuse_options(3, Options(first="4")) == expected
    assert GAME.refuse_options(4, Options(first="4")) is None
