"""Laws of stored games: replay, codec, undo."""

from typing import Any

import msgspec

from burrow.engine.codec import decode_entry, decode_setup, digest, encode, encode_entry
from burrow.engine.game import NATURE
from burrow.engine.log import Log, fold
from burrow.laws.broken import LawBroken, hold
from burrow.laws.play import Play


def replay(play: Play) -> None:
    """The same setup and events lead to the same state, step by step, also after being stored and read back."""
    again: Log[Any, Any, Any, Any] = Log(play.game, play.setup)
    for moment, event in zip(play.moments[1:], play.events, strict=True):
        row = encode_entry(event, moment.state)
        again.add(decode_entry(play.game, row, play.game.format))
        hold(again.state == moment.state, "replay", f"another state the second time: {play.where(moment)}")
        hold(digest(again.state) == digest(moment.state), "replay", f"another digest: {play.where(moment)}")
    folded = fold(play.game, play.setup, play.log.entries)
    hold(folded == play.log.state, "replay", f"folding gives another state: {play.where(play.moments[-1])}")


def codec(play: Play) -> None:
    """Setup, options, payloads, states and views survive encoding and decoding unchanged."""
    game = play.game
    hold(decode_setup(encode(play.setup), lambda _: game) == play.setup, "codec", f"setup: {play.setup!r}")
    _returns(play.case.options, game.options)
    for event in play.events:
        _returns(event.what, game.payload)
    for moment in play.some_moments(12):
        _returns(moment.state, type(moment.state))
        for seat in play.watchers:
            view = game.view(moment.state, seat)
            _returns(view, game.view_type)
        for seat in game.waiting(moment.state).seats:
            for move in game.moves(moment.state, seat) or ():
                _returns(move, game.payload)
        for answer, _ in game.odds(moment.state) or ():
            _returns(answer, game.payload)


def undo(play: Play) -> None:
    """Only the last move can be taken back, by its own seat, and that restores everything."""
    game = play.game
    for before, event, after in play.some_steps(16):
        if not game.may_undo(after.state, event):
            continue
        hold(event.by != NATURE, "undo", f"chance can be taken back: {event!r}")
        hold(not game.waiting(after.state).over, "undo", f"the game is over and {event!r} can be taken back")
        log: Log[Any, Any, Any, Any] = Log(game, play.setup, play.events[: event.seq + 1])
        for other in play.seats:
            if other != event.by:
                hold(log.undo(other, log.at) is None, "undo", f"seat {other} takes back {event!r}")
        hold(log.undo(event.by, log.at) is not None, "undo", f"{event!r} cannot be taken back after all")
        hold(digest(log.state) == digest(before.state), "undo", f"something is left of {event!r}")
        hold(fold(game, play.setup, log.entries) == before.state, "undo", f"the log forgets that {event!r} is undone")
    _undo_stays_true(play)


def _undo_stays_true(play: Play) -> None:
    """Only the last event can be taken back: not after nature, nor after another seat."""
    for before, event in zip(play.events, play.events[1:], strict=False):
        if event.by == before.by:
            continue
        log: Log[Any, Any, Any, Any] = Log(play.game, play.setup, play.events[: event.seq + 1])
        hold(log.undo(before.by, log.at) is None, "undo", f"{before!r} is taken back after {event!r}")
        return


def _returns(value: Any, type: Any) -> None:
    body = encode(value)
    try:
        back = msgspec.json.decode(body, type=type)
    except msgspec.MsgspecError as error:
        raise LawBroken(f"codec: {value!r} cannot be read again: {error}") from error
    hold(back == value, "codec", f"{value!r} comes back as {back!r}")
    hold(encode(back) == body, "codec", f"{value!r} has other bytes the second time")
