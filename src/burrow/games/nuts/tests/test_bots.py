"""The three levels: what each does, how fast, and that the difference is noticeable."""

from collections import Counter

import pytest
from msgspec.structs import replace

from burrow.engine.errors import BadOptions
from burrow.engine.game import Setup
from burrow.engine.match import Match, play_out
from burrow.engine.rng import fast_rng, seed_from
from burrow.games.nuts import GAME
from burrow.games.nuts.moves import Bank, RaceRoll, Roll
from burrow.games.nuts.options import Options
from burrow.games.nuts.tests.table import Table
from burrow.games.nuts.view import View

BANK_OR_ROLL = (Roll(), Bank())


def choice(level: str, view: View, seed: int = 0) -> Roll | Bank | RaceRoll:
    legal = BANK_OR_ROLL if view.phase == "decide" else (Roll(),) if view.phase == "roll" else (RaceRoll(),)
    move, _ = GAME.bot(level).choose(view, legal, 1000, fast_rng(seed))
    assert isinstance(move, Roll | Bank | RaceRoll)
    return move


def holds(level: str, view: View) -> list[int]:
    legal = BANK_OR_ROLL if view.phase == "decide" else (Roll(),) if view.phase == "roll" else (RaceRoll(),)
    return [GAME.bot(level).choose(view, legal, 1000, fast_rng(seed))[1] for seed in range(200)]


def wins(first: str, second: str, games: int) -> float:
    """Share of games that the first level wins; the seats are swapped every other game."""
    won = 0.0
    for number in range(games):
        seat = number % 2
        setup = Setup(GAME.id, GAME.format, 2, Options(), seed_from("levels", number))
        match = Match(GAME, setup, fast_rng("dice", number))
        bots = {seat: GAME.bot(first), 1 - seat: GAME.bot(second)}
        assert play_out(match, bots, fast_rng("bots", number)) == 0
        winners = match.view(None).winners
        won += (seat in winners) / len(winners)
    return won / games


@pytest.mark.parametrize(("better", "worse"), [("expert", "careful"), ("careful", "casual"), ("expert", "casual")])
def test_each_level_beats_the_one_below(better: str, worse: str) -> None:
    """Over 300 games an even match has a standard error of 2.9 %. The margin is two of them above one half, so two
    equal bots would pass with about one seed in 44, and three such pairs would not."""
    assert wins(better, worse, games=300) > 0.5 + 2 * 0.029


def test_expert_banks_and_rolls_by_the_solved_table() -> None:
    view = Table().roll("NNNNS").view
    for dice, stop in zip(range(1, 6), (5, 7, 14, 29, 64), strict=True):
        assert choice("expert", replace(view, dice=dice, total=stop - 1)) == Roll()
        assert choice("expert", replace(view, dice=dice, total=stop)) == Bank()


def test_careful_holds_at_its_number_however_many_dice_are_left() -> None:
    view = Table().roll("NNNNS").view
    for dice in range(1, 6):
        assert choice("careful", replace(view, dice=dice, total=8)) == Roll()
        assert choice("careful", replace(view, dice=dice, total=9)) == Bank()


@pytest.mark.parametrize("level", GAME.bots)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_two_bots_of_a_level_play_alike(level: str, seats: int) -> None:
    """In the same position at another seat, some of them decide differently."""
    view = Table(seats).roll("NNNNS").view
    positions = [(dice, total) for dice in range(1, 6) for total in range(3, 40)]
    styles = {
        tuple(
            choice(level, replace(view, dice=dice, total=total, turn=seat), seed=1000 * seat + total)
            for dice, total in positions
        )
        for seat in range(seats)
    }
    assert len(styles) == seats


def test_casual_does_not_always_do_the_same() -> None:
    view = replace(Table().roll("NNSSB").view, total=7)
    assert len(Counter(choice("casual", view, seed) for seed in range(50))) == 2


def test_casual_takes_heart_when_behind() -> None:
    level = replace(Table().roll("NNSSB").view, total=7)
    behind = replace(level, scores=(0, 20))
    rolls = [sum(choice("casual", view, seed) == Roll() for seed in range(400)) for view in (level, behind)]
    assert rolls[0] < rolls[1]


@pytest.mark.parametrize("level", GAME.bots)
def test_nobody_banks_a_sure_defeat(level: str) -> None:
    table = Table(goal=20).score(40)
    view = replace(table.roll("NNNNB").view, total=39, dice=1)
    assert view.final_round
    assert {choice(level, view, seed) for seed in range(50)} == {Roll()}


@pytest.mark.parametrize("level", ["careful", "expert"])
def test_a_sure_victory_is_banked(level: str) -> None:
    table = Table(goal=20).score(20)
    view = replace(table.roll("NNNNN").view, total=21)
    assert choice(level, view) == Bank()
    first = replace(Table(goal=20, end="first").roll("NNNNN").view, total=20)
    assert choice(level, first) == Bank()


@pytest.mark.parametrize("level", GAME.bots)
def test_bots_take_human_time_in_a_turn(level: str) -> None:
    least, most = {"casual": (1200, 2000), "careful": (1100, 1800), "expert": (1100, 1700)}[level]
    held = holds(level, Table().roll("NNSSB").view)
    assert least <= min(held) < max(held) <= most


@pytest.mark.parametrize("level", GAME.bots)
def test_how_the_last_turn_ended_can_be_read_before_a_bot_begins(level: str) -> None:
    for before in (Table(), Table().roll("BBBBB")):
        held = holds(level, before.view)
        assert 2000 <= min(held) < max(held) <= 2600
    banked = holds(level, Table().score(3).view)
    assert 3000 <= min(banked) < max(banked) <= 3600
    raced = holds(level, Table().start_race().dog(1, "dog").view)
    assert 3200 <= min(raced) < max(raced) <= 3800


@pytest.mark.parametrize("level", GAME.bots)
def test_no_bot_lets_its_clock_run_out(level: str) -> None:
    hasty = Table(clock=1)
    assert set(holds(level, hasty.view)) == {500}
    assert set(holds(level, hasty.roll("NNSSB").view)) == {500}
    assert set(holds(level, Table(clock=1, race="paced").roll("SSSSS").view)) == {500}


@pytest.mark.parametrize("level", ["careful", "expert"])
def test_in_a_race_they_are_held_to_the_cadence_by_the_table_alone(level: str) -> None:
    assert set(holds(level, Table().start_race().view)) == {0}


def test_casual_is_a_little_slower_in_a_race() -> None:
    held = holds("casual", Table().start_race().throw("SSSSS").view)
    assert 350 <= min(held) < max(held) <= 550


@pytest.mark.parametrize("level", GAME.bots)
def test_a_race_without_hurry_can_be_followed(level: str) -> None:
    table = Table(race="paced").roll("SSSSS")
    assert min(holds(level, table.view)) >= 3200
    assert min(holds(level, table.step("NSSSS", (1, "house")).view)) >= 700


def test_equal_bots_throw_at_exactly_the_cadence_and_the_last_throw_counts() -> None:
    """The active seat throws as often as the last dog needed, in real time as at equal pace."""
    for number in range(20):
        setup = Setup(GAME.id, GAME.format, 3, Options(goal=20), seed_from("pace", number))
        match = Match(GAME, setup)
        play_out(match, {seat: GAME.bot("expert") for seat in range(3)}, fast_rng(number))
        race = match.view(None).last_race
        if race is not None:
            assert race.rolls == max(dog.rolls for dog in race.dogs)
            assert race.ended_at == race.starts_at + (race.rolls - 1) * race.cadence
            assert not any(dog.helped for dog in race.dogs)


def test_an_unknown_level_is_named() -> None:
    with pytest.raises(BadOptions, match="'genius'"):
        GAME.bot("genius")
