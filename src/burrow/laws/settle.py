"""The law of physics: a turn is the same live, in a batch, a second time and in another process, and it ends whatever
the hand sends."""

import os
import pickle
import subprocess
import sys
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple, cast

from burrow.engine.codec import encode
from burrow.engine.game import FRAMES_A_SECOND, NATURE, AnyPhysicalGame, AnySession, Event, TurnResult
from burrow.engine.rng import Rng
from burrow.laws.broken import LawBroken, hold
from burrow.laws.case import is_slow
from burrow.laws.play import Moment, Play

LONGEST_TURN = 15 * 60 * FRAMES_A_SECOND
"""A turn must be over within this many frames after the last gesture."""
BABBLE = 4 * FRAMES_A_SECOND
"""How many frames the nonsense goes on."""
ELSEWHERE = """
import pickle, sys
from burrow.engine.codec import encode
from burrow.engine.rng import fast_rng
game, state = pickle.load(sys.stdin.buffer)
sys.stdout.buffer.write(encode(game.nature(state, fast_rng("elsewhere"))))
"""
"""A program that prints nature's answer, for another process."""

Script = Mapping[int, list[bytes]]
"""Gestures by the frame in which they are sent."""


class Simulated(NamedTuple):
    """A turn of the play."""

    before: Moment
    """When the hand could still do anything. Nature's own turn has no such moment, only `asked`."""
    move: Event[Any] | None
    asked: Moment
    answer: Any


def settle(play: Play) -> None:
    """Nature simulates without drawing lots and names its engine. A session gives the same result as nature, no matter
    who watches it and when. What a hand did in it is a legal move, and nature answers that move in the same way again.
    Gestures that make no sense change nothing. An idle session stays idle, and a finished one stays finished.

    `gestures(move)` in the game's `tests/strategies.py` gives a move as the board would send it: gestures with their
    frames."""
    if not is_slow(play.game):
        return
    turns = list(simulated(play))
    for turn in turns[-1:] + [own for own in turns[:-1] if own.move is None][:1]:
        before = encode(turn.before.state)
        _check_answer(play, turn)
        _check_by_itself(play, turn)
        if turn.move is not None:
            _check_idle(play, turn)
            _check_live(play, turn, gestures_of(play, turn.move.what))
            _check_live(play, turn, babble(play, turn), is_hostile=True)
        hold(encode(turn.before.state) == before, "settle", f"a session changes the state: {where(play, turn)}")
    for turn in turns[-1:]:
        _check_elsewhere(play, turn)


def simulated(play: Play) -> Iterator[Simulated]:
    for number, (asked, event) in enumerate(zip(play.moments, play.events, strict=False)):
        if play.game.waiting(asked.state).nature != "physics":
            continue
        move = play.events[number - 1] if number else None
        if move is None or move.by == NATURE:
            yield Simulated(asked, None, asked, event.what)
        else:
            yield Simulated(play.moments[number - 1], move, asked, event.what)


def where(play: Play, turn: Simulated) -> str:
    return play.where(turn.before)


def gestures_of(play: Play, move: Any) -> Script:
    script: dict[int, list[bytes]] = {}
    for frame, gesture in play.home.strategy("gestures", "settle")(move):
        script.setdefault(frame, []).append(gesture)
    return script


def babble(play: Play, turn: Simulated) -> Script:
    """The gestures of the hand, mixed with nonsense: too early, sent twice, cut off, with changed bytes."""
    assert turn.move is not None
    made = gestures_of(play, turn.move.what)
    known = [gesture for gestures in made.values() for gesture in gestures]
    rng = play.rng("babble", turn.before.seq)
    junk = {frame: [_spoiled(rng.choice(known), rng) for _ in range(rng.below(3))] for frame in range(BABBLE)}
    return {frame: [*junk.get(frame, ()), *made.get(frame, ())] for frame in sorted({*made, *junk})}


def _spoiled(gesture: bytes, rng: Rng) -> bytes:
    noise = bytes(rng.below(256) for _ in range(rng.below(24)))
    place = rng.below(len(gesture) + 1)
    return rng.choice(
        (gesture, gesture[:place], gesture + noise, noise, gesture[:place] + noise[:1] + gesture[place + 1 :])
    )


# Checks


def _check_answer(play: Play, turn: Simulated) -> None:
    again = play.game.nature(turn.asked.state, play.rng("settle", turn.asked.seq))
    _same(turn.answer, again, f"nature answers differently the second time: {where(play, turn)}")
    engine = getattr(again, "engine", None)
    hold(
        isinstance(engine, str) and engine,
        "settle",
        f"{type(again).__name__} does not say in 'engine' what simulated it: {where(play, turn)}",
    )


def _check_by_itself(play: Play, turn: Simulated) -> None:
    """A session that plays a move, or nature's own turn, is not affected by being watched or spoken to."""
    move = None if turn.move is None else turn.move.what
    session = _session(play, turn, move)
    rng = play.rng("looks", turn.before.seq)
    known = (
        [b"junk"]
        if move is None
        else [gesture for gestures in gestures_of(play, move).values() for gesture in gestures]
    )
    for _ in range(LONGEST_TURN):
        if session.result is not None:
            break
        hold(not session.is_idle, "settle", f"a move that is played stands still: {where(play, turn)}")
        for _ in range(rng.below(3)):
            _look(session, rng)
        _handle(play, turn, session, _spoiled(rng.choice(known), rng))
        session.step()
    came = _over(play, turn, session)
    hold(came.move == move, "settle", f"another move was played: {where(play, turn)}")
    _same(turn.answer, came.settled, f"a session does not come to what nature answers: {where(play, turn)}")


def _check_idle(play: Play, turn: Simulated) -> None:
    session = _session(play, turn)
    if not session.is_idle:
        return
    shown = session.whole()
    for _ in range(2 * FRAMES_A_SECOND):
        session.step()
    still = session.result is None and session.is_idle and session.whole() == shown
    hold(still, "settle", f"something moves though no hand has moved: {where(play, turn)}")


def _check_live(play: Play, turn: Simulated, script: Script, *, is_hostile: bool = False) -> None:
    """Send the turn gesture by gesture, unwatched. Nonsense may leave the hand empty, and then nothing moves. A hostile
    hand also leaves once."""
    game, before = play.game, turn.before
    session = _session(play, turn)
    taken = [False]
    left_in = _left_in(play, turn) if is_hostile else None
    for frame in range(LONGEST_TURN):
        if session.result is not None or (session.is_idle and frame > max(script)):
            break
        taken += [_handle(play, turn, session, gesture) for gesture in script.get(frame, ())]
        if frame == left_in:
            session.leave()
        session.step()
    if session.result is None and session.is_idle and is_hostile:
        return
    hold(any(taken), "settle", f"no gesture of the move has an effect: {where(play, turn)}")
    came = _over(play, turn, session)
    assert turn.move is not None
    seat, at = turn.move.by, turn.move.at
    hold(came.move is not None, "settle", f"a hand made no move: {where(play, turn)}")
    refusal = game.refuse(before.state, seat, came.move, at)
    hold(refusal is None, "settle", f"what the hand did is no legal move: {refusal!r}: {where(play, turn)}")
    after = game.apply(before.state, Event(before.seq, at, seat, came.move))
    again = game.nature(after, play.rng("live", before.seq))
    _same(came.settled, again, f"nature answers something else to what the hand did: {where(play, turn)}")


def _left_in(play: Play, turn: Simulated) -> int:
    """A frame in which the hand is still active, or has just finished."""
    assert turn.move is not None
    return play.rng("left", turn.before.seq).below(max(gestures_of(play, turn.move.what)) + 2)


def _over(play: Play, turn: Simulated, session: AnySession) -> TurnResult[Any]:
    """The result of a session, after checking that nothing can change it."""
    came = session.result
    if came is None:
        raise LawBroken(f"settle: a turn does not end within {LONGEST_TURN} frames: {where(play, turn)}")
    first, shown = encode([came.move, came.settled]), session.whole()
    session.news()
    for gesture in (b"", b"junk", bytes(9)):
        hold(
            not _handle(play, turn, session, gesture), "settle", f"a gesture counts after the end: {where(play, turn)}"
        )
        session.step()
    last = session.result
    same = last is not None and encode([last.move, last.settled]) == first and session.whole() == shown
    hold(same and session.is_idle, "settle", f"a turn goes on after its end: {where(play, turn)}")
    hold(session.news() == b"", "settle", f"there is news after the end: {where(play, turn)}")
    return came


def _check_elsewhere(play: Play, turn: Simulated) -> None:
    paths = os.pathsep.join(path or os.curdir for path in sys.path)
    done = subprocess.run(
        [sys.executable, "-c", ELSEWHERE],
        input=pickle.dumps((play.game, turn.asked.state)),
        env={**os.environ, "PYTHONPATH": paths, "PYTHONHASHSEED": str(1 + play.case.seed % 1000)},
        capture_output=True,
        check=False,
    )
    if done.returncode:
        said = done.stderr.decode(errors="replace").strip().splitlines()
        raise LawBroken(f"settle: another process cannot answer: {said[-1:]}: {where(play, turn)}")
    same = done.stdout == encode(turn.answer)
    hold(same, "settle", f"another process comes to another answer: {where(play, turn)}")


def _session(play: Play, turn: Simulated, move: Any = None) -> AnySession:
    return cast(AnyPhysicalGame, play.game).session(turn.before.state, move)


def _look(session: AnySession, rng: Rng) -> None:
    shown = session.news() if rng.below(2) else session.whole()
    hold(isinstance(shown, bytes), "settle", f"what is shown is {type(shown).__name__}, not bytes")


def _handle(play: Play, turn: Simulated, session: AnySession, gesture: bytes) -> bool:
    try:
        taken = session.handle(gesture)
    except Exception as error:
        raise LawBroken(f"settle: {gesture!r} raises {error!r}: {where(play, turn)}") from error
    hold(isinstance(taken, bool), "settle", f"{gesture!r} is answered with {taken!r}: {where(play, turn)}")
    return taken


def _same(one: Any, other: Any, otherwise: str) -> None:
    """Byte for byte."""
    hold(encode(one) == encode(other), "settle", otherwise)
