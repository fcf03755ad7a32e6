"""What each seat sees of a game: views, legal moves and events, encoded once and shared between connections.

The messages of `wire/outbound.py` are filled with the game's own values or with parts encoded before; both encode to
what a client expects."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec import Raw

from burrow.engine.codec import Entry, Undo
from burrow.engine.game import OVER, AnyGame, Millis, Seat
from burrow.engine.log import Log
from burrow.server.wire.api import Moment
from burrow.server.wire.outbound import Seen, Sight, Update

AnyLog = Log[Any, Any, Any, Any]
IsByClock = Callable[[int], bool]
"""Whether a bot made the move of this entry because a seat's time was up."""

encode = msgspec.json.Encoder().encode


class Step(NamedTuple):
    """An entry, and the state before it."""

    before: Any
    entry: Entry


class Telling:
    """One update for everyone at a table. Each seat's sight and each combination of seats is made once. In a game that
    hides nothing, all sights share one view and its events."""

    __slots__ = ("_begun", "_is_by_clock", "_log", "_messages", "_now", "_seen", "_sights", "_steps", "_waiting")

    def __init__(
        self,
        log: AnyLog,
        *,
        steps: Sequence[Step],
        now: Millis,
        begun: bool,
        is_by_clock: IsByClock = lambda _: False,
    ) -> None:
        self._log = log
        self._steps = steps
        self._now = now
        self._is_by_clock = is_by_clock
        self._begun = begun
        """False: the game waits for nobody yet, whatever its first state says."""
        self._waiting = log.waiting if begun else OVER
        self._sights: dict[Seat | None, Raw] = {}
        self._seen: dict[Seat | None, tuple[Raw, Any]] = {}
        self._messages: dict[tuple[Seat, ...], str] = {}

    def to(self, seats: tuple[Seat, ...]) -> str:
        """The message for a browser that holds these seats; none: a spectator."""
        message = self._messages.get(seats)
        if message is None:
            message = self._messages[seats] = self._message(seats)
        return message

    def _message(self, seats: tuple[Seat, ...]) -> str:
        log, waiting = self._log, self._waiting
        over = self._begun and waiting.over
        sights: Any = tuple(self._sight(seat) for seat in seats) if seats else (self._sight(None),)
        update = Update(
            seq=log.seq,
            now=self._now,
            waiting=waiting.seats,
            nature=waiting.nature,
            deadline=waiting.deadline,
            sights=sights,
            scores=log.game.score(log.state) if over else (),
            seed=log.setup.seed if over else "",
        )
        return encode(update).decode()

    def _sight(self, seat: Seat | None) -> Raw:
        made = self._sights.get(seat)
        if made is None:
            view, events = self._see(seat if "hidden" in self._log.game.traits else None)
            undo = self._begun and self._log.may_undo(seat)
            ask = self._begun and not undo and seat is not None and self._log.may_ask(seat)
            made = self._sights[seat] = Raw(encode(Sight(seat, view, self._legal(seat), undo, ask, events)))
        return made

    def _see(self, seat: Seat | None) -> tuple[Raw, Any]:
        """The view and the new events, encoded."""
        seen = self._seen.get(seat)
        if seen is None:
            log, game = self._log, self._log.game
            events = [_seen(game, step, seat, self._is_by_clock) for step in self._steps]
            seen = self._seen[seat] = Raw(encode(game.view(log.state, seat))), Raw(encode(events))
        return seen

    def _legal(self, seat: Seat | None) -> Any:
        if seat is None or seat not in self._waiting.seats or self._waiting.nature:
            return None
        return self._log.game.moves(self._log.state, seat)


def _seen(game: AnyGame, step: Step, seat: Seat | None, is_by_clock: IsByClock) -> Seen:
    entry = step.entry
    if isinstance(entry, Undo):
        return Seen(entry.seq, entry.at, entry.by, undo=entry.undo)
    what: Any = game.redact(step.before, entry, seat)
    notes: Any = game.tell(step.before, entry, seat)
    return Seen(entry.seq, entry.at, entry.by, what, notes=notes, by_clock=is_by_clock(entry.seq))


def steps_since(log: AnyLog, after: int) -> list[Step]:
    """The entries after `after`, each with the state before it."""
    return [Step(before, entry) for before, entry in log.since(after)]


def moments(log: AnyLog, seat: Seat | None, is_by_clock: IsByClock = lambda _: False) -> Iterator[bytes]:
    """The whole game as this seat saw it: the table before the first entry, then each entry with the view after it."""
    game = log.game
    event: Seen | None = None
    for before, entry in log.since(-1):
        yield encode(Moment(Raw(encode(game.view(before, seat))), event))
        event = _seen(game, Step(before, entry), seat, is_by_clock)
    yield encode(Moment(Raw(encode(game.view(log.state, seat))), event))
