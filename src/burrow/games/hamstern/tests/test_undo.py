"""What can be undone: entering and confirming, while the round is open and nothing else has happened."""

from burrow.engine.game import Refusal, Setup
from burrow.engine.log import Log
from burrow.engine.rng import seed_from
from burrow.games.hamstern import GAME
from burrow.games.hamstern.moves import Cross, Enter, Move, What
from burrow.games.hamstern.options import Options
from burrow.games.hamstern.state import State
from burrow.games.hamstern.tests.table import SMALL
from burrow.games.hamstern.view import View

A1, A2, A3 = (1, 2, 3)


def opened(seats: int = 3, clock: int = 0) -> Log[State, What, View, Options]:
    """A table with a real die that shows a 1."""
    options = Options(sheet="own", own=SMALL, die="paper", clock=clock)
    log: Log[State, What, View, Options] = Log(GAME, Setup(GAME.id, GAME.format, seats, options, seed_from("undo")))
    play(log, 0, Enter(1))
    return log


def play(log: Log[State, What, View, Options], seat: int, move: Move) -> None:
    assert not isinstance(log.submit(seat, move, 0), Refusal)


def test_a_placement_is_taken_back_while_the_round_is_open() -> None:
    log = opened()
    before = log.state
    play(log, 1, Cross((A1,)))
    assert log.undo(0, 0) is None
    assert log.undo(1, 0) is not None
    assert log.state == before
    play(log, 1, Cross((A2,)))
    assert log.state.placed == (None, (A2,), None)


def test_not_after_another_seat_has_placed() -> None:
    log = opened()
    play(log, 1, Cross((A1,)))
    play(log, 2, Cross((A1,)))
    assert log.undo(1, 0) is None
    assert log.undo(2, 0) is not None


def test_not_once_all_have_placed() -> None:
    log = opened(2)
    play(log, 0, Cross((A1,)))
    play(log, 1, Cross((A1,)))
    assert log.undo(1, 0) is None


def test_not_alone_where_every_placement_closes_the_round() -> None:
    log = opened(1)
    play(log, 0, Cross((A1,)))
    assert log.undo(0, 0) is None


def test_pips_are_taken_back_while_nobody_has_placed() -> None:
    log = opened()
    assert log.undo(0, 0) is not None
    assert (log.state.phase, log.state.pips) == ("roll", 0)
    play(log, 0, Enter(6))
    play(log, 1, Cross((A1, A2, A3, 8, 9, 10)))
    assert log.undo(0, 0) is None


def test_not_what_the_clock_has_placed() -> None:
    log = opened(2, clock=10)
    log.answer(10_000)
    assert [log.undo(seat, 10_000) for seat in range(2)] == [None, None]
