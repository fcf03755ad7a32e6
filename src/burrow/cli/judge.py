"""Whether an entry could be the next one of a log: who may speak and when, what chance gives, what may be taken back.

Digests show that a log hangs together; this shows that it was played."""

from collections import Counter
from typing import Any

from burrow.cli.errors import FileError
from burrow.engine.codec import Entry, Undo
from burrow.engine.game import NATURE, Event
from burrow.engine.log import Log
from burrow.engine.rng import TableRng

AnyLog = Log[Any, Any, Any, Any]


class Physics:
    """Simulates turns again and counts them. Only the engine that has simulated a turn, in its version and on its
    platform, comes to the same bytes; an answer says in `engine` which one it was, and others are left alone."""

    def __init__(self) -> None:
        self.again = 0
        """Turns that came to the same."""
        self.left: Counter[tuple[str, str]] = Counter()
        """Turns that could not be simulated again, by the engine that made them and the one that is here."""
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
        return log.game.nature(log.state, TableRng(log.setup.seed, event.seq))
    except Exception as error:
        raise FileError(f"the turn at seq {event.seq} cannot be simulated again: {error}") from None


def judge(log: AnyLog, entry: Entry, physics: Physics | None = None) -> None:
    """Raises `FileError` with what is wrong. Without `physics` nothing is simulated again."""
    if isinstance(entry, Undo):
        _judge_undo(log, entry)
    elif entry.by == NATURE:
        _judge_nature(log, entry, physics)
    else:
        _judge_move(log, entry)


def _judge_undo(log: AnyLog, undo: Undo) -> None:
    last = log.live[-1] if log.live else None
    is_own = undo.by != NATURE and last is not None and (last.by, last.seq) == (undo.by, undo.undo)
    if last is None or not is_own or not log.game.may_undo(log.state, last):
        raise FileError(f"event {undo.undo} cannot be taken back at seq {undo.seq}")


def _judge_nature(log: AnyLog, event: Event[Any], physics: Physics | None) -> None:
    """Asked for, chance answers at once, and else at the deadline alone. What it draws follows from the seed; what is
    simulated takes its time and follows from what the hand did."""
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
    if event.what != log.game.nature(log.state, TableRng(log.setup.seed, log.seq + 1)):
        raise FileError(f"nature's answer at seq {event.seq} does not follow from the seed")


def _judge_move(log: AnyLog, event: Event[Any]) -> None:
    refusal = log.game.refuse(log.state, event.by, event.what, event.at)
    if refusal is not None:
        raise FileError(f"the move at seq {event.seq} is against {refusal.rule}")
