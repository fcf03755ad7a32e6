"""N-15 and N-16: nothing but squirrels."""

import pytest

from burrow.games.nuts.moves import Bank, RaceRoll, Roll
from burrow.games.nuts.tests.table import Table


@pytest.mark.parametrize(("before", "thrown"), [("NNNSS", "SSSSS"), ("NNNBS", "SSSS"), ("NNBBS", "SSS")])
def test_n_15_squirrels_only_cost_the_points_of_the_turn(before: str, thrown: str) -> None:
    table = Table().roll(before).roll(thrown)
    assert (table.view.total, table.race.lost) == (0, before.count("N"))


def test_n_15_points_written_down_before_are_not_lost() -> None:
    assert Table().score(4).score(3).roll("NNNSS").roll("SSSSS").view.scores == (4, 3)


def test_n_15_one_other_face_saves_the_turn() -> None:
    table = Table().roll("NNNSS").roll("SSSSB")
    assert (table.view.total, table.view.phase) == (3, "decide")


def test_n_16_a_nut_round_starts_at_once() -> None:
    table = Table().roll("NNNSS").roll("SSSSS")
    assert (table.view.phase, table.race.seat, table.log.waiting.seats) == ("race", 0, (0, 1))


def test_n_16_no_nut_round_without_squirrels_only() -> None:
    table = Table().roll("SSSSN")
    assert table.view.race is None
    assert table.refused(RaceRoll()).rule == "N-16"
    assert table.refused(RaceRoll(), seat=1).rule == "N-16"


@pytest.mark.parametrize(
    ("move", "rule", "message"),
    [(Roll(), "N-18", "refuse-roll-in-race"), (Bank(), "N-22", "refuse-bank-in-race")],
)
def test_n_16_the_turn_does_not_go_on(move: Roll | Bank, rule: str, message: str) -> None:
    refusal = Table().roll("SSSSS").refused(move)
    assert (refusal.rule, refusal.message) == (rule, message)
