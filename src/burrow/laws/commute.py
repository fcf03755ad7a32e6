"""The law of order: moves that several seats make at once lead to the same state in either order."""

from itertools import combinations
from typing import Any

from burrow.engine.game import AnyGame, Event, Seat
from burrow.laws.broken import hold
from burrow.laws.play import Moment, Play

PAIRS = 40
"""How many pairs of moves of two seats are tried at one moment."""


def commute(play: Play) -> None:
    """Moves of different seats commute unless they are claims; waiting for several seats at once needs the trait."""
    for moment in play.some_moments(24):
        waiting = play.game.waiting(moment.state)
        if len(waiting.seats) < 2 or waiting.nature:
            continue
        hold("simultaneous" in play.game.traits, "commute", f"{waiting.seats} at once without the trait")
        for one, other in combinations(waiting.seats, 2):
            for a, b in _pairs(play, moment, one, other):
                _check_pair(play, moment, (one, a), (other, b))


def _pairs(play: Play, moment: Moment, one: Seat, other: Seat) -> list[tuple[Any, Any]]:
    """Pairs with one move of each seat: all of them, or a sample."""
    firsts, seconds = _moves(play, moment, one), _moves(play, moment, other)
    if len(firsts) * len(seconds) <= PAIRS:
        return [(a, b) for a in firsts for b in seconds]
    rng = play.rng("commute", moment.seq, one, other)
    return [(rng.choice(firsts), rng.choice(seconds)) for _ in range(PAIRS)]


def _moves(play: Play, moment: Moment, seat: Seat) -> list[Any]:
    """Moves that are legal now and are not claims."""
    listed = play.game.moves(moment.state, seat)
    if listed is None:
        listed = [play.game.sample(moment.state, seat, play.rng("commute", moment.seq, seat))]
    return [m for m in listed if not m.claim and play.game.refuse(moment.state, seat, m, moment.at) is None]


def _check_pair(play: Play, moment: Moment, first: tuple[Seat, Any], second: tuple[Seat, Any]) -> None:
    game = play.game
    between = [_after(game, moment, moment.state, *move, later=0) for move in (first, second)]
    if any(game.waiting(state).nature for state in between):
        return  # nature speaks in between, and its answer may depend on the order
    where = f"{first!r} and {second!r}: {play.where(moment)}"
    for state, (seat, move) in zip(between, (second, first), strict=True):
        refusal = game.refuse(state, seat, move, moment.at)
        hold(refusal is None, "commute", f"one makes the other illegal, and neither is a claim: {where}")
    ends = [_after(game, moment, state, *move, later=1) for state, move in zip(between, (second, first), strict=True)]
    hold(ends[0] == ends[1], "commute", f"the order matters, and neither is a claim: {where}")


def _after(game: AnyGame, moment: Moment, state: Any, seat: Seat, move: Any, *, later: int) -> Any:
    return game.apply(state, Event(moment.seq + later, moment.at, seat, move))
