"""N-14: nothing but birds."""

import pytest

from burrow.games.nuts.moves import Bank
from burrow.games.nuts.state import Ended
from burrow.games.nuts.tests.table import Table


@pytest.mark.parametrize(("before", "thrown"), [("NNNSS", "BBBBB"), ("NNNBS", "BBBB"), ("NNBBS", "BBB")])
def test_n_14_birds_only_end_the_turn_and_cost_its_points(before: str, thrown: str) -> None:
    lost = before.count("N")
    table = Table().roll(before).roll(thrown)
    assert table.view.last == Ended(0, "birds", points=0, lost=lost)
    assert (table.turn, table.view.phase, table.view.scores) == (1, "roll", (0, 0))


def test_n_14_points_written_down_before_are_not_lost() -> None:
    table = Table().score(4).score(3).roll("NNNSS").roll("BBBBB")
    assert table.view.scores == (4, 3)


def test_n_14_one_other_face_saves_the_turn() -> None:
    table = Table().roll("NNNSS").roll("BBBBS")
    assert (table.turn, table.view.total, table.view.phase) == (0, 3, "decide")


def test_n_14_what_the_birds_took_cannot_be_banked() -> None:
    assert Table().roll("NNNSS").roll("BBBBB").refused(Bank(), seat=0).rule == "N-24"
