"""Reading logged games: JSON lines, a setup and then its rows, one game after the other.

Every line is judged as it is read: it must follow from the ones before it, be legal, show the dice of the seed, and
lead to the state whose digest it bears. What is not right is named with its line."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
from msgspec import Struct

from burrow.cli.errors import FileError
from burrow.cli.judge import AnyLog, Physics, judge
from burrow.engine import registry
from burrow.engine.codec import UNREADABLE, Entry, Undo, decode_entry, decode_row, decode_setup, digest
from burrow.engine.errors import BurrowError
from burrow.engine.game import Note, Setup
from burrow.engine.log import Log


class Begun(Struct, frozen=True):
    """A game begins."""

    number: int
    """From 1."""
    setup: Setup


class Step(Struct, frozen=True):
    """An entry that was found right, and what a spectator hears of it."""

    entry: Entry
    notes: tuple[Note, ...]


class Ended(Struct, frozen=True):
    """A game is over."""

    log: AnyLog


def read(file: Path, physics: Physics | None = None) -> Iterator[Begun | Step | Ended]:
    """All games of a file; `FileError` at the first line that is not right. With `physics`, turns are simulated again,
    which takes as long as it did the first time."""
    log: AnyLog | None = None
    games = number = 0
    for number, line in _lines(file):
        try:
            if _is_setup(line):
                if log is not None:
                    yield _ended(log)
                setup = decode_setup(line, registry.game)
                log = Log(registry.game(setup.game), setup)
                games += 1
                yield Begun(games, setup)
            elif log is None:
                raise FileError("a log begins with the setup of a game")
            else:
                yield _step(log, line, physics)
        except BurrowError as error:
            raise FileError(f"{file}, line {number}: {error}") from None
    if log is None:
        raise FileError(f"{file}, line 1: the file is empty; a log begins with the setup of a game")
    try:
        yield _ended(log)
    except FileError as error:
        raise FileError(f"{file}, line {number}: {error}") from None


def _lines(file: Path) -> Iterator[tuple[int, bytes]]:
    try:
        with file.open("rb") as lines:
            for number, line in enumerate(lines, 1):
                if line.strip():
                    yield number, line
    except OSError as error:
        raise FileError(f"{file} cannot be read: {(error.strerror or str(error)).lower()}") from None


def _is_setup(line: bytes) -> bool:
    """Whether a line has the keys of a setup. One that cannot be read at all is no JSON, or not ours."""
    try:
        found = msgspec.json.decode(line, type=dict[str, msgspec.Raw])
    except UNREADABLE:
        raise FileError("this is no line of a game's log, or only a part of one") from None
    if "game" in found:
        return True
    if "seq" in found:
        return False
    raise FileError("this is no line of a game's log: it has neither 'game' nor 'seq'")


def _step(log: AnyLog, line: bytes, physics: Physics | None) -> Step:
    row = decode_row(line)
    entry = decode_entry(log.game, row, log.setup.format)
    judge(log, entry, physics)
    notes = _told(log, entry)
    log.add(entry)
    if row.digest != digest(log.state):
        raise FileError(f"the digest of seq {entry.seq} is {row.digest!r}, but the game leads to {digest(log.state)!r}")
    return Step(entry, notes)


def _told(log: AnyLog, entry: Entry) -> tuple[Note, ...]:
    if isinstance(entry, Undo):
        return ()
    try:
        return log.game.tell(log.state, entry, None)
    except Exception as error:
        raise FileError(f"{entry.what!r} cannot happen at seq {entry.seq}: {error}") from None


def _ended(log: AnyLog) -> Ended:
    if not log.waiting.over:
        raise FileError("the log ends before the game is over")
    return Ended(log)
