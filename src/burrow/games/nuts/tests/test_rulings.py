"""NA-01 to NA-19: our rulings on what the leaflet leaves open."""

import pytest

from burrow.engine.codec import decode_options
from burrow.engine.errors import BadOptions
from burrow.engine.game import Setup
from burrow.engine.log import Log
from burrow.engine.match import Match
from burrow.engine.rng import fast_rng, seed_from
from burrow.games.nuts import GAME, moves
from burrow.games.nuts.nature import odds
from burrow.games.nuts.options import Options
from burrow.games.nuts.tests.table import Table, faces

BEAT = 350


def test_na_01_after_a_nut_with_the_last_die_one_may_bank() -> None:
    assert Table().roll("BBBBN").roll("N").bank().view.scores == (2, 0)


def test_na_01_and_nobody_must() -> None:
    table = Table().roll("BBBBN").roll("N")
    assert list(moves.moves(table.state, 0)) == [moves.Roll(), moves.Bank()]


def test_na_02_then_all_five_are_rolled() -> None:
    assert Table().roll("BBBBN").roll("N").roll("NNNNN").view.total == 7


def test_na_02_the_single_die_is_not_rolled_again() -> None:
    table = Table().roll("BBBBN").roll("N")
    table.play(moves.Roll())
    assert not any(len(what.faces) == 1 for what, _ in odds(table.state) if isinstance(what, moves.Rolled))


def test_na_03_a_nut_that_is_left_over_is_rolled_alone_first() -> None:
    table = Table().roll("BBBBN")
    assert (table.view.dice, table.view.fresh) == (1, False)
    assert table.roll("N").view.dice == 5


def test_na_03_a_nut_left_over_by_several_dice_frees_nothing() -> None:
    assert [Table().roll(thrown).view.dice for thrown in ("BBBBN", "BBBNS")] == [1, 2]


def test_na_04_only_the_dice_of_this_roll_must_be_birds() -> None:
    assert Table().roll("NNSSB").roll("BBBB").turn == 1


def test_na_04_birds_aside_do_not_count_as_rolled() -> None:
    table = Table().roll("BBBNS").roll("SB")
    assert (table.turn, table.view.phase) == (0, "decide")


def test_na_04_birds_aside_do_not_stop_a_nut_round() -> None:
    assert Table().roll("BBBNS").roll("SS").view.phase == "race"


def test_na_05_birds_and_squirrels_mixed_leave_the_choice() -> None:
    table = Table().roll("BBSSS")
    assert list(moves.moves(table.state, 0)) == [moves.Roll(), moves.Bank()]


def test_na_05_they_cost_nothing() -> None:
    assert Table().roll("NNSSS").roll("BBSSS").view.total == 2


def test_na_06_the_first_roll_may_start_a_nut_round_with_five_dice() -> None:
    table = Table().roll("SSSSS")
    assert (table.race.dice, table.race.lost) == (5, 0)


def test_na_06_four_squirrels_do_not() -> None:
    assert Table().roll("SSSSB").view.race is None


def test_na_07_zero_points_may_be_banked() -> None:
    table = Table().roll("SSSBB").bank()
    assert (table.turn, table.view.scores, table.view.turns) == (1, (0, 0), (1, 0))


def test_na_07_but_not_without_a_roll() -> None:
    assert Table().refused(moves.Bank()).rule == "N-05"


def test_na_08_who_has_a_dog_is_not_waited_for() -> None:
    assert Table(3).start_race().dog(1, "dog").log.waiting.seats == (0, 2)


def test_na_08_who_has_a_dog_may_not_throw_again() -> None:
    table = Table(3).start_race().dog(1, "dog")
    refusal = table.refused(moves.RaceRoll(), seat=1, at=table.at + BEAT)
    assert (refusal.rule, refusal.until) == ("NA-08", None)


def test_na_09_a_throw_before_the_last_dog_counts_at_the_same_stamp_too() -> None:
    table = Table().start_race().throw("NNNNN").dog(1, "dog")
    assert table.view.scores == (5, 0)


def test_na_09_the_active_seat_is_named_first_so_that_equal_stamps_favour_it() -> None:
    assert Table(4).score(1).start_race().log.waiting.seats == (1, 2, 3, 0)


def test_na_09_a_throw_after_the_last_dog_does_not_count() -> None:
    table = Table().start_race().dog(1, "dog")
    assert table.refused(moves.RaceRoll(), seat=0).rule == "N-22"
    assert table.view.scores == (0, 0)


def test_na_09_no_throw_is_made_while_another_is_in_the_air() -> None:
    table = Table().start_race()
    table.play(moves.RaceRoll(), seat=1)
    assert table.refused(moves.RaceRoll(), seat=0).rule == "NA-09"


def test_na_09_at_equal_pace_the_roll_of_the_last_step_counts() -> None:
    table = Table(race="paced").roll("SSSSS").step("NSSSS", (1, "house")).step("NNSSS", (1, "dog"))
    assert table.view.scores == (3, 0)


@pytest.mark.parametrize("thrown", ["SSSSS", "BBBBB"])
def test_na_10_squirrels_or_birds_only_do_nothing_in_the_race(thrown: str) -> None:
    table = Table().start_race().throw("NNSSS")
    table.throw(thrown, at=table.at + BEAT)
    assert (table.race.nuts, table.race.dice, table.view.phase) == (2, 5, "race")


def test_na_10_they_still_do_so_in_a_turn() -> None:
    assert Table().roll("BBBBB").turn == 1


def test_na_11_everyone_may_throw_from_the_end_of_the_countdown_on() -> None:
    table = Table(3).roll("SSSSS")
    start = table.at + 4000
    assert table.race.starts_at == start
    assert [GAME.refuse(table.state, seat, moves.RaceRoll(), start) for seat in range(3)] == [None] * 3


def test_na_11_nobody_throws_during_the_countdown() -> None:
    table = Table(3).roll("SSSSS")
    refusals = [table.refused(moves.RaceRoll(), seat=seat, at=table.race.starts_at - 1) for seat in range(3)]
    assert {(refusal.rule, refusal.until) for refusal in refusals} == {("NA-11", table.race.starts_at)}


def test_na_11_a_table_that_reads_first_is_counted_down_longer_before_the_first_nut_round() -> None:
    table = Table(2, reading=True).roll("SSSSS")
    assert table.race.starts_at == table.at + 15_000
    table.at = table.race.starts_at
    table.dog(1, "dog").roll("SSSSS")
    assert table.race.starts_at == table.at + 4000


@pytest.mark.parametrize("cadence", [200, 350, 2000])
def test_na_11_the_shortest_time_between_two_throws_is_the_same_for_all(cadence: int) -> None:
    table = Table(3, cadence=cadence).start_race().throw("SSSSS").dog(1, "house")
    for seat in (0, 1):
        refusal = table.refused(moves.RaceRoll(), seat=seat, at=table.at + cadence - 1)
        assert (refusal.rule, refusal.until) == ("NA-11", table.at + cadence)
        assert GAME.refuse(table.state, seat, moves.RaceRoll(), table.at + cadence) is None


def test_na_11_the_throws_of_others_do_not_slow_a_seat_down() -> None:
    table = Table(3).start_race().throw("SSSSS")
    table.dog(1, "house", at=table.at + BEAT - 1)
    assert GAME.refuse(table.state, 0, moves.RaceRoll(), table.race.starts_at + BEAT) is None


def test_na_11_who_hesitates_is_thrown_for_after_two_seconds() -> None:
    table = Table(3).start_race().dog(1, "house")
    assert table.log.waiting.deadline == table.race.starts_at + 2000
    table.help("house").help("house")
    assert [(dog.seat, dog.helped, dog.rolls) for dog in table.race.dogs] == [(1, True, 2), (2, True, 1)]


def test_na_11_then_at_the_common_cadence_until_the_dog_appears() -> None:
    table = Table().start_race().help("house")
    first = table.race.starts_at + 2000
    assert table.log.waiting.deadline == first + BEAT
    table.help("house").help("dog")
    assert table.view.last_race is not None
    assert table.view.last_race.ended_at == first + 2 * BEAT


def test_na_11_who_throws_again_is_left_alone_again() -> None:
    table = Table().start_race().help("house")
    table.dog(1, "house", at=table.at + BEAT)
    assert not table.race.dogs[0].helped
    assert table.log.waiting.deadline == table.at + 2000


@pytest.mark.parametrize(("cadence", "patience"), [(200, 2000), (1000, 2000), (1001, 2002), (2000, 4000)])
def test_na_11_a_slow_cadence_leaves_twice_its_time_from_the_first_throw_on(cadence: int, patience: int) -> None:
    table = Table(cadence=cadence).start_race()
    assert table.log.waiting.deadline == table.at + patience
    assert table.dog(1, "house").log.waiting.deadline == table.at + patience


def test_na_11_nobody_throws_for_the_active_seat() -> None:
    table = Table().start_race()
    while table.view.phase == "race":
        table.help("dog" if table.race.dogs[0].rolls == 5 else "house")
    assert table.view.scores == (0, 0)


def test_na_11_without_hurry_one_press_throws_every_die() -> None:
    table = Table(3, race="paced").roll("SSSSS")
    assert (table.log.waiting.seats, table.log.waiting.deadline) == ((0,), None)
    table.step("NNSSS", (1, "dog"), (2, "house")).step("SSSSS", (2, "dog"))
    assert (table.view.scores, table.turn) == ((2, 0, 0), 1)


def test_na_11_without_hurry_only_the_active_seat_speaks() -> None:
    refusal = Table(3, race="paced").roll("SSSSS").refused(moves.RaceRoll(), seat=2)
    assert (refusal.rule, refusal.values) == ("NA-11", (("seat", 0),))


def test_na_11_a_paced_step_is_not_for_a_player_to_say() -> None:
    step = moves.PacedRolled(faces("NNNNN"), ((1, "house"),))
    assert Table(race="paced").roll("SSSSS").refused(step).rule == "NA-11"


def test_na_12_two_players_have_one_dog_in_the_race() -> None:
    table = Table(2).start_race().dog(1, "house")
    assert table.dog(1, "dog", at=table.at + BEAT).view.phase == "roll"


def test_na_12_with_more_players_one_dog_is_not_enough() -> None:
    assert Table(3).start_race().dog(1, "dog").view.phase == "race"


def test_na_13_the_round_ends_before_who_began() -> None:
    table = Table(3, goal=20, starter="random").starts(1).score(20).score(1)
    assert (table.turn, table.view.phase) == (0, "roll")
    assert table.score(1).view.phase == "over"


def test_na_13_it_does_not_end_at_the_first_seat() -> None:
    assert Table(3, goal=20, starter="random").starts(1).score(1).score(20).view.phase == "roll"


def test_na_14_tied_seats_take_one_more_turn_each_clockwise() -> None:
    table = Table(3, goal=20, starter="random").starts(2).score(21).score(20).score(21)
    assert (table.view.playoff, table.turn, table.view.final_round) == ((2, 1), 2, False)
    table.score(1)
    assert (table.turn, table.view.phase) == (1, "roll")
    table.score(2)
    assert (table.view.winners, table.view.scores) == ((1,), (20, 23, 22))


def test_na_14_the_others_roll_dogs() -> None:
    table = Table(3, goal=20).score(21).score(20).score(21).start_race()
    assert table.log.waiting.seats == (0, 1, 2)


def test_na_14_who_is_not_tied_takes_no_extra_turn() -> None:
    assert Table(3, goal=20).score(21).score(20).score(21).refused(moves.Roll(), seat=1).rule == "N-24"


def test_na_14_it_is_repeated_among_those_still_tied() -> None:
    table = Table(3, goal=20).score(20).score(20).score(20)
    table.score(3).score(2).score(3)
    assert (table.view.playoff, table.turn) == ((0, 2), 0)
    assert table.score(0).score(1).view.winners == (2,)


def test_na_14_the_win_may_be_shared() -> None:
    table = Table(3, goal=20, tie="shared").score(21).score(20).score(21)
    assert (table.view.phase, table.view.winners) == ("over", (0, 2))
    assert [score.rank for score in GAME.score(table.state)] == [1, 3, 1]


def test_na_15_points_of_a_nut_round_reach_the_goal() -> None:
    table = Table(goal=20).score(3).score(19).score(3).start_race().throw("NSSSS").dog(0, "dog")
    assert (table.view.phase, table.view.winners) == ("over", (1,))


def test_na_15_nuts_that_still_fall_do_not() -> None:
    table = Table(goal=20, end="first").score(17).score(0).start_race().throw("NNNNN")
    assert table.view.phase == "race"


def test_na_16_chance_says_who_begins() -> None:
    table = Table(3, starter="random")
    assert list(odds(table.state)) == [(moves.Starts(0), 1), (moves.Starts(1), 1), (moves.Starts(2), 1)]
    assert table.starts(2).score(1).turn == 0


def test_na_16_and_everyone_begins_about_as_often() -> None:
    """In 600 draws each seat begins 200 times on average, with a standard deviation of 11.5; the seeds are fixed."""
    setups = [Setup(GAME.id, GAME.format, 3, Options(), seed_from("draw", number)) for number in range(600)]
    drawn = [match.view(None).starter for match in (Match(GAME, setup) for setup in setups)]
    assert all(150 < drawn.count(seat) < 250 for seat in range(3))


@pytest.mark.parametrize(("starter", "seat"), [("first", 0), ("second", 1), ("third", 2), ("fourth", 3)])
def test_na_16_or_the_seat_that_the_host_chose_does(starter: str, seat: int) -> None:
    table = Table(4, starter=starter)
    assert (table.view.phase, table.view.starter, table.turn) == ("roll", seat, seat)
    assert table.score(1).turn == (seat + 1) % 4


def test_na_16_the_round_ends_before_the_chosen_seat() -> None:
    table = Table(3, goal=20, starter="third").score(1).score(20)
    assert (table.turn, table.view.final_round) == (1, True)
    assert table.score(1).view.phase == "over"


@pytest.mark.parametrize(("starter", "seats", "number"), [("third", 2, 3), ("fourth", 2, 4), ("fourth", 3, 4)])
def test_na_16_a_seat_that_nobody_has_cannot_begin(starter: str, seats: int, number: int) -> None:
    setup = Setup(GAME.id, GAME.format, seats, decode_options(GAME, {"starter": starter}), seed_from("nobody"))
    with pytest.raises(BadOptions) as raised:
        Log(GAME, setup)
    refusal = raised.value.refusal
    assert refusal is not None
    assert (refusal.rule, refusal.message) == ("NA-16", "refuse-starter")
    assert refusal.values == (("number", number), ("seats", seats))


def test_na_16_nobody_names_the_starter() -> None:
    assert Table(3, starter="random").refused(moves.Starts(1), seat=1).rule == "NA-16"


def test_na_17_to_reach_the_goal_within_a_turn_forces_nothing() -> None:
    table = Table(goal=20)
    for _ in range(4):
        table.roll("NNNNN")
    assert (table.view.total, table.view.final_round) == (20, False)
    assert list(moves.moves(table.state, 0)) == [moves.Roll(), moves.Bank()]


def test_na_17_unbanked_points_do_not_end_the_game() -> None:
    table = Table(goal=20, end="first")
    for _ in range(4):
        table.roll("NNNNN")
    assert table.roll("BBBBB").view.phase == "roll"


def test_na_18_the_last_die_works_again_and_again() -> None:
    table = Table().roll("BBBBN").roll("N").roll("BBBBN").roll("N")
    assert (table.view.total, table.view.dice, table.view.fresh) == (4, 5, True)


def test_na_18_the_whole_total_stays_at_risk() -> None:
    table = Table().roll("BBBBN").roll("N").roll("BBBBN").roll("B")
    assert table.view.last is not None
    assert (table.view.last.how, table.view.last.lost) == ("birds", 3)


def test_na_19_when_time_is_up_what_is_there_is_banked() -> None:
    table = Table(clock=10).roll("NNSSB")
    assert table.log.waiting.deadline == table.view.deadline == table.at + 10_000
    table.time_up()
    assert (table.view.scores, table.turn) == ((2, 0), 1)


def test_na_19_the_dice_are_rolled_first_if_nothing_was_rolled_yet() -> None:
    table = Table(clock=10).time_up()
    assert table.log.waiting.nature == "chance"
    table.answer(moves.Rolled(faces("NNNSB")))
    assert (table.view.scores, table.turn) == ((3, 0), 1)


def test_na_19_that_roll_may_still_be_birds_or_squirrels_only() -> None:
    birds = Table(clock=10).time_up()
    birds.answer(moves.Rolled(faces("BBBBB")))
    assert (birds.view.scores, birds.turn) == ((0, 0), 1)
    squirrels = Table(clock=10).time_up()
    squirrels.answer(moves.Rolled(faces("SSSSS")))
    assert squirrels.view.phase == "race"


def test_na_19_each_decision_has_its_own_time() -> None:
    table = Table(clock=10)
    table.at = 9000
    assert table.roll("NNSSB").view.deadline == 19_000
    table.at = 18_000
    assert table.roll("NSSS").view.deadline == 28_000


def test_na_19_in_a_nut_round_without_hurry_the_clock_rolls_the_next_step() -> None:
    table = Table(3, clock=10, race="paced").roll("SSSSS").step("NNSSS", (1, "dog"), (2, "house"))
    assert table.log.waiting.deadline == table.view.deadline == table.at + 10_000
    table.clock_step("NSSSS", (2, "house"))
    assert (table.view.phase, table.race.nuts, table.race.rolls) == ("race", 3, 2)


def test_na_19_n_22_the_clock_never_ends_the_nut_round_before_the_last_dog() -> None:
    table = Table(3, clock=10, race="paced").roll("SSSSS")
    assert all(isinstance(what, moves.PacedRolled) for what, _ in odds(table.state))
    for _ in range(20):
        table.clock_step("NSSSS", (1, "house"), (2, "house"))
    table.clock_step("NSSSS", (1, "dog"), (2, "house"))
    assert table.view.phase == "race"
    table.clock_step("NNSSS", (2, "dog"))
    assert (table.view.scores, table.turn) == ((23, 0, 0), 1)


def test_na_19_nature_itself_rolls_on_when_the_time_is_up() -> None:
    for number in range(20):
        table = Table(3, clock=10, race="paced").roll("SSSSS")
        answer = GAME.nature(table.state, fast_rng("clock", number))
        assert isinstance(answer, moves.PacedRolled)
        assert (len(answer.faces), [seat for seat, _ in answer.dogs]) == (5, [1, 2])


def test_na_19_for_somebody_away_the_steps_follow_each_other_soon() -> None:
    table = Table(clock=30, race="paced").roll("SSSSS").clock_step("SSSSS", (1, "house"))
    assert table.log.waiting.deadline == table.at + 1000
    table.clock_step("SSSSS", (1, "house"))
    assert table.log.waiting.deadline == table.at + 1000


def test_na_19_who_comes_back_has_the_whole_time_again() -> None:
    table = Table(clock=30, race="paced").roll("SSSSS").clock_step("SSSSS", (1, "house")).step("SSSSS", (1, "house"))
    assert table.log.waiting.deadline == table.at + 30_000


def test_na_19_without_a_clock_a_nut_round_without_hurry_waits() -> None:
    table = Table(race="paced").roll("SSSSS")
    assert (table.log.waiting.deadline, odds(table.state)) == (None, ())


def test_na_19_without_a_clock_nobody_is_hurried() -> None:
    table = Table(clock=0)
    assert table.log.waiting.deadline is None
    assert table.roll("NNSSB").log.waiting.deadline is None


def test_na_19_the_clock_is_not_for_a_player_to_say() -> None:
    assert Table(clock=10).refused(moves.TimeUp(), seat=1).rule == "NA-19"


def test_nature_speaks_for_nobody_who_throws_in_time() -> None:
    table = Table().start_race().throw("NSSSS")
    assert not any(isinstance(what, moves.RaceRolled) for what, _ in odds(table.state))
    assert all(what.seat == 1 for what, _ in odds(table.state) if isinstance(what, moves.DogRolled))
