"""The law of values: states are frozen all the way down, and methods are pure."""

from enum import Enum
from typing import Any

from msgspec import Struct, structs

from burrow.engine.codec import encode
from burrow.laws.broken import LawBroken, hold
from burrow.laws.case import is_slow
from burrow.laws.play import Moment, Play

DRAWING = frozenset({"sample", "nature", "imagine"})
"""Methods that take a generator as their last argument."""


def frozen(play: Play) -> None:
    """The same arguments give the same answer, and no argument is changed. The law `settle` covers simulated
    answers."""
    for moment in play.some_moments(12):
        _check_frozen(play, moment.state, "state")
        hash(moment.state)
        _check_questions(play, moment)
    for before, event, after in play.some_steps(12):
        _twice(play, before, "apply", before.state, event)
        again = play.game.apply(before.state, event)
        hold(again == after.state, "frozen", f"apply gives another state the second time: {event!r}")
        for seat in play.watchers:
            _twice(play, before, "redact", before.state, event, seat)
            _twice(play, before, "tell", before.state, event, seat)
        _twice(play, after, "may_undo", after.state, event)


def _check_questions(play: Play, moment: Moment) -> None:
    state = moment.state
    for name in ("waiting", "odds", "score", "faults"):
        _twice(play, moment, name, state)
    waiting = play.game.waiting(state)
    if waiting.nature != "physics" and (waiting.nature or waiting.deadline is not None):
        _twice(play, moment, "nature", state)
    for seat in waiting.seats:
        listed = _twice(play, moment, "moves", state, seat)
        if listed or listed is None:
            _twice(play, moment, "sample", state, seat)
        for move in listed or ():
            _twice(play, moment, "refuse", state, seat, move, moment.at)
    for watcher in play.watchers:
        view = _twice(play, moment, "view", state, watcher)
        _check_frozen(play, view, "view")
        _twice(play, moment, "imagine", view, watcher)


def _twice(play: Play, moment: Moment, name: str, *given: Any) -> Any:
    """Call the method twice, with equal generators."""
    before = encode(moment.state)
    ask = getattr(play.game, name)
    first, second = (ask(*given, *((play.rng(name),) if name in DRAWING else ())) for _ in range(2))
    hold(first == second, "frozen", f"{name} answers differently the second time: {play.where(moment)}")
    hold(encode(moment.state) == before, "frozen", f"{name} changes the state: {play.where(moment)}")
    return first


def _check_frozen(play: Play, value: Any, path: str) -> None:
    """Only whole numbers, texts, enums, tuples and frozen structs, and bytes if the game has physics."""
    if value is None or isinstance(value, int | str | Enum):
        return
    if isinstance(value, bytes) and is_slow(play.game):
        return
    if isinstance(value, tuple):
        for i, item in enumerate(value):
            _check_frozen(play, item, f"{path}[{i}]")
    elif isinstance(value, Struct):
        hold(value.__struct_config__.frozen, "frozen", f"{path} is a {type(value).__name__}, which is not frozen")
        for field in structs.fields(value):
            _check_frozen(play, getattr(value, field.name), f"{path}.{field.name}")
    else:
        raise LawBroken(f"frozen: {path} is a {type(value).__name__}: {value!r}")
