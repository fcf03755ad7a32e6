"""The rulebook, sentence by sentence. What only the rolling wheel can show is in the tests of physics."""

import pytest

from burrow.engine.game import OVER, Refusal
from burrow.games.hamsterrolle.codec import Carry, Drop, Take, pack_path
from burrow.games.hamsterrolle.data import BLACK, KINDS, PITCH, kind_of
from burrow.games.hamsterrolle.game import GAME
from burrow.games.hamsterrolle.moves import Direct, Hand
from burrow.games.hamsterrolle.moves.passes import passing
from burrow.games.hamsterrolle.moves.taking import takes
from burrow.games.hamsterrolle.moves.verdicts import judge
from burrow.games.hamsterrolle.options import Options
from burrow.games.hamsterrolle.physics.world import World
from burrow.games.hamsterrolle.state import NOTHING, START
from burrow.games.hamsterrolle.state.wheel import compartment_of, lowest
from burrow.games.hamsterrolle.tests.pieces import BAR, CUBE, PLANK, piece
from burrow.games.hamsterrolle.tests.strategies import hand, lie, opening, path, refusal, rule, table, turn, verdict

# Aim and setup


def test_w_01_whoever_has_no_pieces_first_wins() -> None:
    state = table(3, START, trays=((CUBE,), (7, 8), (14,)))
    assert turn(state, CUBE, lie(CUBE, 3)).winners == (0,)


def test_w_01_whoever_has_one_left_has_not_won_yet() -> None:
    state = table(3, START, trays=((CUBE, BAR), (7, 8), (14,)))
    assert turn(state, CUBE, lie(CUBE, 3)).winners == ()


def test_w_02_what_falls_out_is_yours_and_must_be_built_in_again() -> None:
    state = table(3, START, lie(7, 1), seat=0)
    after = turn(state, CUBE, lie(CUBE, 3), fallen=(7,))
    assert 7 in after.trays[0]
    again = turn(turn(after, 8, lie(8, 4)), 14, lie(14, 4))
    assert 7 in takes(again)


def test_w_02_what_falls_in_anothers_turn_is_theirs_though_it_was_yours() -> None:
    after = turn(table(3, START, lie(7, 1), seat=0), CUBE, lie(CUBE, 3), fallen=(7,))
    assert after.seat == 1
    assert 7 not in after.trays[1]
    assert refusal(after, hand(7)) == Refusal("W-10", "refuse-not-yours", (("seat", 0),))


def test_w_03_the_pyramid_lies_in_the_lowest_compartment() -> None:
    state = GAME.setup(4, Options())
    assert [(one.piece, compartment_of(one)) for one in state.lies] == [(BLACK, lowest(state)[0])]


def test_w_03_so_it_does_in_the_simulation() -> None:
    (simulated,) = World.fresh().lies()
    differences = [simulated.at - START.at, simulated.nose - START.nose, simulated.tail - START.tail]
    assert simulated.piece == START.piece
    assert max(map(abs, differences)) < 50  # a twentieth of a degree


@pytest.mark.parametrize("seats", [3, 4])
def test_w_04_everyone_gets_one_piece_of_every_kind(seats: int) -> None:
    trays = GAME.setup(seats, Options()).trays
    assert [[kind_of(one) for one in tray] for tray in trays] == [list(KINDS)] * seats


@pytest.mark.parametrize("seats", [3, 4])
def test_w_04_no_piece_is_given_to_two_and_the_pyramid_to_nobody(seats: int) -> None:
    given = [one for tray in GAME.setup(seats, Options()).trays for one in tray]
    assert len(set(given)) == len(given)
    assert BLACK not in given


def test_w_05_two_players_get_two_of_every_kind() -> None:
    trays = GAME.setup(2, Options()).trays
    assert [sorted(kind_of(one) for one in tray) for tray in trays] == [sorted([*KINDS, *KINDS])] * 2


@pytest.mark.parametrize("seats", [3, 4])
def test_w_05_more_players_do_not(seats: int) -> None:
    assert [len(tray) for tray in GAME.setup(seats, Options()).trays] == [len(KINDS)] * seats


def test_w_06_with_three_the_fourth_set_stays_out() -> None:
    assert GAME.setup(3, Options()).out == tuple(range(21, 28))
    assert [GAME.setup(seats, Options()).out for seats in (2, 4)] == [(), ()]


def test_w_07_four_play_alone_or_in_teams() -> None:
    assert [GAME.refuse_options(4, Options(teams=teams)) for teams in ("none", "side", "across")] == [None] * 3


@pytest.mark.parametrize("seats", [2, 3])
def test_w_07_others_have_no_teams(seats: int) -> None:
    assert GAME.refuse_options(seats, Options(teams="side")) == Refusal("W-33", "refuse-teams", (("seats", seats),))


# The first turn


def test_w_08_whoever_has_the_shakiest_hands_can_be_named() -> None:
    assert GAME.waiting(GAME.setup(3, Options(first="3"))).seats == (2,)


def test_w_08_then_nobody_else_begins() -> None:
    named = GAME.setup(3, Options(first="3"))
    refused = [refusal(named, hand(7 * seat), seat) for seat in range(3)]
    assert refused == [Refusal("W-10", "refuse-turn", (("seat", 2),))] * 2 + [None]


def test_w_09_the_first_piece_goes_two_ahead_of_the_pyramid() -> None:
    assert verdict(opening(), lie(CUBE, 2)) is None


@pytest.mark.parametrize("room", [0, 1, 3, 11])
def test_w_09_and_nowhere_else(room: int) -> None:
    expected = Refusal("W-09", "refuse-first-compartment", (("compartment", 3),))
    assert verdict(opening(), lie(CUBE, room)) == expected


# A turn


def test_w_10_one_builds_after_the_other() -> None:
    state, seats = opening(3), []
    for one in (CUBE, 7, 14, BAR):
        seats.append(state.seat)
        state = turn(state, one, lie(one, 2))
    assert seats == [0, 1, 2, 0]


def test_w_10_only_the_one_whose_turn_it_is() -> None:
    assert refusal(opening(3), hand(7), seat=1) == Refusal("W-10", "refuse-turn", (("seat", 0),))


def test_w_10_only_ones_own_piece() -> None:
    assert refusal(opening(3), hand(7)) == Refusal("W-10", "refuse-not-yours", (("seat", 1),))
    assert refusal(opening(3), hand(21)) == Refusal("W-10", "refuse-no-piece")
    assert refusal(opening(3), Hand(99, b"")) == Refusal("W-10", "refuse-no-piece")


def test_w_10_a_hand_takes_its_piece_and_no_other() -> None:
    assert rule(refusal(opening(), Hand(CUBE, b"nonsense"))) == "W-10"
    assert rule(refusal(opening(), Hand(CUBE, pack_path(())))) == "W-10"
    assert rule(refusal(opening(), Hand(CUBE, pack_path(((0, Take(BAR)), (1, Drop())))))) == "W-10"
    assert rule(refusal(opening(), Hand(CUBE, pack_path(((0, Drop()),))))) == "W-10"


def test_w_10_a_piece_has_to_lie_in_the_wheel() -> None:
    assert judge(opening(), opening().lies, CUBE) == Refusal("W-10", "refuse-outside")


def test_w_11_nobody_is_judged_by_how_the_wheel_rolls() -> None:
    state = table(3, START, lie(7, 2), low=1)
    after = turn(state, CUBE, lie(CUBE, 3), contact=state.contact - 20_000)
    assert (after.trays[0], after.direction) == ((1, 2, 3, 4, 5, 6), "left")


@pytest.mark.parametrize("direction", ["left", "first"])
def test_w_11_nobody_turns_its_direction_round(direction: str) -> None:
    """Neither the fixed direction nor one the first player chose; and nothing is built in behind."""
    state = table(3, START, lie(7, 2), low=1, direction=direction)
    after = turn(state, CUBE, lie(CUBE, 3))
    assert [refusal(after, Direct("left")), refusal(after, Direct("right"))] == [
        Refusal("WA-02", "refuse-directed")
    ] * 2
    assert [rule(verdict(after, lie(8, room))) for room in (2, 1, 0)] == ["W-12"] * 3


@pytest.mark.parametrize("room", [2, 3, 4])
def test_w_12_the_same_compartment_the_next_or_the_next_but_one(room: int) -> None:
    assert verdict(table(2, START), lie(CUBE, room)) is None


@pytest.mark.parametrize("room", [1, 5, 0, 8])
def test_w_12_no_other(room: int) -> None:
    expected = Refusal("W-12", "refuse-compartment", (("compartment", 3),))
    assert verdict(table(2, START), lie(CUBE, room)) == expected


def test_w_12_round_the_circle() -> None:
    state = table(2, lie(BLACK, 9), lie(PLANK, 11), low=10, reference=11)
    rooms = [room for room in range(12) if verdict(state, lie(CUBE, room, 25_000)) is None]
    assert rooms == [0, 1, 11]


def test_w_13_further_forward_than_what_lies_there() -> None:
    state = table(2, START, lie(PLANK, 3, 12_000))
    assert verdict(state, lie(CUBE, 3, 13_000)) is None


def test_w_13_not_behind_it_and_by_how_much() -> None:
    state = table(2, START, lie(PLANK, 3, 12_000))
    behind = 3_000
    refused = verdict(state, lie(CUBE, 3, 12_000 - behind))
    millimetres = 10  # 3 degrees of a circle with a radius of 175 mm are 9.16 mm
    assert refused == Refusal("W-13", "refuse-front", (("mm", millimetres),))


def test_w_13_the_foremost_edge_counts_not_the_centre() -> None:
    state = table(2, START, lie(PLANK, 3, 12_000, ahead=10_000))
    assert rule(verdict(state, lie(CUBE, 3, 16_000, ahead=4_000))) == "W-13"
    assert verdict(state, lie(CUBE, 3, 6_000, ahead=17_000)) is None


def test_w_14_no_second_piece_of_a_kind() -> None:
    state = table(2, START, lie(piece("cube", 1), 3, 8_000))
    assert verdict(state, lie(CUBE, 3, 20_000)) == Refusal("W-14", "refuse-same-kind", (("kind", "cube"),))


def test_w_14_another_kind_or_another_compartment() -> None:
    state = table(2, START, lie(piece("cube", 1), 3, 8_000))
    assert verdict(state, lie(PLANK, 3, 20_000)) is None
    assert verdict(state, lie(CUBE, 4, 20_000)) is None


# Falling


def test_w_15_pieces_that_fall_in_your_turn_are_yours() -> None:
    state = table(3, START, lie(7, 1), lie(14, 1), seat=1)
    after = turn(state, 8, lie(8, 3), fallen=(14, 7))
    assert after.trays == ((0, 1, 2, 3, 4, 5, 6), (7, 9, 10, 11, 12, 13, 14), (15, 16, 17, 18, 19, 20))
    assert [one.piece for one in after.lies] == [8, BLACK]


def test_w_15_nothing_falls_nothing_is_taken() -> None:
    after = turn(table(3, START, lie(7, 1), seat=1), 8, lie(8, 3))
    assert after.trays[1] == (9, 10, 11, 12, 13)


def test_w_17_the_turn_ends_even_before_the_piece_was_placed() -> None:
    state = table(3, START, lie(7, 1))
    after = turn(state, CUBE, fallen=(7,))
    assert after.seat == 1
    assert {CUBE, 7} <= set(after.trays[0])


# The clock


@pytest.mark.parametrize(("clock", "seconds"), [("30", 30), ("45", 45), ("60", 60), ("90", 90)])
def test_w_18_a_piece_is_let_go_within_the_time(clock: str, seconds: int) -> None:
    state = opening(clock=clock)
    ways = [pack_path(((0, Take(CUBE)), (60 * seconds + late, Drop()))) for late in (0, 1)]
    assert refusal(state, Hand(CUBE, ways[0])) is None
    assert refusal(state, Hand(CUBE, ways[1])) == Refusal("W-18", "refuse-path-long", (("seconds", seconds),))


def test_w_18_without_a_clock_one_may_take_long() -> None:
    way = pack_path(((0, Take(CUBE)), (9 * 60 * 60, Carry(0, 1, 2, 3, 32767, 0, 0, 0))))
    assert refusal(opening(clock="none"), Hand(CUBE, way)) is None


def test_w_19_what_falls_because_of_a_drop_is_yours() -> None:
    state = table(3, START, lie(7, 1))
    after = turn(state, CUBE, lie(CUBE, 3), accepted=False, fallen=(7,))
    assert after.trays[0] == (1, 2, 3, 4, 5, 6, 7)


# The constructive pass


def test_w_20_one_may_pass_though_one_could_build() -> None:
    state = table(3, START, lie(7, 3))
    assert refusal(state, hand(BLACK)) is None
    after = turn(state, BLACK, lie(BLACK, 4))
    assert (after.seat, after.trays) == (1, state.trays)


def test_w_20_there_is_no_other_way_to_pass() -> None:
    """A turn needs a piece in hand."""
    state = table(3, START, lie(7, 3))
    assert refusal(state, Hand(NOTHING, path(NOTHING % 256))) == Refusal("W-10", "refuse-no-piece")
    assert [rule(refusal(state, Hand(CUBE, way))) for way in (b"", pack_path(()))] == ["W-10"] * 2
    assert GAME.moves(state, 0) is None, "a hand, and nothing beside it"


def test_w_22_out_of_one_of_the_two_lowest_compartments() -> None:
    state = table(3, lie(BLACK, 4), lie(7, 5), lie(8, 6), lie(14, 3), contact=5 * PITCH + 20_000, reference=6)
    assert [one for one in (BLACK, 7, 8, 14) if refusal(state, hand(one)) is None] == [7, 8]
    assert passing(state) == (7, 8)


def test_w_22_from_no_other() -> None:
    state = table(3, lie(BLACK, 4), lie(7, 5), lie(8, 6), lie(14, 3), contact=5 * PITCH + 20_000, reference=6)
    assert refusal(state, hand(BLACK)) == Refusal("W-22", "refuse-pass-low")


@pytest.mark.parametrize("room", [1, 2, 3, 5])
def test_w_23_into_another_compartment_further_forward(room: int) -> None:
    assert verdict(table(3, START, lie(7, 3, 20_000)), lie(BLACK, room, 5_000)) is None


@pytest.mark.parametrize("room", [0, 11, 10])
def test_w_23_neither_the_same_nor_one_behind(room: int) -> None:
    expected = Refusal("W-23", "refuse-pass-back", (("compartment", 1),))
    assert verdict(table(3, START, lie(7, 3)), lie(BLACK, room, 29_000)) == expected


def test_w_24_beside_no_piece_of_its_kind() -> None:
    state = table(3, START, lie(CUBE, 0), lie(7, 3))
    assert verdict(state, lie(CUBE, 3, 25_000)) == Refusal("W-24", "refuse-pass-same-kind", (("kind", "cube"),))
    assert verdict(state, lie(CUBE, 2)) is None


def test_w_25_what_falls_meanwhile_is_yours() -> None:
    state = table(3, START, lie(7, 3), lie(14, 3), seat=2)
    after = turn(state, BLACK, lie(BLACK, 4), fallen=(7,))
    assert 7 in after.trays[2]


# Higher powers and the end


def test_w_26_what_falls_by_itself_leaves_the_game() -> None:
    state = table(3, START, lie(7, 1))
    after = turn(state, CUBE, lie(CUBE, 3), lost=(7,))
    assert 7 in after.out
    assert after.trays[0] == (1, 2, 3, 4, 5, 6)


def test_w_26_not_what_falls_after_a_touch() -> None:
    after = turn(table(3, START, lie(7, 1)), CUBE, lie(CUBE, 3), fallen=(7,))
    assert (7 in after.out, 7 in after.trays[0]) == (False, True)


def test_w_27_the_game_ends_when_somebody_has_placed_everything() -> None:
    after = turn(table(2, START, trays=((CUBE,), (7,))), CUBE, lie(CUBE, 3))
    assert (GAME.waiting(after), after.ended) == (OVER, "empty")
    assert refusal(after, hand(7), seat=1) == Refusal("W-27", "refuse-over")
    assert [(one.rank, one.total) for one in GAME.score(after)] == [(1, 0), (2, -1)]


def test_w_27_not_in_teams() -> None:
    state = table(4, START, trays=((CUBE,), (7,), (14,), (21,)), teams="side")
    assert turn(state, CUBE, lie(CUBE, 3)).ended == ""


# Teams


def test_w_33_partners_sit_side_by_side() -> None:
    assert GAME.view(opening(4, teams="side"), None).teams == (0, 0, 1, 1)


def test_w_33_or_across() -> None:
    assert GAME.view(opening(4, teams="across"), None).teams == (0, 1, 0, 1)


def test_w_34_without_pieces_one_takes_the_partners() -> None:
    state = table(4, START, trays=((), (7, 8), (14,), (21,)), teams="side")
    assert (refusal(state, hand(7)), refusal(state, hand(8))) == (None, None)
    assert takes(state) == (7, 8)
    assert turn(state, 8, lie(8, 3)).trays == ((), (7,), (14,), (21,))


def test_w_34_not_with_pieces_of_ones_own_nor_from_the_others() -> None:
    rich = table(4, START, trays=((CUBE,), (7, 8), (14,), (21,)), teams="side")
    assert refusal(rich, hand(7)) == Refusal("W-34", "refuse-partner")
    poor = table(4, START, trays=((), (7, 8), (14,), (21,)), teams="across")
    assert refusal(poor, hand(7)) == Refusal("W-10", "refuse-not-yours", (("seat", 1),))
    assert refusal(poor, hand(14)) is None


def test_w_35_what_falls_then_is_not_the_partners() -> None:
    state = table(4, START, lie(PLANK, 1), trays=((), (7, 8), (14,), (21,)), teams="side")
    assert turn(state, 7, lie(7, 3), fallen=(PLANK,)).trays == ((PLANK,), (8,), (14,), (21,))


def test_w_35_in_the_partners_turn_it_is_the_partners() -> None:
    state = table(4, START, lie(PLANK, 1), trays=((), (7, 8), (14,), (21,)), teams="side", seat=1)
    assert turn(state, 7, lie(7, 3), fallen=(PLANK,)).trays == ((), (PLANK, 8), (14,), (21,))


def test_w_35_nothing_falls_and_nothing_is_taken() -> None:
    state = table(4, START, lie(PLANK, 1), trays=((), (7, 8), (14,), (21,)), teams="side")
    assert turn(state, 7, lie(7, 3)).trays == ((), (8,), (14,), (21,))


def test_w_36_a_team_without_pieces_wins() -> None:
    state = table(4, START, trays=((), (7,), (14,), (21,)), teams="side")
    after = turn(state, 7, lie(7, 3))
    assert (after.ended, after.winners) == ("team", (0, 1))
    assert [one.rank for one in GAME.score(after)] == [1, 1, 3, 3]


@pytest.mark.parametrize("teams", ["side", "across"])
def test_w_36_not_with_one_piece_left_between_them(teams: str) -> None:
    state = table(4, START, trays=((), (7, 8), (14, 15), (21,)), teams=teams)
    after = turn(state, takes(state)[0], lie(takes(state)[0], 3))
    assert (after.ended, after.winners, after.seat) == ("", (), 1)


def test_w_37_one_of_each_team_without_pieces_and_fewer_win() -> None:
    state = table(4, START, trays=((CUBE,), (7, 8, 9), (), (21, 22)), teams="side")
    after = turn(state, CUBE, lie(CUBE, 3))
    assert (after.ended, after.winners) == ("fewest", (2, 3))
    assert [(one.rank, one.total) for one in GAME.score(after)] == [(3, -3), (3, -3), (1, -2), (1, -2)]


def test_w_37_not_with_one_of_one_team_only() -> None:
    state = table(4, START, trays=((CUBE,), (7, 8, 9), (14,), (21, 22)), teams="side")
    assert turn(state, CUBE, lie(CUBE, 3)).ended == ""
