"""N-05 to N-13: a turn that does not end by itself."""

import pytest
from hypothesis import assume, given

from burrow.games.nuts.data import Face
from burrow.games.nuts.moves import Bank, RaceRoll, Roll, Rolled, moves
from burrow.games.nuts.nature import odds
from burrow.games.nuts.tests.strategies import rolls
from burrow.games.nuts.tests.table import Table, faces

LETTER = {"squirrel": "S", "nut": "N", "bird": "B"}


def letters(thrown: tuple[Face, ...]) -> str:
    return "".join(LETTER[face] for face in thrown)


def test_n_05_a_turn_begins_with_all_five_dice() -> None:
    table = Table()
    assert list(moves(table.state, 0)) == [Roll()]
    assert table.roll("NNSSB").view.faces == faces("NNSSB")


def test_n_05_to_bank_before_the_first_roll_is_refused() -> None:
    assert Table().refused(Bank()).rule == "N-05"


def test_n_05_the_dice_are_not_for_a_player_to_say() -> None:
    table = Table()
    table.play(Roll())
    assert table.refused(Rolled(faces("NNNNN"))).rule == "N-05"


def test_n_06_each_nut_counts_one_and_its_die_is_rolled_again() -> None:
    view = Table().roll("NNNSS").view
    assert (view.total, view.dice) == (3, 5)


def test_n_06_nothing_but_nuts_counts() -> None:
    assert Table().roll("SSSBB").view.total == 0


def test_n_07_a_squirrel_scores_nothing_and_its_die_is_rolled_again() -> None:
    view = Table().roll("SSSSN").view
    assert (view.total, view.dice) == (1, 5)


def test_n_07_a_squirrel_is_not_put_aside() -> None:
    assert Table().roll("SSSSN").view.aside == 0


def test_n_08_a_bird_scores_nothing_and_is_put_aside() -> None:
    view = Table().roll("BBBSN").view
    assert (view.total, view.dice, view.aside) == (1, 2, 3)


def test_n_08_a_bird_is_not_rolled_again() -> None:
    table = Table().roll("BBBSN")
    table.play(Roll())
    assert {len(what.faces) for what, _ in odds(table.state) if isinstance(what, Rolled)} == {2}


@given(rolls(5))
def test_n_09_after_a_mixed_roll_there_are_two_choices(thrown: tuple[Face, ...]) -> None:
    assume(thrown not in (faces("SSSSS"), faces("BBBBB")))
    table = Table().roll(letters(thrown))
    assert list(moves(table.state, 0)) == [Roll(), Bank()]


@pytest.mark.parametrize("thrown", ["BBBBB", "SSSSS"])
def test_n_09_after_birds_or_squirrels_only_there_is_no_choice(thrown: str) -> None:
    table = Table().roll(thrown)
    assert Bank() not in moves(table.state, 0)


def test_n_10_to_bank_writes_the_nuts_of_the_turn_down_and_ends_it() -> None:
    table = Table().roll("NNSSB").roll("NSSS").bank()
    assert table.view.scores == (3, 0)
    assert (table.turn, table.view.total, table.view.dice) == (1, 0, 5)


def test_n_10_who_has_banked_cannot_go_on() -> None:
    assert Table().roll("NNSSB").bank().refused(Roll(), seat=0).rule == "N-24"


def test_n_11_to_go_on_rolls_all_squirrels_and_nuts() -> None:
    table = Table().roll("NSSBB")
    table.play(Roll())
    assert {len(what.faces) for what, _ in odds(table.state) if isinstance(what, Rolled)} == {3}


def test_n_11_no_other_roll_is_offered() -> None:
    table = Table().roll("NSSBB")
    assert [move for move in moves(table.state, 0) if isinstance(move, Roll)] == [Roll()]
    assert table.refused(RaceRoll()).rule == "N-16"


def test_n_12_nuts_of_each_further_roll_are_added() -> None:
    assert Table().roll("NNSSS").roll("NSSSS").roll("NNNSS").view.total == 6


def test_n_12_a_roll_without_nuts_takes_nothing_away() -> None:
    assert Table().roll("NNSSS").roll("SSSSB").view.total == 2


def test_n_13_after_every_roll_the_choice_is_there_again() -> None:
    table = Table()
    for thrown in ("NNSSB", "NSSB", "NSB"):
        table.roll(thrown)
        assert list(moves(table.state, 0)) == [Roll(), Bank()]


@pytest.mark.parametrize("move", [Roll(), Bank()])
def test_n_13_nothing_is_decided_while_the_dice_roll(move: Roll | Bank) -> None:
    table = Table().roll("NNSSB")
    table.play(Roll())
    assert table.refused(move).rule == "N-13"


def test_the_worked_example() -> None:
    """Two players: what each roll leaves, up to the nut round with two dice."""
    table = Table()
    seen = []
    for thrown in ("BNNSS", "BNSS", "BSS", "NN"):
        view = table.roll(thrown).view
        seen.append((view.total, view.dice))
    assert seen == [(2, 4), (3, 3), (3, 2), (5, 2)]
    assert Bank() in moves(table.state, 0)
    table.roll("SS")
    assert (table.view.phase, table.view.total, table.race.dice, table.race.lost) == ("race", 0, 2, 5)
