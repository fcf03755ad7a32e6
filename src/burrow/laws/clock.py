"""The law of time: stamps, deadlines and `until`."""

from typing import Any

from burrow.engine.codec import digest
from burrow.engine.game import Refusal, Seat
from burrow.engine.log import Log
from burrow.laws.broken import hold
from burrow.laws.case import is_slow
from burrow.laws.play import Moment, Play

PATIENCE = 64
"""How many deadlines may pass at one stamp."""
PATIENCE_SLOW = 2
"""The same if a turn is simulated after each."""


def clock(play: Play) -> None:
    """Deadlines lie in the future and are answered, `until` is exact to the millisecond, and only games with the trait
    `realtime` depend on the clock."""
    for moment in play.some_moments(24):
        waiting = play.game.waiting(moment.state)
        if "realtime" not in play.game.traits:
            hold(waiting.deadline is None, "clock", f"a deadline without the trait: {play.where(moment)}")
        if waiting.deadline is not None:
            hold(
                waiting.deadline >= moment.at,
                "clock",
                f"the deadline {waiting.deadline} lies before {moment.at}: {play.where(moment)}",
            )
        for seat in waiting.seats if not waiting.nature else ():
            moves = play.game.moves(moment.state, seat)
            for move in moves if moves is not None else (play.game.sample(moment.state, seat, play.rng("clock")),):
                _check_until(play, moment, seat, move)
    for moment in play.some_moments(2 if is_slow(play.game) else 4):
        _check_deadlines(play, moment)


def _check_until(play: Play, moment: Moment, seat: Seat, move: Any) -> None:
    def judge(at: int) -> Refusal | None:
        return play.game.refuse(moment.state, seat, move, at)

    now = judge(moment.at)
    if "realtime" not in play.game.traits:
        later = judge(moment.at + 3_600_000)
        hold(now == later, "clock", f"{move!r} is judged by the clock without the trait: {play.where(moment)}")
    if now is None or now.until is None:
        return
    where = f"{move!r} of seat {seat} until {now.until}: {play.where(moment)}"
    hold(now.until > moment.at, "clock", f"told to wait until a stamp that has passed: {where}")
    early = judge(now.until - 1)
    hold(early is not None and early.until == now.until, "clock", f"legal or other one millisecond before: {where}")
    hold(judge(now.until) is None, "clock", f"still refused: {where}")


def _check_deadlines(play: Play, moment: Moment) -> None:
    """Let deadlines pass one after the other while nobody speaks: each must change something, and time must advance."""
    log: Log[Any, Any, Any, Any] = Log(play.game, play.setup, play.events[: moment.seq])
    rng = play.rng("deadlines", moment.seq)
    first, passed = log.at, 0
    patience = PATIENCE_SLOW if is_slow(play.game) else PATIENCE
    while passed < patience:
        waiting = log.waiting
        if waiting.nature:
            log.answer(log.at, rng)
            continue
        if waiting.deadline is None:
            return
        before = digest(log.state)
        log.answer(max(waiting.deadline, log.at), rng)
        passed += 1
        hold(digest(log.state) != before, "clock", f"a deadline passes and nothing changes: {play.where(moment)}")
    hold(log.at > first, "clock", f"{patience} deadlines at one stamp: {play.where(moment)}")
