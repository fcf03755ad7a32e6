"""`burrow replay --check` on forged logs with correct digests and possible dice: only the seed, the clock and the undo
rules reveal the forgery."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from tests.cli.terminal import Burrow

from burrow.engine import registry
from burrow.engine.codec import Entry, Undo, decode_options, encode, encode_entry
from burrow.engine.game import NATURE, Event, Setup
from burrow.engine.log import Log
from burrow.engine.match import Match, play_out
from burrow.engine.rng import FastRng, Rng, fast_rng, seed_from
from burrow.games.nuts.data import Face
from burrow.games.nuts.moves import Bank, Roll, Rolled, TimeUp

NUTS = registry.game("nuts")
SETUP = Setup(
    "nuts",
    NUTS.format,
    2,
    decode_options(NUTS, {"goal": 20, "race": "paced", "starter": "first", "clock": 5}),
    seed_from("forgery"),
)


class Slow:
    """Rolls once and banks; every third time it lets the clock decide."""

    def __init__(self) -> None:
        self._asked = 0

    def choose(self, view: Any, legal: Sequence[Any] | None, budget: int, rng: Rng) -> tuple[Any, int]:
        assert legal
        self._asked += 1
        return legal[-1], 60_000 if self._asked % 3 == 0 else 100


def play(setup: Setup = SETUP, rng: Rng | None = None) -> list[Entry]:
    match: Match[Any, Any, Any, Any] = Match(NUTS, setup, rng)
    play_out(match, {0: Slow(), 1: Slow()}, fast_rng("unused"))
    return list(match.entries)


def lines(entries: Iterable[Entry], setup: Setup = SETUP) -> Iterator[bytes]:
    """A log with matching digests."""
    log: Log[Any, Any, Any, Any] = Log(NUTS, setup)
    yield encode(setup) + b"\n"
    for entry in entries:
        log.add(entry)
        yield encode_entry(entry, log.state) + b"\n"


@pytest.fixture
def verdict(burrow: Burrow, tmp_path: Path) -> Callable[[Iterable[bytes]], tuple[int, str]]:
    """Returns the exit code and the output."""

    def check(written: Iterable[bytes]) -> tuple[int, str]:
        file = tmp_path / "game.jsonl"
        file.write_bytes(b"".join(written))
        ran = burrow("replay", file, "--check")
        return ran.code, ran.out if ran.code == 0 else ran.sentence

    return check


Verdict = Callable[[Iterable[bytes]], tuple[int, str]]


def first(kind: type) -> int:
    return next(seq for seq, entry in enumerate(play()) if isinstance(entry, Event) and isinstance(entry.what, kind))


def put_in(seq: int, *entries: Entry) -> list[Entry]:
    """The true game up to `seq`, then these entries."""
    return [*play()[:seq], *entries]


def test_the_true_game_is_let_through(verdict: Verdict) -> None:
    """It contains everything that is forged below: dice, a deadline that passed, a bank."""
    assert first(Rolled) < first(Bank)
    assert first(TimeUp) > 0
    code, words = verdict(lines(play()))
    assert code == 0
    assert "every die from the seed" in words


def test_dice_that_the_seed_does_not_give(verdict: Verdict) -> None:
    code, words = verdict(lines(play(rng=FastRng(3))))
    assert code == 1
    assert "line 3" in words
    assert "does not follow from the seed" in words


def test_a_single_better_roll(verdict: Verdict) -> None:
    seq = first(Rolled)
    true = play()[seq]
    assert isinstance(true, Event)
    faces: tuple[Face, ...] = ("nut", "nut", "nut", "nut", "squirrel")
    assert true.what.faces != faces
    code, words = verdict(lines(put_in(seq, replace(true, what=Rolled(faces)))))
    assert (code, f"line {seq + 2}" in words) == (1, True)
    assert "does not follow from the seed" in words


def test_another_seed(verdict: Verdict) -> None:
    code, words = verdict(lines(play(), replace(SETUP, seed="0" * 64)))
    assert code == 1
    assert "does not follow from the seed" in words


def test_a_roll_that_nature_takes_back(verdict: Verdict) -> None:
    seq = first(Rolled)
    undo = encode_entry(Undo(seq + 1, play()[seq].at, NATURE, seq), NUTS.setup(2, SETUP.options)) + b"\n"
    code, words = verdict([*lines(play()[: seq + 1]), undo])
    assert (code, f"line {seq + 3}" in words) == (1, True)
    assert "cannot be taken back" in words


def test_a_roll_that_is_taken_back_as_if_all_had_agreed(verdict: Verdict) -> None:
    """Nobody can agree to that: chance would be asked again."""
    seq = first(Rolled)
    for by in (NATURE, 0, 1):
        undo = encode_entry(Undo(seq + 1, play()[seq].at, by, seq, agreed=True), NUTS.setup(2, SETUP.options)) + b"\n"
        code, words = verdict([*lines(play()[: seq + 1]), undo])
        assert (code, "cannot be taken back" in words) == (1, True)


@pytest.mark.parametrize("late", [False, True])
def test_a_bank_is_taken_back_only_before_the_next_roll(verdict: Verdict, late: bool) -> None:
    """In time, the undo is fine and the only fault is that the log ends here; late, the undo itself is wrong."""
    seq = first(Bank)
    bank = play()[seq]
    roll = Event(seq + 1, bank.at, 1 - bank.by, Roll())
    entries = put_in(seq, bank, roll, Undo(seq + 2, bank.at, roll.by, roll.seq)) if late else None
    code, words = verdict(lines(entries or put_in(seq, bank, Undo(seq + 1, bank.at, bank.by, seq))))
    assert code == 1
    assert ("cannot be taken back" if late else "ends before the game is over") in words


@pytest.mark.parametrize("by", [-1, 1])
def test_the_clock_runs_out_at_its_stamp_alone(verdict: Verdict, by: int) -> None:
    seq = first(TimeUp)
    true = play()[seq]
    code, words = verdict(lines(put_in(seq, replace(true, at=true.at + by))))
    assert (code, f"line {seq + 2}" in words) == (1, True)
    assert "deadline" in words


def test_dice_do_not_wait(verdict: Verdict) -> None:
    """A roll stamped later would give its seat more time to decide."""
    seq = first(Rolled)
    true = play()[seq]
    code, words = verdict(lines(put_in(seq, replace(true, at=true.at + 4000))))
    assert (code, f"line {seq + 2}" in words) == (1, True)
    assert "at once" in words


def test_a_seat_does_not_move_while_the_dice_are_in_the_air(verdict: Verdict) -> None:
    seq = first(Rolled)
    before = play()[seq - 1]
    code, words = verdict(lines(put_in(seq, Event(seq, before.at, before.by, Bank()))))
    assert (code, f"line {seq + 2}" in words) == (1, True)
    assert "against N-13" in words
