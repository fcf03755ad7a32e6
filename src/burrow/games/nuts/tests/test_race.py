"""N-17 to N-24: the nut round in real time."""

import pytest

from burrow.games.nuts import GAME
from burrow.games.nuts.moves import Bank, DogRolled, RaceRoll, RaceRolled, Roll, moves
from burrow.games.nuts.nature import odds
from burrow.games.nuts.tests.table import Table, faces

BEAT = 350


@pytest.mark.parametrize(("before", "thrown"), [("NNNSS", "SSSSS"), ("NBBSS", "SSS"), ("BBBBS", "S")])
def test_n_17_the_dice_just_rolled_are_thrown(before: str, thrown: str) -> None:
    table = Table().roll(before).start_race(thrown)
    table.play(RaceRoll())
    assert {len(what.faces) for what, _ in odds(table.state) if isinstance(what, RaceRolled)} == {len(thrown)}


def test_n_17_dice_put_aside_before_stay_aside() -> None:
    table = Table().roll("NBBSS").start_race("SSS")
    assert (table.race.dice, table.view.aside) == (3, 2)


def test_n_18_birds_are_thrown_again() -> None:
    table = Table().start_race().throw("BBBBN")
    assert table.race.dice == 5
    assert table.throw("NNNNN", at=table.at + BEAT).race.nuts == 6


def test_n_18_the_race_is_thrown_not_rolled_like_a_turn() -> None:
    assert Table().start_race().refused(Roll()).rule == "N-18"


def test_n_18_the_throw_is_not_for_a_player_to_say() -> None:
    assert Table().start_race().refused(RaceRolled(faces("NNNNN"))).rule == "N-18"


def test_n_19_nuts_are_added_up() -> None:
    table = Table().start_race().throw("NNSSB")
    assert table.throw("NSSSB", at=table.at + BEAT).race.nuts == 3


def test_n_19_squirrels_and_birds_add_nothing() -> None:
    assert Table().start_race().throw("SSSBB").race.nuts == 0


def test_n_20_passive_seats_throw_at_the_same_time() -> None:
    table = Table(3).start_race()
    assert [list(moves(table.state, seat)) for seat in range(3)] == [[RaceRoll()]] * 3
    table.dog(2, "house").throw("SSSSS").dog(1, "house")
    assert [dog.rolls for dog in table.race.dogs] == [1, 1]


def test_n_20_a_view_says_whose_throws_may_count() -> None:
    def throwers(table: Table) -> tuple[int, ...]:
        assert table.view.race is not None
        return table.view.race.throwers

    table = Table(3).start_race()
    assert throwers(table) == (0, 1, 2)
    assert throwers(table.dog(1, "dog")) == (0, 2)


@pytest.mark.parametrize("move", [Roll(), Bank()])
def test_n_20_a_passive_seat_throws_its_dog_die_and_nothing_else(move: Roll | Bank) -> None:
    assert Table().start_race().refused(move, seat=1).rule == "N-20"


def test_n_20_the_dog_is_not_for_a_player_to_say() -> None:
    assert Table().start_race().refused(DogRolled(1, "dog"), seat=1).rule == "N-20"


def test_n_21_the_dog_is_called_out() -> None:
    table = Table(3).start_race()
    table.play(RaceRoll(), seat=1)
    told = table.told(DogRolled(1, "dog"))
    assert [(note.message, dict(note.values)["seat"]) for note in told] == [("tell-dog", 1)]


def test_n_21_a_kennel_is_not_called_out() -> None:
    table = Table(3).start_race()
    table.play(RaceRoll(), seat=1)
    assert table.told(DogRolled(1, "house")) == ()


def test_n_22_the_round_ends_with_the_last_dog() -> None:
    table = Table(3).start_race().dog(2, "dog")
    assert table.view.phase == "race"
    assert table.dog(1, "dog").view.phase == "roll"


@pytest.mark.parametrize("late", [0, 1, 3000])
def test_n_22_a_throw_after_the_last_dog_is_told_how_late_it_came(late: int) -> None:
    table = Table().start_race().throw("NNNNN").dog(1, "dog")
    refusal = table.refused(RaceRoll(), seat=0, at=table.at + late)
    assert (refusal.rule, refusal.values) == ("N-22", (("ms", late),))


def test_n_22_long_after_the_round_there_is_just_none() -> None:
    table = Table().start_race().dog(1, "dog")
    assert table.refused(RaceRoll(), seat=0, at=table.at + 3001).rule == "N-16"


@pytest.mark.parametrize(("late", "rule"), [(0, "N-22"), (40, "N-22"), (3000, "N-22"), (3001, "N-31")])
def test_n_22_a_throw_after_a_round_that_ended_the_game_came_too_late(late: int, rule: str) -> None:
    table = Table(goal=20).score(20).start_race().dog(0, "dog")
    assert table.view.phase == "over"
    refusals = [table.refused(RaceRoll(), seat=seat, at=table.at + late) for seat in (0, 1)]
    assert [refusal.rule for refusal in refusals] == [rule, rule]
    assert [refusal.values for refusal in refusals] == [(("ms", late),) if rule == "N-22" else ()] * 2
    assert table.refused(Bank(), seat=0, at=table.at + late).rule == "N-31"


def test_n_22_the_active_seat_cannot_stop_before() -> None:
    assert Table().start_race().throw("NNNNN").refused(Bank()).rule == "N-22"


def test_n_23_the_nuts_up_to_the_last_dog_are_written_down() -> None:
    table = Table().score(4).score(0).start_race().throw("NNNSB").dog(1, "dog")
    assert table.view.scores == (7, 0)
    assert [line.points for line in GAME.score(table.state)[0].lines] == [4, 3]


def test_n_23_the_points_lost_before_do_not_come_back() -> None:
    table = Table().roll("NNNNS").start_race().throw("NSSSS").dog(1, "dog")
    assert table.view.scores == (1, 0)


def test_n_24_then_it_is_the_next_seats_turn() -> None:
    turns = []
    table = Table(3)
    for _ in range(4):
        turns.append(table.turn)
        table.start_race()
        for dog in table.race.dogs:
            table.dog(dog.seat, "dog")
    assert turns == [0, 1, 2, 0]


@pytest.mark.parametrize("move", [Roll(), Bank()])
def test_n_24_no_other_seat_is_on_turn(move: Roll | Bank) -> None:
    refusal = Table(3).score(2).refused(move, seat=2)
    assert (refusal.rule, refusal.values) == ("N-24", (("seat", 1),))
