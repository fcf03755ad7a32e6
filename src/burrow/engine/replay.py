"""Reads logged games back: JSON lines, for each game its setup and then its rows.

Every line is judged as it is read: it must follow from the lines before it, be legal, match the dice of the seed, and
lead to the state with its digest. Digests show that a log is consistent; judging shows that the game was really
played."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from burrow.engine import registry
from burrow.engine.audit import Audit, Draw
from burrow.engine.codec import UNREADABLE, Entry, Undo, decode_entry, decode_heading, decode_row, digest
from burrow.engine.errors import BurrowError, FileError
from burrow.engine.game import NATURE, Event, Note, Setup
from burrow.engine.log import Log

AnyLog = Log[Any, Any, Any, Any]


class Physics:
    """Simulates turns again and counts them. Only the same engine, version and platform give the same bytes. The field
    `engine` of an answer names all three; turns made by another engine are skipped."""

    def __init__(self) -> None:
        self.again = 0
        """Turns with the same result."""
        self.left: Counter[tuple[str, str]] = Counter()
        """Turns that could not be simulated again, by the engine that made them and the engine here."""
        self._here: dict[str, str] = {}

    def judge(self, log: AnyLog, event: Event[Any]) -> None:
        made_by = engine_of(event.what)
        known = self._here.get(log.game.id, made_by)
        answer = _simulated(log, event) if known == made_by else None
        here = known if answer is None else engine_of(answer)
        self._here[log.game.id] = here
        if here != made_by:
            self.left[made_by, here] += 1
        elif answer != event.what:
            raise FileError(f"simulated again, the turn at seq {event.seq} comes to something else")
        else:
            self.again += 1


def engine_of(answer: Any) -> str:
    return str(getattr(answer, "engine", ""))


def _simulated(log: AnyLog, event: Event[Any]) -> Any:
    try:
        return log.game.nature(log.state, log.chance())
    except Exception as error:
        raise FileError(f"the turn at seq {event.seq} cannot be simulated again: {error}") from None


def judge(log: AnyLog, entry: Entry, physics: Physics | None = None) -> None:
    """Raise `FileError` if the entry is wrong. Without `physics`, no turn is simulated again."""
    if isinstance(entry, Undo):
        _judge_undo(log, entry)
    elif entry.by == NATURE:
        _judge_nature(log, entry, physics)
    else:
        _judge_move(log, entry)


def _judge_undo(log: AnyLog, undo: Undo) -> None:
    last = log.live[-1] if log.live else None
    is_own = undo.by != NATURE and last is not None and (last.by, last.seq) == (undo.by, undo.undo)
    is_agreed = undo.agreed and not log.waiting.over
    if last is None or not is_own or not (is_agreed or log.game.may_undo(log.state, last)):
        raise FileError(f"event {undo.undo} cannot be taken back at seq {undo.seq}")


def _judge_nature(log: AnyLog, event: Event[Any], physics: Physics | None) -> None:
    """Chance answers immediately when asked, and otherwise only at the deadline. Its draws follow from the seed. A
    simulated answer takes time and follows from what the hand did."""
    waiting = log.waiting
    if waiting.nature == "physics":
        if physics is not None:
            physics.judge(log, event)
        return
    if waiting.nature and event.at != log.at:
        raise FileError(f"chance answers at once, so the stamp of seq {event.seq} is {log.at}, not {event.at}")
    if not waiting.nature and waiting.deadline is None:
        raise FileError(f"nobody asked nature at seq {event.seq}")
    if not waiting.nature and event.at != max(waiting.deadline or 0, log.at):
        raise FileError(f"nature spoke at {event.at} at seq {event.seq}, but the deadline was {waiting.deadline}")
    if event.what != log.game.nature(log.state, log.chance()):
        raise FileError(f"nature's answer at seq {event.seq} does not follow from the seed")


def _judge_move(log: AnyLog, event: Event[Any]) -> None:
    refusal = log.game.refuse(log.state, event.by, event.what, event.at)
    if refusal is not None:
        raise FileError(f"the move at seq {event.seq} is against {refusal.rule}")


class Begun(Struct, frozen=True):
    """A game begins."""

    number: int
    """From 1."""
    setup: Setup
    fingerprint: str = ""
    """As the log says it; empty: it has none."""


class Step(Struct, frozen=True):
    """An entry that passed, what a spectator hears about it, and what was drawn for it."""

    entry: Entry
    notes: tuple[Note, ...]
    draws: tuple[Draw, ...] = ()


class Ended(Struct, frozen=True):
    """A game is over."""

    log: AnyLog


def read(file: Path, physics: Physics | None = None) -> Iterator[Begun | Step | Ended]:
    """All games of a file; raises `FileError` at the first wrong line. With `physics`, turns are simulated again, which
    takes as long as the first time."""
    log: AnyLog | None = None
    audit: Audit | None = None
    games = number = 0
    entries: int | None = None
    for number, line in _lines(file):
        try:
            if _is_setup(line):
                if log is not None:
                    yield _ended(log, entries)
                setup, fingerprint, entries = decode_heading(line, registry.game)
                log = Log(registry.game(setup.game), setup)
                audit = Audit(log.game.chance, setup)
                games += 1
                yield Begun(games, setup, fingerprint)
            elif log is None or audit is None:
                raise FileError("a log begins with the setup of a game")
            else:
                yield _step(log, audit, line, physics)
        except BurrowError as error:
            raise FileError(f"{file}, line {number}: {error}") from None
    if log is None:
        raise FileError(f"{file}, line 1: the file is empty; a log begins with the setup of a game")
    try:
        yield _ended(log, entries)
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
    """Whether a line has the keys of a setup. Raises `FileError` if it is not JSON or not from a log."""
    try:
        found = msgspec.json.decode(line, type=dict[str, msgspec.Raw])
    except UNREADABLE:
        raise FileError("this is no line of a game's log, or only a part of one") from None
    if "game" in found:
        return True
    if "seq" in found:
        return False
    raise FileError("this is no line of a game's log: it has neither 'game' nor 'seq'")


def _step(log: AnyLog, audit: Audit, line: bytes, physics: Physics | None) -> Step:
    row = decode_row(line)
    entry = decode_entry(log.game, row, log.setup.format)
    _check_place(log, entry)
    draws = _drawn(audit, entry)
    judge(log, entry, physics)
    notes = _told(log, entry)
    log.add(entry)
    is_comparable = log.setup.format == log.game.format  # the states of an older format have other digests
    if is_comparable and row.digest != digest(log.state):
        raise FileError(f"the digest of seq {entry.seq} is {row.digest!r}, but the game leads to {digest(log.state)!r}")
    return Step(entry, notes, draws)


def _check_place(log: AnyLog, entry: Entry) -> None:
    """An entry that is missing, doubled or out of order is named as such, and not by its dice."""
    if entry.seq != log.seq + 1:
        raise FileError(f"seq {log.seq + 1} is missing here: the line has seq {entry.seq}")


def _drawn(audit: Audit, entry: Entry) -> tuple[Draw, ...]:
    """What chance drew for an entry, if it follows from the key."""
    if isinstance(entry, Undo) or entry.by != NATURE:
        return ()
    try:
        draws = audit.draws(entry)
    except LookupError as error:
        raise FileError(f"nature's answer at seq {entry.seq} cannot be drawn here: {error}") from None
    for draw in draws:
        if not draw.is_right:
            raise FileError(
                f"nature's answer at seq {entry.seq} does not follow from the seed: {draw.source} shows "
                f"{draw.shown!r}, but must show {draw.drawn!r}"
            )
    return tuple(draws)


def _told(log: AnyLog, entry: Entry) -> tuple[Note, ...]:
    if isinstance(entry, Undo):
        return ()
    try:
        return log.game.tell(log.state, entry, None)
    except Exception as error:
        raise FileError(f"{entry.what!r} cannot happen at seq {entry.seq}: {error}") from None


def _ended(log: AnyLog, entries: int | None) -> Ended:
    if not log.waiting.over:
        raise FileError("the log ends before the game is over")
    if entries is not None and entries != len(log.entries):
        raise FileError(f"the log has {len(log.entries)} entries, but its first line says {entries}")
    return Ended(log)
