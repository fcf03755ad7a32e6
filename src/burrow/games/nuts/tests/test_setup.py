"""N-01 to N-04: before the first roll."""

import pytest
from msgspec import ValidationError, convert

from burrow.engine.codec import decode_payload, decode_setup, encode
from burrow.engine.errors import BadOptions
from burrow.engine.game import Setup
from burrow.engine.log import Log
from burrow.engine.rng import seed_from
from burrow.games.nuts import GAME
from burrow.games.nuts.data import DICE, SQUIRREL_DIE
from burrow.games.nuts.moves import Roll, Rolled
from burrow.games.nuts.nature import odds
from burrow.games.nuts.options import Options
from burrow.games.nuts.tests.table import Table, faces


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_n_01_everyone_but_the_active_seat_has_a_dog_die(seats: int) -> None:
    table = Table(seats).roll("SSSSS")
    assert [dog.seat for dog in table.race.dogs] == list(range(1, seats))


def test_n_01_a_seat_that_is_not_at_the_table_is_refused() -> None:
    assert Table(2).refused(Roll(), seat=2).rule == "N-01"
    assert Table(2).refused(Roll(), seat=-1).rule == "N-01"


def test_a_table_of_the_first_format_goes_on() -> None:
    """It does not have the option `reading`, and its digests are those of a state without it."""
    options = {"goal": 50, "end": "round", "tie": "extra", "race": "paced", "cadence": 350, "starter": "first"}
    stored = {"game": "nuts", "format": 1, "seats": 2, "options": options, "seed": "0" * 64}
    setup = decode_setup(encode(stored), {"nuts": GAME}.__getitem__)
    assert setup.format == 1 < GAME.format
    assert setup.options == Options(race="paced", starter="first", reading=False)
    assert decode_payload(GAME, encode(Roll()), setup.format) == Roll()


@pytest.mark.parametrize("seats", [1, 5])
def test_n_01_there_are_dog_dice_for_two_to_four(seats: int) -> None:
    with pytest.raises(BadOptions):
        Log(GAME, Setup(GAME.id, GAME.format, seats, Options(), seed_from(0)))


def test_n_02_five_squirrel_dice_lie_in_the_middle() -> None:
    assert Table().view.dice == DICE == 5
    assert dict(SQUIRREL_DIE) == {"squirrel": 3, "nut": 2, "bird": 1}


def test_n_02_no_other_number_of_dice_is_rolled_at_first() -> None:
    table = Table()
    table.play(Roll())
    assert {len(what.faces) for what, _ in odds(table.state) if isinstance(what, Rolled)} == {5}


def test_n_03_the_table_writes_the_points_down() -> None:
    table = Table().roll("NNSSB").bank()
    assert table.view.scores == (2, 0)


def test_n_03_points_that_are_not_written_down_are_not_on_the_sheet() -> None:
    assert Table().roll("NNSSB").view.scores == (0, 0)


def test_n_04_one_seat_begins() -> None:
    table = Table(starter="random").starts(1)
    assert table.view.starter == table.turn == 1


def test_n_04_nobody_rolls_before_it_is_clear_who_begins() -> None:
    table = Table(starter="random")
    assert [table.refused(Roll(), seat=seat).rule for seat in (0, 1)] == ["NA-16", "NA-16"]


def test_the_options_keep_their_limits() -> None:
    with pytest.raises(ValidationError):
        convert({"goal": 19}, Options)
    with pytest.raises(ValidationError):
        convert({"gaol": 50}, Options)
    assert convert({}, Options) == Options(goal=50, end="round", tie="extra", race="realtime", cadence=350)


def test_the_letters_of_these_tests() -> None:
    assert faces("SNB") == ("squirrel", "nut", "bird")
