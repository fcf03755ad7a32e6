"""The log: what it accepts, refuses and takes back, and broken logs."""

from dataclasses import replace
from typing import Any

import pytest
from tests.conformance.planted.bell import game as bell
from tests.conformance.planted.race import game as race
from tests.conformance.planted.signs import game as signs

from burrow.engine.codec import Undo
from burrow.engine.errors import BadOptions, BrokenLog
from burrow.engine.game import NATURE, Event, Refusal, Setup, Waiting
from burrow.engine.log import MARK_EVERY, UNDOS, UNDOS_PER_EVENT, Log, fold
from burrow.engine.rng import FastRng, TableRng, seed_from

SEED = seed_from("log")


def race_log(*entries: Any) -> Log[Any, Any, Any, Any]:
    return Log(race.GAME, Setup("race", 1, 2, race.Options(stairs=9), SEED), entries)


def bell_log() -> Log[Any, Any, Any, Any]:
    return Log(bell.GAME, Setup("bell", 1, 2, bell.Options(swing=100), SEED))


def test_a_new_log_is_the_first_state() -> None:
    log = race_log()
    assert (log.seq, log.at, log.entries, log.state) == (-1, 0, [], race.State(9, (0, 0)))


def test_a_legal_move_is_an_entry() -> None:
    log = race_log()
    event = log.submit(0, race.Rest(), 40)
    assert event == Event(0, 40, 0, race.Rest())
    assert log.entries == log.live == [event]
    assert (log.seq, log.at, log.state.turn) == (0, 40, 1)


def test_a_refused_move_changes_nothing() -> None:
    log = race_log(Event(0, 40, 0, race.Rest()))
    before = log.state
    assert log.submit(0, race.Rest(), 90) == Refusal("R-01", "not-your-turn", (("turn_seat", 1),))
    assert (log.seq, log.at, log.state) == (0, 40, before)


def test_stamps_never_run_backwards() -> None:
    log = race_log()
    log.submit(0, race.Rest(), 500)
    event = log.submit(1, race.Rest(), 300)
    assert isinstance(event, Event)
    assert event.at == 500


def test_a_move_is_judged_at_the_stamp_it_bears() -> None:
    """Seat 0's bell is free at 100; seat 1 rings at 150, so a ring of seat 0 sent at 90 is stamped 150."""
    log = bell_log()
    log.submit(0, bell.Ring(), 0)
    log.submit(1, bell.Ring(), 150)
    event = log.submit(0, bell.Ring(), 90)
    assert isinstance(event, Event)
    assert event.at == 150


def test_nature_answers_by_the_seed_and_the_number_of_the_entry() -> None:
    log = race_log(Event(0, 0, 0, race.Throw()))
    assert log.answer(70) == Event(1, 70, NATURE, race.GAME.nature(log.state, TableRng(SEED, 1)))


def test_nature_answers_by_a_generator_that_is_given() -> None:
    log = race_log(Event(0, 0, 0, race.Throw()))
    assert log.answer(0, FastRng(4)).what == race.GAME.nature(log.state, FastRng(4))


def test_undo_is_an_entry_and_nothing_leaves_the_log() -> None:
    log = race_log()
    first = log.state
    log.submit(0, race.Rest(), 40)
    assert log.undo(0, 90) == Undo(1, 90, 0, 0)
    assert log.state == first
    assert len(log.entries) == 2
    assert log.live == []
    assert fold(race.GAME, log.setup, log.entries) == first


def test_moves_can_be_taken_back_one_after_the_other() -> None:
    log = Log(signs.GAME, Setup("signs", 1, 2, signs.Options(), SEED))
    first = log.state
    log.submit(0, signs.Write(1), 0)
    log.submit(1, signs.Write(2), 0)
    assert log.undo(0, 0) is None, "the last move is not theirs"
    assert log.undo(1, 0) is not None
    assert log.undo(1, 0) is None
    assert log.undo(0, 0) is not None
    assert log.state == first
    log.submit(1, signs.Write(3), 0)
    assert [event.seq for event in log.live] == [4]


def test_chance_cannot_be_taken_back() -> None:
    log = race_log(Event(0, 0, 0, race.Throw()))
    log.answer(0)
    before = log.entries.copy()
    assert log.undo(0, 10) is None
    assert log.undo(NATURE, 10) is None
    assert log.entries == before


def test_with_consent_a_move_is_taken_back_together_with_all_later_ones() -> None:
    log = race_log()
    first = log.state
    for at, seat in enumerate((0, 1, 0, 1)):
        log.submit(seat, race.Rest(), at)
    assert [event.seq for event in log.agreed_undo(0)] == [2, 3]
    assert [log.may_ask(seat) for seat in (0, 1)] == [True, True]
    assert list(log.take_back(0, 9)) == [Undo(4, 9, 1, 3, agreed=True), Undo(5, 9, 0, 2, agreed=True)]
    assert [event.seq for event in log.live] == [0, 1]
    assert log.state.turn == 0
    assert list(log.take_back(0, 9)) == [Undo(6, 9, 1, 1, agreed=True), Undo(7, 9, 0, 0, agreed=True)]
    assert log.state == first
    assert fold(race.GAME, log.setup, log.entries) == first


def test_no_consent_reaches_behind_an_answer_of_nature() -> None:
    """The throw would be made again, with the numbers of another entry."""
    log = race_log()
    assert log.why_no_agreed_undo(0) == "undo-nothing"
    log.submit(0, race.Rest(), 0)
    assert log.why_no_agreed_undo(0) == ""
    log.submit(1, race.Throw(), 0)
    log.answer(0)
    for seat in (0, 1):
        assert (log.why_no_agreed_undo(seat), log.may_ask(seat)) == ("undo-nature", False)


def test_consent_does_not_make_a_log_grow_without_end() -> None:
    log = race_log()
    log.submit(0, race.Rest(), 0)
    for _ in range(UNDOS):
        log.submit(1, race.Rest(), 0)
        list(log.take_back(1, 0))
    log.submit(1, race.Rest(), 0)
    for _ in range(2 * UNDOS_PER_EVENT):
        assert log.may_ask(1)
        list(log.take_back(1, 0))
        log.submit(1, race.Rest(), 0)
    assert log.why_no_agreed_undo(1) == "undo"


def test_nothing_to_take_back() -> None:
    assert race_log().undo(0, 0) is None


REST = Event(0, 40, 0, race.Rest())


@pytest.mark.parametrize(
    ("entries", "complaint"),
    [
        ([Event(1, 0, 0, race.Rest())], "race expects seq 0, not 1"),
        ([REST, Event(0, 40, 1, race.Rest())], "race expects seq 1, not 0"),
        ([REST, Event(1, 39, 1, race.Rest())], "at seq 1: the stamp 39 is before 40"),
        ([Event(0, 0, 2, race.Rest())], "at seq 0: there is no seat 2"),
        ([Event(0, 0, -2, race.Rest())], "at seq 0: there is no seat -2"),
        ([Undo(0, 0, 0, 0)], "at seq 0: event 0 cannot be taken back"),
        ([REST, Undo(1, 40, 0, 1)], "at seq 1: event 1 cannot be taken back"),
        ([REST, Undo(1, 40, 1, 0)], "at seq 1: event 0 cannot be taken back"),
        ([REST, Event(1, 40, 1, race.Rest()), Undo(2, 40, 0, 0)], "at seq 2: event 0 cannot be taken back"),
        ([REST, Undo(1, 40, 0, 0), Undo(2, 40, 0, 0)], "at seq 2: event 0 cannot be taken back"),
        (
            [Event(0, 0, 0, race.Throw()), Event(1, 0, NATURE, race.Thrown(2)), Undo(2, 0, NATURE, 1)],
            "at seq 2: event 1 cannot be taken back",
        ),
        ([Event(0, 0, NATURE, race.Thrown("x"))], "race cannot apply Thrown.* at seq 0"),  # type: ignore[arg-type]  # planted
    ],
)
def test_a_broken_log_is_named(entries: list[Any], complaint: str) -> None:
    with pytest.raises(BrokenLog, match=complaint):
        race_log(*entries)


def test_a_broken_entry_leaves_the_log_as_it_was() -> None:
    log = race_log(REST)
    before = (log.state, log.entries.copy(), log.live.copy())
    for entry in (Event(1, 39, 1, race.Rest()), Event(1, 40, 1, race.Thrown("x")), Undo(1, 40, 1, 0)):  # type: ignore[arg-type]  # planted
        with pytest.raises(BrokenLog):
            log.add(entry)
    assert (log.state, log.entries, log.live) == before


@pytest.mark.parametrize(
    ("setup", "complaint"),
    [
        (Setup("race", 1, 1, race.Options(), SEED), "race is for 2 to 3 seats, not 1"),
        (Setup("race", 1, 4, race.Options(), SEED), "race is for 2 to 3 seats, not 4"),
        (Setup("race", 1, 2, bell.Options(), SEED), "race does not take the options Options"),
        (Setup("race", 1, 2, race.Options(), "7"), "a seed has 64 hexadecimal digits"),
    ],
)
def test_a_setup_that_cannot_be_is_named(setup: Setup, complaint: str) -> None:
    with pytest.raises(BadOptions, match=complaint):
        Log(race.GAME, setup)


def test_a_bad_seed_is_not_repeated_in_the_message() -> None:
    with pytest.raises(BadOptions) as caught:
        Log(race.GAME, Setup("race", 1, 2, race.Options(), "5ec2e7"))
    assert "5ec2e7" not in str(caught.value)


def refuse_steep(seats: int, options: race.Options) -> Refusal | None:
    return Refusal("R-01", "too-steep", (("stairs", options.stairs),)) if options.stairs > 8 else None


def test_a_game_may_refuse_the_options_of_a_table() -> None:
    game = replace(race.GAME, refuse_options=refuse_steep)
    with pytest.raises(BadOptions, match=r"R-01.*too-steep") as caught:
        Log(game, Setup("race", 1, 2, race.Options(stairs=9), SEED))
    assert caught.value.refusal == Refusal("R-01", "too-steep", (("stairs", 9),))
    assert Log(game, Setup("race", 1, 2, race.Options(stairs=8), SEED)).seq == -1


def test_the_game_is_asked_once_for_each_state_who_must_speak() -> None:
    asked = 0

    def waiting(state: race.State) -> Waiting:
        nonlocal asked
        asked += 1
        return race.waiting(state)

    game = replace(race.GAME, waiting=waiting)
    log: Log[Any, Any, Any, Any] = Log(game, Setup("race", 1, 2, race.Options(stairs=9), SEED))

    def ask() -> tuple[int, tuple[int, ...]]:
        """How often the game was called for three questions, and the last answer."""
        before = asked
        seats = [log.waiting.seats for _ in range(3)]
        return asked - before, seats[-1]

    assert ask() == (1, (0,))
    log.submit(0, race.Rest(), 40)
    assert ask() == (1, (1,))
    log.undo(0, 50)
    assert ask() == (1, (0,))
    assert ask() == (0, (0,))


class Diligent:
    """The race, counting how often it is asked for the next state."""

    def __init__(self) -> None:
        self.applied = 0
        self.game = replace(race.GAME, apply=self.apply)

    def apply(self, state: race.State, event: Event[Any]) -> race.State:
        self.applied += 1
        return race.apply(state, event)


def rested(times: int) -> tuple[Diligent, Log[Any, Any, Any, Any]]:
    """Everybody rests, one after the other."""
    diligent = Diligent()
    log: Log[Any, Any, Any, Any] = Log(diligent.game, Setup("race", 1, 2, race.Options(stairs=9), SEED))
    for number in range(times):
        log.submit(number % 2, race.Rest(), 0)
    return diligent, log


@pytest.mark.parametrize("times", [1, MARK_EVERY - 1, MARK_EVERY, 40, 1001])
def test_taking_back_costs_the_same_in_a_long_game(times: int) -> None:
    game, log = rested(times)
    before = fold(race.GAME, log.setup, log.entries[:-1])
    game.applied = 0
    assert log.undo((times - 1) % 2, 0) is not None
    assert log.state == before
    assert game.applied < MARK_EVERY


def test_what_was_taken_back_and_done_again_is_met_as_it_was() -> None:
    """Moves and undos in random order: every entry since any number comes with the state before it."""
    _, log = rested(20)
    for number in range(60):
        for _ in range(number % 4):
            log.undo(log.state.turn ^ 1, 0)
        log.submit(log.state.turn, race.Rest(), number)
    met = [fold(race.GAME, log.setup, log.entries[:seq]) for seq in range(len(log.entries))]
    for after in range(-1, log.seq + 1):
        assert [(met[entry.seq], entry) for entry in log.entries[after + 1 :]] == list(log.since(after))


def test_the_newest_entries_cost_the_same_in_a_long_game() -> None:
    game, log = rested(1000)
    game.applied = 0
    assert [entry.seq for _, entry in log.since(989)] == list(range(990, 1000))
    assert game.applied < MARK_EVERY + 10


def test_taking_back_alone_does_not_make_a_log_longer_and_longer() -> None:
    _, log = rested(0)
    for _ in range(UNDOS + 3 * UNDOS_PER_EVENT):
        log.submit(0, race.Rest(), 0)
        log.undo(0, 0)
    full = len(log.entries)
    assert full == 1 + 2 * (UNDOS + UNDOS_PER_EVENT), "the move that could not be taken back counts"
    assert not log.may_undo(0)
    log.submit(1, race.Rest(), 0)
    assert log.may_undo(1), "each event that counts gives room for more"
    assert Log(race.GAME, log.setup, log.entries).state == log.state
