"""Variants: H-36 and H-37."""

import pytest

from burrow.engine.errors import BadOptions
from burrow.games.hamstern import GAME
from burrow.games.hamstern.options import Options
from burrow.games.hamstern.reader.sides import sheet_of
from burrow.games.hamstern.tests.table import SMALL, Table


def test_h_36_with_a_free_start_any_chamber_takes_the_first_crosses() -> None:
    table = Table(start="free").roll(2)
    assert table.may_cross(0, "B2 B3", "A8 A9", "D1 D2")


def test_h_36_only_the_first() -> None:
    table = Table(start="free").round(2, "B2 B3", "A1 A2").roll(2)
    assert table.rule(0, "A5 A8") == "H-15"
    assert table.rule(1, "A8 A9") == "H-14"


def test_h_36_otherwise_the_first_crosses_go_into_the_middle() -> None:
    assert Table(start="middle").roll(2).rule(0, "B2 B3") == "H-12"


def test_h_37_a_table_chooses_its_side() -> None:
    assert GAME.view(GAME.setup(1, Options(sheet="b")), None).sheet == sheet_of(Options(sheet="b"))
    assert GAME.refuse_options(4, Options(sheet="own", own=SMALL)) is None


@pytest.mark.parametrize(
    "text", ["", "no sheet at all", SMALL.replace("start A", "start B"), SMALL.replace("--", "- ")]
)
def test_h_37_a_broken_sheet_is_refused_in_the_words_of_its_reader(text: str) -> None:
    options = Options(sheet="own", own=text)
    refusal = GAME.refuse_options(2, options)
    assert refusal is not None
    assert refusal.rule == "H-37"
    assert refusal.message.startswith("sheet-")
    assert {"line", "column"} <= dict(refusal.values).keys()
    with pytest.raises(BadOptions, match="line"):
        sheet_of(options)


def test_h_37_a_broken_sheet_that_nobody_asks_for_does_no_harm() -> None:
    assert GAME.refuse_options(2, Options(sheet="a", own="no sheet at all")) is None
