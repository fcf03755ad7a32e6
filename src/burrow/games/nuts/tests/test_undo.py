"""What can be undone: a bank that decided nothing, until the next roll."""

from burrow.engine.log import Log
from burrow.games.nuts.moves import Roll
from burrow.games.nuts.tests.table import Table


def may_undo(table: Table, seat: int) -> bool:
    return Log(table.log.game, table.log.setup, table.log.entries).undo(seat, table.at) is not None


def test_a_bank_may_be_taken_back_until_the_next_roll() -> None:
    table = Table().roll("NNSSB")
    before = table.state
    table.bank()
    assert not may_undo(table, seat=1)
    assert table.log.undo(0, table.at) is not None
    assert table.state == before


def test_not_once_the_next_seat_rolls() -> None:
    table = Table().score(2)
    table.play(Roll())
    assert not may_undo(table, seat=0)
    assert not may_undo(table, seat=1)


def test_not_a_roll() -> None:
    table = Table()
    table.play(Roll())
    assert not may_undo(table, seat=0)


def test_not_the_clock() -> None:
    assert not may_undo(Table(clock=10).roll("NNSSB").time_up(), seat=0)


def test_not_the_end_of_the_game() -> None:
    assert not may_undo(Table(goal=20).score(1).score(20), seat=1)


def test_not_the_bank_that_led_to_extra_turns_nor_one_that_was_compared() -> None:
    table = Table(goal=20).score(20).score(20)
    assert not may_undo(table, seat=1)
    assert may_undo(table.score(3), seat=0)
    assert not may_undo(table.score(3), seat=1)
