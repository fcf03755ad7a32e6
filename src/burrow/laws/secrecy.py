"""Laws of secrecy: twins and imagine."""

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple, TypeAlias

from msgspec import structs

from burrow.engine.game import Event, Seat
from burrow.engine.log import Log
from burrow.engine.rng import Rng
from burrow.laws.broken import LawBroken, hold
from burrow.laws.case import is_slow
from burrow.laws.play import Play

AnyLog: TypeAlias = Log[Any, Any, Any, Any]
Twin: TypeAlias = Callable[[AnyLog, Seat | None, Rng], AnyLog]

TRIES = 8


def twins(play: Play) -> None:
    """Two logs that a seat must not be able to tell apart look the same to it at every moment. `twin(log, seat, rng)`
    in the game's `tests/strategies.py` makes the second log. Without the trait, nothing is hidden."""
    if "hidden" not in play.game.traits:
        _check_nothing_kept_back(play)
        return
    twin: Twin = play.home.strategy("twin", "twins")
    for seat in play.watchers:
        watched = _Watched(play, seat)
        for length in _lengths(play, seat):
            log: AnyLog = Log(play.game, play.setup, play.events[:length])
            others = [twin(log, seat, play.rng("twin", length, i)) for i in range(TRIES)]
            for other in others:
                if other is not log:
                    _check_alike(watched, log, other)
            hold(
                length != _first_secret(play, seat) or any(other.live != log.live for other in others),
                "twins",
                f"event {length - 1} is kept from seat {seat}, and its twin is always the log itself: {play.case!r}",
            )


def imagine(play: Play) -> None:
    """A state that a seat imagines looks the same to it as the real one: same view, same waiting, same moves, no
    faults."""
    game = play.game
    for moment in play.some_moments(12):
        for seat in play.watchers:
            view = game.view(moment.state, seat)
            for i in range(2):
                state = game.imagine(view, seat, play.rng("imagine", moment.seq, i))
                where = f"seat {seat}, {play.where(moment)}"
                hold(game.view(state, seat) == view, "imagine", f"the view is another: {where}")
                hold(game.waiting(state) == game.waiting(moment.state), "imagine", f"others are waited for: {where}")
                hold(not game.faults(state), "imagine", f"{game.faults(state)!r}: {where}")
                if seat is not None:
                    same = game.moves(state, seat) == game.moves(moment.state, seat)
                    hold(same, "imagine", f"the moves are others: {where}")


def _check_nothing_kept_back(play: Play) -> None:
    for seat in play.watchers:
        hold(not _first_secret(play, seat), "twins", f"seat {seat} does not see all, without the trait 'hidden'")
        for moment in play.some_moments(12):
            same = play.game.view(moment.state, seat) == play.game.view(moment.state, None)
            hold(same, "twins", f"seat {seat} has a view of its own, without the trait 'hidden': {play.where(moment)}")
        for moment, event in zip(play.moments, play.events, strict=False):
            same = play.game.tell(moment.state, event, seat) == play.game.tell(moment.state, event, None)
            hold(same, "twins", f"seat {seat} is told something else, without the trait 'hidden': {play.where(moment)}")
            same = play.game.redact(moment.state, event, seat) == play.game.redact(moment.state, event, None)
            hold(
                same, "twins", f"seat {seat} is shown something else, without the trait 'hidden': {play.where(moment)}"
            )


def _lengths(play: Play, seat: Seat | None) -> list[int]:
    """The whole log, half of it, and up to the first secret."""
    return sorted({len(play.events), len(play.events) // 2, _first_secret(play, seat)} - {0})


def _first_secret(play: Play, seat: Seat | None) -> int:
    """The number of events up to and including the first one hidden from the seat; 0 if it saw all."""
    for moment, event in zip(play.moments, play.events, strict=False):
        if _is_less(play, play.game.redact(moment.state, event, seat), event.what):
            return event.seq + 1
    return 0


def _is_less(play: Play, seen: Any, what: Any) -> bool:
    """Whether something is left out of an event. The bytes of physics do not count: they are large, say nothing that a
    view does not show, and need not be sent again."""
    if not is_slow(play.game) or type(seen) is not type(what):
        return bool(seen != what)
    fields = [(getattr(seen, field.name), getattr(what, field.name)) for field in structs.fields(what)]
    return any(shown != full and not (shown == b"" and isinstance(full, bytes)) for shown, full in fields)


class _Sight(NamedTuple):
    """What a watcher can learn from a state."""

    view: Any
    score: Any
    waiting: Any
    moves: Any


class _Watched:
    """A play as one watcher sees it. Each moment is asked about only once, for all twins."""

    def __init__(self, play: Play, seat: Seat | None) -> None:
        self.play = play
        self.seat = seat
        self.sight = cache(lambda i: self.sight_of(play.moments[i].state))
        self.news = cache(lambda i: self.news_of(play.moments[i].state, play.events[i]))

    def sight_of(self, state: Any) -> _Sight:
        game = self.play.game
        moves = None if self.seat is None else game.moves(state, self.seat)
        return _Sight(game.view(state, self.seat), game.score(state), game.waiting(state), moves)

    def news_of(self, state: Any, event: Event[Any]) -> tuple[Any, Any]:
        """What the watcher is shown and told of an event."""
        game = self.play.game
        return game.redact(state, event, self.seat), game.tell(state, event, self.seat)


def _check_alike(watched: _Watched, log: AnyLog, other: AnyLog) -> None:
    """Up to the first event that differs, both states are the same value, so the comparison begins there."""
    play, seat = watched.play, watched.seat
    hold(len(other.live) == len(log.live), "twins", "the twin has another number of events")
    pairs = list(zip(log.live, other.live, strict=True))
    first = next((i for i, (event, twin_event) in enumerate(pairs) if event != twin_event), len(pairs))
    state: Any = play.moments[first].state
    for i, (event, twin_event) in enumerate(pairs[first:], first):
        if i > first:
            _check_same_sight(watched, i, state)
        (seen, told), (twin_seen, twin_told) = watched.news(i), watched.news_of(state, twin_event)
        for same, how in (
            ((event.seq, event.at, event.by) == (twin_event.seq, twin_event.at, twin_event.by), "by its stamp"),
            (seen == twin_seen, "by what it is shown"),
            (told == twin_told, "by what it is told"),
        ):
            if not same:
                where = play.where(play.moments[i])
                raise LawBroken(f"twins: {how}, seat {seat} can tell {event!r} from {twin_event!r}: {where}")
        state = _apply(play, state, twin_event)
    if first < len(pairs):
        _check_same_sight(watched, len(pairs), state)


def _check_same_sight(watched: _Watched, i: int, twin: Any) -> None:
    seat, named = watched.seat, watched.play.named
    here, there = watched.sight(i), watched.sight_of(twin)
    hold(here.view == there.view, "twins", f"views of seat {seat} differ: {named}")
    hold(here.score == there.score, "twins", f"seat {seat} sees by the score: {named}")
    hold(here.waiting == there.waiting, "twins", f"seat {seat} sees by the waiting: {named}")
    hold(here.moves == there.moves, "twins", f"seat {seat} sees by its moves: {named}")


def _apply(play: Play, state: Any, event: Event[Any]) -> Any:
    try:
        return play.game.apply(state, event)
    except Exception as error:
        raise LawBroken(f"twins: the twin's {event!r} cannot be applied: {error!r}") from error
