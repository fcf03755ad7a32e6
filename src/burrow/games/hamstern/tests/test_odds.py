"""How close the end is, checked against what really happens for each face of the die."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from burrow.engine.game import NATURE, Event
from burrow.engine.rng import Rng, fast_rng
from burrow.games.hamstern import GAME
from burrow.games.hamstern.data import TIMER
from burrow.games.hamstern.moves import Rolled, moves
from burrow.games.hamstern.options import Options
from burrow.games.hamstern.state import State
from burrow.games.hamstern.tests.table import Table

SIDES = (Options(sheet="a"), Options(sheet="b"))


@settings(max_examples=60, deadline=None)
@given(options=st.sampled_from(SIDES), seats=st.integers(1, 4), seed=st.integers(0, 2**32), steps=st.integers(0, 60))
def test_the_faces_that_end_the_game_are_those_that_do(options: Options, seats: int, seed: int, steps: int) -> None:
    """Before the roll, and while it is being placed."""
    rng = fast_rng("odds", seed)
    state = GAME.setup(seats, options)
    for _ in range(steps):
        if GAME.waiting(state).over:
            break
        state = go_on(state, rng)
    before, odds = state, GAME.view(state, None).odds
    while state.phase == "place":
        state = go_on(state, rng)
    if state.phase == "roll":
        next_rounds = [GAME.apply(state, Event(0, 0, NATURE, Rolled(pips))) for pips in range(1, 7)]
        last = [GAME.view(after, None).odds.last_round for after in next_rounds]
        assert (odds.last_round, odds.ends) == (False, sum(last))
    elif before.phase == "over":
        assert (odds.last_round, odds.ends) == (False, 0)
    elif odds.last_round:
        assert (state.timer.struck, odds.ends) == (TIMER, 0)
    else:
        assert not any(any(seat.fits) for seat in GAME.view(state, None).seats), "HA-10"


def go_on(state: State, rng: Rng) -> State:
    """One more event of random play."""
    waiting = GAME.waiting(state)
    by = NATURE if waiting.nature else waiting.seats[0]
    what = GAME.nature(state, rng) if waiting.nature else rng.choice(moves(state, by))
    return GAME.apply(state, Event(0, 0, by, what))


@pytest.mark.parametrize(("struck", "ends"), [(0, 0), (1, 0), (2, 3)])
def test_three_faces_strike_the_last_symbol(struck: int, ends: int) -> None:
    assert Table().timer(2, struck=struck).view().odds.ends == ends
    assert Table().timer(2, struck=struck).roll(3).view().odds.ends == ends, "while a roll is placed"


def test_a_roll_that_moves_the_timer_counts_at_once() -> None:
    assert Table().timer(2, struck=1).roll(4).view().odds.ends == 3


def test_in_the_last_round_nothing_ends_the_next() -> None:
    odds = Table().timer(2, struck=2).roll(5).view().odds
    assert (odds.last_round, odds.ends, odds.ticks) == (True, 0, 0)


def test_the_ticks_that_are_left() -> None:
    assert Table().view().odds.ticks == 3
    assert Table().timer(2, struck=1).view().odds.ticks == 2
    assert Table(1).view().odds.ticks == 6
    assert Table(1).timer(1, circled=2).view().odds.ticks == 4
    assert Table(1).timer(2, circled=2, struck=1).view().odds.ticks == 2
