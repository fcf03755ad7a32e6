"""N-25 to N-28: a single die is left."""

from burrow.games.nuts.moves import Bank, Roll, Rolled
from burrow.games.nuts.nature import odds
from burrow.games.nuts.tests.table import Table


def test_n_25_a_nut_with_the_last_die_frees_all_five() -> None:
    view = Table().roll("BBBBN").roll("N").view
    assert (view.dice, view.aside, view.fresh) == (5, 0, True)


def test_n_25_more_than_one_die_does_not() -> None:
    view = Table().roll("BBBNN").roll("NN").view
    assert (view.dice, view.aside, view.fresh) == (2, 3, False)


def test_n_26_that_nut_is_added() -> None:
    assert Table().roll("BBBBN").roll("N").view.total == 2


def test_n_26_it_is_not_safe_yet() -> None:
    table = Table().roll("BBBBN").roll("N")
    assert table.view.scores == (0, 0)
    assert table.roll("BBBBB").view.scores == (0, 0)


def test_n_27_the_printed_example() -> None:
    table = Table().roll("BBSSS").roll("BBS").roll("N")
    assert (table.view.total, table.view.dice) == (1, 5)
    table.play(Roll())
    assert {len(what.faces) for what, _ in odds(table.state) if isinstance(what, Rolled)} == {5}


def test_n_27_the_squirrel_itself_frees_nothing() -> None:
    view = Table().roll("BBSSS").roll("BBS").view
    assert (view.dice, view.fresh) == (1, False)


def test_n_28_a_bird_with_the_last_die_ends_the_turn() -> None:
    table = Table().roll("BBBBN").roll("B")
    assert (table.turn, table.view.scores) == (1, (0, 0))


def test_n_28_a_squirrel_with_the_last_die_starts_a_nut_round_with_it() -> None:
    table = Table().roll("BBBBN").roll("S")
    assert (table.race.dice, table.race.lost) == (1, 1)


def test_n_28_after_either_nothing_can_be_banked() -> None:
    assert Table().roll("BBBBN").roll("B").refused(Bank(), seat=0).rule == "N-24"
    assert Table().roll("BBBBN").roll("S").refused(Bank()).rule == "N-22"
