"""`burrow replay --check` on turns of physics: simulated again if possible, and reported if not."""

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from tests.cli.terminal import Burrow

from burrow.cli.progress import bar
from burrow.cli.replay import check, tell
from burrow.cli.sim import Contest
from burrow.engine import registry
from burrow.engine.codec import Entry, decode_options, encode, encode_entry
from burrow.engine.errors import FileError
from burrow.engine.game import Event, Setup
from burrow.engine.log import Log
from burrow.engine.match import Match, play_out
from burrow.engine.rng import fast_rng, seed_from
from burrow.games.hamsterrolle.moves import Settled

WHEEL = registry.game("hamsterrolle")
SETUP = Setup(
    "hamsterrolle",
    WHEEL.format,
    2,
    decode_options(WHEEL, {"rounds": 1, "first": "1"}),
    seed_from("physics"),
)
FIRST, SECOND = 1, 3
"""The positions in the log of nature's answers to the two turns."""
OTHER = "mujoco 9.9 on the moon"


@cache
def play() -> tuple[Entry, ...]:
    match: Match[Any, Any, Any, Any] = Match(WHEEL, SETUP)
    play_out(match, {seat: WHEEL.bot("casual") for seat in range(2)}, fast_rng("physics"))
    return tuple(match.entries)


def settled(seq: int) -> Settled:
    entry = play()[seq]
    assert isinstance(entry, Event)
    assert isinstance(entry.what, Settled)
    return entry.what


def log_with(forged: dict[int, Settled]) -> Iterator[bytes]:
    """The game with these answers in place of nature's own, and matching digests."""
    log: Log[Any, Any, Any, Any] = Log(WHEEL, SETUP)
    yield encode(SETUP) + b"\n"
    for entry in play():
        if entry.seq in forged:
            assert isinstance(entry, Event)
            entry = replace(entry, what=forged[entry.seq])
        log.add(entry)
        yield encode_entry(entry, log.state) + b"\n"


@pytest.fixture
def written(tmp_path: Path) -> Callable[..., Path]:
    def write(forged: dict[int, Settled] | None = None) -> Path:
        file = tmp_path / "wheel.jsonl"
        file.write_bytes(b"".join(log_with(forged or {})))
        return file

    return write


Written = Callable[..., Path]


def test_the_true_game_is_simulated_again(burrow: Burrow, written: Written) -> None:
    ran = burrow("replay", written(), "--check")
    assert (ran.code, ran.err) == (0, "")
    assert "2 turns simulated again, the same to the last byte" in ran.out
    assert "not simulated" not in ran.out


def without_the_first(kept: Settled, **change: Any) -> Settled:
    return replace(kept, lies=kept.lies[1:], **change)


@pytest.mark.parametrize(
    "forge",
    [
        lambda true: replace(true, world=settled(SECOND).world),
        lambda true: replace(true, frame=settled(SECOND).frame),
        lambda true: replace(true, motion=b""),
        lambda true: replace(true, contact=true.contact + 1),
        lambda true: replace(true, let_go=()),
        lambda true: without_the_first(true, fallen=(true.lies[0].piece,)),
        lambda true: without_the_first(true, lost=(true.lies[0].piece,)),
    ],
    ids=["world", "frame", "motion", "contact", "let_go", "fallen", "lost"],
)
def test_a_forged_turn_is_caught(written: Written, forge: Callable[[Settled], Settled]) -> None:
    """Every move is legal and every digest right, but the wheel does not roll like that."""
    with pytest.raises(FileError, match="line 3: simulated again, the turn at seq 1 comes to something else"):
        check(written({FIRST: forge(settled(FIRST))}))


def test_another_engine_is_not_simulated_and_that_is_said(written: Written) -> None:
    forged = {seq: replace(settled(seq), engine=OTHER) for seq in (FIRST, SECOND)}
    said = check(written(forged)).splitlines()
    assert said[1:] == [f"2 turns not simulated again: made by {OTHER}, but here is {settled(FIRST).engine}"]


def test_one_turn_by_another_engine(written: Written) -> None:
    """The next turn continues from the world this one left, whichever engine made it."""
    said = check(written({FIRST: replace(settled(FIRST), engine="")}))
    assert "1 turn simulated again" in said
    assert "1 turn not simulated again: made by an engine without a name" in said


def test_a_world_that_is_none(written: Written) -> None:
    with pytest.raises(FileError, match="line 5: the turn at seq 3 cannot be simulated again"):
        check(written({FIRST: replace(settled(FIRST), engine=OTHER, world=b"junk")}))


def test_telling_simulates_nothing(written: Written, monkeypatch: pytest.MonkeyPatch) -> None:
    file = written()

    def roll(*_: Any) -> None:
        raise AssertionError("a wheel rolls")

    monkeypatch.setattr(WHEEL, "nature", roll)
    monkeypatch.setattr(WHEEL, "session", roll)
    told = list(tell(file, "en", None))
    assert sum("compartment" in line for line in told) >= 2
    with pytest.raises(FileError, match="a wheel rolls"):
        check(file)


def test_progress_without_a_total() -> None:
    assert bar(30, 0, "events", 60.0).strip() == "30 events, 0.5/s"
    assert "3/6 games, 0.05/s, 60 s left" in bar(3, 6, "games", 60.0)


def test_long_games_are_reported_one_by_one() -> None:
    options = SETUP.options
    assert Contest("hamsterrolle", ("casual", "casual"), options, 40, 1, False).batch == 1
    assert Contest("nuts", ("casual", "casual"), registry.game("nuts").options(), 40, 1, False).batch > 1
