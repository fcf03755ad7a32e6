"""Whether an entry could be the next one of a log: who may speak and when, what chance gives, what may be taken back.

Digests show that a log hangs together; this shows that it was played."""

from typing import Any

from burrow.cli.errors import FileError
from burrow.engine.codec import Entry, Undo
from burrow.engine.game import NATURE, Event
from burrow.engine.log import Log
from burrow.engine.rng import TableRng

AnyLog = Log[Any, Any, Any, Any]


def judge(log: AnyLog, entry: Entry) -> None:
    """Raises `FileError` with what is wrong."""
    if isinstance(entry, Undo):
        _judge_undo(log, entry)
    elif entry.by == NATURE:
        _judge_nature(log, entry)
    else:
        _judge_move(log, entry)


def _judge_undo(log: AnyLog, undo: Undo) -> None:
    last = log.live[-1] if log.live else None
    is_own = undo.by != NATURE and last is not None and (last.by, last.seq) == (undo.by, undo.undo)
    if last is None or not is_own or not log.game.may_undo(log.state, last):
        raise FileError(f"event {undo.undo} cannot be taken back at seq {undo.seq}")


def _judge_nature(log: AnyLog, event: Event[Any]) -> None:
    """Asked for, nature answers at once, and else at the deadline alone. What it draws follows from the seed; what it
    simulates does not, so there the rules and the digest have to do."""
    waiting = log.waiting
    if waiting.nature == "physics":
        return
    if waiting.nature and event.at != log.at:
        raise FileError(f"chance answers at once, so the stamp of seq {event.seq} is {log.at}, not {event.at}")
    if not waiting.nature and waiting.deadline is None:
        raise FileError(f"nobody asked nature at seq {event.seq}")
    if not waiting.nature and event.at != max(waiting.deadline or 0, log.at):
        raise FileError(f"nature spoke at {event.at} at seq {event.seq}, but the deadline was {waiting.deadline}")
    if event.what != log.game.nature(log.state, TableRng(log.setup.seed, log.seq + 1)):
        raise FileError(f"nature's answer at seq {event.seq} does not follow from the seed")


def _judge_move(log: AnyLog, event: Event[Any]) -> None:
    refusal = log.game.refuse(log.state, event.by, event.what, event.at)
    if refusal is not None:
        raise FileError(f"the move at seq {event.seq} is against {refusal.rule}")
