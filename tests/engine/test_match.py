"""A match in one process: nature answers by itself, time passes as the rules require, bots move by the clock."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest
from tests.conformance.planted.bell import game as bell
from tests.conformance.planted.race import game as race

from burrow.engine.errors import BadMove, BurrowError
from burrow.engine.game import NATURE, Event, Millis, Refusal, Setup, Waiting
from burrow.engine.match import Match, play_out
from burrow.engine.rng import FastRng, Rng, TableRng, seed_from

SEED = seed_from("match")


def new_race(stairs: int = 9, rng: Rng | None = None) -> Match[Any, Any, Any, Any]:
    return Match(race.GAME, Setup("race", 1, 2, race.Options(stairs=stairs), SEED), rng)


def new_bell(game: Any = bell.GAME, seats: int = 2) -> Match[Any, Any, Any, Any]:
    return Match(game, Setup("bell", 1, seats, bell.Options(swing=100), SEED))


class Pace:
    """A bot that repeats one move, always held back for the same time."""

    def __init__(self, hold: Millis, move: Any = None) -> None:
        self.hold = hold
        self.move = move if move is not None else bell.Ring()
        self.asked = 0

    def choose(self, view: Any, legal: Sequence[Any] | None, budget: Millis, rng: Rng) -> tuple[Any, Millis]:
        self.asked += 1
        return self.move, self.hold


def rings(match: Match[Any, Any, Any, Any]) -> list[tuple[int, Millis]]:
    return [(event.by, event.at) for event in match.log.live]


def test_nature_answers_at_once() -> None:
    match = new_race()
    assert match.play(0, race.Throw()) is None
    assert [event.by for event in match.log.live] == [0, NATURE]
    assert match.to_move == (1,)
    pips = TableRng(SEED, 1).weighted(race.DIE)
    assert match.view(0).places == (pips, 0)
    assert [score.total for score in match.score()] == [pips, 0]


WRONG_FIELD = race.Thrown("six")  # type: ignore[arg-type]  # a field of the wrong type is what is tried


@pytest.mark.parametrize("move", ["throw", None, race.Throw, bell.Ring(), WRONG_FIELD])
def test_a_foreign_move_is_an_error_and_changes_nothing(move: Any) -> None:
    match = new_race()
    before = match.state
    with pytest.raises(BadMove, match=r"^race "):
        match.play(0, move)
    assert match.state is before
    assert not match.entries


def test_the_error_names_the_moves_there_are() -> None:
    with pytest.raises(BadMove, match=r"race takes Throw, Rest or Thrown, not 'throw'"):
        new_race().play(0, "throw")


def test_a_generator_that_is_given_rolls_instead_of_the_seed() -> None:
    match = new_race(rng=FastRng(9))
    match.play(0, race.Throw())
    assert match.state.places[0] == FastRng(9).weighted(race.DIE)


def test_nature_may_begin() -> None:
    def waiting(state: race.State) -> Waiting:
        return race.waiting(state) if sum(state.places) else Waiting(nature="chance")

    match = Match(replace(race.GAME, waiting=waiting), Setup("race", 1, 2, race.Options(), SEED))
    assert [event.by for event in match.log.live] == [NATURE]


def test_a_refusal_changes_nothing() -> None:
    match = new_race()
    refusal = match.play(1, race.Throw())
    assert refusal is not None
    assert refusal.rule == "R-01"
    assert (match.entries, match.at) == ([], 0)


def test_a_move_that_comes_too_early_waits_until_it_may() -> None:
    match = new_bell()
    match.play(0, bell.Ring())
    assert match.play(0, bell.Ring(), at=30) is None
    assert rings(match) == [(0, 0), (0, 100)]
    assert match.at == 100


def test_a_move_at_the_deadline_is_in_time() -> None:
    match = new_bell()
    assert match.play(0, bell.Ring(), at=bell.TIME) is None
    assert rings(match) == [(0, bell.TIME)]


def test_a_deadline_passes_before_a_later_move() -> None:
    match = new_bell()
    refusal = match.play(0, bell.Ring(), at=bell.TIME + 1)
    assert refusal is not None
    assert refusal.rule == "B-02"
    assert rings(match) == [(NATURE, bell.TIME)]
    assert match.over


def test_a_deadline_passes_before_a_move_that_must_wait() -> None:
    """Seat 0 rings at 2950 and could ring again at 3050; the time is up at 3000."""
    match = new_bell()
    match.play(0, bell.Ring(), at=2950)
    assert match.play(0, bell.Ring()) == Refusal("B-02", "is-over")
    assert rings(match) == [(0, 2950), (NATURE, 3000)]


def test_waiting_lets_the_deadline_pass() -> None:
    match = new_bell()
    assert match.wait()
    assert rings(match) == [(NATURE, bell.TIME)]
    assert not match.wait(), "nothing is left to wait for"


def test_bots_play_in_the_order_of_time() -> None:
    match = new_bell()
    play_out(match, {0: Pace(250), 1: Pace(200)}, FastRng(1))
    assert rings(match)[:5] == [(1, 200), (0, 250), (1, 400), (0, 500), (1, 600)]


def test_among_equals_the_seat_that_is_named_first_goes_first() -> None:
    def backwards(state: bell.State) -> Waiting:
        good = bell.waiting(state)
        return Waiting(good.seats[::-1], good.nature, good.deadline)

    for game, order in ((bell.GAME, [0, 1, 2]), (replace(bell.GAME, waiting=backwards), [2, 1, 0])):
        match = new_bell(game, seats=3)
        play_out(match, dict.fromkeys(range(3), Pace(200)), FastRng(1))
        assert [seat for seat, at in rings(match) if at == 200] == order


def test_equals_are_sorted_by_who_is_named_now_not_when_they_planned() -> None:
    """After the first ring the order is reversed; the plans of seats 1 and 2 are older than that."""

    def turning(state: bell.State) -> Waiting:
        good = bell.waiting(state)
        return Waiting(good.seats[::-1], good.nature, good.deadline) if sum(state.rings) else good

    match = new_bell(replace(bell.GAME, waiting=turning), seats=3)
    play_out(match, {0: Pace(150), 1: Pace(200), 2: Pace(200)}, FastRng(1))
    assert rings(match)[:3] == [(0, 150), (2, 200), (1, 200)]


def test_a_bot_that_is_too_fast_is_held_and_not_refused() -> None:
    match = new_bell()
    hasty = Pace(10)
    assert play_out(match, {0: hasty, 1: Pace(5000)}, FastRng(1)) == 0
    assert [at for _, at in rings(match)] == [10 + 100 * i for i in range(12)]
    assert hasty.asked == 12, "a move that waits is not thought over again"


def test_a_deadline_passes_while_bots_think() -> None:
    match = new_bell()
    play_out(match, {0: Pace(2000), 1: Pace(5000)}, FastRng(1))
    assert rings(match) == [(0, 2000), (NATURE, 3000)]


def test_a_refused_bot_is_counted_and_asked_again() -> None:
    class Learner(Pace):
        def choose(self, view: Any, legal: Sequence[Any] | None, budget: Millis, rng: Rng) -> tuple[Any, Millis]:
            super().choose(view, legal, budget, rng)
            return (race.Thrown(3) if self.asked <= 2 else race.Throw()), 0

    match = new_race(stairs=3)
    assert play_out(match, {0: Learner(0), 1: Pace(0, race.Throw())}, FastRng(1)) == 2
    assert match.over


def test_an_overtaken_move_is_thought_over_and_not_counted() -> None:
    """Only one bell may ring at a stamp: the first plan makes the second illegal, which is not the bot's mistake."""

    def one_bell(state: bell.State, seat: int, move: bell.What, at: Millis) -> Refusal | None:
        busy = max(state.free_at) - state.swing
        if sum(state.rings) and at == busy:
            return Refusal("B-01", "no-bell")
        return bell.refuse(state, seat, move, at)

    match = new_bell(replace(bell.GAME, refuse=one_bell))
    late = Pace(300)
    assert play_out(match, {0: Pace(300), 1: late}, FastRng(1)) == 0
    assert rings(match)[:2] == [(0, 300), (0, 600)]
    assert late.asked > 1


def test_a_game_that_does_not_end_is_named() -> None:
    with pytest.raises(BurrowError, match="race does not end within 50 steps"):
        play_out(new_race(), dict.fromkeys(range(2), Pace(0, race.Rest())), FastRng(1), limit=50)


def test_the_same_seed_is_the_same_match() -> None:
    def played(seed: int) -> list[Event[Any]]:
        match = new_race()
        play_out(match, {seat: race.GAME.bot("lazy") for seat in range(2)}, FastRng(seed))
        return match.log.live

    assert played(1) == played(1)
    assert played(1) != played(2)


def test_a_move_that_is_offered_comes_at_its_time_or_not_at_all() -> None:
    match = new_bell()
    assert match.offer(0, bell.Ring(), 10) is None
    refusal = match.offer(0, bell.Ring(), 60)
    assert refusal is not None
    assert refusal.until == 110
    assert rings(match) == [(0, 10)]
    assert match.offer(0, bell.Ring(), 110) is None
    assert (rings(match), match.at) == ([(0, 10), (0, 110)], 110)
