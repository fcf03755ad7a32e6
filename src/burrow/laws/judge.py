"""Laws of the judge: agree, reject and foreign."""

from collections.abc import Callable
from typing import Any

from burrow.engine.errors import BadMove
from burrow.engine.game import NATURE, Event, Millis, Refusal, Seat
from burrow.engine.rulebook import rules_of
from burrow.laws.alphabet import alphabet, strangers
from burrow.laws.broken import LawBroken, hold
from burrow.laws.play import Moment, Play


def agree(play: Play) -> None:
    """`moves` lists exactly what `refuse` allows, now or from `until` on; `sample` is one of them."""
    game = play.game
    payloads = alphabet(game)
    for moment in play.some_moments(14):
        waiting = game.waiting(moment.state)
        if waiting.nature:
            continue
        for seat in play.seats:
            listed = game.moves(moment.state, seat)
            if seat not in waiting.seats:
                hold(not listed, "agree", f"seat {seat} is not waited for and has moves: {play.where(moment)}")
                continue
            _check_listed(play, moment, seat, listed)
            _check_sample(play, moment, seat, listed)
            if listed is not None:
                _check_unlisted(play, moment, seat, [move for move in payloads if move not in listed])


def reject(play: Play) -> None:
    """Every illegal move is refused with a rule that holds at the table and a sentence in every language. Nothing
    raises: not nature's answers from a seat, not seats that do not exist, not absurd values."""
    game = play.game
    rules = {rule.id for rule in rules_of(game, play.case.options, len(play.seats))}
    absurd = alphabet(game)
    for moment in play.some_moments(8):
        waiting = game.waiting(moment.state)
        told = [event.what for event in play.events if abs(event.seq - moment.seq) < 8]
        for seat in (*play.seats, NATURE, play.case.seats, 10**6):
            speaks = seat in waiting.seats and not waiting.nature
            for move in (*absurd, *told):
                refusal = _refuse(play, moment, seat, move, moment.at)
                if refusal is None:
                    hold(speaks, "reject", f"{move!r} of seat {seat}, who is not asked: {play.where(moment)}")
                    continue
                hold(refusal.rule in rules, "reject", f"{refusal!r} names no rule that holds here")
                complaint = play.home.lexicon.complaint(refusal.message, refusal.values)
                hold(not complaint, "reject", f"{move!r}: {complaint}")


def foreign(play: Play) -> None:
    """A value that is not a payload of the game is never legal, never leads to another state, and cannot enter the
    log."""
    game = play.game
    seq = play.log.seq
    for what in strangers(game):
        for moment in play.some_moments(4):
            for seat in play.seats:
                judged = _attempt(game.refuse, moment.state, seat, what, moment.at)
                hold(judged is not None, "foreign", f"{what!r} of seat {seat} is legal: {play.where(moment)}")
            for by in (NATURE, *play.seats):
                led = _attempt(game.apply, moment.state, Event(moment.seq, moment.at, by, what))
                hold(isinstance(led, Exception), "foreign", f"apply takes {what!r}: {play.where(moment)}")
        entered = _attempt(play.log.submit, 0, what, play.log.at)
        hold(isinstance(entered, BadMove) and play.log.seq == seq, "foreign", f"{what!r} enters the log")


def _attempt(function: Callable[..., object], *arguments: object) -> object:
    """What the function returns, or the exception it raises."""
    try:
        return function(*arguments)
    except Exception as error:
        return error


def _check_listed(play: Play, moment: Moment, seat: Seat, listed: Any) -> None:
    if listed is None:
        return
    hold(len(listed) == len(set(listed)), "agree", f"a move is listed twice: {play.where(moment)}")
    if play.game.waiting(moment.state).deadline is None:
        hold(listed, "agree", f"seat {seat} is waited for and has no move: {play.where(moment)}")
    for move in listed:
        legal = _is_legal_in_time(play, moment, seat, move)
        hold(legal, "agree", f"{move!r} of seat {seat} is listed and refused: {play.where(moment)}")


def _check_unlisted(play: Play, moment: Moment, seat: Seat, others: list[Any]) -> None:
    for move in others:
        legal = _is_legal_in_time(play, moment, seat, move)
        hold(not legal, "agree", f"{move!r} of seat {seat} is legal and not listed: {play.where(moment)}")


def _check_sample(play: Play, moment: Moment, seat: Seat, listed: Any) -> None:
    if listed is not None and not listed:
        return
    for i in range(3):
        move = play.game.sample(moment.state, seat, play.rng("sample", moment.seq, i))
        legal = _is_legal_in_time(play, moment, seat, move)
        hold(legal, "agree", f"the sample {move!r} of seat {seat} is refused: {play.where(moment)}")
        hold(listed is None or move in listed, "agree", f"the sample {move!r} is not listed: {play.where(moment)}")


def _is_legal_in_time(play: Play, moment: Moment, seat: Seat, move: Any) -> bool:
    refusal = _refuse(play, moment, seat, move, moment.at)
    if refusal is not None and refusal.until is not None:
        refusal = _refuse(play, moment, seat, move, refusal.until)
    return refusal is None


def _refuse(play: Play, moment: Moment, seat: Seat, move: Any, at: Millis) -> Refusal | None:
    try:
        return play.game.refuse(moment.state, seat, move, at)
    except Exception as error:
        raise LawBroken(f"reject: refuse raises {error!r} on {move!r} of seat {seat}: {play.where(moment)}") from error
